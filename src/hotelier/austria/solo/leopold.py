"""L6-L10, L21-L23, L30, L31: a turn of the automaton, driven by its instruction cards."""

from hotelier.austria.content.components import CELEBRITIES, GUESTS, ICONS, NONE
from hotelier.austria.content.instructions import BORDERS, EMPEROR, STAFF, Card, GuestIcon, Icon
from hotelier.austria.content.instructions import DANCER as DANCER_ICON
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.modules.ballrooms.state import ball_in, ball_of
from hotelier.austria.modules.ballrooms.steps import put_dancer, row_spaces
from hotelier.austria.modules.celebrities.causes import BY_CELEBRITY
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.state import Lounge, lounge_in
from hotelier.austria.rules.causes import BY_ROOM
from hotelier.austria.rules.knowledge import show
from hotelier.austria.rules.objectives import claim
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.queue import discard_guest, refill_queue
from hotelier.austria.rules.state import Automaton, State
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.rules.tracks import advance
from hotelier.austria.solo import entrance
from hotelier.austria.solo.causes import BY_COLOUR, BY_INSTRUCTION
from hotelier.austria.solo.choosing import (
    ABSENT,
    CLAIMED,
    COUNTDOWN_NAMES,
    coloured_for,
    die_for,
    die_reason,
    guest_for,
    objective_for,
    place_for,
    room_for,
    tied_colours,
    tied_dice,
    tied_guests,
    tied_objectives,
)
from hotelier.austria.solo.state import rival_in
from hotelier.austria.solo.tale import (
    tell_automaton_finds_no_dancer,
    tell_automaton_finds_no_guest,
    tell_automaton_finds_no_objective,
    tell_automaton_ready,
    tell_automaton_receives_celebrity,
    tell_automaton_sends_dancer,
    tell_automaton_sends_guest,
    tell_automaton_takes_die,
    tell_automaton_takes_guest,
    tell_automaton_turns_up_staff,
    tell_countdown_moves,
    tell_instruction_drawn,
)
from hotelier.core.chance import Seeded
from hotelier.core.game import Json


class Leopold(Automaton):
    """The automaton: its decks and its countdown."""

    __slots__ = ("cards", "countdown", "deck", "difficulty", "private")

    def __init__(
        self,
        seat: int,
        name: str,
        difficulty: str,
        cards: list[Card],
        deck: list[int],
        private: list[int],
        countdown: list[int],
    ) -> None:
        super().__init__(seat, name)
        self.difficulty = difficulty
        self.cards = cards
        self.deck = deck
        """Instruction cards face down; the last is on top."""
        self.private = private
        """Staff cards face down; the last is on top (L3)."""
        self.countdown = countdown

    def copy(self) -> "Leopold":
        return Leopold(
            self.seat,
            self.name,
            self.difficulty,
            self.cards,
            self.deck.copy(),
            self.private.copy(),
            self.countdown.copy(),
        )

    def hidden_staff(self) -> list[int]:
        return self.private

    def rename_staff(self, renamed: list[int]) -> None:
        self.private = [renamed[card] for card in self.private]

    def shuffle(self, rng: Seeded) -> None:
        self.deck.sort()
        rng.shuffle(self.deck)

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        rival = rival_in(state)
        own = ENTRANCES[rival.entrance] if rival is not None else None
        tell_automaton_ready(
            tale, self.seat, self.name, self.difficulty, len(self.private), len(self.deck), own
        )
        entrance.tell_layout(state, tale)

    def view(self, state: State) -> Json:
        from hotelier.austria.solo.view import solo_view  # only who looks needs it

        return solo_view(state, self)

    def take_turn(self, state: State) -> None:
        """Draw the next card and do its sections from the top; an empty deck would be shuffled again."""
        if not self.deck:
            self.deck = state.chance.order("instructions", list(range(len(self.cards))))
            self.deck.reverse()
        card = self.cards[self.deck.pop()]
        state.revealed += 1
        if state.tale is not None:
            tell_instruction_drawn(state.tale, self.seat, card.number, card.right_to_left, len(self.deck))
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
        place = guest_for(state.book, board, rooms, state.queue, icon.colour, card.right_to_left)
        if place == NONE:
            if state.tale is not None:
                tell_automaton_finds_no_guest(state.tale, self.seat, icon.colour)
            return
        tied = 0
        if state.tale is not None:
            tied = tied_guests(state.book, board, rooms, state.queue, icon.colour, place)
        guest = state.queue.pop(place)
        if dances:
            if state.tale is not None:
                tell_automaton_sends_guest(
                    state.tale, self.seat, guest, place, icon.colour, tied, icon.arrows
                )
            self.send_dancer(state, icon.arrows)
            self.leave_queue(state, guest)
            return
        space = room_for(board, rooms, state.book.guest_colour[guest])
        if state.tale is not None:
            tell_automaton_takes_guest(state.tale, self.seat, guest, place, icon.colour, tied, space)
        self.leave_queue(state, guest)
        player.occupied |= 1 << space
        add_points(state, self.seat, ICONS, state.book.icons[space], BY_ROOM - space)
        entrance.room_put(state, space)

    def leave_queue(self, state: State, guest: int) -> None:
        """L7: the guest's VP; the queue is filled again, and only then the guest is discarded."""
        add_points(state, self.seat, GUESTS, state.book.guest_vp[guest], guest)
        entrance.taken_by_automaton(state, guest)
        refill_queue(state)
        discard_guest(state, guest)
        entrance.queue_moved(state)

    def may_dance(self, state: State) -> bool:
        """L21: dancers are sent with module 1, as long as there are any."""
        ball = ball_in(state)
        return ball is not None and ball.supply[self.seat] > 0

    def send_dancer(self, state: State, arrows: int) -> None:
        """L21: nothing is paid and nothing received."""
        ball = ball_of(state)
        dancers = [sum(standing) for standing in zip(*ball.placed, strict=True)]
        place = place_for(dancers, ball.scored, row_spaces(state, ball), arrows)
        put_dancer(state, ball, self.seat, place)

    def take_die(self, state: State, card: Card) -> None:
        """L8: a die, without its action."""
        lounge = lounge_in(state)
        if lounge is not None:
            colour = self.coloured_die(state, lounge, card)
            if colour != NONE:
                self.take_coloured_die(state, lounge, colour, card)
                return
        value = die_for(state.dice, card.dice, card.right_to_left)
        if state.tale is not None:
            reason = die_reason(state.dice, card.dice)
            tied = tied_dice(state.dice, card.dice, value)
            tell_automaton_takes_die(
                state.tale, self.seat, value, state.dice[value], NONE, card.dice, reason, tied
            )
        self.cover(state, value)

    def coloured_die(self, state: State, lounge: Lounge, card: Card) -> int:
        """L30, L31: the coloured die that is taken, if one lies anywhere or on the space of the card."""
        vp = self.celebrity_points(state, lounge)
        if card.coloured:
            return coloured_for(lounge.dice, vp, 0, card.right_to_left)
        value = die_for(state.dice, card.dice, card.right_to_left)
        return coloured_for(lounge.dice, vp, value, card.right_to_left)

    def celebrity_points(self, state: State, lounge: Lounge) -> list[int]:
        """The VP of the celebrity of each colour, NONE where there is none."""
        return [lounge.page.celebrities[tile].vp if tile != NONE else NONE for tile in lounge.tiles]

    def take_coloured_die(self, state: State, lounge: Lounge, colour: int, card: Card) -> None:
        """L30: its celebrity comes for free and without its effect, and a bonus for the colour."""
        value = lounge.dice[colour]
        if state.tale is not None:
            vp = self.celebrity_points(state, lounge)
            reason = "coloured_card" if card.coloured else "coloured_there"
            tied = tied_colours(lounge.dice, vp, 0 if card.coloured else value, colour)
            tell_automaton_takes_die(
                state.tale, self.seat, value, state.dice[value], colour, card.dice, reason, tied
            )
        lounge.dice[colour] = 0
        self.cover(state, value)
        celebrity = lounge.tiles[colour]
        if celebrity == NONE:
            return
        lounge.tiles[colour] = NONE
        lounge.discard.append(celebrity)
        if state.tale is not None:
            tell_automaton_receives_celebrity(state.tale, self.seat, colour, celebrity)
        won = lounge_page(state.book).celebrities[celebrity].vp
        add_points(state, self.seat, CELEBRITIES, won, BY_CELEBRITY - celebrity)
        self.receive_bonus(state, colour, card)

    def receive_bonus(self, state: State, colour: int, card: Card) -> None:
        """L30: a step on an objective, emperor steps or VP."""
        bonus = state.book.celebrity_bonus[colour]
        for __ in range(bonus.get("objective", 0)):
            self.move_countdown(state, NONE, card)
        if "emperor" in bonus:
            advance(state, self.seat, bonus["emperor"], BY_COLOUR - colour)
        if "vp" in bonus:
            add_points(state, self.seat, CELEBRITIES, bonus["vp"], BY_COLOUR - colour)

    def cover(self, state: State, value: int) -> None:
        """The die goes from its space to the turn order tile."""
        state.dice[value] -= 1
        state.players[self.seat].covered += 1
        entrance.toll_left(state, value)

    def follow_icon(self, state: State, icon: Icon, card: Card) -> None:
        """L9."""
        if icon.kind == EMPEROR:
            advance(state, self.seat, icon.value, BY_INSTRUCTION)
        elif icon.kind == STAFF:
            self.turn_up_staff(state)
        elif icon.kind == DANCER_ICON:
            self.follow_dancer(state, icon.value)
        else:
            entrance.objective_shown(state)
            self.move_countdown(state, icon.value, card)

    def follow_dancer(self, state: State, arrows: int) -> None:
        """L22; without module 1 the icon says nothing (L31)."""
        if ball_in(state) is None:
            return
        if self.may_dance(state):
            if state.tale is not None:
                tell_automaton_sends_dancer(state.tale, self.seat, arrows)
            self.send_dancer(state, arrows)
        elif state.tale is not None:
            tell_automaton_finds_no_dancer(state.tale, self.seat)

    def turn_up_staff(self, state: State) -> None:
        card = self.private.pop() if self.private else NONE
        if state.tale is not None:
            tell_automaton_turns_up_staff(state.tale, self.seat, card)
        if card == NONE:
            return
        player = state.players[self.seat]
        player.staff |= 1 << card
        player.played.append(card)
        player.earned.append(0)
        show(state, 1 << card)

    def move_countdown(self, state: State, shown: int, card: Card) -> None:
        """L10: the objective that is shown, or NONE for any."""
        objective = objective_for(self.countdown, shown, card.right_to_left)
        if objective == NONE:
            if state.tale is not None:
                tell_automaton_finds_no_objective(state.tale, self.seat)
            return
        tied = tied_objectives(self.countdown, shown, objective) if state.tale is not None else 0
        self.countdown[objective] += 1
        if state.tale is not None:
            name = COUNTDOWN_NAMES[self.countdown[objective]]
            tell_countdown_moves(state.tale, self.seat, objective, name, shown == objective, tied)
        if self.countdown[objective] == CLAIMED and state.claimed[objective] < len(state.book.claim_vp):
            claim(state, self.seat, objective)


def fresh_countdown() -> list[int]:
    return [ABSENT, ABSENT, ABSENT]
