"""The table of docs/strength.md, played and printed: every level against the next, on the same deals.

    python bench/strength.py --out strength --workers 2

Each row is a run of the arena with a file in OUT, and the same command goes on where it was interrupted;
those of `grand` take hours. All games have seeds. Levels search a fixed number of iterations, but never
longer than their time limit: where a machine is so slow or so busy that the limit is reached, other figures
come out.
"""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from hotelier import HotelierError, results
from hotelier._build import BUILD
from hotelier._version import __version__
from hotelier.arena.ratings import Mean, Share
from hotelier.core.game import Json

AUSTRIA, OVERBOOKING = "austria", "overbooking"
TITLES = {AUSTRIA: "Grand Austria Hotel", OVERBOOKING: "Overbooking"}


class Row(NamedTuple):
    """A player and its opponent; alone, the opponent is Leopold at a difficulty."""

    game: str
    player: str
    against: str
    games: int
    alone: bool = False

    @property
    def bots(self) -> list[str]:
        return [self.player] if self.alone else [self.against, self.player]

    @property
    def options(self) -> dict[str, Any]:
        return {"difficulty": self.against} if self.alone else {}


ROWS = (
    Row(AUSTRIA, "porter", "apprentice", 100),
    Row(AUSTRIA, "waiter", "porter", 100),
    Row(AUSTRIA, "concierge", "waiter", 100),
    Row(AUSTRIA, "manager", "concierge", 60),
    Row(AUSTRIA, "director", "manager", 60),
    Row(AUSTRIA, "grand", "director", 32),
    Row(AUSTRIA, "manager", "medium", 60, alone=True),
    Row(AUSTRIA, "director", "hard", 40, alone=True),
    Row(AUSTRIA, "grand", "hard", 48, alone=True),
    Row(OVERBOOKING, "greedy", "random", 400),
    Row(OVERBOOKING, "search:1000", "greedy", 60),
    Row(OVERBOOKING, "grand", "search:1000", 40),
)
HEADINGS = "| game | player | against | won | games | points |\n|---|---|---|--:|--:|--:|"


def played(row: Row, most: int | None, out: Path, workers: int) -> list[Json]:
    """The games of a row; those that are in its file are not played again."""
    name = f"{row.game}-{row.player}-{row.against}".replace(":", "-")
    run = results.play(
        row.game,
        bots=row.bots,
        seats=1 if row.alone else 2,
        games=row.games if most is None else min(most, row.games),
        out=out / f"{name}.jsonl",
        workers=workers,
        **row.options,
    )
    return [game for game in run.rows() if "error" not in game]


def line(row: Row, games: list[Json]) -> str:
    """A row of the table: victories with their interval, a shared one counted in parts, and mean points."""
    won, own, other = Share(), Mean(), Mean()
    for game in games:
        seat = 0 if row.alone else game["bots"].index(row.player)
        won.add((seat in game["winners"]) / len(game["winners"]))
        own.add(game["scores"][seat])
        other.add(game["scores"][1 - seat])
    low, high = won.interval()
    where = f"{TITLES[row.game]}, {'alone' if row.alone else '2 players'}"
    against = f"Leopold, {row.against}" if row.alone else f"`{row.against}`"
    share = f"{100 * won.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
    points = f"{own.mean:.0f} : {other.mean:.0f}"
    return f"| {where} | `{row.player}` | {against} | {share} | {won.games} | {points} |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("strength"), help="folder of the results")
    parser.add_argument("--players", help="only rows of these players, with commas between them")
    parser.add_argument("--games", type=int, help="at most this many games in each row")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    given = parser.parse_args()
    wanted = given.players.split(",") if given.players else [row.player for row in ROWS]
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        print(f"hotelier {__version__} ({BUILD}), {datetime.now(UTC):%Y-%m-%d}\n\n{HEADINGS}", flush=True)
        for row in ROWS:
            if row.player in wanted:
                print(line(row, played(row, given.games, given.out, given.workers)), flush=True)
    except HotelierError as error:
        print(f"hotelier: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
