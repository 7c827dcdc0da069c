"""Many games in several processes: the same trajectories, clean ends, errors that are told."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from hotelier import BadInput, BadOption, IllegalAction
from hotelier.bots import BOTS, BotInfo
from hotelier.bots.random_bot import RandomBot
from hotelier.envs.crew import Crew, WorkerLost, parts_of
from hotelier.envs.vector import Vector
from hotelier.envs.vector_env import AgainstBotsVectorEnv

ARRAYS = ("observations", "masks", "movers", "rewards", "dones")


@pytest.fixture(scope="module")
def games() -> Iterator[Vector]:
    """Five games in two processes: one here, four in the other."""
    with Vector("overbooking", 5, seats=3, opponents="random", reward="shaped", workers=2) as games:
        yield games


def crew_of(games: Vector) -> Crew:
    assert isinstance(games._players, Crew)
    return games._players


@pytest.mark.parametrize(("count", "workers"), [(2, 2), (5, 2), (16, 16), (1024, 2), (1000, 7), (4096, 16)])
def test_all_rows_are_played_by_somebody_and_most_by_the_helpers(count: int, workers: int) -> None:
    own, *others = [range(count)[part] for part in parts_of(count, workers)]
    assert len(others) == workers - 1
    assert [row for part in (own, *others) for row in part] == list(range(count))
    sizes = [len(part) for part in others]
    assert 1 <= len(own) <= min(sizes) and max(sizes) - min(sizes) <= 1


def test_trajectories_are_those_of_one_process(games: Vector) -> None:
    alone = Vector("overbooking", 5, seats=3, opponents="random", reward="shaped")
    rng = np.random.default_rng(1)
    games.reset(seed=3)
    alone.reset(seed=3)
    ends = 0
    for _ in range(70):
        for name in ARRAYS:
            assert np.array_equal(getattr(games, name), getattr(alone, name)), name
        assert games.finals() == alone.finals()
        assert games.ended == alone.ended == np.flatnonzero(alone.dones).tolist()
        ends += len(games.ended)
        actions = np.argmax(rng.random(alone.masks.shape) * alone.masks, axis=1)
        games.step(actions)
        alone.step(actions)
    assert ends > 5
    assert np.array_equal(games.learners, alone.learners)
    assert [game.record() for game in games.games] == [game.record() for game in alone.games]
    for seed in (None, [4, None, None, 6, None]):  # where there is none, the series of the game goes on
        games.reset(seed=seed)
        alone.reset(seed=seed)
        assert [game.seed for game in games.games] == [game.seed for game in alone.games]


def test_games_that_ended_are_told_by_their_workers(games: Vector) -> None:
    games.reset(seed=8)
    while not games.ended:
        games.step(games.masks.argmax(axis=1))
    finals = games.finals()
    assert [final.place for final in finals] == games.ended
    for final, last in zip(finals, games.last_games, strict=True):
        assert last.outcome is not None
        assert (final.scores, final.winners) == (last.outcome.scores, last.outcome.winners)


def test_nothing_is_applied_anywhere_if_one_action_is_illegal(games: Vector) -> None:
    games.reset(seed=4)
    before = [getattr(games, name).copy() for name in ARRAYS]
    actions = games.masks.argmax(axis=1)
    for wrong in (int(games.masks[4].argmin()), -1, games.num_actions):
        actions[4] = wrong
        with pytest.raises(IllegalAction, match=f"game 4: action {wrong} is not legal now"):
            games.step(actions)
    assert all(
        np.array_equal(getattr(games, name), kept) for name, kept in zip(ARRAYS, before, strict=True)
    )
    games.step(games.masks.argmax(axis=1))


def test_closed_games_say_so_and_their_processes_are_gone() -> None:
    games = Vector("overbooking", 3, workers=3)
    numbers = [process.pid for process in crew_of(games).processes]
    games.reset(seed=1)
    games.close()
    games.close()
    assert len(numbers) == 2, "the first part is played here"
    for number in numbers:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    with pytest.raises(BadInput, match="these games are closed: make new ones"):
        games.step(games.masks.argmax(axis=1))


def test_a_worker_that_is_gone_is_named_and_the_others_are_let_go() -> None:
    games = Vector("overbooking", 3, workers=3)
    games.reset(seed=1)
    first, second = [process.pid for process in crew_of(games).processes]
    os.kill(second, signal.SIGKILL)
    with pytest.raises(WorkerLost, match=r"worker 2 of 3 is gone \(exit code -9\)"):
        for _ in range(2):
            games.step(games.masks.argmax(axis=1))
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


def test_errors_of_workers_reach_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that only this process knows."""
    info = BotInfo("private", "Private", "unknown elsewhere", lambda rng, _: RandomBot(rng))
    monkeypatch.setitem(BOTS, "private", info)
    games = Vector("overbooking", 2, opponents="private", workers=2)
    with pytest.raises(BadOption, match="unknown bot 'private'"):
        games.reset(seed=1)
    with pytest.raises(BadInput, match="closed"):
        games.reset(seed=1)


FORGETFUL = """
from hotelier.envs.vector import Vector

if __name__ == "__main__":
    games = Vector("overbooking", 3, workers=3)
    games.reset(seed=1)
    print(*[process.pid for process in games._players.processes], flush=True)
    {end}
"""


@pytest.mark.parametrize(("end", "code"), [("raise SystemExit(3)", 3), ("import os; os._exit(4)", 4)])
def test_workers_leave_with_the_program_that_has_them(end: str, code: int, tmp_path: Any) -> None:
    script = tmp_path / "forgetful.py"
    script.write_text(FORGETFUL.format(end=end), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert done.stderr == ""
    for number in map(int, done.stdout.split()):
        wait_for_the_end_of(number)


def test_a_script_that_its_workers_cannot_read_is_told_how_to_begin(tmp_path: Any) -> None:
    script = tmp_path / "unguarded.py"
    lines = (line.strip() for line in FORGETFUL.replace("=3", "=2").splitlines() if "__main__" not in line)
    script.write_text("\n".join(lines).format(end=""), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("hotelier.envs.crew.WorkerLost: worker 1 of 2 is gone (exit code 1); ")
    assert 'begins with `if __name__ == "__main__":`' in last


def wait_for_the_end_of(process: int) -> None:
    """Until it is gone; the test's own limit of time is the only one."""
    while True:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        if has_ended(process):
            return


def has_ended(process: int) -> bool:
    """Whether it waits only for somebody who asks how it ended."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as state:  # noqa: PTH123
            return state.read().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_the_vector_environment_of_gymnasium_takes_workers() -> None:
    one = AgainstBotsVectorEnv("overbooking", 4, reward="difference")
    two = AgainstBotsVectorEnv("overbooking", 4, reward="difference", workers=2)
    seen, _ = one.reset(seed=5)
    again, _ = two.reset(seed=5)
    ends = 0
    while not ends:
        assert np.array_equal(seen["observation"], again["observation"])
        actions = seen["action_mask"].argmax(axis=1)
        seen, rewards, ended, _, infos = one.step(actions)
        again, paid, terminated, _, told = two.step(actions)
        assert np.array_equal(rewards, paid) and np.array_equal(ended, terminated)
        for place in np.flatnonzero(ended):
            ends += 1
            assert np.array_equal(infos["final_info"]["scores"], told["final_info"]["scores"])
            for part in ("observation", "action_mask"):
                assert np.array_equal(infos["final_obs"][place][part], told["final_obs"][place][part])
    two.close()
    with pytest.raises(BadInput, match="closed"):
        two.reset()
