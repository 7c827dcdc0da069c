"""Finds exercises: positions from games of strong bots in which one plan is clearly best.

    python bench/exercises.py find --games 400 --workers 2      # goes on where it was left
    python bench/exercises.py pick --number 240                 # writes the shipped file

`find` plays games, and looks at every turn in three steps. A short search finds the best plan of each kind
– with which guests, with which die – and a few rollouts say which turns are worth a closer look. There a
search of four times the length seeks its own best plans, and all meet in `ROLLOUTS` new rollouts with the
same luck. The best one must lead those of all other kinds by `LEAD` points, and by `SURELY` at the lower
end of the 95 % interval of every difference. Then weaker levels play the turn again and again: the oftener
they miss the best kind, the harder the exercise.

What was found in a game is one line of a journal, so that nothing is done twice and several can share the
work: the same games give the same lines. `pick` takes exercises out of it, evenly from all rounds and
numbers of seats.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev

from hotelier.analysis.exercises.shapes import FORMAT, Exercise, ExerciseFile, Plan
from hotelier.analysis.judging import LUCK, evaluator_of, reasons, result_of
from hotelier.analysis.turns import PlayedTurn, turns_of
from hotelier.bots import make_bot
from hotelier.bots.budget import Budget
from hotelier.bots.levels import QUICK
from hotelier.bots.rollouts import SEARCHING, RolloutBot, short_search
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective
from hotelier.games import new_game

ROOT = Path(__file__).resolve().parents[1]
SHIPPED = ROOT / "src" / "hotelier" / "analysis" / "exercises" / "austria.json"
JOURNAL = ROOT / "build" / "exercises.jsonl"

SEATS = (1, 2)
GLANCE = 8
"""Rollouts that decide whether a turn is worth a closer look."""
PROMISING = 5.0
"""The lead that is asked for there."""
ROLLOUTS = 64
LEAD = 4.0
SURELY = 2.0
SIGMAS = 1.96
MOST_PLANS = 4
MOST_PER_GAME = 5
SHORT, LONG = 240, 960
"""Iterations of the two searches."""
WEAKER = ("apprentice", "porter", "waiter", "concierge")
TRIES = 6
GRADES = (0.4, 0.8)
"""Which part of all tries must have missed the best plan for the second grade, and for the third."""
DECIDED_BY = ("guest", "die", "pass")
"""The decisions that make a plan one of another kind."""

Kind = frozenset[str]


def played_by(bot: str, seats: int, seed: int) -> Game:
    game = new_game("austria", seats=seats, seed=seed)
    bots = [make_bot(bot, Seeded(seed * seats + seat)) for seat in range(seats)]
    while game.to_move is not None:
        game.apply(bots[game.to_move].choose(Perspective(game, game.to_move)))
    return game


def kind_of(game: Game, plan: list[int]) -> Kind:
    """The guests and the die of a plan, boosted or not."""
    words = [game.notation(action).rstrip("+") for action in plan]
    return frozenset(each for each in words if each.split()[0] in DECIDED_BY)


def best_by_kind(turn: PlayedTurn, iterations: int, rng: Seeded) -> dict[Kind, list[int]]:
    """The most promising plan of every kind that a search finds, the best first."""
    perspective = Perspective(turn.before, turn.seat)
    bot = RolloutBot(rng, Budget(iterations), SEARCHING, evaluator_of)
    evaluator = evaluator_of(perspective.resample(rng), turn.seat)
    found: dict[Kind, list[int]] = {}
    for plan in bot.candidates(perspective, evaluator):
        kind = kind_of(turn.before, plan.actions)
        if any(each.startswith("die") for each in kind) and kind not in found:
            found[kind] = completed(turn, plan.actions, rng)
    return found


def completed(turn: PlayedTurn, plan: list[int], rng: Seeded) -> list[int]:
    """A plan to the end of the turn, or to the decision with which something hidden comes out: searches
    leave it where nothing matters any more, or go on with cards that they have guessed."""
    game = Perspective(turn.before, turn.seat).resample(rng)
    evaluator = evaluator_of(game, turn.seat)
    actions: list[int] = []
    left = plan
    while True:
        if not left or left[0] not in game.choices():
            left = short_search(game, turn.seat, evaluator, QUICK.iterations, rng)
        action, *left = left
        actions.append(action)
        if evaluator.leaves_turn(game, action):
            return actions
        game.apply_legal(action)
        if game.to_move != turn.seat or game.revealed != turn.before.revealed:
            return actions


def rolled_out(turn: PlayedTurn, plans: list[list[int]], number: int, rng: Seeded) -> list[list[float]]:
    """What each plan brings, in the same guessed games with the same luck."""
    perspective = Perspective(turn.before, turn.seat)
    found: list[list[float]] = [[] for __ in plans]
    for __ in range(number):
        guess, luck = perspective.resample(rng), rng.below(LUCK)
        for plan, results in zip(plans, found, strict=True):
            results.append(result_of(plan, guess, turn.seat, QUICK, luck))
    return found


def look_at(turn: PlayedTurn, name: str, rng: Seeded) -> Exercise | None:
    """The exercise that a turn makes, if it does."""
    known = best_by_kind(turn, SHORT, rng)
    plans = differing(turn, known)
    if len(plans) < 2 or not is_promising(turn, plans, rng):
        return None
    known.update(best_by_kind(turn, LONG, rng))
    plans = differing(turn, known)
    ahead = sorted(zip(map(fmean, rolled_out(turn, plans, GLANCE, rng)), plans, strict=True), reverse=True)
    plans = worth_showing(turn, [plan for __, plan in ahead])
    if len(plans) < 2:
        return None
    results = rolled_out(turn, plans, ROLLOUTS, rng)
    best = max(range(len(plans)), key=lambda place: fmean(results[place]))
    order = sorted(range(len(plans)), key=lambda place: -fmean(results[place]))
    compared = [difference(results[best], results[place]) for place in order]
    if any(behind < LEAD or behind - SIGMAS * error < SURELY for behind, error in compared[1:]):
        return None
    missed = {level: share_missed(turn, plans[best], level, rng) for level in WEAKER}
    return Exercise(
        id=f"{name}-{turn.before.decisions}",
        seat=turn.seat,
        round=turn.round,
        grade=1 + sum(fmean(missed.values()) >= least for least in GRADES),
        missed=missed,
        plans=[
            plan_of(turn, plans[place], plans[best], *figures, rng)
            for place, figures in zip(order, compared, strict=True)
        ],
        record=turn.before.record(),
    )


def differing(turn: PlayedTurn, known: dict[Kind, list[int]]) -> list[list[int]]:
    """Plans of which no two are alike: those that are left where cards come out may be."""
    return list({kind_of(turn.before, plan): plan for plan in known.values()}.values())


def worth_showing(turn: PlayedTurn, ahead: list[list[int]]) -> list[list[int]]:
    """The best plans, with one at most that only invites somebody: the others would ask the same again."""
    only_guest = [plan for plan in ahead if not is_turn(turn.before, plan)]
    return [plan for plan in ahead if plan not in only_guest[1:]][:MOST_PLANS]


def is_turn(game: Game, plan: list[int]) -> bool:
    """Whether a plan says which die is taken, or that none is."""
    return any(not each.startswith("guest") for each in kind_of(game, plan))


def is_promising(turn: PlayedTurn, plans: list[list[int]], rng: Seeded) -> bool:
    first, second, *__ = sorted(map(fmean, rolled_out(turn, plans, GLANCE, rng)), reverse=True)
    return first - second >= PROMISING


def difference(best: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one plan is better than another, and the standard error of that."""
    differences = [one - two for one, two in zip(best, other, strict=True)]
    return fmean(differences), stdev(differences) / sqrt(len(differences))


def plan_of(
    turn: PlayedTurn, plan: list[int], best: list[int], behind: float, error: float, rng: Seeded
) -> Plan:
    instead = PlayedTurn(turn.before, turn.seat)
    instead.actions = plan
    return Plan(
        actions=[turn.before.notation(action) for action in plan],
        behind=round(behind, 1),
        error=round(error, 1),
        themes=reasons(instead, best, rng),
    )


def share_missed(turn: PlayedTurn, best: list[int], level: str, rng: Seeded) -> float:
    """How often a level of bots plays the turn in another way."""
    wanted = kind_of(turn.before, best)
    misses = sum(kind_of(turn.before, tried_by(turn, level, rng)) != wanted for __ in range(TRIES))
    return round(misses / TRIES, 2)


def tried_by(turn: PlayedTurn, level: str, rng: Seeded) -> list[int]:
    """What a bot plays in a turn, to its end or to where something hidden comes out, like the plans."""
    game = turn.before.clone()
    bot = make_bot(level, Seeded(rng.below(LUCK)))
    evaluator = evaluator_of(game, turn.seat)
    actions: list[int] = []
    while game.to_move == turn.seat:
        action = bot.choose(Perspective(game, turn.seat))
        actions.append(action)
        if evaluator.leaves_turn(game, action):
            break
        game.apply(action)
        if game.revealed != turn.before.revealed:
            break
    return actions


def found_in(job: tuple[str, int, int]) -> str:
    """A line of the journal: the exercises of a game."""
    bot, seats, seed = job
    name = f"{seats}-{seed}"
    __, played = turns_of(played_by(bot, seats, seed).record())
    exercises: list[Exercise] = []
    for turn in played:
        if turn.round and turn.is_choice and len(exercises) < MOST_PER_GAME:
            found = look_at(turn, name, Seeded(seed * 1000 + turn.before.decisions))
            exercises += [found] if found else []
    return json.dumps(
        {"bot": bot, "seats": seats, "seed": seed, "exercises": exercises}, ensure_ascii=False
    )


def find(bot: str, games: int, workers: int, journal: Path) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    done = {(line["bot"], line["seats"], line["seed"]) for line in lines_of(journal)}
    jobs = [(bot, SEATS[number % len(SEATS)], number) for number in range(games)]
    jobs = [job for job in jobs if job not in done]
    with get_context("spawn").Pool(workers) as pool, journal.open("a", encoding="utf-8") as out:
        for place, line in enumerate(pool.imap_unordered(found_in, jobs), 1):
            print(line, file=out, flush=True)
            print(f"{place} of {len(jobs)} games, {len(json.loads(line)['exercises'])} found", flush=True)


def lines_of(journal: Path) -> list[Json]:
    if not journal.exists():
        return []
    return [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]


def pick(number: int, journal: Path) -> None:
    """Write the shipped file: as many from every round and from every number of seats as there are. What no
    level has ever missed is no exercise."""
    lines = lines_of(journal)
    waiting: dict[tuple[int, int], list[Exercise]] = defaultdict(list)
    for line in sorted(lines, key=lambda line: line["seed"]):
        for exercise in line["exercises"]:
            if any(exercise["missed"].values()):
                waiting[line["seats"], exercise["round"]].append(exercise)
    picked = list(islice(in_turn(list(waiting.values())), number))
    picked.sort(key=lambda exercise: (fmean(exercise["missed"].values()), exercise["id"]))
    kept = ExerciseFile(hotelier_exercises=FORMAT, bot=lines[0]["bot"], exercises=picked)
    SHIPPED.write_text(to_text(kept), encoding="utf-8")
    print(f"{len(picked)} exercises of {sum(map(len, waiting.values()))} that were found, in {SHIPPED}")


def in_turn(rows: list[list[Exercise]]) -> Iterator[Exercise]:
    """The first of each row, then the second of each, as far as they go."""
    for place in range(max(map(len, rows), default=0)):
        for row in rows:
            yield from row[place : place + 1]


def to_text(kept: ExerciseFile) -> str:
    """JSON with an exercise on each line, so that a change of one is a change of one line."""
    head = json.dumps({**kept, "exercises": []}, ensure_ascii=False).removesuffix("]}")
    lines = [json.dumps(exercise, ensure_ascii=False) for exercise in kept["exercises"]]
    return head + "\n" + ",\n".join(lines) + "\n]}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", choices=("find", "pick"))
    parser.add_argument("--bot", default="manager", help="who plays the games")
    parser.add_argument("--games", type=int, default=400, help="how many games are looked through")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--number", type=int, default=240, help="how many exercises are picked")
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    given = parser.parse_args()
    if given.command == "find":
        find(given.bot, given.games, given.workers, given.journal)
    else:
        pick(given.number, given.journal)


if __name__ == "__main__":
    main()
