"""The baselines against the other bots, two players, each pair on the same deals from both seats.

    python bench/baselines.py --game overbooking --games 400
    python bench/baselines.py --game austria --games 40 --against manager

Prints the tables of docs/environments.md, which names the command of each row: victories with the interval
that holds the true share in 95 of 100 cases, a shared one counted half, and the mean points of both.
"""

import argparse
import sys

from hotelier import HotelierError, results
from hotelier.arena.ratings import table_of

GAMES = ("overbooking", "austria")
BASELINE = "baseline"
AGAINST = "random,apprentice,porter,waiter,greedy,concierge"
"""Those who answer quickly."""


def line(game: str, bot: str, games: int, workers: int) -> str:
    run = results.play(game, bots=[BASELINE, bot], games=games, workers=workers)
    table = table_of(run.rows())
    won = table.duels[BASELINE, bot]
    low, high = won.interval()
    scores = [
        f"{table.scores[side].mean:.1f} ± {table.scores[side].margin:.1f}" for side in (BASELINE, bot)
    ]
    share = f"{100 * won.rate:.1f} % ({100 * low:.0f}–{100 * high:.0f})"
    return f"| `{bot}` | {table.games} | {share} | {scores[0]} | {scores[1]} |"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the baselines against other bots.")
    parser.add_argument("--game", choices=GAMES, help="only one of the games")
    parser.add_argument("--against", default=AGAINST, help="codes of bots, with commas between them")
    parser.add_argument("--games", type=int, default=200, help="games against each of them")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    given = parser.parse_args()
    try:
        for game in [given.game] if given.game else GAMES:
            print(f"\n{game}\n\n| against | games | won | points | points of the other |")
            print("|---|--:|--:|--:|--:|", flush=True)
            for bot in given.against.split(","):
                print(line(game, bot, given.games, given.workers), flush=True)
    except HotelierError as error:
        print(f"hotelier: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
