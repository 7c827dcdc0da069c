"""Play the same deals with several players and compare what they have in the end.

    python bench/learn/judge.py --games 100 --workers 16 --difficulty hard grand "new=4000/24/24/16@NET.bin"

A player is one of the bots, like `grand`, or

    NAME=ITERATIONS/PLANS/INNER/OPENING/TURNS/MARGIN@WEIGHTS

with the length of its search (of which its number of rollouts follows), how many plans it compares, the
length of searches within rollouts and for each opening, the turns of a rollout, and what a rival's point
counts in percent. What is left out at the end is as in DEFAULTS; without weights there is no net. With 0
plans it searches and rolls nothing out. A `!` after the numbers makes it clairvoyant, for study: what it
guesses is the truth.

Alone by default; with `--seats 2` two players meet in both seatings of each deal, and at larger tables the
first player meets the second in all other seats.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any

from hotelier import Seeded, new_game
from hotelier.bots import Bot, make_bot
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation.net import Net, net_of
from hotelier.bots.evaluation.own_turn import OwnTurnEvaluator, evaluator_for
from hotelier.bots.rollouts import Effort, GuessPerspective, RolloutBot
from hotelier.bots.search import SearchBot
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

DEFAULTS = (3000, 24, 24, 16, 1, 50)


@cache
def net_in(file: str) -> Net:
    return net_of(Path(file).read_bytes())


class Player:
    """A player as it was written down."""

    def __init__(self, text: str) -> None:
        self.name, is_built, rest = text.partition("=")
        self.code = "" if is_built else text
        numbers, _, self.weights = rest.partition("@")
        self.clairvoyant = numbers.endswith("!")
        given = [int(number) for number in numbers.rstrip("!").split("/") if number]
        self.numbers = (*given, *DEFAULTS[len(given) :])

    def evaluator(self, game: Game, seat: int) -> OwnTurnEvaluator:
        evaluator = evaluator_for(game, seat)
        evaluator.margin = self.numbers[5] / 100
        evaluator.net = net_in(self.weights) if self.weights else None
        return evaluator

    def perspective(self, game: Game, seat: int) -> Perspective:
        """What it knows; a clairvoyant player's guess is the truth, which is for study only."""
        return GuessPerspective(game, seat) if self.clairvoyant else Perspective(game, seat)

    def bot(self, rng: Seeded) -> Bot:
        if self.code:
            return make_bot(self.code, rng)
        iterations, plans, inner, opening, turns, _ = self.numbers
        if not plans:
            return SearchBot(rng, Budget(iterations), self.evaluator)
        return RolloutBot(rng, Budget(iterations), Effort(plans, inner, opening, turns), self.evaluator)


def play(seating: list[str], seed: int, options: dict[str, Any]) -> tuple[list[int], list[float]]:
    """Scores of all sides, and the seconds of each player."""
    players = [Player(text) for text in seating]
    game = new_game("austria", seats=len(players), seed=seed, **options)
    bots = [player.bot(Seeded(seed * 7 + seat)) for seat, player in enumerate(players)]
    spent = [0.0] * len(players)
    while (seat := game.to_move) is not None:
        begun = time.thread_time()
        action = bots[seat].choose(players[seat].perspective(game, seat))
        spent[seat] += time.thread_time() - begun
        game.apply(action)
    assert game.outcome is not None
    return list(game.outcome.scores), spent


def mean(values: list[float]) -> tuple[float, float]:
    """The mean, and half of the interval that holds 95 %."""
    middle = sum(values) / len(values)
    if len(values) < 2:
        return middle, float("inf")
    spread = (sum((value - middle) ** 2 for value in values) / (len(values) - 1)) ** 0.5
    return middle, 1.96 * spread / len(values) ** 0.5


def report_alone(found: dict[tuple[int, int], Any], players: list[str]) -> None:
    first: dict[int, int] = {}
    for number, text in enumerate(players):
        games = {seed: result for (player, seed), result in found.items() if player == number}
        if not games:
            continue
        own = {seed: scores[0] for seed, (scores, _) in games.items()}
        first = first or own
        points, about = mean([float(score) for score in own.values()])
        margin, _ = mean([float(scores[0] - scores[1]) for scores, _ in games.values()])
        won = sum(scores[0] > scores[1] for scores, _ in games.values()) / len(games)
        seconds, _ = mean([spent[0] for _, spent in games.values()])
        line = f"{text.partition('=')[0]:12} {len(games):4} games {points:6.1f} ± {about:.1f}"
        line += f", ahead {margin:6.1f}, won {won:4.0%}, {seconds:5.1f} s"
        both = [float(own[seed] - first[seed]) for seed in own if seed in first]
        if number and both:
            difference, about = mean(both)
            line += (
                f", against {players[0].partition('=')[0]} {difference:+.1f} ± {about:.1f} ({len(both)})"
            )
        print(line, flush=True)


def report_together(found: dict[tuple[int, int], Any], seatings: list[list[str]]) -> None:
    won: dict[str, float] = {}
    points: dict[str, list[float]] = {}
    seconds: dict[str, float] = {}
    count: dict[str, int] = {}
    for (number, _), (scores, spent) in found.items():
        best = max(scores)
        for seat, text in enumerate(seatings[number]):
            name = text.partition("=")[0]
            won[name] = won.get(name, 0.0) + (scores[seat] == best) / scores.count(best)
            points.setdefault(name, []).append(float(scores[seat]))
            seconds[name] = seconds.get(name, 0.0) + spent[seat]
            count[name] = count.get(name, 0) + 1
    for name, first in won.items():
        average, about = mean(points[name])
        share = first / count[name]
        print(f"{name:12} {count[name]:4} seats, first {share:.1%}", end=", ")
        print(f"{average:.1f} ± {about:.1f}, {seconds[name] / count[name]:.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("players", nargs="+")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--difficulty", default="hard")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop then")
    parser.add_argument("--every", type=float, default=120, help="seconds between reports")
    given = parser.parse_args()
    seatings = seatings_of(given.players, given.seats)
    options = {"difficulty": given.difficulty} if given.seats == 1 else {}
    deadline = time.time() + given.seconds
    found: dict[tuple[int, int], Any] = {}
    told = time.time()
    with ProcessPoolExecutor(given.workers) as pool:
        waiting = {}
        for seed in range(given.first, given.first + given.games):
            for number, seating in enumerate(seatings):
                waiting[pool.submit(play, seating, seed, options)] = (number, seed)
        try:
            for done in as_completed(waiting, timeout=max(1, deadline - time.time())):
                found[waiting[done]] = done.result()
                if time.time() - told > given.every:
                    told = time.time()
                    report(given.seats, found, given.players, seatings)
                    print("--", flush=True)
        except TimeoutError:
            print("time is over", flush=True)
        report(given.seats, found, given.players, seatings)
        for process in list(pool._processes.values()):
            process.kill()


def seatings_of(players: list[str], seats: int) -> list[list[str]]:
    """Who sits where in the games of one deal."""
    if seats == 1:
        return [[player] for player in players]
    one, other = players
    return [[one if place == seat else other for place in range(seats)] for seat in range(seats)]


def report(seats: int, found: Any, players: list[str], seatings: list[list[str]]) -> None:
    if seats == 1:
        report_alone(found, players)
    else:
        report_together(found, seatings)


if __name__ == "__main__":
    main()
