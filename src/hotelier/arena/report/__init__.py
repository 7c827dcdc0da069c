"""The report of a run: one page that needs nothing but itself."""

from hotelier.arena.report.page import make_page
from hotelier.arena.report.parts import Palette, Section
from hotelier.arena.report.scores import Growth, Scores, Sources
from hotelier.arena.report.seats import Seats
from hotelier.arena.report.standings import Failures, Standings
from hotelier.arena.report.thinking import Thinking
from hotelier.arena.results import Results
from hotelier.core.errors import BadInput
from hotelier.games import game_info


def make_report(results: Results) -> str:
    """The page of a results file."""
    order = results.order
    palette = Palette(order.bots)
    standings = Standings()
    failures = Failures()
    sections: list[Section] = [
        standings,
        Scores(),
        Sources(),
        Growth(),
        Seats(),
        *sections_of(order.game, order.options),
        Thinking(),
    ]
    for row in results.rows():
        if "error" in row:
            failures.add(row)
            continue
        for section in sections:
            section.add(row)
    if not standings.table.games and not failures.rows:
        raise BadInput("the results file holds no finished game yet")
    return make_page(
        order,
        game_info(order.game).title,
        standings.table.games,
        palette,
        standings.verdict(),
        [*sections, failures],
    )


def sections_of(game: str, options: dict[str, object]) -> list[Section]:
    """What there is to say about one game in particular."""
    if game == "austria":
        from hotelier.arena.report import austria

        return austria.sections(options)
    from hotelier.arena.report import overbooking

    return overbooking.sections()
