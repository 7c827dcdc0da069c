"""Grand Austria Hotel with modules as floats: what docs/environments.md describes, from the state.

The layout is the same for every set of modules: what a game does not know is 0. That nothing gets in but
what the seat may know is proved by a test: the same floats come out of an encoder that is given nothing but
the view of the seat.
"""

from typing import Final

from hotelier.austria.content.components import CLAIM_SPACES, NONE, OBJECTIVES, QUEUE, ROOMS, ROUNDS
from hotelier.austria.content.manifests import MODULES
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.state import ball_in
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.modules.common.state import orders_in
from hotelier.austria.modules.hotels.state import entrances_in
from hotelier.austria.modules.key.state import key_in
from hotelier.austria.modules.more.state import flips_in
from hotelier.austria.rules.knowledge import unknown_to
from hotelier.austria.rules.rounds import visible_number
from hotelier.austria.rules.setup import has_board
from hotelier.austria.rules.state import OVER, Player, State
from hotelier.austria.shown.view import PHASES
from hotelier.core.game import Game
from hotelier.envs.austria.encoder import (
    STANDINGS,
    TRACKS,
    append_turn,
    options_piece,
    points_of,
)
from hotelier.envs.austria.waltz_layout import GUEST_SIZE, TABLES, Box, waltz_layout
from hotelier.envs.austria.waltz_parts import PartsEncoder
from hotelier.envs.austria.waltz_question import QuestionEncoder
from hotelier.envs.austria.waltz_rows import CARDS128, guest_row, pile_of_five, places_in
from hotelier.envs.austria.waltz_solo import append_solo
from hotelier.envs.encoding.chunks import (
    BITS10,
    HALF,
    LOW_HALF,
    POINTS,
    TENTHS,
    Members,
    count_bits,
    floats,
    one_hot,
    pairs,
    zeros,
)
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.encoding.layout import FLOAT_BYTES

MISSING: Final = 5
"""Kinds of items that a guest can wait for."""


class WaltzEncoder(Encoder):
    """Looks up the pieces of an observation and joins them."""

    def __init__(self, game: Austria) -> None:
        state = game.state
        book = state.book
        box = Box()
        self.hotels = state.seats
        self.solo = state.automaton is not None
        super().__init__(waltz_layout(box, self.hotels, self.solo))
        self.book = book
        modules = floats([float(module in book.modules) for module in MODULES])
        self.seats = one_hot(self.hotels)
        self.beginnings = [seat + options_piece(game.options) + modules for seat in self.seats]
        """By own seat."""
        self.times = pairs(one_hot(len(PHASES)), one_hot(ROUNDS + 1))
        """By phase and round."""
        self.staff_places = places_in(box.staff, book.staff_number)
        self.staff = Members(self.staff_places, len(box.staff))
        self.discards = Members(places_in(box.guests, book.guest_number), len(box.guests))
        self.boards = one_hot(len(box.boards))
        objectives = places_in(box.objectives, [row["id"] for row in book.objective_rows])
        which = one_hot(len(box.objectives))
        self.claims = pairs([which[place] for place in objectives], one_hot(CLAIM_SPACES + 1))
        """By objective and markers on it."""
        tiles = one_hot(len(box.tiles))
        self.tiles = [tiles[place] for place in places_in(box.tiles, [row["id"] for row in book.tile_rows])]
        self.guests = [guest_row(box, book, guest) for guest in range(book.guest_count)]
        self.guests.append(zeros(GUEST_SIZE))  # NONE finds the last one
        self.no_table = zeros(GUEST_SIZE + MISSING)
        self.question = QuestionEncoder(box, book, self.hotels, self.staff)
        self.parts = PartsEncoder(box, book, self.hotels)
        self.no_more_points = zeros(len(box.point_sources) - ROOMS)
        self.sources_beyond = zeros(len(box.point_sources) - len(book.source_names))
        self.elisabeth = book.instructions is not book.printed.instructions["leopold"]

    def encode(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, Austria)
        state = game.state
        unknown = unknown_to(state, seat)
        out = [
            self.beginnings[seat],
            self.times[state.phase * (ROUNDS + 2) + state.round],
            self.seats[(state.start - seat) % self.hotels],
        ]
        self.question.append(out, state, seat)
        self._table(out, state)
        self._known_deck(out, state, unknown)
        self._goals(out, state)
        ball = ball_in(state)
        lounge = lounge_in(state)
        entrances = entrances_in(state)
        orders = orders_in(state)
        flips = flips_in(state)
        self.parts.append_table(out, seat, ball, lounge, entrances, key_in(state))
        if self.solo:
            append_solo(out, state, self.elisabeth)
        for step in range(self.hotels):
            other = (seat + step) % self.hotels
            player = state.players[other]
            out.append(self._board(state, other))
            self._hotel(out, player)
            self._staff(
                out,
                player,
                player.hand if step == 0 else player.hand & ~unknown,
                flips.turned[other] if flips is not None else 0,
            )
            number = 0 if state.phase == OVER or player.covered == 2 else visible_number(state, other)
            out.append(TENTHS.rows[number])
            out.append(STANDINGS[player.markers + 8 * player.covered + (32 if player.passed else 0)])
            self.parts.append_own(out, other, ball, lounge, entrances, orders)
        return b"".join(out)

    def points(self, game: Game) -> list[int]:
        assert isinstance(game, Austria)
        return [points_of(player) for player in game.state.players]

    def _table(self, out: list[bytes], state: State) -> None:
        """What lies in the middle, up to the staff deck."""
        append_turn(out, state)
        queue = state.queue
        for place in range(QUEUE):
            out.append(self.guests[queue[place]])
        out.append(CARDS128.rows[len(state.deck)])
        self.discards.append_all(out, state.discard)
        out.append(CARDS128.rows[len(state.staff_deck)])

    def _known_deck(self, out: list[bytes], state: State, unknown: int) -> None:
        """Cards of the staff deck that the seat knows; mostly there are none."""
        elsewhere = unknown
        for player in state.players:
            elsewhere |= player.staff | player.hand
        if self.book.all_staff & ~elsewhere:
            out.append(self._deck_with(state.staff_deck, unknown & LOW_HALF, unknown >> HALF))
        else:
            out.append(self.staff.nothing)

    def _deck_with(self, deck: list[int], low: int, high: int) -> bytes:
        """The staff deck with the places of all cards but the unknown ones."""
        known = self.staff.nothing
        above = len(deck)
        for card in deck:
            unknown = low >> card & 1 if card < HALF else high >> (card - HALF) & 1
            if not unknown:
                known = changed(known, self.staff_places[card], CARDS128.rows[above])
            above -= 1
        return known

    def _goals(self, out: list[bytes], state: State) -> None:
        """Objectives with their markers, and emperor tiles."""
        for place in range(OBJECTIVES):
            out.append(self.claims[state.objectives[place] * (CLAIM_SPACES + 2) + state.claimed[place]])
        for tile in state.tiles:
            out.append(self.tiles[tile])

    def _board(self, state: State, seat: int) -> bytes:
        if self.book.boards_chosen and not has_board(state, seat):
            return self.boards[len(self.boards) - 1]
        board = state.players[seat].board
        place = 0
        while self.book.boards[place] is not board:
            place += 1
        return self.boards[place]

    def _hotel(self, out: list[bytes], player: Player) -> None:
        """A hotel and its café."""
        out.append(TRACKS[player.krones << 4 | player.emperor])
        out.append(POINTS.row(points_of(player)))
        self._sources(out, player.points)
        out.append(pile_of_five(player.kitchen))
        tables = len(player.tables)
        for table in range(tables):
            guest = player.tables[table]
            if guest == NONE:
                out.append(self.no_table)
            else:
                out.append(self.guests[guest])
                out.append(pile_of_five(player.missing[table]))
        if tables < TABLES:
            out.append(self.no_table)
        out.append(BITS10[player.vacant & 1023])
        out.append(BITS10[player.vacant >> 10])
        out.append(BITS10[player.occupied & 1023])
        out.append(BITS10[player.occupied >> 10])
        out.append(BITS10[player.paid])

    def _sources(self, out: list[bytes], points: list[int]) -> None:
        """Points by source; those of the end and of modules are often none."""
        for source in range(ROOMS):
            out.append(POINTS.rows[points[source]])
        sources = len(points)
        none = True
        for source in range(ROOMS, sources):
            if points[source]:
                none = False
        if none:
            out.append(self.no_more_points)
            return
        for source in range(ROOMS, sources):
            out.append(POINTS.rows[points[source]])
        out.append(self.sources_beyond)

    def _staff(self, out: list[bytes], player: Player, known: int, turned: int) -> None:
        """The hand, as far as it is known, and the cards in play."""
        hand = player.hand
        out.append(TENTHS.rows[count_bits(hand & LOW_HALF) + count_bits(hand >> HALF)])
        self.staff.append(out, known)
        self.staff.append(out, player.staff)
        self.staff.append(out, player.used)
        self.staff.append(out, turned)
        earned = player.earned
        points = self.staff.nothing
        for place in range(len(earned)):
            if earned[place]:
                points = changed(points, self.staff_places[player.played[place]], POINTS.row(earned[place]))
        out.append(points)


def changed(piece: bytes, place: int, number: bytes) -> bytes:
    """A piece with another number at a place."""
    at = FLOAT_BYTES * place
    return piece[:at] + number + piece[at + FLOAT_BYTES :]
