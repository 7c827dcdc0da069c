"""What module 1 adds to the book of a game."""

from typing import Final

from hotelier.austria.content.book import Book, Page, PrintedPart
from hotelier.austria.content.components import ALL_ITEM_NAMES, BALLROOMS
from hotelier.austria.content.effects import multiplied
from hotelier.austria.modules.ballrooms import NUMBER
from hotelier.austria.modules.ballrooms.actions import ball_entries
from hotelier.austria.modules.ballrooms.printed import BONUS_ROWS, REHEARSED, BallBook
from hotelier.core.actions import Entry

BLOCK: Final = 1
PLACE: Final = 1
"""Among the pages of a book: NUMBER, as a constant that is known when this is compiled."""


class BallPage(Page):
    """The ballrooms as printed, and where their rewards and actions stand."""

    def __init__(self, book: Book) -> None:
        super().__init__(NUMBER, BLOCK)
        self.spends = True
        self.items = ALL_ITEM_NAMES
        self.printed = BallBook(book.printed.manifests[NUMBER])
        self.parts["ballroom"] = [
            PrintedPart(row["id"], row["name"], f"ballroom {row['name']}: {row['meaning']}")
            for row in self.printed.rows
        ]
        self.parts["rehearsal_room"] = [
            PrintedPart(str(row["id"]), f"rehearsal room {row['id']}", row.get("meaning", ""))
            for row in self.printed.rehearsal_rows
        ]
        self.row_reward = self._add_rows(book, 1)
        """The bonuses of middle and top rows, hall by hall, among the rewards of the book."""
        self.double_row_reward = self._add_rows(book, 2)
        """The same twice."""
        self.rehearsal_reward = len(book.rewards)
        """What rehearsal rooms give."""
        for place, effects in enumerate(self.printed.rehearsal_rewards):
            whose = {"kind": "rehearsal", "rehearsal": place // REHEARSED + 1}
            book.add_reward(effects, whose, BALLROOMS)

    def _add_rows(self, book: Book, times: int) -> int:
        """The bonuses of rows, each `times` what is printed; where they begin."""
        first = len(book.rewards)
        for place, effects in enumerate(self.printed.row_rewards):
            hall, row = divmod(place, len(BONUS_ROWS))
            whose = {"kind": "row", "ballroom": self.printed.ids[hall], "row": BONUS_ROWS[row]}
            book.add_reward(multiplied(effects, times), whose, BALLROOMS)
        return first

    def entries(self, book: Book) -> list[Entry]:
        return ball_entries(book.most_tables)


def ball_page_in(book: Book) -> BallPage | None:
    """What module 1 adds, if the game has it."""
    page = book.pages[PLACE]
    assert page is None or isinstance(page, BallPage)
    return page


def ball_page(book: Book) -> BallPage:
    """What module 1 adds, in a game that has it."""
    page = book.pages[PLACE]
    assert isinstance(page, BallPage)
    return page


PAGE: Final = BallPage
