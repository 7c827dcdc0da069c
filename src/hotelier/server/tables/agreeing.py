"""Who has a say in a proposal."""

from hotelier.server.tables.seating import PendingProposal, SeatHolder
from hotelier.server.tables.table import Table


def clock_decides(table: Table) -> bool:
    """Whether only the clock replaces somebody: where the result counts, no rival picks a bot for them."""
    return table.seating.rated and table.seating.clock is not None


def waiting_for(table: Table, proposal: PendingProposal) -> list[int]:
    """The people who still have to agree."""
    seats = table.seating.seats
    return [
        seat
        for seat in range(len(seats))
        if seat not in proposal.agreed and is_asked(table, seats[seat], seat, proposal)
    ]


def is_asked(table: Table, holder: SeatHolder, seat: int, proposal: PendingProposal) -> bool:
    """Whether somebody has a say in a proposal. Whoever is to be replaced is not asked. Hints and takebacks
    also wait for those who have not come yet, and a takeback that goes back behind the moment at which
    somebody was replaced waits for that person."""
    if not holder.person or holder.resigned or seat == proposal.seat:
        return False
    if holder.bot is None:
        return holder.taken or proposal.kind != "replace"
    behind = holder.replaced_at is not None and (proposal.to or 0) < holder.replaced_at
    return holder.taken and proposal.kind == "takeback" and behind
