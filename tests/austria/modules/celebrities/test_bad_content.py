"""W20, W50, W60: mistakes in the manifests of modules 2, 4 and 5 are named; values of a pack count."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier import BadContent, new_game
from hotelier.austria.content.printed import read_printed
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.key.page import key_page
from tests.austria.content.test_bad_content import MANIFESTS, complaint, content

__all__ = ["content"]

CELEBRITIES = [
    ("christie", "vp", "2", "celebrity christie: 'vp' is '2'"),
    ("christie", "vp", -1, "celebrity christie: 'vp' is -1"),
    ("christie", "when", "always", "celebrity christie: 'when' is 'always'; allowed are: steps, krones"),
    ("christie", "effect", [{"steal": {}}], "celebrity christie: effect: unknown field 'steal'"),
    (
        *("christie", "effect", [{"gain": {"vp_per_dancer": 2}}]),
        "celebrity christie: effect: gain: only cards of module 1 and what needs it",
    ),
    ("picasso", "effect", [{"gain": {"champagne": 1}}], "picasso: champagne for champagne would never end"),
    ("einstein", "exchange", 0, "celebrity einstein: 'exchange' is 0"),
    ("gandhi", "free_rooms", False, "celebrity gandhi: 'free_rooms' is False"),
    ("freud", "fee", 3, "celebrity freud: unknown field 'fee'"),
    ("freud", "needs", 3, "celebrity freud: 'needs' is 3"),
    ("freud", "id", "curie", "curie is there twice"),
    ("curie", "stand_in", ["cost"], "celebrity curie: 'stand_in' names 'cost'"),
    ("curie", "when", None, "celebrity curie: 'when' and 'effect' go together"),
]
STAFF = [
    (173, "price", {"strudel": 0}, "staff card 173: price: 'strudel' is 0"),
    (173, "price", {"gold": 1}, "staff card 173: price: unknown field 'gold'"),
    (173, "price", 2, "staff card 173: 'price'"),
    (172, "price", {"wine": 1}, "staff card 172: only cards with timing 'round' have 'price'"),
    (172, "flip", {"tea": 3}, "staff card 172: flip: unknown field 'tea'"),
    (172, "flip", {}, "staff card 172: flip: must name one condition"),
    (172, "flip", {"drinks": 3, "dishes": 3}, "staff card 172: flip: must name one condition"),
    (167, "flip", {"guest": "purple"}, "staff card 167: flip: 'guest' is 'purple'; allowed are: blue"),
    (172, "turned", None, "staff card 172: cards with timing 'flip', and only they, have 'turned'"),
    (172, "flip", None, "staff card 172: 'flip' and 'turned' go together"),
]


def change(content: Path, module: int, kind: str, card: object, field: str, value: Any) -> None:
    path = content / f"module_{module}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    row = next(row for row in data["adds"][kind] if row["id"] == card)
    if value is None:
        del row[field]
    else:
        row[field] = value
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(("celebrity", "field", "value", "words"), CELEBRITIES)
def test_w20_a_mistake_in_a_celebrity_is_named(
    content: Path, celebrity: str, field: str, value: Any, words: str
) -> None:
    change(content, 2, "celebrities", celebrity, field, value)
    assert words in complaint(content)


@pytest.mark.parametrize(("card", "field", "value", "words"), STAFF)
def test_w60_a_mistake_in_a_price_or_a_condition_is_named(
    content: Path, card: int, field: str, value: Any, words: str
) -> None:
    change(content, 5, "staff", card, field, value)
    assert words in complaint(content)


@pytest.mark.parametrize(
    ("module", "values", "words"),
    [
        ("2", {"cost": -1}, "'cost' is -1"),
        ("2", {"dice": ["red", "blue"]}, "'dice'.* list of 3 texts"),
        ("2", {"dice": ["red", "blue", "3"]}, "3 different colours"),
        ("2", {"dice": ["red", "blue", 3]}, "'dice'.* list of 3 texts"),
        ("2", {"price": 1}, "unknown field 'price'"),
        ("4", {"krones": "1"}, "'krones' is '1'"),
        ("4", {"emperor": 99}, "'emperor' is 99"),
    ],
)
def test_w20_w50_a_wrong_value_of_a_module_in_a_pack_is_named(module: str, values: Any, words: str) -> None:
    with pytest.raises(BadContent, match=words):
        read_printed(pack={"game": "austria", "name": "ours", "modules": {module: values}})


def test_w21_w50_a_pack_says_what_a_celebrity_costs_and_what_the_key_gives() -> None:
    pack = {
        "game": "austria",
        "name": "ours",
        "modules": {"2": {"cost": 4}, "4": {"krones": 3}},
        "celebrities": [{"id": "freud", "vp": 7}],
    }
    game = new_game("austria", seats=2, seed=1, modules=[2, 4], content=pack)
    assert game.view(0)["waltz"]["lounge"]["cost"] == 4
    book = game.book  # type: ignore[attr-defined]
    assert (key_page(book).krones, key_page(book).steps) == (3, 1)
    assert next(each.vp for each in lounge_page(book).celebrities if each.id == "freud") == 7


def test_w20_all_values_of_ours_are_marked() -> None:
    """The costs of staff, the VP of celebrities, what a celebrity costs and what the key gives."""
    files = {n: json.loads(MANIFESTS[f"module_{n}.json"].read_text(encoding="utf-8")) for n in (2, 4, 5)}
    assert all(row["stand_in"] == ["vp"] for row in files[2]["adds"]["celebrities"])
    assert all(row["stand_in"] == ["cost"] for row in files[5]["adds"]["staff"])
    assert (files[2]["stand_in"], files[4]["stand_in"]) == (["cost"], ["krones", "emperor"])
