"""What sections of a report are made of."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Protocol

from hotelier.arena.charts import SHARES, axis, colour, dumbbell, with_minus
from hotelier.arena.ratings import Mean
from hotelier.arena.report.comparing import Compared, Comparison, Item
from hotelier.core.game import Json

SHOWN_AT_ONCE = 12


class Section(Protocol):
    """A part of the page: it is told of every game, and then says what it has to say."""

    title: str

    def add(self, row: Json) -> None: ...

    def html(self) -> str:
        """Nothing, if there is nothing to say."""


class Palette:
    """A colour for everybody who plays."""

    def __init__(self, bots: list[str]) -> None:
        self.places = {bot: place for place, bot in enumerate(bots)}

    def __getitem__(self, side: str) -> str:
        return colour(self.places.setdefault(side, len(self.places)))


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def percent_exactly(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """A difference of shares in percentage points."""
    return with_minus(f"{round(100 * difference):+d}")


def span(interval: tuple[float, float]) -> str:
    return f'<small class="span">{100 * interval[0]:.0f}–{100 * interval[1]:.0f}</small>'


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def name_tag(name: str, fill: str) -> str:
    return f'<i class="tag" style="background:{fill}"></i>{escape(name)}'


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], css: str = "", foot: str = "") -> str:
    """A table; cells are HTML. A heading that begins with a star is that of a wide chart."""
    head = "".join(
        f'<th class="{"wide" if heading.startswith("*") else ""}">{escape(heading.lstrip("*"))}</th>'
        for heading in headings
    )
    body = "".join("<tr>" + "".join(cells(row)) + "</tr>" for row in rows)
    return (
        f'<div class="scroll"><table class="{css}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody>'
        f"{f'<tfoot>{foot}</tfoot>' if foot else ''}</table></div>"
    )


def cells(row: Sequence[str]) -> Iterable[str]:
    for cell in row:
        if cell.startswith("<td"):
            yield cell
        else:
            yield f'<td class="{"chart" if cell.startswith("<svg") else ""}">{cell}</td>'


def value_cell(text: str, value: float) -> str:
    """A cell that is sorted by a number."""
    return f'<td class="number" data-value="{value:.6f}">{text}</td>'


def mean_cell(mean: Mean) -> str:
    words = with_minus(f"{mean.mean:.1f}")
    return value_cell(f"{words} <small>± {mean.margin:.1f}</small>", mean.mean)


def comparison_table(
    comparison: Comparison, names: "Names", what: str, extra: Comparison | None = None
) -> str:
    """Things by how much more often seats win with them, and what else is known of each."""
    compared, rare = comparison.compared()
    if not compared:
        return note(f"There are too few games to say anything about {what}.")
    dealt = {each.item: each for each in extra.compared()[0]} if extra else {}
    headings = [what, "seats", "with", "without", "difference", "*won with ● and without ○"]
    if extra:
        headings.insert(5, "in the first hand")
    rows = [compared_row(each, names) for each in compared]
    if extra:
        for each, row in zip(compared, rows, strict=True):
            row.insert(5, difference_cell(dealt.get(each.item)))
    foot = foot_with(axis(SHARES, percent=True), len(headings) - 1)
    html = table(headings, rows, "sortable long" if len(rows) > SHOWN_AT_ONCE + 4 else "sortable", foot)
    if rare:
        html += note(f"Too rare for a comparison: {', '.join(names.plain(item) for item in rare)}.")
    return html


def compared_row(each: Compared, names: "Names") -> list[str]:
    low, high = each.interval
    other_low, other_high = each.other_interval
    plain = names.plain(each.item)
    title = f"{plain}: {percent(each.rate)} with, {percent(each.other_rate)} without"
    return [
        f'<td data-value="{escape(str(each.item))}">{names.html(each.item)}</td>',
        value_cell(str(each.seats), each.seats),
        value_cell(f"{percent(each.rate)} {span(each.interval)}", each.rate),
        value_cell(f"{percent(each.other_rate)} {span(each.other_interval)}", each.other_rate),
        difference_cell(each),
        dumbbell((each.rate, low, high), (each.other_rate, other_low, other_high), title),
    ]


def difference_cell(each: Compared | None) -> str:
    """A difference in percentage points; bold if it is more than chance."""
    if each is None:
        return value_cell("–", -9)
    words = points(each.difference)
    if abs(each.difference) > each.margin:
        words = f"<b>{words}</b>"
    return value_cell(f"{words} <small>± {100 * each.margin:.0f}</small>", each.difference)


def foot_with(chart: str, columns: int) -> str:
    """The last row of a table whose last column is drawn."""
    return f'<tr><td colspan="{columns}"></td><td class="chart">{chart}</td></tr>'


class Names:
    """What things are called."""

    def __init__(self, names: dict[Item, str] | None = None, notes: dict[Item, str] | None = None) -> None:
        self.names = names or {}
        self.notes = notes or {}

    def plain(self, item: Item) -> str:
        return self.names.get(item, str(item))

    def html(self, item: Item) -> str:
        words = escape(self.plain(item))
        more = self.notes.get(item)
        return f"{words} <small>{escape(more)}</small>" if more else words
