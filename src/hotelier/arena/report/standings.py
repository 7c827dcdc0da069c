"""Who is best: ratings, victories, who beats whom; and the games that failed."""

from html import escape

from hotelier.arena.charts import SHARES, axis, heat, scale_for, whisker
from hotelier.arena.ratings import Share, Table, Z
from hotelier.arena.report.parts import (
    Palette,
    foot_with,
    mean_cell,
    name_tag,
    note,
    percent,
    percent_exactly,
    span,
    table,
    value_cell,
)
from hotelier.core.game import Json


class Standings:
    title = "Standings"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.table = Table()

    def add(self, row: Json) -> None:
        self.table.add(row)

    def sides(self) -> list[str]:
        """The best first."""
        return sorted(self.table.wins, key=lambda side: (-self.table.ratings.of[side].mu, side))

    def verdict(self) -> str:
        """Who came out best, and how sure that is."""
        sides = self.sides()
        if len(sides) < 2:
            return ""
        best, second = (self.table.ratings.of[side] for side in sides[:2])
        is_sure = best.mu - Z * best.sigma > second.mu + Z * second.sigma
        how = "is clearly the strongest" if is_sure else "leads, but not beyond doubt"
        share = self.table.wins[sides[0]]
        return f"<b>{escape(sides[0])}</b> {how}: it won {percent_exactly(share.rate)}."

    def html(self) -> str:
        if not self.table.games:
            return ""
        sides = self.sides()
        html = self.victories(sides)
        if len(sides) > 1:
            html += "<h3>Ratings</h3>" + self.ratings(sides)
            html += "<h3>Who beats whom</h3>" + self.duels(sides)
        return html

    def victories(self, sides: list[str]) -> str:
        rows = []
        for side in sides:
            share = self.table.wins[side]
            score = self.table.scores[side]
            low, high = share.interval()
            title = f"{side} won {percent_exactly(share.rate)}"
            rows.append(
                [
                    name_tag(side, self.palette[side]),
                    value_cell(str(share.games), share.games),
                    value_cell(f"<b>{percent_exactly(share.rate)}</b> {span((low, high))}", share.rate),
                    mean_cell(score),
                    whisker(SHARES, share.rate, low, high, self.palette[side], title),
                ]
            )
        foot = foot_with(axis(SHARES, percent=True), 4)
        return table(["", "seats", "won", "mean score", "*share of victories"], rows, foot=foot)

    def ratings(self, sides: list[str]) -> str:
        of = self.table.ratings.of
        ends = [of[side].mu + sign * Z * of[side].sigma for side in sides for sign in (-1, 1)]
        scale = scale_for(ends)
        rows = []
        for side in sides:
            mu, margin = of[side].mu, Z * of[side].sigma
            title = f"{side}: {mu:.1f} ± {margin:.1f}"
            rows.append(
                [
                    name_tag(side, self.palette[side]),
                    value_cell(f"<b>{mu:.1f}</b> <small>± {margin:.1f}</small>", mu),
                    whisker(scale, mu, mu - margin, mu + margin, self.palette[side], title),
                ]
            )
        foot = foot_with(axis(scale), 2)
        return table(["", "rating", "*"], rows, "broad", foot) + note(
            "Plackett–Luce ratings from the places in all games; a bot that nobody has met begins at 25."
        )

    def duels(self, sides: list[str]) -> str:
        rows = [
            [name_tag(side, self.palette[side]), *(self.duel(side, other) for other in sides)]
            for side in sides
        ]
        return table(["", *sides], rows, "matrix") + note(
            "How often the row came before the column; the same place counts half."
        )

    def duel(self, side: str, other: str) -> str:
        share: Share | None = self.table.duels.get((side, other))
        if share is None:
            return '<td class="number faint">·</td>'
        title = f"{share.won:g} of {share.games}"
        return (
            f'<td class="number" style="{heat(share.rate * 0.55)}" title="{title}">'
            f"{percent(share.rate)} {span(share.interval())}</td>"
        )


class Failures:
    title = "Games that failed"

    def __init__(self) -> None:
        self.rows: list[Json] = []

    def add(self, row: Json) -> None:
        self.rows.append(row)

    def html(self) -> str:
        if not self.rows:
            return ""
        rows = [
            [str(row["number"]), str(row["seed"]), escape(", ".join(row["bots"])), escape(row["error"])]
            for row in self.rows
        ]
        return table(["game", "seed", "bots", "what happened"], rows) + note(
            "They count nowhere above. Their records are in the results file."
        )
