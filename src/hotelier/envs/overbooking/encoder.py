"""Overbooking as floats: what docs/environments.md describes, from the state, for speed.

That nothing gets in but what the seat may know is proved by a test: the same floats come out of an encoder
that is given nothing but the view of the seat.
"""

from typing import Final

from hotelier.core.game import Game
from hotelier.core.options import Value
from hotelier.envs.encoding.chunks import (
    BITS8,
    COUNTS,
    FLAGS,
    NOTHING,
    POINTS,
    TENTHS,
    Scale,
    count_bits,
    floats,
    one_hot,
    zeros,
)
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.encoding.layout import FLOAT_BYTES, Field, Layout, repeated
from hotelier.overbooking.content.book import Hotel
from hotelier.overbooking.content.components import (
    DECK,
    DOOR,
    DOOR_LIMIT,
    HOUSE_MASKS,
    HOUSES,
    LONGEST_QUEUE,
    QUEUE,
    ROUNDS,
    TYPES,
    beds_of,
    house_of,
    is_large,
    owner_of,
)
from hotelier.overbooking.content.printed import RULES
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.knowledge import is_known, is_open
from hotelier.overbooking.rules.rounds import to_move
from hotelier.overbooking.rules.state import CHECKING, PLACING, Player, State

VERSION: Final = 1

PHASES: Final = 3
SIDES: Final = 16
QUESTIONS: Final = TYPES + 1
CARD_MEANING: Final = (
    "a card, all 0 if none: present; owner, counted from the own seat; house; large; beds 1 to 6 if known; "
    "face up"
)
CARDS24: Final = Scale(DECK, 0, DECK)
CHOICES: Final = DOOR_LIMIT


def card_size(seats: int) -> int:
    return 1 + seats + HOUSES + 1 + TYPES + 1


def overbooking_layout(seats: int) -> Layout:
    """The layout for this number of players, and of hotels."""
    card = card_size(seats)
    hotel = [
        Field("side", SIDES, "which side of a hotel card"),
        Field("rule", len(RULES), "its rule"),
        Field("beds", 1, "printed beds / 10"),
        Field("beds_now", 1, "beds as powers have changed them / 10"),
        Field("token", 1, "whether a point token lies at the back door"),
        Field("checked", 1, "whether its bookings have been checked in this round"),
        Field("chosen", CHOICES, "places in the queue that nobles have chosen, in order / 4"),
        *[Field(f"queue.{place}", card, CARD_MEANING) for place in range(LONGEST_QUEUE)],
        *[Field(f"door.{place}", card, CARD_MEANING) for place in range(DOOR_LIMIT)],
    ]
    player = [
        Field("hand_size", 1, "/ 10"),
        Field("known_hand", DECK, "the own hand; the card of house h and b beds is number 6h + b - 1"),
        Field("deck", 1, "cards / 24"),
        Field("collected", DECK, "cards that got their beds"),
        Field("discarded", DECK, "cards turned away"),
        Field("tokens", 1, "/ 4"),
        Field("coins", ROUNDS, "of each round / 10"),
        Field("points", 1, "/ 50"),
        Field("skipped", ROUNDS, "whether a placement was skipped in each round"),
    ]
    fields = [
        Field("seat", seats, "the own seat"),
        Field("options", 3, "bonus beginner, bonus expert, memory"),
        Field("phase", PHASES, "placing, checking, over"),
        Field("round", ROUNDS, "1 to 4"),
        Field("start", seats, "the starting player, counted from the own seat"),
        Field("to_move", seats, "who must decide, counted from the own seat; all 0 at the end"),
        Field("question.kind", QUESTIONS, "the power of a card with 1 to 6 beds, or placing a card"),
        Field("question.placement", 1, "the placement of this round / 4"),
        Field("question.hotel", seats, "the hotel that is being checked"),
        Field("question.card", DECK, "the card whose power it is"),
    ]
    return Layout(
        "overbooking",
        VERSION,
        [*fields, *repeated("hotels", seats, hotel), *repeated("players", seats, player)],
    )


class OverbookingEncoder(Encoder):
    """Looks up the pieces of an observation and joins them."""

    def __init__(self, game: Overbooking) -> None:
        seats = game.seats
        super().__init__(overbooking_layout(seats))
        self.seats = seats
        self.bonus = game.state.book.bonus[str(game.options["bonus"])]
        """The points for collected cards of one house, by how many they are."""
        self.options = _options(game.options)
        self.seat_rows = one_hot(seats)
        self.phases = one_hot(PHASES)
        self.rounds = one_hot(ROUNDS)
        self.kinds = one_hot(QUESTIONS)
        self.decks = one_hot(DECK)
        self.sides = [_side(side, hotel) for side, hotel in enumerate(game.state.book.hotels)]
        cards = [(owner, card) for owner in range(seats) for card in range(DECK)]
        self.backs = [_card(seats, owner, card, False, False) for owner, card in cards]
        self.known = [_card(seats, owner, card, True, False) for owner, card in cards]
        self.face_up = [_card(seats, owner, card, True, True) for owner, card in cards]
        """The rows of cards on the table, their owners counted from the own seat."""
        self.nobody = [zeros(card_size(seats) * places) for places in range(LONGEST_QUEUE + 1)]
        self.no_question = zeros(1 + seats + DECK)
        self.not_checking = zeros(seats + DECK)

    def encode(self, game: Game, seat: int) -> bytes:
        assert isinstance(game, Overbooking)
        state = game.state
        out: list[bytes] = [self.seat_rows[seat], self.options, self.phases[state.phase]]
        out.append(self.rounds[min(state.round, ROUNDS - 1)])
        out.append(self.seat_rows[(state.start - seat) % self.seats])
        self._question(out, state, seat)
        for hotel in range(self.seats):
            self._hotel(out, state, seat, hotel)
        for step in range(self.seats):
            other = (seat + step) % self.seats
            self._player(out, state.players[other], step == 0)
        return b"".join(out)

    def points(self, game: Game) -> list[int]:
        assert isinstance(game, Overbooking)
        return [self.points_of(player) for player in game.state.players]

    def points_of(self, player: Player) -> int:
        """As `scoring.score`, without calls out of compiled code."""
        points = player.tokens
        for coins in player.coins:
            points += coins
        for house in HOUSE_MASKS:
            points += self.bonus[count_bits(player.collected & house)]
        return points

    def _question(self, out: list[bytes], state: State, seat: int) -> None:
        mover = to_move(state)
        if mover is None:
            out.append(self.seat_rows[self.seats])
            out.append(self.kinds[QUESTIONS])
            out.append(self.no_question)
            return
        out.append(self.seat_rows[(mover - seat) % self.seats])
        if state.phase == PLACING:
            out.append(self.kinds[TYPES])
            out.append(COUNTS.rows[state.placements // self.seats + 1])
            out.append(self.not_checking)
            return
        card = checking.power_card(state)
        out.append(self.kinds[beds_of(card) - 1])
        out.append(NOTHING[1])
        out.append(self.seat_rows[state.checked])
        out.append(self.decks[card % DECK])

    def _hotel(self, out: list[bytes], state: State, seat: int, hotel: int) -> None:
        side = state.hotels[hotel]
        printed = state.book.hotels[side]
        being_checked = state.phase == CHECKING and hotel == state.checked
        out.append(self.sides[side])
        out.append(TENTHS.row(max(0, state.beds) if being_checked else printed.beds))
        out.append(FLAGS[state.tokens >> hotel & 1])
        out.append(FLAGS[1 if state.phase == CHECKING and hotel < state.checked else 0])
        if being_checked and state.chosen:
            self._chosen(out, state, hotel)
        else:
            out.append(NOTHING[CHOICES])
        self._line(out, state, seat, 2 * hotel + QUEUE, LONGEST_QUEUE)
        self._line(out, state, seat, 2 * hotel + DOOR, DOOR_LIMIT)

    def _chosen(self, out: list[bytes], state: State, hotel: int) -> None:
        """Where the cards lie that nobles have chosen."""
        queue = state.queue(hotel)
        places = [queue.index(card) + 1 for card in state.chosen if card in queue]
        for number in range(CHOICES):
            out.append(COUNTS.rows[places[number] if number < len(places) else 0])

    def _line(self, out: list[bytes], state: State, seat: int, line: int, places: int) -> None:
        """The cards at a queue or a back door: the back, and the type for those who know it."""
        cards = state.lines[line]
        for place in range(len(cards)):
            card = cards[place]
            row = (owner_of(card) - seat) % self.seats * DECK + card % DECK
            if is_open(state, line, place):
                out.append(self.face_up[row])
            elif is_known(state, seat, line, place):
                out.append(self.known[row])
            else:
                out.append(self.backs[row])
        out.append(self.nobody[places - len(cards)])

    def _player(self, out: list[bytes], player: Player, own: bool) -> None:
        out.append(TENTHS.rows[count_bits(player.hand)])
        append_24_bits(out, player.hand if own else 0)
        out.append(CARDS24.rows[len(player.deck)])
        append_24_bits(out, player.collected)
        append_24_bits(out, player.discarded)
        out.append(COUNTS.rows[player.tokens])
        for coins in player.coins:
            out.append(TENTHS.row(coins))
        out.append(POINTS.row(self.points_of(player)))
        skipped = 0
        for skip in player.skipped:
            skipped |= 1 << skip.round
        out.append(BITS4[skipped])


def _options(options: dict[str, Value]) -> bytes:
    bonus = options["bonus"]
    return floats([float(bonus == "beginner"), float(bonus == "expert"), float(options["memory"] is True)])


def _side(side: int, hotel: Hotel) -> bytes:
    """What is printed on a side of a hotel card."""
    which = [float(side == each) for each in range(SIDES)]
    return floats([*which, *[float(hotel.rule == rule) for rule in RULES], hotel.beds / 10])


def _card(seats: int, owner: int, card: int, known: bool, face_up: bool) -> bytes:
    """A card on the table: its back, and its beds if they are known."""
    return floats(
        [
            1.0,
            *[float(owner == seat) for seat in range(seats)],
            *[float(house_of(card) == house) for house in range(HOUSES)],
            float(is_large(card)),
            *[float(known and beds_of(card) == beds) for beds in range(1, TYPES + 1)],
            float(face_up),
        ]
    )


def append_24_bits(out: list[bytes], cards: int) -> None:
    """A set of cards of one deck."""
    if not cards:
        out.append(NOTHING[DECK])
        return
    for __ in range(DECK // 8):
        out.append(BITS8[cards & 255])
        cards >>= 8


BITS4: Final = [row[: 4 * FLOAT_BYTES] for row in BITS8[:16]]
