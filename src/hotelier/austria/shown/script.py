"""Scripts: the results of chance as people write them down, by printed numbers and names.

A script gives results in advance, as far as wanted; a record holds all results in the same form.
docs/scripts.md describes it.
"""

from collections.abc import Callable
from typing import Any, Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import ITEM_NAMES, QUEUE
from hotelier.austria.content.printed import CATEGORIES
from hotelier.austria.content.solo_entrances import ENTRANCES, HAUTEL_COUTURE, SUPPLY
from hotelier.austria.options import RANDOM
from hotelier.core.chance import OPEN, Result
from hotelier.core.errors import BadScript
from hotelier.core.scripts import check_fields, list_of, read_start

Given = dict[str, list[tuple[int, ...]]]

VERSION: Final = 2
"""Since version 2 the first five guests are named as S3 lays them out, from left to right. Scripts and
records without a version name the rightmost first, and mean so for ever."""

FIELDS = (
    "version",
    "start",
    "objectives",
    "emperor",
    "boards",
    "ballrooms",
    "celebrities",
    "celebrities_again",
    "coloured",
    "guests",
    "private",
    "staff",
    "instructions",
    "rolls",
    "rebuilt",
    "entrances",
    "own_objectives",
    "own_tiles",
    "rehearsal",
    "own_entrance",
    "reshuffled",
    "items",
)
SOLO_FIELDS = ("private", "instructions")
COUTURE_FIELDS = ("reshuffled", "items")
ENTRANCE_FIELDS = ("entrances", "own_objectives", "own_tiles")
FACES = "123456"


def read_script(book: Book, script: dict[str, Any], seats: int, boards: str, entrance: str) -> Given:
    """The results that a script gives, checked as far as they can be before the game.

    `boards` is the option of a game with day boards, `entrance` that of a game alone with module 3; both
    are empty otherwise.
    """
    check_fields(script, _fields(book, seats == 1, entrance))
    _check_version(script, entrance)
    given: Given = {}
    if "private" in script:
        given["private"] = [_read_end_cards(book, script["private"])]
    if "instructions" in script:
        given["instructions"] = [_read_instructions(book, script["instructions"])]
    if "start" in script:
        given["start"] = [(read_start(script["start"], seats),)]
    if "objectives" in script:
        given["objectives"] = _read_categories(
            script,
            "objectives",
            [row["id"] for row in book.objective_rows],
            book,
            book.objective_rows,
        )
    if "emperor" in script:
        given["emperor"] = _read_categories(
            script, "emperor", [row["id"] for row in book.tile_rows], book, book.tile_rows
        )
    if "boards" in script:
        given["boards"] = [_read_boards(book, script["boards"], seats, boards)]
    if "ballrooms" in script:
        given["ballrooms"] = [_read_ballrooms(book, script["ballrooms"])]
    if "guests" in script:
        given["guests"] = [_read_cards(script["guests"], "guests", book.guest_number, book.guest_name)]
    if "staff" in script:
        given["staff"] = [_read_cards(script["staff"], "staff", book.staff_number, book.staff_name)]
    read_lounge(book, script, given)
    if "rolls" in script:
        rolls = list_of(script["rolls"], "rolls")
        given["roll"] = [_read_roll(roll, number) for number, roll in enumerate(rolls, 1)]
    if "rebuilt" in script:
        given["rebuilt"] = [
            _read_cards(cards, "rebuilt", book.guest_number, book.guest_name)
            for cards in list_of(script["rebuilt"], "rebuilt")
        ]
    _read_entrances(book, script, given)
    _read_rival(book, script, given)
    if "version" in script:
        couture = ENTRANCES[HAUTEL_COUTURE] in (entrance, script.get("own_entrance"))
        _turn_queue(given, couture)
    return given


def _fields(book: Book, solo: bool, entrance: str) -> tuple[str, ...]:
    """What a script of such a game may give."""
    left_out: tuple[str, ...] = ("start",) if solo else SOLO_FIELDS
    if 3 not in book.modules:
        left_out = (*left_out, *ENTRANCE_FIELDS)
    if 1 not in book.modules or not solo:
        left_out = (*left_out, "rehearsal")
    if entrance != RANDOM:
        left_out = (*left_out, "own_entrance")
    if entrance not in (RANDOM, ENTRANCES[HAUTEL_COUTURE]):
        left_out = (*left_out, *COUTURE_FIELDS)
    return tuple(field for field in FIELDS if field not in left_out)


def _check_version(script: dict[str, Any], entrance: str) -> None:
    if "version" not in script:
        return
    version = script["version"]
    if type(version) is not int or version != VERSION:
        raise BadScript(
            f"version is {version!r}; allowed is {VERSION}, or no version: "
            "then the first of the guests is the oldest, at the right end of the queue"
        )
    if "guests" in script and entrance == RANDOM and "own_entrance" not in script:
        raise BadScript(
            "guests cannot be given while the automaton's entrance is left to chance: with "
            f"{ENTRANCES[HAUTEL_COUTURE]} they do not form the queue; give own_entrance too, "
            f"one of: {', '.join(ENTRANCES)}"
        )


def _turn_queue(results: Given, couture: bool) -> None:
    """S3: from version 2 to the results of chance, and back.

    The setup lays out the cards of a shuffle from right to left. Were it to change, every seed would mean
    another game and old records could not be replayed; so scripts are turned, and shuffles stay as they
    are. With Hautel Couture it is the second shuffle that forms the queue (L41).
    """
    for field in ("reshuffled",) if couture else ("guests", "reshuffled"):
        if field in results:
            results[field] = [_turned(results[field][0])]


def _turned(cards: tuple[int, ...]) -> tuple[int, ...]:
    """A deck with its first five the other way round; of fewer the first still lies leftmost."""
    first = cards[:QUEUE]
    return (*[OPEN] * (QUEUE - len(first)), *reversed(first), *cards[QUEUE:])


def _read_entrances(book: Book, script: dict[str, Any], given: Given) -> None:
    """W40, W41: the entrances, and what two of them draw for their owner."""
    if "entrances" in script:
        names = book.ids_of("entrance")
        given["entrances"] = [_read_names(script["entrances"], "entrances", names)]
    for field, rows in (("own_objectives", book.objective_rows), ("own_tiles", book.tile_rows)):
        if field in script:
            drawn = list_of(script[field], field)
            if len(drawn) != len(CATEGORIES):
                raise BadScript(f"{field} must be three lists, one for each category A, B, C")
            names = [row["id"] for row in rows]
            given[field] = [_read_names(cards, field, names) for cards in drawn]


def _read_rival(book: Book, script: dict[str, Any], given: Given) -> None:
    """L20, L40, L41: your rehearsal room; the entrance of the automaton, its guests and its items."""
    if "rehearsal" in script:
        room = script["rehearsal"]
        last = len(book.parts("rehearsal_room"))
        if type(room) is not int or not 1 <= room <= last:
            raise BadScript(f"rehearsal is {room!r}; allowed are 1 to {last}")
        given["rehearsal"] = [(room - 1,)]
    if "own_entrance" in script:
        given["own_entrance"] = [_read_names([script["own_entrance"]], "own_entrance", list(ENTRANCES))]
    if "reshuffled" in script:
        guests = _read_cards(script["reshuffled"], "reshuffled", book.guest_number, book.guest_name)
        given["reshuffled"] = [guests]
    if "items" in script:
        items: list[int] = []
        for name in list_of(script["items"], "items"):
            if name not in ITEM_NAMES:
                raise BadScript(f"items: {name!r} is not there; allowed are: {', '.join(ITEM_NAMES)}")
            kind = SUPPLY * ITEM_NAMES.index(name)
            items.append(kind + sum(1 for item in items if item // SUPPLY * SUPPLY == kind))
        given["items"] = [tuple(items)]


def _read_names(value: object, field: str, names: list[str]) -> tuple[int, ...]:
    """Parts of a module by their ids, in the order in which they are drawn."""
    chosen = list_of(value, field)
    for name in chosen:
        if name not in names:
            raise BadScript(f"{field}: {name!r} is not there; allowed are: {', '.join(names)}")
    if len(set(chosen)) != len(chosen):
        raise BadScript(f"{field}: something is named twice")
    return tuple(names.index(name) for name in chosen)


def write_script(book: Book, results: tuple[Result, ...]) -> dict[str, Any]:
    """Results of chance as a script that would repeat them."""
    by_name: Given = {}
    for name, result in results:
        by_name.setdefault("rolls" if name == "roll" else name, []).append(result)
    _turn_queue(by_name, couture="reshuffled" in by_name)
    written = {field: WRITERS[field](book, by_name[field]) for field in FIELDS if field in by_name}
    return {"version": VERSION, **written}


def _ids_of(book: Book, kind: str, drawn: tuple[int, ...]) -> list[str]:
    """Parts of a module by their ids."""
    ids = book.ids_of(kind)
    return [ids[place] for place in drawn]


def _names_of(rows: list[dict[str, Any]], given: list[tuple[int, ...]]) -> list[list[str]]:
    return [[rows[place]["id"] for place in drawn] for drawn in given]


def _names_by_category(book: Book, rows: list[dict[str, Any]], given: list[tuple[int, ...]]) -> list[str]:
    return [
        rows[book.category(rows, letter)[picked[0]]]["id"]
        for letter, picked in zip(CATEGORIES, given, strict=True)
    ]


def _read_categories(
    script: dict[str, Any], field: str, names: list[str], book: Book, rows: list[dict[str, Any]]
) -> list[tuple[int, ...]]:
    """One card of each category, in the order A, B, C."""
    value = list_of(script[field], field)
    if len(value) != len(CATEGORIES):
        raise BadScript(f"{field} must name three cards, one of each category A, B, C")
    given: list[tuple[int, ...]] = []
    for letter, name in zip(CATEGORIES, value, strict=True):
        cards = book.category(rows, letter)
        allowed = [names[place] for place in cards]
        if name not in allowed:
            raise BadScript(
                f"{field}: {name!r} is not of category {letter}; allowed are: {', '.join(allowed)}"
            )
        given.append((allowed.index(name),))
    return given


def _read_boards(book: Book, value: object, seats: int, boards: str) -> tuple[int, ...]:
    if not boards:
        raise BadScript("boards can be given only with the option board=day")
    if boards != RANDOM:
        raise BadScript(f"boards can be given only with the option boards={RANDOM}: here the seats choose")
    names = list_of(value, "boards")
    day_boards = book.board_names[1:]
    for name in names:
        if name not in day_boards:
            raise BadScript(f"boards: no board {name!r}; allowed are: {', '.join(day_boards)}")
    if len(set(names)) != len(names) or len(names) > len(day_boards):
        raise BadScript("boards: each seat must have a different board")
    if len(names) < seats:
        raise BadScript(f"boards names {len(names)} boards for {seats} seats")
    return tuple(book.board_names.index(name) for name in names)


def _read_ballrooms(book: Book, value: object) -> tuple[int, ...]:
    """W3: ballrooms from the left."""
    known = book.ids_of("ballroom")
    if not known:
        raise BadScript("ballrooms can be given only with module 1")
    names = list_of(value, "ballrooms")
    for name in names:
        if name not in known:
            raise BadScript(f"ballrooms: no ballroom {name!r}; allowed are: {', '.join(known)}")
        if names.count(name) > 1:
            raise BadScript(f"ballrooms: {name!r} is named twice")
    return tuple(known.index(name) for name in names)


def _read_cards(value: object, field: str, numbers: list[int], names: list[str]) -> tuple[int, ...]:
    """Cards by number or by name, the top one first; null leaves a place to the seed."""
    places: list[int] = []
    for card in list_of(value, field):
        if card is None:
            places.append(OPEN)
            continue
        if type(card) is int and card in numbers:
            place = numbers.index(card)
        elif isinstance(card, str) and card.lower() in [name.lower() for name in names]:
            place = [name.lower() for name in names].index(card.lower())
        else:
            raise BadScript(
                f"{field}: unknown card {card!r}; give a printed number "
                f"({min(numbers)} to {max(numbers)}) or a name such as {names[0]!r}"
            )
        if place in places:
            raise BadScript(f"{field}: card {card!r} is named twice")
        places.append(place)
    return tuple(places)


def _read_end_cards(book: Book, value: object) -> tuple[int, ...]:
    """L3: the `end` cards of the automaton, the top one first."""
    cards = _read_cards(value, "private", book.staff_number, book.staff_name)
    for card in cards:
        if card == OPEN:
            raise BadScript("private: every card must be named")
        if not book.end_staff >> card & 1:
            raise BadScript(f"private: staff card {book.staff_number[card]} is not an end card")
    return cards


def _read_instructions(book: Book, value: object) -> tuple[int, ...]:
    """The deck of the automaton by printed numbers, the top card first."""
    numbers = [card.number for card in book.instructions]
    return _read_cards(value, "instructions", numbers, [str(number) for number in numbers])


def read_lounge(book: Book, script: dict[str, Any], given: Given) -> None:
    """W20, W22: celebrities, the top one first, and the faces of coloured dice in the order of rolling."""
    for field in ("celebrities", "celebrities_again", "coloured"):
        if field in script and not book.parts("celebrity"):
            raise BadScript(f"{field} can be given only with module 2")
    if "celebrities" in script:
        given["celebrities"] = [_read_celebrities(book, script["celebrities"], "celebrities")]
    if "celebrities_again" in script:
        given["celebrities_again"] = [
            _read_celebrities(book, deck, "celebrities_again")
            for deck in list_of(script["celebrities_again"], "celebrities_again")
        ]
    if "coloured" in script:
        faces = script["coloured"]
        if not isinstance(faces, str) or set(faces) - set(FACES):
            raise BadScript(
                f"coloured is {faces!r}; it must be a text of the faces of coloured dice, such as '351'"
            )
        given["coloured"] = [(FACES.index(face),) for face in faces]


def _read_celebrities(book: Book, value: object, field: str) -> tuple[int, ...]:
    known = book.ids_of("celebrity")
    names = list_of(value, field)
    for name in names:
        if name not in known:
            raise BadScript(f"{field}: no celebrity {name!r}; allowed are: {', '.join(known)}")
        if names.count(name) > 1:
            raise BadScript(f"{field}: {name!r} is named twice")
    return tuple(known.index(name) for name in names)


def _read_roll(value: object, number: int) -> tuple[int, ...]:
    """A roll as a text of faces, such as "1123345566"."""
    if not isinstance(value, str) or not value or set(value) - set(FACES):
        raise BadScript(
            f"roll {number} is {value!r}; it must be a text of the faces 1 to 6, such as '1123345566'"
        )
    return (0, *(value.count(face) for face in FACES))


def _write_roll(counts: tuple[int, ...]) -> str:
    return "".join(face * count for face, count in zip(FACES, counts[1:], strict=True))


WRITERS: dict[str, Callable[[Book, list[tuple[int, ...]]], Any]] = {
    "start": lambda book, given: given[0][0],
    "objectives": lambda book, given: _names_by_category(book, book.objective_rows, given),
    "emperor": lambda book, given: _names_by_category(book, book.tile_rows, given),
    "boards": lambda book, given: [book.board_names[place] for place in given[0]],
    "celebrities": lambda book, given: _ids_of(book, "celebrity", given[0]),
    "celebrities_again": lambda book, given: [_ids_of(book, "celebrity", deck) for deck in given],
    "coloured": lambda book, given: "".join(FACES[face] for (face,) in given),
    "ballrooms": lambda book, given: _ids_of(book, "ballroom", given[0]),
    "guests": lambda book, given: [book.guest_number[guest] for guest in given[0]],
    "staff": lambda book, given: [book.staff_number[card] for card in given[0]],
    "private": lambda book, given: [book.staff_number[card] for card in given[0]],
    "instructions": lambda book, given: [book.instructions[card].number for card in given[0]],
    "rolls": lambda book, given: [_write_roll(counts) for counts in given],
    "rebuilt": lambda book, given: [[book.guest_number[guest] for guest in deck] for deck in given],
    "entrances": lambda book, given: _ids_of(book, "entrance", given[0]),
    "own_objectives": lambda book, given: _names_of(book.objective_rows, given),
    "own_tiles": lambda book, given: _names_of(book.tile_rows, given),
    "rehearsal": lambda book, given: given[0][0] + 1,
    "own_entrance": lambda book, given: ENTRANCES[given[0][0]],
    "reshuffled": lambda book, given: [book.guest_number[guest] for guest in given[0]],
    "items": lambda book, given: [ITEM_NAMES[item // SUPPLY] for item in given[0]],
}
"""How the results of each field are written."""
