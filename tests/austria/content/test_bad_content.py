"""Broken data files and content packs: one clear line that names the file and the row."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import hotelier.austria
from hotelier import BadContent, BadRecord, new_game, replay
from hotelier.austria.content.printed import FILES, read_printed

GONE = object()
"""As a new value: the field is missing."""
CONTENT = Path(hotelier.austria.__file__).parent / "content"
MANIFESTS = {path.name: path for path in CONTENT.parent.glob("modules/*/content/*.json")}

Mistake = tuple[str, tuple[Any, ...], object, str]
"""A file, where in it, the new value, and what the message must name besides the file."""

GUESTS: list[Mistake] = [
    ("guests", ("cards",), GONE, "'cards' is missing"),
    ("guests", ("cards",), {}, "'cards'"),
    ("guests", ("promo",), GONE, "'promo' is missing"),
    ("guests", ("cards", 0), 7, "row 1"),
    ("guests", ("cards", 0, "id"), GONE, "'id' is missing"),
    ("guests", ("cards", 0, "id"), "49", "'id' is '49'"),
    ("guests", ("cards", 0, "id"), 50, "guest 50 is there twice"),
    ("guests", (49, "name"), GONE, "guest 49: 'name' is missing"),
    ("guests", (49, "name"), 49, "guest 49: 'name'"),
    ("guests", (49, "colour"), "purple", "guest 49: 'colour' is 'purple'; allowed are: blue, red"),
    ("guests", (49, "colour"), GONE, "guest 49: 'colour'"),
    ("guests", (49, "color"), "red", "guest 49: unknown field 'color'"),
    ("guests", (49, "vp"), "3", "guest 49: 'vp' is '3'"),
    ("guests", (49, "vp"), 1.5, "guest 49: 'vp'"),
    ("guests", (49, "vp"), True, "guest 49: 'vp'"),
    ("guests", (49, "order"), ["wine"], "guest 49: 'order'"),
    ("guests", (49, "order"), {}, "guest 49: an order is of 1 to 4 items"),
    ("guests", (49, "order"), {"wine": 5}, "guest 49: an order is of 1 to 4 items"),
    ("guests", (49, "order"), {"tea": 1}, "guest 49: order: unknown field 'tea'"),
    ("guests", (49, "order"), {"wine": 0, "cake": 1}, "guest 49: order: 'wine'"),
    ("guests", (49, "order"), {"wine": "1"}, "guest 49: order: 'wine'"),
    ("guests", (49, "reward"), GONE, "guest 49: 'reward' is missing"),
    ("guests", (49, "reward"), {"gain": {"krones": 1}}, "guest 49: 'reward'"),
    ("guests", (49, "reward"), ["gain"], "guest 49: row 1 of 'reward' must be an object"),
    (
        "guests",
        (49, "reward"),
        [{"gain": {"krones": 1}, "occupy": {}}],
        "guest 49: reward: must be an object with one word",
    ),
    (
        "guests",
        (49, "reward"),
        [{"steal": {}}],
        "guest 49: reward: unknown field 'steal'; allowed are: gain",
    ),
    ("guests", (49, "reward"), [{"gain": 3}], "guest 49: reward: 'gain' is 3"),
    (
        "guests",
        (49, "reward"),
        [{"gain": {"gold": 1}}],
        "guest 49: reward: gain: unknown field 'gold'; allowed",
    ),
    ("guests", (49, "reward"), [{"gain": {"krones": 0}}], "guest 49: reward: gain: 'krones'"),
    ("guests", (49, "reward"), [{"gain": {"krones": "1"}}], "guest 49: reward: gain: 'krones'"),
    ("guests", (49, "reward"), [{"gain": {"any_item": 99}}], "guest 49: reward"),
    (
        "guests",
        (49, "reward"),
        [{"prepare": {"cost": 1}}],
        "guest 49: reward: prepare: unknown field 'cost'",
    ),
    ("guests", (49, "reward"), [{"prepare": {"free": 1}}], "guest 49: reward: prepare: 'free'"),
    ("guests", (49, "reward"), [{"prepare": {"count": "1"}}], "guest 49: reward: prepare: 'count'"),
    ("guests", (49, "reward"), [{"prepare": {"count": 0}}], "guest 49: reward"),
    ("guests", (49, "reward"), [{"prepare": {"count": -1}}], "guest 49: reward"),
    ("guests", (49, "reward"), [{"prepare": {"count": 99}}], "guest 49: reward"),
    ("guests", (49, "reward"), [{"prepare": {"max_floor": 5}}], "guest 49: reward"),
    ("guests", (49, "reward"), [{"prepare": {"max_floor": 0}}], "guest 49: reward"),
    ("guests", (49, "reward"), [{"prepare": {"discount": -1}}], "guest 49: reward"),
    ("guests", (97, "first"), 3, "guest 97"),
    ("guests", (97, "first"), {"colour": "pink"}, "guest 97: 'colour' is 'pink'"),
    ("guests", (97, "first"), {"id": 98}, "guest 9"),
    ("guests", (117, "vp"), None, "guest 117: 'vp'"),
]

STAFF: list[Mistake] = [
    ("staff", (17, "id"), 18, "staff card 18 is there twice"),
    ("staff", (17, "cost"), -1, "staff card 17: 'cost'"),
    ("staff", (17, "cost"), "5", "staff card 17: 'cost' is '5'"),
    ("staff", (17, "timing"), "always", "staff card 17: 'timing' is 'always'; allowed are: once, round"),
    ("staff", (17, "timing"), "end", "staff card 17: cards with timing 'end'"),
    ("staff", (17, "meaning"), GONE, "staff card 17: 'meaning' is missing"),
    ("staff", (17, "power"), 1, "staff card 17: unknown field 'power'"),
    ("staff", (17, "first"), "cheaper", "staff card 17"),
    ("staff", (17, "first"), {"cost": None}, "staff card 17: 'cost'"),
    ("staff", (17, "die"), [6], "staff card 17: 'die'"),
    ("staff", (17, "die", "values"), GONE, "staff card 17: die: 'values' is missing"),
    ("staff", (17, "die", "values"), [7], "staff card 17: die: 'values'"),
    ("staff", (17, "die", "values"), [], "staff card 17: die: 'values'"),
    ("staff", (17, "die", "values"), ["6"], "staff card 17: die: 'values'"),
    ("staff", (17, "die", "power"), 1, "staff card 17: die: unknown field 'power'"),
    ("staff", (17, "die", "strength"), "1", "staff card 17: die"),
    ("staff", (17, "die", "free_copy"), 1, "staff card 17: die"),
    ("staff", (16, "die", "vp"), None, "staff card 16: die"),
    ("staff", (14, "die", "extra"), ["rooms"], "staff card 14: die"),
    ("staff", (14, "die", "extra"), {"money": 1}, "staff card 14: die"),
    ("staff", (20, "die", "extra"), {"emperor": "2"}, "staff card 20: die"),
    ("staff", (21, "effect"), GONE, "staff card 21: cards with timing 'once'"),
    ("staff", (21, "effect"), [{"gain": {"tea": 1}}], "staff card 21: effect: gain: unknown field 'tea'"),
    ("staff", (1, "use"), [{"gain": {"strudel": 0}}], "staff card 1: use: gain: 'strudel'"),
    ("staff", (5, "leaves", "color"), "red", "staff card 5: leaves: unknown field 'color'"),
    ("staff", (5, "leaves", "colour"), "pink", "staff card 5: leaves"),
    ("staff", (5, "leaves", "krones"), "2", "staff card 5: leaves"),
    ("staff", (33, "leaves", "min_order"), "4", "staff card 33: leaves"),
    ("staff", (23, "occupied"), {"gold": 1}, "staff card 23: occupied"),
    ("staff", (23, "occupied"), {"krones": "1"}, "staff card 23: occupied"),
    ("staff", (42, "emperor_reward"), {"vp": None}, "staff card 42: emperor_reward"),
    ("staff", (42, "emperor_reward"), {"points": 5}, "staff card 42: emperor_reward"),
    ("staff", (9, "free_rooms"), "green", "staff card 9: 'free_rooms' is 'green'; allowed are: blue"),
    ("staff", (24, "free_serving"), "yes", "staff card 24: 'free_serving'"),
    ("staff", (24, "free_serving"), False, "staff card 24"),
    ("staff", (27, "score"), GONE, "staff card 27: cards with timing 'end'"),
    ("staff", (27, "score", "per"), "green", "staff card 27: score: 'per' is 'green'; allowed are:"),
    ("staff", (27, "score", "vp"), GONE, "staff card 27: score: 'vp' is missing"),
    ("staff", (27, "score", "max"), "12", "staff card 27: score"),
    ("staff", (27, "score", "limit"), 12, "staff card 27: score"),
    ("staff", ("intro_sets",), GONE, "'intro_sets' is missing"),
    ("staff", ("intro_sets", "A"), 7, "intro set A"),
    ("staff", ("intro_sets", "A"), [3, 6, 9, 38, 39], "intro set A must be 6 staff cards"),
    ("staff", ("intro_sets", "A"), [3, 6, 9, 38, 39, 49], "intro set A must be 6 staff cards"),
    ("staff", ("intro_sets", "A"), [3, 3, 6, 9, 38, 39, 48], "intro set A must be 6 staff cards"),
    ("staff", ("intro_sets", "A"), [[3], 6, 9, 38, 39, 48], "intro set A must be 6 staff cards"),
    ("staff", ("intro_sets", "A"), [1, 6, 9, 38, 39, 48], "intro set"),  # 1 belongs to set B
    ("staff", ("intro_sets", "D"), GONE, "intro_sets: 'D' is missing"),
]

OBJECTIVES: list[Mistake] = [
    ("objectives", ("vp",), [15, 10], "must be a list of 3 whole numbers"),
    ("objectives", ("vp",), [15, 10, "5"], "must be a list of 3 whole numbers"),
    ("objectives", ("cards", 0, "id"), "emperor_10", "objective emperor_10 is there twice"),
    ("objectives", ("krones_20", "category"), "D", "objective krones_20: 'category' is 'D'"),
    ("objectives", ("krones_20", "needs"), {}, "objective krones_20: needs"),
    ("objectives", ("krones_20", "needs"), {"krones": 0}, "objective krones_20: needs"),
    (
        "objectives",
        ("krones_20", "needs"),
        {"gold": 20},
        "objective krones_20: needs: unknown field 'gold'",
    ),
    ("objectives", ("krones_20", "meaning"), GONE, "objective krones_20: 'meaning' is missing"),
    ("objectives", ("krones_20", "points"), 1, "objective krones_20: unknown field 'points'"),
    ("objectives", ("cards",), [], "category A"),
]

EMPEROR: list[Mistake] = [
    ("emperor", ("track_vp",), [0] * 13, "must be a list of 14 whole numbers"),
    ("emperor", ("steps_back",), [3, 5, -7], "must be a list of 3 whole numbers"),
    ("emperor", ("cards", 0, "id"), "A2", "tile A2 is there twice"),
    ("emperor", ("A1", "category"), "a", "tile A1: 'category' is 'a'"),
    ("emperor", ("A1", "meaning"), "3 krones", "tile A1: 'meaning'"),
    ("emperor", ("A1", "meaning"), {"reward": "3 krones"}, "tile A1: meaning: 'penalty' is missing"),
    ("emperor", ("A1", "reward"), [{"gain": {"krones": -3}}], "tile A1: reward: gain: 'krones'"),
    ("emperor", ("A1", "penalty"), GONE, "tile A1: 'penalty' is missing"),
    ("emperor", ("A1", "penalty"), {"gold": 3}, "tile A1: penalty: unknown field 'gold'"),
    ("emperor", ("A1", "penalty"), {"krones": "3"}, "tile A1: penalty: 'krones' is '3'"),
    ("emperor", ("A1", "penalty"), {"krones": -3, "else_vp": 5}, "tile A1: penalty"),
    ("emperor", ("A2", "penalty"), {"kitchen": 1}, "tile A2: penalty: 'kitchen'"),
    (
        "emperor",
        ("C2", "penalty"),
        {"occupied_rooms": "all"},
        "tile C2: penalty: 'occupied_rooms' is 'all'",
    ),
    ("emperor", ("C2", "first"), [1], "tile C2"),
]

BOARDS: list[Mistake] = [
    ("boards", ("rows",), GONE, "'rows' is missing"),
    ("boards", ("rows", "day_a"), ["RYRRY", "BYBBB", "BYRRY"], "board day_a must be 4 rows"),
    ("boards", ("rows", "day_a"), ["RYRR", "BYBBB", "BYRRY", "BYBBR"], "board day_a must be 4 rows"),
    ("boards", ("rows", "day_a"), ["GYRRY", "BYBBB", "BYRRY", "BYBBR"], "board day_a must be 4 rows"),
    ("boards", ("rows", "day_a"), "RYRRY", "board day_a must be 4 rows"),
    ("boards", ("rows", "day_a"), ["RRRRR", "BYBBB", "BYRRY", "BYBBR"], "board day_a has groups"),
    ("boards", ("rows", "night"), GONE, "the first board must be 'night'"),
    ("boards", ("rows", "day_d"), GONE, "board"),
    ("boards", ("floor_costs",), [0, 1, 2], "must be a list of 4 whole numbers"),
    ("boards", ("floor_costs",), [0, 1, 2, 21], "floor_costs"),
    ("boards", ("queue_costs",), [3, 2, 1, 0, -1], "must be a list of 5 whole numbers"),
    ("boards", ("occupancy_bonus", "blue"), GONE, "occupancy_bonus: 'blue' is missing"),
    (
        "boards",
        ("occupancy_bonus", "red"),
        [1, 3, 6],
        "occupancy_bonus: 'red' is [1, 3, 6]; it must be a list of 4",
    ),
    ("boards", ("vp_icons", "5a"), 1, "vp_icons: unknown field '5a'"),
    ("boards", ("vp_icons", "3d"), "1", "vp_icons: '3d'"),
]

OTHERS: list[Mistake] = [
    *((name, ("source",), GONE, "'source' is missing") for name in FILES),
    ("names", ("staff",), GONE, "'staff' is missing"),
    ("names", ("guests",), [], "'guests'"),
]

MISTAKES = GUESTS + STAFF + OBJECTIVES + EMPEROR + BOARDS + OTHERS


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the content folder, and of the manifests of the modules."""
    copy = Path(shutil.copytree(CONTENT, tmp_path / "content"))
    for manifest in MANIFESTS.values():
        shutil.copy(manifest, copy)
    return copy


def shown(mistake: Mistake) -> str:
    file, where, value, _ = mistake
    new = "missing" if value is GONE else json.dumps(value)
    return f"{file} {' '.join(map(str, where))} {new}"


def break_file(content: Path, file: str, where: tuple[Any, ...], value: object) -> None:
    """Change one value; a row is found by its id."""
    path = content / f"{file}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    rows = {row["id"]: row for part in ("cards", "promo") for row in data.get(part, [])}
    place: Any = data
    if where[0] in rows:
        place, where = rows[where[0]], where[1:]
    for step in where[:-1]:
        place = place[step]
    if value is GONE:
        del place[where[-1]]
    else:
        place[where[-1]] = value
    path.write_text(json.dumps(data), encoding="utf-8")


def complaint(content: Path) -> str:
    with pytest.raises(BadContent) as error:
        read_printed(content)
    message = str(error.value)
    assert message and "\n" not in message
    return message


def test_the_copy_of_the_content_is_read(content: Path) -> None:
    printed = read_printed(content)
    assert (len(printed.guests), len(printed.promo), len(printed.staff)) == (56, 2, 48)


def test_manifests_that_a_folder_does_not_have_are_our_own(content: Path) -> None:
    break_file(content, "module_4", ("replaces", "krones"), 7)
    (content / "module_2.json").unlink()
    manifests = read_printed(content).manifests
    assert manifests[4].replaces["krones"] == 7
    assert manifests[2].replaces == read_printed().manifests[2].replaces


@pytest.mark.parametrize("mistake", MISTAKES, ids=shown)
def test_a_mistake_is_named_with_file_and_row(content: Path, mistake: Mistake) -> None:
    file, where, value, words = mistake
    break_file(content, file, where, value)
    message = complaint(content)
    assert f"{file}.json" in message
    assert words in message


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(content: Path, file: str) -> None:
    (content / f"{file}.json").unlink()
    assert complaint(content) == f"{file}.json is missing or cannot be read"


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_cut_off_is_named_with_the_line(content: Path, file: str) -> None:
    path = content / f"{file}.json"
    path.write_text(path.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert f"{file}.json is not readable JSON" in (message := complaint(content))
    assert " line " in message


@pytest.mark.parametrize("text", ["", "[]", "7", '"cards"', "null"])
def test_a_file_must_hold_an_object(content: Path, text: str) -> None:
    (content / "staff.json").write_text(text, encoding="utf-8")
    assert complaint(content).startswith("staff.json ")


@pytest.mark.parametrize("text", ["[" * 100_000, "9" * 5000], ids=["too deep", "too long a number"])
def test_a_file_that_json_cannot_bear_is_named(content: Path, text: str) -> None:
    (content / "staff.json").write_text(text, encoding="utf-8")
    assert complaint(content).startswith("staff.json ")


def test_a_file_that_is_no_text_is_named(content: Path) -> None:
    (content / "guests.json").write_bytes(b"\xff\xfe\x00")
    assert complaint(content) == "guests.json is not a UTF-8 text"


# Content packs -----------------------------------------------------------------------------------


def pack(**fields: object) -> dict[str, Any]:
    return {"game": "austria", "name": "my box", **fields}


def test_a_content_pack_replaces_values() -> None:
    game = new_game("austria", seed=1, content=pack(staff=[{"id": 17, "cost": 9}]))
    assert game.record()["content"]["name"] == "my box"
    assert game.record()["content"] != new_game("austria", seed=1).record()["content"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ([], "a content pack is a JSON object"),
        ({}, "not for 'austria'"),
        ({"game": "chess", "name": "x"}, "'chess'"),
        ({"game": "austria"}, "'name'"),
        ({"game": "austria", "name": " "}, "'name'"),
        (pack(boards={}), "unknown field 'boards'; allowed are: guests"),
        (pack(guests={}), "'guests'"),
        (pack(guests=[7]), "row 1 of 'guests'"),
        (pack(guests=[{"vp": 1}]), "guests: there is no card with the id None"),
        (pack(guests=[{"id": 1, "vp": 1}]), "guests: there is no card with the id 1"),
        (pack(guests=[{"id": [49], "vp": 1}]), "guests: there is no card with the id [49]"),
        (pack(guests=[{"id": 49, "vp": "many"}]), "guest 49: 'vp' is 'many'"),
        (pack(staff=[{"id": 17, "timing": "always"}]), "staff card 17: 'timing' is 'always'"),
        (pack(emperor=[{"id": "A1", "reward": [{"steal": {}}]}]), "tile A1: reward: unknown field"),
    ],
    ids=lambda value: value if isinstance(value, str) else json.dumps(value),
)
def test_a_mistake_in_a_content_pack_is_named(wrong: Any, words: str) -> None:
    with pytest.raises(BadContent) as error:
        new_game("austria", content=wrong)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_record_needs_the_content_it_was_played_with() -> None:
    own = pack(staff=[{"id": 17, "cost": 9}])
    record = new_game("austria", seed=1, content=own).record()
    assert replay(record, content=own).record() == record
    with pytest.raises(BadRecord, match="my box"):
        replay(record)
    with pytest.raises(BadRecord, match="my box"):
        replay(new_game("austria", seed=1).record(), content=own)
