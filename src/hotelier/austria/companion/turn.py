"""L6-L10, L21, L30: a turn of the automaton at a real table, section by section of its card."""

from hotelier.austria.companion.asked import YES_NO, choice
from hotelier.austria.companion.ball import BallSide
from hotelier.austria.companion.card import GUESTS as GUESTS_BY_HAND
from hotelier.austria.companion.card import OBJECTIVES, SPACES, decided
from hotelier.austria.companion.conversation import AUTOMATON, Conversation, Host, Question, Tell, read_yes
from hotelier.austria.companion.dice import DiceSide
from hotelier.austria.companion.entrance import side_of
from hotelier.austria.companion.lounge import LoungeSide
from hotelier.austria.companion.queue import QueueSide
from hotelier.austria.companion.staff import StaffSide
from hotelier.austria.companion.stand_ins import StandIns
from hotelier.austria.content.board import Board
from hotelier.austria.content.components import (
    CELEBRITIES,
    CLAIMS,
    COLOUR_NAMES,
    GREEN,
    GUESTS,
    ICONS,
    NONE,
    space_name,
)
from hotelier.austria.content.instructions import BORDERS, DANCER, EMPEROR, STAFF, Card, GuestIcon, Icon
from hotelier.austria.rules.causes import BY_OBJECTIVE, BY_ROOM
from hotelier.austria.rules.tale.rewards import tell_points_scored, tell_steps_gained
from hotelier.austria.rules.tale.staff import tell_objective_claimed
from hotelier.austria.rules.tracks import walk
from hotelier.austria.solo.causes import BY_COLOUR, BY_INSTRUCTION
from hotelier.austria.solo.choosing import (
    CLAIMED,
    COUNTDOWN_NAMES,
    die_for,
    die_reason,
    guest_for,
    objective_for,
    placeable,
    room_for,
    tied_dice,
    tied_guests,
    tied_objectives,
)
from hotelier.austria.solo.leopold import fresh_countdown
from hotelier.austria.solo.tale import (
    tell_automaton_finds_no_guest,
    tell_automaton_finds_no_objective,
    tell_automaton_sends_guest,
    tell_automaton_takes_die,
    tell_automaton_takes_guest,
    tell_countdown_moves,
)


class TurnSide:
    """What the automaton does, and what is known of the table while it does it."""

    def __init__(self, host: Host, difficulty: str, entrance: str) -> None:
        self.host = host
        self.book = host.book
        self.name = host.name
        self.player = host.player
        self.difficulty = difficulty
        self.countdown = fresh_countdown()
        self.stand_ins = StandIns(host)
        self.queue = QueueSide(host)
        self.dice = DiceSide()
        self.staff = StaffSide(host)
        self.ball = BallSide(host) if host.book.parts("ballroom") else None
        self.lounge = LoungeSide(host, self.stand_ins) if host.book.parts("celebrity") else None
        self.entrance = side_of(host, entrance, self.stand_ins)
        self.you_acted = False
        """Whether you have had a turn since its entrance was last told."""

    @property
    def board(self) -> Board:
        return self.player.board

    @property
    def rooms(self) -> int:
        """All rooms that were put on its board."""
        return self.player.occupied | self.player.vacant

    def begin_round(self) -> None:
        """All dice are rolled."""
        self.dice.forget()
        if self.lounge is not None:
            self.lounge.begin_round()

    def you_played(self) -> None:
        """You have had a turn: dice are gone, guests may be."""
        self.you_acted = True
        self.queue.stale = True
        self.dice.forget()
        if self.lounge is not None:
            self.lounge.forget()

    def catch_up(self) -> Conversation:
        """What its entrance must know of your turns."""
        if self.entrance.watches_queue():
            yield from self.watch_queue()
        if self.you_acted:
            self.you_acted = False
            yield from self.entrance.catch_up()

    def last_catch_up(self) -> Conversation:
        """The same after the last turn of all."""
        if self.entrance.watches_queue():
            yield from self.watch_queue()
        if self.you_acted:
            yield from self.entrance.last_catch_up()

    def follow(self, card: Card) -> Conversation:
        """The sections of a card from the top."""
        for guest in card.guests:
            if self.uses(guest.border):
                yield from self.see_queue()
                yield from self.take_guest(guest, card)
        yield from self.take_die(card)
        for icon in card.icons:
            if self.uses(icon.border):
                yield from self.follow_icon(icon, card)

    def uses(self, border: str) -> bool:
        return border in BORDERS[self.difficulty]

    def watch_queue(self) -> Conversation:
        """Who has left the queue since."""
        before = list(self.queue.known)
        yield from self.queue.see_gone()
        yield from self.entrance.guests_gone(before, self.queue.known)

    def see_queue(self) -> Conversation:
        """All five guests."""
        before = list(self.queue.known)
        yield from self.queue.see_all()
        yield from self.entrance.guests_gone(before, self.queue.known)

    def take_guest(self, icon: GuestIcon, card: Card) -> Conversation:
        """L6, L7, L21."""
        host = self.host
        rooms, queue = self.rooms, self.queue.known
        among = placeable(self.book, self.board, rooms, queue, icon.colour)
        yield from self.stand_ins.ask_vp([queue[place] for place in among])
        place = guest_for(self.book, self.board, rooms, queue, icon.colour, card.right_to_left)
        if place == NONE:
            tell_automaton_finds_no_guest(host.tale, AUTOMATON, icon.colour)
            yield Tell(f"{host.told()}: {host.his} board has no space for any of them.")
            return
        tied = tied_guests(self.book, self.board, rooms, queue, icon.colour, place)
        by_hand = decided(tied, card.right_to_left, GUESTS_BY_HAND)
        guest = self.queue.take(place)
        self.player.points[GUESTS] += self.book.guest_vp[guest]
        if icon.arrows and self.ball is not None and self.ball.supply:
            tell_automaton_sends_guest(host.tale, AUTOMATON, guest, place, icon.colour, tied, icon.arrows)
            yield Tell(
                f"{host.told()}.{by_hand}{self.colour_is_full(icon)} Refill the queue, discard the guest.",
                "refill",
                {"guest": self.book.guest_number[guest]},
            )
            yield from self.ball.send(icon.arrows)
            yield from self.entrance.guest_taken(guest, queue)
            return
        space = room_for(self.board, rooms, self.book.guest_colour[guest])
        tell_automaton_takes_guest(host.tale, AUTOMATON, guest, place, icon.colour, tied, space)
        yield Tell(f"{host.told()}, {self.room_reason(guest, space)}.{by_hand}{self.colour_is_full(icon)}")
        yield from self.put_room(guest, space)

    def put_room(self, guest: int, space: int) -> Conversation:
        """L7."""
        host, icons = self.host, self.book.icons[space]
        self.player.occupied |= 1 << space
        self.player.points[ICONS] += icons
        scored = ""
        if icons:
            tell_points_scored(host.tale, AUTOMATON, icons, ICONS, BY_ROOM - space)
            scored = f" {host.told()}."
        yield Tell(
            f"Put an occupied room on {space_name(space)} of {host.his} board, "
            f"refill the queue, discard the guest.{scored}",
            "put_room",
            {"space": space_name(space), "guest": self.book.guest_number[guest]},
        )
        yield from self.entrance.guest_taken(guest, self.queue.known)
        if self.entrance.wants_token(space):
            yield from self.queue.see_all()
            yield from self.entrance.room_put(space, self.queue.known)

    def room_reason(self, guest: int, space: int) -> str:
        colour = self.book.guest_colour[guest]
        if colour == GREEN:
            return f"the lowest empty space of the rightmost column that has one ({space_name(space)[1]})"
        return f"the first empty {COLOUR_NAMES[colour]} space, lowest floor first, from the left"

    def colour_is_full(self, icon: GuestIcon) -> str:
        """Why an icon may look at all guests although there are some of its colour."""
        if icon.colour == NONE or room_for(self.board, self.rooms, icon.colour) != NONE:
            return ""
        return f" No {COLOUR_NAMES[icon.colour]} space of {self.host.his} board is empty any more."

    def take_die(self, card: Card) -> Conversation:
        """L8, L30, L31, asking only for the spaces that matter."""
        value = 0
        if card.coloured and self.lounge is not None:
            value = yield from self.lounge.take_any(card)
        if not value:
            dice = yield from self.dice.see(card.dice, self.lounge is not None)
            value = die_for(dice, card.dice, card.right_to_left)
            lay = self.dice.on(value)
            if self.lounge is None or not (yield from self.lounge.take_from(value, lay, card)):
                tied = tied_dice(dice, card.dice, value)
                reason = die_reason(dice, card.dice)
                tell_automaton_takes_die(
                    self.host.tale, AUTOMATON, value, lay, NONE, card.dice, reason, tied
                )
                yield Tell(f"{self.host.told()}.{decided(tied, card.right_to_left, SPACES)}")
        self.dice.taken(value)
        yield from self.receive_bonus(card)
        yield from self.entrance.die_taken(value)

    def receive_bonus(self, card: Card) -> Conversation:
        """L30: what the colour of a die with a celebrity brings."""
        if self.lounge is None:
            return
        bonus, why = self.lounge.bonus, BY_COLOUR - self.lounge.colour
        self.lounge.bonus = {}
        for _ in range(bonus.get("objective", 0)):
            yield from self.move_countdown(NONE, card)
        if "emperor" in bonus:
            yield self.advance(bonus["emperor"], why)
        if "vp" in bonus:
            self.player.points[CELEBRITIES] += bonus["vp"]
            tell_points_scored(self.host.tale, AUTOMATON, bonus["vp"], CELEBRITIES, why)
            yield Tell(f"{self.host.told()}.")

    def advance(self, steps: int, why: int) -> Tell:
        beyond = walk(self.player, steps)
        tell_steps_gained(self.host.tale, AUTOMATON, steps - beyond, beyond, why)
        reason = "the card shows it; " if why == BY_INSTRUCTION else ""
        return Tell(f"{self.host.told()}: {reason}{self.host.his} marker stands at {self.player.emperor}.")

    def follow_icon(self, icon: Icon, card: Card) -> Conversation:
        """L9."""
        if icon.kind == EMPEROR:
            yield self.advance(icon.value, BY_INSTRUCTION)
        elif icon.kind == STAFF:
            yield from self.staff.turn_up()
        elif icon.kind == DANCER:
            if self.ball is not None:
                yield from self.ball.follow(icon.value)
        else:
            yield from self.entrance.objective_shown()
            yield from self.move_countdown(icon.value, card)

    def move_countdown(self, shown: int, card: Card) -> Conversation:
        """L10: the objective that is shown, or NONE for any."""
        objective = objective_for(self.countdown, shown, card.right_to_left)
        if objective == NONE:
            tell_automaton_finds_no_objective(self.host.tale, AUTOMATON)
            yield Tell(f"{self.host.told()}.")
            return
        tied = tied_objectives(self.countdown, shown, objective)
        self.countdown[objective] += 1
        far = COUNTDOWN_NAMES[self.countdown[objective]]
        tell_countdown_moves(self.host.tale, AUTOMATON, objective, far, shown == objective, tied)
        claimed = (
            f"{self.name} has claimed {'ABC'[shown]} already. " if shown not in (NONE, objective) else ""
        )
        yield Tell(f"{claimed}{self.host.told()}.{decided(tied, card.right_to_left, OBJECTIVES)}")
        if self.countdown[objective] == CLAIMED:
            yield from self.claim(objective)

    def claim(self, objective: int) -> Conversation:
        letter = "ABC"[objective]
        yours = yield Question(
            f"Have you claimed objective {letter}? (y/n)",
            read_yes,
            choice("claimed", YES_NO, {"objective": letter}),
        )
        vp = self.book.claim_vp[1 if yours else 0]
        self.player.markers |= 1 << objective
        self.player.points[CLAIMS] += vp
        tell_objective_claimed(self.host.tale, AUTOMATON, objective, 2 if yours else 1)
        tell_points_scored(self.host.tale, AUTOMATON, vp, CLAIMS, BY_OBJECTIVE - objective)
        yield Tell(f"{self.host.told()}.")
