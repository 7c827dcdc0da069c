"""What the page asks the house in the browser: the same calls as those of a server (docs/api.md), with the
same types. What needs other people is refused in one sentence."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qs

import msgspec

from hotelier.server.bots.bot_process import judge_task, judge_upload_task
from hotelier.server.box.companions import companion_step
from hotelier.server.box.dealing import dealt
from hotelier.server.box.entering import entered
from hotelier.server.box.proofs import box_of, proof_of
from hotelier.server.box.sheets import filled_in
from hotelier.server.clock import now
from hotelier.server.decoding import decoded, number_in_path, number_in_query
from hotelier.server.offline import carrying
from hotelier.server.offline.house import House, encode, log
from hotelier.server.refusals import Refusal
from hotelier.server.store.rematching import play_again
from hotelier.server.study.analyses import (
    analyst_of,
    analyst_of_upload,
    check_turn,
    read_depth,
    table_as_far_as,
    told,
    turn_to_keep,
    upload_as_far_as,
)
from hotelier.server.study.exercises import list_exercises, show_exercise, try_in_exercise
from hotelier.server.study.replays import (
    course_of_table,
    course_of_upload,
    events_of_table,
    published,
    replay_of_table,
    replay_of_upload,
)
from hotelier.server.study.sandbox import try_at_table
from hotelier.server.tables import edits, moderation
from hotelier.server.tables.audience_view import NOTHING_SEEN, note_of
from hotelier.server.tables.catalog import make_catalog
from hotelier.server.tables.joining import Joining
from hotelier.server.tables.opening import made_before, open_table
from hotelier.server.tables.packs import pack_of_table, pack_of_upload
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire.messages.companion import CompanionAnswers, CompanionStep, ScoreRows, ScoreSheet
from hotelier.wire.messages.dealing import DealRequest, Dealt
from hotelier.wire.messages.opening import (
    Box,
    Catalog,
    Lobby,
    NewTable,
    PackDraft,
    PackFile,
    PackProof,
    ShownPack,
    TableMade,
)
from hotelier.wire.messages.problems import ErrorAnswer, Problem
from hotelier.wire.messages.study import (
    AnalyseRecord,
    Course,
    CourseRequest,
    Entered,
    EnterRequest,
    Events,
    ExerciseList,
    Hints,
    Judge,
    Judged,
    JudgeRecord,
    ReplayRequest,
    ReplayStep,
    ShownExercise,
    TableAnalysis,
    Tried,
    Try,
    TryExercise,
)
from hotelier.wire.messages.table import (
    AskNotes,
    Join,
    Joined,
    Move,
    NewProposal,
    Redo,
    Rematch,
    Resign,
    Say,
    SeatBot,
    TableChange,
    TableKey,
    TableNote,
    TableNotes,
    TableState,
    Undo,
    Vote,
    WantRematch,
)

AWAY = 2**62
"""Nobody is ever away for too long: whoever plays here holds the device in hand."""


class Asked(msgspec.Struct):
    """A request."""

    house: House
    token: str | None
    body: str
    query: dict[str, str]
    id: str = ""
    """The table in the path."""
    number: str = ""
    """The seat or the proposal in the path."""

    def read(self, kind: type[Any]) -> Any:
        return decoded(self.body, kind)

    def query_number(self, name: str) -> int | None:
        return number_in_query(name, self.query.get(name))

    async def table(self) -> Table:
        return await self.house.host.newest(self.id)

    async def finished(self) -> Table:
        """The table, if its secrets may be told."""
        table = await self.table()
        table.audience(self.token)
        edits.check_over(table)
        return table

    async def change(self, edit: edits.Edit, since: int | None = None) -> TableState:
        """Carry a change through; the table as its maker sees it then."""
        table = await self.house.host.change(self.id, edit)
        return self.house.state_of(table, self.token, since)


Handler = Callable[[Asked], Awaitable[Any]]
HANDLERS: dict[tuple[str, str], Handler] = {}


def answers(method: str, path: str) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        HANDLERS[method, path] = handler
        return handler

    return add


async def ask(house: House, method: str, address: str, token: str | None, body: str | None) -> str:
    """The answer to a request: its status, a blank, and a text of JSON."""
    try:
        path, _, query = address.partition("?")
        handler, asked = handler_for(method, path)
        found = {name: values[-1] for name, values in parse_qs(query).items()}
        answer = await handler(Asked(house, token, body or "", found, *asked))
        return f"200 {encode(answer).decode()}"
    except Refusal as refusal:
        await house.host.warn(refusal)
        return refused(refusal.status, refusal.problem)
    except Exception as error:  # whoever plays shall read a sentence, not a traceback
        log.exception("%s %s failed", method, address)
        said = f"something is wrong in the house: {type(error).__name__}"
        return refused(500, Problem(code="internal", message=said))


def refused(status: int, problem: Problem) -> str:
    return f"{status} {encode(ErrorAnswer(error=problem)).decode()}"


def handler_for(method: str, path: str) -> tuple[Handler, list[str]]:
    """Who answers a request, and what stands in its path."""
    parts = path.strip("/").split("/")
    given: list[str] = []
    if parts[0] in ("tables", "exercises") and parts[1:] not in ([], ["notes"]):
        for place, name in ((1, "{id}"), (3, "{number}")):
            if place < len(parts):
                given.append(parts[place])
                parts[place] = name
    handler = HANDLERS.get((method, "/" + "/".join(parts)))
    if handler is None:
        raise Refusal("not_found", "this needs a server: without one you play alone, or against bots")
    return handler, given


# What can be played, and tables


@answers("GET", "/catalog")
async def catalog(asked: Asked) -> Catalog:
    return make_catalog()


@answers("POST", "/tables")
async def make_table(asked: Asked) -> TableMade:
    return await set_table(asked, asked.read(NewTable))


async def set_table(asked: Asked, wanted: NewTable, start: int | None = None) -> TableMade:
    """A new table, or the one that the same request has made before."""
    host = asked.house.host
    if wanted.clock is not None:
        raise Refusal("bad_option", "a clock needs a server: leave `clock` out")
    if wanted.rated:
        raise Refusal("bad_option", "a rated table needs a server: leave `rated` out")
    if wanted.key is not None and (known := await host.find(table_id_from(wanted.key))):
        return made_before(known, wanted)
    table, made = open_table(wanted, now(), host.time(), start=start)
    if not await host.open(table):
        return made_before(await host.newest(table.id), wanted)
    return made


@answers("GET", "/tables")
async def lobby(asked: Asked) -> Lobby:
    return Lobby(tables=[])


@answers("POST", "/tables/notes")
async def notes(asked: Asked) -> TableNotes:
    wanted: AskNotes = asked.read(AskNotes)
    frozen: list[str] = []
    found = [note for key in wanted.tables for note in await noted(asked, key, frozen)]
    return TableNotes(tables=found, frozen=frozen)


async def noted(asked: Asked, key: TableKey, frozen: list[str]) -> list[TableNote]:
    """The note of a table; none of one that is gone or closed to who asks. One that cannot be played any
    more is named among the frozen ones."""
    try:
        table = await asked.house.host.newest(key.table)
        present = asked.house.present(table.id)
        return [note_of(table, table.audience(key.token), present, asked.house.host.time())]
    except Refusal as refusal:
        if refusal.status not in (403, 404, 410):
            raise
        if refusal.code == "rules_changed":
            frozen.append(key.table)
        return []


@answers("GET", "/tables/{id}")
async def table_state(asked: Asked) -> TableState:
    table = await asked.table()
    table.audience(asked.token)
    seen = asked.query_number("seen") or (NOTHING_SEEN if "seen" in asked.query else None)
    entries = await asked.house.host.entries_since(table, seen)
    return asked.house.state_of(table, asked.token, seen, entries)


@answers("PATCH", "/tables/{id}")
async def change_table(asked: Asked) -> TableState:
    return await asked.change(moderation.change_table(asked.token, asked.read(TableChange)))


@answers("POST", "/tables/{id}/join")
async def join(asked: Asked) -> Joined:
    joining = Joining(asked.token, asked.read(Join))
    table = await asked.house.host.change(asked.id, joining.edit)
    state = asked.house.state_of(table, joining.secret, None)
    return Joined(table=asked.id, seat=joining.seat, token=joining.secret, state=state)


# The tables of this browser are nobody else's: no server has this


@answers("DELETE", "/tables/{id}")
async def throw_away(asked: Asked) -> carrying.Gone:
    """For good: it is neither shown nor carried anywhere from now on."""
    await asked.house.drawer.remove(asked.id)
    asked.house.host.tables.pop(asked.id, None)
    return carrying.Gone(asked.id)


@answers("GET", "/house/tables")
async def carry(asked: Asked) -> carrying.Carried:
    return await carrying.carry(asked.house.drawer)


@answers("POST", "/house/tables")
async def bring(asked: Asked) -> carrying.Added:
    return await carrying.bring(asked.house.drawer, asked.body)


# What people do at a table


@answers("POST", "/tables/{id}/moves")
async def move(asked: Asked) -> TableState:
    wanted: Move = asked.read(Move)
    return await asked.change(edits.move(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/undo")
async def undo(asked: Asked) -> TableState:
    wanted: Undo = asked.read(Undo)
    return await asked.change(edits.undo(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/redo")
async def redo(asked: Asked) -> TableState:
    wanted: Redo = asked.read(Redo)
    return await asked.change(edits.redo(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/proposals")
async def propose(asked: Asked) -> TableState:
    wanted: NewProposal = asked.read(NewProposal)
    return await asked.change(edits.propose(asked.token, wanted, asked.house.present(asked.id), AWAY))


@answers("POST", "/tables/{id}/proposals/{number}/vote")
async def vote(asked: Asked) -> TableState:
    number, present = number_in_path(asked.number), asked.house.present(asked.id)
    return await asked.change(edits.vote(asked.token, number, asked.read(Vote), present))


@answers("POST", "/tables/{id}/resign")
async def resign(asked: Asked) -> TableState:
    return await asked.change(edits.resign(asked.token, asked.read(Resign)))


@answers("POST", "/tables/{id}/chat")
async def say(asked: Asked) -> TableState:
    return await asked.change(edits.say(asked.token, asked.read(Say)))


@answers("POST", "/tables/{id}/seats/{number}/bot")
async def seat_bot(asked: Asked) -> TableState:
    wanted: SeatBot = asked.read(SeatBot)
    seat, present = number_in_path(asked.number), asked.house.present(asked.id)
    return await asked.change(edits.seat_bot(asked.token, seat, wanted, present, AWAY))


@answers("GET", "/tables/{id}/hint")
async def hint(asked: Asked) -> Hints:
    table = await asked.table()
    seat = edits.seat_of(table, asked.token)
    table = await asked.house.host.change(asked.id, edits.advise(seat))
    return await asked.house.bots.hints(table, seat)


@answers("POST", "/tables/{id}/try")
async def try_out(asked: Asked) -> Tried:
    return try_at_table(await asked.table(), asked.token, asked.read(Try))


# After a game, records and content packs


@answers("POST", "/tables/{id}/rematch")
async def rematch(asked: Asked) -> Rematch:
    wanted: WantRematch = asked.read(WantRematch)
    return await play_again(asked.house.host, asked.id, asked.token, wanted.key, partial(set_table, asked))


@answers("GET", "/tables/{id}/record")
async def record(asked: Asked) -> Any:
    return published((await asked.finished()).game.record())


@answers("GET", "/tables/{id}/replay")
async def replay(asked: Asked) -> ReplayStep:
    return replay_of_table(await asked.finished(), asked.query_number("step"), asked.query_number("seat"))


@answers("GET", "/tables/{id}/course")
async def course(asked: Asked) -> Course:
    return course_of_table(await asked.finished(), asked.query_number("seat"))


@answers("GET", "/tables/{id}/events")
async def events(asked: Asked) -> Events:
    table = await asked.finished()
    seat = asked.query_number("seat")
    return events_of_table(table, table.audience(asked.token).seat if seat is None else seat)


@answers("GET", "/tables/{id}/analysis")
async def analysis(asked: Asked) -> TableAnalysis:
    table = await asked.finished()
    depth = read_depth(asked.query.get("depth", "quick"))
    return table_as_far_as(table, depth, await asked.house.judged_turns(table.id, depth))


@answers("POST", "/tables/{id}/analysis")
async def judge(asked: Asked) -> Judged:
    table = await asked.finished()
    wanted: Judge = asked.read(Judge)
    known = await asked.house.judged_turns(table.id, wanted.depth)
    if wanted.turn not in known:
        check_turn(analyst_of(table, wanted.depth), wanted.turn)
        judged = known[wanted.turn] = await asked.house.bots.judge(judge_task(table, wanted))
        await asked.house.drawer.note(table.id, wanted.depth, wanted.turn, turn_to_keep(judged))
    return told(table.game.record(), table.pack, wanted.turn, known[wanted.turn])


@answers("GET", "/tables/{id}/pack")
async def pack(asked: Asked) -> ShownPack:
    table = await asked.table()
    table.audience(asked.token)
    if table.pack is None:
        raise Refusal("not_found", "this table is played without a content pack")
    return pack_of_table(table.pack, table.game)


@answers("POST", "/packs/check")
async def check_pack(asked: Asked) -> ShownPack:
    return pack_of_upload(asked.read(PackFile).text)


@answers("GET", "/packs/box")
async def box(asked: Asked) -> Box:
    return box_of(asked.query.get("game"))


@answers("POST", "/packs/proof")
async def proof(asked: Asked) -> PackProof:
    return proof_of(asked.read(PackDraft).pack)


@answers("POST", "/records/replay")
async def replay_record(asked: Asked) -> ReplayStep:
    return replay_of_upload(asked.read(ReplayRequest))


# For a real table


@answers("POST", "/companion")
async def companion(asked: Asked) -> CompanionStep:
    return companion_step(asked.read(CompanionAnswers))


@answers("POST", "/score")
async def score(asked: Asked) -> ScoreSheet:
    return filled_in(asked.read(ScoreRows))


@answers("POST", "/records/course")
async def record_course(asked: Asked) -> Course:
    return course_of_upload(asked.read(CourseRequest))


@answers("POST", "/records/analysis")
async def record_analysis(asked: Asked) -> TableAnalysis:
    return upload_as_far_as(asked.read(AnalyseRecord))


@answers("POST", "/records/judge")
async def judge_record(asked: Asked) -> Judged:
    wanted: JudgeRecord = asked.read(JudgeRecord)
    check_turn(analyst_of_upload(wanted), wanted.turn)
    judged = await asked.house.bots.judge(judge_upload_task(wanted))
    return told(wanted.record, wanted.content, wanted.turn, judged)


@answers("POST", "/games/enter")
async def enter(asked: Asked) -> Entered:
    return entered(asked.read(EnterRequest))


@answers("POST", "/games/deal")
async def deal(asked: Asked) -> Dealt:
    return dealt(asked.read(DealRequest))


# Exercises


@answers("GET", "/exercises")
async def exercises(asked: Asked) -> ExerciseList:
    return list_exercises()


@answers("GET", "/exercises/{id}")
async def exercise(asked: Asked) -> ShownExercise:
    return show_exercise(asked.id)


@answers("POST", "/exercises/{id}/try")
async def try_exercise(asked: Asked) -> Tried:
    return try_in_exercise(asked.id, asked.read(TryExercise))
