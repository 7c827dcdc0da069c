"""What a process of the pool does: replay a game, let a bot choose, advise or judge a turn, answer in one
line of JSON.

It is a process of its own (`python -m hotelier.server.bots.bot_process`), so that it can take all the time
of a core, and can be stopped.
"""

import os
import sys
from collections import OrderedDict
from typing import Any, Literal

import msgspec

import hotelier
from hotelier.analysis.analyst import Analyst
from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.bots import Bot, make_bot
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective
from hotelier.core.records import seed_of
from hotelier.games import replay
from hotelier.server.study.analyses import SEED
from hotelier.server.study.replays import published
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import Advice, Judge, JudgeRecord, Theme

REMEMBERED = 20
NICE = 5
"""Bots give way to the server."""


class Task(msgspec.Struct):
    kind: Literal["choose", "advise", "judge"]
    table: str
    record: dict[str, Any]
    seat: int
    bot: str
    seed: int
    pack: dict[str, Any] | None = None
    """The content pack with which the table is played."""
    turn: int = 0
    """The one that is judged."""
    depth: Depth = "quick"


def judge_task(table: Table, wanted: Judge) -> Task:
    """Whoever judges a turn of a game that is over finds the same."""
    record = published(table.game.record())
    return Task("judge", table.id, record, 0, "", SEED, table.pack, wanted.turn, wanted.depth)


def judge_upload_task(wanted: JudgeRecord) -> Task:
    return Task("judge", "", wanted.record, 0, "", SEED, wanted.content, wanted.turn, wanted.depth)


class Thought(msgspec.Struct):
    """The answer to a task."""

    action: str = ""
    advice: list[Advice] = []
    judged: JudgedTurn | None = None


def leads_to(game: Game, record: Json) -> bool:
    """Whether a game is the one of a record, perhaps at an earlier point."""
    made = [game.notation(action) for action in game.history]
    return bool(game.seed == seed_of(record) and made == record["actions"][: len(made)])


class Memory:
    """The games that were thought about last, and the bots that did: the next decision is seldom far from
    the one before, and a bot goes on with the plan that it has made."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Game] = OrderedDict()
        self.bots: dict[str, dict[tuple[int, str], Bot]] = {}

    def game_of(self, task: Task) -> Game:
        """The game of a task: one that is remembered and played on, or one that is replayed."""
        game = self.games.pop(task.table, None)
        actions: list[str] = task.record["actions"]
        if game is None or not leads_to(game, task.record):
            game = replay(task.record, content=task.pack)
            self.bots.pop(task.table, None)  # something was taken back: no plan fits any more
        for action in actions[len(game.history) :]:
            game.apply(game.parse(action))
        self.games[task.table] = game
        if len(self.games) > REMEMBERED:
            forgotten, _ = self.games.popitem(last=False)
            self.bots.pop(forgotten, None)
        return game

    def bot_of(self, task: Task) -> Bot:
        """The bot of a seat, as it was after its last decision here."""
        bots = self.bots.setdefault(task.table, {})
        known = bots.get((task.seat, task.bot))
        if known is None:
            known = bots[task.seat, task.bot] = make_bot(task.bot, Seeded(task.seed))
        return known


memory = Memory()


def think(task: Task) -> Thought:
    if task.kind == "judge":
        return Thought(judged=Analyst(task.record, task.depth, task.seed, task.pack).turn(task.turn))
    game = memory.game_of(task)
    if task.kind == "advise":
        return Thought(advice=advice(game, task.seat, task.seed))
    return Thought(action=game.notation(memory.bot_of(task).choose(Perspective(game, task.seat))))


def advice(game: Game, seat: int, seed: int) -> list[Advice]:
    """Advice for a seat, from what it may know."""
    return [
        Advice(
            action=each.notation,
            value=each.value,
            reason=each.reason,
            plan=each.plan,
            themes=[Theme(theme=theme, points=points) for theme, points in each.themes],
        )
        for each in hotelier.advise(game, seat, seed=seed)
    ]


def main() -> None:
    os.nice(NICE)
    for line in sys.stdin.buffer:
        thought = think(msgspec.json.decode(line, type=Task))
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
