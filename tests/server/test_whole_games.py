"""Whole games through the API: real processes, real PostgreSQL, players on different workers."""

import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import hotelier
from hotelier.client import Place, Server, bot, person
from hotelier.wire.messages.table import Happening, TableState
from tests.server.running import Running

ROOT = Path(__file__).resolve().parents[2]


class Player:
    """Somebody who chooses at random and remembers what was told."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.random = Random(seed)
        self.told: dict[int, Happening] = {}

    def choose(self, state: TableState) -> Any:
        return self.random.choice(state.legal)["notation"]

    def play(self) -> TableState:
        for state in self.place.follow():
            for happening in state.happenings:
                assert happening.version not in self.told, "told twice"
                self.told[happening.version] = happening
            if state.finished is not None:
                return state
            if state.legal:
                self.place.move(self.choose(state), state.version)
        raise AssertionError


GAMES = [
    ("austria", 2, {"staff": "draft"}),
    ("austria", 4, {"edition": "first", "board": "day"}),
    ("overbooking", 3, {"bonus": "expert"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_people_on_different_workers_play_a_whole_game(
    workers: list[Running], game: str, seats: int, options: dict[str, bool | str]
) -> None:
    servers = [running.client() for running in workers]
    made = servers[0].make_table(game, [person() for _ in range(seats)], options)
    players = [Player(servers[link.seat % 2].at(made.table, link.token), link.seat) for link in made.seats]
    for player in players:
        player.place.join(f"player {players.index(player)}")
    with ThreadPoolExecutor(seats) as pool:
        ends = list(pool.map(Player.play, players))
    versions = {state.version for state in ends}
    assert len(versions) == 1
    (last,) = versions
    for player, state in zip(players, ends, strict=True):
        assert sorted(player.told) == list(range(last + 1)), "the setup and every move, once to everybody"
        assert state.finished == ends[0].finished
    record = players[0].place.record()
    assert len(record["actions"]) == last
    replayed = hotelier.replay(record, tell=True)
    for seat, player in enumerate(players):
        live = [event for version in range(last + 1) for event in player.told[version].events]
        assert live == replayed.events(seat) == player.place.events()
    assert replayed.outcome is not None and ends[0].finished is not None
    assert replayed.outcome.scores == ends[0].finished.scores


def test_alone_against_leopold(workers: list[Running]) -> None:
    server = workers[1].client()
    made = server.make_table("austria", [person("Ada")], {"difficulty": "medium"})
    place = workers[0].client().at(made.table, made.seats[0].token)
    place.join("Ada")
    random = Random(1)
    state = place.play(lambda state: random.choice(state.legal)["notation"])
    assert state.automata == ["leopold"]
    assert state.finished is not None and len(state.finished.scores) == 2
    kinds = {event["kind"] for each in place.state().happenings for event in each.events}
    assert {"instruction_drawn", "automaton_takes_die", "die_taken"} <= kinds


def test_a_person_among_bots(workers: list[Running]) -> None:
    server: Server = workers[0].client()
    made = server.make_table("overbooking", [bot("random"), person("Ada"), bot("random")])
    place = workers[1].client().at(made.table, made.seats[0].token)
    place.join("Ada")
    random = Random(1)
    state = place.play(lambda state: random.choice(state.legal)["notation"])
    assert state.finished is not None
    watching = workers[0].client().at(made.table, made.watch)
    told = [event for happening in watching.happenings() for event in happening.events]
    assert told == watching.events() and told[-1]["kind"] == "game_over"
    assert [each.version for each in watching.happenings(seen=state.version - 2)] == [
        state.version - 1,
        state.version,
    ]


def test_the_example_of_a_remote_bot(workers: list[Running], capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "remote_bot.py"))
    with patch.object(sys, "argv", ["remote_bot.py", workers[0].url]):
        example["main"]()
    assert "scores:" in capsys.readouterr().out
    server = workers[1].client()
    made = server.make_table("overbooking", [person(), bot("random")])
    link = f"{workers[0].url}/t/{made.table}#{made.seats[0].token}"
    with patch.object(sys, "argv", ["remote_bot.py", link]):
        example["main"]()
    assert server.at(made.table, made.watch).state().seats[0].name == "remote bot"
