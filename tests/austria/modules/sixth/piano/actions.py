"""The actions of module 6, from `book.first_action(6)` on."""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.core.actions import Entry
from tests.austria.modules.sixth.piano import action_kinds

APPLAUSE: Final = ("krones", "steps")


def entries(book: Book) -> list[Entry]:
    """To give a concert, and what it is to bring."""
    concert = Entry("concert", {"kind": "concert"}, action_kinds.CONCERT)
    return [concert] + [
        Entry(f"applause {what}", {"kind": "applause", "what": what}, action_kinds.APPLAUSE, place)
        for place, what in enumerate(APPLAUSE)
    ]
