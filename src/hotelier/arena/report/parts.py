"""What sections of a report are made of."""

from typing import Protocol

from hotelier.arena.report.charts import colour
from hotelier.arena.report.comparing import Compared, Comparison, Item
from hotelier.core.game import Json

SHOWN_AT_ONCE = 12


class Section(Protocol):
    """A part of the page: it is told of every game, and then has something to say."""

    title: str
    template: str
    """The file in templates/ that writes it."""

    def add(self, row: Json) -> None: ...

    def data(self) -> Json | None:
        """All that the template needs; None if there is nothing to say."""


class Palette:
    """A colour for everybody who plays."""

    def __init__(self, bots: list[str]) -> None:
        self.places = {bot: place for place, bot in enumerate(bots)}

    def __getitem__(self, side: str) -> str:
        return colour(self.places.setdefault(side, len(self.places)))


class Names:
    """What things are called."""

    def __init__(self, names: dict[Item, str] | None = None, notes: dict[Item, str] | None = None) -> None:
        self.names = names or {}
        self.notes = notes or {}

    def plain(self, item: Item) -> str:
        return self.names.get(item, str(item))

    def note(self, item: Item) -> str:
        """A word more, or nothing."""
        return self.notes.get(item, "")


class ComparisonTable:
    """Things by how much more often seats win with them, and what else is known of each."""

    def __init__(
        self, comparison: Comparison, names: Names, what: str, extra: Comparison | None = None
    ) -> None:
        self.names = names
        self.what = what
        self.compared, rare = comparison.compared()
        self.rare = [names.plain(item) for item in rare]
        self.has_extra = extra is not None
        self.is_long = len(self.compared) > SHOWN_AT_ONCE + 4
        self.first_hand: dict[Item, Compared] = (
            {each.item: each for each in extra.compared()[0]} if extra else {}
        )
