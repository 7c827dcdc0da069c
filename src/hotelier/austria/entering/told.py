"""What was told of a game at a real table: results of chance as a script has them, and decisions."""

from typing import Any, Final

from hotelier.austria.content.printed import CATEGORIES
from hotelier.core.errors import BadInput
from hotelier.core.game import Json

LISTS: Final = ("objectives", "emperor", "boards", "ballrooms", "entrances")
BY_CATEGORY: Final = ("own_objectives", "own_tiles")
"""As many of each of the categories A, B and C."""
BY_NUMBER: Final = ("guests", "staff", "rebuilt")
BY_ID: Final = ("celebrities", "celebrities_again")
DECKS: Final = (*BY_NUMBER, *BY_ID)
FACES: Final = range(1, 7)
ALLOWED: Final = ("start", "rolls", "coloured", *LISTS, *BY_CATEGORY, *DECKS)


class Told:
    """The answers so far."""

    def __init__(self, answers: list[Json]) -> None:
        self.actions: list[str] = []
        self.decisive: list[str | set[int]] = []
        """Decisions, and between them the staff cards that were named, in the order of telling."""
        self.values: dict[str, Any] = {}
        self.decks: dict[tuple[str, int], dict[int, Any]] = {}
        for answer in answers:
            if answer["action"] is not None:
                self.actions.append(answer["action"])
                self.decisive.append(answer["action"])
            else:
                self._take(answer["field"], answer["number"], answer["places"], answer["values"])
                if answer["field"] == "staff":
                    self.decisive.append(set(answer["values"]))

    def _take(self, field: str | None, number: int, places: list[int], values: list[Any]) -> None:
        if field in DECKS:
            self._name(field, number, places, values)
        elif field in LISTS:
            self.values[field] = values
        elif field in BY_CATEGORY and values and not len(values) % len(CATEGORIES):
            each = len(values) // len(CATEGORIES)
            self.values[field] = [values[first : first + each] for first in range(0, len(values), each)]
        elif field == "coloured" and values and all(type(face) is int and face in FACES for face in values):
            self.values[field] = self.values.get(field, "") + "".join(map(str, values))
        elif field in ("start", "rolls") and len(values) == 1:
            self.values[field] = values[0] if field == "start" else [*self.values.get(field, []), values[0]]
        else:
            allowed = ", ".join(ALLOWED)
            raise BadInput(f"{field!r} cannot be told with {len(values)} values; allowed are: {allowed}")

    def _name(self, field: str, number: int, places: list[int], values: list[Any]) -> None:
        """Cards of a deck, each at its place; no card is in two places."""
        if len(places) != len(values):
            raise BadInput(f"{field}: {len(values)} cards are named for {len(places)} places")
        deck = self.decks.setdefault((field, number), {})
        for place, card in zip(places, values, strict=True):
            if type(card) is not (int if field in BY_NUMBER else str):
                known = "the printed number of a card" if field in BY_NUMBER else "the id of a celebrity"
                raise BadInput(f"{field}: {card!r} is not {known}")
            if card in deck.values() and deck.get(place) != card:
                raise BadInput(f"{field}: card {card} was named already, in another place")
            deck[place] = card
