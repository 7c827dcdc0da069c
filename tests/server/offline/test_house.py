"""The house in the browser, in the test's own process, with a drawer of texts."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hotelier
from hotelier.analysis import judging
from hotelier.analysis.judging import Care
from hotelier.bots import budget
from hotelier.bots.levels import QUICK
from hotelier.games import NAMES, new_game
from hotelier.server.bots.bot_process import Task, Thought
from hotelier.server.bots.bot_process import think as think_it
from hotelier.server.offline import bots
from hotelier.server.offline.house import House
from hotelier.server.offline.requests import ask
from hotelier.server.offline.shelf import Written
from hotelier.server.offline.thinker import Thinker, open_thinker
from hotelier.server.offline.thinkers import Thinkers, answers_at_once

Answer = tuple[int, Any]
NOTHING_CAME = {"added": [], "known": [], "unplayable": 0, "no_room": 0}


class TextDrawer:
    """Keeps what a browser would keep: each part of a table under its number."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.turns: dict[str, asyncio.Lock] = {}
        self.notes: dict[tuple[str, str], dict[int, str]] = {}

    async def judged(self, id: str, depth: str) -> str:
        return json.dumps(list(self.notes.get((id, depth), {}).items()))

    async def note(self, id: str, depth: str, turn: int, text: str) -> None:
        self.notes.setdefault((id, depth), {})[turn] = text

    async def hold(self, id: str) -> Callable[[], None]:
        turn = self.turns.setdefault(id, asyncio.Lock())
        await turn.acquire()
        return turn.release

    async def read(self, id: str) -> str | None:
        kept = self.tables.get(id)
        if kept is None:
            return None
        parts = {name: list(kept[name].values()) for name in ("entries", "chat")}
        return json.dumps({**kept, **parts})

    async def revision(self, id: str) -> int:
        return int(self.tables[id]["row"]["revision"]) if id in self.tables else 0

    async def write(self, news: str) -> bool:
        msgspec.json.decode(news, type=Written)
        written = json.loads(news)
        if await self.revision(written["table"]) != written["row"]["revision"] - 1:
            return False
        kept = self.tables.setdefault(written["table"], {"entries": {}, "chat": {}})
        kept["row"] = written["row"]
        if written["snapshot"]:
            kept["snapshot"] = written["snapshot"]
        kept["entries"].update({entry["version"]: entry for entry in written["entries"]})
        kept["chat"].update({line["number"]: line for line in written["chat"]})
        return True

    async def all(self) -> str:
        return f'{{"tables":[{",".join([str(await self.read(id)) for id in self.tables])}]}}'

    async def remove(self, id: str) -> None:
        self.tables.pop(id, None)

    async def add(self, table: str) -> bool:
        kept = json.loads(table)
        id = kept["row"]["id"]
        if id in self.tables:
            return False
        entries = {entry["version"]: entry for entry in kept["entries"]}
        chat = {line["number"]: line for line in kept["chat"]}
        self.tables[id] = {**kept, "entries": entries, "chat": chat}
        return True


class Player:
    """Somebody who plays in a browser."""

    def __init__(self, drawer: TextDrawer | None = None) -> None:
        self.drawer = drawer or TextDrawer()
        self.frames: list[Any] = []
        self.house = House(self.drawer, lambda number, text: self.frames.append(json.loads(text)))
        self.table = ""
        self.token: str | None = None

    async def call(self, method: str, path: str, **body: Any) -> Answer:
        sent = json.dumps(body) if method != "GET" else None
        status, _, text = (await ask(self.house, method, path, self.token, sent)).partition(" ")
        return int(status), json.loads(text)

    async def ok(self, method: str, path: str, **body: Any) -> Any:
        status, answer = await self.call(method, path, **body)
        assert status == 200, answer
        return answer

    async def sit_down(self, game: str | None, *bots: str, **wish: Any) -> Any:
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        made = await self.ok("POST", "/tables", game=game, seats=seats, **wish)
        self.table, self.token = made["table"], made["seats"][0]["token"]
        joined = await self.ok("POST", f"/tables/{self.table}/join", name="Ada", key="the key to sit down")
        self.token = joined["token"]
        return joined["state"]

    async def bring(self, carried: Any) -> Any:
        return await self.ok("POST", "/house/tables", **carried)

    async def state(self) -> Any:
        return await self.ok("GET", f"/tables/{self.table}?seen=0")

    async def my_turn(self) -> Any:
        """The table when its bots have moved."""
        while self.house.bots.playing:
            await asyncio.gather(*self.house.bots.playing.values())
        return await self.state()

    async def move(self, state: Any) -> Any:
        wanted = {"version": state["version"], "action": state["legal"][0]["notation"]}
        await self.ok("POST", f"/tables/{self.table}/moves", key=f"move {state['version']}", **wanted)
        return await self.my_turn()


async def to_the_end(player: Player, state: Any) -> Any:
    while state["finished"] is None:
        state = await player.move(state)
    return state


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("austria", (), {"difficulty": "easy"}),
        ("austria", (), {"modules": "1,3"}),
        ("austria", ("random", "random"), {"modules": "2,4,5"}),
        ("overbooking", ("random",), {}),
    ],
)
def test_a_whole_game_goes_on_after_the_browser_was_closed(
    game: str, bots: tuple[str, ...], options: dict[str, Any]
) -> None:
    async def play() -> None:
        first = Player()
        await first.sit_down(game, *bots, options=options)
        state = await first.my_turn()
        for _ in range(12):
            state = await first.move(state)
        second = Player(first.drawer)
        second.table, second.token = first.table, first.token
        again = await second.state()
        assert again["view"] == state["view"]
        assert again["happenings"] == state["happenings"]
        over = await to_the_end(second, again)
        third = Player(first.drawer)
        third.table, third.token = first.table, first.token
        record = await third.ok("GET", f"/tables/{third.table}/record")
        step = await third.ok("POST", "/records/replay", record=record)
        assert step["finished"] == over["finished"]
        replayed = await third.ok("GET", f"/tables/{third.table}/replay?step=3&seat=0")
        assert replayed["step"] == 3

    asyncio.run(play())


def test_a_bot_that_was_to_move_when_the_browser_was_closed_moves_when_it_is_opened() -> None:
    async def never(task: Task) -> Thought:
        await asyncio.Event().wait()
        return think_it(task)

    async def play() -> None:
        first = Player()
        first.house.bots.think = never
        await first.sit_down("overbooking", "random")
        state = await first.state()
        if state["to_move"] == 0:
            wanted = {"version": state["version"], "action": state["legal"][0]["notation"]}
            state = await first.ok("POST", f"/tables/{first.table}/moves", key="m", **wanted)
        assert state["to_move"] == 1
        for task in first.house.bots.playing.values():
            task.cancel()
        second = Player(first.drawer)
        second.table, second.token = first.table, first.token
        hello = json.dumps({"type": "hello", "token": second.token, "seen": state["version"]})
        await second.house.connect(7, second.table, hello)
        after = await second.my_turn()
        assert after["version"] > state["version"] and after["to_move"] == 0
        await asyncio.gather(*second.house.telling)
        assert second.frames[-1]["state"]["version"] == after["version"]

    asyncio.run(play())


def test_play_goes_on_while_a_bot_thinks_and_only_a_thought_that_still_fits_counts() -> None:
    async def play() -> None:
        player = Player()
        free = asyncio.Event()
        thoughts: list[str] = []

        async def slowly(room: str, table: str, task: str) -> str:
            thoughts.append(room)
            await free.wait()
            return Thinker().think(task)

        thinkers = Thinkers(slowly)
        player.house.bots.think = thinkers.think
        player.house.bots.hurry = lambda table: free.set()
        state = await player.sit_down("overbooking", "concierge", undo="always")
        path = f"/tables/{player.table}"
        while state["to_move"] != 0:  # the bot may begin
            free.set()
            state = await player.my_turn()
        free.clear()
        thoughts.clear()
        moved = {"version": state["version"], "action": state["legal"][0]["notation"]}
        state = await player.ok("POST", f"{path}/moves", key="first", **moved)
        assert state["to_move"] == 1
        while not thoughts:
            await asyncio.sleep(0)
        assert not free.is_set()
        state = await player.ok("POST", f"{path}/undo", version=state["version"], key="back")
        assert state["to_move"] == 0
        assert free.is_set()  # nobody waits for what is thought about a decision that was taken back
        moved = {"version": state["version"], "action": state["legal"][-1]["notation"]}
        state = await player.ok("POST", f"{path}/moves", key="second", **moved)
        after = await player.my_turn()
        assert after["to_move"] == 0 and after["version"] > state["version"]
        assert set(thoughts) == {"play"}

    asyncio.run(play())


def test_who_answers_at_once_and_who_stands_in_for_a_worker_need_none() -> None:
    async def nobody(room: str, table: str, task: str) -> str:
        raise RuntimeError("no room for another worker")

    async def play() -> None:
        player = Player()
        player.house.bots.think = Thinkers(nobody).think
        state = await player.sit_down("overbooking", "waiter", "concierge")
        state = await player.my_turn()
        after = await player.move(state)
        assert after["to_move"] == 0 and after["version"] > state["version"] + 2

    asyncio.run(play())
    asked = [answers_at_once(Task("choose", "t", {}, 0, bot, 0)) for bot in ("porter", "manager", "search")]
    assert asked == [True, False, False]
    assert not answers_at_once(Task("advise", "t", {}, 0, "", 0))


def test_a_bot_that_is_told_to_moves_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "told_to_move", budget.nobody_asks)
    thinker = open_thinker(lambda: True)
    for game in NAMES:
        begun = new_game(game, seats=2, seed=1)
        seat = begun.to_move
        assert seat is not None
        endless = f"search:{10**9}"  # without being told it would think for days
        task = Task("choose", game, begun.record(), seat, endless, 1)
        thought = msgspec.json.decode(thinker.think(msgspec.json.encode(task).decode()), type=Thought)
        assert begun.parse(thought.action) in begun.legal_actions()


def test_decisions_are_taken_back_and_made_again_and_hints_are_given() -> None:
    async def play() -> None:
        player = Player()
        state = await player.sit_down("austria", undo="always")
        state = await player.my_turn()
        path = f"/tables/{player.table}"
        advice = (await player.ok("GET", f"{path}/hint"))["advice"]
        assert {each["action"] for each in advice} <= {each["notation"] for each in state["legal"]}
        moved = await player.move(state)
        back = await player.ok("POST", f"{path}/undo", version=moved["version"], key="back")
        assert back["view"]["question"] == state["view"]["question"]
        again = await player.ok("POST", f"{path}/redo", version=back["version"], key="again")
        assert again["version"] == back["version"] + 1

    asyncio.run(play())


def test_the_rival_of_a_lesson_does_the_same_in_every_browser() -> None:
    """So that what is suggested is still there for whoever has done what was suggested before."""

    async def taught() -> Any:
        player = Player()
        await player.sit_down(None, "waiter", lesson="austria")
        state = await player.my_turn()
        for _ in range(12):
            state = await player.move(state)
        return state["view"]

    assert asyncio.run(taught()) == asyncio.run(taught())


def test_every_change_reaches_whoever_looks_and_the_end_brings_a_rematch() -> None:
    async def play() -> None:
        player = Player()
        state = await player.sit_down("overbooking", "random")
        hello = json.dumps({"type": "hello", "token": player.token, "seen": 0})
        await player.house.connect(1, player.table, hello)
        over = await to_the_end(player, await player.my_turn())
        await asyncio.gather(*player.house.telling)
        states = [frame["state"] for frame in player.frames if frame["type"] == "state"]
        told = {each["version"] for state in states for each in state["happenings"]}
        assert told >= set(range(1, over["version"] + 1))
        assert states[-1]["seats"][0]["present"]
        player.house.disconnect(1)
        again = await player.ok("POST", f"/tables/{player.table}/rematch", key="the key to play again")
        player.table, player.token = again["table"], again["token"]
        joined = await player.ok(
            "POST", f"/tables/{player.table}/join", name="Ada", key="the key to sit again"
        )
        assert joined["state"]["finished"] is None
        assert joined["state"]["options"] == state["options"]

    asyncio.run(play())


def test_a_finished_game_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(judging.CARE, "quick", Care(10, QUICK, duels=2, flat_duels=20))

    async def play() -> None:
        player = Player()
        await player.sit_down("overbooking", "random")
        path = f"/tables/{player.table}/analysis"
        assert (await player.call("GET", path))[1]["error"]["code"] == "not_over"
        await to_the_end(player, await player.my_turn())
        begun = await player.ok("GET", path)
        for turn in range(begun["turns"]):
            judged = await player.ok("POST", path, turn=turn)
            assert judged["played"]
        whole = await player.ok("GET", path)
        record = await player.ok("GET", f"/tables/{player.table}/record")
        assert whole["analysis"] == hotelier.analyse(record)
        later = Player(player.drawer)
        later.table, later.token = player.table, player.token
        assert await later.ok("GET", path) == whole, "it was kept"
        notes = player.drawer.notes[player.table, "quick"]
        notes[1] = notes[1].replace(hotelier.__version__, "0.0.1")
        assert 1 not in (await later.ok("GET", path))["done"], "another version may judge otherwise"
        assert (await player.call("POST", path, turn=begun["turns"]))[0] == 404

    asyncio.run(play())


def test_two_tabs_play_at_the_same_table_one_after_the_other() -> None:
    async def play() -> None:
        one = Player()
        state = await one.sit_down("austria", undo="always")
        other = Player(one.drawer)
        other.table, other.token = one.table, one.token
        for _ in range(3):
            state = await one.move(state)
            assert (await other.state())["view"] == state["view"]
            state = await other.move(state)
        path = f"/tables/{one.table}"
        late = {"version": state["version"] - 1, "action": "pass", "key": "too late"}
        status, answer = await one.call("POST", f"{path}/moves", **late)
        assert (status, answer["error"]["code"]) == (409, "stale_version")
        await one.ok("POST", f"{path}/undo", version=state["version"], key="back")
        assert (await other.state())["version"] == state["version"] + 1
        hello = json.dumps({"type": "hello", "token": one.token, "seen": 0})
        await one.house.connect(1, one.table, hello)
        state = await other.move(await other.state())
        one.house.heard(one.table)
        await asyncio.gather(*one.house.telling)
        assert one.frames[-1]["state"]["version"] == state["version"]

    asyncio.run(play())


def test_one_tab_moves_for_the_bots_and_another_goes_on_when_it_is_closed() -> None:
    thoughts: list[str] = []

    def tab(name: str, free: asyncio.Event, first: Player | None = None) -> Player:
        async def slowly(task: Task) -> Thought:
            thoughts.append(name)
            await free.wait()
            return think_it(task)

        player = Player(first.drawer if first else None)
        player.house.bots.think = slowly
        if first:
            player.table, player.token = first.table, first.token
        return player

    async def play() -> None:
        never, free = asyncio.Event(), asyncio.Event()
        free.set()
        one = tab("one", never)
        state = await one.sit_down("overbooking", "random", "random")
        if state["to_move"] == 0:
            moved = {"version": state["version"], "action": state["legal"][0]["notation"]}
            state = await one.ok("POST", f"/tables/{one.table}/moves", key="m", **moved)
        other = tab("other", free, one)
        hello = json.dumps({"type": "hello", "token": other.token, "seen": 0})
        await other.house.connect(1, other.table, hello)
        other.house.heard(other.table)
        await asyncio.gather(*other.house.telling)
        assert thoughts == ["one"]
        for task in one.house.bots.playing.values():  # its tab is killed: what it held is free
            task.cancel()
        after = await other.my_turn()
        assert after["to_move"] == 0 and after["version"] > state["version"]
        assert set(thoughts[1:]) == {"other"}

    asyncio.run(play())


def test_tables_are_carried_to_another_browser_and_never_over_one_that_is_there() -> None:
    async def play() -> None:
        one = Player()
        state = await one.sit_down("austria")
        for _ in range(6):
            state = await one.move(state)
        carried = await one.ok("GET", "/house/tables")
        other = Player()
        assert await other.bring(carried) == {**NOTHING_CAME, "added": [one.table]}
        other.table, other.token = one.table, one.token
        there = await other.state()
        assert there["view"] == state["view"] and there["happenings"] == state["happenings"]
        gone_on = await other.move(there)
        # they may have come without their keys, so the page hears of them
        assert await other.bring(carried) == {**NOTHING_CAME, "known": [one.table]}
        assert (await other.state())["version"] == gone_on["version"]
        await other.sit_down("overbooking", "random")
        both = await other.ok("GET", "/house/tables")
        both["tables"][0]["entries"][2]["action"] = "fly"
        empty = Player()
        assert (await empty.call("POST", "/house/tables", tables="none"))[0] == 400
        wrong = [{**kept, "row": {**kept["row"], "id": "../one"}} for kept in both["tables"]]
        assert (await empty.call("POST", "/house/tables", tables=wrong))[0] == 400
        assert not empty.drawer.tables
        assert await empty.bring(both) == {**NOTHING_CAME, "added": [other.table], "unplayable": 1}

    asyncio.run(play())


def test_one_broken_table_and_a_full_browser_keep_the_other_tables_neither_in_nor_out() -> None:
    tables: list[str] = []

    class Full(TextDrawer):
        async def add(self, table: str) -> bool:
            if json.loads(table)["row"]["id"] == tables[0]:
                raise RuntimeError("QuotaExceededError")
            return await super().add(table)

    async def play() -> None:
        one = Player()
        for _ in range(3):
            await one.sit_down("overbooking", "random")
            tables.append(one.table)
        carried = await one.ok("GET", "/house/tables")
        assert await Player(Full()).bring(carried) == {**NOTHING_CAME, "added": tables[1:], "no_room": 1}
        one.drawer.tables[tables[1]]["row"]["revision"] = "broken"
        carried = await one.ok("GET", "/house/tables")
        assert carried["unreadable"] == 1
        assert [kept["row"]["id"] for kept in carried["tables"]] == [tables[0], tables[2]]

    asyncio.run(play())


def test_tables_that_an_update_has_frozen_are_not_called_gone() -> None:
    async def play() -> None:
        one = Player()
        keys: list[dict[str, Any]] = []
        for _ in range(2):
            await one.move(await one.sit_down("austria"))
            keys.append({"table": one.table, "token": one.token})
        frozen = keys[0]["table"]
        one.drawer.tables[frozen]["entries"][1]["action"] = "a move of other rules"
        later = Player(one.drawer)  # after the update
        asked = [*keys, {"table": "23456789abcd", "token": "t"}, {"table": one.table, "token": "wrong"}]
        answer = await later.ok("POST", "/tables/notes", tables=asked)
        assert [note["table"] for note in answer["tables"]] == [one.table]
        assert answer["frozen"] == [frozen]
        status, answer = await later.call("GET", f"/tables/{frozen}")
        assert (status, answer["error"]["code"]) == (410, "rules_changed")

    asyncio.run(play())


def test_a_bot_whose_move_found_no_room_moves_when_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0)
    failures: list[str] = []

    class Full(TextDrawer):
        async def write(self, news: str) -> bool:
            if begun.is_set() and is_by_bot(news) and len(failures) < 2:
                failures.append(news)
                raise RuntimeError("QuotaExceededError")
            return await super().write(news)

    def is_by_bot(news: str) -> bool:
        return any(entry["seat"] == 1 for entry in json.loads(news)["entries"])

    async def play() -> None:
        player = Player(Full())
        state = await player.sit_down("overbooking", "random")
        begun.set()
        hello = json.dumps({"type": "hello", "token": player.token, "seen": 0})
        await player.house.connect(1, player.table, hello)
        state = await player.my_turn()
        after = await player.move(state)
        assert len(failures) == 2
        assert after["to_move"] == 0 and after["version"] > state["version"] + 1
        # When nobody looks on any more, nothing is tried again.
        player.house.disconnect(1)
        failures.clear()
        assert (await player.move(after))["to_move"] == 1
        assert len(failures) == 1

    begun = asyncio.Event()
    asyncio.run(play())


def test_a_table_that_was_thrown_away_is_gone_for_every_tab_and_can_be_brought_back() -> None:
    async def play() -> None:
        one = Player()
        await one.sit_down("overbooking", "random")
        other = Player(one.drawer)
        other.table, other.token = one.table, one.token
        await other.state()
        carried = await one.ok("GET", "/house/tables")
        path = f"/tables/{one.table}"
        await one.ok("DELETE", path)
        assert (await one.ok("GET", "/house/tables"))["tables"] == []
        for each in (one, other):
            status, answer = await each.call("GET", path)
            assert (status, answer["error"]["code"]) == (404, "no_such_table")
        await one.ok("POST", "/house/tables", **carried)
        assert (await other.state())["table"] == one.table

    asyncio.run(play())


def test_what_is_wrong_or_needs_others_is_said_in_a_sentence() -> None:
    async def play() -> None:
        player = Player()
        state = await player.sit_down("austria")
        path = f"/tables/{player.table}"
        status, answer = await player.call("POST", f"{path}/seats/0/invitation")
        assert (status, answer["error"]["code"]) == (404, "not_found")
        assert "needs a server" in answer["error"]["message"]
        status, answer = await player.call("POST", f"{path}/moves", version=0, action="fly", key="k")
        assert (status, answer["error"]["code"]) == (409, "illegal_action")
        assert (await player.call("POST", f"{path}/moves", version="one"))[0] == 400
        assert (await player.call("GET", "/tables/23456789abcd"))[0] == 404
        player.token = "somebody else's"
        assert (await player.call("GET", path))[0] == 403
        assert state["version"] == 0
        await player.house.connect(1, player.table, '{"type": "hello", "token": "wrong"}')
        assert player.frames[-1]["error"]["code"] == "wrong_token"

    asyncio.run(play())


def test_whoever_learns_studies_or_plays_with_their_own_box_needs_no_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(judging.CARE, "quick", Care(10, QUICK, duels=2, flat_duels=20))
    examples = Path(__file__).parents[3] / "examples"
    record = json.loads((examples / "game.json").read_text(encoding="utf-8"))
    box = json.loads((examples / "my-box.json").read_text(encoding="utf-8"))

    async def play() -> None:
        player = Player()
        # A lesson, and all at one screen, each with a seat of their own.
        taught = await player.sit_down(None, "waiter", lesson="austria")
        assert taught["lesson"] == "austria" and taught["view"]["seats"]
        made = await player.ok("POST", "/tables", game="austria", seats=[{"kind": "person"}] * 2)
        path = f"/tables/{made['table']}"
        for seat, name in zip(made["seats"], ("Ada", "Berta"), strict=True):
            player.token = seat["token"]
            joined = await player.ok(
                "POST", f"{path}/join", name=name, key=f"the key of {name} to her seat"
            )
            seat["token"] = joined["token"]
        state = joined["state"]
        moved: set[int] = set()
        while moved != {0, 1}:
            moved.add(state["to_move"])
            player.token = made["seats"][state["to_move"]]["token"]
            state = await player.ok("GET", path)
            wanted = {"version": state["version"], "action": state["legal"][0]["notation"]}
            state = await player.ok("POST", f"{path}/moves", key=f"move {state['version']}", **wanted)
        # An exercise, and the record of a game that was played elsewhere.
        exercise = (await player.ok("GET", "/exercises"))["exercises"][0]["id"]
        best = (await player.ok("GET", f"/exercises/{exercise}"))["plans"][0]
        found = await player.ok("POST", f"/exercises/{exercise}/try", plan=best["actions"])
        assert [event for step in found["steps"] for event in step] == best["events"]
        course = await player.ok("POST", "/records/course", record=record)
        assert course["moves"] and course["over"]
        begun = await player.ok("POST", "/records/analysis", record=record, turns={})
        judged = await player.ok("POST", "/records/judge", record=record, turn=0)
        assert begun["turns"] > 0 and judged["played"]
        # A box of one's own.
        state = await player.sit_down(box["game"], "random", content=box)
        shown = await player.ok("GET", f"/tables/{player.table}/pack")
        assert shown["pack"] == box and state["pack"]["name"] == box["name"]
        again = Player(player.drawer)
        again.table, again.token = player.table, player.token
        assert (await again.my_turn())["pack"] == state["pack"]

    asyncio.run(play())
