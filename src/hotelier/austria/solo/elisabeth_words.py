"""Rows of ballrooms in English words."""

from hotelier.austria.book import Book
from hotelier.austria.components import BALCONY
from hotelier.austria.tale import row_name


def row_words(book: Book, place: int, hall: int) -> str:
    """A row of a ballroom in words."""
    assert book.ball is not None
    return f"the {row_name(place)}{'' if place == BALCONY else ' row'} of {book.ball.names[hall]}"
