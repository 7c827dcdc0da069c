"""Whether ratings find the true order of strength, and whether their intervals hold what they promise.

    python -m bench.ratings

Players of known strength play simulated games; who comes first, second and so on is drawn by the model of
Plackett and Luce, as ratings assume it. Some of them are people, whose ratings stay a little less sure.
Only differences of ratings mean anything, so the interval of a rating is measured around the mean of all
players, and that of a difference between two of them.
"""

from argparse import ArgumentParser
from math import hypot, log, sqrt
from random import Random
from statistics import fmean

from hotelier.arena.ratings import Ratings, Z

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


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--runs", type=int, default=50)
    asked = parser.parse_args()
    print(
        f"{asked.runs} runs of {asked.games} games, {asked.players} players, {asked.people} of them people"
    )
    print("seats  right order  of clear pairs  rating within  difference within  mean margin")
    for seats in (2, 3, 4):
        figures, rng = Figures(), Random(seats)
        for _ in range(asked.runs):
            run(asked.players, asked.people, seats, asked.games, rng, figures)
        shares = [figures.ordered, figures.clear, figures.own, figures.pairs]
        print(f"{seats:5}  " + "  ".join(f"{fmean(share):13.1%}" for share in shares), end="")
        print(f"  {fmean(figures.margins):11.2f}")


if __name__ == "__main__":
    main()
