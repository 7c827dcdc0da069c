"""What happens is told: every kind of event with its values, to everybody as they may know it."""

from collections import Counter
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

import hotelier
from hotelier import Seeded
from hotelier.overbooking.content.printed import RULES, read_printed
from hotelier.overbooking.content.rows import Rule
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules.tale import OverbookingTale
from hotelier.overbooking.shown.events import Event, Guests, House
from tests import contract
from tests.fold import fold_game
from tests.overbooking.positions import dealt, stuck
from tests.overbooking.table import Table

Json = dict[str, Any]
FOLDED = 42
"""Random games: all options and numbers of seats at least twice, and every style of playing."""
KINDS = {get_args(get_type_hints(member)["kind"])[0] for member in get_args(Event)}


def card(text: str) -> Json:
    """A card at a hotel, face up: "0:fish 3"."""
    owner, _, name = text.partition(":")
    house, beds = name.split()
    return {"owner": int(owner), "house": house, "beds": int(beds)}


def at(kind: str, text: str, hotel: int = 1, **more: object) -> Json:
    """Something that happens to a card at a hotel."""
    return {"kind": kind, "seat": card(text)["owner"], "hotel": hotel, "card": card(text), **more}


def opened(queue: list[str], door: list[str], hotel: int = 1, beds: int = 13, rule: str = "none") -> Json:
    return {
        "kind": "hotel_opened",
        "hotel": hotel,
        "beds": beds,
        "rule": rule,
        "queue": [card(text) for text in queue],
        "door": [card(text) for text in door],
    }


def checked(text: str, beds: int, vp: int, turn: str = "size") -> Json:
    """A card that gets its beds, and how many are left."""
    return at("booking_checked", text, turn=turn, got=True, beds=beds, vp=vp)


def turned_away(text: str, beds: int, turn: str = "size") -> list[Json]:
    return [
        at("booking_checked", text, turn=turn, got=False, beds=beds, vp=0),
        at("card_discarded", text),
    ]


DONE = {"kind": "hotel_checked", "hotel": 1}


def until_done(events: list[Json]) -> list[Json]:
    """What happened at the first hotel."""
    return events[: events.index(DONE) + 1]


# Setting up, rounds -------------------------------------------------------------------------------


def test_os1_os2_os3_the_setup() -> None:
    game = dealt("1a", "5a", decks=["fish 123456 bird 123", "lion 1"], tell=True)
    set_up, begins, own, other = game.events(0)
    assert set_up == {"decision": 0, "kind": "set_up", "seats": 2, "start": 0, "deck": 24}
    assert begins == {
        "decision": 0,
        "kind": "round_begins",
        "round": 1,
        "start": 0,
        "turned": False,
        "hotels": [
            {"id": "1a", "beds": 13, "rule": "none", "stand_in": False, "token": True},
            {"id": "5a", "beds": 15, "rule": "no_back_door", "stand_in": True, "token": False},
        ],
    }
    cards = [{"house": "fish", "beds": beds} for beds in range(1, 7)]
    cards += [{"house": "bird", "beds": beds} for beds in range(1, 4)]
    assert own == {"decision": 0, "kind": "cards_drawn", "seat": 0, "count": 9, "cards": cards}
    assert other == {"decision": 0, "kind": "cards_drawn", "seat": 1, "count": 9, "cards": None}


def test_os3_only_who_draws_cards_is_told_which() -> None:
    game = dealt("1a", "5a", tell=True)
    for audience in (0, 1, None):
        drawn = [event for event in game.events(audience) if event["kind"] == "cards_drawn"]
        assert [event["cards"] is not None for event in drawn] == [audience == 0, audience == 1]


def test_on1_on2_on3_the_next_round() -> None:
    """ON1: the other sides of the hotels 1a and 2a; seat 1 starts; five cards for everybody."""
    table = Table("1a", "2a", decks=["", ""]).listen().check()
    ends, begins, *drawn = table.told(0)[-4:]
    assert ends == {"kind": "round_ends", "round": 1}
    assert begins == {
        "kind": "round_begins",
        "round": 2,
        "start": 1,
        "turned": True,
        "hotels": [
            {"id": "1b", "beds": 11, "rule": "second_face_up", "stand_in": True, "token": True},
            {"id": "2b", "beds": 14, "rule": "first_face_up", "stand_in": True, "token": True},
        ],
    }
    assert [(event["seat"], event["count"]) for event in drawn] == [(0, 5), (1, 5)]
    hand = {f"{each['house']} {each['beds']}" for each in drawn[0]["cards"]}
    assert hand <= set(table.hand(0).split(", ")) and len(hand) == 5
    assert drawn[1]["cards"] is None


def test_on1_new_hotels_are_not_turned_ones() -> None:
    table = Table("1a", "2a", later=["3a", "4b"]).round(2).listen().check()
    begins = next(event for event in table.told() if event["kind"] == "round_begins")
    assert (begins["round"], begins["turned"]) == (3, False)
    assert [hotel["id"] for hotel in begins["hotels"]] == ["3a", "4b"]


# Playing cards ------------------------------------------------------------------------------------


def placed(game: Overbooking, text: str, audience: int | None) -> Json:
    """What an audience is told of a placement."""
    twin = game.clone()
    twin.listen()
    twin.apply(twin.parse(text))
    return twin.events(audience)[0]


def test_oc2_others_see_the_back_of_a_card_that_is_laid_face_down() -> None:
    game = Table("12 none").seat(hand="fish 3, fish 5").at(queue="1:bird 2").game
    back = {
        "decision": 1,
        "kind": "card_placed",
        "seat": 0,
        "house": "fish",
        "large": False,
        "beds": None,
        "hotel": 1,
        "to": "queue",
        "place": 2,
        "face_up": False,
    }
    for audience in (1, None):
        assert placed(game, "fish 3 queue 1", audience) == back
        assert placed(game, "fish 5 queue 1", audience) == {**back, "large": True}
        assert placed(game, "fish 5 door 1", audience) == {**back, "large": True, "to": "door", "place": 1}
    assert placed(game, "fish 3 queue 1", 0) == {**back, "beds": 3}


def test_oc2_cards_with_the_same_back_are_told_alike() -> None:
    game = Table("12 none").seat(hand="fish 1, fish 2, fish 3").game
    told = [placed(game, f"fish {beds} queue 1", 1) for beds in (1, 2, 3)]
    assert told[0] == told[1] == told[2]


def test_a_card_that_is_laid_face_up_is_seen_by_all() -> None:
    game = Table("12 first_face_up").seat(hand="fish 5, fish 6").game
    for audience in (0, 1, None):
        told = placed(game, "fish 5 queue 1", audience)
        assert (told["beds"], told["face_up"]) == (5, True)
    told = placed(game, "fish 5 door 1", 1)
    assert (told["beds"], told["face_up"]) == (None, False)


def test_op4_with_memory_a_log_does_not_tell_its_player_either() -> None:
    game = Table("12 none", memory=True).seat(hand="fish 3, fish 5").game
    for audience in (0, 1, None):
        assert placed(game, "fish 3 queue 1", audience)["beds"] is None
    game = Table("12 first_face_up", memory=True).seat(hand="fish 3, fish 5").game
    assert placed(game, "fish 3 queue 1", 0)["beds"] == 3


def test_op3_the_first_card_at_a_back_door_brings_the_token() -> None:
    table = Table("12 none").seat(0, hand="fish 3, fish 5").seat(1, hand="bird 1, bird 2").listen()
    table.play("fish 3 door 1", "bird 1 door 1")
    kinds = [event["kind"] for event in table.told()]
    assert kinds == ["card_placed", "token_taken", "card_placed"]
    assert table.told()[1] == {"kind": "token_taken", "seat": 0, "hotel": 1, "vp": 1}


def test_op2_the_last_player_declines() -> None:
    table = Table("12 none").placed(9).listen().play("decline")
    assert table.told(since=1)[0] == {"kind": "placement_declined", "seat": 1}


def test_op6_a_skipped_placement_is_seen_by_everybody() -> None:
    """Seat 0 cannot place a card after the last placement of seat 1."""
    game = stuck(tell=True)
    for audience in (0, 1, None):
        *_, laid, skipped = game.events(audience)
        assert (laid["kind"], laid["seat"], laid["decision"]) == ("card_placed", 1, 8)
        assert skipped == {"decision": 8, "kind": "placement_skipped", "seat": 0}


def test_a_placement_without_a_choice_is_told_with_the_decision_before_it() -> None:
    """Seat 1 has one card, for which the queue of hotel 2 is the only place left."""
    table = Table("9 small_groups", "10 none").at(1, door="0:bird 1, 1:bird 1", queue="0:lion 1")
    table.at(2, door="0:bird 2, 1:bird 2", queue="0:lion 4, 1:lion 4, 0:lion 5")
    table.seat(0, hand="fish 1, fish 2, fish 3").seat(1, hand="stag 6").listen().play("fish 1 queue 1")
    own, forced = table.game.events(1)
    assert (own["seat"], own["beds"], own["decision"]) == (0, None, 1)
    assert forced == {
        "decision": 1,
        "kind": "card_placed",
        "seat": 1,
        "house": "stag",
        "large": True,
        "beds": 6,
        "hotel": 2,
        "to": "queue",
        "place": 4,
        "face_up": False,
    }
    assert table.game.events(0)[1] == {**forced, "beds": None}


# Checking bookings --------------------------------------------------------------------------------


def test_ob1_ob4_beds_in_order_and_none_for_nobles() -> None:
    """The first worked example: 13 beds, 8 left, 3 left, none for the nobles, 1 left."""
    table = Table("13 none").at(queue="0:fish 2, 0:bird 5, 1:lion 5, 1:stag 4").listen().check()
    for audience in (0, 1, None):
        assert until_done(table.told(audience)) == [
            opened(["0:fish 2", "0:bird 5", "1:lion 5", "1:stag 4"], []),
            checked("0:bird 5", 8, 1),
            checked("1:lion 5", 3, 1),
            *turned_away("1:stag 4", 3),
            checked("0:fish 2", 1, 3),
            DONE,
        ]


def test_ow2_the_rule_of_a_hotel_and_more_beds() -> None:
    """The second worked example: 8 and 3 beds, the monk first by the rule, and all get beds."""
    table = Table("8 monks_first", seats=3)
    table.at(queue="2:stag 1, 1:bird 4, 0:fish 3, 2:lion 2", door="1:fish 2").listen().check()
    assert until_done(table.told()) == [
        opened(["2:stag 1", "1:bird 4", "0:fish 3", "2:lion 2"], ["1:fish 2"], beds=8, rule="monks_first"),
        at("power_used", "1:fish 2", power="merchants", chosen=None, place=None, beds=11),
        checked("2:stag 1", 10, 3, "rule"),
        checked("1:bird 4", 6, 2),
        checked("0:fish 3", 3, 2),
        checked("2:lion 2", 1, 3),
        at("card_discarded", "1:fish 2"),
        DONE,
    ]


def test_ow1_ow4_nobles_choose_and_a_monk_moves() -> None:
    """The third worked example: the chosen 3 first, the monk at the end of the queue gets the last bed."""
    table = Table("15 two_houses", seats=3)
    table.at(queue="0:fish 3, 2:lion 6, 2:fish 5, 1:lion 4", door="0:stag 4, 1:bird 1").listen().check()
    before = [
        opened(
            ["0:fish 3", "2:lion 6", "2:fish 5", "1:lion 4"],
            ["0:stag 4", "1:bird 1"],
            beds=15,
            rule="two_houses",
        )
    ]
    assert table.told() == before
    table.play("choose 1")
    assert [event["decision"] for event in table.game.events(None)][:3] == [0, 1, 1]
    assert until_done(table.told()) == [
        *before,
        at("power_used", "0:stag 4", power="nobles", chosen=card("0:fish 3"), place=1, beds=15),
        at("power_used", "1:bird 1", power="monk", chosen=None, place=None, beds=15),
        at("card_moved", "1:bird 1", place=5),
        checked("0:fish 3", 12, 2, "chosen"),
        checked("2:lion 6", 6, 1),
        checked("2:fish 5", 1, 1),
        *turned_away("1:lion 4", 1),
        checked("1:bird 1", 0, 3),
        at("card_discarded", "0:stag 4"),
        DONE,
    ]


def test_ow3_maids_replace_a_card() -> None:
    table = Table("3 none").at(queue="0:bird 6, 1:lion 3, 0:stag 4", door="0:fish 3").check().listen()
    table.play("choose 1")
    assert until_done(table.told()) == [
        at("power_used", "0:fish 3", power="maids", chosen=card("0:bird 6"), place=1, beds=3),
        at("card_replaced", "0:fish 3", replaced=card("0:bird 6"), place=1),
        at("card_discarded", "0:bird 6"),
        *turned_away("0:stag 4", 3),
        checked("0:fish 3", 0, 2),
        *turned_away("1:lion 3", 0),
        DONE,
    ]


def test_ow4_ow5_a_choice_is_void_when_soldiers_replace_the_card() -> None:
    """The soldiers are checked by size, not first."""
    table = Table("5 none").at(queue="0:bird 6, 0:lion 5", door="0:fish 4, 1:fish 5").check().listen()
    table.play("choose 1", "choose 1")
    assert until_done(table.told()) == [
        at("power_used", "0:fish 4", power="nobles", chosen=card("0:bird 6"), place=1, beds=5),
        at("power_used", "1:fish 5", power="soldiers", chosen=card("0:bird 6"), place=1, beds=5),
        at("card_replaced", "1:fish 5", replaced=card("0:bird 6"), place=1),
        at("card_discarded", "0:bird 6"),
        checked("1:fish 5", 0, 1),
        *turned_away("0:lion 5", 0),
        at("card_discarded", "0:fish 4"),
        DONE,
    ]


def test_ow6_ob6_labourers_leave_no_bed_but_never_fewer() -> None:
    """2 - 3 beds are none; two more powers bring it to 2 - 3 + 3."""
    table = Table("2 none").at(queue="0:bird 1", door="0:fish 6, 1:fish 2").listen().check()
    assert until_done(table.told()) == [
        opened(["0:bird 1"], ["0:fish 6", "1:fish 2"], beds=2),
        at("power_used", "0:fish 6", power="labourers", chosen=None, place=None, beds=0),
        at("power_used", "1:fish 2", power="merchants", chosen=None, place=None, beds=2),
        checked("0:bird 1", 1, 3),
        at("card_discarded", "0:fish 6"),
        at("card_discarded", "1:fish 2"),
        DONE,
    ]


def test_ow4_ow5_powers_that_are_not_used() -> None:
    """Nobles decline; for soldiers there are no labourers."""
    table = Table("13 none").at(queue="0:bird 1", door="0:fish 4, 1:fish 5").check().listen().play("done")
    assert table.told()[:2] == [
        at("power_unused", "0:fish 4", power="nobles", declined=True),
        at("power_unused", "1:fish 5", power="soldiers", declined=False),
    ]


def test_ob1_an_empty_hotel_is_opened_too() -> None:
    table = Table("13 none", "12 none").listen().check()
    assert table.told()[:4] == [
        opened([], []),
        DONE,
        opened([], [], hotel=2, beds=12),
        {"kind": "hotel_checked", "hotel": 2},
    ]


# The end ------------------------------------------------------------------------------------------


def test_oe1_oe2_oe3_the_end_with_a_bonus() -> None:
    """Seat 0: four fish with 3 + 3 + 2 + 2 coins and a bonus of 2; seat 1: the same without the fourth."""
    table = Table("13 none", bonus="beginner").seat(0, collected="fish 1, fish 2, fish 3")
    table.seat(1, collected="bird 1, bird 2, bird 3").at(queue="0:fish 4").listen().end()
    assert table.told()[-3:] == [
        {"kind": "round_ends", "round": 4},
        {"kind": "bonus_scored", "seat": 0, "house": "fish", "cards": 4, "vp": 2},
        {"kind": "game_over", "scores": [12, 8], "ranking": [1, 2], "winners": [0]},
    ]


def test_oe3_a_shared_victory() -> None:
    table = Table("13 none").listen().end()
    assert table.told()[-1] == {
        "kind": "game_over",
        "scores": [0, 0],
        "ranking": [1, 1],
        "winners": [0, 1],
    }


# Whole games --------------------------------------------------------------------------------------


def test_events_of_random_games_fold_into_the_views_of_every_audience() -> None:
    """And every kind of event is among them."""
    kinds: Counter[str] = Counter()
    for number in range(FOLDED):
        kinds += fold_game("overbooking", number).kinds
    assert set(kinds) == KINDS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_told_beds_are_the_cards_collected(seats: int) -> None:
    """OB3-OB5: who is told to get beds is who has the card afterwards, with its coins; every hotel of every
    round is opened once."""
    for seed in range(8):
        game = hotelier.new_game("overbooking", seats=seats, seed=seed, tell=True)
        rng = Random(seed)
        while game.to_move is not None:
            game.apply(rng.choice(game.legal_actions()))
        events = game.events(None)
        for seat, player in enumerate(game.view(None)["players"]):
            given = [
                event
                for event in events
                if event["kind"] == "booking_checked" and event["seat"] == seat and event["got"]
            ]
            names = [f"{event['card']['house']} {event['card']['beds']}" for event in given]
            assert sorted(names) == sorted(player["collected"])
            assert sum(event["vp"] for event in given) == sum(player["coins"])
        assert sum(event["kind"] == "hotel_opened" for event in events) == 4 * seats


def test_beds_count_down_and_never_below_zero() -> None:
    """OB4, OB6: what is left after each card is told, and a card without beds takes none."""
    for seed in range(20):
        game = contract.play_on(
            hotelier.new_game("overbooking", seats=3, seed=seed, tell=True), Seeded(seed)
        )
        beds = 0
        for event in game.events(None):
            if event["kind"] == "booking_checked":
                need = event["card"]["beds"]
                assert event["got"] == (need <= beds)
                assert event["beds"] == beds - (need if event["got"] else 0)
            if event["kind"] in ("hotel_opened", "power_used", "booking_checked"):
                beds = event["beds"]
            assert beds >= 0


def test_a_secret_that_is_told_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the contract, tried on a game that tells everybody what is laid face down."""
    game = dealt("1a", "2a", tell=True)
    assert contract.check_events_tell_no_secrets(game, Seeded(1)) > 0
    monkeypatch.setattr(
        OverbookingTale, "tell_secret", lambda tale, event, knower, instead: tale.tell(event)
    )
    with pytest.raises(AssertionError, match="what cannot be known"):
        contract.check_events_tell_no_secrets(game, Seeded(1))


def test_the_declared_words_are_the_printed_ones() -> None:
    printed = read_printed()
    assert get_args(House) == tuple(printed.houses)
    assert get_args(Guests) == tuple(row["name"] for row in printed.types)
    assert get_args(Rule) == RULES


def test_a_guess_goes_on_telling_where_the_game_was() -> None:
    game = contract.play_on(dealt("1a", "2a", tell=True), Seeded(1), 5)
    guess = game.resample(0, Seeded(2))
    contract.play_on(guess, Seeded(3), 1)
    assert guess.events(0)[-1]["decision"] == 6
