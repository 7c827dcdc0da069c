"""Whether ratings find the true order of strength, and whether their intervals hold what they promise.

    python -m bench.ratings
    python -m bench.ratings --results RUN.jsonl

Players of known strength play simulated games; who comes first, second and so on is drawn by the model of
Plackett and Luce, as ratings assume it. Some of them are people, whose ratings stay a little less sure.
Only differences of ratings mean anything, so the interval of a rating is measured around the mean of all
players, and that of a difference between two of them.

Bots do not play by that model: one wins nearly all its games, another beats only some. With the results of
a run of `hotelier arena`, games are drawn from those that real bots have played, and ratings must find the
order that all of these have: by how often a bot came before the others.
"""

from argparse import ArgumentParser
from itertools import combinations
from math import hypot, log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from hotelier.arena.ratings import Ratings, Z, table_of
from hotelier.arena.results import read_results
from hotelier.core.game import Json

MEAN, SPREAD = 25.0, 25 / 3
"""How strengths are spread: as ratings expect of newcomers."""
BETA = SPREAD / 2
"""How much chance there is in a single game."""
PERSON = "person "


class Figures:
    """What came of the runs: shares of all that was looked at."""

    def __init__(self) -> None:
        self.ordered: list[float] = []
        self.own: list[float] = []
        self.pairs: list[float] = []
        self.margins: list[float] = []
        self.clear: list[float] = []


def strengths(players: int, people: int, rng: Random) -> dict[str, float]:
    names = [f"{PERSON if number < people else 'bot '}{number}" for number in range(players)]
    return {name: rng.gauss(MEAN, SPREAD) for name in names}


def play(sides: list[str], strength: dict[str, float], rng: Random) -> list[int]:
    """The rank of each side in a game."""
    chance = BETA * sqrt(len(sides))
    shown = [strength[side] / chance - log(-log(rng.random())) for side in sides]
    return [1 + sum(other > own for other in shown) for own in shown]


def run(players: int, people: int, seats: int, games: int, rng: Random, figures: Figures) -> None:
    strength = strengths(players, people, rng)
    ratings = Ratings(may_change=lambda side: side.startswith(PERSON))
    for _ in range(games):
        sides = rng.sample(sorted(strength), seats)
        ratings.add({"sides": sides, "ranking": play(sides, strength, rng)})
    look_at(ratings, strength, figures)


def look_at(ratings: Ratings, strength: dict[str, float], figures: Figures) -> None:
    """Compare what was found with what is true."""
    names = sorted(strength)
    found, true = fmean(ratings.of[name].mu for name in names), fmean(strength.values())
    for name in names:
        rating = ratings.of[name]
        off = (rating.mu - found) - (strength[name] - true)
        figures.own.append(abs(off) <= Z * rating.sigma)
        figures.margins.append(Z * rating.sigma)
    for place, one in enumerate(names):
        for other in names[:place]:
            told, really = ratings.of[one].mu - ratings.of[other].mu, strength[one] - strength[other]
            margin = Z * hypot(ratings.of[one].sigma, ratings.of[other].sigma)
            figures.pairs.append(abs(told - really) <= margin)
            figures.ordered.append(told * really > 0)
            if abs(told) > margin:
                figures.clear.append(told * really > 0)


# Games of real bots


def order_of(rows: list[Json]) -> dict[str, float]:
    """How often each bot came before the others, on average over them."""
    duels = table_of(rows).duels
    names = sorted({one for one, _ in duels})
    return {one: fmean(duels[one, other].rate for other in names if other != one) for one in names}


def run_drawn(rows: list[Json], games: int, rng: Random, figures: Figures) -> Ratings:
    """Rate games that are drawn from those of a run."""
    ratings, strength = Ratings(), order_of(rows)
    for _ in range(games):
        ratings.add(rng.choice(rows))
    for one, other in combinations(sorted(strength), 2):
        told, really = ratings.of[one].mu - ratings.of[other].mu, strength[one] - strength[other]
        figures.ordered.append(told * really > 0)
        if abs(told) > Z * hypot(ratings.of[one].sigma, ratings.of[other].sigma):
            figures.clear.append(told * really > 0)
    return ratings


def show_drawn(path: Path, games: int, runs: int) -> None:
    results = read_results(path)
    rows = [row for row in results.rows() if "error" not in row]
    figures, rng = Figures(), Random(1)
    rated = [run_drawn(rows, games, rng, figures).of for _ in range(runs)]
    print(f"{runs} runs of {games} games, drawn from {len(rows)} of {results.order.game} between bots")
    print("bot           came before    mean rating  mean margin")
    for name, share in sorted(order_of(rows).items(), key=lambda each: -each[1]):
        mu = fmean(of[name].mu for of in rated)
        margin = fmean(Z * of[name].sigma for of in rated)
        print(f"{name:12}  {share:11.1%}  {mu:13.2f}  {margin:11.2f}")
    print(f"pairs in the right order {fmean(figures.ordered):.1%}, ", end="")
    print(f"of those whose intervals say it {fmean(figures.clear):.1%} ({len(figures.clear)})")


def show_model(players: int, people: int, games: int, runs: int) -> None:
    print(f"{runs} runs of {games} games, {players} players, {people} of them people")
    print("seats  right order  of clear pairs  rating within  difference within  mean margin")
    for seats in (2, 3, 4):
        figures, rng = Figures(), Random(seats)
        for _ in range(runs):
            run(players, people, seats, games, rng, figures)
        shares = [figures.ordered, figures.clear, figures.own, figures.pairs]
        print(f"{seats:5}  " + "  ".join(f"{fmean(share):13.1%}" for share in shares), end="")
        print(f"  {fmean(figures.margins):11.2f}")


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--results", type=Path, help="a run of hotelier arena, from which games are drawn")
    asked = parser.parse_args()
    if asked.results is not None:
        show_drawn(asked.results, asked.games, asked.runs)
    else:
        show_model(asked.players, asked.people, asked.games, asked.runs)


if __name__ == "__main__":
    main()
