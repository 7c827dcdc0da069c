"""Teach the network of Grand Austria Hotel where the worth of assets is wrong: play, see how games end.

    python bench/learn.py --rounds 40 --games 1500 --out src/hotelier/bots/appraisal/network.json

Each round plays games with the network as it is, which says nothing at first, and trains it on the games of
the last rounds: a position is worth what came after it, and what the network thinks of the
positions that followed. Needs numpy and scipy; with the compiled build a round takes a minute or two.
"""

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

from hotelier import Perspective, Seeded, new_game
from hotelier.austria.actions import END, PASS
from hotelier.austria.book import book_of
from hotelier.austria.game import Austria
from hotelier.bots.appraisal import austria
from hotelier.bots.appraisal.appraiser import Appraiser
from hotelier.bots.appraisal.habits import is_quiet
from hotelier.bots.appraisal.learned import ALL_CARDS, LearnedAppraiser
from hotelier.bots.appraisal.network import FINE, POINTS, read_network
from hotelier.bots.appraisal.signs import sign_names, signs
from hotelier.bots.budget import Budget
from hotelier.bots.levels import draw
from hotelier.bots.search import Node, SearchBot
from hotelier.core.game import Game

UNITS = (64, 32)
CURIOUS = 12
"""So many of a hundred turns begin with a choice that is not taken for the best."""
HEAT = 2.0
"""Then what looks worse by so many points is taken a third as often."""
TRUST = 0.1
"""How much the network's own word on the next position counts, against how the game went on."""
FORGETTING = 0.3
"""So much of a weight is lost with every step, times the rate: what is not confirmed goes."""
BATCH = 1024
KEPT = 700_000
"""So many positions of the last rounds are learnt from."""
SEATS = (1, 2, 1, 3, 1, 2, 1, 4)
DIFFICULTIES = ("easy", "medium", "hard")
Array = Any


def options_of(seed: int, seats: int) -> dict[str, Any]:
    """Games of all kinds, mostly of the usual one."""
    options: dict[str, Any] = {
        "edition": "first" if seed % 7 == 0 else "revised",
        "board": "day" if seed % 5 == 0 else "night",
        "promo": seed % 11 == 0,
    }
    if seats == 1:
        options["difficulty"] = DIFFICULTIES[seed // 8 % 3]
    elif seed % 9 == 0:
        options["staff"] = "draft"
    return options


class Teacher:
    """Plays games and takes notes."""

    def __init__(self, kept: dict[str, Any], walks: int) -> None:
        self.kept = kept
        self.walks = walks
        self.networks: dict[Any, Any] = {}

    def appraiser_of(self, game: Game, seat: int) -> Appraiser:
        assert isinstance(game, Austria)
        plain = austria.appraiser_for(game, seat)
        book = game.state.book
        if book not in self.networks:
            self.networks[book] = read_network(book, self.kept)
        return LearnedAppraiser(self.networks[book], plain.worth, plain.traits, plain.automaton, seat)

    def play(self, seed: int) -> tuple[int, list[int], list[tuple[list[tuple[list[int], float]], int]]]:
        """A game: how many sat there, the scores, and for every seat its positions and its score."""
        seats = SEATS[seed % len(SEATS)]
        game = new_game("austria", seats=seats, seed=seed, **options_of(seed, seats))
        assert isinstance(game, Austria)
        rng = Seeded(seed ^ 0xABCDEF)
        plain = [austria.appraiser_for(game, seat) for seat in range(seats)]
        bots = [SearchBot(rng.fork(), Budget(self.walks), self.appraiser_of) for _ in range(seats)]
        names = sign_ids(game.state.book.edition, bool(game.options["promo"]))
        notes: list[list[tuple[list[int], float]]] = [[] for _ in range(seats)]
        rounds = 0
        while (seat := game.to_move) is not None:
            state = game.state
            if state.round != rounds and is_quiet(state):
                rounds = state.round
                for each in range(seats):
                    seen = signs(state, each, ALL_CARDS, False)
                    notes[each].append(([names[sign] for sign in seen], plain[each].points_of(state, each)))
            action = self.choose(bots[seat], Perspective(game, seat), rng)
            if action == PASS or (action == END and not state.extra_turns):
                state.players[seat].passed = action == PASS
                seen = signs(state, seat, ALL_CARDS, True)
                notes[seat].append(([names[sign] for sign in seen], plain[seat].points_of(state, seat)))
            game.apply(action)
        assert game.outcome is not None
        scores = game.outcome.scores
        return seats, scores, [(notes[seat], scores[seat]) for seat in range(seats)]

    def choose(self, bot: SearchBot, perspective: Perspective, rng: Seeded) -> int:
        """What the bot finds; some turns begin with something else that looks good."""
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        is_first = bot.kept(perspective) is None
        root = bot.think(perspective)
        place = root.best([action for action in legal if action in root.places])
        if is_first and rng.below(100) < CURIOUS:
            place = draw(in_points(root), HEAT, rng)
        bot.keep(perspective, root, place)
        return root.actions[place]


def in_points(root: Node) -> list[float]:
    chances = [min(max(promised[root.mover], 1e-6), 1 - 1e-6) for promised in root.prospects]
    return [austria.SPREAD * log(chance / (1 - chance)) for chance in chances]


NAMES: dict[str, int] = {}
"""All names of signs, numbered."""
for each_edition in ("revised", "first"):
    for each_name in sign_names(book_of(each_edition, True)):
        NAMES.setdefault(each_name, len(NAMES))
IDS: dict[tuple[str, bool], list[int]] = {}


def sign_ids(edition: str, promo: bool) -> list[int]:
    """The numbers in NAMES of the signs of a book."""
    if (edition, promo) not in IDS:
        IDS[edition, promo] = [NAMES[name] for name in sign_names(book_of(edition, promo))]
    return IDS[edition, promo]


def play_some(job: tuple[list[int], dict[str, Any], int]) -> Any:
    seeds, kept, walks = job
    teacher = Teacher(kept, walks)
    games = [teacher.play(seed) for seed in seeds]
    return [(seats, scores) for seats, scores, _ in games], packed([s for *_, some in games for s in some])


def packed(sequences: list[tuple[list[tuple[list[int], float]], int]]) -> dict[str, Array]:
    """Positions of many games as arrays."""
    positions = [position for notes, _ in sequences for position in notes]
    return {
        "signs": np.array([sign for found, _ in positions for sign in found], dtype=np.int16),
        "sizes": np.array([len(found) for found, _ in positions], dtype=np.int32),
        "worth": np.array([points for _, points in positions], dtype=np.float32),
        "lengths": np.array([len(notes) for notes, _ in sequences], dtype=np.int32),
        "scores": np.array([score for _, score in sequences], dtype=np.float32),
    }


def joined(parts: list[dict[str, Array]]) -> dict[str, Array]:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


class Student:
    """The network while it learns, with Adam."""

    def __init__(self, rng: np.random.Generator) -> None:
        first, second = UNITS
        self.weights = {
            "over": (rng.normal(size=(len(NAMES), first + 1)) * 0.05).astype(np.float32),
            "first": np.zeros(first + 1, np.float32),
            "between": (rng.normal(size=(first, second)) * np.sqrt(2 / first)).astype(np.float32),
            "second": np.zeros(second, np.float32),
            "last": np.zeros(second, np.float32),
        }
        self.weights["over"][:, 0] = 0
        self.mean = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0
        self.met = np.zeros(len(NAMES), bool)

    def forward(self, x: Array) -> tuple[Array, ...]:
        w = self.weights
        sums = x @ w["over"] + w["first"]
        seen = np.maximum(sums[:, 1:], 0)
        above = np.maximum(seen @ w["between"] + w["second"], 0)
        return sums[:, 0] + above @ w["last"], seen, above

    def value(self, x: Array) -> Array:
        """What is still to come, in points."""
        parts = [self.forward(x[at : at + BATCH * 4])[0] for at in range(0, x.shape[0], BATCH * 4)]
        return np.concatenate(parts) * POINTS

    def step(self, x: Array, target: Array, rate: float) -> float:
        w = self.weights
        found, seen, above = self.forward(x)
        error = (found - target / POINTS) / len(target)
        d_above = np.outer(error, w["last"]) * (above > 0)
        d_seen = (d_above @ w["between"].T) * (seen > 0)
        d_sums = np.concatenate([error[:, None], d_seen], axis=1)
        self.adam(
            {
                "over": x.T @ d_sums,
                "first": d_sums.sum(0),
                "between": seen.T @ d_above,
                "second": d_above.sum(0),
                "last": above.T @ error,
            },
            rate,
        )
        return float(np.mean((found * POINTS - target) ** 2))

    def adam(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        fair = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            self.weights[name] -= fair * self.mean[name] / (np.sqrt(self.square[name]) + 1e-8)
            self.weights[name] *= 1 - FORGETTING * rate

    def to_json(self) -> dict[str, Any]:
        """The weights by name, of all signs that were met."""
        w = self.weights
        rounded = {name: np.rint(array * FINE).astype(int).tolist() for name, array in w.items()}
        return {
            "start": rounded["first"][0],
            "first": rounded["first"][1:],
            "between": rounded["between"],
            "second": rounded["second"],
            "last": rounded["last"],
            "signs": {name: rounded["over"][at] for name, at in NAMES.items() if name and self.met[at]},
        }

    def from_json(self, kept: dict[str, Any]) -> None:
        w = self.weights
        w["first"][:] = np.array([kept["start"], *kept["first"]]) / FINE
        w["between"][:] = np.array(kept["between"]) / FINE
        w["second"][:] = np.array(kept["second"]) / FINE
        w["last"][:] = np.array(kept["last"]) / FINE
        for name, row in kept["signs"].items():
            w["over"][NAMES[name]] = np.array(row) / FINE
            self.met[NAMES[name]] = True


def matrix(games: dict[str, Array]) -> csr_matrix:
    ends = np.concatenate([[0], np.cumsum(games["sizes"])])
    ones = np.ones(len(games["signs"]), np.float32)
    return csr_matrix((ones, games["signs"].astype(np.int32), ends), shape=(len(ends) - 1, len(NAMES)))


def targets(games: dict[str, Array], value: Array) -> Array:
    """What came after each position, mixed with what the network thinks of the positions that followed."""
    worth = games["worth"]
    lasts = np.cumsum(games["lengths"]) - 1
    out = np.zeros_like(worth)
    out[lasts] = games["scores"] - worth[lasts]
    for back in range(1, int(games["lengths"].max())):
        at = lasts[games["lengths"] > back] - back
        after = TRUST * value[at + 1] + (1 - TRUST) * out[at + 1]
        out[at] = worth[at + 1] - worth[at] + after
    return out


def learn(student: Student, games: dict[str, Array], epochs: int, rate: float, rng: Any) -> None:
    x = matrix(games)
    student.met[np.unique(games["signs"])] = True
    for epoch in range(epochs):
        wanted = targets(games, student.value(x))
        order = rng.permutation(x.shape[0])
        errors = [
            student.step(x[order[at : at + BATCH]], wanted[order[at : at + BATCH]], rate)
            for at in range(0, len(order), BATCH)
        ]
        if epoch == epochs - 1:
            print(f"  {x.shape[0]} positions, off by {np.mean(errors) ** 0.5:.1f}", flush=True)


def surprise(student: Student, games: dict[str, Array]) -> float:
    """How wrong the network is about games that it has not seen: the root of the mean square, in points."""
    final = np.repeat(games["scores"], games["lengths"])
    found = games["worth"] + student.value(matrix(games))
    return float(np.mean((final - found) ** 2) ** 0.5)


def summary(played: list[tuple[int, list[int]]]) -> Iterator[str]:
    for seats in (1, 2, 4):
        own = [score for many, scores in played if many == seats for score in scores[:seats]]
        yield f"{seats}: {np.mean(own):.1f}"
    alone = [scores for many, scores in played if many == 1]
    yield f"won alone {np.mean([own > leopold for own, leopold in alone]):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--walks", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--start", type=Path, help="begin with this network")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    student = Student(rng)
    if given.start:
        student.from_json(json.loads(given.start.read_text()))
    next_seed = given.seed
    buffer: list[dict[str, Array]] = []
    kept = student.to_json()
    with ProcessPoolExecutor(given.workers) as pool:
        for number in range(given.rounds):
            began = time.monotonic()
            seeds = list(range(next_seed, next_seed + given.games))
            next_seed += given.games
            jobs = [(seeds[at : at + 40], kept, given.walks) for at in range(0, len(seeds), 40)]
            results = list(pool.map(play_some, jobs))
            played = [game for some, _ in results for game in some]
            buffer.append(joined([notes for _, notes in results]))
            while sum(len(part["sizes"]) for part in buffer) > KEPT and len(buffer) > 1:
                buffer.pop(0)
            seconds = time.monotonic() - began
            print(f"round {number + 1}: {', '.join(summary(played))} ({seconds:.0f} s)", flush=True)
            print(f"  forecasts of new games off by {surprise(student, buffer[-1]):.1f}", flush=True)
            learn(student, joined(buffer), given.epochs, given.rate, rng)
            kept = student.to_json()
            given.out.write_text(json.dumps(kept) + "\n")


if __name__ == "__main__":
    main()
