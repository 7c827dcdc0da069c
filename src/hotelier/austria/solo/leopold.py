"""L6-L10: a turn of the automaton, driven by its instruction cards."""

from hotelier.austria.components import GUESTS, ICONS, NONE
from hotelier.austria.guests import draw_guest
from hotelier.austria.knowledge import show
from hotelier.austria.objectives import claim
from hotelier.austria.solo import entrances
from hotelier.austria.solo.cards import BORDERS, EMPEROR, STAFF, Card, GuestIcon, Icon
from hotelier.austria.solo.choosing import ABSENT, CLAIMED, die_for, guest_for, objective_for, room_for
from hotelier.austria.solo.events import (
    CARD,
    CLAIM,
    COUNTDOWN,
    DIE,
    GUEST,
    NO_GUEST,
    NO_OBJECTIVE,
    STAFF_CARD,
    STEPS,
    Event,
)
from hotelier.austria.state import Automaton, State
from hotelier.austria.tracks import advance
from hotelier.core.chance import Seeded


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

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def take_turn(self, state: State) -> None:
        """Draw the next card and do its sections from the top; an empty deck would be shuffled again."""
        if not self.deck:
            self.deck = state.chance.order("instructions", list(range(len(self.cards))))
            self.deck.reverse()
        card = self.cards[self.deck.pop()]
        self.tell((CARD, card.number, state.round))
        state.revealed += 1
        for guest in card.guests:
            if self.uses(guest.border):
                self.take_guest(state, guest, card)
        self.take_die(state, card)
        for icon in card.icons:
            if self.uses(icon.border):
                self.follow_icon(state, icon, card)

    def uses(self, border: str) -> bool:
        """L5."""
        return border in BORDERS[self.difficulty]

    def take_guest(self, state: State, icon: GuestIcon, card: Card) -> None:
        """L6, L7: a guest for free, and its room at once."""
        player = state.players[self.seat]
        board = player.board
        rooms = player.occupied | player.vacant
        place = guest_for(state.book, board, rooms, state.queue, icon.colour, card.right_to_left)
        if place == NONE:
            self.tell((NO_GUEST, icon.colour))
            return
        guest = state.queue.pop(place)
        space = room_for(board, rooms, state.book.guest_colour[guest])
        self.tell((GUEST, guest, icon.colour, place, space))
        self.leave_queue(state, guest)
        player.occupied |= 1 << space
        player.points[ICONS] += state.book.icons[space]
        entrances.room_put(state, space)

    def leave_queue(self, state: State, guest: int) -> None:
        """The guest's VP; the queue is filled again."""
        state.players[self.seat].points[GUESTS] += state.book.guest_vp[guest]
        entrances.taken_by_automaton(state, guest)
        state.discard.append(guest)
        state.queue.insert(0, draw_guest(state))
        entrances.queue_moved(state)

    def take_die(self, state: State, card: Card) -> None:
        """L8: a die, without its action."""
        value = die_for(state.dice, card.dice, card.right_to_left)
        self.tell((DIE, value, state.dice[value]))
        self.cover(state, value)

    def cover(self, state: State, value: int) -> None:
        """The die goes from its space to the turn order tile."""
        state.dice[value] -= 1
        state.players[self.seat].covered += 1
        entrances.toll_left(state, value)

    def follow_icon(self, state: State, icon: Icon, card: Card) -> None:
        """L9."""
        if icon.kind == EMPEROR:
            advance(state, self.seat, icon.value)
            self.tell((STEPS, icon.value))
        elif icon.kind == STAFF:
            self.turn_up_staff(state)
        else:
            entrances.objective_shown(state)
            self.move_countdown(state, objective_for(self.countdown, icon.value, card.right_to_left))

    def turn_up_staff(self, state: State) -> None:
        if not self.private:
            self.tell((STAFF_CARD, NONE))
            return
        card = self.private.pop()
        player = state.players[self.seat]
        player.staff |= 1 << card
        player.played.append(card)
        player.earned.append(0)
        show(state, 1 << card)
        self.tell((STAFF_CARD, card))

    def move_countdown(self, state: State, objective: int) -> None:
        """L10."""
        if objective == NONE:
            self.tell((NO_OBJECTIVE,))
            return
        self.countdown[objective] += 1
        if self.countdown[objective] < CLAIMED:
            self.tell((COUNTDOWN, objective, self.countdown[objective]))
            return
        if state.claimed[objective] < len(state.book.claim_vp):
            vp = state.book.claim_vp[state.claimed[objective]]
            claim(state, self.seat, objective)
            self.tell((CLAIM, objective, vp))


def fresh_countdown() -> list[int]:
    return [ABSENT, ABSENT, ABSENT]
