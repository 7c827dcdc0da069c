"""Imitate a bot: learn to choose as it does, from its games with itself.

    python examples/imitate.py overbooking --teacher greedy --lessons 500
    hotelier simulate --help                                    (names the bots)

A strong but slow bot becomes a quick policy in this way, or the beginning of training by `train_ppo.py`.
Some more games are kept apart: agreement is measured on decisions that were not learned, too.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from small_net import Net, log_softmax
from train_ppo import evaluate

from hotelier import HotelierError, Perspective, Seeded
from hotelier.bots import make_bot
from hotelier.envs.arrays import Observer
from hotelier.envs.start import Start
from hotelier.envs.vector import Vector

Array = NDArray[Any]

BATCH = 256
EXAMINED = 10
"""A tenth as many games are kept apart."""


class Lessons:
    """Decisions of a teacher: what it saw, what it could do, what it did."""

    def __init__(self, seen: list[Array], masks: list[Array], actions: list[int]) -> None:
        self.seen = np.array(seen, np.float32)
        self.masks = np.array(masks, bool)
        self.actions = np.array(actions, np.int64)


def watch(start: Start, teacher: str, seeds: range) -> Lessons:
    """Let the teacher play with itself and write down every decision that was one."""
    observer = Observer(start, "flat")
    seen: list[Array] = []
    masks: list[Array] = []
    actions: list[int] = []
    for seed in seeds:
        game = start.new_game(seed)
        streams = Seeded(seed + 1)
        bots = [make_bot(teacher, streams.fork()) for _ in range(start.seats)]
        while (seat := game.to_move) is not None:
            action = bots[seat].choose(Perspective(game, seat))
            if len(game.legal_actions()) > 1:
                shown = observer.observe(game, seat)
                seen.append(shown["observation"])
                masks.append(shown["action_mask"])
                actions.append(action)
            game.apply(action)
    return Lessons(seen, masks, actions)


def study(net: Net, lessons: Lessons, rate: float, rng: np.random.Generator) -> None:
    """Go through all lessons once: make what the teacher did more likely (cross-entropy)."""
    order = rng.permutation(len(lessons.actions))
    for first in range(0, len(order), BATCH):
        some = order[first : first + BATCH]
        layers, logits, values = net.forward(lessons.seen[some])
        slopes = np.exp(log_softmax(logits, lessons.masks[some]))
        slopes[np.arange(len(some)), lessons.actions[some]] -= 1
        net.improve(layers, (slopes / len(some)).astype(np.float32), np.zeros_like(values), rate)


def agreement(net: Net, lessons: Lessons) -> float:
    """How often the likeliest action is what the teacher did."""
    return float((net.choose(lessons.seen, lessons.masks, None) == lessons.actions).mean())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("austria", "overbooking"))
    parser.add_argument("--teacher", default="greedy", help="the code of a bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lessons", type=int, default=500, help="games to learn from")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--judged", type=int, default=512, help="games against random bots in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the weights in this .npz file")
    given = parser.parse_args()

    start = Start(given.game, given.seats, {})
    lessons = watch(start, given.teacher, range(given.seed, given.seed + given.lessons))
    first_examined = given.seed + given.lessons
    examination = watch(
        start, given.teacher, range(first_examined, first_examined + max(1, given.lessons // EXAMINED))
    )
    net = Net(start.layout.size, start.num_actions, seed=given.seed)
    rng = np.random.default_rng(given.seed)
    print(f"{len(lessons.actions):,} decisions of {given.teacher}")
    for epoch in range(1, given.epochs + 1):
        study(net, lessons, given.rate, rng)
        learned, unseen = agreement(net, lessons), agreement(net, examination)
        print(
            f"epoch {epoch:>3}: agrees in {learned:.1%} of what it learned, {unseen:.1%} of the rest",
            flush=True,
        )
    judge = Vector(given.game, min(256, given.judged), seats=given.seats, opponents="random")
    wins, score = evaluate(net, judge, given.judged)
    print(f"against random: wins {wins:.1%}, score {score:.1f}")
    if given.out:
        net.save(given.out)


if __name__ == "__main__":
    try:
        main()
    except HotelierError as error:
        sys.exit(f"hotelier: {error}")
