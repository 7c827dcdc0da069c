"""Analyses of games that are over: turn by turn, thought out in the pool and kept with the table.

A turn is judged alike by whoever does it, so several may ask at once, and after a crash nothing is missing
but what nobody has asked for yet.
"""

import asyncio

from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.server.bots.bot_process import Task, judge_task, judge_upload_task
from hotelier.server.bots.hints import check_share
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.bots.turns import Asker
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.store import Store
from hotelier.server.study.analyses import analyst_of, analyst_of_upload, check_turn, table_as_far_as, told
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import Judge, Judged, JudgeRecord, TableAnalysis


async def analysis_of(table: Table, depth: Depth, store: Store) -> TableAnalysis:
    """How far the analysis of a table is; all of it, if every turn has been judged."""
    known = await store.judged_turns(table.id, depth)
    return await asyncio.to_thread(table_as_far_as, table, depth, known)


async def judge_turn(
    table: Table, wanted: Judge, store: Store, pool: Pool, settings: Settings, address: str
) -> Judged:
    known = await store.judged_turns(table.id, wanted.depth, wanted.turn)
    if wanted.turn not in known:
        check_turn(await asyncio.to_thread(analyst_of, table, wanted.depth), wanted.turn)
        asker = Asker(table.id, address, people=False)
        known[wanted.turn] = await thought_out(judge_task(table, wanted), asker, pool, settings)
        await store.keep_judged(table.id, wanted.depth, wanted.turn, known[wanted.turn])
    return await asyncio.to_thread(told, table.game.record(), table.pack, wanted.turn, known[wanted.turn])


async def judge_upload(wanted: JudgeRecord, pool: Pool, settings: Settings, address: str) -> Judged:
    """A turn of a record that somebody brought along: nothing of it is kept here."""
    check_turn(await asyncio.to_thread(analyst_of_upload, wanted), wanted.turn)
    asker = Asker("", address, people=False)
    judged = await thought_out(judge_upload_task(wanted), asker, pool, settings)
    return await asyncio.to_thread(told, wanted.record, wanted.content, wanted.turn, judged)


async def thought_out(task: Task, asker: Asker, pool: Pool, settings: Settings) -> JudgedTurn:
    check_share(pool, settings, asker.address)
    try:
        thought = await pool.think(task, asker)
    except CannotThink:
        raise Refusal("analysis_unavailable", "this turn could not be judged in time") from None
    assert thought.judged is not None
    return thought.judged
