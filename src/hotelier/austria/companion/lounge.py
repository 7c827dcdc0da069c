"""L30, L31: coloured dice and celebrities at a real table."""

from hotelier.austria.companion.asked import NOTHING, each, some
from hotelier.austria.companion.card import COLOURS, decided
from hotelier.austria.companion.conversation import (
    AUTOMATON,
    Asking,
    Conversation,
    Host,
    Question,
    Tell,
    find,
    is_nothing,
    split_list,
    split_words,
)
from hotelier.austria.companion.stand_ins import StandIns
from hotelier.austria.content.components import CELEBRITIES, NONE
from hotelier.austria.content.instructions import BONUSES, DIE_COLOURS, Card
from hotelier.austria.modules.celebrities.causes import BY_CELEBRITY
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.rules.tale.rewards import tell_points_scored
from hotelier.austria.shown.named import joined, moved, plural
from hotelier.austria.solo.choosing import coloured_for, tied_colours
from hotelier.austria.solo.tale import tell_automaton_receives_celebrity, tell_automaton_takes_die
from hotelier.core.errors import BadInput

GONE = 0
UNKNOWN = -1


class LoungeSide:
    """Which coloured die she takes, and who comes with it."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        self.host = host
        self.stand_ins = stand_ins
        self.celebrities = lounge_page(host.book).celebrities
        self.spaces = [UNKNOWN] * len(DIE_COLOURS)
        """Where each coloured die lies."""
        self.tiles = [NONE] * len(DIE_COLOURS)
        """The celebrities that were seen in the lounge."""
        self.sure = [False] * len(DIE_COLOURS)
        """Whether a tile was seen in this round: it goes only with the die of its colour (W21)."""
        self.bonuses: list[dict[str, int]] = []
        """What each colour brings besides, once it was asked for."""
        self.bonus: dict[str, int] = {}
        """What the last die brings, until it was received."""
        self.colour = NONE
        """That of the last die."""

    def begin_round(self) -> None:
        """All dice are rolled; you may have taken celebrities that were seen."""
        self.spaces = [UNKNOWN] * len(DIE_COLOURS)
        self.sure = [False] * len(DIE_COLOURS)

    def forget(self) -> None:
        """You may have taken dice; what is gone stays gone for this round."""
        self.spaces = [space if space == GONE else UNKNOWN for space in self.spaces]

    def unknown(self) -> list[int]:
        return [colour for colour, space in enumerate(self.spaces) if space == UNKNOWN]

    def take_any(self, card: Card) -> Asking:
        """L31: the best coloured die of all; its space, 0 if none is left."""
        unknown = self.unknown()
        if unknown:
            names = joined([DIE_COLOURS[colour] for colour in unknown])
            dice = "dice" if len(unknown) > 1 else "die"
            found = yield Question(
                f"On which space{'s' if len(unknown) > 1 else ''} lie{'' if len(unknown) > 1 else 's'} the "
                f"{names} {dice}? From 1 to 6{', in this order' if len(unknown) > 1 else ''}, "
                f"{NOTHING} where it is gone:",
                lambda text: read_spaces(text, len(unknown)),
                each("coloured_spaces", colour_names(unknown), [*"123456", NOTHING], of="die"),
            )
            for colour, space in zip(unknown, found, strict=True):
                self.spaces[colour] = space
        return (yield from self.take(0, 0, card))

    def take_from(self, value: int, lay: int, card: Card) -> Asking:
        """L30: whether one lies on a space and is taken; `lay` dice lie there, 0 if nobody knows."""
        unknown = self.unknown()
        if unknown:
            names = joined([DIE_COLOURS[colour] for colour in unknown])
            found = yield Question(
                f"Which of the coloured dice ({names}) lie on space {value}? Names, Enter for none:",
                lambda text: read_colours(text, unknown, lay),
                some(
                    "coloured_here",
                    "die",
                    colour_names(unknown),
                    (0, min(lay or len(unknown), len(unknown))),
                    about={"space": value},
                ),
            )
            for colour in found:
                self.spaces[colour] = value
        return bool((yield from self.take(value, lay, card)))

    def take(self, value: int, lay: int, card: Card) -> Asking:
        """One of the coloured dice on a space, or anywhere with value 0; its space, 0 without one."""
        dice = [space if space != UNKNOWN and value in (0, space) else GONE for space in self.spaces]
        there = [colour for colour, space in enumerate(dice) if space != GONE]
        if not there:
            return GONE
        yield from self.see_celebrities(there)
        yield from self.stand_ins.ask_celebrities([self.tiles[colour] for colour in there])
        vp = [self.celebrities[tile].vp if tile != NONE else NONE for tile in self.tiles]
        colour = coloured_for(dice, vp, value, card.right_to_left)
        tied = tied_colours(dice, vp, value, colour)
        reason = "coloured_there" if value else "coloured_card"
        tell_automaton_takes_die(
            self.host.tale, AUTOMATON, dice[colour], lay, colour, card.dice, reason, tied
        )
        yield Tell(f"{self.host.told()}{self.compared(there)}.{decided(tied, card.right_to_left, COLOURS)}")
        self.colour = colour
        self.spaces[colour] = GONE
        if self.tiles[colour] != NONE:
            yield from self.receive(colour)
        return dice[colour]

    def compared(self, there: list[int]) -> str:
        """The celebrities of several dice with their VP."""
        if len(there) < 2:
            return ""
        tiles = [(DIE_COLOURS[colour], self.tiles[colour]) for colour in there]
        told = [
            f"{colour} {self.celebrities[tile].name} {self.celebrities[tile].vp} VP"
            if tile != NONE
            else f"{colour} nobody"
            for colour, tile in tiles
        ]
        return f" ({', '.join(told)})"

    def receive(self, colour: int) -> Conversation:
        """The celebrity of a die, whose bonus waits."""
        tile = self.tiles[colour]
        self.tiles[colour] = NONE
        vp = self.celebrities[tile].vp
        self.host.player.points[CELEBRITIES] += vp
        tell_automaton_receives_celebrity(self.host.tale, AUTOMATON, colour, tile)
        tell_points_scored(self.host.tale, AUTOMATON, vp, CELEBRITIES, BY_CELEBRITY - tile)
        yield Tell(f"{self.host.told()}; discard the tile.")
        yield from self.see_bonuses()
        self.bonus = self.bonuses[colour]

    def see_bonuses(self) -> Conversation:
        """Which colour brings what is inferred, so whoever has the box is asked, once."""
        if self.bonuses:
            return
        ours = self.host.book.celebrity_bonus
        words = "; ".join(f"{bonus_letter(bonus)}: {bonus_words(bonus)}" for bonus in ours)
        letters = " ".join(bonus_letter(bonus) for bonus in ours)
        chosen = yield Question(
            f"What do the icons give her for the {joined(list(DIE_COLOURS))} die ({words})? "
            f"Three letters in this order, Enter for {letters}:",
            lambda text: read_bonuses(text, ours),
            each("bonuses", list(DIE_COLOURS), sorted(letters.split()), ours=letters.split()),
        )
        self.bonuses = chosen or ours
        if not chosen:
            yield Tell(f"Our order is taken: {', '.join(DIE_COLOURS)} bring {letters}.", "ours_taken")

    def see_celebrities(self, colours: list[int]) -> Conversation:
        """The tiles of these colours; one that was seen in this round still lies there."""
        unsure = [colour for colour in colours if not self.sure[colour]]
        if not unsure:
            return
        names = joined([DIE_COLOURS[colour] for colour in unsure])
        before = [self.tiles[colour] for colour in unsure]
        order = ", in this order" if len(unsure) > 1 else ""
        if NONE in before:
            same = ""
        else:
            same = f", Enter if still {joined([self.celebrities[tile].name for tile in before])}"
        found = yield Question(
            f"Which celebrity lies in the lounge for {names}? Name{order}, {NOTHING} for none{same}:",
            lambda text: before if same and not text.strip() else self.read_celebrities(text, len(unsure)),
            each(
                "celebrities",
                colour_names(unsure),
                [*(tile.name for tile in self.celebrities), NOTHING],
                of="celebrity",
                cards=[*(tile.id for tile in self.celebrities), NOTHING],
                ours=[self.celebrities[tile].name for tile in before] if same else [],
            ),
        )
        for colour, tile in zip(unsure, found, strict=True):
            self.tiles[colour] = tile
            self.sure[colour] = True

    def read_celebrities(self, text: str, count: int) -> list[int]:
        parts = split_list(text)
        if len(parts) != count:
            raise BadInput(f"give {count} name{'s' if count > 1 else ''}, separated by commas, - for none")
        names = [celebrity.name for celebrity in self.celebrities]
        tiles = [NONE if part == NOTHING else find(part, [], names, "celebrity") for part in parts]
        if any(tile != NONE and tiles.count(tile) > 1 for tile in tiles):
            raise BadInput("a celebrity is named twice")
        return tiles


def colour_names(colours: list[int]) -> list[str]:
    return [DIE_COLOURS[colour] for colour in colours]


def bonus_letter(bonus: dict[str, int]) -> str:
    return next(iter(bonus), NOTHING)[0]


def bonus_words(bonus: dict[str, int]) -> str:
    """What a colour brings, in words."""
    told = {
        "objective": f"{plural(bonus.get('objective', 0), 'step')} on the objective furthest behind",
        "emperor": moved(bonus.get("emperor", 0)),
        "vp": f"{bonus.get('vp')} VP",
    }
    return joined([told[kind] for kind in BONUSES if kind in bonus])


def read_bonuses(text: str, ours: list[dict[str, int]]) -> list[dict[str, int]]:
    """The bonuses in the order of their letters; none for ours."""
    if is_nothing(text):
        return []
    by_letter = {bonus_letter(bonus): bonus for bonus in ours}
    letters = split_words(text.lower())
    if sorted(letters) != sorted(by_letter):
        raise BadInput(f"give the letters {', '.join(by_letter)} in the order of the dice, each once")
    return [by_letter[letter] for letter in letters]


def read_spaces(text: str, count: int) -> list[int]:
    """The space of each coloured die, 0 where it is gone."""
    parts = split_words(text)
    if len(parts) != count or any(part not in (*"123456", NOTHING) for part in parts):
        wanted = "a space" if count == 1 else f"{count} spaces"
        raise BadInput(f"give {wanted} from 1 to 6, {NOTHING} for a die that is gone")
    return [GONE if part == NOTHING else int(part) for part in parts]


def read_colours(text: str, allowed: list[int], lay: int) -> list[int]:
    """Some of these colours by name or first letter; no more than dice lie there, if that is known."""
    if is_nothing(text):
        return []
    found: list[int] = []
    for word in split_words(text.lower()):
        colour = next((c for c in allowed if DIE_COLOURS[c].startswith(word)), NONE)
        if colour == NONE or colour in found:
            names = ", ".join(DIE_COLOURS[c] for c in allowed)
            raise BadInput(f"give some of {names}, each once, or press Enter for none")
        found.append(colour)
    if lay and len(found) > lay:
        raise BadInput(
            f"only {lay} dice lie there, you said" if lay > 1 else "only 1 die lies there, you said"
        )
    return found
