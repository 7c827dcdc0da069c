"""For what a table calls people: a decision, time that runs out, a vote, the end of the game."""

from typing import Literal

import msgspec

from hotelier.server.tables.agreeing import waiting_for
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import flag_of

Reason = Literal["turn", "time", "vote", "over"]
HOUR = 3_600_000
WARNED = 6 * HOUR
"""People are warned this long before their time runs out, or when three quarters of it are over."""


class Call(msgspec.Struct, frozen=True):
    """Why the person of a seat is wanted; the mark tells one turn or vote from the next."""

    table: str
    seat: int
    kind: Reason
    mark: int


def calls_of(table: Table) -> dict[Call, str]:
    """All for which a table calls people who have a profile, by whose profile it is."""
    profiles = table.profiles()
    called = {
        seat: profile
        for seat, profile in enumerate(profiles)
        if profile is not None and is_played(table, seat)
    }
    if not called:
        return {}
    found: dict[Call, str] = {}
    if table.over:
        return {Call(table.id, seat, "over", table.seating.deal): called[seat] for seat in called}
    if table.to_move in called and not table.listed:
        assert table.to_move is not None
        turn, profile = turn_of(table), called[table.to_move]
        found[Call(table.id, table.to_move, "turn", turn)] = profile
        if warned_at(table) is not None:
            found[Call(table.id, table.to_move, "time", turn)] = profile
    for proposal in table.seating.proposals:
        for seat in waiting_for(table, proposal):
            if seat in called:
                found[Call(table.id, seat, "vote", proposal.number)] = called[seat]
    return found


def warned_at(table: Table) -> int | None:
    """When it is told that the time of who is to move runs out, by the clock of the house. Live games are
    over before a notice is read."""
    time, flag = table.seating.clock, flag_of(table)
    if time is None or flag is None or time.rule.kind == "live":
        return None
    return flag - min(WARNED, (flag - time.since) // 4)


def is_played(table: Table, seat: int) -> bool:
    """Whether a person plays there, and no bot in their place."""
    holder = table.seating.seats[seat]
    return holder.person and holder.taken and holder.bot is None


def turn_of(table: Table) -> int:
    """Names the turn of who is to move: the version of the last decision that somebody else has made."""
    others = (step.version for step in reversed(table.steps) if step.seat != table.to_move)
    return next(others, table.seating.deal)
