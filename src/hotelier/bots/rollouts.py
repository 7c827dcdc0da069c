"""Rollouts: the best plans for a turn are tried out some turns further, in many guessed games.

The evaluation function says what turns bring on average; a rollout finds out what they bring after this
plan. A rollout plays the plan, then three more own turns that are led by short searches, while the rollout
policy decides for the others; then the evaluation function judges (a truncated rollout).

- Common random numbers: in each pass all plans are tried in the same guessed game with the same luck, so
  that they differ in nothing but the plan.
- Sequential halving: after some passes the worse half of the plans is dropped, until two are left.
"""

from collections.abc import Callable, Hashable
from heapq import heappop, heappush
from time import thread_time
from typing import Final

from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.evaluator import ENDS, Evaluator, lead_for
from hotelier.bots.search import Node, Search, SearchBot
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

EXTRA_TURNS: Final = 3
"""How many own turns a rollout plays after the planned one."""
SEARCH_WEIGHT: Final = 4.0
"""The value that the search found for a plan counts like this many rollouts."""
ITERATIONS_PER_ROLLOUT: Final = 20
"""A budget allows one rollout for each of these."""
MAX_EXPANSIONS: Final = 3000
"""How many steps are taken through the search tree to find plans that differ."""

Partial = tuple[float, int, int, Node, list[int]]
"""The beginning of a plan, up to an action of a node: its value and the number of the node, both negative
so that a heap gives the best first and of equal ones the last added; the place of the action, the node, and
the actions before."""


class Effort:
    """How thoroughly plans are compared."""

    def __init__(self, plans: int, passes: int, iterations: int) -> None:
        self.plans = plans
        """How many plans are compared at most."""
        self.passes = passes
        """How often each is tried before the worse half is dropped."""
        self.iterations = iterations
        """The length of the searches within a rollout."""


BRIEF: Final = Effort(plans=4, passes=1, iterations=24)
THOROUGH: Final = Effort(plans=8, passes=4, iterations=48)


class GuessPerspective(Perspective):
    """A seat in a game that is a guess already: there is nothing left to guess."""

    __slots__ = ("guess",)

    def __init__(self, guess: Game, seat: int) -> None:
        super().__init__(guess, seat)
        self.guess = guess

    def resample(self, rng: Seeded) -> Game:
        return self.guess


class Plan:
    """Actions to the end of a turn, and what rollouts of them brought."""

    def __init__(self, actions: list[int], points: float) -> None:
        self.actions = actions
        self.points = points
        """The sum over all rollouts, with the value of the search as some of them."""


class RolloutBot(SearchBot):
    """Searches, compares the best plans by rollouts and follows one until something hidden comes out."""

    def __init__(
        self,
        rng: Seeded,
        budget: Budget,
        effort: Effort = THOROUGH,
        evaluator_of: Callable[[Game, int], Evaluator] = search_evaluator_for,
    ) -> None:
        super().__init__(rng, budget, evaluator_of)
        self.whole = budget
        self.effort = effort
        self.plan: list[int] = []

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if not self.can_follow(perspective, legal):
            self.plan = self.make_plan(perspective)
        self.decisions = perspective.decisions + 1
        self.revealed = perspective.revealed
        return self.plan.pop(0)

    def can_follow(self, perspective: Perspective, legal: list[int]) -> bool:
        """Whether the plan still fits: nothing hidden has come out since it was made."""
        return (
            len(self.plan) > 0
            and self.plan[0] in legal
            and self.decisions == perspective.decisions
            and self.revealed == perspective.revealed
        )

    def make_plan(self, perspective: Perspective) -> list[int]:
        whole = self.whole
        until = thread_time() + whole.seconds
        evaluator = self.evaluator_of(perspective.resample(self.rng), perspective.seat)
        most = 1
        if evaluator.has_rollouts:
            most = self.effort.plans
            self.budget = Budget(whole.iterations, whole.seconds / 2)
        plans = best_plans(self.search(perspective), perspective.legal_actions(), evaluator, most)
        return self.compare(plans, perspective, until).actions

    def compare(self, plans: list[Plan], perspective: Perspective, until: float) -> Plan:
        """The plan that does best in rollouts, within the budget."""
        left = self.whole.iterations // ITERATIONS_PER_ROLLOUT
        passes = 0
        while len(plans) > 1 and left > 0:
            guess = perspective.resample(self.rng)
            luck = self.rng.below(1 << 30)
            found: list[float] = []
            for plan in plans:
                if thread_time() > until:
                    return plans[0]
                found.append(self.roll_out(plan, guess.clone(), perspective.seat, Seeded(luck)))
            for place, points in enumerate(found):
                plans[place].points += points
            plans.sort(key=lambda plan: -plan.points)
            left -= len(plans)
            passes += 1
            if passes % self.effort.passes == 0 and len(plans) > 2:
                plans = plans[: (len(plans) + 1) // 2]
        return plans[0]

    def roll_out(self, plan: Plan, game: Game, seat: int, rng: Seeded) -> float:
        """Play a plan and some turns more; the final points that can be expected then.

        The game is used up.
        """
        evaluator = self.evaluator_of(game, seat)
        actions = plan.actions
        at = 0
        turns = 0
        while game.to_move is not None:
            if game.to_move != seat:
                evaluator.play_rollout_action(game, rng)
                continue
            legal = game.choices()
            if at >= len(actions) or actions[at] not in legal:
                actions = short_search(game, seat, evaluator, self.effort.iterations, rng)
                at = 0
            action = actions[at]
            at += 1
            if evaluator.ends_turn(game, action):
                turns += 1
                if turns > EXTRA_TURNS:
                    return evaluator.points_after(game, action)
            game.apply_legal(action)
        assert game.outcome is not None
        return float(game.outcome.scores[seat])


def best_plans(root: Node, legal: list[int], evaluator: Evaluator, most: int) -> list[Plan]:
    """The best plans for the turn that differ in what matters, the best first.

    A best-first search through the tree that was built: the most promising beginning is continued first.
    """
    places = [root.places[action] for action in legal if action in root.places]
    waiting: list[Partial] = []
    push_actions(waiting, root, 0, places, [], max([root.values[place][root.mover] for place in places]))
    found: list[Plan] = []
    signatures: set[Hashable] = set()
    expanded: set[int] = set()
    for _ in range(MAX_EXPANSIONS):
        if not waiting or len(found) == most:
            break
        value, _, place, node, before = heappop(waiting)
        actions = [*before, node.actions[place]]
        child = None if node.kinds[place] == ENDS else node.children[place]
        if child is not None and child.actions:
            if id(child) not in expanded:
                expanded.add(id(child))
                push_actions(
                    waiting, child, len(expanded), list(range(len(child.actions))), actions, -value
                )
            continue
        actions += node.continuations[place]
        signature = evaluator.signature(actions)
        if signature not in signatures:
            signatures.add(signature)
            found.append(Plan(actions, SEARCH_WEIGHT * lead_for(-value, evaluator.scale)))
    return found


def push_actions(
    waiting: list[Partial], node: Node, number: int, places: list[int], before: list[int], most: float
) -> None:
    """Add the actions of a node: the best keeps the value of the way to it, the others have less."""
    best = max([node.values[place][node.mover] for place in places])
    for place in places:
        value = most * (node.values[place][node.mover] / best)
        heappush(waiting, (-value, -number, place, node, before))


def principal_variation(root: Node, place: int) -> list[int]:
    """An action and the best ones after it, as far as the tree knows them."""
    node = root
    actions: list[int] = []
    while True:
        actions.append(node.actions[place])
        child = None if node.kinds[place] == ENDS else node.children[place]
        if child is None or not child.actions:
            return actions + node.continuations[place]
        node = child
        place = node.best(node.actions)


def short_search(game: Game, seat: int, evaluator: Evaluator, iterations: int, rng: Seeded) -> list[int]:
    """A plan that is found quickly, to the end of the turn unless cards are drawn."""
    legal = game.choices()
    if len(legal) == 1:
        return legal
    search = Search(GuessPerspective(game, seat), evaluator, rng)
    search.run(Budget(iterations))
    root = search.root
    return principal_variation(root, root.best([action for action in legal if action in root.places]))
