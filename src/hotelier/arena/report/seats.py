"""Does it help to begin?"""

from hotelier.arena.charts import SHARES, axis, whisker
from hotelier.arena.ratings import Mean, Share, part_won
from hotelier.arena.report.parts import foot_with, mean_cell, note, percent_exactly, span, table, value_cell
from hotelier.core.game import Json

PLACES = ("first", "second", "third", "fourth")


class Seats:
    title = "Seat advantage"

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

    def html(self) -> str:
        if not self.wins:
            return ""
        rows = [self.row(place) for place in sorted(self.wins)]
        foot = foot_with(axis(SHARES, percent=True), 4)
        share = percent_exactly(1 / len(self.wins))
        fair = "" if self.solo else f" Without any advantage everybody would win {share}."
        return table(["plays", "seats", "won", "mean score", "*"], rows, foot=foot) + note(
            f"By the place in turn order of the first round; who begins is drawn for every game.{fair}"
        )

    def row(self, place: int) -> list[str]:
        share, score = self.wins[place], self.scores[place]
        low, high = share.interval()
        title = f"{PLACES[place]}: {percent_exactly(share.rate)}"
        return [
            PLACES[place],
            value_cell(str(share.games), share.games),
            value_cell(f"<b>{percent_exactly(share.rate)}</b> {span((low, high))}", share.rate),
            mean_cell(score),
            whisker(SHARES, share.rate, low, high, "var(--accent)", title),
        ]
