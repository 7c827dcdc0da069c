"""Content packs: values from a real box, used in play, kept in records, and refused where wrong."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hotelier import BadContent, BadRecord, Game, Seeded, new_game, replay
from hotelier.austria.content.manifests import FOLDERS, PARTS, file_of
from hotelier.austria.content.rows import Pack as AustriaPack
from hotelier.core.content import MOST_BOOKS
from hotelier.core.records import to_text
from hotelier.core.rows import fields_of, words_of
from hotelier.files import read_content
from hotelier.games import content_differences, content_facts, content_summary
from hotelier.overbooking.content.book import book_of_pack
from hotelier.overbooking.content.rows import Pack as OverbookingPack
from hotelier.overbooking.content.rows import Rule
from tests.contract import play_on

Pack = dict[str, Any]

RULES = (
    "none, small_groups, large_groups, first_face_up, second_face_up, monks_first, soldiers_first, "
    "no_soldiers, no_back_door, two_houses"
)
SIDES = ", ".join(f"{card}{side}" for card in range(1, 9) for side in "ab")


def overbooking(**fields: object) -> Pack:
    return {"game": "overbooking", "name": "my box", **fields}


def austria(**fields: object) -> Pack:
    return {"game": "austria", "name": "my box", **fields}


def play(game: Game, *actions: str) -> Game:
    for text in actions:
        game.apply(game.parse(text))
    return game


def legal(game: Game) -> list[str]:
    return [game.notation(action) for action in game.legal_actions()]


# In play ------------------------------------------------------------------------------------------

ROUND_1: Pack = {
    "start": 0,
    "hotels": [["1a", "7a"]],
    "decks": [
        ["fish 6", "fish 1", "bird 6", "lion 6", "stag 6"],
        ["bird 5", "lion 5", "stag 5", "bird 4", "fish 6"],
    ],
}


def test_a_pack_for_overbooking_is_used_in_play() -> None:
    """Hotel 1a: 7 beds instead of 13, and no back door: five cards in its queue. Fish 6 gets 6 beds
    (4 coins), soldiers none, fish 1 the last one (9 coins). Hotel 7a: 10 beds, 3 fewer for the labourers at
    the back door: bird 6 (1 coin as printed), then nobody."""
    pack = overbooking(
        hotels=[{"id": "1a", "beds": 7, "rule": "no_back_door"}], coins={"fish": [9, 8, 7, 6, 5, 4]}
    )
    game = new_game("overbooking", seed=1, script=ROUND_1, content=pack)
    hotel = game.view(None)["hotels"][0]
    assert (hotel["beds"], hotel["rule"], hotel["token"]) == (7, "no_back_door", False)
    assert game.view(None)["hotels"][1]["beds"] == 10
    assert not any(text.endswith("door 1") for text in legal(game))
    play(game, "fish 6 queue 1", "bird 5 queue 1", "fish 1 queue 1", "lion 5 queue 1", "bird 6 queue 2")
    play(game, "stag 5 queue 1", "lion 6 queue 2", "bird 4 queue 2", "stag 6 queue 2", "fish 6 door 2")
    first, second = game.view(None)["players"]
    assert first["collected"] == ["fish 1", "fish 6", "bird 6"]
    assert (first["coins"][0], first["points"]) == (4 + 9 + 1, 14)
    assert (second["collected"], second["points"]) == ([], 1)  # the token


def test_what_a_pack_for_overbooking_does_not_give_stays_as_it_is() -> None:
    """Only the beds of 1a change: the rule is kept, and so are all coins."""
    game = new_game(
        "overbooking", seed=1, script=ROUND_1, content=overbooking(hotels=[{"id": "1a", "beds": 7}])
    )
    hotel = game.view(None)["hotels"][0]
    assert (hotel["beds"], hotel["rule"], hotel["token"]) == (7, "none", True)
    assert "fish 6 door 1" in legal(game)


def test_a_pack_for_austria_is_used_in_play() -> None:
    """Card 17 costs 9 instead of 5, 1 less for the strength of one die. Guest 65 wants a cake, sleeps in a
    blue room and brings 17 VP, and 2 VP for the blue group of one room; then 3 krones."""
    pack = austria(
        guests=[
            {
                "id": 65,
                "vp": 17,
                "colour": "blue",
                "order": {"cake": 1},
                "reward": [{"gain": {"krones": 3}}],
            }
        ],
        staff=[{"id": 17, "cost": 9}],
        objectives=[{"id": "krones_20", "needs": {"krones": 1}}],
        emperor=[{"id": "A1", "reward": [{"gain": {"vp": 1}}]}],
    )
    script = {"start": 0, "guests": [65], "staff": [17], "rolls": ["1123344566"]}
    script["objectives"] = ["krones_20", "floors_2", "three_of_each"]
    game = new_game("austria", seed=1, script=script, content=pack)
    play(game, "guest 1", "guest 5", "room 1b", "room 1c", "room 1b", "room 1c")
    assert "claim A" in legal(game)  # with 10 krones already
    play(game, "die 5", "play 17")
    assert game.view(0)["players"][0]["krones"] == 10 - (9 - 1)
    play(game, "serve", "move 1 1a", "get krones")
    own = game.view(0)["players"][0]
    assert own["points"] == 17 + 2
    assert own["krones"] == 2 - 1 + 3


def test_a_pack_is_not_changed_and_changes_nothing_for_others() -> None:
    for pack in (overbooking(hotels=[{"id": "1a", "beds": 7}]), austria(staff=[{"id": 17, "cost": 9}])):
        before = new_game(pack["game"], seed=1).record()
        given_pack = copy.deepcopy(pack)
        play_on(new_game(pack["game"], seed=1, content=given_pack), Seeded(1))
        assert given_pack == pack
        assert new_game(pack["game"], seed=1).record() == before


WALTZ = json.loads((Path(__file__).parents[1] / "examples" / "my-waltz.json").read_text(encoding="utf-8"))
MODULES = "1,2,3,5"


def test_a_pack_for_modules_is_used_in_play() -> None:
    """What the example of the documentation says: costs of rows and of celebrities."""
    game = new_game("austria", seed=1, modules=MODULES, content=WALTZ)
    waltz = game.view(None)["waltz"]
    assert waltz["ball"]["costs"] == {"bottom": 1, "middle": 2, "top": 4}
    assert waltz["lounge"]["cost"] == 2
    played = play_on(game, Seeded(1))
    assert replay(played.record(), content=WALTZ).record() == played.record()


def test_a_pack_for_modules_changes_nothing_in_a_game_without_them() -> None:
    """The content of a game is that of its modules: another cost of a module's card is not its content."""
    with_pack = new_game("austria", seed=1, content=WALTZ)
    assert with_pack.content.digest == new_game("austria", seed=1).content.digest


def test_what_was_typed_in_is_no_stand_in_any_more() -> None:
    """Our own values are listed with the cards that have them; an owner's pack takes them off the list."""

    def listed(pack: Pack | None) -> str:
        rows = content_summary("austria", None, pack)
        return " ".join(
            value
            for row in rows
            for source, values in row["sources"].items()
            if source.startswith("stand-in")
            for value in values
        )

    own, packed = listed(None), listed(WALTZ)
    assert "cost of 119, 120, 121" in own and "cost of 119, 121" in packed
    assert "champagne_costs" in own and "champagne_costs" not in packed


# Records ------------------------------------------------------------------------------------------

BOXES = [
    pytest.param(
        overbooking(hotels=[{"id": "1a", "beds": 7}]),
        overbooking(hotels=[{"id": "1a", "beds": 8}]),
        id="overbooking",
    ),
    pytest.param(
        austria(staff=[{"id": 17, "cost": 9}]), austria(staff=[{"id": 17, "cost": 8}]), id="austria"
    ),
]


@pytest.mark.parametrize(("pack", "other"), BOXES)
def test_a_record_names_its_content_and_is_replayed_with_it(pack: Pack, other: Pack) -> None:
    game = play_on(new_game(pack["game"], seed=3, content=pack), Seeded(3))
    record = json.loads(json.dumps(game.record()))
    assert record["content"]["name"] == "my box"
    again = replay(record, content=pack)
    assert again.record() == record
    assert again.outcome is not None and game.outcome is not None
    assert again.outcome.to_json() == game.outcome.to_json()


@pytest.mark.parametrize(("pack", "other"), BOXES)
def test_a_record_is_not_replayed_with_other_content_or_without_it(pack: Pack, other: Pack) -> None:
    record = new_game(pack["game"], seed=3, content=pack).record()
    own = new_game(pack["game"], seed=3).record()
    assert own["content"]["name"] == "hotelier"
    for played, given_pack in ((record, None), (record, other), (own, pack)):
        with pytest.raises(BadRecord) as error:
            replay(played, content=given_pack)
        assert played["content"]["digest"] in str(error.value)
        assert repr(played["content"]["name"]) in str(error.value)
        assert "\n" not in str(error.value)


def test_a_record_is_not_replayed_with_a_wrong_pack() -> None:
    record = new_game("austria", seed=3, content=austria(staff=[{"id": 17, "cost": 9}])).record()
    with pytest.raises(BadContent, match="for the game 'overbooking', not for 'austria'"):
        replay(record, content=overbooking())
    with pytest.raises(BadContent, match="'cost' is 'much'"):
        replay(record, content=austria(staff=[{"id": 17, "cost": "much"}]))


@pytest.mark.parametrize("name", ["Köln 2015", "箱", "a\nb", "\ud800"], ids=ascii)
def test_whatever_name_is_accepted_can_be_written_to_a_file(name: str) -> None:
    try:
        game = new_game("overbooking", seed=1, content={**overbooking(), "name": name})
    except BadContent:
        return
    assert json.loads(to_text(game.record()).encode())["content"]["name"] == name


# Mistakes -----------------------------------------------------------------------------------------

Mistake = tuple[str, Any, list[str]]
"""A game, a pack, and the words that the message must hold."""


def hotel(**fields: object) -> Pack:
    return overbooking(hotels=[{"id": "1a", **fields}])


def coins(*numbers: object) -> Pack:
    return overbooking(coins={"fish": list(numbers)})


def of_any_game(game: str, other: str, fields: str) -> list[Mistake]:
    return [
        (game, [], ["a content pack is a JSON object"]),
        (game, "my box", ["a content pack is a JSON object"]),
        (game, 7, ["a content pack is a JSON object"]),
        (game, False, ["a content pack is a JSON object"]),
        (game, {}, [f"not for {game!r}"]),
        (game, {"name": "my box"}, [f"not for {game!r}"]),
        (game, {"game": other, "name": "my box"}, [repr(other), f"not for {game!r}"]),
        (game, {"game": [game], "name": "my box"}, [f"not for {game!r}"]),
        (game, {"game": game}, ["'name'"]),
        (game, {"game": game, "name": ""}, ["'name'"]),
        (game, {"game": game, "name": "  "}, ["'name'"]),
        (game, {"game": game, "name": 7}, ["'name'"]),
        (game, {"game": game, "name": ["my box"]}, ["'name'"]),
        (game, {"game": game, "name": "hotelier"}, ["'name'"]),
        (game, {"game": game, "name": "my box", "bonus": {}}, ["'my box'", "'bonus'", fields]),
    ]


ANY_GAME = [
    *of_any_game("overbooking", "austria", "coins, hotels"),
    *of_any_game("austria", "overbooking", "guests, staff, objectives, emperor"),
]
OVERBOOKING: list[Mistake] = [
    ("overbooking", pack, words)
    for pack, words in [
        (overbooking(hotels={}), ["'hotels' is {}", "list"]),
        (overbooking(hotels=None), ["'hotels' is None", "list"]),
        (overbooking(hotels=["1a"]), ["row 1 of 'hotels'", "object"]),
        (overbooking(hotels=[{"id": "1a"}, 7]), ["row 2 of 'hotels'", "object"]),
        (overbooking(hotels=[{"beds": 9}]), ["no card with the id None", SIDES]),
        (overbooking(hotels=[{"id": "9a", "beds": 9}]), ["no card with the id '9a'", SIDES]),
        (overbooking(hotels=[{"id": 1, "beds": 9}]), ["no card with the id 1", SIDES]),
        (overbooking(hotels=[{"id": ["1a"], "beds": 9}]), ["no card with the id ['1a']", SIDES]),
        (overbooking(hotels=[{"id": {"1": "a"}, "beds": 9}]), ["no card with the id {'1': 'a'}", SIDES]),
        (hotel(beds=0), ["hotel 1a", "'beds' is 0", "1 to 30"]),
        (hotel(beds=-4), ["hotel 1a", "'beds' is -4", "1 to 30"]),
        (hotel(beds=31), ["hotel 1a", "'beds' is 31", "1 to 30"]),
        (hotel(beds="13"), ["hotel 1a", "'beds' is '13'", "whole number"]),
        (hotel(beds=13.0), ["hotel 1a", "'beds' is 13.0", "whole number"]),
        (hotel(beds=True), ["hotel 1a", "'beds' is True", "whole number"]),
        (hotel(beds=None), ["hotel 1a", "'beds' is None", "whole number"]),
        (hotel(rule="free_beds"), ["hotel 1a", "'rule' is 'free_beds'", RULES]),
        (hotel(rule=None), ["hotel 1a", "'rule' is None", RULES]),
        (hotel(rule=["none"]), ["hotel 1a", "'rule' is ['none']", RULES]),
        (hotel(door=2), ["hotel 1a", "unknown field 'door'", "id, beds, rule"]),
        (overbooking(coins=[3, 3, 2, 2, 1, 1]), ["'coins' is [3, 3, 2, 2, 1, 1]", "object"]),
        (overbooking(coins={"wolf": [3, 3, 2, 2, 1, 1]}), ["coins", "'wolf'", "fish, bird, lion, stag"]),
        (overbooking(coins={"fish": 3}), ["coins", "'fish' is 3", "list"]),
        (coins(3, 3, 2, 2, 1), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, 1, 1), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, -1), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, "1"), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, 1.0), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, None), ["coins", "'fish'", "6 whole numbers from 0"]),
        (coins(3, 3, 2, 2, 1, 10), ["coins", "fish", "from 0 to 9"]),
    ]
]


def guest(**fields: object) -> Pack:
    return austria(guests=[{"id": 65, **fields}])


def staff(card: int, **fields: object) -> Pack:
    return austria(staff=[{"id": card, **fields}])


AUSTRIA: list[Mistake] = [
    ("austria", pack, words)
    for pack, words in [
        (austria(guests={}), ["'guests' is {}", "list"]),
        (austria(staff=[17]), ["row 1 of 'staff'", "object"]),
        (austria(guests=[{"vp": 1}]), ["guests", "no card with the id None", "49"]),
        (austria(guests=[{"id": 1}]), ["guests", "no card with the id 1", "49"]),
        (austria(guests=[{"id": [65]}]), ["guests", "no card with the id [65]"]),
        (austria(staff=[{"id": "17"}]), ["staff", "no card with the id '17'"]),
        (austria(objectives=[{"id": "gold"}]), ["objectives", "no card with the id 'gold'", "krones_20"]),
        (austria(emperor=[{"id": "D1"}]), ["emperor", "no card with the id 'D1'", "A1"]),
        (guest(vp="4"), ["guest 65", "'vp' is '4'", "whole number"]),
        (guest(vp=None), ["guest 65", "'vp' is None", "whole number"]),
        (guest(points=4), ["guest 65", "unknown field 'points'", "colour, order, vp"]),
        (guest(colour="pink"), ["guest 65", "'colour' is 'pink'", "blue, red, yellow, green"]),
        (guest(colour=["red"]), ["guest 65", "'colour' is ['red']", "blue, red, yellow, green"]),
        (guest(order={}), ["guest 65", "1 to 4 items"]),
        (guest(order={"tea": 1}), ["guest 65", "'tea'", "strudel, cake, wine, coffee"]),
        (guest(order={"wine": 9}), ["guest 65", "1 to 4 items"]),
        (guest(reward={}), ["guest 65", "'reward'", "list"]),
        (guest(reward=[{"steal": {}}]), ["guest 65", "unknown field 'steal'", "gain, prepare"]),
        (guest(reward=[{"gain": {"gold": 1}}]), ["guest 65", "'gold'", "strudel, cake, wine, coffee"]),
        (guest(reward=[{"gain": {"krones": 0}}]), ["guest 65", "gain: 'krones'", "whole number from 1"]),
        (guest(first=7), ["guest 65", "'first'", "object"]),
        (guest(first={"vp": None}), ["guest 65", "'vp' is missing"]),
        (staff(17, cost=-1), ["staff card 17", "cost", "from 0 to 99"]),
        (staff(17, cost=1_000_000), ["staff card 17", "cost"]),
        (staff(17, timing="always"), ["staff card 17", "'always'", "once, round, permanent, end"]),
        (staff(17, effect=[]), ["staff card 17", "'once'", "'effect'"]),
        (staff(17, die={"values": []}), ["staff card 17", "1 to 6"]),
        (staff(17, die={"values": [7]}), ["staff card 17", "1 to 6"]),
        (staff(17, die={"values": [1.0]}), ["staff card 17", "1 to 6"]),
        (staff(17, die={"values": [6], "strength": 99}), ["staff card 17", "'strength' is 99"]),
        (staff(27, score={"per": "green", "vp": 1}), ["staff card 27", "'per' is 'green'", "rooms"]),
        (austria(objectives=[{"id": "krones_20", "needs": {}}]), ["objective krones_20", "needs"]),
        (austria(objectives=[{"id": "krones_20", "category": "D"}]), ["krones_20", "'D'", "A, B, C"]),
        (austria(emperor=[{"id": "A1", "penalty": {"gold": 1}}]), ["tile A1", "'gold'", "krones"]),
        (austria(emperor=[{"id": "A1", "meaning": "nothing"}]), ["tile A1", "'meaning'", "object"]),
        (staff(120, cost="three"), ["'my box'", "module_1.json: staff card 120", "'cost' is 'three'"]),
        (staff(120, stand_in=[["cost"]]), ["'my box'", "staff", "120", "no stand-in"]),
        (austria(staff=[{"id": 220}]), ["'my box'", "staff", "no card with the id 220", "179"]),
        (austria(guests=[{"id": 134, "order": {"tea": 1}}]), ["guest 134", "'tea'", "champagne"]),
        (austria(celebrities=[{"id": "freud", "vp": "2"}]), ["celebrit", "freud", "'vp' is '2'"]),
        (austria(celebrities=[{"id": "mozart"}]), ["celebrities", "'mozart'", "einstein"]),
        (austria(ballrooms=[{"id": "odeonsaal", "middle": 7}]), ["odeonsaal", "middle"]),
        (austria(rehearsal_rooms=[{"id": 1, "rewards": []}]), ["rehearsal", "1", "rewards"]),
        (austria(entrances=[{"id": "dove", "gift": [{"steal": {}}]}]), ["dove", "unknown field 'steal'"]),
        (austria(dove_tokens=[{"id": 1, "floor": 5}]), ["token", "1", "floor"]),
        (austria(modules=[1]), ["modules", "object"]),
        (austria(modules={"6": {}}), ["modules", "'6'", "1, 2, 3, 4, 5"]),
        (austria(modules={"1": {"waiters": 2}}), ["module_1.json", "'waiters'", "champagne_costs"]),
        (austria(modules={"1": {"champagne_costs": [1, 2]}}), ["module_1.json", "champagne_costs", "3"]),
        (austria(modules={"2": {"cost": "free"}}), ["module_2.json", "cost"]),
    ]
]


@pytest.mark.parametrize(
    ("game", "pack", "words"),
    ANY_GAME + OVERBOOKING + AUSTRIA,
    ids=lambda value: json.dumps(value)[:80] if not isinstance(value, list) else "",
)
def test_a_mistake_in_a_pack_is_named_with_what_is_allowed(game: str, pack: Any, words: list[str]) -> None:
    with pytest.raises(BadContent) as error:
        new_game(game, seed=1, content=pack)
    message = str(error.value)
    assert "\n" not in message and len(message) < 1000
    for word in words:
        assert word in message


# Whatever a pack says ----------------------------------------------------------------------------

MODULE_ROWS = {
    kind: {"cards": rows}
    for number, package in FOLDERS.items()
    for file in read_content(package, (file_of(number),), None).values()
    for kind, rows in file["adds"].items()
    if kind in PARTS
}
CARDS = {
    "austria": {
        **read_content("hotelier.austria", ("guests", "staff", "objectives", "emperor"), None),
        **MODULE_ROWS,
    },
    "overbooking": read_content("hotelier.overbooking", ("hotels",), None),
}
WORDS = "gain krones vp emperor wine any_item prepare count free red A per values extra rooms fish none id"

simple = (
    st.none()
    | st.booleans()
    | st.integers(-2, 120)
    | st.floats()
    | st.sampled_from(WORDS.split())
    | st.text(max_size=3)
)
anything = st.recursive(
    simple,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(WORDS.split()) | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@st.composite
def near_misses(draw: st.DrawFn) -> Pack:
    """A pack with rows of real cards in which something may be changed."""
    game = draw(st.sampled_from(("austria", "overbooking")))
    if game == "overbooking" and draw(st.booleans()):
        houses = st.sampled_from(("fish", "bird", "lion", "stag")) | st.text(max_size=3)
        numbers = st.lists(st.integers(0, 9), min_size=6, max_size=6) | anything
        return overbooking(coins=draw(st.dictionaries(houses, numbers)))
    field = draw(st.sampled_from(tuple(CARDS[game])))
    file = CARDS[game][field]
    rows = copy.deepcopy(
        draw(st.lists(st.sampled_from(file["hotels" if field == "hotels" else "cards"]), max_size=3))
    )
    for row in rows:
        row.pop("source", None)
        row.pop("stand_in", None)
        _change(draw, row)
    return {"game": game, "name": "my box", field: rows}


def _change(draw: st.DrawFn, place: Any) -> None:
    """Put anything somewhere in nested data."""
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    if not keys:
        return
    key = draw(st.sampled_from(keys))
    if isinstance(place[key], dict | list) and draw(st.booleans()):
        _change(draw, place[key])
    else:
        place[key] = draw(anything)


def must_play(game: str, pack: Any, seed: int) -> None:
    """The pack is refused in one line, or it can be played with to the end."""
    try:
        modules: Pack = {"modules": "1,2,3,4,5"} if game == "austria" and seed % 2 else {}
        begun = new_game(game, seats=2 + seed % 3, seed=seed, content=pack, **modules)
    except BadContent as error:
        assert str(error) and "\n" not in str(error)
        return
    play_on(begun, Seeded(seed))
    assert replay(begun.record(), content=pack).record() == begun.record()


many = settings(max_examples=300, deadline=None, derandomize=True, database=None)


@many
@given(st.sampled_from(("austria", "overbooking")), anything)
def test_any_json_as_a_pack_is_refused_or_can_be_played(game: str, pack: Any) -> None:
    must_play(game, pack, 1)


@many
@given(
    st.sampled_from(
        ("hotels", "coins", "guests", "staff", "objectives", "emperor", *PARTS, "modules"),
    ),
    anything,
)
@example("hotels", [{"id": []}])
def test_any_json_in_a_field_of_a_pack_is_refused_or_can_be_played(field: str, value: Any) -> None:
    pack = overbooking if field in ("hotels", "coins") else austria
    must_play(pack()["game"], pack(**{field: value}), 1)


@many
@given(near_misses(), st.integers(0, 1000))
def test_any_change_of_a_card_is_refused_or_can_be_played(pack: Pack, seed: int) -> None:
    must_play(pack["game"], pack, seed)


def test_values_nested_too_deep_to_be_shown_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    for pack in (hotel(rule=deep), coins(deep), guest(reward=deep), {"game": deep}, austria(staff=deep)):
        with pytest.raises(BadContent):
            new_game("austria" if "austria" in pack.values() else "overbooking", seed=1, content=pack)


@pytest.mark.parametrize(
    "row",
    [
        {"id": 20, "die": {"values": [3], "extra": {"emperor": 1}}},
        {"id": 20, "die": {"values": [5], "extra": {"rooms": 1}}},
        {"id": 38, "effect": [{"play_staff": {"discount": 1}}, {"play_staff": {"free": True}}]},
        {"id": 38, "effect": [{"prepare": {"discount": 1}}, {"prepare": {"free": True}}]},
    ],
    ids=json.dumps,
)
def test_an_accepted_staff_card_can_be_played_whatever_it_does(row: Pack) -> None:
    """The card costs nothing, and seat 0 plays it as soon as it can."""
    pack = austria(staff=[{**row, "cost": 0}])
    for seed in range(40):
        try:
            game = new_game("austria", seed=seed, script={"staff": [row["id"]]}, content=pack)
        except BadContent:
            return
        rng = Seeded(seed)
        while game.to_move is not None:
            choices = [text for text in legal(game) if text in (f"play {row['id']}", "die 5")] or legal(
                game
            )
            play(game, choices[rng.below(len(choices))])


# The documentation --------------------------------------------------------------------------------


def test_the_documentation_names_all_that_a_pack_can_give() -> None:
    text = (Path(__file__).parents[1] / "docs" / "content-packs.md").read_text(encoding="utf-8")
    words = [*fields_of(AustriaPack), *fields_of(OverbookingPack), *words_of(Rule)]
    assert [word for word in words if f"`{word}`" not in text and f'"{word}"' not in text] == []


# Facts for the page, and what differs --------------------------------------------------------------


def test_what_a_pack_gives_is_on_the_cards_and_no_stand_in() -> None:
    pack = austria(guests=[{"id": 134, "vp": 9}], modules={"1": {"champagne_costs": [1, 2, 4]}})
    ours, theirs = content_facts("austria")["waltz"], content_facts("austria", pack)["waltz"]
    assert ours["guests"]["134"]["stand_in"] == ["order", "vp"]
    assert (theirs["guests"]["134"]["vp"], theirs["guests"]["134"]["stand_in"]) == (9, ["order"])
    assert theirs["row_cost"] == {"bottom": 1, "middle": 2, "top": 4, "stand_in": []}
    hotels = content_facts("overbooking", overbooking(hotels=[{"id": "1b", "beds": 12}]))["overbooking"]
    assert hotels["hotels"]["1b"] == {"beds": 12, "rule": "second_face_up", "stand_in": False}


def test_what_differs_is_what_counts_in_the_game() -> None:
    """A name is no value; a value that is the same does not differ; promotional guests and modules count
    where they are in play."""
    pack = austria(
        guests=[{"id": 49, "name": "Somebody"}],
        staff=[{"id": 17, "cost": 5}, {"id": 48, "cost": 1}],
        celebrities=[{"id": "einstein", "vp": 4}],
    )
    einstein = {"part": "celebrities", "id": "einstein", "field": "vp", "ours": 2, "theirs": 4}
    base = content_differences("austria", pack, new_game("austria", seed=1).options)
    assert [(each["id"], each["field"], each["theirs"]) for each in base] == [("48", "cost", 1)]
    lounge = new_game("austria", seed=1, modules="2", content=pack)
    assert content_differences("austria", pack, lounge.options) == [*base, einstein]
    assert content_differences("austria", pack) == [*base, einstein]


def test_what_differs_depends_on_the_edition() -> None:
    """Staff card 17 costs 5, in the first edition 3; what a pack says holds in both."""
    pack = austria(staff=[{"id": 17, "cost": 5}])
    revised, first = (
        new_game("austria", seed=1, edition=edition).options for edition in ("revised", "first")
    )
    assert content_differences("austria", pack, revised) == []
    [found] = content_differences("austria", pack, first)
    assert (found["field"], found["ours"], found["theirs"]) == ("cost", 3, 5)


def test_lists_that_are_longer_than_any_content_are_refused() -> None:
    with pytest.raises(BadContent, match="'staff' has 201 entries; at most 200 are allowed"):
        new_game("austria", content=austria(staff=[{"id": 17}] * 201))


def test_books_of_packs_are_shared_and_do_not_pile_up() -> None:
    for beds in range(1, 31):
        pack = overbooking(hotels=[{"id": "1a", "beds": beds}])
        new_game("overbooking", seed=1, content=pack)
        new_game("overbooking", seed=2, content=copy.deepcopy(pack))
    assert book_of_pack.cache_info().currsize == MOST_BOOKS
    assert book_of_pack.cache_info().hits >= 30
