"""What module 2 adds to the book of a game."""

from collections.abc import Callable
from typing import Final

from hotelier.austria.content.book import Book, Page, PrintedPart
from hotelier.austria.content.components import CELEBRITIES
from hotelier.austria.modules.celebrities import NUMBER
from hotelier.austria.modules.celebrities.actions import lounge_entries
from hotelier.austria.modules.celebrities.printed import OCCASIONS, Celebrity, celebrities_of
from hotelier.core.actions import Entry

BLOCK: Final = 2
PLACE: Final = 2
"""Among the pages of a book: NUMBER, as a constant that is known when this is compiled."""


class LoungePage(Page):
    """The celebrities, masks of those who change a rule, and where their rewards and actions stand."""

    def __init__(self, book: Book) -> None:
        super().__init__(NUMBER, BLOCK)
        self.spends = True
        manifest = book.printed.manifests[NUMBER]
        self.celebrities = celebrities_of(manifest.rows("celebrities"), book.modules)
        self.parts["celebrity"] = [
            PrintedPart(each.id, each.name, f"{each.name}: {each.vp} VP; {each.meaning}")
            for each in self.celebrities
        ]
        self.cost: int = manifest.replaces["cost"]
        self.die_colours = manifest.replaces["dice"]
        self.more_vp = max([each.more_vp for each in self.celebrities], default=0)
        self.more_steps = max([each.more_steps for each in self.celebrities], default=0)
        self.vp_celebrities = self._mask(lambda each: each.more_vp > 0)
        self.step_celebrities = self._mask(lambda each: each.more_steps > 0)
        self.free_room_celebrities = self._mask(lambda each: each.free_rooms)
        self.spare_celebrities = self._mask(lambda each: each.spare_item)
        self.exchange_celebrities = self._mask(lambda each: each.exchange > 0)
        self.when: dict[str, list[tuple[int, int]]] = {occasion: [] for occasion in OCCASIONS}
        """The bits and rewards of those who give something on an occasion."""
        for place, each in enumerate(self.celebrities):
            if each.when:
                whose = {"kind": "celebrity", "celebrity": each.id}
                source = book.add_reward(each.effects, whose, CELEBRITIES)
                self.when[each.when].append((1 << place, source))

    def _mask(self, wanted: Callable[[Celebrity], bool]) -> int:
        return sum(1 << place for place, each in enumerate(self.celebrities) if wanted(each))

    def begin_at(self, first: int) -> None:
        super().begin_at(first)
        self.first_celebrity = first + 2 * len(self.die_colours)
        self.exchange_action = self.first_celebrity + len(self.celebrities)

    def entries(self, book: Book) -> list[Entry]:
        return lounge_entries(self.die_colours, [each.id for each in self.celebrities])

    def ids(self, places: list[int]) -> list[str]:
        """Celebrities by their ids."""
        return [self.celebrities[place].id for place in places]


def lounge_page_in(book: Book) -> LoungePage | None:
    """What module 2 adds, if the game has it."""
    page = book.pages[PLACE]
    assert page is None or isinstance(page, LoungePage)
    return page


def lounge_page(book: Book) -> LoungePage:
    """What module 2 adds, in a game that has it."""
    page = book.pages[PLACE]
    assert isinstance(page, LoungePage)
    return page


PAGE: Final = LoungePage
