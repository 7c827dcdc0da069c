"""The registry: bots by their codes, settings, levels, and bots of other packages."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier import BadOption, Perspective, Seeded, new_game
from hotelier.bots import BOTS, make_bot
from hotelier.bots.budget import ENDLESS_ITERATIONS, read_budget
from hotelier.bots.levels import LEVELS


def test_the_house_has_seven_levels_from_weak_to_strong() -> None:
    levels = [info for info in BOTS.values() if info.level]
    codes = ["apprentice", "porter", "waiter", "concierge", "manager", "director", "grand"]
    assert [info.code for info in levels] == codes
    assert [info.strength for info in levels] == sorted({info.strength for info in levels})
    assert all(info.name and info.description for info in BOTS.values())


def test_higher_levels_search_longer_and_choose_more_strictly() -> None:
    searches = [level.iterations for level in LEVELS if level.iterations]
    assert searches == sorted(set(searches)), "in games without rollouts nothing else sets them apart"
    temperatures = [level.temperature for level in LEVELS if not level.iterations]
    assert temperatures == sorted(temperatures, reverse=True)


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [("500", 500, 1e9), ("200ms", ENDLESS_ITERATIONS, 0.2), ("1.5s", ENDLESS_ITERATIONS, 1.5)],
)
def test_a_budget_is_iterations_or_time(text: str, iterations: int, seconds: float) -> None:
    budget = read_budget(text)
    assert budget.iterations == iterations
    assert budget.seconds == pytest.approx(seconds)


@pytest.mark.parametrize("text", ["", "0", "-5", "1.5", "200 ms", "fast", "0ms", "ms", "1e3"])
def test_a_wrong_budget_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadOption, match=r"500, 200ms or 1\.5s"):
        read_budget(text)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("nobody", "unknown bot 'nobody'; there are: .*random.*grand"),
        ("random:5", "takes no setting"),
        ("grand:1s", "takes no setting"),
        ("search:soon", "a budget is"),
    ],
)
def test_a_wrong_code_is_refused_and_what_is_allowed_is_told(code: str, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        make_bot(code, Seeded(1))


PLUG_IN = """
from hotelier.bots import BotInfo

class First:
    def choose(self, perspective):
        return perspective.legal_actions()[0]

info = BotInfo("first", "First", "takes the first legal action", lambda rng, setting: First())
"""
USE = """
from hotelier import BadOption, Perspective, Seeded, new_game
from hotelier.bots import BOTS, make_bot
game = new_game("overbooking", seats=2, seed=1)
assert make_bot("first", Seeded(1)).choose(Perspective(game, game.to_move)) == game.legal_actions()[0]
assert "random" in BOTS
for code in ("broken", "wrong"):
    try:
        make_bot(code, Seeded(1))
    except BadOption as error:
        print(error)
"""


def test_a_package_adds_a_bot_by_an_entry_point_and_a_broken_one_harms_nobody(tmp_path: Path) -> None:
    (tmp_path / "plug_in.py").write_text(PLUG_IN)
    (tmp_path / "broken_one.py").write_text("raise RuntimeError('no weights')")
    info = tmp_path / "plug_in-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: plug-in\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[hotelier.bots]\nnamed-otherwise = plug_in:info\nbroken = broken_one:info\nwrong = plug_in:First\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{USE}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "'broken'" in run.stdout and "no weights" in run.stdout
    assert "'wrong'" in run.stdout and "is not a BotInfo" in run.stdout


@pytest.mark.parametrize("code", ["random", "greedy", "search:4", "apprentice", "waiter"])
@pytest.mark.parametrize(("name", "seats"), [("austria", 1), ("austria", 3), ("overbooking", 2)])
def test_every_bot_chooses_legally_at_every_table(code: str, name: str, seats: int) -> None:
    game = new_game(name, seats=seats, seed=3)
    bots = [make_bot(code, Seeded(seat)) for seat in range(seats)]
    for _ in range(40):
        seat = game.to_move
        if seat is None:
            break
        chosen = bots[seat].choose(Perspective(game, seat))
        assert chosen in game.legal_actions()
        game.apply(chosen)


def test_the_example_of_a_package_is_a_bot() -> None:
    path = Path(__file__).parents[2] / "examples" / "bot_package" / "cautious.py"
    spec = importlib.util.spec_from_file_location("cautious", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    game = new_game("austria", seats=2, seed=1)
    bot = module.info.make(Seeded(1), "")
    while (seat := game.to_move) is not None:
        ends = "end" in [game.notation(action) for action in game.legal_actions()]
        chosen = bot.choose(Perspective(game, seat))
        assert not ends or game.notation(chosen) == "end"
        game.apply(chosen)
