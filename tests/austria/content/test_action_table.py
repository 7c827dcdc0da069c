"""The action table: what an action says in words and in numbers is the same."""

from collections.abc import Callable

from hotelier.austria.content import action_kinds
from hotelier.austria.content.book import book_of
from hotelier.austria.content.components import ALL_ITEM_NAMES, space_name
from hotelier.austria.content.printed import SPANISH
from hotelier.austria.modules.ballrooms import action_kinds as of_ballrooms
from hotelier.austria.modules.ballrooms.places import place_name
from hotelier.austria.modules.celebrities import action_kinds as of_celebrities
from hotelier.austria.modules.hotels import action_kinds as of_hotels
from hotelier.austria.modules.key import action_kinds as of_key
from hotelier.austria.modules.more import action_kinds as of_more
from hotelier.core.game import Json

BOOK = book_of("first", True, (1, 2, 3, 4, 5), SPANISH, True)
FILES = (action_kinds, of_ballrooms, of_celebrities, of_hotels, of_key, of_more)
NUMBERED = [
    (name, number)
    for file in FILES
    for name, number in vars(file).items()
    if name.isupper() and name != "ACTION_KINDS"
]
KINDS = dict(NUMBERED)

# What the data of an action must say, by its word and of its arguments.
STAFF_WORDS: dict[str, Callable[[int, int], Json]] = dict.fromkeys(
    ("play", "use", "under", "discard", "draft"), lambda card, _: {"staff": BOOK.staff_number[card]}
)
SPACE_WORDS: dict[str, Callable[[int, int], Json]] = dict.fromkeys(
    ("room", "occupy", "remove"), lambda space, _: {"space": space_name(space)}
)
SAID: dict[str, Callable[[int, int], Json]] = {
    **STAFF_WORDS,
    **SPACE_WORDS,
    "guest": lambda place, _: {"place": place + 1},
    "die": lambda value, _: {"value": value},
    "space": lambda value, _: {"value": value},
    "coloured_die": lambda colour, _: {"colour": BOOK.die_colours[colour]},
    "copy": lambda value, _: {"value": value},
    "take": lambda count, champagne: {"count": count, **({"champagne": champagne} if champagne else {})},
    "place": lambda table, kind: {"table": table + 1, "item": ALL_ITEM_NAMES[kind]},
    "fill": lambda table, _: {"table": table + 1},
    "claim": lambda place, _: {"objective": "ABC"[place]},
    "move": lambda table, space: {"table": table + 1, "space": space_name(space)},
    "board": lambda place, _: {"board": BOOK.board_names[place + 1]},
    "spend": lambda kind, _: {"item": ALL_ITEM_NAMES[kind]},
    "dance": lambda place, _: row(place),
    "recall": lambda place, _: row(place),
    "ball": lambda table, place: {"table": table + 1, **row(place)},
    "rehearse": lambda room, _: {"room": room + 1},
    "celebrity": lambda place, _: {"celebrity": BOOK.ids_of("celebrity")[place]},
    "flip": lambda place, _: {"staff": BOOK.staff_number[BOOK.flips[place].card]},
    "token": lambda token, _: {"token": token + 1},
    "claim_own": lambda place, _: {"objective": "ABC"[place]},
    "shift": lambda value, to: {"value": value, "to": to},
    "tile": lambda tile, _: {"tile": BOOK.tile_rows[tile]["id"]},
    "bid": lambda entrance, krones: {"entrance": BOOK.ids_of("entrance")[entrance], "bid": krones},
    "give": lambda table, _: {"table": table + 1},
    "enter": lambda entrance, _: {"entrance": BOOK.ids_of("entrance")[entrance]},
}


def row(place: int) -> Json:
    hall, name = place_name(place).split()
    return {"hall": int(hall), "row": name}


def name_of(data: Json) -> str:
    """The name of a kind: the word of its actions, and what else tells it from others with that word."""
    name: str = data["kind"].upper()
    if name == "GET":
        return "GET_ITEM" if data["what"] in ALL_ITEM_NAMES else f"GET_{data['what'].upper()}"
    return f"BOOSTED_{name}" if data.get("boost") else name


def test_every_action_says_the_same_in_words_and_in_numbers() -> None:
    table = BOOK.actions
    for action, data in enumerate(table.data):
        text, argument, second = table.texts[action], table.arguments[action], table.seconds[action]
        assert KINDS[name_of(data)] == table.kinds[action], text
        said = SAID[data["kind"]](argument, second) if data["kind"] in SAID else {}
        assert {name: data[name] for name in data if name not in ("kind", "what", "boost")} == said, text
        if table.kinds[action] == action_kinds.GET_ITEM:
            assert data["what"] == ALL_ITEM_NAMES[argument]


def test_no_kind_of_action_is_missing() -> None:
    assert sorted(set(BOOK.actions.kinds)) == sorted(KINDS.values())


def test_no_kind_of_action_has_the_number_or_the_name_of_another() -> None:
    assert len(KINDS) == len(NUMBERED)
    assert sorted(KINDS.values()) == list(range(len(KINDS)))
    assert sum(number < action_kinds.ACTION_KINDS for number in KINDS.values()) == action_kinds.ACTION_KINDS
