"""Play games and note what rollouts say of the plans of each turn: what the value net is taught with.

    python bench/learn/notes.py --out notes/1 --games 2000 --workers 16 --weights NET.bin

In every turn some plans are rolled out equally often, with the same guesses and the same luck: the best
ones that a search finds, and some that it thinks less of. So what they bring differs by little but the
plan. Every game has a file of its own in the folder, and games that are there are not played again: what
was interrupted goes on where it stopped. `run.json` in the folder tells how the notes were made.
"""

import argparse
import hashlib
import json
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

from hotelier import Seeded, new_game
from hotelier.austria.content.actions import END, PASS
from hotelier.austria.game import Austria
from hotelier.austria.rules.state import TURNS, State
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation.features import features_of
from hotelier.bots.evaluation.net import Net, net_of
from hotelier.bots.evaluation.net_features import add_table
from hotelier.bots.evaluation.own_turn import OwnTurnEvaluator, evaluator_for
from hotelier.bots.evaluation.rollout_policy import finish_turn
from hotelier.bots.rollouts import SEARCH_WEIGHT as WEIGHT_OF_PLAN
from hotelier.bots.rollouts import Effort, Plan, RolloutBot, roll_out
from hotelier.bots.whole_turn import WholeTurn
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

DIFFICULTIES = ("easy", "medium", "hard")
SEATS = (1, 1, 1, 1, 2, 2, 3, 4)
"""Half of the games are played alone; by the number of the game."""
STRAY = 10
"""How many of a hundred turns are played by a plan drawn at random."""
BEST = 4
"""How many of the plans are those that the search likes best; the rest is drawn from the others."""
CANDIDATES = 3
"""From how many times as many plans as are rolled out."""
SAME = 0.4
"""Plans of a kind that differ by a tenth of a point, which counts four times, are the same."""
LOWEST = float("-inf")
SEARCH_WEIGHT = 1 / 4
"""What the search says of a plan counts like this part of all rollouts when one is chosen."""
CENTS = 100

EvaluatorOf = Callable[[Game, int], OwnTurnEvaluator]


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    """How many play, and by which options: all kinds come in turn."""
    seats = SEATS[seed % len(SEATS)]
    options: dict[str, Any] = {}
    if seed // 8 % 4 == 3:
        options["board"] = "day"
    if seed // 32 % 8 == 7:
        options["edition"] = "first"
    if seats == 1:
        options["difficulty"] = DIFFICULTIES[seed // 8 % 3]
    return seats, options


@cache
def net_in(file: str) -> Net:
    return net_of(Path(file).read_bytes())


def play(
    seed: int,
    weights: str | None,
    effort: tuple[int, int, int, int],
    iterations: int,
    passes: int,
    positions: int,
) -> tuple["array[int]", list[int]]:
    """The notes of a game, and its scores."""
    plans, inner, opening, turns = effort
    care = Effort(CANDIDATES * plans, inner, opening, turns)
    seats, options = options_of(seed)
    game = new_game("austria", seats=seats, seed=seed, **options)
    assert isinstance(game, Austria)
    rng = Seeded(seed ^ 0x5EED)

    def evaluator_of(game: Game, seat: int) -> OwnTurnEvaluator:
        evaluator = evaluator_for(game, seat)
        evaluator.net = None if weights is None else net_in(weights)
        evaluator.margin = 0.0
        return evaluator

    bots = [RolloutBot(rng.fork(), Budget(iterations), care, evaluator_of) for _ in range(seats)]
    notes: array[int] = array("i")
    while (seat := game.to_move) is not None:
        perspective = Perspective(game, seat)
        bot = bots[seat]
        legal = perspective.legal_actions()
        if len(legal) > 1 and not bot.can_follow(perspective, legal):
            evaluator = evaluator_of(perspective.resample(rng), seat)
            some = some_of(bot.candidates(perspective, evaluator), plans, rng)
            if positions and game.state.phase == TURNS:
                some += overlooked(perspective.resample(rng), some, evaluator, positions)
            bot.plan = compare(some, perspective, evaluator_of, care, passes, rng, notes)
            bot.decisions = perspective.decisions
            bot.revealed = perspective.revealed
        game.apply(bot.choose(perspective))
    assert game.outcome is not None
    return notes, list(game.outcome.scores)


def some_of(plans: list[Plan], most: int, rng: Seeded) -> list[Plan]:
    """The best plans and some of the others."""
    rest = list(range(BEST, len(plans)))
    rng.shuffle(rest)
    return plans[:BEST] + [plans[place] for place in rest[: most - BEST]]


def overlooked(game: Game, plans: list[Plan], evaluator: OwnTurnEvaluator, positions: int) -> list[Plan]:
    """Plans that the net likes better than those of their kind: some are good, the others it overrates."""
    turn = WholeTurn(game, evaluator.seat, evaluator, positions, Budget(1).begin())
    known = {evaluator.signature(plan.actions): plan.points for plan in plans}
    found = []
    for kind in sorted(turn.leads, key=lambda kind: -turn.leads[kind])[:BEST]:
        points = WEIGHT_OF_PLAN * turn.leads[kind]
        if points > known.get(kind, LOWEST) + SAME:
            found.append(Plan(turn.plans[kind], points))
    return found


def compare(
    plans: list[Plan],
    perspective: Perspective,
    evaluator_of: EvaluatorOf,
    effort: Effort,
    passes: int,
    rng: Seeded,
    notes: "array[int]",
) -> list[int]:
    """Roll the plans out and note it; the plan to play."""
    if len(plans) == 1:
        return plans[0].actions
    seat = perspective.seat
    sums = [0.0] * len(plans)
    ends: list[tuple[float, list[int]] | None] = []
    for number in range(passes):
        guess = perspective.resample(rng)
        luck = rng.below(1 << 30)
        for place, plan in enumerate(plans):
            evaluator = evaluator_of(guess, seat)
            if number == 0:
                ends.append(end_of(plan.actions, guess.clone(), evaluator))
            sums[place] += roll_out(plan.actions, guess.clone(), seat, evaluator, effort, Seeded(luck))
    write(notes, [(end, total / passes) for end, total in zip(ends, sums, strict=True) if end is not None])
    best = max(
        range(len(plans)), key=lambda place: sums[place] + plans[place].points * passes * SEARCH_WEIGHT
    )
    if rng.below(100) < STRAY:
        best = rng.below(len(plans))
    return plans[best].actions


def write(notes: "array[int]", seen: list[tuple[tuple[float, list[int]], float]]) -> None:
    """-1 and the number of plans; of each the linear evaluation, the rollouts, and its features."""
    if len(seen) < 2:
        return
    notes.extend([-1, len(seen)])
    for (linear, features), points in seen:
        notes.extend([round(CENTS * linear), round(CENTS * points), len(features), *features])


def end_of(actions: list[int], game: Game, evaluator: OwnTurnEvaluator) -> tuple[float, list[int]] | None:
    """What the linear evaluation says of the end of a planned turn, and what the net sees there.

    Plans that a search has not followed to their end stop where the turn can end; those of the first cards
    and rooms where the first turn begins."""
    assert isinstance(game, Austria)
    seat = evaluator.seat
    is_setup = game.state.phase != TURNS
    for action in actions if is_setup else [*actions, END]:
        if game.to_move != seat or action not in game.choices():
            return None
        if action == PASS:
            game.state.players[seat].passed = True
            return seen_at(game.state, evaluator)
        if evaluator.ends_turn(game, action):
            return seen_at(game.state, evaluator)
        game.apply_legal(action)
    if is_setup:
        finish_turn(game, Seeded(0))
        return seen_at(game.state, evaluator)
    return None


def seen_at(state: State, evaluator: OwnTurnEvaluator) -> tuple[float, list[int]]:
    seat, net = evaluator.seat, evaluator.net
    features = features_of(state, seat, evaluator.card_features)
    evaluator.net = None
    linear = evaluator.points_of(state, seat)
    evaluator.net = net
    add_table(features, state, seat)
    return linear, features


def note(seed: int, folder: Path, deadline: float, **settings: Any) -> tuple[int, list[int]] | None:
    """Play a game and keep its notes, unless it is too late; the file gets its name when it is whole."""
    if time.time() > deadline:
        return None
    notes, scores = play(seed, **settings)
    unfinished = folder / f"{seed}.part"
    with unfinished.open("wb") as file:
        notes.tofile(file)
    unfinished.rename(folder / f"{seed}.notes")
    return seed, scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="folder of the notes")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--weights", help="the net to play with; none without")
    parser.add_argument("--plans", type=int, default=12)
    parser.add_argument("--passes", type=int, default=1, help="rollouts of each plan")
    parser.add_argument("--iterations", type=int, default=60, help="the search for plans")
    parser.add_argument("--opening", type=int, default=12, help="the search for each opening")
    parser.add_argument("--positions", type=int, default=0, help="of a turn, to find overlooked plans")
    parser.add_argument("--inner", type=int, default=20, help="the searches in a rollout")
    parser.add_argument("--turns", type=int, default=1, help="turns of a rollout after the planned one")
    parser.add_argument("--seconds", type=float, default=1e9, help="no game is begun later than this")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    settings: dict[str, Any] = {
        "effort": (given.plans, given.inner, given.opening, given.turns),
        "iterations": given.iterations,
        "passes": given.passes,
        "positions": given.positions,
        "weights": given.weights,
    }
    told = json.dumps({**settings, "digest": digest(given.weights)}, indent=1)
    run = given.out / "run.json"
    if run.exists() and run.read_text(encoding="utf-8") != told:
        raise SystemExit(f"{given.out} holds notes that were made with other settings: see {run}")
    run.write_text(told, encoding="utf-8")
    seeds = range(given.first, given.first + given.games)
    missing = [seed for seed in seeds if not (given.out / f"{seed}.notes").exists()]
    work = partial(note, folder=given.out, deadline=time.time() + given.seconds, **settings)
    tell(work, missing, given.workers)


def tell(work: Callable[[int], tuple[int, list[int]] | None], seeds: list[int], workers: int) -> None:
    """Do the work and tell now and then how far it is, and what the games bring."""
    begun = time.monotonic()
    alone: list[int] = []
    others: list[int] = []
    with ProcessPoolExecutor(workers) as pool:
        for count, done in enumerate(pool.map(work, seeds), 1):
            if done is not None:
                seed, scores = done
                (alone if options_of(seed)[0] == 1 else others).append(scores[0])
            if count % 200 == 0 or count == len(seeds):
                passed = round(time.monotonic() - begun)
                print(f"{len(alone) + len(others)} games, {passed} s", end=", ")
                print(f"alone {summary(alone)}, others {summary(others)}", flush=True)


def digest(file: str | None) -> str | None:
    return None if file is None else hashlib.sha256(Path(file).read_bytes()).hexdigest()


def summary(scores: list[int]) -> str:
    if len(scores) < 2:
        return "-"
    mean = sum(scores) / len(scores)
    spread = (sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)) ** 0.5
    return f"{mean:.1f} ± {1.96 * spread / len(scores) ** 0.5:.1f}"


if __name__ == "__main__":
    main()
