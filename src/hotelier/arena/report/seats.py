"""Does it help to begin?"""

from hotelier.arena.ratings import Mean, Share, part_won
from hotelier.core.game import Json

PLACES = ("first", "second", "third", "fourth")


class Seats:
    title = "Seat advantage"
    template = "seats.html"

    def __init__(self) -> None:
        self.wins: dict[int, Share] = {}
        self.scores: dict[int, Mean] = {}
        self.solo = False

    def add(self, row: Json) -> None:
        sides = len(row["sides"])
        self.solo = len(row["bots"]) == 1
        for seat in range(len(row["bots"])):
            place = (seat - row["facts"]["start"]) % sides
            self.wins.setdefault(place, Share()).add(part_won(row, seat))
            self.scores.setdefault(place, Mean()).add(row["scores"][seat])

    def data(self) -> Json | None:
        if not self.wins:
            return None
        rows = [(PLACES[place], self.wins[place], self.scores[place]) for place in sorted(self.wins)]
        return {"rows": rows, "fair": None if self.solo else 1 / len(self.wins)}
