"""Hints for the seat to move: thought out in the pool, only where the table allows them."""

import secrets

from hotelier.core.chance import SEEDS
from hotelier.server.bots.bot_process import Task
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.refusals import Refusal
from hotelier.server.tables.table import Table
from hotelier.wire.messages import Hints


async def hints_for(table: Table, seat: int, pool: Pool) -> Hints:
    if not table.seating.hints_agreed():
        raise Refusal("hints_not_agreed", "the people at this table have not agreed on hints: propose them")
    if table.to_move != seat:
        raise Refusal("not_your_turn", "hints are given to who must decide")
    task = Task("advise", table.id, table.game.record(), seat, "", secrets.randbelow(SEEDS))
    try:
        thought = await pool.think(task)
    except CannotThink:
        raise Refusal("hints_unavailable", "no advice could be found in time") from None
    return Hints(version=table.version, advice=thought.advice)
