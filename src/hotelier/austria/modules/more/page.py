"""What module 5 adds to the book of a game."""

from typing import Final

from hotelier.austria.content.book import Book, Page
from hotelier.austria.modules.more import NUMBER
from hotelier.austria.modules.more.actions import flip_entries
from hotelier.core.actions import Entry

BLOCK: Final = 4
PLACE: Final = 5
"""Among the pages of a book: NUMBER, as a constant that is known when this is compiled."""


class FlipsPage(Page):
    """Where the action of each `flip` card stands."""

    def __init__(self, book: Book) -> None:
        super().__init__(NUMBER, BLOCK)
        self.spends = True
        self.cards = [flip.card for flip in book.flips]

    def action_of(self, card: int) -> int:
        """Turning a card face down."""
        return self.first_action + self.cards.index(card)

    def entries(self, book: Book) -> list[Entry]:
        return flip_entries([book.staff_number[card] for card in self.cards])


def flips_page(book: Book) -> FlipsPage:
    """What module 5 adds, in a game that has it."""
    page = book.pages[PLACE]
    assert isinstance(page, FlipsPage)
    return page


PAGE: Final = FlipsPage
