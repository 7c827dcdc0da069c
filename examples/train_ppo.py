"""Learn a game by masked PPO on the CPU, with nothing but numpy, and draw the learning curve.

    pip install hotelier[envs,plots]
    python examples/train_ppo.py overbooking --minutes 10 --plot curve.svg
    python examples/train_ppo.py austria --seats 1 --reward score --scale 0.02      (against Leopold)

The learner plays against bots in many games at once (`hotelier.envs.vector.Vector`). Every decision is an
observation, a mask of legal actions and, later, what it was paid. PPO raises the chance of decisions that
went better than expected, but never by much at once.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from small_net import Net, log_softmax

from hotelier import HotelierError
from hotelier.envs.vector import Vector

Array = NDArray[Any]

STEPS = 64
"""Decisions in every game between two rounds of learning."""
EPOCHS = 3
BATCH = 2048
TRACE = 0.95
"""Lambda: how far back the credit for what went well is given. Nothing is discounted: games end."""
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5


class Rollout:
    """What was seen, chosen and paid in some steps of all games."""

    def __init__(self, steps: int, games: Vector) -> None:
        count = games.count
        self.seen = np.zeros((steps, *games.observations.shape), np.float32)
        self.masks = np.zeros((steps, *games.masks.shape), bool)
        self.movers = np.zeros((steps, count), np.int64)
        self.actions = np.zeros((steps, count), np.int64)
        self.chances = np.zeros((steps, count), np.float32)
        """Logarithms of the chances with which the actions were chosen."""
        self.values = np.zeros((steps, count), np.float32)
        self.rewards = np.zeros((steps, count, games.seats), np.float32)
        self.dones = np.zeros((steps, count), bool)

    def collect(self, net: Net, games: Vector, scale: float, rng: np.random.Generator) -> None:
        """Play on in all games by the policy of the net."""
        rows = np.arange(games.count)
        for step in range(len(self.seen)):
            self.seen[step] = games.observations
            self.masks[step] = games.masks
            self.movers[step] = games.movers
            _, logits, values = net.forward(self.seen[step])
            chances = log_softmax(logits, self.masks[step])
            actions = (chances + rng.gumbel(size=chances.shape)).argmax(axis=1)
            games.step(actions)
            self.actions[step] = actions
            self.chances[step] = chances[rows, actions]
            self.values[step] = values
            self.rewards[step] = games.rewards * scale
            self.dones[step] = games.dones

    def advantages(self) -> tuple[Array, Array]:
        """How much better each decision went than expected (GAE), and which decisions count.

        A decision is judged by the next one of the same seat in the same game. Where that lies beyond the
        last step it is not known, and the decision does not count.
        """
        steps, count, seats = self.rewards.shape
        rows = np.arange(count)
        paid = np.zeros((count, seats), np.float32)
        """Since the seat's next decision, seen from behind."""
        next_value = np.zeros((count, seats), np.float32)
        next_gain = np.zeros((count, seats), np.float32)
        known = np.zeros((count, seats), bool)
        gains = np.zeros((steps, count), np.float32)
        counts = np.zeros((steps, count), bool)
        for step in range(steps - 1, -1, -1):
            ended = self.dones[step]
            paid[ended], next_value[ended], next_gain[ended], known[ended] = 0, 0, 0, True
            paid += self.rewards[step]
            mover = (rows, self.movers[step])
            gain = paid[mover] + next_value[mover] - self.values[step] + TRACE * next_gain[mover]
            gains[step] = gain
            counts[step] = known[mover]
            paid[mover], next_value[mover], next_gain[mover], known[mover] = (
                0,
                self.values[step],
                gain,
                True,
            )
        return gains, counts


def learn(net: Net, rollout: Rollout, rate: float, rng: np.random.Generator) -> None:
    """Improve the net by what happened."""
    gains, counts = rollout.advantages()
    picked = np.flatnonzero(counts.reshape(-1))
    seen = rollout.seen.reshape(-1, rollout.seen.shape[-1])
    masks = rollout.masks.reshape(-1, rollout.masks.shape[-1])
    actions = rollout.actions.reshape(-1)
    old_chances = rollout.chances.reshape(-1)
    targets = (gains + rollout.values).reshape(-1)
    gains = gains.reshape(-1)
    gains = (gains - gains[picked].mean()) / (gains[picked].std() + 1e-8)
    for _ in range(EPOCHS):
        rng.shuffle(picked)
        for first in range(0, len(picked), BATCH):
            some = picked[first : first + BATCH]
            improve(
                net,
                seen[some],
                masks[some],
                actions[some],
                old_chances[some],
                gains[some],
                targets[some],
                rate,
            )


def improve(
    net: Net,
    seen: Array,
    masks: Array,
    actions: Array,
    old_chances: Array,
    gains: Array,
    targets: Array,
    rate: float,
) -> None:
    """One step down the slope of PPO's loss: clipped policy gain, value error, and too little variety."""
    rows = np.arange(len(actions))
    layers, logits, values = net.forward(seen)
    logs = log_softmax(logits, masks)
    chances = np.exp(logs)
    ratio = np.exp(logs[rows, actions] - old_chances)
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = np.where(free, ratio * gains, 0)[:, None]
    chosen = np.zeros_like(chances)
    chosen[rows, actions] = 1
    policy_slopes = push * (chances - chosen)
    entropy = -(chances * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
    entropy_slopes = chances * (np.where(masks, logs, 0) + entropy)
    logit_slopes = (policy_slopes + ENTROPY * entropy_slopes) / len(actions)
    value_slopes = VALUE * 2 * (values - targets) / len(actions)
    net.improve(layers, logit_slopes.astype(np.float32), value_slopes.astype(np.float32), rate)


def evaluate(net: Net, games: Vector, wanted: int) -> tuple[float, float]:
    """The share of victories of the likeliest actions against the bots, and the mean score."""
    games.reset(seed=1_000_000)
    left = np.full(games.count, -(-wanted // games.count))
    """Every place plays equally many games: the first ones to end would be the short ones."""
    wins = points = 0.0
    while left.any():
        games.step(net.choose(games.observations, games.masks, None))
        for place, game in zip(np.flatnonzero(games.dones), games.last_games, strict=True):
            if left[place]:
                left[place] -= 1
                assert game.outcome is not None
                seat = int(games.learners[place])
                wins += (seat in game.outcome.winners) / len(game.outcome.winners)
                points += game.outcome.scores[seat]
    played = games.count * -(-wanted // games.count)
    return wins / played, points / played


class Course:
    """The learning curve: minutes, decisions, share of victories, mean score."""

    def __init__(self) -> None:
        self.points: list[tuple[float, int, float, float]] = []

    def add(self, minutes: float, decisions: int, wins: float, score: float) -> None:
        self.points.append((minutes, decisions, wins, score))
        print(
            f"{minutes:6.2f} min  {decisions:>10,} decisions  wins {wins:6.1%}  score {score:6.1f}",
            flush=True,
        )

    def plot(self, file: Path, title: str) -> None:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        minutes, _, wins, scores = zip(*self.points, strict=True)
        figure, left = pyplot.subplots(figsize=(7, 4), layout="constrained")
        left.plot(minutes, [100 * share for share in wins], color="tab:blue")
        left.set(title=title, xlabel="minutes", ylim=(0, 100))
        left.set_ylabel("victories, %", color="tab:blue")
        right = left.twinx()
        right.plot(minutes, scores, color="tab:orange")
        right.set_ylabel("mean score", color="tab:orange")
        left.grid(alpha=0.3)
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def train(net: Net, games: Vector, judge: Vector, given: argparse.Namespace) -> Course:
    """Learn for some minutes or decisions, and look every now and then how well it goes."""
    rng = np.random.default_rng(given.seed)
    rollout = Rollout(STEPS, games)
    course = Course()
    games.reset(seed=given.seed)
    begun = time.perf_counter()
    decisions = 0
    looked = -given.every
    while True:
        minutes = (time.perf_counter() - begun) / 60
        done = decisions / given.decisions if given.decisions else minutes / given.minutes
        if minutes - looked >= given.every or done >= 1:
            looked = minutes
            course.add(minutes, decisions, *evaluate(net, judge, given.judged))
        if done >= 1:
            return course
        rollout.collect(net, games, given.scale, rng)
        learn(net, rollout, given.rate * max(0.1, 1 - done), rng)
        decisions += rollout.actions.size


def arguments(description: str | None) -> argparse.ArgumentParser:
    """What all learning examples can be told."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("austria", "overbooking"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument(
        "--decisions", type=int, help="stop after this many: then the same command learns the same"
    )
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument(
        "--judged", type=int, default=512, help="games in which every look at the policy is judged"
    )
    parser.add_argument("--every", type=float, default=0.5, help="minutes between two looks")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate at the beginning")
    parser.add_argument("--reward", default="shaped")
    parser.add_argument("--scale", type=float, default=1, help="rewards are multiplied by this")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the weights in this .npz file")
    parser.add_argument("--plot", type=Path, help="draw the learning curve into this file")
    return parser


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--opponents", default="random", help="the code of a bot")
    given = parser.parse_args()
    games = Vector(
        given.game, given.games, seats=given.seats, opponents=given.opponents, reward=given.reward
    )
    judge = Vector(given.game, given.games, seats=given.seats, opponents=given.opponents)
    net = Net(games.layout.size, games.num_actions, given.hidden, given.seed)
    course = train(net, games, judge, given)
    if given.out:
        net.save(given.out)
    if given.plot:
        against = "Leopold" if given.seats == 1 else given.opponents
        course.plot(given.plot, f"{given.game}, {given.seats} seats, against {against}")


if __name__ == "__main__":
    try:
        main()
    except HotelierError as error:
        sys.exit(f"hotelier: {error}")
