"""What a turn was worth, beside the best plan that can be found for it.

The best plan is sought as the bots seek theirs: by a search, by short searches for every opening, and by
rollouts of all that they bring (bots/rollouts.py). Then three ways to play the turn are compared: as it was
played, by the best plan, and as a quick player would, the one who leads all rollouts. The three meet again
and again in the same guessed game with the same luck. These games are new ones: the best plan was chosen
because it did well in the earlier ones, and would look too good in them.

Nothing is used but what the seat could know.
"""

from math import sqrt

from hotelier.analysis.shapes import Depth, Reason
from hotelier.analysis.turns import PlayedTurn
from hotelier.bots.advice import MOST_REASONS, WORTH_TELLING
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.evaluator import Evaluator, lead_for
from hotelier.bots.evaluation.own_turn import OwnTurnEvaluator
from hotelier.bots.levels import QUICK
from hotelier.bots.rollouts import THOROUGH, Effort, RolloutBot, roll_out, short_search
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

LUCK = 1 << 30
GUESSES = 6
"""The guessed games in which it is looked up what a plan is better for."""
QUICK_PLAYER: list[int] = []
"""The plan of who has none: the first search within the rollout makes one."""


class Care:
    """How thoroughly a turn is looked at."""

    def __init__(self, iterations: int, effort: Effort, duels: int, flat_duels: int) -> None:
        self.iterations = iterations
        """The budget of the search for the best plan."""
        self.effort = effort
        self.duels = duels
        """How often the ways to play it meet."""
        self.flat_duels = flat_duels
        """The same where a turn is a single action and a rollout takes no time."""


CARE: dict[Depth, Care] = {
    "quick": Care(240, QUICK, duels=12, flat_duels=200),
    "deep": Care(960, THOROUGH, duels=48, flat_duels=1000),
}


class Judgement:
    """What a turn brought, and the best plan for it."""

    def __init__(self, best: list[int], expected: float, gained: float, loss: float, error: float) -> None:
        self.best = best
        self.expected = expected
        self.gained = gained
        self.loss = loss
        self.error = error


def evaluator_of(game: Game, seat: int) -> Evaluator:
    """An evaluator that counts own points only: a player's own score is what can be learnt from."""
    evaluator = search_evaluator_for(game, seat)
    if isinstance(evaluator, OwnTurnEvaluator):
        evaluator.margin = 0.0
    return evaluator


def judge(turn: PlayedTurn, care: Care, rng: Seeded) -> Judgement:
    perspective = Perspective(turn.before, turn.seat)
    best = turn.actions
    if turn.is_choice:
        best = RolloutBot(rng, Budget(care.iterations), care.effort, evaluator_of).make_plan(perspective)
    is_flat = evaluator_of(turn.before, turn.seat).is_flat
    usual: list[float] = []
    gains: list[float] = []
    losses: list[float] = []
    for __ in range(care.flat_duels if is_flat else care.duels):
        guess = perspective.resample(rng)
        luck = rng.below(LUCK)
        quick, played, ideal = (
            result_of(plan, guess, turn.seat, care.effort, luck)
            for plan in (QUICK_PLAYER, turn.actions, best)
        )
        usual.append(quick)
        gains.append(played - quick)
        losses.append(ideal - played)
    loss, error = mean(losses), standard_error(losses)
    if loss <= error:
        best, loss = turn.actions, 0.0
    return Judgement(best, mean(usual), mean(gains), loss, error)


def result_of(plan: list[int], guess: Game, seat: int, effort: Effort, luck: int) -> float:
    """What a seat has in the end of a rollout; the guess stays as it is."""
    game = guess.clone()
    evaluator = evaluator_of(game, seat)
    rng = Seeded(luck)
    if not evaluator.is_flat:
        return roll_out(plan, game, seat, evaluator, effort, rng)
    if plan and plan[0] in game.choices():
        game.apply_legal(plan[0])
    return lead_for(evaluator.play_out(game, seat, rng), evaluator.scale)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: list[float]) -> float:
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return sqrt(spread / len(values))


def reasons(turn: PlayedTurn, best: list[int], rng: Seeded) -> list[Reason]:
    """What the best plan is better for than what was played, and what it is worse for."""
    if best == turn.actions:
        return []
    perspective = Perspective(turn.before, turn.seat)
    sums: dict[str, float] = {}
    for __ in range(GUESSES):
        guess = perspective.resample(rng)
        for plan, sign in ((best, 1), (turn.actions, -1)):
            for theme, points in themes_after(guess, turn.seat, plan, rng).items():
                sums[theme] = sums.get(theme, 0.0) + sign * points
    found = [Reason(theme=theme, points=round(total / GUESSES, 1)) for theme, total in sums.items()]
    told = [each for each in found if abs(each["points"]) >= WORTH_TELLING]
    return sorted(told, key=lambda each: (-abs(each["points"]), each["theme"]))[:MOST_REASONS]


def themes_after(guess: Game, seat: int, actions: list[int], rng: Seeded) -> dict[str, float]:
    """What a seat's points will come from at the end of its turn, before chance or anybody else comes in. A
    plan that leaves the turn where cards come out is gone on with, so that whole turns are compared."""
    game = guess.clone()
    evaluator = evaluator_of(game, seat)
    if evaluator.is_flat:
        make_all(actions, game, evaluator)
        return evaluator.themes(game, seat, rng)
    left = actions
    while game.to_move == seat:
        if not left or left[0] not in game.choices():
            left = short_search(game, seat, evaluator, QUICK.iterations, rng)
        action, *left = left
        if evaluator.leaves_turn(game, action):
            break
        game.apply_legal(action)
    return evaluator.themes(game, seat, rng)


def make_all(actions: list[int], game: Game, evaluator: Evaluator) -> None:
    """Play a turn as far as it can be played, its last action too."""
    for action in actions:
        if action not in game.choices():
            return
        is_last = evaluator.leaves_turn(game, action)
        game.apply_legal(action)
        if is_last:
            return
