"""W1-W10: the values of module 1 are checked, and a wrong one is named with its file and row."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier import BadContent, new_game
from hotelier.austria.content.book import book_of
from hotelier.austria.content.printed import read_printed
from tests.austria.content.test_bad_content import content
from tests.austria.table import Table

__all__ = ["content"]

Wrong = tuple[str, int | str, dict[str, Any], str]

MISTAKES: list[Wrong] = [
    (
        "ballrooms",
        "apollosaal",
        {"scoring": {}},
        "ballroom apollosaal: scoring: must be an object with one word",
    ),
    (
        "ballrooms",
        "apollosaal",
        {"scoring": {"luck": 1}},
        "ballroom apollosaal: scoring: unknown field 'luck'",
    ),
    (
        "ballrooms",
        "apollosaal",
        {"scoring": {"highest_row": [1, 2]}},
        "'highest_row' is [1, 2]; it must be a list of 3",
    ),
    ("ballrooms", "apollosaal", {"scoring": {"pairs": -7}}, "ballroom apollosaal: scoring: 'pairs'"),
    ("ballrooms", "zum_sperl", {"scoring": {"ranks": {"2": [10]}}}, "ballroom zum_sperl: scoring: ranks"),
    ("ballrooms", "zum_sperl", {"scoring": {"ranks": {"5": [10]}}}, "ballroom zum_sperl: scoring: ranks"),
    ("ballrooms", "odeonsaal", {"top": [{"fly": {}}]}, "ballroom odeonsaal: top: unknown field 'fly'"),
    (
        "ballrooms",
        "odeonsaal",
        {"top": [{"gain": {"any_item": 8}}]},
        "odeonsaal: top: what is chosen one by one",
    ),
    ("ballrooms", "odeonsaal", {"colour": "red"}, "ballroom odeonsaal: unknown field 'colour'"),
    ("ballrooms", "odeonsaal", {"id": "zum_sperl"}, "ballroom zum_sperl is there twice"),
    (
        "rehearsal_rooms",
        2,
        {"rewards": [[]]},
        "rehearsal room 2: 'rewards' is [[]]; it must be a list of 3 lists",
    ),
    ("rehearsal_rooms", 2, {"id": 7}, "the rehearsal rooms must have the ids 1 to 4"),
    ("guests", 162, {"only": "cellar"}, "guest 162: 'only' is 'cellar'; allowed are: room, ballroom"),
    (
        "guests",
        161,
        {"reward": [{"send_dancer": {"discount": 0}}]},
        "guest 161: reward: send_dancer: 'discount'",
    ),
    (
        "staff",
        125,
        {"die": {"values": [4], "extra": {"dancer": {}}}},
        "'dancer' goes only with the values (3, 5)",
    ),
    (
        "staff",
        125,
        {"die": {"values": [5], "extra": {"dancer": 1}}},
        "staff card 125: die: extra: 'dancer'",
    ),
    ("staff", 125, {"die": {"values": [3], "extra": {"dancer": {}}}}, "only one card may send a dancer"),
    (
        "staff",
        121,
        {"die": {"values": [1], "at_once": [{"gain": {"vp": 1}}], "after": [{"gain": {"vp": 1}}]}},
        "staff card 121: die: give 'at_once' or 'after', not both",
    ),
    ("staff", 133, {"when": "always"}, "staff card 133: 'when' is 'always'"),
    ("staff", 133, {"use": [{"gain": {"vp": 1}}]}, "staff card 133: 'when' goes only with"),
    ("staff", 122, {"price": {"gold": 1}}, "staff card 122: price: unknown field 'gold'"),
    ("emperor", "B5", {"penalty": {"dancers": 1, "else_vp": 7}}, "tile B5: penalty: 'ballroom' is missing"),
    ("emperor", "B5", {"penalty": {"dancers": 1, "ballroom": 4}}, "tile B5: penalty"),
    ("objectives", "dancers_7", {"needs": {"dancers": 0}}, "objective dancers_7: needs"),
]


def change(folder: Path, kind: str, card: int | str, fields: dict[str, Any]) -> None:
    path = folder / "module_1.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    row = next(row for row in data["adds"][kind] if row["id"] == card)
    row.update(fields)
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize("wrong", MISTAKES, ids=lambda wrong: f"{wrong[1]} {json.dumps(wrong[2])}")
def test_a_mistake_in_the_module_is_named(content: Path, wrong: Wrong) -> None:
    kind, card, fields, words = wrong
    change(content, kind, card, fields)
    with pytest.raises(BadContent) as error:
        read_printed(content)
    assert words in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("champagne_costs", [1, 2]),
        ("champagne_costs", [1, 2, -3]),
        ("champagne_costs", "cheap"),
        ("dancers", -1),
        ("spaces_beyond_seats", 1.5),
        ("orchestra", 1),
    ],
)
def test_a_wrong_value_of_the_module_is_named(name: str, value: object) -> None:
    pack = {"game": "austria", "name": "my box", "modules": {"1": {name: value}}}
    with pytest.raises(BadContent, match=name):
        new_game("austria", seats=2, modules=[1], content=pack)


@pytest.mark.parametrize(
    ("kind", "row", "words"),
    [
        ("guests", {"id": 49, "order": {"champagne": 1}}, "guest 49: order: only cards of module 1"),
        ("guests", {"id": 49, "only": "room"}, "guest 49: only cards of module 1"),
        ("guests", {"id": 49, "reward": [{"send_dancer": {}}]}, "guest 49: reward: only cards of module 1"),
        (
            "guests",
            {"id": 49, "reward": [{"gain": {"champagne": 1}}]},
            "guest 49: reward: gain: only cards of module 1",
        ),
        (
            "staff",
            {"id": 27, "score": {"per": "dancers", "vp": 1}},
            "staff card 27: score: 'per' is 'dancers'",
        ),
        ("staff", {"id": 1, "price": {"any_item": 1}}, "staff card 1: only cards of modules have 'price'"),
        (
            "staff",
            {"id": 22, "die": {"values": [3], "after": []}},
            "staff card 22: die: only cards of module 1",
        ),
        ("objectives", {"id": "krones_20", "needs": {"champagne": 1}}, "needs: only cards of module 1"),
        ("emperor", {"id": "A1", "penalty": {"champagne": 1}}, "penalty: only cards of module 1"),
    ],
)
def test_w1_cards_of_the_base_game_know_no_champagne_and_no_dancers(
    kind: str, row: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadContent) as error:
        new_game("austria", seats=2, content={"game": "austria", "name": "my box", kind: [row]})
    assert words in str(error.value)


def test_a_content_pack_replaces_what_was_not_known() -> None:
    pack = {
        "game": "austria",
        "name": "my box",
        "guests": [{"id": 146, "order": {"champagne": 1}, "vp": 9}],
        "staff": [{"id": 120, "cost": 1}],
        "rehearsal_rooms": [{"id": 1, "rewards": [[], [], [{"gain": {"vp": 7}}]]}],
        "modules": {"1": {"champagne_costs": [0, 1, 4], "spaces_beyond_seats": 0}},
    }
    table = Table(modules=[1], content=pack).seat(guests=[146], complete=True, kitchen={"champagne": 1})
    table.dancers(1, "1 bottom", "1 bottom")
    assert table.legal("ball") == [
        "ball 1 1 middle",
        *(f"ball 1 {hall} {row}" for hall in (2, 3) for row in ("bottom", "middle")),
    ]
    table.rehearsal(1).dancers(0, *["3 balcony"] * 8).play("ball 1 2 bottom")
    assert table.points() == 9 + 7 and table.kitchen() == {"champagne": 1}
    assert table.game.book.staff_cost[table.staff(120)] == 1


def test_values_of_ours_are_marked() -> None:
    manifest = book_of("revised", True, (1,)).printed.manifests[1]
    assert all(row["stand_in"] == ["cost"] for row in manifest.rows("staff") + manifest.rows("promo_staff"))
    known_vp = [row["id"] for row in manifest.rows("guests") if "vp" not in row["stand_in"]]
    assert known_vp == [146, 153, 155, 158]
    assert all("order" in row["stand_in"] for row in manifest.rows("guests"))
    assert all(row["stand_in"] == ["rewards"] for row in manifest.rows("rehearsal_rooms"))
    assert manifest.stand_in == ["champagne_costs", "spaces_beyond_seats"]
