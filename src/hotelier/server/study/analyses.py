"""The analysis of a game that is over: how far it is, and what a judged turn was and could have been."""

import msgspec

from hotelier._version import __version__
from hotelier.analysis.analyst import DEPTHS, Analyst
from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear_action, seen
from hotelier.server.refusals import Refusal
from hotelier.server.study.replays import published
from hotelier.server.tables.opening import replayed
from hotelier.server.tables.packs import welcome
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import AnalyseRecord, Judged, JudgeRecord, TableAnalysis

SEED = 0


class KeptTurn(msgspec.Struct):
    """A judged turn as it is kept. Another version may judge otherwise: what it has not judged itself is
    unknown to it, so that an analysis is all of a piece."""

    by: str = ""
    judged: JudgedTurn | None = None


def turn_to_keep(judged: JudgedTurn) -> str:
    return msgspec.json.encode(KeptTurn(__version__, judged)).decode()


def turn_kept(text: str) -> JudgedTurn | None:
    """A turn that was kept; None if another version has judged it."""
    kept = msgspec.json.decode(text, type=KeptTurn)
    return kept.judged if kept.by == __version__ else None


def read_depth(text: str) -> Depth:
    """A depth as it is written in an address."""
    for depth in DEPTHS:
        if text == depth:
            return depth
    raise Refusal("bad_request", f"depth is {' or '.join(DEPTHS)}, not {text[:20]!r}")


def analyst_of(table: Table, depth: Depth) -> Analyst:
    return Analyst(published(table.game.record()), depth, SEED, table.pack)


def analyst_of_upload(asked: JudgeRecord | AnalyseRecord) -> Analyst:
    pack = None if asked.content is None else welcome(asked.content)
    if replayed(asked.record, None, pack=pack).outcome is None:
        raise Refusal("bad_record", "only a game that is over can be analysed: this record ends before")
    return Analyst(asked.record, asked.depth, SEED, pack)


def check_turn(analyst: Analyst, turn: int) -> None:
    if turn >= len(analyst):
        raise Refusal("not_found", f"the game had {len(analyst)} turns: they are 0 to {len(analyst) - 1}")


def as_far_as(analyst: Analyst, known: dict[int, JudgedTurn]) -> TableAnalysis:
    """How far an analysis is with the turns that have been judged; all of it, if these are all."""
    turns = [known[number] for number in range(len(analyst)) if number in known]
    is_whole = len(turns) == len(analyst)
    return TableAnalysis(
        depth=analyst.depth,
        turns=len(analyst),
        done=sorted(known),
        analysis=analyst.analysis(turns) if is_whole else None,
    )


def table_as_far_as(table: Table, depth: Depth, known: dict[int, JudgedTurn]) -> TableAnalysis:
    return as_far_as(analyst_of(table, depth), known)


def upload_as_far_as(asked: AnalyseRecord) -> TableAnalysis:
    analyst = analyst_of_upload(asked)
    for number, turn in asked.turns.items():
        check_turn(analyst, number)
        played = analyst.played[number]
        if (turn["seat"], turn["decision"]) != (played.seat, played.before.decisions):
            raise Refusal("bad_request", f"turn {number} was not judged in this game")
    return as_far_as(analyst, asked.turns)


def told(record: Json, pack: Json | None, turn: int, judged: JudgedTurn) -> Judged:
    """A judged turn with what happened in it, and what would have."""
    seat, decision = judged["seat"], judged["decision"]
    after = replayed(record, decision + judged["length"], pack=pack, tell=True)
    before = replayed(record, decision, pack=pack)
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
