"""A rematch: a new table with the same options, people and bots, at which the next seat starts.

The old table remembers it, and whoever sat there gets the seat again: with the old seat's token, so that no
link has to be sent around.
"""

from msgspec.structs import replace

from hotelier.server.refusals import Refusal
from hotelier.server.tables.edits import Edit, seat_of
from hotelier.server.tables.house import announce
from hotelier.server.tables.seating import SeatHolder
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire.messages.opening import ClockRule, NewSeat, NewTable


def offer(token: str | None, key: str, gone: str | None = None) -> Edit:
    """Whoever asks first names the table; one that is gone is named anew."""

    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        check_played(draft)
        if draft.seating.rematch not in (None, gone):
            return False
        draft.seating.rematch = table_id_from(key)
        announce(draft, "rematch", seat)
        return True

    return edit


def check_played(table: Table) -> None:
    if table.game.to_move is not None:
        raise Refusal("not_over", "the game is not over: there is no rematch yet")


def wish_for(table: Table, key: str) -> NewTable:
    """The table that a rematch needs."""
    return NewTable(
        game=table.game.info.name,
        options=dict(table.game.options),
        seats=[seat_again(holder) for holder in table.seating.seats],
        undo=table.seating.undo,
        advice=table.seating.advice,
        rated=table.seating.rated,
        clock=clock_again(table),
        content=table.pack,
        key=key,
    )


def clock_again(table: Table) -> ClockRule | None:
    """The same clock; after a game of a tournament, whose time is up has lost, as at every rated table."""
    if table.seating.clock is None:
        return None
    rule = table.seating.clock.rule
    return replace(rule, at_zero="lost") if table.seating.rated else rule


def seat_again(holder: SeatHolder) -> NewSeat:
    """A person who never came is not waited for again: the bot that played stays."""
    if holder.person and (holder.taken or holder.bot is None):
        return NewSeat(kind="person", name=holder.name)
    return NewSeat(kind="bot", bot=holder.bot, name=None if holder.person else holder.name)


def next_start(table: Table) -> int | None:
    """The seat that starts next: the one after the seat that started."""
    started = table.game.record()["chance"].get("start")
    return None if started is None else (int(started) + 1) % table.game.seats


class Returning:
    """Whoever sat at the old table gets an invitation to the same seat of the new one."""

    def __init__(self, token: str | None, seat: int, key: str) -> None:
        self.token = token
        self.seat = seat
        self.key = key
        self.secret = ""

    def edit(self, draft: Table) -> bool:
        holder = draft.seating.seats[self.seat]
        told = holder.told_before(self.token, self.key)
        if told is not None:
            self.secret = told
            return False
        if holder.taken:
            raise Refusal("seat_taken", "you have taken your seat at the new table already")
        self.secret = holder.renew(self.token, self.key)
        return True
