"""Leopold once more, written from the rulebook alone: his cards by hand, and a turn in words and names.

Of the game only the table before a turn is read; what should lie there afterwards is worked out here.
"""

import json
from importlib.resources import files
from typing import Any

from hotelier.austria.content.components import NONE, SPACES, space_name
from hotelier.austria.rules.state import State
from hotelier.austria.solo.leopold import Leopold

CARDS: dict[int, tuple[str, str, str, str]] = {
    193: ("blue", "1", "any**", ">"),
    194: ("red", "2", "+1 B", "<"),
    195: ("white", "3", "C", ">"),
    196: ("yellow", "4", "+2 A*", "<"),
    197: ("green*", "5", "+3", ">"),
    198: ("red", "6", "staff B**", "<"),
    199: ("blue", "?", "+2 C", ">"),
    200: ("white**", "?", "A", "<"),
    201: ("yellow", "?", "+1 staff", ">"),
    202: ("red", "?", "+3 any*", "<"),
    203: ("green white*", "?", "A", ">"),
    204: ("green", "?", "B", "<"),
    205: ("blue", "?", "+2 staff*", ">"),
    206: ("yellow", "?", "staff +2*", "<"),
    207: ("red white**", "12", "+2 staff**", ">"),
    208: ("white", "34", "+1 C**", "<"),
    209: ("green", "56", "+1 A", ">"),
    210: ("blue", "23", "+4", "<"),
    211: ("white", "45", "B +2", ">"),
    212: ("yellow white", "16", "C", "<"),
}
"""Guest icons; dice; additional icons; the hand, to the right or to the left. * is silver, ** gold, +2 are
two steps of the emperor, A, B, C and any are objectives."""

STARS = {"easy": 0, "medium": 1, "hard": 2}
"""L5: the stars on the icons that are in use."""
NIGHT = ["BYRRB", "YYRRY", "BRBYY", "BRBRB"]
"""The night board, floor 1 first."""
ICONS = {"3d": 1, "3e": 1, "4c": 2, "4d": 2, "4e": 2}
COUNTDOWN = ["absent", "III", "II", "claimed"]
CLAIMS = [15, 10, 5]

_rows: list[dict[str, Any]] = json.loads(
    files("hotelier.austria").joinpath("content", "guests.json").read_text(encoding="utf-8")
)["cards"]
COLOUR: dict[int, str] = {row["id"]: row["colour"] for row in _rows}
VP: dict[int, int] = {row["id"]: row["vp"] for row in _rows}


class Seen:
    """What lies on the table, as far as Leopold's turns have to do with it."""

    def __init__(self, state: State, leopold: Leopold) -> None:
        player = state.players[leopold.seat]
        guests = state.book.guest_number
        staff = state.book.staff_number
        self.queue = [guests[guest] if guest != NONE else 0 for guest in state.queue]
        self.deck = [guests[guest] for guest in reversed(state.deck)]
        self.discard = [guests[guest] for guest in state.discard]
        self.rooms = [space_name(space) for space in range(SPACES) if player.occupied >> space & 1]
        self.points = sum(player.points)
        self.dice = "".join(str(value) * state.dice[value] for value in range(1, 7))
        self.turns = player.covered
        self.emperor = player.emperor
        self.private = [staff[card] for card in reversed(leopold.private)]
        self.face_up = [staff[card] for card in player.played]
        self.countdown = {letter: COUNTDOWN[leopold.countdown["ABC".index(letter)]] for letter in "ABC"}
        self.claimed = {letter: state.claimed["ABC".index(letter)] for letter in "ABC"}

    # A turn ---------------------------------------------------------------------------------------

    def turn(self, card: int, difficulty: str) -> None:
        """What Leopold does with a card (L6-L10)."""
        guests, dice, extras, hand = CARDS[card]
        for icon in in_use(guests, difficulty):
            self.take_guest(icon, hand)
        self.take_die(dice, hand)
        for icon in in_use(extras, difficulty):
            if icon == "staff":
                self.face_up += self.private[:1]
                self.private = self.private[1:]
            elif icon[0] == "+":
                for _ in range(int(icon[1:])):
                    if self.emperor < 13:
                        self.emperor += 1
                    else:
                        self.points += 1
            else:
                self.count_down(icon, hand)

    def take_guest(self, icon: str, hand: str) -> None:
        fitting = [guest for guest in self.queue if guest and self.home(COLOUR[guest])]
        wanted = [guest for guest in fitting if COLOUR[guest] == icon] or fitting
        if not wanted:
            return
        guest = max(along(hand, wanted), key=lambda guest: VP[guest])
        room = self.home(COLOUR[guest])
        self.rooms = sorted([*self.rooms, room])
        self.points += VP[guest] + ICONS.get(room, 0)
        self.leave(guest)

    def leave(self, guest: int) -> None:
        """L7: the queue is refilled, and only then the guest is discarded."""
        self.queue = [self.deck[0], *(other for other in self.queue if other != guest)]
        self.deck = self.deck[1:]
        self.discard.append(guest)

    def home(self, colour: str) -> str:
        """The space of a guest of this colour, or nothing."""
        if colour == "green":
            order = [f"{floor}{column}" for column in "edcba" for floor in "1234"]
        else:
            order = [f"{floor}{column}" for floor in "1234" for column in "abcde"]
            order = [room for room in order if room_colour(room) == colour[0].upper()]
        return next((room for room in order if room not in self.rooms), "")

    def take_die(self, shown: str, hand: str) -> None:
        there = [face for face in "123456" if face in self.dice]
        wanted = [face for face in there if face in shown] or there
        face = max(along(hand, wanted), key=self.dice.count)
        self.dice = self.dice.replace(face, "", 1)
        self.turns += 1

    def count_down(self, icon: str, hand: str) -> None:
        behind = [letter for letter in "ABC" if self.countdown[letter] != "claimed"]
        if not behind:
            return
        if icon not in behind:
            icon = min(along(hand, behind), key=lambda letter: COUNTDOWN.index(self.countdown[letter]))
        self.countdown[icon] = COUNTDOWN[COUNTDOWN.index(self.countdown[icon]) + 1]
        if self.countdown[icon] == "claimed":
            self.points += CLAIMS[self.claimed[icon]]
            self.claimed[icon] += 1


def in_use(icons: str, difficulty: str) -> list[str]:
    return [icon.rstrip("*") for icon in icons.split() if icon.count("*") <= STARS[difficulty]]


def along(hand: str, places: list[Any]) -> list[Any]:
    """In the direction of the hand: the first of equals is taken."""
    return places if hand == ">" else places[::-1]


def room_colour(room: str) -> str:
    return NIGHT[int(room[0]) - 1]["abcde".index(room[1])]
