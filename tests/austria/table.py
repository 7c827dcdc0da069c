"""The one builder of test positions: a table laid out as a test wants it.

A position is described in the words of the game (printed numbers, names of spaces, items by name) and
every card is moved, never copied, so the table stays complete.
"""

from collections.abc import Mapping
from typing import Any

from hotelier import new_game
from hotelier.austria.content.components import ALL_ITEM_NAMES, NONE, SPACES, pile, space_name
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.places import PLACES, place_name
from hotelier.austria.modules.ballrooms.state import Ball
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.modules.hotels.frames import BID
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import TURN, Player
from hotelier.austria.rules.steps import choices, run_on
from hotelier.austria.rules.turn import begin_turn
from tests.austria.laid import waltz_of

PLAIN = {
    "start": 0,
    "objectives": ["krones_20", "floors_2", "three_of_each"],
    "emperor": ["A1", "B2", "C1"],
}
FULL_DICE = {2: "1122334456", 3: "112233445566", 4: "11223344556612"}
BALLROOMS = ["apollosaal", "goldener_strauss", "odeonsaal"]
PLACE_NAMES = [place_name(place) for place in range(PLACES)]
SPACE_NAMES = [space_name(space) for space in range(SPACES)]


class Table:
    """A game at the beginning of a turn of seat 0 (unless said otherwise), ready to be arranged."""

    def __init__(
        self,
        seats: int = 2,
        *,
        edition: str = "revised",
        printing: str = "",
        board: str = "night",
        staff: str = "standard",
        promo: bool = False,
        modules: list[int] | None = None,
        entrances: list[str] | None = None,
        celebrities: list[str] | None = None,
        start: int = 0,
        objectives: list[str] | None = None,
        emperor: list[str] | None = None,
        boards: list[str] | None = None,
        ballrooms: list[str] | None = None,
        content: dict[str, Any] | None = None,
        rolls: list[str] | None = None,
        drawn: Mapping[str, object] | None = None,
        seed: int = 1,
    ) -> None:
        """`entrances` names that of each seat (module 3); `drawn` is what else the script gives."""
        script: dict[str, object] = {**PLAIN, "start": start, "rolls": rolls or [FULL_DICE[seats]]}
        if modules and 2 in modules and not rolls:
            script["rolls"] = [FULL_DICE[seats][:-3]]
        if celebrities:
            script["celebrities"] = celebrities
        if objectives:
            script["objectives"] = objectives
        if emperor:
            script["emperor"] = emperor
        if boards:
            script["boards"] = boards
        if entrances:
            script["entrances"] = entrances
            modules = sorted({3, *(modules or [])})
        if modules and 1 in modules:
            script["ballrooms"] = ballrooms or BALLROOMS
        script.update(drawn or {})
        printed: dict[str, Any] = {"printing": printing} if printing else {}
        game = new_game(
            "austria",
            seats=seats,
            seed=seed,
            script=script,
            edition=edition,
            **printed,
            board=board,
            staff=staff,
            promo=promo,
            modules=modules or [],
            content=content,
        )
        assert isinstance(game, Austria)
        self.game = game
        while game.state.round == 0:
            game.apply(self._first_choice(entrances))
        for seat in range(seats):
            self.seat(seat, krones=10, kitchen={}, guests=[], hand=[], vacant="", occupied="")

    def _first_choice(self, entrances: list[str] | None) -> int:
        """Everybody gets the own entrance for nothing, and takes the first of what else is on offer."""
        game = self.game
        if entrances and kind_of(game.state.stack[-1]) == BID:
            assert game.to_move is not None
            return game.parse(f"bid 0 {entrances[game.to_move]}")
        return game.legal_actions()[0]

    # Arranging ------------------------------------------------------------------------------------

    def player(self, seat: int = 0) -> Player:
        return self.game.state.players[seat]

    def seat(
        self,
        seat: int = 0,
        *,
        krones: int | None = None,
        emperor: int | None = None,
        kitchen: dict[str, int] | None = None,
        guests: list[int] | None = None,
        missing: list[dict[str, int]] | None = None,
        complete: bool = False,
        hand: list[int] | None = None,
        staff: list[int] | None = None,
        vacant: str | None = None,
        occupied: str | None = None,
        covered: int | None = None,
    ) -> "Table":
        """Arrange one player's side. `guests` sit at tables 1, 2, 3 with their whole order missing, or
        what `missing` says, or with `complete` orders; rooms are names such as "1a 1b 2a"."""
        player = self.player(seat)
        if krones is not None:
            player.krones = krones
        if emperor is not None:
            player.emperor = emperor
        if kitchen is not None:
            player.kitchen = items(kitchen)
        if guests is not None:
            self._seat_guests(player, guests, missing, complete)
        if hand is not None:
            self._give_hand(player, hand)
        if staff is not None:
            self._lay_out(player, staff)
        if vacant is not None:
            player.vacant = spaces(vacant)
        if occupied is not None:
            player.occupied = spaces(occupied)
            player.paid = sum(
                1 << group
                for group, rooms in enumerate(player.board.groups)
                if rooms & player.occupied == rooms
            )
        if covered is not None:
            player.covered = covered
        return self.look()

    def dice(self, faces: str, coloured: str = "---") -> "Table":
        """The dice on the action spaces, e.g. "112345"; then the red, yellow and blue one, e.g. "4-6"."""
        state = self.game.state
        state.dice = [0, *((faces + coloured).count(face) for face in "123456")]
        lounge = lounge_in(state)
        if lounge is not None:
            lounge.dice = [int(face) if face != "-" else 0 for face in coloured]
        return self.look()

    def queue(self, *guests: int) -> "Table":
        """The guests on offer, the newest (dearest) first."""
        state = self.game.state
        places = [self.guest(number) for number in guests]
        for old in state.queue:
            state.deck.insert(0, old)
        state.queue = []
        for guest in places:
            self._take_guest_away(guest)
        state.queue = places
        return self.look()

    def next_guests(self, *guests: int) -> "Table":
        """The next guests of the deck, the top one first."""
        for guest in [self.guest(number) for number in reversed(guests)]:
            self._take_guest_away(guest)
            self.game.state.deck.append(guest)
        return self

    def staff_deck(self, *cards: int) -> "Table":
        """The top cards of the staff deck, the top one first."""
        for card in [self.staff(number) for number in reversed(cards)]:
            self._take_staff_away(card)
            self.game.state.staff_deck.append(card)
        return self

    def only_staff_deck(self, *cards: int) -> "Table":
        """A staff deck of just these cards; the others are out of the game."""
        self.game.state.staff_deck = []
        return self.staff_deck(*cards)

    def dancers(self, seat: int, *places: str) -> "Table":
        """Just these dancers of a seat stand in the ballrooms: "1 top", "3 balcony"."""
        ball = self.ball
        ball.placed[seat] = [places.count(name) for name in PLACE_NAMES]
        ball.sent[seat] = len(places)
        ball.supply[seat] = 10 - len(places)
        return self.look()

    def rehearsal(self, room: int, seat: int = 0) -> "Table":
        """The rehearsal room of a seat."""
        self.ball.rehearsal[seat] = room - 1
        return self

    def round(self, number: int) -> "Table":
        self.game.state.round = number
        return self

    def turn_of(self, seat: int) -> "Table":
        """Begin a fresh turn of this seat."""
        state = self.game.state
        state.stack = []
        begin_turn(state, seat, False)
        return self.look()

    def end_round(self) -> "Table":
        """Let the round end now: everybody has taken both turns."""
        state = self.game.state
        assert len(state.stack) == 1 and kind_of(state.stack[0]) == TURN
        state.stack = []
        for player in state.players:
            player.covered = 2
        self.game._legal = run_on(state)
        return self

    def look(self) -> "Table":
        """Ask the game anew what is legal, after the position was changed by hand."""
        self.game._legal = choices(self.game.state)
        return self

    # Playing --------------------------------------------------------------------------------------

    def play(self, *actions: str) -> "Table":
        """Play these actions; each must be legal."""
        for text in actions:
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            self.game.apply(self.game.parse(text))
        return self

    def legal(self, word: str = "") -> list[str]:
        """The legal actions as texts, or only those that begin with a word."""
        texts = [self.game.notation(action) for action in self.game.legal_actions()]
        return [text for text in texts if not word or text.split()[0] == word]

    # Looking --------------------------------------------------------------------------------------

    def points(self, seat: int = 0) -> int:
        player = self.player(seat)
        return sum(player.points) + sum(player.earned)

    @property
    def ball(self) -> Ball:
        waltz = waltz_of(self.game.state)
        assert waltz is not None and waltz.ball is not None
        return waltz.ball

    def dancing(self, seat: int = 0) -> list[str]:
        """Where the dancers of a seat stand."""
        placed = self.ball.placed[seat]
        return [name for place, name in enumerate(PLACE_NAMES) for _ in range(placed[place])]

    def kitchen(self, seat: int = 0) -> dict[str, int]:
        return named(self.player(seat).kitchen)

    def missing(self, table: int, seat: int = 0) -> dict[str, int]:
        """What the guest at a table (1, 2, 3) still waits for."""
        return named(self.player(seat).missing[table - 1])

    def cafe(self, seat: int = 0) -> list[int | None]:
        numbers = self.game.book.guest_number
        return [numbers[guest] if guest != NONE else None for guest in self.player(seat).tables]

    def hand(self, seat: int = 0) -> list[int]:
        return self._numbers(self.player(seat).hand)

    def in_play(self, seat: int = 0) -> list[int]:
        return [self.game.book.staff_number[card] for card in self.player(seat).played]

    def vacant(self, seat: int = 0) -> str:
        return room_names(self.player(seat).vacant)

    def occupied(self, seat: int = 0) -> str:
        return room_names(self.player(seat).occupied)

    def queue_numbers(self) -> list[int]:
        return [self.game.book.guest_number[guest] for guest in self.game.state.queue]

    def staff_deck_numbers(self) -> list[int]:
        """The staff deck from the top to the bottom."""
        return [self.game.book.staff_number[card] for card in reversed(self.game.state.staff_deck)]

    # Cards ----------------------------------------------------------------------------------------

    def guest(self, number: int) -> int:
        return self.game.book.guest_number.index(number)

    def staff(self, number: int) -> int:
        return self.game.book.staff_number.index(number)

    def _numbers(self, cards: int) -> list[int]:
        return [number for card, number in enumerate(self.game.book.staff_number) if cards >> card & 1]

    def _seat_guests(
        self,
        player: Player,
        numbers: list[int],
        missing: list[dict[str, int]] | None,
        complete: bool,
    ) -> None:
        state = self.game.state
        for guest in player.tables:
            if guest != NONE:
                state.deck.insert(0, guest)
        player.tables = [NONE] * len(player.tables)
        player.missing = [0] * len(player.tables)
        for table, number in enumerate(numbers):
            guest = self.guest(number)
            self._take_guest_away(guest)
            player.tables[table] = guest
            order = state.book.guest_order[guest]
            if complete:
                order = 0
            elif missing is not None:
                order = items(missing[table])
            player.missing[table] = order

    def _take_guest_away(self, guest: int) -> None:
        state = self.game.state
        for pile_of_guests in (state.deck, state.discard):
            if guest in pile_of_guests:
                pile_of_guests.remove(guest)
        if guest in state.queue:
            state.queue[state.queue.index(guest)] = state.deck.pop(0)

    def _give_hand(self, player: Player, numbers: list[int]) -> None:
        for card in range(len(self.game.book.staff_number)):
            if player.hand >> card & 1:
                self.game.state.staff_deck.insert(0, card)
        player.hand = 0
        for number in numbers:
            self._take_staff_away(self.staff(number))
            player.hand |= 1 << self.staff(number)

    def _lay_out(self, player: Player, numbers: list[int]) -> None:
        for number in numbers:
            card = self.staff(number)
            self._take_staff_away(card)
            player.staff |= 1 << card
            player.played.append(card)
            player.earned.append(0)
            colour = self.game.book.free_rooms_colour[card]
            if colour >= 0:
                player.free |= player.board.colour[colour]

    def _take_staff_away(self, card: int) -> None:
        state = self.game.state
        if card in state.staff_deck:
            state.staff_deck.remove(card)
        for player in state.players:
            player.hand &= ~(1 << card)


def items(counts: dict[str, int]) -> int:
    return sum(pile(ALL_ITEM_NAMES.index(name), count) for name, count in counts.items())


def named(items_pile: int) -> dict[str, int]:
    return {
        name: items_pile >> (8 * kind) & 255
        for kind, name in enumerate(ALL_ITEM_NAMES)
        if items_pile >> (8 * kind) & 255
    }


def spaces(names: str) -> int:
    return sum(1 << SPACE_NAMES.index(name) for name in names.split())


def room_names(mask: int) -> str:
    return " ".join(name for space, name in enumerate(SPACE_NAMES) if mask >> space & 1)
