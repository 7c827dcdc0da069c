"""What is asked about a game at a real table: what chance has brought, as soon as somebody could see it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import HALLS
from hotelier.austria.content.printed import CATEGORIES
from hotelier.austria.entering.told import FACES, Told
from hotelier.austria.modules.celebrities.printed import COLOURS
from hotelier.austria.modules.celebrities.state import lounge_in, lounge_of
from hotelier.austria.modules.hotels.page import entrances_page_in
from hotelier.austria.rules.rounds import DICE
from hotelier.austria.rules.state import State
from hotelier.core.content import Row
from hotelier.core.entering import Choices, asks
from hotelier.core.errors import Missing
from hotelier.core.game import Json

FIELDS: Final = {"roll": "rolls"}
"""What scripts call results, where the rules have another word."""


class Deck(NamedTuple):
    """A deck that is turned up card by card."""

    field: str
    again: str
    """What scripts call it when it is shuffled again."""
    ids: list[int] | list[str]
    left: int


def drawn_now(book: Book, state: State | None, missing: Missing, seats: int, told: Told) -> Json:
    """The draw before which the game cannot go on."""
    field = FIELDS.get(missing.name, missing.name)
    if field == "rolls":
        return asks(field, [], [], dice=missing.size)
    if field == "coloured":
        assert state is not None
        colours = colours_rolled(state, told)
        return asks(field, colours, [[*FACES]] * len(colours))
    choices = choices_of(book, state, field, seats)
    return asks(field, [*range(len(choices))], choices)


def colours_rolled(state: State, told: Told) -> list[int]:
    """W20: which coloured dice are rolled after the white ones that were told last: all of them for a new
    round, later those that lie there, and the last of these is removed if there is no white one."""
    rolls = told.values.get("rolls", [])
    before = sum(1 for name, _ in state.chance.results if name == "roll")
    white = len(rolls[-1]) if len(rolls) > before else 0
    if white == DICE[state.seats] - COLOURS:
        return [*range(COLOURS)]
    lying = [colour for colour, value in enumerate(lounge_of(state).dice) if value]
    return lying if white else lying[:-1]


def choices_of(book: Book, state: State | None, field: str, seats: int) -> Choices:
    """What can come out, for each of the things that come out together."""
    used = (state.objectives, state.tiles) if state is not None else ([], [])
    if field == "start":
        return [[*range(seats)]]
    if field in ("objectives", "own_objectives"):
        return by_category(book, book.objective_rows, used[0], 1)
    if field in ("emperor", "own_tiles"):
        page = entrances_page_in(book)
        each = max(entrance.tiles_each for entrance in page.entrances) if page is not None else 0
        return by_category(book, book.tile_rows, used[1], each if field == "own_tiles" else 1)
    if field == "boards":
        return [book.board_names[1:]] * seats
    if field == "ballrooms":
        return [book.ids_of("ballroom")] * HALLS
    return [book.ids_of("entrance")] * seats


def by_category(book: Book, rows: list[Row], used: list[int], each: int) -> Choices:
    """`each` cards of A, B and C that the table does not use."""
    rest = [[card for card in book.category(rows, letter) if card not in used] for letter in CATEGORIES]
    return [[rows[card]["id"] for card in cards] for cards in rest for _ in range(each)]


def come_now(state: State, told: Told) -> Json | None:
    """Cards that have been turned up and were not named yet."""
    for deck in decks_of(state):
        shuffled = [
            (name, cards) for name, cards in state.chance.results if name in (deck.field, deck.again)
        ]
        for number, (name, cards) in enumerate(shuffled):
            last = number == len(shuffled) - 1
            come = len(cards) - (deck.left if last else 0)
            key = (name, number - 1 if name == deck.again else 0)
            named = told.decks.get(key, {})
            places = [place for place in range(come) if place not in named]
            if places:
                free = [deck.ids[card] for card in cards if deck.ids[card] not in named.values()]
                return asks(name, places, [sorted(free)] * len(places), number=key[1])
    return None


def decks_of(state: State) -> Iterator[Deck]:
    yield Deck("guests", "rebuilt", state.book.guest_number, len(state.deck))
    lounge = lounge_in(state)
    if lounge is not None:
        ids = state.book.ids_of("celebrity")
        yield Deck("celebrities", "celebrities_again", ids, len(lounge.deck))
