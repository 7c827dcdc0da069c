"""L30, L31: coloured dice and celebrities at a real table."""

from hotelier.austria.causes import BY_CELEBRITY
from hotelier.austria.components import CELEBRITIES, NONE
from hotelier.austria.solo.cards import DIE_COLOURS, Card
from hotelier.austria.solo.choosing import coloured_for, tied_colours
from hotelier.austria.solo.conversation import (
    AUTOMATON,
    NOTHING,
    Asking,
    Host,
    Question,
    Tell,
    find,
    split_list,
)
from hotelier.core.errors import BadInput


class LoungeSide:
    """Which coloured die she takes, and who comes with it."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.celebrities = host.book.celebrities
        self.bonus: dict[str, int] = {}
        """What the colour of the die brings, until it was received."""
        self.colour = NONE
        """That of the last die."""

    def take(self, value: int, lay: int, card: Card) -> Asking:
        """Take a coloured die from a space on which so many dice lay, or from anywhere with value 0; its
        space, 0 without one."""
        dice = yield Question(
            "On which spaces do the red, yellow and blue die lie? "
            "Three entries with commas, - where it is gone:",
            read_spaces,
        )
        there = [colour for colour, space in enumerate(dice) if space and value in (0, space)]
        if not there:
            return 0
        tiles = yield from self.ask_celebrities(there)
        vp = [self.celebrities[tile].vp if tile != NONE else NONE for tile in tiles]
        colour = coloured_for(dice, vp, value, card.right_to_left)
        reason = "coloured_there" if value else "coloured_card"
        tied = tied_colours(dice, vp, value, colour)
        self.host.tale.automaton_takes_die(AUTOMATON, dice[colour], lay, colour, card.dice, reason, tied)
        yield Tell(f"{self.host.told()}.")
        self.colour = colour
        if tiles[colour] != NONE:
            yield self.receive(colour, tiles[colour], vp[colour])
        return dice[colour]

    def receive(self, colour: int, tile: int, vp: int) -> Tell:
        """The celebrity of a die."""
        self.host.player.points[CELEBRITIES] += vp
        self.bonus = self.host.book.celebrity_bonus[colour]
        self.host.tale.automaton_receives_celebrity(AUTOMATON, colour, tile)
        self.host.tale.points_scored(AUTOMATON, vp, CELEBRITIES, BY_CELEBRITY - tile)
        return Tell(f"{self.host.told()}; discard the tile.")

    def ask_celebrities(self, colours: list[int]) -> Asking:
        """The tile of each of these colours, NONE for the others."""
        names = ", ".join(DIE_COLOURS[colour] for colour in colours)
        found = yield Question(
            f"Which celebrity lies in the lounge for {names}? In this order, - for none:",
            lambda text: self.read_celebrities(text, len(colours)),
        )
        tiles = [NONE] * len(DIE_COLOURS)
        for colour, tile in zip(colours, found, strict=True):
            tiles[colour] = tile
        return tiles

    def read_celebrities(self, text: str, count: int) -> list[int]:
        parts = split_list(text)
        if len(parts) != count:
            raise BadInput(f"give {count} name{'s' if count > 1 else ''}, separated by commas, - for none")
        names = [celebrity.name for celebrity in self.celebrities]
        numbers = list(range(1, len(names) + 1))
        tiles = [NONE if part == NOTHING else find(part, numbers, names, "celebrity") for part in parts]
        if any(tile != NONE and tiles.count(tile) > 1 for tile in tiles):
            raise BadInput("a celebrity is named twice")
        return tiles


def read_spaces(text: str) -> list[int]:
    """The space of each coloured die, 0 where it is gone."""
    parts = split_list(text)
    if len(parts) != len(DIE_COLOURS) or any(part not in (*"123456", NOTHING) for part in parts):
        raise BadInput("give three spaces from 1 to 6, separated by commas, - for a die that is gone")
    return [0 if part == NOTHING else int(part) for part in parts]
