"""What module 4 adds to the book of a game."""

from typing import Final

from hotelier.austria.content.book import Book, Page
from hotelier.austria.modules.key import NUMBER
from hotelier.austria.modules.key.actions import key_entries
from hotelier.core.actions import Entry

BLOCK: Final = 3
PLACE: Final = 4
"""Among the pages of a book: NUMBER, as a constant that is known when this is compiled."""


class KeyPage(Page):
    """What the key gives."""

    def __init__(self, book: Book) -> None:
        super().__init__(NUMBER, BLOCK)
        values = book.printed.manifests[NUMBER].replaces
        self.krones: int = values["krones"]
        self.steps: int = values["emperor"]

    def entries(self, book: Book) -> list[Entry]:
        return key_entries()


def key_page(book: Book) -> KeyPage:
    """What module 4 adds, in a game that has it."""
    page = book.pages[PLACE]
    assert isinstance(page, KeyPage)
    return page


PAGE: Final = KeyPage
