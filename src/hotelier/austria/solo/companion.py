"""Leopold for a real table: what he does, asking only for what must be known.

A companion is a conversation: it tells things and asks questions, and everything follows from the seed of
his deck and the answers so far. So a wrong answer is undone by leaving it out, and a saved companion is
the list of answers.
"""

from collections.abc import Callable, Generator
from typing import Any

from hotelier.austria.board import Board
from hotelier.austria.book import Book, EndScore
from hotelier.austria.components import (
    CLAIMS,
    COLOUR_NAMES,
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
from hotelier.austria.rounds import SCORING_AFTER
from hotelier.austria.setup import new_player
from hotelier.austria.solo.cards import BORDERS, STAFF, Card, Icon
from hotelier.austria.solo.cards import EMPEROR as EMPEROR_ICON
from hotelier.austria.solo.choosing import (
    CLAIMED,
    COUNTDOWN_NAMES,
    die_for,
    guest_for,
    objective_for,
    room_for,
)
from hotelier.austria.solo.leopold import fresh_countdown
from hotelier.austria.tracks import credit, walk
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadInput

NAME = "Leopold"
TURNS = 2
MOST_DICE = 10


class Tell:
    """Something that the companion says."""

    def __init__(self, text: str) -> None:
        self.text = text


class Question:
    """Something that the companion must know; `read` turns an answer into a value or raises BadInput."""

    def __init__(self, text: str, read: Callable[[str], Any]) -> None:
        self.text = text
        self.read = read


Conversation = Generator[Tell | Question, Any, None]
Asking = Generator[Tell | Question, Any, Any]


class Companion:
    """Leopold's side of the table."""

    def __init__(self, book: Book, difficulty: str, seed: int) -> None:
        self.book = book
        self.difficulty = difficulty
        self.player = new_player(book, 0)
        self.player.krones = 0
        self.player.kitchen = 0
        self.countdown = fresh_countdown()
        self.cards = book.instructions
        self.deck = list(range(len(self.cards)))
        Seeded(seed).shuffle(self.deck)

    @property
    def board(self) -> Board:
        return self.player.board

    def conversation(self) -> Conversation:
        """The whole game, from his first turn to his final score."""
        for number in range(1, ROUNDS + 1):
            first = number % 2 == 1
            order = "first and last" if first else "second and third"
            yield Tell(
                f"Round {number}: {NAME} has the turn order tile {'(1, 4)' if first else '(2, 3)'} "
                f"and acts {order}."
            )
            for turn in range(1, TURNS + 1):
                yield from self.turn(number, turn)
            if number in SCORING_AFTER:
                yield self.emperor_scoring(SCORING_AFTER[number])
        yield from self.final_scoring()

    def turn(self, number: int, turn: int) -> Conversation:
        yield Question(f"Play on; Enter when it is {NAME}'s turn {turn} of round {number}:", read_enter)
        card = self.cards[self.deck.pop()]
        yield Tell(f"Round {number}, turn {turn} of {NAME}: card {card.number}.")
        queue: list[int] = []
        for guest in card.guests:
            if self.uses(guest.border):
                queue = yield from self.see_queue(queue)
                yield self.take_guest(queue, guest.colour, card)
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

    def take_guest(self, queue: list[int], colour: int, card: Card) -> Tell:
        """L6, L7; the guest is taken out of the queue that is given."""
        icon = "white" if colour == NONE else COLOUR_NAMES[colour]
        occupied = self.player.occupied
        place = guest_for(self.book, self.board, occupied, queue, colour, card.right_to_left)
        if place == NONE:
            return Tell(f"{NAME} can place no guest for the {icon} icon.")
        guest = queue.pop(place)
        space = room_for(self.board, occupied, self.book.guest_colour[guest])
        self.player.occupied |= 1 << space
        vp = self.book.guest_vp[guest]
        self.player.points[GUESTS] += vp
        self.player.points[ICONS] += self.book.icons[space]
        bonus = f" and {self.book.icons[space]} VP for the space" if self.book.icons[space] else ""
        name = f"{self.book.guest_number[guest]} {self.book.guest_name[guest]}"
        return Tell(
            f"{NAME} takes {name} ({icon} icon) for {vp} VP{bonus}. Put an occupied room on "
            f"{space_name(space)} of his board, discard the guest, refill the queue."
        )

    def take_die(self, card: Card) -> Conversation:
        """L8, asking only for the spaces that matter."""
        dice = [0] * 7
        if card.dice:
            shown = " and ".join(str(value) for value in card.dice)
            counts = yield Question(
                f"How many dice lie on space{'s' if len(card.dice) > 1 else ''} {shown}?",
                lambda text: read_numbers(text, len(card.dice), MOST_DICE),
            )
            for value, count in zip(card.dice, counts, strict=True):
                dice[value] = count
        if not any(dice):
            dice = yield Question(
                "How many dice lie on the spaces 1 to 6? Six numbers:",
                lambda text: read_dice(text, card.dice),
            )
        value = die_for(dice, card.dice, card.right_to_left)
        yield Tell(f"{NAME} takes a die from space {value}.")

    def follow_icon(self, icon: Icon, card: Card) -> Conversation:
        """L9."""
        if icon.kind == EMPEROR_ICON:
            walk(self.player, icon.value)
            yield Tell(f"{NAME} advances {icon.value} on the emperor track to {self.player.emperor}.")
        elif icon.kind == STAFF:
            yield from self.turn_up_staff()
        else:
            yield from self.move_countdown(objective_for(self.countdown, icon.value, card.right_to_left))

    def turn_up_staff(self) -> Conversation:
        staff = yield Question(
            "Turn up the top card of his staff deck. Which one is it? Number or name, - if none is left:",
            self.read_private_staff,
        )
        if staff == NONE:
            yield Tell(f"{NAME} has no staff card left.")
            return
        self.player.staff |= 1 << staff
        self.player.played.append(staff)
        self.player.earned.append(0)
        yield Tell(f"{NAME} has {self.book.staff_name[staff]} in play.")

    def move_countdown(self, objective: int) -> Conversation:
        """L10."""
        if objective == NONE:
            yield Tell(f"{NAME} has claimed all objectives.")
            return
        letter = "ABC"[objective]
        self.countdown[objective] += 1
        if self.countdown[objective] < CLAIMED:
            yield Tell(
                f"His countdown on objective {letter} goes to {COUNTDOWN_NAMES[self.countdown[objective]]}."
            )
            return
        yours = yield Question(f"Have you claimed objective {letter}? (y/n)", read_yes)
        vp = self.book.claim_vp[1 if yours else 0]
        self.player.markers |= 1 << objective
        self.player.points[CLAIMS] += vp
        yield Tell(f"{NAME} claims objective {letter} for {vp} VP.")

    def emperor_scoring(self, scoring: int) -> Tell:
        """L12."""
        player = self.player
        vp = self.book.track_vp[player.emperor]
        player.points[EMPEROR] += vp
        player.emperor = max(0, player.emperor - self.book.steps_back[scoring])
        return Tell(
            f"Emperor scoring: {NAME} gets {vp} VP and goes back to {player.emperor}; "
            "no reward and no penalty for him."
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
            yield Tell("You win!" if score > total(self.player) else f"{NAME} wins.")

    def copies(self, card: int) -> bool:
        end = self.book.end_score[card]
        return end is not None and end.per in ("copy", "copy_own_too")

    def end_vp(self, end: EndScore | None) -> int:
        assert end is not None
        return min(end.vp * counted(self.player, end.per), end.limit)

    def status(self) -> str:
        """Where he stands."""
        rooms = " ".join(space_name(space) for space in spaces_in(self.player.occupied)) or "none"
        countdown = ", ".join(
            f"{letter} {COUNTDOWN_NAMES[far]}" for letter, far in zip("ABC", self.countdown, strict=True)
        )
        staff = ", ".join(self.book.staff_name[card] for card in self.player.played) or "none"
        return (
            f"{NAME}: {total(self.player)} VP, emperor {self.player.emperor}, rooms {rooms}, "
            f"objectives {countdown}, staff {staff}."
        )

    def breakdown(self) -> str:
        """His final score by source."""
        parts = [
            f"{name} {vp}"
            for name, vp in zip(self.book.source_names, self.player.points, strict=True)
            if vp
        ]
        parts += [
            f"{self.book.staff_name[card]} {vp}"
            for card, vp in zip(self.player.played, self.player.earned, strict=True)
        ]
        return f"Final score of {NAME}: {total(self.player)} VP ({', '.join(parts) or 'nothing'})."

    def read_queue(self, text: str) -> list[int]:
        queue: list[int] = []
        for part in split_list(text):
            queue.append(self.read_guest(part, queue))
        if len(queue) != QUEUE:
            raise BadInput(f"{len(queue)} guests were given; the queue has {QUEUE}")
        return queue

    def read_guest(self, text: str, others: list[int]) -> int:
        guest = find(text, self.book.guest_number, self.book.guest_name, "guest")
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


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def find(text: str, numbers: list[int], names: list[str], what: str) -> int:
    """A card by its number, its name, or the beginning of its name."""
    wanted = text.strip().lower()
    if wanted.isdecimal() and len(wanted) < 9 and int(wanted) in numbers:
        return numbers.index(int(wanted))
    exact = [place for place, name in enumerate(names) if name.lower() == wanted]
    found = exact or [
        place for place, name in enumerate(names) if wanted and name.lower().startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadInput(f"{text.strip()!r} may be {', '.join(names[place] for place in found)}: say which")
    raise BadInput(f"there is no {what} {text.strip()!r}; give the printed number or the name")


def read_numbers(text: str, count: int, limit: int) -> list[int]:
    words = text.replace(",", " ").split()
    if len(words) != count or not all(
        word.isdecimal() and len(word) < 9 and int(word) <= limit for word in words
    ):
        raise BadInput(
            f"give {count} number{'s' if count > 1 else ''} from 0 to {limit}, separated by spaces"
        )
    return [int(word) for word in words]


def read_enter(text: str) -> None:
    if text.strip():
        raise BadInput("press Enter when it is his turn")


def read_dice(text: str, empty: list[int]) -> list[int]:
    """Dice by space; those that are known to be empty must be."""
    counts = read_numbers(text, 6, MOST_DICE)
    if not 1 <= sum(counts) <= MOST_DICE:
        raise BadInput(f"there are {sum(counts)} dice in all; possible are 1 to {MOST_DICE}")
    for value in empty:
        if counts[value - 1]:
            raise BadInput(f"no die lies on space {value}, you said")
    return [0, *counts]


def read_yes(text: str) -> bool:
    words = {"y": True, "yes": True, "n": False, "no": False}
    if text.strip().lower() not in words:
        raise BadInput("answer y or n")
    return words[text.strip().lower()]


def read_score(text: str) -> int | None:
    if text.strip() == "-":
        return None
    try:
        return int(text)
    except ValueError:
        raise BadInput("give a whole number, or -") from None
