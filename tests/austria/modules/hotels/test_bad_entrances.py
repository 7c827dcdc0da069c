"""W40, W41: mistakes in the manifest of module 3 are named; values of a pack count."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier import BadContent, new_game
from tests.austria.content.test_bad_content import complaint, content

__all__ = ["content"]

GONE = object()
ENTRANCES = [
    ("dove", "id", 7, "'id' is 7"),
    ("dove", "id", "kozi", "entrance kozi is there twice"),
    ("dove", "name", GONE, "entrance dove: 'name' is missing"),
    ("dove", "meaning", {"gift": "much"}, "entrance dove: meaning: 'effect' is missing"),
    ("dove", "lift", True, "entrance dove: unknown field 'lift'"),
    ("dove", "gift", [{"gain": {"tea": 1}}], "entrance dove: gift: gain: unknown field 'tea'"),
    ("dove", "free_rooms", 0, "entrance dove: 'free_rooms' is 0"),
    ("dove", "tokens", False, "entrance dove: 'tokens' is False"),
    ("dove", "stand_in", ["cost"], "entrance dove: 'stand_in' names 'cost'"),
    ("the_ren", "needs", [2], "entrance the_ren: 'needs' is [2]; it must be a list of values out of 1"),
    ("the_ren", "needs", 1, "entrance the_ren: 'needs' is 1; it must be a list"),
    ("stroup", "tokens", True, "only one entrance can have 'tokens', not dove and stroup"),
    ("stroup", "guests_vp", [0] * 6, "only one entrance can have 'guests_vp', not kaufman and stroup"),
    ("kaufman", "more_tables", 2, "entrance kaufman: 'more_tables' is 2"),
    ("kaufman", "guests_vp", [0, 1], "entrance kaufman: 'guests_vp' is [0, 1]; it must be a list of 6"),
    (
        "ninas_melange",
        "claim_vp",
        [15, 10, 5],
        "entrance ninas_melange: 'claim_vp' is [15, 10, 5]; it must be a list of 7",
    ),
    ("grand_wray", "tile_steps", GONE, "entrance grand_wray: 'tiles_each' and 'tile_steps' go together"),
    ("paulwei", "occupancy_bonus", {"blue": [1, 2, 3, 4]}, "occupancy_bonus: 'red' is missing"),
    ("paulwei", "occupancy_bonus", {"green": [1, 2, 3, 4]}, "occupancy_bonus: unknown field 'green'"),
    ("corogari", "dice_sum", {"2": []}, "entrance corogari: dice_sum: '3' is missing"),
    ("kaufman", "tokens", True, "entrance kaufman: only one of tokens, guests_vp"),
    ("stroup", "first_of_group", {"blue": 3}, "entrance stroup: first_of_group: 'blue' is 3"),
]


def change(content: Path, kind: str, card: object, field: str, value: object) -> None:
    path = content / "module_3.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    row = data[kind] if card is None else next(row for row in data["adds"][kind] if row["id"] == card)
    if value is GONE:
        del row[field]
    else:
        row[field] = value
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(("entrance", "field", "value", "words"), ENTRANCES)
def test_w41_a_mistake_in_an_entrance_is_named(
    content: Path, entrance: str, field: str, value: Any, words: str
) -> None:
    change(content, "entrances", entrance, field, value)
    message = complaint(content)
    assert message.startswith("module_3.json: ") and words in message


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("name", GONE, "token 1: 'name' is missing"),
        ("column", [{"steal": {}}], "token 1: column: unknown field 'steal'"),
        (
            "column",
            [{"gain": {"champagne": 1}}],
            "token 1: column: gain: only cards of module 1 and what needs it",
        ),
        ("id", 2, "token 2 is there twice"),
        ("top", [], "token 1: unknown field 'top'"),
    ],
)
def test_w41_a_mistake_in_a_token_is_named(content: Path, field: str, value: object, words: str) -> None:
    change(content, "dove_tokens", 1, field, value)
    assert words in complaint(content)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (GONE, "'first_krones' is missing"),
        ({"start": 9, "others": 21, "alone": 7}, "first_krones: 'others' is 21"),
        ({"start": 9, "alone": 7}, "first_krones: 'others' is missing"),
    ],
)
def test_w40_a_mistake_in_the_first_krones_is_named(content: Path, value: object, words: str) -> None:
    change(content, "replaces", None, "first_krones", value)
    assert words in complaint(content)


def test_w40_four_players_find_an_entrance_each_without_the_ballrooms() -> None:
    taken_out = ("paulwei", "corogari", "dove", "kaufman", "mayenfels", "ninas_melange")
    pack = {
        "game": "austria",
        "name": "my doors",
        "entrances": [{"id": entrance, "needs": [1]} for entrance in taken_out],
    }
    with pytest.raises(BadContent, match="at least 4 entrances must need no other module"):
        new_game("austria", seats=2, modules=[3], content=pack)


@pytest.mark.parametrize(
    ("entrance", "field", "value", "words"),
    [
        ("hautel_couture", "guest_vp", 5, "'guest_vp' is 5; it must be a list"),
        ("hautel_couture", "guest_vp", [], "'guest_vp' is []; it must be a list of one or more"),
        ("hautel_couture", "guest_vp", ["5"], "it must be a list of one or more whole numbers"),
        ("hautel_couture", "supply", [18], "'supply' is [18]; it must be a whole number"),
        ("nine_stars", "rows", [5, 10], "it must be a list of 3 whole numbers"),
        ("nine_stars", "spaces", ["1a"], "'spaces' is ['1a']; it must be a whole number"),
        ("sushi_resort", "spaces", ["5a"], "it must be a list of one or more values out of 1a, 1b"),
        ("sushi_resort", "spaces", ["2a", "2a"], "it must name spaces such as '2a', each once"),
        ("sushi_resort", "vp", [8], "'vp' is [8]; it must be a whole number"),
        ("toll_bridge", "else_vp", [5], "'else_vp' is [5]; it must be a whole number"),
        ("toll_bridge", "krones", 0, "'krones' is 0; it must be a whole number from 1"),
        ("toll_bridge", "rows", [5], "unknown field 'rows'"),
    ],
)
def test_l40_a_mistake_in_an_entrance_of_the_automaton_is_named(
    content: Path, entrance: str, field: str, value: object, words: str
) -> None:
    change(content, "solo_entrances", entrance, field, value)
    message = complaint(content)
    assert message.startswith(f"module_3.json: solo entrance {entrance}: ") and words in message


def test_w41_a_pack_replaces_tokens_and_values_of_entrances() -> None:
    pack = {
        "game": "austria",
        "name": "my doors",
        "dove_tokens": [{"id": 4, "column": [{"gain": {"vp": 4}}]}],
        "entrances": [{"id": "stroup", "gift": [{"gain": {"wine": 2}}]}],
        "modules": {"3": {"first_krones": {"start": 11, "others": 12, "alone": 7}}},
    }
    script = {"start": 0, "entrances": ["stroup", "kozi"]}
    game = new_game("austria", seed=1, modules=[3], script=script, content=pack)
    assert [player["krones"] for player in game.view(None)["players"]] == [11, 12]
    for bid in ("bid 11 stroup", "bid 12 kozi"):
        game.apply(game.parse(bid))
    assert game.view(None)["players"][0]["kitchen"] == {"wine": 2}
    with pytest.raises(BadContent, match="stroup"):
        new_game("austria", modules=[3], content={**pack, "entrances": [{"id": "stroup", "shift": 1}]})
