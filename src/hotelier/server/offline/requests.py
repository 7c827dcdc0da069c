"""What the page asks the house in the browser: the same calls as those of a server (docs/api.md), with the
same types. What needs other people is refused in one sentence."""

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from hotelier.server.clock import now
from hotelier.server.decoding import decoded, number_in_path, number_in_query
from hotelier.server.offline import carrying
from hotelier.server.offline.house import House, encode, log
from hotelier.server.refusals import Refusal
from hotelier.server.tables import edits, moderation, rematches
from hotelier.server.tables.analyses import analyst_of, as_far_as, check_turn, read_depth, told
from hotelier.server.tables.audience_view import NOTHING_SEEN, note_of
from hotelier.server.tables.catalog import make_catalog
from hotelier.server.tables.opening import made_before, open_table
from hotelier.server.tables.packs import pack_of_table, pack_of_upload
from hotelier.server.tables.replays import events_of_table, published, replay_of_table, replay_of_upload
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire import messages
from hotelier.wire.messages import ErrorAnswer, Problem

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

    async def change(self, edit: edits.Edit, since: int | None = None) -> messages.TableState:
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
    if parts[0] == "tables" and parts[1:] not in ([], ["notes"]):
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
async def catalog(asked: Asked) -> messages.Catalog:
    return make_catalog()


@answers("POST", "/tables")
async def make_table(asked: Asked) -> messages.TableMade:
    return await set_table(asked, asked.read(messages.NewTable))


async def set_table(
    asked: Asked, wanted: messages.NewTable, start: int | None = None
) -> messages.TableMade:
    """A new table, or the one that the same request has made before."""
    host = asked.house.host
    if wanted.clock is not None:
        raise Refusal("bad_option", "a clock needs a server: leave `clock` out")
    if wanted.key is not None and (known := await host.find(table_id_from(wanted.key))):
        return made_before(known, wanted)
    table, made = open_table(wanted, now(), host.time(), start=start)
    if not await host.open(table):
        return made_before(await host.newest(table.id), wanted)
    return made


@answers("GET", "/tables")
async def lobby(asked: Asked) -> messages.Lobby:
    return messages.Lobby(tables=[])


@answers("POST", "/tables/notes")
async def notes(asked: Asked) -> messages.TableNotes:
    wanted: messages.AskNotes = asked.read(messages.AskNotes)
    return messages.TableNotes(tables=[note for key in wanted.tables for note in await noted(asked, key)])


async def noted(asked: Asked, key: messages.TableKey) -> list[messages.TableNote]:
    try:
        table = await asked.house.host.newest(key.table)
        present = asked.house.present(table.id)
        return [note_of(table, table.audience(key.token), present, asked.house.host.time())]
    except Refusal:
        return []


@answers("GET", "/tables/{id}")
async def table_state(asked: Asked) -> messages.TableState:
    table = await asked.table()
    table.audience(asked.token)
    seen = asked.query_number("seen") or (NOTHING_SEEN if "seen" in asked.query else None)
    entries = await asked.house.host.entries_since(table, seen)
    return asked.house.state_of(table, asked.token, seen, entries)


@answers("PATCH", "/tables/{id}")
async def change_table(asked: Asked) -> messages.TableState:
    return await asked.change(moderation.change_table(asked.token, asked.read(messages.TableChange)))


@answers("POST", "/tables/{id}/join")
async def join(asked: Asked) -> messages.Joined:
    joining = edits.Joining(asked.token, asked.read(messages.Join))
    table = await asked.house.host.change(asked.id, joining.edit)
    state = asked.house.state_of(table, joining.secret, None)
    return messages.Joined(table=asked.id, seat=joining.seat, token=joining.secret, state=state)


# All tables of this browser, as a file: no server has this


@answers("GET", "/house/tables")
async def carry(asked: Asked) -> carrying.Carried:
    return await carrying.carry(asked.house.drawer)


@answers("POST", "/house/tables")
async def bring(asked: Asked) -> carrying.Added:
    return await carrying.bring(asked.house.drawer, asked.body)


# What people do at a table


@answers("POST", "/tables/{id}/moves")
async def move(asked: Asked) -> messages.TableState:
    wanted: messages.Move = asked.read(messages.Move)
    return await asked.change(edits.move(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/undo")
async def undo(asked: Asked) -> messages.TableState:
    wanted: messages.Undo = asked.read(messages.Undo)
    return await asked.change(edits.undo(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/redo")
async def redo(asked: Asked) -> messages.TableState:
    wanted: messages.Redo = asked.read(messages.Redo)
    return await asked.change(edits.redo(asked.token, wanted), wanted.version)


@answers("POST", "/tables/{id}/proposals")
async def propose(asked: Asked) -> messages.TableState:
    wanted: messages.NewProposal = asked.read(messages.NewProposal)
    return await asked.change(edits.propose(asked.token, wanted, asked.house.present(asked.id), AWAY))


@answers("POST", "/tables/{id}/proposals/{number}/vote")
async def vote(asked: Asked) -> messages.TableState:
    number, present = number_in_path(asked.number), asked.house.present(asked.id)
    return await asked.change(edits.vote(asked.token, number, asked.read(messages.Vote), present))


@answers("POST", "/tables/{id}/resign")
async def resign(asked: Asked) -> messages.TableState:
    return await asked.change(edits.resign(asked.token, asked.read(messages.Resign)))


@answers("POST", "/tables/{id}/chat")
async def say(asked: Asked) -> messages.TableState:
    return await asked.change(edits.say(asked.token, asked.read(messages.Say)))


@answers("POST", "/tables/{id}/seats/{number}/bot")
async def seat_bot(asked: Asked) -> messages.TableState:
    wanted: messages.SeatBot = asked.read(messages.SeatBot)
    seat, present = number_in_path(asked.number), asked.house.present(asked.id)
    return await asked.change(edits.seat_bot(asked.token, seat, wanted, present, AWAY))


@answers("GET", "/tables/{id}/hint")
async def hint(asked: Asked) -> messages.Hints:
    table = await asked.table()
    seat = edits.seat_of(table, asked.token)
    edits.check_hints(table, seat)
    return await asked.house.bots.hints(table, seat)


# After a game, records and content packs


@answers("POST", "/tables/{id}/rematch")
async def rematch(asked: Asked) -> messages.Rematch:
    wanted: messages.WantRematch = asked.read(messages.WantRematch)
    host, own = asked.house.host, table_id_from(wanted.key)
    old = await host.change(asked.id, rematches.offer(asked.token, wanted.key))
    if old.seating.rematch != own and await host.find(str(old.seating.rematch)) is None:
        old = await host.change(asked.id, rematches.offer(asked.token, wanted.key, old.seating.rematch))
    made = None
    if old.seating.rematch == own:
        made = await set_table(asked, rematches.wish_for(old, wanted.key), rematches.next_start(old))
    returning = rematches.Returning(asked.token, edits.seat_of(old, asked.token), wanted.key)
    new = await host.change(str(old.seating.rematch), returning.edit)
    return messages.Rematch(
        table=new.id,
        seat=returning.seat,
        token=returning.secret,
        owner=made.owner if made else None,
        watch=made.watch if made else None,
    )


@answers("GET", "/tables/{id}/record")
async def record(asked: Asked) -> Any:
    return published((await asked.finished()).game.record())


@answers("GET", "/tables/{id}/replay")
async def replay(asked: Asked) -> messages.ReplayStep:
    return replay_of_table(await asked.finished(), asked.query_number("step"), asked.query_number("seat"))


@answers("GET", "/tables/{id}/events")
async def events(asked: Asked) -> messages.Events:
    table = await asked.finished()
    seat = asked.query_number("seat")
    return events_of_table(table, table.audience(asked.token).seat if seat is None else seat)


@answers("GET", "/tables/{id}/analysis")
async def analysis(asked: Asked) -> messages.TableAnalysis:
    table = await asked.finished()
    depth = read_depth(asked.query.get("depth", "quick"))
    return as_far_as(table, depth, asked.house.judged.get((table.id, depth), {}))


@answers("POST", "/tables/{id}/analysis")
async def judge(asked: Asked) -> messages.Judged:
    """What was found is known until the page is closed."""
    table = await asked.finished()
    wanted: messages.Judge = asked.read(messages.Judge)
    known = asked.house.judged.setdefault((table.id, wanted.depth), {})
    if wanted.turn not in known:
        check_turn(analyst_of(table, wanted.depth), wanted.turn)
        known[wanted.turn] = await asked.house.bots.judge(table, wanted)
    return told(table, wanted.turn, known[wanted.turn])


@answers("GET", "/tables/{id}/pack")
async def pack(asked: Asked) -> messages.ShownPack:
    table = await asked.table()
    table.audience(asked.token)
    if table.pack is None:
        raise Refusal("not_found", "this table is played without a content pack")
    return pack_of_table(table.pack, table.game)


@answers("POST", "/packs/check")
async def check_pack(asked: Asked) -> messages.ShownPack:
    return pack_of_upload(asked.read(messages.PackFile).text)


@answers("POST", "/records/replay")
async def replay_record(asked: Asked) -> messages.ReplayStep:
    return replay_of_upload(asked.read(messages.ReplayRequest))
