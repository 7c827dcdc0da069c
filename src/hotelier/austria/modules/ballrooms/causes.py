"""Why something is gained with module 1: see rules/causes.py."""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.rules.causes import Cause
from hotelier.core.game import Json

BY_HALL: Final = -100  # - printed ballroom


def _hall(book: Book, number: int) -> Json:
    return {"kind": "ballroom", "ballroom": ball_page(book).printed.ids[number]}


CAUSES: Final[dict[int, Cause]] = {BY_HALL: _hall}
