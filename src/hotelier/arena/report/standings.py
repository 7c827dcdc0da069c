"""Who is best: ratings, victories, who beats whom; and the games that failed."""

from hotelier.arena.ratings import Table, Z
from hotelier.arena.report.charts import scale_for
from hotelier.core.game import Json


class Standings:
    title = "Standings"
    template = "standings.html"

    def __init__(self) -> None:
        self.table = Table()

    def add(self, row: Json) -> None:
        self.table.add(row)

    def sides(self) -> list[str]:
        """The best first."""
        return sorted(self.table.wins, key=lambda side: (-self.table.ratings.of[side].mu, side))

    def verdict(self) -> Json | None:
        """Who came out best, and how sure that is: whether it came before each of the others more often
        than not, with the interval of their own games. Ratings depend on everybody, and say it later."""
        sides = self.sides()
        if len(sides) < 2:
            return None
        best, *others = sides
        met = [other for other in others if (best, other) in self.table.duels]
        if not met:
            return None
        rival = min(met, key=lambda other: self.table.duels[best, other].interval()[0])
        duel = self.table.duels[best, rival]
        return {
            "best": best,
            "won": self.table.wins[best],
            "rival": rival,
            "duel": duel,
            "is_sure": duel.interval()[0] > 1 / 2,
        }

    def data(self) -> Json | None:
        if not self.table.games:
            return None
        sides = self.sides()
        of = self.table.ratings.of
        ratings = [(side, of[side].mu, Z * of[side].sigma) for side in sides]
        return {
            "sides": sides,
            "wins": self.table.wins,
            "scores": self.table.scores,
            "ratings": ratings,
            "scale": scale_for([mu + sign * margin for _, mu, margin in ratings for sign in (-1, 1)]),
            "duels": [[self.table.duels.get((side, other)) for other in sides] for side in sides],
        }


class Failures:
    title = "Games that failed"
    template = "failures.html"

    def __init__(self) -> None:
        self.rows: list[Json] = []

    def add(self, row: Json) -> None:
        self.rows.append(row)

    def data(self) -> Json | None:
        return {"rows": self.rows} if self.rows else None
