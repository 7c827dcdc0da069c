"""What is named in events, in English words: seats, cards, items and reasons as a reader knows them."""

from collections.abc import Callable

from hotelier.austria.content.book import Book
from hotelier.austria.content.cards import Penalty
from hotelier.core.game import Json

SPACE_MEANINGS = (
    "strudel and cake",
    "wine and coffee",
    "prepare rooms",
    "krones and emperor",
    "play staff, cheaper",
    "copy an action for 1 krone",
)


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def joined(words: list[str]) -> str:
    """One after the other: a, b and c."""
    return " and ".join([", ".join(words[:-1]), *words[-1:]] if len(words) > 1 else words)


def pile_words(items: dict[str, int]) -> str:
    """Items by name: 2 wine and 1 coffee."""
    return joined([f"{count} {name}" for name, count in items.items() if count]) or "nothing"


def paid(event: Json) -> str:
    """What was paid for it."""
    return f"for {plural(-event['krones'], 'krone')}" if event["krones"] else "for free"


def moved(steps: int) -> str:
    """How far on the emperor track."""
    return f"{plural(steps, 'step')} on the emperor track"


def space_words(value: int) -> str:
    """An action space."""
    return f"space {value} ({SPACE_MEANINGS[value - 1]})"


def row_words(row: str) -> str:
    return "the balcony" if row == "balcony" else f"the {row} row"


def penalty_words(book: Book, tile: int) -> str:
    """The penalty of an emperor tile; E2: in one printing the player chooses between its two parts."""
    penalty = book.penalties[tile]
    if book.penalty_of_choice and penalty.else_vp:
        return f"{demand_words(penalty)}, or lose {penalty.else_vp} VP, as you choose"
    words: str = book.tile_rows[tile]["meaning"]["penalty"]
    return words


def demand_words(penalty: Penalty) -> str:
    """What a penalty demands of who would not rather lose VP."""
    demands = (
        (penalty.krones, f"lose {plural(penalty.krones, 'krone')}"),
        (penalty.items, f"return {plural(penalty.items, 'item')} from the kitchen"),
        (penalty.hand_cards, f"put {plural(penalty.hand_cards, 'hand card')} under the deck"),
        (
            penalty.vacant_rooms,
            f"remove {plural(penalty.vacant_rooms, 'vacant room')}, highest floors first",
        ),
        (penalty.end_card, f"discard {plural(penalty.end_card, 'end card')} in play"),
        (penalty.champagne, f"return {penalty.champagne} champagne"),
        (penalty.dancers, f"remove {plural(penalty.dancers, 'dancer')} from ballroom {penalty.hall + 1}"),
    )
    return " and ".join(words for count, words in demands if count)


class Named:
    """The names of one table: printed values from its book, seats as they are called there."""

    def __init__(self, book: Book, names: list[str]) -> None:
        self.book = book
        self.names = names

    def who(self, seat: int) -> str:
        return self.names[seat]

    def everybody(self, seats: list[int]) -> str:
        return joined([self.names[seat] for seat in seats])

    def guest(self, number: int) -> str:
        return f"{number} {self.book.guest_name[self.book.guest_number.index(number)]}"

    def guest_vp(self, number: int) -> int:
        return self.book.guest_vp[self.book.guest_number.index(number)]

    def staff(self, number: int) -> str:
        return f"{number} {self.book.staff_name[self.book.staff_number.index(number)]}"

    def staff_cards(self, numbers: list[int]) -> str:
        return ", ".join(self.staff(number) for number in numbers)

    def objective(self, id: str) -> str:
        """An objective by what it asks for."""
        meaning: str = next(row["meaning"] for row in self.book.objective_rows if row["id"] == id)
        return meaning

    def tile(self, id: str, side: str) -> str:
        """The reward or the penalty of an emperor tile."""
        tile, row = next((tile, row) for tile, row in enumerate(self.book.tile_rows) if row["id"] == id)
        return penalty_words(self.book, tile) if side == "penalty" else str(row["meaning"][side])

    def ballroom(self, id: str) -> str:
        return self._part("ballroom", id)

    def row(self, event: Json) -> str:
        """A row of a ballroom."""
        return f"{row_words(event['row'])} of {self.ballroom(event['ballroom'])}"

    def celebrity(self, id: str) -> str:
        return self._part("celebrity", id)

    def entrance(self, id: str) -> str:
        """An entrance, that of an automaton too."""
        alone = self.book.solo_entrances
        if id in alone.ids:
            return alone.names[alone.ids.index(id)]
        return self._part("entrance", id)

    def _part(self, kind: str, id: str) -> str:
        """What only a module knows."""
        return next(part.name for part in self.book.parts(kind) if part.id == id)

    def cause(self, cause: Json) -> str:
        """Whose reward or effect it is."""
        return CAUSES[cause["kind"]](self, cause)

    def because(self, event: Json) -> str:
        """Why something is gained; nothing where it goes without saying."""
        cause = event["because"]
        if cause is None or cause["kind"] == "instruction":
            return ""
        return f" for {self.cause(cause)}"

    def of(self, event: Json) -> str:
        """Whose reward it is, in the same way."""
        return f" of {self.cause(event['because'])}" if event["because"] is not None else ""


Words = Callable[[Named, Json], str]
"""An event in words: a predicate, or a whole sentence where no seat is the subject."""
About = Callable[[Json], Json]
"""The cause that an event is for what follows from it."""
Cause = Callable[[Named, Json], str]
"""Whose reward or effect something is."""

CAUSES: dict[str, Cause] = {
    "guest": lambda named, cause: named.guest(cause["guest"]),
    "tile": lambda named, cause: f"emperor tile {cause['tile']}",
    "staff": lambda named, cause: named.staff(cause["staff"]),
    "space": lambda named, cause: f"the action of space {cause['value']}",
    "group": lambda named, cause: f"the {cause['colour']} group",
    "room": lambda named, cause: f"the icon of {cause['space']}",
    "objective": lambda named, cause: f"objective {cause['objective']}",
    "emperor": lambda named, cause: "the emperor's visit",
    "end": lambda named, cause: "the end of the game",
    "instruction": lambda named, cause: "the instruction card",
    "exchange": lambda named, cause: "what was given away",
}
"""By kind of cause; the event words of a module add those that only it knows."""
