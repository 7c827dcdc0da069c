"""Content packs while they are written: what the box holds, and everything that is wrong with a pack."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.box.proofs import MOST_PROBLEMS, box_of, proof_of
from hotelier.server.refusals import Refusal

EXAMPLES = Path(__file__).parents[3] / "examples"


def problems(pack: dict[str, Any]) -> list[tuple[str | None, str | None, str | None, str]]:
    proof = proof_of(pack)
    assert (proof.shown is None) == bool(proof.problems)
    return [(each.part, each.id, each.field, each.message) for each in proof.problems]


@pytest.mark.parametrize("file", ["my-box.json", "my-waltz.json"])
def test_an_example_is_shown_as_it_is(file: str) -> None:
    pack = json.loads((EXAMPLES / file).read_text())
    shown = proof_of(pack).shown
    assert shown is not None and shown.pack == pack
    assert shown.differences


def test_every_wrong_value_is_named_with_what_is_allowed() -> None:
    pack = {
        "game": "austria",
        "name": "typing",
        "staff": [{"id": 120, "cost": "three"}, {"id": 166, "cost": 5}, {"id": 220, "cost": 1}],
        "guests": [{"id": 134, "order": {"wine": 5}, "vp": 100}, {"id": 65, "vp": 4}],
        "celebrities": [{"id": "einstein", "points": 4}],
        "modules": {"1": {"champagne_costs": [1, 2]}, "2": {"cost": 2}},
    }
    found = problems(pack)
    assert [place[:3] for place in found] == [
        ("staff", "120", "cost"),
        ("staff", "220", "cost"),
        ("guests", "134", "order"),
        ("guests", "134", "vp"),
        ("celebrities", "einstein", "points"),
        ("modules", "1", "champagne_costs"),
    ]
    told = [message for *_, message in found]
    assert told[0].endswith("'cost' is 'three'; it must be a whole number from 0 to 99")
    assert "there is no card with the id 220; allowed are: 1, 2" in told[1]
    assert told[2].endswith("an order is of 1 to 4 items")
    assert told[3].endswith("'vp' is 100; it must be a whole number from -99 to 99")
    assert "unknown field 'points'; allowed are:" in told[4]
    assert told[5].endswith(
        "'champagne_costs' is [1, 2]; it must be a list of 3 whole numbers from 0 to 99"
    )


def test_values_that_go_together_are_right_beside_a_wrong_one() -> None:
    """Card 17 becomes an end card: timing and score are each wrong alone."""
    row = {"id": 17, "timing": "end", "score": {"per": "rooms", "vp": 1}, "die": None, "cost": -1}
    found = problems({"game": "austria", "name": "typing", "staff": [row, {"id": 18, "cost": 77777}]})
    assert ("staff", "18", "cost") in [place[:3] for place in found]
    assert {place[1] for place in found} == {"17", "18"}


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ({"game": "chess", "name": "x"}, "unknown game 'chess'; there are: austria, overbooking"),
        ({"game": "austria", "name": " "}, "needs a 'name' of its own"),
        ({"game": "austria", "name": "hotelier"}, "could be taken for our own values"),
        (
            {"game": "overbooking", "name": "x", "dice": 1},
            "unknown field 'dice'; allowed are: coins, hotels",
        ),
        ({"game": "overbooking", "name": "x", "hotels": 7}, "'hotels' is 7"),
        ({"game": "overbooking", "name": "x", "coins": {"wolf": [1]}}, "'wolf'"),
    ],
)
def test_what_is_wrong_with_a_pack_as_a_whole(pack: dict[str, Any], said: str) -> None:
    ((*_, message),) = problems(pack)
    assert said in message


def test_no_more_than_some_problems_are_looked_for() -> None:
    pack = {"game": "overbooking", "name": "x", "hotels": [{"id": "1a", "beds": 0}] * 150}
    assert len(problems(pack)) == MOST_PROBLEMS


def test_the_box_has_every_value_with_its_form() -> None:
    parts = {part.part: part for part in reversed(box_of("austria").parts)}
    guests = parts["guests"]
    assert guests.forms["vp"] == {"kind": "number", "least": -99, "most": 99}
    assert guests.forms["colour"] == {"kind": "choice", "words": ["blue", "red", "yellow", "green"]}
    assert guests.forms["order"]["fields"]["wine"] == {"kind": "number", "least": 1, "most": None}
    assert guests.forms["reward"]["each"]["count"] == 1, "an effect is one word"
    assert "name" not in guests.forms
    drummer = next(row for row in guests.rows if row.id == 134)
    assert drummer.stand_in == ["order", "vp"]
    assert parts["modules"].forms["champagne_costs"]["count"] == 3
    assert parts["modules"].rows[0].values["champagne_costs"] == [1, 2, 3]
    coins, hotels = box_of("overbooking").parts
    assert coins.forms["coins"]["each"] == {"kind": "number", "least": 0, "most": 9}
    assert {row.id for row in coins.rows} == {"bird", "fish", "lion", "stag"}
    assert hotels.rows[1].stand_in == ["beds", "rule"]
    with pytest.raises(Refusal, match="allowed are: austria, overbooking"):
        box_of("chess")
