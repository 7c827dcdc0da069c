"""How a rematch comes about: one table for all who ask, and their own seat there for everybody."""

from collections.abc import Awaitable, Callable

from hotelier.server.store.host import Host
from hotelier.server.tables.edits import seat_of
from hotelier.server.tables.rematches import Returning, next_start, offer, wish_for
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire.messages.opening import NewTable, TableMade
from hotelier.wire.messages.table import Rematch

Make = Callable[[NewTable, int | None], Awaitable[TableMade]]
"""Makes a table at which a seat starts."""


async def play_again(host: Host, id: str, token: str | None, key: str, make: Make) -> Rematch:
    """The first one who asks makes the table; everybody gets their own seat there."""
    own = table_id_from(key)
    old = await host.change(id, offer(token, key))
    if old.seating.rematch != own and await host.find(str(old.seating.rematch)) is None:
        old = await host.change(id, offer(token, key, old.seating.rematch))
    made = None
    if old.seating.rematch == own:
        made = await make(wish_for(old, key), next_start(old))
    returning = Returning(token, seat_of(old, token), key)
    new = await host.change(str(old.seating.rematch), returning.edit)
    return Rematch(
        table=new.id,
        seat=returning.seat,
        token=returning.secret,
        owner=made.owner if made else None,
        watch=made.watch if made else None,
    )
