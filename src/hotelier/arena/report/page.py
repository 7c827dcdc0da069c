"""The page as a whole, made by the templates. It asks nothing of any other place.

Templates escape every text that is put into them (Jinja2's autoescape), so that neither the name of a bot
nor an error message can bring markup into the page.
"""

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from hotelier.arena.order import Order
from hotelier.arena.report import charts, words
from hotelier.arena.report.parts import Palette, Section
from hotelier.core.options import shown
from hotelier.extras import extra

if TYPE_CHECKING:
    from jinja2 import Environment

PACKAGE = "hotelier.arena.report"


@cache
def environment() -> "Environment":
    """The templates and what they may use; one line says how to get Jinja2 where it is missing."""
    with extra("report", "reports"):
        from jinja2 import Environment, PackageLoader, StrictUndefined
    made = Environment(
        loader=PackageLoader(PACKAGE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    for each in (
        words.decimal,
        words.number,
        words.percent,
        words.percent_exactly,
        words.points,
        words.seconds,
        words.with_minus,
        charts.anchor,
        charts.heat,
        anchor_of,
        shown,
    ):
        made.filters[each.__name__] = each
    made.globals["charts"] = charts
    return made


def make_page(
    order: Order, title: str, games: int, palette: Palette, verdict: object, sections: list[Section]
) -> str:
    """The whole page; the verdict is the one sentence for those who read only one."""
    found = environment()
    from markupsafe import Markup

    files = resources.files(PACKAGE).joinpath("templates")
    written = [(section, data) for section in sections if (data := section.data()) is not None]
    return found.get_template("page.html").render(
        order=order,
        title=title,
        games=games,
        palette=palette,
        verdict=verdict,
        sections=written,
        style=Markup(files.joinpath("report.css").read_text(encoding="utf-8")),
        script=Markup(files.joinpath("report.js").read_text(encoding="utf-8")),
    )


def anchor_of(title: str) -> str:
    """The address of a section within the page."""
    return re.sub(r"\W+", "-", title.lower())
