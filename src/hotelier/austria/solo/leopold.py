"""L6-L10: a turn of the automaton, driven by its instruction cards."""

from typing import Final

from hotelier.austria.components import GUESTS, ICONS, NONE
from hotelier.austria.guests import draw_guest
from hotelier.austria.knowledge import show
from hotelier.austria.objectives import claim
from hotelier.austria.solo.cards import BORDERS, EMPEROR, STAFF, Card, Icon
from hotelier.austria.solo.choosing import ABSENT, CLAIMED, die_for, guest_for, objective_for, room_for
from hotelier.austria.state import Automaton, State
from hotelier.austria.tracks import advance
from hotelier.core.chance import Seeded

# Kinds of events: what the automaton did, kept as numbers and told in words.py.
CARD: Final = 0  # card, round
GUEST: Final = 1  # guest, colour of the icon, place in the queue, space
NO_GUEST: Final = 2  # colour of the icon
DIE: Final = 3  # value, dice that lay there
STEPS: Final = 4  # steps
STAFF_CARD: Final = 5  # staff card, NONE if there was none left
COUNTDOWN: Final = 6  # objective, how far it has come now
CLAIM: Final = 7  # objective, VP
NO_OBJECTIVE: Final = 8  # nothing left to claim

Event = tuple[int, ...]


class Leopold(Automaton):
    """The automaton: its decks, its countdown and what it has done."""

    __slots__ = ("cards", "countdown", "deck", "difficulty", "events", "private")

    def __init__(
        self,
        seat: int,
        name: str,
        difficulty: str,
        cards: list[Card],
        deck: list[int],
        private: list[int],
        countdown: list[int],
        events: list[Event],
    ) -> None:
        super().__init__(seat, name)
        self.difficulty = difficulty
        self.cards = cards
        self.deck = deck
        """Instruction cards face down; the last is on top."""
        self.private = private
        """Staff cards face down; the last is on top (L3)."""
        self.countdown = countdown
        self.events = events

    def copy(self) -> "Leopold":
        return Leopold(
            self.seat,
            self.name,
            self.difficulty,
            self.cards,
            self.deck.copy(),
            self.private.copy(),
            self.countdown.copy(),
            self.events.copy(),
        )

    def hidden_staff(self) -> list[int]:
        return self.private

    def rename_staff(self, renamed: list[int]) -> None:
        self.private = [renamed[card] for card in self.private]

    def shuffle(self, rng: Seeded) -> None:
        self.deck.sort()
        rng.shuffle(self.deck)

    def take_turn(self, state: State) -> None:
        """Draw the next card and do its sections from the top; an empty deck would be shuffled again."""
        if not self.deck:
            self.deck = state.chance.order("instructions", list(range(len(self.cards))))
            self.deck.reverse()
        card = self.cards[self.deck.pop()]
        self.events.append((CARD, card.number, state.round))
        state.revealed += 1
        for guest in card.guests:
            if self.uses(guest.border):
                self.take_guest(state, guest.colour, card)
        self.take_die(state, card)
        for icon in card.icons:
            if self.uses(icon.border):
                self.follow_icon(state, icon, card)

    def uses(self, border: str) -> bool:
        """L5."""
        return border in BORDERS[self.difficulty]

    def take_guest(self, state: State, colour: int, card: Card) -> None:
        """L6, L7: a guest for free, and its room at once."""
        player = state.players[self.seat]
        board = player.board
        place = guest_for(state.book, board, player.occupied, state.queue, colour, card.right_to_left)
        if place == NONE:
            self.events.append((NO_GUEST, colour))
            return
        guest = state.queue.pop(place)
        space = room_for(board, player.occupied, state.book.guest_colour[guest])
        player.occupied |= 1 << space
        player.points[GUESTS] += state.book.guest_vp[guest]
        player.points[ICONS] += state.book.icons[space]
        state.discard.append(guest)
        state.queue.insert(0, draw_guest(state))
        self.events.append((GUEST, guest, colour, place, space))

    def take_die(self, state: State, card: Card) -> None:
        """L8: a die, without its action."""
        value = die_for(state.dice, card.dice, card.right_to_left)
        self.events.append((DIE, value, state.dice[value]))
        state.dice[value] -= 1
        state.players[self.seat].covered += 1

    def follow_icon(self, state: State, icon: Icon, card: Card) -> None:
        """L9."""
        if icon.kind == EMPEROR:
            advance(state, self.seat, icon.value)
            self.events.append((STEPS, icon.value))
        elif icon.kind == STAFF:
            self.turn_up_staff(state)
        else:
            self.move_countdown(state, objective_for(self.countdown, icon.value, card.right_to_left))

    def turn_up_staff(self, state: State) -> None:
        if not self.private:
            self.events.append((STAFF_CARD, NONE))
            return
        card = self.private.pop()
        player = state.players[self.seat]
        player.staff |= 1 << card
        player.played.append(card)
        player.earned.append(0)
        show(state, 1 << card)
        self.events.append((STAFF_CARD, card))

    def move_countdown(self, state: State, objective: int) -> None:
        """L10."""
        if objective == NONE:
            self.events.append((NO_OBJECTIVE,))
            return
        self.countdown[objective] += 1
        if self.countdown[objective] < CLAIMED:
            self.events.append((COUNTDOWN, objective, self.countdown[objective]))
            return
        if state.claimed[objective] < len(state.book.claim_vp):
            vp = state.book.claim_vp[state.claimed[objective]]
            claim(state, self.seat, objective)
            self.events.append((CLAIM, objective, vp))


def fresh_countdown() -> list[int]:
    return [ABSENT, ABSENT, ABSENT]
