"""Elisabeth once more, written from the rulebook alone, as `second_opinion` is for Leopold."""

from typing import Any

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.ballrooms.state import ball_in
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.rules.state import State
from hotelier.austria.solo.leopold import Leopold
from tests.austria.solo.second_opinion import Seen, along, in_use

CARDS: dict[int, tuple[str, str, str, str]] = {
    213: ("blue", "1", "any**", ">"),
    214: ("red^^", "2", "+1 B", "<"),
    215: ("white", "3", "^ C", ">"),
    216: ("yellow^", "4", "+2 A*", "<"),
    217: ("green*", "5", "+3 ^^*", ">"),
    218: ("red", "6", "staff B**", "<"),
    219: ("blue", "?", "+2 C", ">"),
    220: ("white**", "?", "^ A", "<"),
    221: ("yellow", "?", "+1 staff", ">"),
    222: ("red", "?", "+3 any*", "<"),
    223: ("green white*", "?", "^^ A", ">"),
    224: ("green", "?", "B", "<"),
    225: ("blue^", "?", "+2 staff*", ">"),
    226: ("yellow", "?", "staff +2*", "<"),
    227: ("red white**", "12", "+2 staff**", ">"),
    228: ("white^", "34", "^ C**", "<"),
    229: ("green", "56", "+1 A", ">"),
    230: ("blue", "ryb", "+4 ^**", "<"),
    231: ("white", "ryb", "B +2", ">"),
    232: ("yellow white^", "ryb", "C", "<"),
}
"""As in `second_opinion`; ^ is a dancer with an arrow, ryb the die in three colours."""

ROWS = [f"{hall} {row}" for hall in (1, 2, 3) for row in ("bottom", "middle", "top")] + ["3 balcony"]
COLOURS = ["red", "yellow", "blue"]


class SeenOfElisabeth(Seen):
    """What lies on the table with modules 1 and 2."""

    def __init__(self, state: State, leopold: Leopold) -> None:
        super().__init__(state, leopold)
        ball = ball_in(state)
        lounge = lounge_in(state)
        self.has_ball = ball is not None
        self.scored = ball.scored if ball is not None else 0
        self.left = ball.supply[leopold.seat] if ball is not None else 0
        self.dancers: dict[str, int] = {}
        self.hers: dict[str, int] = {}
        if ball is not None:
            self.dancers = {row: sum(placed[at] for placed in ball.placed) for at, row in enumerate(ROWS)}
            self.hers = {row: ball.placed[leopold.seat][at] for at, row in enumerate(ROWS)}
        self.spaces: dict[str, int] = {}
        self.lounge: dict[str, int] = {}
        if lounge is not None:
            self.spaces = {colour: lounge.dice[at] for at, colour in enumerate(COLOURS) if lounge.dice[at]}
            self.lounge = {
                colour: lounge_page(state.book).celebrities[lounge.tiles[at]].vp
                for at, colour in enumerate(COLOURS)
                if lounge.tiles[at] != NONE
            }
        self.rows: list[Any] = list(state.book.guest_rows)
        self.guest_colour = {row["id"]: row["colour"] for row in self.rows}
        self.guest_vp = {row["id"]: row["vp"] for row in self.rows}

    def turn(self, card: int, difficulty: str) -> None:
        guests, dice, extras, hand = CARDS[card]
        for icon in in_use(guests, difficulty):
            self.take_guest(icon, hand)
        self.take_any_die(dice, hand)
        for icon in in_use(extras, difficulty):
            if icon == "staff":
                self.face_up += self.private[:1]
                self.private = self.private[1:]
            elif icon[0] == "+":
                self.advance(int(icon[1:]))
            elif icon[0] == "^":
                if self.has_ball and self.left:
                    self.send(len(icon))
            else:
                self.count_down(icon, hand)

    def advance(self, steps: int) -> None:
        for _ in range(steps):
            if self.emperor < 13:
                self.emperor += 1
            else:
                self.points += 1

    def take_guest(self, icon: str, hand: str) -> None:
        colour = icon.rstrip("^")
        arrows = icon.count("^") if self.has_ball and self.left else 0
        fitting = [guest for guest in self.queue if guest and self.home(self.guest_colour[guest])]
        wanted = [guest for guest in fitting if self.guest_colour[guest] == colour] or fitting
        if not wanted:
            return
        guest = max(along(hand, wanted), key=lambda guest: self.guest_vp[guest])
        if arrows:
            self.send(arrows)
        else:
            room = self.home(self.guest_colour[guest])
            self.rooms = sorted([*self.rooms, room])
            self.points += {"3d": 1, "3e": 1, "4c": 2, "4d": 2, "4e": 2}.get(room, 0)
        self.points += self.guest_vp[guest]
        self.leave(guest)

    def send(self, arrows: int) -> None:
        """L21: three spaces in a row, the balcony without end."""
        first = min(self.scored + arrows, 3)
        rows = [row for row in ROWS if int(row[0]) >= first]
        row = next(row for row in rows if self.dancers[row] < 3 or row == "3 balcony")
        self.dancers[row] += 1
        self.hers[row] += 1
        self.left -= 1

    def take_any_die(self, shown: str, hand: str) -> None:
        """L30, L31."""
        if shown != "ryb" or not self.spaces:
            there = [face for face in "123456" if face in self.dice]
            wanted = [face for face in there if face in shown] or there
            face = max(along(hand, wanted), key=self.dice.count)
            colours = [colour for colour in COLOURS if self.spaces.get(colour) == int(face)]
        else:
            colours = [colour for colour in COLOURS if colour in self.spaces]
        if colours:
            colour = max(along(hand, colours), key=lambda colour: self.lounge[colour])
            face = str(self.spaces.pop(colour))
            self.points += self.lounge.pop(colour)
            if colour == "red":
                self.count_down("any", hand)
            elif colour == "yellow":
                self.advance(2)
            else:
                self.points += 2
        self.dice = self.dice.replace(face, "", 1)
        self.turns += 1
