"""The result of a run: kept as JSON, compared with an earlier one, shown as a table."""

import platform
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from hotelier import __version__
from hotelier._build import BUILD
from hotelier.bench.measuring import more_is_better, unit_of
from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.files import read_json

if TYPE_CHECKING:
    from rich.table import Table

SLOWER = 0.9
FASTER = 1.1
"""Below and above such ratios something has probably changed; between them it may be noise."""
DIGITS = 4
"""What is kept of a figure; the rest is noise."""
WHOLE = 100
"""Figures from here on are shown as whole numbers."""
WHERE = ("hotelier", "build", "python", "machine")


def result_of(figures: dict[str, float], quick: bool) -> Json:
    """The figures with all that they depend on."""
    return {
        "hotelier": __version__,
        "build": BUILD,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "quick": quick,
        "results": {name: float(f"{figure:.{DIGITS}g}") for name, figure in figures.items()},
    }


def read_result(path: Path) -> Json:
    """An earlier result; BadInput says what is wrong with the file."""
    data = read_json(path, "result of `hotelier bench --json`")
    if not isinstance(data, dict) or not isinstance(data.get("results"), dict):
        raise BadInput(f"{path} is not a result of `hotelier bench --json`: it has no results")
    for field in WHERE:
        if not isinstance(data.get(field), str):
            raise BadInput(f"{path} is not a result of `hotelier bench --json`: it has no {field!r}")
    for name, figure in data["results"].items():
        if type(figure) not in (int, float) or not isfinite(figure) or figure <= 0:
            raise BadInput(f"{path}: {name!r} is {figure!r}; it must be a number above 0")
    return data


def ratios(earlier: Json, now: Json) -> dict[str, float]:
    """How many times better each figure that both have is now: above 1 is faster, or smaller."""
    found: dict[str, float] = {}
    for name, figure in now["results"].items():
        before = earlier["results"].get(name)
        if before is not None:
            ratio = figure / before if more_is_better(name) else before / figure
            found[name] = round(ratio, 3)
    return found


def compared(earlier: Json, now: Json) -> Json:
    """The result of now with what it was compared with."""
    return {**now, "earlier": earlier, "ratios": ratios(earlier, now)}


def where(result: Json) -> str:
    """What the figures of a result depend on, in words."""
    return (
        f"hotelier {result['hotelier']}, {result['build']} build, "
        f"Python {result['python']}, {result['machine']}, one core"
        + (", quick" if result.get("quick") else "")
    )


def shown(figure: float) -> str:
    """A figure for people."""
    return f"{figure:,.0f}" if figure >= WHOLE else f"{figure:.3g}"


def verdict(name: str, ratio: float) -> str:
    """What to say of a ratio; nothing if it may be noise."""
    size = unit_of(name) == "bytes"
    if ratio < SLOWER:
        return "larger" if size else "slower"
    if ratio > FASTER:
        return "smaller" if size else "faster"
    return ""


def headings(earlier: Json | None, now: Json) -> list[str]:
    """The columns with figures: named after the builds where that tells them apart."""
    if earlier is None:
        return [now["build"]]
    if earlier["build"] != now["build"]:
        return [earlier["build"], now["build"], "ratio"]
    return ["earlier", "now", "ratio"]


def rows(earlier: Json | None, now: Json) -> Iterator[tuple[str, list[str], str]]:
    """Each line: its name, its figures, and what is to say of the ratio, if there is an earlier result."""
    if earlier is None:
        for name, figure in now["results"].items():
            yield name, [shown(figure)], ""
        return
    found = ratios(earlier, now)
    before = earlier["results"]
    for name, figure in now["results"].items():
        if name in found:
            cells = [shown(before[name]), shown(figure), f"{found[name]:.2f}"]
            yield name, cells, verdict(name, found[name])
        else:
            yield name, ["–", shown(figure), "–"], "new"
    for name, figure in before.items():
        if name not in now["results"]:
            yield name, [shown(figure), "–", "–"], "gone"


STYLES = {"slower": "bold red", "larger": "bold red", "faster": "green", "smaller": "green"}


def to_table(earlier: Json | None, now: Json) -> "Table":
    """A table for the screen; with an earlier result, what is slower is marked in red."""
    from rich.table import Table

    title = where(now) if earlier is None else f"earlier: {where(earlier)}\nnow: {where(now)}"
    table = Table(title=title, title_justify="left")
    table.add_column("medians")
    for heading in headings(earlier, now):
        table.add_column(heading, justify="right")
    group = ""
    for name, cells, said in rows(earlier, now):
        if group not in ("", name.split()[0]):
            table.add_section()
        group = name.split()[0]
        table.add_row(name, *cells[:-1], f"{cells[-1]} {said}".rstrip(), style=STYLES.get(said))
    return table


def to_markdown(earlier: Json | None, now: Json) -> str:
    """The same table for a document."""
    names = headings(earlier, now)
    lines = [f"| medians | {' | '.join(names)} |", f"|---|{'--:|' * len(names)}"]
    lines += [f"| {name} | {' | '.join(cells)} |" for name, cells, _ in rows(earlier, now)]
    return "\n".join(lines)
