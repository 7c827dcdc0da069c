"""What is told of Leopold's turns, in views and in records, as data and in words."""

import json
from typing import Any

import pytest

from hotelier import new_game, replay
from hotelier.austria.game import Austria
from hotelier.austria.solo.leopold import Leopold
from hotelier.core.chance import Seeded
from hotelier.core.records import to_text
from tests.austria.solo.table import (
    LEOPOLD,
    YOU,
    SoloTable,
    decide_at_random,
    finish_at_random,
    play,
    random_game,
    solo_game,
)

FULL = "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e 3a 3b 3c 3d 3e 4a 4b 4c 4d 4e"


def test_l6_l9_a_whole_turn_as_data() -> None:
    """207 on hard: red and white guests, dice 1 and 2, 2 steps, staff; hand to the left."""
    table = SoloTable("hard").queue(69, 82, 72, 90, 103).next_guests(74).dice("1223").leopold(207)
    events = [{key: value for key, value in event.items() if key != "text"} for event in table.events()]
    assert events == [
        {"kind": "card", "card": 207, "round": 1},
        {"kind": "guest", "guest": 90, "icon": "red", "place": 4, "space": "1c", "vp": 7},
        {"kind": "guest", "guest": 74, "icon": "white", "place": 1, "space": "1a", "vp": 10},
        {"kind": "die", "value": 2, "dice": 2},
        {"kind": "steps", "steps": 2},
        {"kind": "staff", "staff": 31},
    ]


def test_l6_l9_a_whole_turn_in_words() -> None:
    table = SoloTable("hard").queue(69, 82, 72, 90, 103).next_guests(74).dice("1223").leopold(207)
    sentences = [
        "Leopold draws card 207",
        "Leopold takes 90 Senior Legal Secretary (7 VP) from place 4: the most VP among the red guests; "
        "the room goes to 1c",
        "Leopold takes 74 Earl (10 VP) from place 1: the most VP for a white icon; the room goes to 1a",
        "Leopold takes a die from space 2, where 2 lay",
        "Leopold advances 2 on the emperor track",
        "Leopold turns up 31 Chambermaid",
    ]
    assert [event["text"] for event in table.events()] == sentences
    assert table.game.events() == ["Round 1: " + ". ".join(sentences) + "."]


def told(table: SoloTable, kind: str) -> dict[str, Any]:
    """The only event of a kind."""
    found = [event for event in table.events() if event["kind"] == kind]
    assert len(found) == 1
    return found[0]


def test_l6_the_words_say_that_there_was_no_guest_of_the_colour() -> None:
    event = told(SoloTable().queue(82, 55, 97, 59, 92).leopold(193), "guest")
    assert (event["guest"], event["icon"]) == (55, "blue")
    assert "no blue guest" in event["text"]
    assert "55 Photographer" in event["text"]
    assert "1b" in event["text"]


def test_l6_the_words_say_that_nobody_can_be_placed() -> None:
    event = told(SoloTable().seat(LEOPOLD, occupied=FULL).leopold(196), "no_guest")
    assert event["icon"] == "yellow"
    assert "yellow" in event["text"]


def test_l9_the_words_say_that_no_staff_card_is_left() -> None:
    event = told(SoloTable().private().leopold(198), "staff")
    assert event["staff"] is None
    assert "no staff card left" in event["text"]


def test_l10_countdown_and_claim_are_told() -> None:
    table = SoloTable().countdown("absent", "absent", "III").leopold(195)
    event = told(table, "countdown")
    assert (event["objective"], event["countdown"]) == ("C", "II")
    assert "objective C" in event["text"] and "II" in event["text"]
    table.leopold(199)
    event = told(table, "claim")
    assert (event["objective"], event["vp"]) == ("C", 15)
    assert "claims objective C for 15 VP" in event["text"]


def test_l10_the_claim_of_the_10_is_told_as_such() -> None:
    table = SoloTable().countdown("II", "absent", "absent")
    table.seat(YOU, krones=20).play("claim A")
    event = told(table.leopold(200), "claim")
    assert (event["objective"], event["vp"]) == ("A", 10)
    assert "claims objective A for 10 VP" in event["text"]


def test_each_of_his_turns_is_a_line_of_the_record() -> None:
    """197 and 200 have no guest icon on easy."""
    game = solo_game(instructions=[197, 200])
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    assert game.record()["events"] == [
        "Round 1: Leopold draws card 197. Leopold takes a die from space 5, where 1 lay. "
        "Leopold advances 3 on the emperor track.",
    ]
    play(game, "die 6", "done", "end", "die 4", "done", "end")
    assert game.record()["events"][1:] == [
        "Round 1: Leopold draws card 200. Leopold takes a die from space 1, where 2 lay. "
        "Leopold's countdown on objective A is at III.",
    ]


def test_before_his_first_turn_there_is_nothing_to_tell() -> None:
    game = random_game(1)
    assert game.view(YOU)["solo"]["events"] == []
    assert "events" not in game.record()


def test_a_game_of_two_has_no_automaton() -> None:
    game = new_game("austria", seats=2, seed=1)
    assert "solo" not in game.view(0)
    assert "events" not in game.record()
    assert game.automata == ()


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_l6_l10_the_events_of_a_game_tell_all_that_he_got(difficulty: str) -> None:
    """Rooms, guests, staff and objectives can be counted from the events alone."""
    game = finish_at_random(random_game(7, difficulty), 7, "eager")
    view = game.view(YOU)
    events = view["solo"]["events"]
    side = view["players"][LEOPOLD]
    assert sorted(event["space"] for event in events if event["kind"] == "guest") == side["occupied"]
    assert (
        sum(event["vp"] for event in events if event["kind"] == "guest")
        == (side["points_by_source"]["guests"])
    )
    assert [event["staff"] for event in events if event["kind"] == "staff" and event["staff"]] == [
        card["staff"] for card in side["staff"]
    ]
    assert sorted(event["objective"] for event in events if event["kind"] == "claim") == side["objectives"]
    assert len(game.record()["events"]) == sum(event["kind"] == "card" for event in events) == 14
    assert view["solo"]["cards_left"] == 20 - 14


def test_his_turn_is_something_new_on_the_table() -> None:
    """So what you did before it can no longer be taken back."""
    game = solo_game(instructions=[197, 200])
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    before = game.revealed
    play(game, "die 6", "done", "end")
    assert game.revealed == before  # your second turn follows at once
    play(game, "die 4", "done", "end")
    assert game.revealed > before


# Replay -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize(
    ("edition", "board"), [("revised", "night"), ("revised", "day"), ("first", "night"), ("first", "day")]
)
def test_a_record_read_from_json_plays_the_same_game(difficulty: str, edition: str, board: str) -> None:
    game = finish_at_random(random_game(11, difficulty, edition, board), 11)
    record = json.loads(to_text(game.record()))
    assert record == game.record()
    again = replay(record)
    assert again.record() == record
    assert [again.view(seat) for seat in (YOU, None)] == [game.view(seat) for seat in (YOU, None)]
    assert game.outcome is not None and again.outcome is not None
    assert again.outcome.to_json() == game.outcome.to_json()


def test_every_beginning_of_a_game_can_be_replayed() -> None:
    game = random_game(3, "hard")
    rng = Seeded(3)
    while game.to_move is not None:
        if len(game.history) % 20 == 0:
            again = replay(json.loads(json.dumps(game.record())))
            assert again.view(YOU) == game.view(YOU)
            assert again.legal_actions() == game.legal_actions()
        decide_at_random(game, rng)


def test_events_of_a_record_are_for_readers_only() -> None:
    """A replay finds them out again."""
    game = finish_at_random(random_game(5), 5)
    without = {field: value for field, value in game.record().items() if field != "events"}
    assert replay(without).record() == game.record()
    assert replay({**game.record(), "events": ["Leopold went home."]}).record() == game.record()


def test_l10_an_objective_icon_with_nothing_left_to_claim_is_told() -> None:
    game = new_game("austria", seats=1, seed=1, difficulty="hard")
    assert isinstance(game, Austria)
    leopold = game.state.automaton
    assert isinstance(leopold, Leopold)
    leopold.countdown = [3, 3, 3]
    leopold.events = []
    leopold.deck = [card for card in range(20) if leopold.cards[card].number == 204]  # objective B
    game.state.dice = [0, 1, 1, 1, 1, 1, 1]
    leopold.take_turn(game.state)
    told = game.view(0)["solo"]["events"][-1]
    assert told == {"kind": "no_objective", "text": "Leopold has claimed all objectives"}
