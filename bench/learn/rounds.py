"""Train the value net from nothing, round after round: notes, a net fitted to them, and how well it plays.

    python bench/learn/rounds.py --out rounds --workers 16

The rounds are those of bench/learn/rounds.json, with their seeds and settings; another file can be given.
Net number k is OUT/netk.bin, and what its games bring is in OUT/netk.txt. What is there is not done again,
so the same command goes on where it was interrupted. Needs the extra `train`; best on the compiled build.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PLAN = HERE / "rounds.json"
NOTES, FIT, JUDGE = HERE / "notes.py", HERE / "fit.py", HERE / "judge.py"

Json = dict[str, Any]


class Step(NamedTuple):
    """A command, and the file that is there when it is done; a folder of notes finds out itself."""

    command: list[str]
    result: Path | None = None
    is_told: bool = False
    """Whether what it prints becomes the file."""


def net(out: Path, number: int) -> Path:
    return out / f"net{number}.bin"


def steps(plan: Json, out: Path, workers: int) -> Iterator[Step]:
    """All that there is to do, in order."""
    for number, each in enumerate(plan["rounds"], 1):
        before = net(out, number - 1)
        weights = ["--weights", str(before)] if number > 1 else []
        for first, games in each["games"]:
            asked = ["--first", str(first), "--games", str(games), "--workers", str(workers)]
            yield Step([str(NOTES), "--out", str(out / str(number)), *asked, *weights, *each["notes"]])
        folders = [str(out / str(one)) for one in each["fitted_to"]]
        start = ["--start", str(before)] if each.get("goes_on") else []
        made = net(out, number)
        yield Step([str(FIT), "--out", str(made), *start, *each["fit"], *folders], made)
        if each["judged"]:
            yield judging(plan["judged"], out, number, each["judged"], workers)


def judging(how: list[str], out: Path, number: int, games: int, workers: int) -> Step:
    """The player with the net beside the one with that of the round before, on the same deals."""
    player, *options = how
    earlier = f"@{net(out, number - 1)}" if number > 1 else ""
    players = [f"before={player}{earlier}", f"after={player}@{net(out, number)}"]
    asked = ["--games", str(games), "--workers", str(workers), *options]
    return Step([str(JUDGE), *asked, *players], net(out, number).with_suffix(".txt"), is_told=True)


def do(step: Step) -> None:
    """Carry a step out, unless its result is there."""
    if step.result is not None and step.result.exists():
        return
    print("$ python", *step.command, flush=True)
    command = [sys.executable, *step.command]
    if step.is_told and step.result is not None:
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        print(told, end="", flush=True)
        step.result.write_text(told, encoding="utf-8")
    else:
        subprocess.run(command, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="folder of notes and nets")
    parser.add_argument("--plan", type=Path, default=PLAN, help="what is to be done in each round")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    plan = json.loads(given.plan.read_text(encoding="utf-8"))
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        for step in steps(plan, given.out, given.workers):
            do(step)
    except subprocess.CalledProcessError as error:
        print(f"rounds: {Path(error.cmd[1]).name} failed; what is done stays", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
