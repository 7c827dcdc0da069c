"""The automaton for a real table: what it does, asking only for what must be known.

A companion is a conversation: it tells things and asks questions, and everything follows from the seed of
the deck and the answers so far. So a wrong answer is undone by leaving it out, and a saved companion is
the list of answers.
"""

from hotelier.austria.board import Board
from hotelier.austria.book import Book, EndScore
from hotelier.austria.causes import BY_COLOUR, BY_INSTRUCTION, BY_OBJECTIVE, BY_ROOM
from hotelier.austria.components import (
    CELEBRITIES,
    CLAIMS,
    EMPEROR,
    FLOOR_MASKS,
    FLOORS,
    GUESTS,
    ICONS,
    NONE,
    QUEUE,
    ROOMS,
    ROUNDS,
    space_name,
    spaces_in,
)
from hotelier.austria.final_scoring import counted, total
from hotelier.austria.printed import automaton_of
from hotelier.austria.rounds import SCORING_AFTER
from hotelier.austria.setup import new_player
from hotelier.austria.solo.cards import BORDERS, DANCER, HANDS, STAFF, Card, GuestIcon, Icon
from hotelier.austria.solo.cards import EMPEROR as EMPEROR_ICON
from hotelier.austria.solo.choosing import (
    CLAIMED,
    COUNTDOWN_NAMES,
    die_for,
    die_reason,
    guest_for,
    objective_for,
    room_for,
    tied_dice,
    tied_guests,
    tied_objectives,
)
from hotelier.austria.solo.companion_ball import BallSide
from hotelier.austria.solo.companion_entrance import side_of
from hotelier.austria.solo.companion_lounge import LoungeSide
from hotelier.austria.solo.conversation import (
    AUTOMATON,
    MOST_DICE,
    Asking,
    Conversation,
    Host,
    Question,
    Tell,
    find,
    read_dice,
    read_enter,
    read_numbers,
    read_score,
    read_yes,
    split_list,
)
from hotelier.austria.solo.event_words import hand_words
from hotelier.austria.solo.leopold import fresh_countdown
from hotelier.austria.solo.options import RANDOM
from hotelier.austria.solo.parts import ENTRANCES
from hotelier.austria.tracks import credit, walk
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadInput

TURNS = 2


class Companion:
    """The automaton's side of the table."""

    def __init__(self, book: Book, difficulty: str, seed: int, entrance: str = "") -> None:
        self.book = book
        self.name = automaton_of(book.modules).capitalize()
        self.difficulty = difficulty
        self.player = new_player(book, 0)
        self.player.krones = 0
        self.player.kitchen = 0
        self.countdown = fresh_countdown()
        self.cards = book.instructions
        self.deck = list(range(len(self.cards)))
        rng = Seeded(seed)
        rng.shuffle(self.deck)
        if entrance == RANDOM:
            entrance = ENTRANCES[rng.below(len(ENTRANCES))]
        self.host = Host(book, self.name, self.player)
        self.ball = BallSide(self.host) if book.ball is not None else None
        self.lounge = LoungeSide(self.host) if book.celebrities else None
        self.entrance_name = entrance
        self.entrance = side_of(self.host, entrance)

    @property
    def board(self) -> Board:
        return self.player.board

    def conversation(self) -> Conversation:
        """The whole game, from the first turn to the final score."""
        yield from self.lay_out()
        for number in range(1, ROUNDS + 1):
            first = number % 2 == 1
            order = "first and last" if first else "second and third"
            yield Tell(
                f"Round {number}: {self.name} has the turn order tile {'(1, 4)' if first else '(2, 3)'} "
                f"and acts {order}."
            )
            yield from self.entrance.round_begun(number)
            for turn in range(1, TURNS + 1):
                yield from self.turn(number, turn)
            if number in SCORING_AFTER:
                yield self.emperor_scoring(SCORING_AFTER[number])
                if self.ball is not None:
                    yield from self.ball.score(SCORING_AFTER[number])
                yield from self.entrance.emperor_scored()
        yield from self.entrance.catch_up()
        yield from self.final_scoring()

    def lay_out(self) -> Conversation:
        """What modules lay out before the first turn."""
        if self.ball is not None:
            yield from self.ball.lay_out()
        if self.entrance_name:
            printed = self.book.own_entrances
            place = ENTRANCES.index(self.entrance_name)
            yield Tell(f"{self.name} has {printed.names[place]}: {printed.meanings[place]}.")
        yield from self.entrance.lay_out()

    def turn(self, number: int, turn: int) -> Conversation:
        yield Question(
            f"Play on; Enter when it is {self.name}'s turn {turn} of round {number}:", read_enter
        )
        yield from self.entrance.catch_up()
        card = self.cards[self.deck.pop()]
        hand = hand_words(HANDS[card.right_to_left])
        yield Tell(f"Round {number}, turn {turn} of {self.name}: card {card.number}; {hand}.")
        queue: list[int] = []
        for guest in card.guests:
            if self.uses(guest.border):
                queue = yield from self.see_queue(queue)
                yield from self.take_guest(queue, guest, card)
        yield from self.take_die(card)
        for icon in card.icons:
            if self.uses(icon.border):
                yield from self.follow_icon(icon, card)
        yield Tell(self.status())

    def uses(self, border: str) -> bool:
        return border in BORDERS[self.difficulty]

    def see_queue(self, before: list[int]) -> Asking:
        """The five guests on offer; after a guest was taken only the new one is asked for."""
        if len(before) == QUEUE:
            return before
        if not before:
            return (
                yield Question(
                    "Which guests are in the queue, from the newest (left) to the oldest? "
                    "Numbers or names, separated by commas:",
                    self.read_queue,
                )
            )
        newest = yield Question(
            "Which guest has come into the queue (leftmost)? Number or name:",
            lambda text: self.read_guest(text, before),
        )
        return [newest, *before]

    def take_guest(self, queue: list[int], icon: GuestIcon, card: Card) -> Conversation:
        """L6, L7, L21; the guest is taken out of the queue that is given."""
        tale = self.host.tale
        rooms = self.player.occupied | self.player.vacant
        dances = icon.arrows > 0 and self.ball is not None and self.ball.supply > 0
        place = guest_for(self.book, self.board, rooms, queue, icon.colour, card.right_to_left)
        if place == NONE:
            tale.automaton_finds_no_guest(AUTOMATON, icon.colour)
            yield Tell(f"{self.host.told()}.")
            return
        tied = tied_guests(self.book, self.board, rooms, queue, icon.colour, place)
        guest = queue.pop(place)
        self.player.points[GUESTS] += self.book.guest_vp[guest]
        if dances and self.ball is not None:
            tale.automaton_sends_guest(AUTOMATON, guest, place, icon.colour, tied, icon.arrows)
            yield Tell(f"{self.host.told()}. Refill the queue, discard the guest.")
            yield from self.ball.send(icon.arrows)
            yield from self.entrance.guest_taken(guest, queue)
            return
        space = room_for(self.board, rooms, self.book.guest_colour[guest])
        tale.automaton_takes_guest(AUTOMATON, guest, place, icon.colour, tied, space)
        self.player.occupied |= 1 << space
        self.player.points[ICONS] += self.book.icons[space]
        if self.book.icons[space]:
            tale.points_scored(AUTOMATON, self.book.icons[space], ICONS, BY_ROOM - space)
        yield Tell(
            f"{self.host.told()}. Put an occupied room on "
            f"{space_name(space)} of {self.host.his} board, refill the queue, discard the guest."
        )
        yield from self.entrance.guest_taken(guest, queue)
        if self.entrance.wants_token(space):
            queue[:] = yield from self.see_queue(list(queue))
            yield from self.entrance.room_put(space, queue)

    def take_die(self, card: Card) -> Conversation:
        """L8, L30, L31, asking only for the spaces that matter."""
        if card.coloured and self.lounge is not None:
            value = yield from self.lounge.take(0, 0, card)
            if value:
                yield from self.die_taken(value, card)
                return
        dice = [0] * 7
        if card.dice:
            plural = "s" if len(card.dice) > 1 else ""
            shown = " and ".join(str(value) for value in card.dice)
            counts = yield Question(
                f"How many dice{self.with_colours()} lie on space{plural} {shown}?",
                lambda text: read_numbers(text, len(card.dice), MOST_DICE),
            )
            for value, count in zip(card.dice, counts, strict=True):
                dice[value] = count
        if not any(dice):
            dice = yield Question(
                f"How many dice{self.with_colours()} lie on the spaces 1 to 6? Six numbers:",
                lambda text: read_dice(text, card.dice),
            )
        value = die_for(dice, card.dice, card.right_to_left)
        coloured = self.lounge is not None and not card.coloured
        if not coloured or not (yield from self.lounge_of().take(value, dice[value], card)):
            reason, tied = die_reason(dice, card.dice), tied_dice(dice, card.dice, value)
            self.host.tale.automaton_takes_die(AUTOMATON, value, dice[value], NONE, card.dice, reason, tied)
            yield Tell(f"{self.host.told()}.")
        yield from self.die_taken(value, card)

    def lounge_of(self) -> LoungeSide:
        assert self.lounge is not None
        return self.lounge

    def with_colours(self) -> str:
        return ", coloured ones too," if self.lounge is not None else ""

    def die_taken(self, value: int, card: Card) -> Conversation:
        """What follows a die: the bonus of a celebrity, and what the entrance makes of it."""
        if self.lounge is not None:
            bonus = self.lounge.bonus
            self.lounge.bonus = {}
            why = BY_COLOUR - self.lounge.colour
            for _ in range(bonus.get("objective", 0)):
                yield from self.move_countdown(NONE, card)
            if "emperor" in bonus:
                yield self.advance(bonus["emperor"], why)
            if "vp" in bonus:
                self.player.points[CELEBRITIES] += bonus["vp"]
                self.host.tale.points_scored(AUTOMATON, bonus["vp"], CELEBRITIES, why)
                yield Tell(f"{self.host.told()}.")
        yield from self.entrance.die_taken(value)

    def advance(self, steps: int, why: int) -> Tell:
        beyond = walk(self.player, steps)
        self.host.tale.steps_gained(AUTOMATON, steps - beyond, beyond, why)
        return Tell(f"{self.host.told()}: {self.host.his} marker stands at {self.player.emperor}.")

    def follow_icon(self, icon: Icon, card: Card) -> Conversation:
        """L9."""
        if icon.kind == EMPEROR_ICON:
            yield self.advance(icon.value, BY_INSTRUCTION)
        elif icon.kind == STAFF:
            yield from self.turn_up_staff()
        elif icon.kind == DANCER:
            if self.ball is not None:
                yield from self.ball.follow(icon.value)
        else:
            yield from self.entrance.objective_shown()
            yield from self.move_countdown(icon.value, card)

    def turn_up_staff(self) -> Conversation:
        staff = yield Question(
            f"Turn up the top card of {self.host.his} staff deck. Which one is it? "
            "Number or name, - if none is left:",
            self.read_private_staff,
        )
        self.host.tale.automaton_turns_up_staff(AUTOMATON, staff)
        if staff != NONE:
            self.player.staff |= 1 << staff
            self.player.played.append(staff)
            self.player.earned.append(0)
        yield Tell(f"{self.host.told()}.")

    def move_countdown(self, shown: int, card: Card) -> Conversation:
        """L10: the objective that is shown, or NONE for any."""
        objective = objective_for(self.countdown, shown, card.right_to_left)
        if objective == NONE:
            self.host.tale.automaton_finds_no_objective(AUTOMATON)
            yield Tell(f"{self.host.told()}.")
            return
        tied = tied_objectives(self.countdown, shown, objective)
        self.countdown[objective] += 1
        far = COUNTDOWN_NAMES[self.countdown[objective]]
        self.host.tale.countdown_moves(AUTOMATON, objective, far, shown == objective, tied)
        yield Tell(f"{self.host.told()}.")
        if self.countdown[objective] == CLAIMED:
            yield from self.claim(objective)

    def claim(self, objective: int) -> Conversation:
        yours = yield Question(f"Have you claimed objective {'ABC'[objective]}? (y/n)", read_yes)
        vp = self.book.claim_vp[1 if yours else 0]
        self.player.markers |= 1 << objective
        self.player.points[CLAIMS] += vp
        self.host.tale.objective_claimed(AUTOMATON, objective, 2 if yours else 1)
        self.host.tale.points_scored(AUTOMATON, vp, CLAIMS, BY_OBJECTIVE - objective)
        yield Tell(f"{self.host.told()}.")

    def emperor_scoring(self, scoring: int) -> Tell:
        """L12."""
        player = self.player
        position = player.emperor
        vp = self.book.track_vp[position]
        player.points[EMPEROR] += vp
        player.emperor = max(0, position - self.book.steps_back[scoring])
        self.host.tale.emperor_scored(AUTOMATON, position, vp, position - player.emperor)
        return Tell(
            f"Emperor scoring: {self.host.told()}; no reward and no penalty for {self.host.him}, "
            f"whose marker stands at {player.emperor} now."
        )

    def final_scoring(self) -> Conversation:
        """L13, L14."""
        yours: list[int] = []
        if any(self.copies(card) for card in self.player.played):
            yours = yield Question(
                "Which end cards do you have in play? Numbers or names, separated by commas, - for none:",
                self.read_end_staff,
            )
        for card in self.player.played:
            end = self.book.end_score[card]
            assert end is not None
            if self.copies(card):
                best = [self.end_vp(self.book.end_score[each]) for each in yours if not self.copies(each)]
                credit(self.player, card, max([0, *best]))
            else:
                credit(self.player, card, self.end_vp(end))
        for floor in range(FLOORS):
            self.player.points[ROOMS] += (self.player.occupied & FLOOR_MASKS[floor]).bit_count() * (
                floor + 1
            )
        yield Tell(self.breakdown())
        score = yield Question("How many VP do you have? - if you do not want to say:", read_score)
        if score is not None:
            yield Tell("You win!" if score > total(self.player) else f"{self.name} wins.")

    def copies(self, card: int) -> bool:
        end = self.book.end_score[card]
        return end is not None and end.per in ("copy", "copy_own_too")

    def end_vp(self, end: EndScore | None) -> int:
        assert end is not None
        if end.per == "dancers":
            dancers = sum(self.ball.placed) if self.ball is not None else 0
            return min(end.vp * dancers, end.limit)
        return min(end.vp * counted(self.player, end.per), end.limit)

    def status(self) -> str:
        """Where the automaton stands."""
        rooms = " ".join(space_name(space) for space in spaces_in(self.player.occupied)) or "none"
        countdown = ", ".join(
            f"{letter} {COUNTDOWN_NAMES[far]}" for letter, far in zip("ABC", self.countdown, strict=True)
        )
        staff = ", ".join(self.book.staff_name[card] for card in self.player.played) or "none"
        told = [
            f"{total(self.player)} VP",
            f"emperor {self.player.emperor}",
            f"rooms {rooms}",
            f"objectives {countdown}",
            f"staff {staff}",
        ]
        if self.ball is not None:
            told.append(self.ball.status())
        return f"{self.name}: {', '.join([*told, *self.entrance.status()])}."

    def breakdown(self) -> str:
        """The final score by source."""
        parts = [
            f"{name} {vp}"
            for name, vp in zip(self.book.source_names, self.player.points, strict=True)
            if vp
        ]
        parts += [
            f"{self.book.staff_name[card]} {vp}"
            for card, vp in zip(self.player.played, self.player.earned, strict=True)
        ]
        return f"Final score of {self.name}: {total(self.player)} VP ({', '.join(parts) or 'nothing'})."

    def read_queue(self, text: str) -> list[int]:
        queue: list[int] = []
        for part in split_list(text):
            queue.append(self.read_guest(part, queue))
        if len(queue) != QUEUE:
            raise BadInput(f"{len(queue)} guests were given; the queue has {QUEUE}")
        return queue

    def read_guest(self, text: str, others: list[int]) -> int:
        guest = self.host.read_guest(text)
        if guest in others:
            raise BadInput(f"{self.book.guest_name[guest]} is in the queue already")
        return guest

    def read_private_staff(self, text: str) -> int:
        if text.strip() == "-":
            return NONE
        card = self.read_end_card(text)
        if card in self.player.played:
            raise BadInput(f"{self.book.staff_name[card]} is turned up already")
        return card

    def read_end_staff(self, text: str) -> list[int]:
        if text.strip() == "-":
            return []
        return [self.read_end_card(part) for part in split_list(text)]

    def read_end_card(self, text: str) -> int:
        card = find(text, self.book.staff_number, self.book.staff_name, "staff card")
        if not self.book.end_staff >> card & 1:
            raise BadInput(f"{self.book.staff_name[card]} is not an end card")
        return card
