"""Fit the weights of the evaluation of Grand Austria Hotel to the results of games between bots.

    python bench/fit_weights.py --start OLD.json --out NEW.json

OLD is `src/hotelier/bots/evaluation/austria_weights.json`; without it, the default weights are where it
begins.

Each round plays games with the weights found so far, with brief rollouts and some random decisions so that
bad positions are seen too, and then fits the weights anew to the games of the last rounds by ridge
regression. Needs numpy and scipy; with the compiled build a round of 1500 games takes about ten minutes on
two cores.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix, hstack, identity, vstack
from scipy.sparse.linalg import lsqr

from hotelier import Seeded, new_game
from hotelier.austria.content.actions import END, PASS
from hotelier.austria.content.book import Book, book_of
from hotelier.austria.game import Austria
from hotelier.austria.rules.final_scoring import total
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation.austria import (
    LAST_TURNS,
    NO_AUTOMATON,
    SCALE,
    card_features_of,
    corrected,
    time_left,
)
from hotelier.bots.evaluation.evaluator import Evaluator, lead_for
from hotelier.bots.evaluation.features import MOST_TURNS, feature_names, features_of, turns_left
from hotelier.bots.evaluation.own_turn import OwnTurnEvaluator
from hotelier.bots.levels import softmax_draw
from hotelier.bots.rollouts import Effort, RolloutBot
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

KEPT_OF = (4, 5)
"""Four of five ends of turns are kept as samples."""
KEPT_ROUNDS = 4
"""How many of the last rounds the weights are fitted to."""
ITERATIONS = 160
"""The budget of each turn; that allows eight rollouts."""
EFFORT = Effort(plans=4, iterations=24)
STRAY = 12
"""How many of a hundred plans are drawn at random."""
DIFFICULTIES = ("easy", "medium", "hard")
Sample = tuple[list[int], int, float]


def play(seed: int, weights: Any, temperature: float, seats: int, options: dict[str, Any]) -> Any:
    """A game between bots; samples of it, and the automaton's points by turns left."""
    game = new_game("austria", seats=seats, seed=seed, **options)
    assert isinstance(game, Austria)
    rng = Seeded(seed ^ 0xABCDEF)
    cards = card_features_of(game.state.book)

    def evaluator_of(_: Game, seat: int) -> Evaluator:
        return OwnTurnEvaluator(weights[0], cards, weights[1], seat, game.actions.kinds)

    bots = [RolloutBot(rng.fork(), Budget(ITERATIONS), EFFORT, evaluator_of) for _ in range(seats)]
    seen: list[tuple[int, list[int], int, int]] = []
    automaton: list[tuple[int, int]] = []
    while (seat := game.to_move) is not None:
        state = game.state
        action = choose(bots[seat], Perspective(game, seat), temperature, rng)
        if action in (END, PASS) and rng.below(KEPT_OF[1]) < KEPT_OF[0]:
            player = state.players[seat]
            before = player.passed
            player.passed = action == PASS
            seen.append((seat, features_of(state, seat, cards), turns_left(state, player), total(player)))
            player.passed = before
            if game.automata:
                leopold = state.players[-1]
                automaton.append((turns_left(state, leopold), total(leopold)))
        game.apply(action)
    outcome = game.outcome
    assert outcome is not None
    samples = [(found, turns, outcome.scores[seat] - points) for seat, found, turns, points in seen]
    return samples, [(turns, outcome.scores[-1] - points) for turns, points in automaton], outcome.scores


def choose(bot: RolloutBot, perspective: Perspective, temperature: float, rng: Seeded) -> int:
    """What rollouts find best; now and then a random plan, of nearly the same value unless it is hot."""
    legal = perspective.legal_actions()
    if len(legal) == 1 or bot.can_follow(perspective, legal) or rng.below(100) >= STRAY:
        return bot.choose(perspective)
    root = bot.search(perspective)
    values = [lead_for(value[root.mover], SCALE) for value in root.values]
    return root.actions[softmax_draw(values, temperature, rng)]


def play_some(job: tuple[list[int], dict[str, Any], float]) -> Any:
    """Games of all kinds in turn: alone mostly, since there is least luck in them, and for two."""
    seeds, table, temperature = job
    weights = weights_by_kind(table)
    out = []
    for seed in seeds:
        options: dict[str, Any] = {"edition": "first" if seed % 5 == 0 else "revised"}
        options["board"] = "day" if seed % 3 == 0 else "night"
        options["promo"] = seed % 7 == 0
        seats = 2 if seed % 5 == 1 else 1
        difficulty = ""
        if seats == 1:
            difficulty = DIFFICULTIES[seed // 4 % 3]
            options["difficulty"] = difficulty
        names = key_of(options)
        samples, automaton, scores = play(seed, weights[names], temperature, seats, options)
        out.append((names, difficulty, samples, automaton, seats, scores))
    return out


def key_of(options: dict[str, Any]) -> str:
    return f"{options['edition']} {options['promo']} {options.get('difficulty', '')}"


def book_of_key(key: str) -> Book:
    edition, promo, _ = key.split(" ")
    return book_of(edition, promo == "True")


ALL_KEYS = [
    f"{edition} {promo} {difficulty}"
    for edition in ("first", "revised")
    for promo in (False, True)
    for difficulty in ("", *DIFFICULTIES)
]


def weights_by_kind(table: dict[str, Any]) -> dict[str, Any]:
    """The table in the form of the evaluator, for every kind of game."""
    found = {}
    for key in ALL_KEYS:
        automaton = table["automata"].get(key.split(" ")[2], NO_AUTOMATON)
        found[key] = (corrected(book_of_key(key), table["weights"]), automaton)
    return found


def fit(games: list[Any], before: dict[str, Any], damp: float) -> dict[str, Any]:
    """The weights that explain best how the games went on; those of rare features change least."""
    names = {key: feature_names(book_of_key(key)) for key in ALL_KEYS}
    weights = {key: corrected(book_of_key(key), before["weights"]) for key in ALL_KEYS}
    places: dict[str, int] = {}
    rows: list[int] = []
    columns: list[int] = []
    turns_of: list[int] = []
    targets: list[float] = []
    for key, _, samples, _, _, _ in games:
        old_weights = weights[key]
        for found, turns, points in samples:
            target = points
            near = time_left(turns)
            for feature in found:
                rows.append(len(targets))
                columns.append(places.setdefault(names[key][feature], len(places)))
                target -= (
                    old_weights.in_the_end[feature]
                    + old_weights.in_time[feature] * near
                    + old_weights.each_turn[feature] * turns
                )
            turns_of.append(turns)
            targets.append(target)
    counts = csr_matrix((np.ones(len(rows)), (rows, columns)), shape=(len(targets), len(places)))
    left = np.array(turns_of)[:, None]
    in_time = counts.multiply(np.minimum(left / LAST_TURNS, 1.0))
    x = hstack([counts, in_time, counts.multiply(left / MOST_TURNS)]).tocsr()
    y = np.array(targets)
    stacked = vstack([x, damp * identity(x.shape[1])]).tocsr()
    solved = lsqr(stacked, np.concatenate([y, np.zeros(x.shape[1])]), iter_lim=300)[0]
    error = y - x @ solved
    print(
        f"  {len(y)} positions: before {y.mean():.1f} ± {y.std():.1f} off, corrected {error.std():.1f}",
        flush=True,
    )
    kinds = len(places)
    corrections = {}
    for name, at in sorted(places.items()):
        old = before["weights"].get(name, [0.0, 0.0, 0.0])
        new = [solved[at], solved[at + kinds], solved[at + 2 * kinds] / MOST_TURNS]
        if name:
            corrections[name] = [round(float(old[part] + new[part]), 3) for part in range(3)]
    return {"weights": corrections, "automata": automata(games)}


def automata(games: list[Any]) -> dict[str, list[float]]:
    """The mean of what an automaton still brings home, by difficulty and turns left."""
    found = {}
    for difficulty in DIFFICULTIES:
        by_turns: list[list[int]] = [[] for _ in range(MOST_TURNS + 1)]
        for _, played, _, automaton, _, _ in games:
            if played == difficulty:
                for turns, points in automaton:
                    by_turns[turns].append(points)
        seen = [turns for turns, points in enumerate(by_turns) if points]
        means = [np.mean(by_turns[turns]) for turns in seen]
        filled = np.interp(range(MOST_TURNS + 1), seen, means)
        found[difficulty] = [round(float(points), 1) for points in filled]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--damp", type=float, default=8.0, help="how strongly rare features are held back")
    parser.add_argument(
        "--temperature", type=float, default=3.0, help="how random the random decisions are"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="begin with these weights instead of the defaults")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    table = json.loads(given.start.read_text()) if given.start else {"weights": {}, "automata": {}}
    start = table
    kept: list[Any] = []
    with ProcessPoolExecutor(2) as pool:
        for number in range(given.rounds):
            first = given.seed + number * given.games
            seeds = list(range(first, first + given.games))
            temperature = given.temperature / (1 + number / 2)
            jobs = [(seeds[at : at + 50], table, temperature) for at in range(0, len(seeds), 50)]
            games = [game for some in pool.map(play_some, jobs) for game in some]
            two = [score for game in games if game[4] == 2 for score in game[5]]
            alone = [game[5] for game in games if game[4] == 1]
            won = sum(own > leopold for own, leopold in alone) / len(alone)
            mine, his = np.mean(alone, axis=0)
            print(
                f"round {number + 1}: mean for two {np.mean(two):.1f}, "
                f"alone {mine:.1f} against {his:.1f}, won {won:.2f}",
                flush=True,
            )
            kept = [*kept[-given.games * (KEPT_ROUNDS - 1) :], *games]
            table = fit(kept, start, given.damp)
            given.out.write_text(json.dumps(table, indent=0) + "\n")


if __name__ == "__main__":
    main()
