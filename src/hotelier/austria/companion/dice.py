"""L8 at a real table: the white dice as far as they are known, asking for as little as a choice needs."""

from hotelier.austria.companion.asked import numbers, some
from hotelier.austria.companion.conversation import (
    MOST_DICE,
    Asking,
    Conversation,
    Question,
    read_numbers,
    split_words,
)
from hotelier.core.errors import BadInput

VALUES = range(1, 7)


class DiceSide:
    """How many dice lie on the spaces that somebody asked for, until you have moved them."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.fullest: list[int] = []
        """The spaces with the most dice, none if that is not known."""

    def forget(self) -> None:
        """You have taken dice, or all were rolled."""
        self.counts = {}
        self.fullest = []

    def see(self, shown: list[int], coloured: bool) -> Asking:
        """Dice by value, as many as the choice needs: those shown, or one on each of the fullest spaces."""
        too = ", coloured ones too," if coloured else ""
        yield from self.count(shown, too)
        dice = [0] * 7
        for value in shown:
            dice[value] = self.counts[value]
        if any(dice):
            return dice
        yield from self.find_fullest(too)
        for value in self.fullest:
            dice[value] = 1
        return dice

    def count(self, shown: list[int], too: str) -> Conversation:
        unknown = [value for value in shown if value not in self.counts]
        if not unknown:
            return
        plural = "s" if len(unknown) > 1 else ""
        values = " and ".join(str(value) for value in unknown)
        counts = yield Question(
            f"How many dice{too} lie on space{plural} {values}?",
            lambda text: self.read_counts(text, unknown),
            numbers(
                "dice",
                [str(value) for value in unknown],
                (0, MOST_DICE),
                of="die",
                about={"coloured": int(bool(too))},
            ),
        )
        self.counts.update(zip(unknown, counts, strict=True))

    def read_counts(self, text: str, unknown: list[int]) -> list[int]:
        """A number for each space; with those that are known there are not more dice than the game has."""
        counts = read_numbers(text, len(unknown), MOST_DICE)
        known = sum(self.counts.values())
        if known + sum(counts) > MOST_DICE:
            told = f", with {known} on other spaces" if known else ""
            raise BadInput(f"{sum(counts)} dice{told} are too many: there are {MOST_DICE}")
        return counts

    def find_fullest(self, too: str) -> Conversation:
        if not self.fullest:
            self.fullest = yield Question(
                f"Which space has the most dice{too.rstrip(',')}? Its number; "
                "all of them if several have equally many:",
                self.read_fullest,
                some(
                    "fullest", "die", self.possible(), (1, len(VALUES)), about={"coloured": int(bool(too))}
                ),
            )

    def possible(self) -> list[str]:
        """Spaces that are not known to be empty."""
        return [str(value) for value in VALUES if self.counts.get(value) != 0]

    def on(self, value: int) -> int:
        """How many dice lie on a space, 0 if nobody asked."""
        return self.counts.get(value, 0)

    def taken(self, value: int) -> None:
        """A die goes; of several fullest spaces the others remain the fullest."""
        if value in self.counts:
            self.counts[value] -= 1
        self.fullest = [other for other in self.fullest if other != value]

    def read_fullest(self, text: str) -> list[int]:
        words = split_words(text)
        if not words or any(word not in (*"123456",) for word in words) or len(set(words)) < len(words):
            raise BadInput("give one space from 1 to 6, or several, separated by spaces")
        spaces = sorted(int(word) for word in words)
        for value in spaces:
            if self.counts.get(value) == 0:
                raise BadInput(f"no die lies on space {value}, you said")
        return spaces
