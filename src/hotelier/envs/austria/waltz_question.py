"""What is being decided in a game with modules, as pieces of an observation."""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import ALL_ITEM_NAMES
from hotelier.austria.modules.ballrooms.frames import INVITE, RECALL
from hotelier.austria.modules.celebrities.frames import CELEBRITY
from hotelier.austria.modules.hotels.frames import SHIFTED, TOKEN
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.modules.more.frames import FLIP
from hotelier.austria.rules.state import (
    COPY,
    DISHES,
    DRAFT,
    DRAWN,
    DRINKS,
    EXCHANGE,
    FIRST_ROOMS,
    KRONES,
    OTHERS,
    PENALTY,
    RECEIVE,
    REWARD,
    ROOMS,
    SERVE,
    SPEND,
    STAFF,
    TURN,
    UNDER,
    Frame,
    State,
)
from hotelier.austria.solo.frames import GIVE
from hotelier.envs.austria.waltz_layout import ASKED, DIE_COLOURS, Box
from hotelier.envs.austria.waltz_rows import pile_of_five, source_row
from hotelier.envs.encoding.chunks import (
    COUNTS,
    FLAGS,
    HALF,
    LOW_HALF,
    NOTHING,
    TENTHS,
    Members,
    count_bits,
    one_hot,
    pairs,
)

KINDS: Final = len(ASKED)
DETAILS: Final = 32
"""The numbers of a question but its kind and its cards: strength, count, 5 items, 8 sources, 3 rows, income
that waits, extra, hall, space, floor, 3 colours, value, 5 items."""
NUMBERED_BY_STRENGTH: Final = (DISHES, DRINKS, KRONES, STAFF, COPY, SERVE, ROOMS, FIRST_ROOMS)
COUNTED: Final = (SPEND, EXCHANGE, OTHERS)


class QuestionEncoder:
    """Looks up the pieces of a question."""

    def __init__(self, box: Box, book: Book, hotels: int, staff: Members) -> None:
        self.hotels = hotels
        self.staff = staff
        self.askings = pairs(one_hot(hotels), one_hot(KINDS))
        """By who must decide, counted from the own seat, and kind of question; the last is nothing."""
        self.sources = [source_row(box, book, source) for source in range(len(book.rewards))]
        self.tile_reward = book.tile_reward
        self.staff_reward = book.staff_reward
        self.colours = one_hot(len(DIE_COLOURS))
        self.items = one_hot(len(ALL_ITEM_NAMES))

    def append(self, out: list[bytes], state: State, seat: int) -> None:
        """Who decides what; the cards in question only for the one who decides."""
        if not state.stack:
            out.append(self.askings[len(self.askings) - 1])
            out.append(NOTHING[DETAILS])
            out.append(self.staff.nothing)
            return
        frame = state.stack[-1]
        kind, asked, __, __, __ = frame
        kind = min(kind, KINDS)  # a board is chosen: nothing else has no kind
        out.append(self.askings[(asked - seat) % self.hotels * (KINDS + 1) + kind])
        cards = self._details(out, state, frame)
        self.staff.append(out, cards if asked == seat else 0)

    def _details(self, out: list[bytes], state: State, frame: Frame) -> int:
        """What is asked; the cards in question."""
        kind, asked, number, second, third = frame
        if kind == TURN:
            out.append(NOTHING[19])
            out.append(FLAGS[1 if number else 0])
            out.append(NOTHING[12])
        elif kind in NUMBERED_BY_STRENGTH:
            out.append(TENTHS.row(number))
            out.append(NOTHING[31])
        elif kind == REWARD:
            self._source(out, number)
            out.append(TENTHS.row(third))
            out.append(NOTHING[13])
        elif kind == RECEIVE:
            out.append(NOTHING[2])
            out.append(pile_of_five(number))
            out.append(NOTHING[25])
        elif kind == DRAWN:
            self._count(out, count_bits(number & LOW_HALF) + count_bits(number >> HALF))
            return number
        elif kind == UNDER:
            self._count(out, second)
            return number
        elif kind in COUNTED:
            self._count(out, number)
        elif kind == DRAFT:
            out.append(NOTHING[DETAILS])
            return state.packs[asked]
        elif kind == PENALTY:
            self._source(out, self.tile_reward + number)
            out.append(NOTHING[14])
        else:
            self._of_module(out, frame)
        return 0

    def _count(self, out: list[bytes], count: int) -> None:
        out.append(NOTHING[1])
        out.append(TENTHS.row(count))
        out.append(NOTHING[30])

    def _source(self, out: list[bytes], source: int) -> None:
        """All up to whose reward it is."""
        out.append(NOTHING[7])
        out.append(self.sources[source])

    def _of_module(self, out: list[bytes], frame: Frame) -> None:
        """Questions that only modules ask."""
        kind, __, number, second, third = frame
        if kind in (INVITE, FLIP):
            self._source(out, self.staff_reward + number)
            out.append(NOTHING[14])
        elif kind == RECALL:
            out.append(NOTHING[20])
            out.append(COUNTS.rows[number + 1])
            out.append(NOTHING[11])
        elif kind == SHIFTED:
            out.append(NOTHING[21])
            out.append(TENTHS.row(number))
            out.append(NOTHING[10])
        elif kind == TOKEN:
            out.append(NOTHING[22])
            out.append(FLAGS[1 if number == FLOOR else 0])
            out.append(NOTHING[9])
        elif kind == CELEBRITY:
            out.append(TENTHS.row(third))
            out.append(NOTHING[22])
            out.append(self.colours[number])
            out.append(TENTHS.row(second))
            out.append(NOTHING[5])
        elif kind == GIVE:
            out.append(NOTHING[27])
            out.append(self.items[number])
        else:
            out.append(NOTHING[DETAILS])
