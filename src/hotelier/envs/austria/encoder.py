"""Grand Austria Hotel as floats: what docs/environments.md describes, from the state, for speed.

That nothing gets in but what the seat may know is proved by a test: the same floats come out of an encoder
that is given nothing but the view of the seat.
"""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    CLAIM_SPACES,
    KINDS,
    MONEY_LIMIT,
    OBJECTIVES,
    PILE_BITS,
    PILE_MASK,
    ROUNDS,
    TABLES,
)
from hotelier.austria.content.components import ITEMS as ITEMS_SOURCE
from hotelier.austria.content.components import KRONES as KRONES_SOURCE
from hotelier.austria.content.components import ROOMS as ROOMS_SOURCE
from hotelier.austria.content.components import WAITING as WAITING_SOURCE
from hotelier.austria.content.effects import SEND_DANCER, Effect
from hotelier.austria.content.instructions import DECK_SIZE, DIFFICULTIES
from hotelier.austria.content.printed import SPANISH
from hotelier.austria.game import Austria
from hotelier.austria.rules.knowledge import unknown_to
from hotelier.austria.rules.rounds import visible_number
from hotelier.austria.rules.setup import has_board
from hotelier.austria.rules.state import (
    COPY,
    DISHES,
    DRAFT,
    DRAWN,
    DRINKS,
    FIRST_ROOMS,
    KRONES,
    OVER,
    PENALTY,
    RECEIVE,
    REWARD,
    ROOMS,
    SCORED,
    SERVE,
    STAFF,
    TURN,
    UNDER,
    Frame,
    Player,
    State,
)
from hotelier.austria.shown.view import PHASES
from hotelier.austria.solo.leopold import Leopold
from hotelier.core.game import Game
from hotelier.core.options import Value
from hotelier.envs.austria.gives import CHOICES, DISCOUNTED, GAINS, Given
from hotelier.envs.austria.layout import (
    BOARDS,
    COUNTDOWN,
    GOALS,
    GUEST_SIZE,
    GUESTS,
    QUESTIONS,
    STAFF_CARDS,
    austria_layout,
)
from hotelier.envs.encoding.chunks import (
    BITS8,
    BITS10,
    COUNTS,
    FLAGS,
    NOTHING,
    POINTS,
    TENTHS,
    Scale,
    count_bits,
    floats,
    one_hot,
    pairs,
    zeros,
)
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.encoding.layout import FLOAT_BYTES

DETAILS: Final = 11
"""The numbers of a question but its kind and its cards."""
NUMBERED_BY_STRENGTH: Final = (DISHES, DRINKS, KRONES, STAFF, COPY, SERVE, ROOMS, FIRST_ROOMS)
CARDS64: Final = Scale(64, 0, 64)


def guest_row(book: Book, guest: int) -> bytes:
    """A guest card: what is printed on it."""
    order = book.guest_order[guest]
    return floats(
        [
            1.0,
            (guest + 1) / 64,
            *[1.0 if book.guest_colour[guest] == colour else 0.0 for colour in range(4)],
            book.guest_vp[guest] / 10,
            *[(order >> PILE_BITS * kind & PILE_MASK) / 4 for kind in range(KINDS)],
            *[amount / 4 for amount in reward_amounts(book.rewards[guest])],
        ]
    )


def reward_amounts(reward: tuple[Effect, ...]) -> list[int]:
    """How much of each kind a reward gives; discounts follow what they make cheaper."""
    given = Given(reward)
    amounts = [given.items >> PILE_BITS * kind & PILE_MASK for kind in range(KINDS)]
    for kind in (*GAINS, *CHOICES):
        if kind != SEND_DANCER:
            amounts.append(given.amounts[kind])
            if kind in DISCOUNTED:
                amounts.append(given.discounts[kind])
    return amounts


class AustriaEncoder(Encoder):
    """Looks up the pieces of an observation and joins them."""

    def __init__(self, game: Austria) -> None:
        state = game.state
        self.hotels = state.seats
        self.solo = state.automaton is not None
        super().__init__(austria_layout(self.hotels, self.solo))
        book = state.book
        self.book = book
        self.seats = one_hot(self.hotels)
        self.beginnings = [seat + options_piece(game.options) for seat in self.seats]
        """By own seat."""
        self.times = pairs(one_hot(len(PHASES)), one_hot(ROUNDS + 1))
        """By phase and round."""
        self.askings = pairs(self.seats, one_hot(QUESTIONS))
        """By who must decide, counted from the own seat, and kind of question; the last is nothing."""
        self.boards = one_hot(BOARDS)
        self.goals = one_hot(GOALS)
        self.claims = pairs(self.goals, one_hot(CLAIM_SPACES + 1))
        """By objective and markers on it."""
        self.countdowns = one_hot(COUNTDOWN)
        self.guests = [guest_row(book, guest) for guest in range(book.guest_count)]
        self.guests.append(zeros(GUEST_SIZE))  # NONE finds the last one

    def encode(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, Austria)
        state = game.state
        unknown = unknown_to(state, seat)
        out = [
            self.beginnings[seat],
            self.times[state.phase * (ROUNDS + 2) + state.round],
            self.seats[(state.start - seat) % self.hotels],
        ]
        self._question(out, state, seat)
        self._table(out, state)
        self._known_deck(out, state, unknown)
        self._goals(out, state)
        if self.solo:
            self._solo(out, state)
        for step in range(self.hotels):
            other = (seat + step) % self.hotels
            player = state.players[other]
            out.append(self._board(state, other))
            self._hotel(out, player)
            self._staff(out, player, player.hand if step == 0 else player.hand & ~unknown)
            number = 0 if state.phase == OVER or player.covered == 2 else visible_number(state, other)
            out.append(TENTHS.rows[number])
            out.append(STANDINGS[player.markers + 8 * player.covered + (32 if player.passed else 0)])
        return b"".join(out)

    def points(self, game: Game) -> list[int]:
        assert isinstance(game, Austria)
        return [points_of(player) for player in game.state.players]

    def _question(self, out: list[bytes], state: State, seat: int) -> None:
        """Who decides what; the cards in question only for the one who decides."""
        if not state.stack:
            out.append(self.askings[len(self.askings) - 1])
            out.append(NOTHING[DETAILS])
            out.append(NOTHING[STAFF_CARDS])
            return
        frame = state.stack[-1]
        kind, asked, __, __, __ = frame
        kind = min(kind, QUESTIONS)  # a board is chosen: nothing else has no kind
        out.append(self.askings[(asked - seat) % self.hotels * (QUESTIONS + 1) + kind])
        cards = self._details(out, state, frame)
        append_staff(out, cards if asked == seat else 0)

    def _details(self, out: list[bytes], state: State, frame: Frame) -> int:
        """What is asked, in eleven numbers; the cards in question."""
        kind, asked, __, __, __ = frame
        if kind in (DRAWN, UNDER):
            __, __, cards, count, __ = frame
            out.append(NOTHING[1])
            out.append(TENTHS.row(count if kind == UNDER else count_bits(cards)))
            out.append(NOTHING[9])
            return cards
        if kind == DRAFT:
            out.append(NOTHING[DETAILS])
            return state.packs[asked]
        if kind == RECEIVE:
            __, __, items, __, __ = frame
            out.append(NOTHING[2])
            out.append(pile_row(items))
            out.append(NOTHING[5])
        elif kind in NUMBERED_BY_STRENGTH:
            __, __, strength, __, __ = frame
            out.append(TENTHS.row(strength))
            out.append(NOTHING[10])
        elif kind == REWARD:
            __, __, source, __, waiting = frame
            out.append(NOTHING[6])
            self._source(out, source)
            out.append(TENTHS.row(waiting))
            out.append(NOTHING[1])
        elif kind in (PENALTY, SCORED):
            __, __, tile, __, __ = frame
            out.append(NOTHING[7])
            out.append(CARDS64.rows[tile + 1])
            out.append(NOTHING[3])
        elif kind == TURN:
            __, __, extra, __, __ = frame
            out.append(NOTHING[10])
            out.append(FLAGS[1 if extra else 0])
        else:
            out.append(NOTHING[DETAILS])
        return 0

    def _source(self, out: list[bytes], source: int) -> None:
        """Whose reward it is: a guest's, a tile's or a staff card's."""
        book = self.book
        if source < book.tile_reward:
            out.append(CARDS64.rows[source + 1])
            out.append(NOTHING[2])
        elif source < book.staff_reward:
            out.append(NOTHING[1])
            out.append(CARDS64.rows[source - book.tile_reward + 1])
            out.append(NOTHING[1])
        else:
            out.append(NOTHING[2])
            out.append(CARDS64.rows[source - book.staff_reward + 1])

    def _table(self, out: list[bytes], state: State) -> None:
        """What lies in the middle, up to the staff deck."""
        append_turn(out, state)
        for guest in state.queue:
            out.append(self.guests[guest])
        out.append(CARDS64.rows[len(state.deck)])
        discarded = 0
        for guest in state.discard:
            discarded |= ONE_BIT[guest]
        for __ in range(5):
            out.append(BITS10[discarded & 1023])
            discarded >>= 10
        out.append(BITS8[discarded])
        out.append(CARDS64.rows[len(state.staff_deck)])

    def _goals(self, out: list[bytes], state: State) -> None:
        """Objectives with their markers, and emperor tiles."""
        for place in range(OBJECTIVES):
            out.append(self.claims[state.objectives[place] * (CLAIM_SPACES + 2) + state.claimed[place]])
        for tile in state.tiles:
            out.append(self.goals[tile])

    def _known_deck(self, out: list[bytes], state: State, unknown: int) -> None:
        """Cards of the staff deck that the seat knows; mostly there are none."""
        elsewhere = 0
        for player in state.players:
            elsewhere |= player.staff | player.hand
        if not self.book.all_staff & ~unknown & ~elsewhere:
            out.append(NOTHING[STAFF_CARDS])
            return
        above = [0] * STAFF_CARDS
        known = 0
        height = len(state.staff_deck)
        for place, card in enumerate(state.staff_deck):
            if not unknown >> card & 1:
                above[card] = height - place
                known |= ONE_BIT[card]
        done = 0
        while known:
            card = (known & -known).bit_length() - 1
            known &= known - 1
            out.append(NOTHING[card - done])
            out.append(CARDS64.rows[above[card]])
            done = card + 1
        out.append(NOTHING[STAFF_CARDS - done])

    def _solo(self, out: list[bytes], state: State) -> None:
        """What everybody may know of the automaton."""
        automaton = state.automaton
        assert isinstance(automaton, Leopold)
        for place in range(OBJECTIVES):
            out.append(self.countdowns[automaton.countdown[place]])
        out.append(COUNTS.rows[len(automaton.private)])
        out.append(CARDS64.rows[len(automaton.deck)])
        drawn = (1 << DECK_SIZE) - 1
        for card in automaton.deck:
            drawn ^= ONE_BIT[card]
        out.append(BITS10[drawn & 1023])
        out.append(BITS10[drawn >> 10])

    def _hotel(self, out: list[bytes], player: Player) -> None:
        """A hotel and its café."""
        out.append(TRACKS[player.krones << 4 | player.emperor])
        out.append(POINTS.row(points_of(player)))
        points = player.points
        for source in range(ROOMS_SOURCE):
            out.append(POINTS.rows[points[source]])
        if points[ROOMS_SOURCE] or points[KRONES_SOURCE] or points[ITEMS_SOURCE] or points[WAITING_SOURCE]:
            for source in range(ROOMS_SOURCE, len(points)):
                out.append(POINTS.rows[points[source]])
        else:
            out.append(NOTHING[len(points) - ROOMS_SOURCE])
        out.append(pile_row(player.kitchen))
        for table in range(TABLES):
            out.append(self.guests[player.tables[table]])
            out.append(pile_row(player.missing[table]))
        out.append(BITS10[player.vacant & 1023])
        out.append(BITS10[player.vacant >> 10])
        out.append(BITS10[player.occupied & 1023])
        out.append(BITS10[player.occupied >> 10])
        out.append(BITS10[player.paid])

    def _board(self, state: State, seat: int) -> bytes:
        if self.book.boards_chosen and not has_board(state, seat):
            return self.boards[BOARDS]
        player = state.players[seat]
        place = 0
        while self.book.boards[place] is not player.board:
            place += 1
        return self.boards[place]

    def _staff(self, out: list[bytes], player: Player, known: int) -> None:
        """The hand, as far as it is known, and the cards in play."""
        out.append(TENTHS.rows[count_bits(player.hand)])
        append_staff(out, known)
        append_staff(out, player.staff)
        append_staff(out, player.used)
        points = NOTHING[STAFF_CARDS]
        for place in range(len(player.earned)):
            if player.earned[place]:
                at = FLOAT_BYTES * player.played[place]
                points = points[:at] + POINTS.row(player.earned[place]) + points[at + FLOAT_BYTES :]
        out.append(points)


def edition_number(options: dict[str, Value]) -> float:
    """0 for the revised edition; the first one by its printing."""
    if options["edition"] != "first":
        return 0.0
    return 0.5 if options["printing"] == SPANISH else 1.0


def options_piece(options: dict[str, Value]) -> bytes:
    """The rules of the game that go on to apply."""
    difficulty = str(options.get("difficulty", DIFFICULTIES[0]))
    return floats(
        [
            edition_number(options),
            float(options["board"] == "day"),
            float(options["staff"] == "intro"),
            float(options["staff"] == "draft"),
            float(options["promo"] is True),
            float(difficulty == "medium"),
            float(difficulty == "hard"),
        ]
    )


def append_turn(out: list[bytes], state: State) -> None:
    """What the turn has seen, and the dice that are left."""
    done = 1 if state.guest_taken else 0
    if state.die_taken:
        done |= 2
    if state.touched:
        done |= 4
    out.append(THREE_BITS[done])
    out.append(COUNTS.rows[state.extra_turns])
    dice = state.dice
    out.append(DICE[dice[1] << 4 | dice[2]])
    out.append(DICE[dice[3] << 4 | dice[4]])
    out.append(DICE[dice[5] << 4 | dice[6]])


def append_staff(out: list[bytes], cards: int) -> None:
    """A set of staff cards."""
    if not cards:
        out.append(NOTHING[STAFF_CARDS])
        return
    for __ in range(STAFF_CARDS // 8):
        out.append(BITS8[cards & 255])
        cards >>= 8


def pile_row(items: int) -> bytes:
    """How many of each kind."""
    if not items & MORE_THAN_3:
        return PILES[items & 3 | items >> 6 & 12 | items >> 12 & 48 | items >> 18]
    counts = COUNTS.rows
    return b"".join([counts[items >> PILE_BITS * kind & PILE_MASK] for kind in range(KINDS)])


def points_of(player: Player) -> int:
    """All VP so far; as `final_scoring.total`, without calls out of compiled code."""
    points = 0
    for some in player.points:
        points += some
    for some in player.earned:
        points += some
    return points


MORE_THAN_3: Final = 0xFCFCFCFC
PILES: Final = [floats([(pile >> 2 * kind & 3) / 4 for kind in range(KINDS)]) for pile in range(256)]
"""Piles with up to three items of each kind, two bits for each."""
ONE_BIT: Final = [1 << bit for bit in range(GUESTS)]
THREE_BITS: Final = [row[: FLOAT_BYTES * OBJECTIVES] for row in BITS8[: 1 << OBJECTIVES]]
DICE: Final = pairs(COUNTS.rows[:16], COUNTS.rows[:16])
"""Of two spaces."""
TRACKS: Final = pairs(TENTHS.rows[: MONEY_LIMIT + 1], TENTHS.rows[:16])
"""By krones and emperor position."""
STANDINGS: Final = [
    THREE_BITS[markers] + COUNTS.rows[turns] + FLAGS[passed]
    for passed in range(2)
    for turns in range(4)
    for markers in range(8)
]
"""By markers on objectives, turns taken and whether passed."""
