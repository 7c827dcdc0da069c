"""What was told of a game at a real table: who starts, the hotels, decisions, cards that were turned up."""

from typing import Any, Final

from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.content.components import DECK, PLAYED_EACH_ROUND, ROUNDS
from hotelier.overbooking.shown.view import card_name

MOST_PLAYED: Final = ROUNDS * PLAYED_EACH_ROUND
"""Cards are told by their places: the first that seat 0 plays is 0, the first of seat 1 is MOST_PLAYED."""
ALLOWED: Final = ("start", "hotels", "cards")


class Told:
    """The answers so far."""

    def __init__(self, book: Book, answers: list[Json]) -> None:
        self.numbers = {card_name(book, card): card for card in range(DECK)}
        self.decisions: list[str] = []
        self.start: Any = None
        self.columns: list[list[Any]] = []
        self.cards: dict[int, int] = {}
        """The cards that were turned up, by place."""
        for answer in answers:
            if answer["action"] is not None:
                self.decisions.append(answer["action"])
            else:
                self._take(answer["field"], answer["places"], answer["values"])

    def _take(self, field: str | None, places: list[int], values: list[Any]) -> None:
        if field == "cards":
            self._name(places, values)
        elif field == "hotels":
            self.columns.append(values)
        elif field == "start" and len(values) == 1:
            self.start = values[0]
        else:
            allowed = ", ".join(ALLOWED)
            raise BadInput(f"{field!r} cannot be told with {len(values)} values; allowed are: {allowed}")

    def _name(self, places: list[int], values: list[Any]) -> None:
        if len(places) != len(values):
            raise BadInput(f"cards: {len(values)} cards are named for {len(places)} places")
        for place, name in zip(places, values, strict=True):
            if name not in self.numbers:
                raise BadInput(
                    f"cards: no card {name!r}; give a house and beds such as {next(iter(self.numbers))!r}"
                )
            if self.numbers[name] in self.of(place // MOST_PLAYED, without=place):
                raise BadInput(f"cards: {name!r} was named already, in another place")
            self.cards[place] = self.numbers[name]

    def of(self, seat: int, without: int) -> list[int]:
        """The cards of a seat that were named in other places."""
        return [
            card for place, card in self.cards.items() if place // MOST_PLAYED == seat and place != without
        ]
