"""Hints for the seat to move: thought out in the pool, only where the table allows them."""

from hotelier.server.pool import CannotThink, Pool
from hotelier.server.refusals import Refusal
from hotelier.server.table import Table
from hotelier.server.telling import hints_allowed
from hotelier.server.thinking import Task
from hotelier.server.wire import Advice, Hints, Theme


async def hints_for(table: Table, seat: int, pool: Pool) -> Hints:
    if not hints_allowed(table):
        raise Refusal("hints_not_agreed", "the people at this table have not agreed on hints: propose them")
    if table.to_move != seat:
        raise Refusal("not_your_turn", "hints are given to who must decide")
    try:
        thought = await pool.think(Task("advise", table.id, table.game.record(), seat, "", 0))
    except CannotThink:
        raise Refusal("hints_unavailable", "no advice could be found in time") from None
    if thought.unavailable:
        raise Refusal("hints_unavailable", "there is nobody in the house who gives advice on this game")
    return Hints(
        version=table.version,
        advice=[
            Advice(
                action=each.action,
                value=each.value,
                reason=each.reason,
                plan=each.plan,
                themes=[Theme(name, points) for name, points in each.themes],
            )
            for each in thought.advice
        ],
    )
