"""Taking back: what a seat may take back by itself, what it has to ask for, and what it may do again."""

from typing import Literal

from hotelier.server.refusals import Refusal
from hotelier.server.tables.agreeing import waiting_for
from hotelier.server.tables.seating import PendingProposal, Undone
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import UndoPoint

Way = Literal["free", "ask", "revealed"]
"""By oneself; if all others agree; or not at all, because something has come out, and nobody could agree or
the table is rated."""


def undo_of(table: Table, seat: int | None) -> Way | None:
    """How a seat can take its last decision back, if there is one."""
    if seat is None or table.over:
        return None
    keep = before_last_of(table, seat)
    return None if keep is None else way_back(table, seat, keep)


def way_back(table: Table, seat: int, keep: int) -> Way:
    """How a seat can go back and keep only the first `keep` decisions."""
    if is_free(table, seat, keep):
        return "free"
    if table.seating.rated and came_out(table, keep):
        return "revealed"
    if others_asked(table, seat, keep):
        return "ask"
    return "free" if table.seating.undo == "always" or not came_out(table, keep) else "revealed"


def points_of(table: Table, seat: int | None) -> list[UndoPoint]:
    """The decisions of its own turn that a seat can take back by itself, the first one first."""
    found: list[UndoPoint] = []
    if seat is None or table.over:
        return found
    for keep in range(len(table.steps) - 1, -1, -1):
        if table.steps[keep].seat != seat or not is_free(table, seat, keep):
            break
        found.append(UndoPoint(version=table.steps[keep].version, to=version_at(table, keep)))
    return found[::-1]


def before_last_of(table: Table, seat: int) -> int | None:
    """How many decisions stood before the last one of a seat."""
    for place in range(len(table.steps) - 1, -1, -1):
        if table.steps[place].seat == seat:
            return place
    return None


def is_free(table: Table, seat: int, keep: int) -> bool:
    """Whether nobody else has acted since, and nothing new has come out."""
    return not came_out(table, keep) and all(step.seat == seat for step in table.steps[keep:])


def came_out(table: Table, keep: int) -> bool:
    """Whether dice were rolled or cards turned up since."""
    return table.steps[keep].revealed != table.game.revealed


def others_asked(table: Table, seat: int, keep: int) -> bool:
    """Whether anybody else has a say in going back so far."""
    wish = PendingProposal(0, "takeback", seat, "", version_at(table, keep), None, None, [seat])
    return bool(waiting_for(table, wish))


def version_at(table: Table, keep: int) -> int:
    """The version at which `keep` decisions stood."""
    return table.steps[keep - 1].version if keep else 0


def kept_at(table: Table, version: int) -> int:
    """How many decisions stood at an earlier version; it must lie on the way to the present one."""
    if version == 0:
        return 0
    for place, step in enumerate(table.steps):
        if step.version == version:
            return place + 1
    raise Refusal("bad_request", f"version {version} cannot be gone back to: it is not on the way to here")


def seen_already() -> Refusal:
    return Refusal(
        "revealed", "dice or cards have come out since: at this table nothing is taken back behind them"
    )


# What was taken back can be done again


def can_redo(table: Table, seat: int | None) -> bool:
    """Whether a seat has taken decisions back, and nothing has happened since."""
    return seat is not None and not table.over and bool(table.seating.undone_of(seat))


def redo(draft: Table, seat: int, key: str) -> None:
    """Decide again what was taken back last."""
    if not can_redo(draft, seat):
        raise Refusal("nothing_to_redo", "nothing was taken back that could be done again")
    *rest, action = draft.seating.undone_of(seat)
    draft.play(seat, action, key)
    draft.seating.undone = Undone(seat, rest)
