"""What module 3 adds to the book of a game."""

from typing import Final

from hotelier.austria.content.book import Book, Page, PrintedPart
from hotelier.austria.content.components import ITEM_NAMES, TABLES
from hotelier.austria.modules.hotels import NUMBER
from hotelier.austria.modules.hotels.actions import EntranceActions, entrance_entries, entries_alone
from hotelier.austria.modules.hotels.printed import Entrance, Token, in_play
from hotelier.core.actions import Entry

BLOCK: Final = 5
PLACE: Final = 3
"""Among the pages of a book: NUMBER, as a constant that is known when this is compiled."""


class EntrancesPage(Page):
    """The entrances and tokens as printed, and where their rewards and actions stand."""

    def __init__(self, book: Book) -> None:
        super().__init__(NUMBER, BLOCK)
        self.tables = TABLES + 1
        manifest = book.printed.manifests[NUMBER]
        rows = in_play(manifest.rows("entrances"), book.modules)
        self.entrances = [Entrance(row, book.add_reward) for row in rows]
        self.tokens = [Token(row, book.add_reward) for row in manifest.rows("dove_tokens")]
        self.parts["entrance"] = [
            PrintedPart(
                each.name, each.title, f"{each.title}: {each.meaning['gift']} | {each.meaning['effect']}"
            )
            for each in self.entrances
        ]
        self.parts["token"] = [PrintedPart(str(each.number), each.name, "") for each in self.tokens]
        krones: dict[str, int] = manifest.replaces["first_krones"]
        self.start_krones = krones["start"]
        self.first_krones = krones["others"]
        self.krones_alone = krones["alone"]
        self.first_dishes = "first_dishes" not in manifest.removes
        self.bids = max(self.start_krones, self.first_krones) + 1
        """How many different bids there are, 0 among them."""
        self.tiles = [row["id"] for row in book.tile_rows]
        self.begin_at(0)

    def begin_at(self, first: int) -> None:
        super().begin_at(first)
        self.actions = EntranceActions(
            first, len(ITEM_NAMES), len(self.tiles), len(self.entrances), self.bids
        )

    def entries(self, book: Book) -> list[Entry]:
        """Those of the module, then those of a game alone."""
        names = [each.name for each in self.entrances]
        entries = entrance_entries(ITEM_NAMES, self.tiles, names, self.bids)
        assert self.first_action + len(entries) == self.actions.end
        return entries + entries_alone(names)


def entrances_page_in(book: Book) -> EntrancesPage | None:
    """What module 3 adds, if the game has it."""
    page = book.pages[PLACE]
    assert page is None or isinstance(page, EntrancesPage)
    return page


def entrances_page(book: Book) -> EntrancesPage:
    """What module 3 adds, in a game that has it."""
    page = book.pages[PLACE]
    assert isinstance(page, EntrancesPage)
    return page


PAGE: Final = EntrancesPage
