"""L6-L10, L21-L23, L30, L31: a turn of the automaton, driven by its instruction cards."""

from hotelier.austria.components import CELEBRITIES, GUESTS, ICONS, NONE, hall_of
from hotelier.austria.guests import draw_guest
from hotelier.austria.knowledge import show
from hotelier.austria.objectives import claim
from hotelier.austria.solo import entrances
from hotelier.austria.solo.cards import BORDERS, EMPEROR, STAFF, Card, GuestIcon, Icon
from hotelier.austria.solo.cards import DANCER as DANCER_ICON
from hotelier.austria.solo.choosing import (
    ABSENT,
    CLAIMED,
    coloured_for,
    die_for,
    guest_for,
    objective_for,
    place_for,
    room_for,
)
from hotelier.austria.solo.events import (
    CARD,
    CELEBRITY,
    CLAIM,
    COLOURED_DIE,
    COUNTDOWN,
    DANCER,
    DANCING_GUEST,
    DIE,
    GUEST,
    NO_DANCER,
    NO_GUEST,
    NO_OBJECTIVE,
    POINTS,
    STAFF_CARD,
    STEPS,
    Event,
)
from hotelier.austria.state import Automaton, State
from hotelier.austria.tracks import advance
from hotelier.austria.waltz.ball import ball_of, put_dancer, row_spaces
from hotelier.austria.waltz.parts import Lounge
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
        """L6, L7: a guest for free, and its room at once, or a dancer instead (L21)."""
        player = state.players[self.seat]
        board = player.board
        rooms = player.occupied | player.vacant
        dances = icon.arrows > 0 and self.may_dance(state)
        place = guest_for(state.book, board, rooms, state.queue, icon.colour, card.right_to_left, dances)
        if place == NONE:
            self.tell((NO_GUEST, icon.colour))
            return
        guest = state.queue.pop(place)
        if dances:
            row = self.send_dancer(state, icon.arrows)
            self.tell((DANCING_GUEST, guest, icon.colour, place, row, self.hall(state, row)))
            self.leave_queue(state, guest)
            return
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

    def may_dance(self, state: State) -> bool:
        """L21: dancers are sent with module 1, as long as there are any."""
        ball = state.waltz.ball if state.waltz is not None else None
        return ball is not None and ball.supply[self.seat] > 0

    def send_dancer(self, state: State, arrows: int) -> int:
        """L21: nothing is paid and nothing received; the place to which the dancer went."""
        ball = ball_of(state)
        dancers = [sum(standing) for standing in zip(*ball.placed, strict=True)]
        place = place_for(dancers, ball.scored, row_spaces(state), arrows)
        put_dancer(ball, self.seat, place)
        return place

    def hall(self, state: State, place: int) -> int:
        """Which ballroom a place belongs to."""
        return ball_of(state).halls[hall_of(place)]

    def take_die(self, state: State, card: Card) -> None:
        """L8: a die, without its action."""
        if state.waltz is not None and state.waltz.lounge is not None:
            colour = self.coloured_die(state, state.waltz.lounge, card)
            if colour != NONE:
                self.take_coloured_die(state, state.waltz.lounge, colour, card)
                return
        value = die_for(state.dice, card.dice, card.right_to_left)
        self.tell((DIE, value, state.dice[value]))
        self.cover(state, value)

    def coloured_die(self, state: State, lounge: Lounge, card: Card) -> int:
        """L30, L31: the coloured die that is taken, if one lies anywhere or on the space of the card."""
        vp = [state.book.celebrities[tile].vp if tile != NONE else NONE for tile in lounge.tiles]
        if card.coloured:
            return coloured_for(lounge.dice, vp, 0, card.right_to_left)
        value = die_for(state.dice, card.dice, card.right_to_left)
        return coloured_for(lounge.dice, vp, value, card.right_to_left)

    def take_coloured_die(self, state: State, lounge: Lounge, colour: int, card: Card) -> None:
        """L30: its celebrity comes for free and without its effect, and a bonus for the colour."""
        value = lounge.dice[colour]
        self.tell((COLOURED_DIE, value, state.dice[value], colour))
        lounge.dice[colour] = 0
        self.cover(state, value)
        celebrity = lounge.tiles[colour]
        if celebrity == NONE:
            return
        lounge.tiles[colour] = NONE
        lounge.discard.append(celebrity)
        vp = state.book.celebrities[celebrity].vp
        state.players[self.seat].points[CELEBRITIES] += vp
        self.tell((CELEBRITY, celebrity, vp))
        self.receive_bonus(state, state.book.celebrity_bonus[colour], card)

    def receive_bonus(self, state: State, bonus: dict[str, int], card: Card) -> None:
        """L30: a step on an objective, emperor steps or VP."""
        for _ in range(bonus.get("objective", 0)):
            self.move_countdown(state, objective_for(self.countdown, NONE, card.right_to_left))
        if "emperor" in bonus:
            advance(state, self.seat, bonus["emperor"])
            self.tell((STEPS, bonus["emperor"]))
        if "vp" in bonus:
            state.players[self.seat].points[CELEBRITIES] += bonus["vp"]
            self.tell((POINTS, bonus["vp"]))

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
        elif icon.kind == DANCER_ICON:
            self.follow_dancer(state, icon.value)
        else:
            entrances.objective_shown(state)
            self.move_countdown(state, objective_for(self.countdown, icon.value, card.right_to_left))

    def follow_dancer(self, state: State, arrows: int) -> None:
        """L22; without module 1 the icon says nothing (L31)."""
        if state.waltz is None or state.waltz.ball is None:
            return
        if self.may_dance(state):
            place = self.send_dancer(state, arrows)
            self.tell((DANCER, place, self.hall(state, place)))
        else:
            self.tell((NO_DANCER,))

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
