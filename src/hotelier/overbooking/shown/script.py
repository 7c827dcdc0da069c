"""Scripts: the results of chance as people write them down; docs/scripts.md describes them."""

from typing import Any

from hotelier.core.chance import Result
from hotelier.core.errors import BadScript
from hotelier.core.scripts import check_fields, list_of, read_start
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.content.components import DECK
from hotelier.overbooking.shown.view import card_name

Given = dict[str, list[tuple[int, ...]]]

FIELDS = ("start", "hotels", "decks")


def read_script(book: Book, script: dict[str, Any], seats: int) -> Given:
    """The results that a script gives, checked as far as they can be before the game."""
    check_fields(script, FIELDS)
    given: Given = {}
    if "start" in script:
        given["start"] = [(read_start(script["start"], seats),)]
    if "hotels" in script:
        _read_hotels(book, list_of(script["hotels"], "hotels"), seats, given)
    if "decks" in script:
        given["deck"] = _read_decks(book, list_of(script["decks"], "decks"), seats)
    return given


def write_script(book: Book, results: tuple[Result, ...], seats: int) -> dict[str, Any]:
    """Results of chance as a script that would repeat them."""
    cards = [result for name, result in results if name == "hotels"]
    sides = [result[0] for name, result in results if name == "side"]
    columns = [
        [book.hotel_names[2 * card + sides[column * seats + row]] for row, card in enumerate(order[:seats])]
        for column, order in enumerate(cards)
    ]
    return {
        "start": next(result[0] for name, result in results if name == "start"),
        "hotels": columns,
        "decks": [[card_name(book, card) for card in result] for name, result in results if name == "deck"],
    }


def _read_hotels(book: Book, columns: list[Any], seats: int, given: Given) -> None:
    """The hotels of round 1 and those of round 3, from the top, by card and side: 1a, 3b, …"""
    used: list[int] = []
    given["hotels"] = []
    given["side"] = []
    for column in columns:
        names = list_of(column, "hotels")
        if len(names) != seats:
            raise BadScript(f"hotels: a column has {len(names)} hotels; there must be {seats}")
        cards: list[int] = []
        for name in names:
            if name not in book.hotel_names:
                allowed = ", ".join(book.hotel_names)
                raise BadScript(f"hotels: no hotel {name!r}; allowed are: {allowed}")
            side = book.hotel_names.index(name)
            if side // 2 in used:
                raise BadScript(f"hotels: the card of {name!r} is used twice")
            used.append(side // 2)
            cards.append(side // 2)
            given["side"].append((side % 2,))
        given["hotels"].append(tuple(cards))


def _read_decks(book: Book, decks: list[Any], seats: int) -> list[tuple[int, ...]]:
    """A deck for each seat, the top card first, as far as given."""
    if len(decks) > seats:
        raise BadScript(f"decks: {len(decks)} decks are given for {seats} seats")
    names = [card_name(book, card) for card in range(DECK)]
    given: list[tuple[int, ...]] = []
    for deck in decks:
        cards: list[int] = []
        for name in list_of(deck, "decks"):
            if name not in names:
                raise BadScript(f"decks: unknown card {name!r}; give a house and beds such as {names[0]!r}")
            if names.index(name) in cards:
                raise BadScript(f"decks: card {name!r} is named twice")
            cards.append(names.index(name))
        given.append(tuple(cards))
    return given
