"""The companion over the API: whoever asks brings all answers along, and the server keeps nothing.

Whole games are answered out of games of the engine (`tests/austria/companion/follower.py`), with what a
page can put together from each question and nothing else; what the companion says then is compared with the
game, source by source.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.austria.companion.follower import Follower
from tests.server.sitting import Answered, House, house

GAMES: dict[str, tuple[dict[str, Any], int, str, tuple[str, str]]] = {
    "leopold": ({"difficulty": "hard"}, 5, "box", ("turned_up", "")),
    "elisabeth": ({"difficulty": "hard", "modules": "1,2,5"}, 2, "box", ("coloured_spaces", "")),
    "sushi": ({"difficulty": "medium", "modules": "3", "entrance": "sushi_resort"}, 3, "box", ("gone", "")),
    "stars": ({"modules": "3,5", "entrance": "nine_stars"}, 1, "companion", ("lines", "0")),
    "toll": ({"modules": "1,2,3", "entrance": "toll_bridge"}, 16, "companion", ("tolls", "4, 4")),
    "couture": ({"modules": "1,2,3", "entrance": "hautel_couture"}, 3, "companion", ("complete", "75, 99")),
}
"""Options, the seed of the game, who draws the cards, and what is asked in it, perhaps with an answer."""
SEED = 4
FIVE = "65, 77, 51, 99, 74"
"""Knight of the Empire, Apothecary, Composer, Cramersopholus, Earl; the Earl has 10 VP and is blue."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("companion")
    with house(folder) as opened:
        yield opened


def ask(home: House, answers: list[str], **given: Any) -> Answered:
    return home.ask("POST", "/companion", {"seed": SEED, "deck": "box", "answers": answers, **given})


def tapped(question: dict[str, Any], typed: str) -> str:
    """A typed answer as the page puts it together from what the question lists."""
    form, choices, slots, ours = (question[field] for field in ("form", "choices", "slots", "ours"))
    if form == "choice":
        assert typed in choices
        return typed
    if ours and not typed:
        return ", ".join(ours).replace(" and ", ", ")
    parts = [typed] if typed in choices else typed.split("," if "," in typed else None)
    words = [part.strip() for part in parts]
    if form == "each":
        assert set(words) <= set(choices) and len(words) == len(slots)
    elif form == "numbers":
        assert len(words) == len(slots)
        assert all(question["least"] <= int(word) <= question["most"] for word in words)
    else:
        words = [word for word in words if word != "-"]
        assert set(words) <= set(choices or slots)
        assert form == "times" or question["least"] <= len(words) <= question["most"]
    return ", ".join(words) or "-"


@pytest.mark.pure_only("watches Leopold by a subclass")
@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_game_ends_as_in_the_engine_source_by_source(home: House, name: str) -> None:
    options, seed, deck, (kind, answer) = GAMES[name]
    follower = Follower(options, seed, deck, order=SEED if deck == "companion" else None)
    follower.run()
    answers: list[str] = []
    told: list[dict[str, Any]] = []
    asked: list[tuple[str, str]] = []
    for count, typed in enumerate(follower.answers):
        step = ask(home, answers, options=options, deck=deck)
        assert step["question"] is not None
        told += [
            event
            for said in step["said"]
            if said["answers"] == count
            for event in said["events"]
            if event["kind"] != "steps_gained"
        ]
        answers.append(tapped(step["question"], typed))
        asked.append((step["question"]["kind"], answers[-1]))
    end = ask(home, answers, options=options, deck=deck)
    assert (kind, answer) in asked or (not answer and kind in dict(asked))
    outcome = follower.game.outcome
    assert outcome is not None and end["question"] is None
    expected = dict(outcome.breakdown[1])
    staff = expected.pop("staff")
    standing = end["standing"]
    assert standing["points"] == {source: vp for source, vp in expected.items() if vp}
    assert {card: vp for card, vp in standing["staff"].items() if vp} == staff
    assert standing["vp"] == outcome.scores[1]
    seen = [event["card"] for event in told if event["kind"] == "instruction_drawn"]
    assert seen == [event["card"] for event in follower.events if event["kind"] == "instruction_drawn"]
    taken = [event["guest"] for event in told if event["kind"] == "automaton_takes_guest"]
    assert taken == [
        event["guest"] for event in follower.events if event["kind"] == "automaton_takes_guest"
    ]


def test_a_turn_is_told_with_card_hand_reason_and_room(home: House) -> None:
    """195: a white icon, die 3, C, to the right. The Earl goes to 1a, the first empty blue space."""
    step = ask(home, ["", "195", FIVE, "2"], options={"difficulty": "hard"})
    assert [said["kind"] for said in step["said"]] == ["card", "told", "put_room", "told", "told", "status"]
    card, guest, room, die = step["said"][:4]
    assert card["about"] == {"card": 195, "round": 1, "turn": 1}
    assert card["events"][0]["hand"] == "left_to_right"
    assert guest["events"][0]["guest"] == 74 and guest["events"][0]["reason"] == "white_icon"
    assert room["about"] == {"space": "1a", "guest": 74}
    assert die["events"][0]["value"] == 3
    assert step["standing"]["occupied"] == ["1a"] and step["standing"]["vp"] == 10
    assert step["standing"]["countdown"] == {"A": "absent", "B": "absent", "C": "III"}
    assert step["question"]["kind"] == "two_turns" and step["question"]["choices"] == ["", "p"]


def test_only_what_changed_is_asked_for(home: House) -> None:
    """Leopold has taken the Earl, and nobody has moved since: the others are known."""
    first = ask(home, ["", "195"], options={"difficulty": "hard"})["question"]
    assert (first["kind"], first["least"], first["most"], first["known"]) == ("queue", 5, 5, [])
    later = ask(home, ["", "195", FIVE, "2", "", "210"], options={"difficulty": "hard"})["question"]
    assert later["kind"] == "newcomers_since" and later["known"] == ["65", "77", "51", "99"]
    assert (later["least"], later["most"]) == (1, 5) and "65" not in later["choices"]


def test_the_order_of_a_guest_in_the_cafe_is_counted_item_by_item(home: House) -> None:
    """L41: 145 has 4 VP and an order of ours; with 6 VP printed it may come. 89 orders 2 strudel, 1 cake,
    1 wine, 99 orders 1 strudel and 2 cake: that is ten items, and two of each kind make 18."""
    given = {"options": {"modules": "1,3", "entrance": "hautel_couture"}}
    answers = ["Odeonsaal, Zum Sperl, Apollosaal", "145, 89, 99"]
    cafe = ask(home, answers[:1], **given)["question"]
    assert (cafe["kind"], cafe["least"], cafe["most"]) == ("cafe", 3, 3)
    assert {"145", "89", "99"} <= set(cafe["choices"])
    vp = ask(home, answers, **given)["question"]
    assert (vp["kind"], vp["slots"], vp["ours"]) == ("vp", ["145"], ["4"])
    order = ask(home, [*answers, "6"], **given)["question"]
    assert (order["kind"], order["form"], order["ours"]) == ("order", "order", ["1 wine and 2 coffee"])
    assert order["slots"] == ["strudel", "cake", "wine", "coffee"]
    items = ask(home, [*answers, "6", "2 wine, 1 coffee"], **given)["said"][-1]
    assert items["kind"] == "cafe_items"
    assert items["about"] == {"strudel": 5, "cake": 5, "wine": 5, "coffee": 3}


def test_what_cannot_be_is_refused_in_one_sentence(home: House) -> None:
    body = {"seed": 4, "deck": "box", "options": {"difficulty": "hard"}}
    refused = home.refused("bad_request", "POST", "/companion", {**body, "answers": ["", "900"]})
    assert "Leopold has no card '900'" in refused["message"]
    refused = home.refused("bad_option", "POST", "/companion", {**body, "options": {"modules": "4"}})
    assert "modules cannot have '4' in a game alone" in refused["message"]
    refused = home.refused("bad_content", "POST", "/companion", {**body, "content": {"game": "austria"}})
    assert "name" in refused["message"]
