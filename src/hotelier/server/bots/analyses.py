"""Analyses of games that are over: turn by turn, thought out in the pool and kept with the table.

A turn is judged alike by whoever does it, so several may ask at once, and after a crash nothing is missing
but what nobody has asked for yet.
"""

import asyncio

from hotelier.analysis.analyst import DEPTHS, Analyst
from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear_action, seen
from hotelier.server.bots.bot_process import Task
from hotelier.server.bots.hints import check_share
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.bots.turns import Asker
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.store import Store
from hotelier.server.tables.opening import replayed
from hotelier.server.tables.replays import published
from hotelier.server.tables.table import Table
from hotelier.wire.messages import Judge, Judged, TableAnalysis

SEED = 0


def read_depth(text: str) -> Depth:
    """A depth as it is written in an address."""
    for depth in DEPTHS:
        if text == depth:
            return depth
    raise Refusal("bad_request", f"depth is {' or '.join(DEPTHS)}, not {text[:20]!r}")


def analyst_of(table: Table, depth: Depth) -> Analyst:
    return Analyst(published(table.game.record()), depth, SEED, table.pack)


async def analysis_of(table: Table, depth: Depth, store: Store) -> TableAnalysis:
    """How far the analysis of a table is; all of it, if every turn has been judged."""
    known = await store.judged_turns(table.id, depth)
    return await asyncio.to_thread(assemble, table, depth, known)


def assemble(table: Table, depth: Depth, known: dict[int, JudgedTurn]) -> TableAnalysis:
    analyst = analyst_of(table, depth)
    turns = [known[number] for number in range(len(analyst)) if number in known]
    is_whole = len(turns) == len(analyst)
    return TableAnalysis(
        depth=depth,
        turns=len(analyst),
        done=sorted(known),
        analysis=analyst.analysis(turns) if is_whole else None,
    )


async def judge_turn(
    table: Table, wanted: Judge, store: Store, pool: Pool, settings: Settings, address: str
) -> Judged:
    known = await store.judged_turns(table.id, wanted.depth, wanted.turn)
    if wanted.turn not in known:
        known[wanted.turn] = await thought_out(table, wanted, pool, settings, address)
        await store.keep_judged(table.id, wanted.depth, wanted.turn, known[wanted.turn])
    return await asyncio.to_thread(told, table, wanted.turn, known[wanted.turn])


def told(table: Table, turn: int, judged: JudgedTurn) -> Judged:
    """A judged turn with what happened in it, and what would have."""
    record, seat, decision = table.game.record(), judged["seat"], judged["decision"]
    after = replayed(record, decision + judged["length"], pack=table.pack, tell=True)
    before = replayed(record, decision, pack=table.pack)
    return Judged(
        turn=turn,
        judged=judged,
        played=after.events(seat, since=decision + 1),
        better=events_of_plan(before, seat, judged["best"]) if judged["loss"] else [],
    )


def events_of_plan(before: Game, seat: int, plan: list[str]) -> list[Json]:
    """What a seat sees happen in a plan; what is hidden is guessed, and where that makes the plan
    impossible it ends."""
    guess = before.resample(seat, Seeded(SEED))
    events: list[Json] = []
    for text in plan:
        action = guess.parse(text)
        if guess.to_move != seat or action not in guess.legal_actions():
            break
        events += seen(hear_action(guess, action), seat)
    return events


async def thought_out(
    table: Table, wanted: Judge, pool: Pool, settings: Settings, address: str
) -> JudgedTurn:
    turns = len(await asyncio.to_thread(analyst_of, table, wanted.depth))
    if wanted.turn >= turns:
        raise Refusal("not_found", f"the game had {turns} turns: they are 0 to {turns - 1}")
    check_share(pool, settings, address)
    record = published(table.game.record())
    task = Task("judge", table.id, record, 0, "", SEED, table.pack, wanted.turn, wanted.depth)
    try:
        thought = await pool.think(task, Asker(table.id, address, people=False))
    except CannotThink:
        raise Refusal("analysis_unavailable", "this turn could not be judged in time") from None
    assert thought.judged is not None
    return thought.judged
