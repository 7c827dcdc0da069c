"""Notes of tables, in short: for whoever sits at several."""

from collections.abc import Callable

from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.server.tables.audience_view import note_of
from hotelier.server.tables.table import Audience, Table
from hotelier.wire.messages.table import TableNote

Known = Callable[[Table], Audience]
"""What whoever asks is at a table."""


def by_token(token: str | None) -> Known:
    return lambda table: table.audience(token)


def at_seat(seat: int) -> Known:
    return lambda _: Audience(seat=seat)


async def noted(service: Service, id: str, known: Known, frozen: list[str]) -> list[TableNote]:
    """The note of a table; none of one that is gone or closed to who asks. One that cannot be played any
    more is named among the frozen ones."""
    try:
        table = await service.host.newest(id)
        return [note_of(table, known(table), service.presence.at_hand(id), service.host.time())]
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        if refusal.code == "rules_changed":
            frozen.append(id)
        return []
