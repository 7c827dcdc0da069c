"""Analyses of games that are over: turn by turn, thought out in the pool and kept with the table.

A turn is judged alike by whoever does it, so several may ask at once, and after a crash nothing is missing
but what nobody has asked for yet.
"""

import asyncio

from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.server.bots.bot_process import judge_task
from hotelier.server.bots.hints import check_share
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.bots.turns import Asker
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.store import Store
from hotelier.server.tables.analyses import analyst_of, as_far_as, check_turn, told
from hotelier.server.tables.table import Table
from hotelier.wire.messages import Judge, Judged, TableAnalysis


async def analysis_of(table: Table, depth: Depth, store: Store) -> TableAnalysis:
    """How far the analysis of a table is; all of it, if every turn has been judged."""
    known = await store.judged_turns(table.id, depth)
    return await asyncio.to_thread(as_far_as, table, depth, known)


async def judge_turn(
    table: Table, wanted: Judge, store: Store, pool: Pool, settings: Settings, address: str
) -> Judged:
    known = await store.judged_turns(table.id, wanted.depth, wanted.turn)
    if wanted.turn not in known:
        known[wanted.turn] = await thought_out(table, wanted, pool, settings, address)
        await store.keep_judged(table.id, wanted.depth, wanted.turn, known[wanted.turn])
    return await asyncio.to_thread(told, table, wanted.turn, known[wanted.turn])


async def thought_out(
    table: Table, wanted: Judge, pool: Pool, settings: Settings, address: str
) -> JudgedTurn:
    check_turn(await asyncio.to_thread(analyst_of, table, wanted.depth), wanted.turn)
    check_share(pool, settings, address)
    try:
        thought = await pool.think(judge_task(table, wanted), Asker(table.id, address, people=False))
    except CannotThink:
        raise Refusal("analysis_unavailable", "this turn could not be judged in time") from None
    assert thought.judged is not None
    return thought.judged
