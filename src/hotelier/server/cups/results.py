"""What a game has brought: won, drawn or lost, and who was not there."""

from hotelier.server.cups.cup import Result
from hotelier.server.cups.standings import DRAWN, WON
from hotelier.server.tables.audience_view import outcome_at
from hotelier.server.tables.fairness import unfair
from hotelier.server.tables.table import Table

SEATS = (0, 1)


def result_of(table: Table) -> Result:
    """The result of a table that is over. Whoever has let somebody else play has lost, whatever the cards
    say; a game that was closed before its end is drawn."""
    outcome = outcome_at(table)
    if outcome is None:
        return Result((DRAWN, DRAWN), (0, 0), (False, False))
    first, second = outcome.ranking
    missed = (is_missed(table, 0), is_missed(table, 1))
    halves = [halves_of(first, second), halves_of(second, first)]
    for seat in SEATS:
        if missed[seat]:
            halves[seat] = 0
            halves[1 - seat] = 0 if missed[1 - seat] else WON
    away = (is_away(table, 0), is_away(table, 1))
    return Result((halves[0], halves[1]), (outcome.scores[0], outcome.scores[1]), missed, away)


def halves_of(rank: int, other: int) -> int:
    """Halves of a point, from the ranks of both."""
    return WON if rank < other else DRAWN if rank == other else 0


def is_missed(table: Table, seat: int) -> bool:
    """Whether a person was not there at the end, or did not play the seat themselves for long enough."""
    return has_stand_in(table, seat) or any(reason.seat == seat for reason in unfair(table))


def is_away(table: Table, seat: int) -> bool:
    """Whether a person was not there at the end without having resigned."""
    time = table.seating.clock
    out_of_time = time is not None and time.seats[seat].out_at is not None
    return has_stand_in(table, seat) and (out_of_time or not table.seating.seats[seat].resigned)


def has_stand_in(table: Table, seat: int) -> bool:
    holder = table.seating.seats[seat]
    return holder.person and holder.bot is not None
