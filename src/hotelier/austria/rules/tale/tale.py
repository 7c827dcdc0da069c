"""The tale of a game of Grand Austria Hotel: where events go, with the names of what the state numbers.

A function `tell_NAME` tells the event NAME; the rules call it beside the change. Those of the base game lie
in this folder by chapter, those of a module and of the automata in a tale.py of their own.
"""

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import NONE
from hotelier.core.tale import Json, Tale


class AustriaTale(Tale):
    """The tale of one game of Grand Austria Hotel."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book

    def copy(self) -> "AustriaTale":
        twin = AustriaTale(self.book)
        twin.go_on_from(self)
        return twin

    def tell_cards(self, event: Json, seat: int, cards: int) -> None:
        """Everybody sees how many staff cards there are, and the seat which they are."""
        event["count"] = cards.bit_count()
        event["cards"] = self.book.staff_numbers(cards)
        self.tell_secret(event, seat, {"cards": None})

    # Printed numbers and names

    def guest(self, guest: int) -> int | None:
        return self.book.guest_number[guest] if guest != NONE else None

    def die_colour(self, colour: int) -> str | None:
        return self.book.die_colours[colour] if colour != NONE else None

    def part(self, kind: str, place: int) -> str:
        """What only a module knows, by its id."""
        return self.book.parts(kind)[place].id
