"""What modules lay on the table, as pieces of an observation."""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import HALLS, NONE
from hotelier.austria.modules.ballrooms.page import ball_page_in
from hotelier.austria.modules.ballrooms.places import PLACES
from hotelier.austria.modules.ballrooms.state import Ball
from hotelier.austria.modules.celebrities.page import lounge_page_in
from hotelier.austria.modules.celebrities.state import Lounge
from hotelier.austria.modules.common.state import Orders
from hotelier.austria.modules.hotels.page import entrances_page_in
from hotelier.austria.modules.hotels.printed import Entrance
from hotelier.austria.modules.hotels.state import Entrances
from hotelier.austria.modules.key.state import Key
from hotelier.envs.austria.encoder import DICE
from hotelier.envs.austria.waltz_layout import DIE_COLOURS, FACES, ROWS, TOKENS, Box
from hotelier.envs.austria.waltz_rows import PAIRS, places_in
from hotelier.envs.encoding.chunks import (
    COUNTS,
    FLAGS,
    NOTHING,
    TENTHS,
    Members,
    floats,
    one_hot,
    pairs,
    zeros,
)

PLAIN: Final = 0
FIRST_DIE: Final = 1
BONUS_TOKENS: Final = 2
COUNTED_GUESTS: Final = 3
OWN_OBJECTIVES: Final = 4
OWN_TILES: Final = 5
"""What lies beside an entrance."""


def beside(entrance: Entrance) -> int:
    """What lies beside an entrance: one thing at most."""
    if entrance.dice_sum:
        return FIRST_DIE
    if entrance.tokens:
        return BONUS_TOKENS
    if entrance.guests_vp:
        return COUNTED_GUESTS
    if entrance.claim_vp:
        return OWN_OBJECTIVES
    return OWN_TILES if entrance.tile_steps else PLAIN


class PartsEncoder:
    """Looks up the pieces of what modules have laid out; zeros for modules that are not in play."""

    def __init__(self, box: Box, book: Book, hotels: int) -> None:
        self.hotels = hotels
        self.seats = one_hot(hotels)
        self._ball_tables(box, book)
        self._lounge_tables(box, book)
        self._entrance_tables(box, book)

    def _ball_tables(self, box: Box, book: Book) -> None:
        self.rehearsals = one_hot(len(box.rehearsals))
        self.rehearsals_left = Members(list(range(len(box.rehearsals))), len(box.rehearsals))
        page = ball_page_in(book)
        costs = page.printed.row_costs if page is not None else [0] * len(ROWS)
        self.row_costs = floats([cost / 4 for cost in costs])
        spaces = COUNTS.rows[self.hotels + page.printed.spaces_beyond_seats if page is not None else 0]
        self.halls = pairs(one_hot(len(box.ballrooms)), [scored + spaces for scored in FLAGS])
        """By ballroom and whether it was scored."""
        self.no_ball = zeros(HALLS * (len(box.ballrooms) + 2) + len(ROWS) + len(box.rehearsals))
        self.nobody_dances = zeros(2 + len(box.rehearsals) + PLACES)

    def _lounge_tables(self, box: Box, book: Book) -> None:
        places = places_in(box.celebrities, book.ids_of("celebrity"))
        which = one_hot(len(box.celebrities))
        guests = [which[place] for place in [len(box.celebrities), *places]]
        self.celebrity_sets = Members(places, len(box.celebrities))
        faces = one_hot(len(FACES))
        self.dice = pairs([faces[len(FACES)], *faces[: len(FACES)]], guests)
        """By value of the die, 0 if it was taken, and by celebrity, none being the first."""
        self.guests = len(guests)
        page = lounge_page_in(book)
        self.celebrity_cost = COUNTS.rows[page.cost if page is not None else 0]
        self.no_lounge = zeros(
            len(DIE_COLOURS) * (len(FACES) + len(box.celebrities)) + 2 + len(box.celebrities)
        )
        self.no_celebrities = zeros(2 * len(box.celebrities))

    def _entrance_tables(self, box: Box, book: Book) -> None:
        self.offered = max(self.hotels, 3)
        page = entrances_page_in(book)
        names = book.ids_of("entrance")
        which = one_hot(len(box.entrances))
        self.entrances = [which[place] for place in [*places_in(box.entrances, names), len(box.entrances)]]
        """NONE finds the last one."""
        self.beside = [beside(entrance) for entrance in page.entrances] if page is not None else []
        first_die = one_hot(len(FACES) + 1)
        self.first_dice = [first_die[len(FACES) + 1], *first_die[: len(FACES) + 1]]
        """By value; 0 if none was taken; the key comes after the values."""
        tokens = places_in(list(TOKENS), [int(id) for id in book.ids_of("token")])
        self.tokens = Members(tokens, len(TOKENS))
        objectives = [row["id"] for row in book.objective_rows]
        self.objectives = Members(places_in(box.objectives, objectives), len(box.objectives))
        self.tiles = Members(places_in(box.tiles, [row["id"] for row in book.tile_rows]), len(box.tiles))
        self.no_offer = zeros(len(box.entrances) + 1 + self.hotels)
        self.no_entrances = zeros(
            self.offered * (len(box.entrances) + 1 + self.hotels)
            + len(FACES)
            + 1
            + len(TOKENS)
            + 1
            + 2 * len(box.objectives)
            + len(box.tiles)
        )

    # What lies in the middle

    def append_table(
        self,
        out: list[bytes],
        seat: int,
        ball: Ball | None,
        lounge: Lounge | None,
        entrances: Entrances | None,
        key: Key | None,
    ) -> None:
        """What belongs to nobody."""
        self._ball(out, ball)
        self._lounge(out, lounge)
        if entrances is None:
            out.append(self.no_entrances)
        else:
            self._offers(out, entrances, seat)
            self._beside(out, entrances)
        out.append(self._whose(key.holder if key is not None else NONE, seat))

    def _whose(self, whose: int, seat: int) -> bytes:
        """A seat, counted from the own one."""
        return self.seats[self.hotels if whose == NONE else (whose - seat) % self.hotels]

    def _ball(self, out: list[bytes], ball: Ball | None) -> None:
        if ball is None:
            out.append(self.no_ball)
            return
        for place in range(HALLS):
            out.append(self.halls[2 * ball.halls[place] + (1 if place < ball.scored else 0)])
        out.append(self.row_costs)
        self.rehearsals_left.append_all(out, ball.rehearsals)

    def _lounge(self, out: list[bytes], lounge: Lounge | None) -> None:
        if lounge is None:
            out.append(self.no_lounge)
            return
        for colour in range(len(DIE_COLOURS)):
            out.append(self.dice[lounge.dice[colour] * self.guests + lounge.tiles[colour] + 1])
        out.append(TENTHS.rows[len(lounge.deck)])
        self.celebrity_sets.append_all(out, lounge.discard)
        out.append(self.celebrity_cost)

    def _offers(self, out: list[bytes], entrances: Entrances, seat: int) -> None:
        offers = len(entrances.offers)
        for place in range(offers):
            out.append(self.entrances[entrances.offers[place]])
            out.append(TENTHS.row(entrances.bids[place]))
            out.append(self._whose(entrances.bidders[place], seat))
        for __ in range(offers, self.offered):
            out.append(self.no_offer)

    def _beside(self, out: list[bytes], entrances: Entrances) -> None:
        """What lies beside the entrances that somebody has."""
        beside = 0
        for entrance in entrances.of_seat:
            if entrance != NONE:
                beside |= 1 << self.beside[entrance]
        out.append(self.first_dice[entrances.first_die if beside >> FIRST_DIE & 1 else 0])
        self.tokens.append(out, entrances.tokens if beside >> BONUS_TOKENS & 1 else 0)
        out.append(COUNTS.rows[entrances.guests if beside >> COUNTED_GUESTS & 1 else 0])
        if beside >> OWN_OBJECTIVES & 1:
            claimed: list[int] = []
            for place, objective in enumerate(entrances.objectives):
                if entrances.claimed >> place & 1:
                    claimed.append(objective)
            self.objectives.append_all(out, entrances.objectives)
            self.objectives.append_all(out, claimed)
        else:
            out.append(self.objectives.nothing)
            out.append(self.objectives.nothing)
        if beside >> OWN_TILES & 1:
            self.tiles.append_all(out, entrances.tiles)
        else:
            out.append(self.tiles.nothing)

    # What lies before one hotel

    def append_own(
        self,
        out: list[bytes],
        seat: int,
        ball: Ball | None,
        lounge: Lounge | None,
        entrances: Entrances | None,
        orders: Orders | None,
    ) -> None:
        """What modules have laid before one hotel, but for staff."""
        self._dancers(out, ball, seat)
        if lounge is None or not lounge.taken[seat]:
            out.append(self.no_celebrities)
        else:
            self.celebrity_sets.append(out, lounge.taken[seat])
            self.celebrity_sets.append(out, lounge.used[seat])
        out.append(self.entrances[entrances.of_seat[seat] if entrances is not None else NONE])
        if orders is None:
            out.append(NOTHING[2])
        else:
            out.append(two_tenths(orders.greens[seat], orders.large[seat]))

    def _dancers(self, out: list[bytes], ball: Ball | None, seat: int) -> None:
        if ball is None:
            out.append(self.nobody_dances)
            return
        out.append(two_tenths(ball.supply[seat], ball.sent[seat]))
        room = ball.rehearsal[seat]
        out.append(self.rehearsals[room if room != NONE else len(self.rehearsals) - 1])
        if not ball.sent[seat]:
            out.append(NOTHING[PLACES])
            return
        placed = ball.placed[seat]
        for place in range(0, PLACES, 2):
            out.append(DICE[placed[place] << 4 | placed[place + 1]])


def two_tenths(one: int, other: int) -> bytes:
    """Two numbers / 10."""
    if one < 16 and other < 16:
        return PAIRS[one << 4 | other]
    return TENTHS.row(one) + TENTHS.row(other)
