"""Rollouts: the best plans for a turn are tried out some turns further, in many guessed games.

The evaluation function says what turns bring on average; a rollout finds out what they bring after this
plan. A rollout plays the plan, then one or more own turns that are led by short searches, while the rollout
policy decides for the others; then the evaluation function judges (a truncated rollout). The better it
judges, the fewer turns: each brings luck into the comparison (`Evaluator.horizon`).

- Common random numbers: in each pass all plans are tried in the same guessed game with the same luck, so
  that they differ in nothing but the plan.
- Sequential halving: after some passes the worse half of the plans is dropped, until one is left. Each half
  gets the same number of rollouts, so that few are spent on plans that are plainly worse.

Plans are sought in two ways: the tree of one long search holds the best ones, but also many that are nearly
alike; a short search of its own for every opening (a guest or none, and a die) finds the best of each kind.
In the last turn of a game all ways to play it are looked at, too.

Where a turn is a single action, as in Overbooking, there is nothing to plan: all actions are compared, and
after each the rollout policy decides for everybody (flat Monte Carlo).
"""

from collections.abc import Callable, Hashable
from heapq import heappop, heappush
from typing import Any, Final

from hotelier.bots.budget import Budget, Deadline
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.evaluator import ENDS, Evaluator, lead_for
from hotelier.bots.search import Node, Search, SearchBot
from hotelier.bots.whole_turn import WholeTurn
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

SEARCH_WEIGHT: Final = 4.0
"""The value that the search found for a plan counts like this many rollouts."""
ITERATIONS_PER_ROLLOUT: Final = 20
"""A budget allows one rollout for each of these."""
FLAT_ROLLOUTS: Final = 4
"""Rollouts of a single action that a budget allows for each iteration: they are much quicker."""
SHARE_OF_SEARCH: Final = 0.25
"""How much of the time the search for plans may take, and again that for the openings."""
MAX_EXPANSIONS: Final = 3000
"""How many steps are taken through the search tree to find plans that differ."""

Partial = tuple[float, int, int, Node, list[int]]
"""The beginning of a plan, up to an action of a node: its value and the number of the node, both negative
so that a heap gives the best first and of equal ones the last added; the place of the action, the node, and
the actions before."""


class Effort:
    """How thoroughly plans are compared."""

    def __init__(
        self,
        plans: int,
        iterations: int,
        opening: int = 0,
        turns: int | None = None,
        is_flat: bool = False,
        positions: int = 0,
    ) -> None:
        self.plans = plans
        """How many plans are compared at most."""
        self.iterations = iterations
        """The length of the searches within a rollout."""
        self.opening = opening
        """The length of the search for the best plan of each opening; 0 if there is none."""
        self.turns = turns
        """How many own turns a rollout plays after the planned one; None leaves it to the evaluator."""
        self.is_flat = is_flat
        """Whether single actions are compared where a turn is one, instead of searching."""
        self.positions = positions
        """How many positions of the last turn are looked at, to overlook nothing; 0 if none are."""


SEARCHING: Final = Effort(plans=24, iterations=24, opening=16, positions=20_000)
THOROUGH: Final = Effort(plans=24, iterations=24, opening=16, is_flat=True, positions=20_000)


class GuessPerspective(Perspective):
    """A seat in a game that is a guess already: there is nothing left to guess."""

    __slots__ = ("guess",)

    def __init__(self, guess: Game, seat: int) -> None:
        super().__init__(guess, seat)
        self.guess = guess

    def resample(self, rng: Any) -> Game:
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
        effort: Effort = SEARCHING,
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
        deadline = self.whole.begin()
        evaluator = self.evaluator_of(perspective.resample(self.rng), perspective.seat)
        if evaluator.is_flat and self.effort.is_flat:
            plans = [Plan([action], 0.0) for action in perspective.legal_actions()]
            return self.compare(plans, FLAT_ROLLOUTS * self.whole.iterations, perspective, deadline).actions
        plans = self.candidates(perspective, evaluator)
        rollouts = self.whole.iterations // ITERATIONS_PER_ROLLOUT
        return self.compare(plans, rollouts, perspective, deadline).actions

    def candidates(self, perspective: Perspective, evaluator: Evaluator) -> list[Plan]:
        """The plans that are worth comparing, the most promising first."""
        most = 1
        self.budget = self.whole
        if evaluator.has_rollouts:
            most = self.effort.plans
            self.budget = self.whole.share(SHARE_OF_SEARCH)
        plans = best_plans(self.search(perspective), perspective.legal_actions(), evaluator, most)
        if evaluator.has_rollouts and self.effort.opening:
            plans += self.opening_plans(perspective, evaluator)
            if self.effort.positions:
                plans += self.last_turn_plans(perspective, evaluator)
            plans = different(plans, evaluator)[:most]
        return plans

    def opening_plans(self, perspective: Perspective, evaluator: Evaluator) -> list[Plan]:
        """The best plan for each opening, as far as a short search finds it."""
        deadline = self.whole.share(SHARE_OF_SEARCH).begin()
        guess = perspective.resample(self.rng)
        plans: list[Plan] = []
        openings = evaluator.openings(guess)
        length = max(1, min(self.effort.opening, self.whole.iterations // max(1, len(openings))))
        for opening in openings:
            if deadline.is_over():
                break
            game = guess.clone()
            for action in opening:
                game.apply_legal(action)
            if game.to_move == perspective.seat:
                plans.append(self.best_after(opening, length, game, perspective.seat, evaluator))
        return plans

    def last_turn_plans(self, perspective: Perspective, evaluator: Evaluator) -> list[Plan]:
        """The best plan of each kind, if the game ends with this turn."""
        guess = perspective.resample(self.rng)
        if not evaluator.is_last_turn(guess):
            return []
        deadline = self.whole.share(SHARE_OF_SEARCH).begin()
        turn = WholeTurn(guess, perspective.seat, evaluator, self.effort.positions, deadline)
        return [Plan(turn.plans[kind], SEARCH_WEIGHT * lead) for kind, lead in turn.leads.items()]

    def best_after(
        self, opening: list[int], iterations: int, game: Game, seat: int, evaluator: Evaluator
    ) -> Plan:
        """The best plan that begins with these actions, which have been made."""
        search = Search(GuessPerspective(game, seat), evaluator, self.rng)
        search.run(Budget(iterations))
        root = search.root
        place = root.best([action for action in game.choices() if action in root.places])
        lead = lead_for(root.values[place][seat], evaluator.scale)
        return Plan(opening + principal_variation(root, place), SEARCH_WEIGHT * lead)

    def compare(self, plans: list[Plan], left: int, perspective: Perspective, deadline: Deadline) -> Plan:
        """The plan that does best in at most `left` rollouts."""
        most = max(1, left // 2)  # tried out once each, then half of them, and so on: twice as many
        plans = plans[:most]
        while len(plans) > 1 and left >= len(plans):
            halvings = (len(plans) - 1).bit_length()
            passes = max(1, left // (halvings * len(plans)))
            stage = deadline.share(1 / halvings)
            tried = len(plans)
            while passes > 0 and tried == len(plans) and not stage.is_over():
                tried = self.try_out(plans, perspective, stage)
                left -= tried
                passes -= 1
            if tried < len(plans):  # time is up: the most promising ones were tried out, and count
                plans = plans[: max(1, tried)]
            plans.sort(key=lambda plan: -plan.points)
            plans = plans[: (len(plans) + 1) // 2]
        return max(plans, key=lambda plan: plan.points)

    def try_out(self, plans: list[Plan], perspective: Perspective, deadline: Deadline) -> int:
        """Roll the plans out once, with the same luck; how many there was time for, at least two."""
        seat = perspective.seat
        guess = perspective.resample(self.rng)
        luck = self.rng.below(1 << 30)
        found: list[float] = []
        for plan in plans:
            if len(found) > 1 and deadline.is_over():
                break
            game = guess.clone()
            evaluator = self.evaluator_of(game, seat)
            found.append(self.roll_out(plan, game, seat, evaluator, Seeded(luck)))
        for place, points in enumerate(found):
            plans[place].points += points
        return len(found)

    def roll_out(self, plan: Plan, game: Game, seat: int, evaluator: Evaluator, rng: Seeded) -> float:
        if evaluator.is_flat:
            game.apply_legal(plan.actions[0])
            return evaluator.play_out(game, seat, rng)
        return roll_out(plan.actions, game, seat, evaluator, self.effort, rng)


def roll_out(
    actions: list[int], game: Game, seat: int, evaluator: Evaluator, effort: Effort, rng: Seeded
) -> float:
    """Play a plan and some turns more; the points that can be expected in the end.

    The game is used up.
    """
    at = 0
    turns = 0
    most = evaluator.horizon if effort.turns is None else effort.turns
    while game.to_move is not None:
        if game.to_move != seat:
            evaluator.play_rollout_action(game, rng)
            continue
        if at >= len(actions) or actions[at] not in game.choices():
            actions = short_search(game, seat, evaluator, effort.iterations, rng)
            at = 0
        action = actions[at]
        at += 1
        if evaluator.ends_turn(game, action):
            turns += 1
            if turns > most:
                return evaluator.rollout_points(game, action)
        game.apply_legal(action)
    return evaluator.final_points(game)


def different(plans: list[Plan], evaluator: Evaluator) -> list[Plan]:
    """The best of the plans that are much the same, the most promising first."""
    found: list[Plan] = []
    signatures: set[Hashable] = set()
    plans.sort(key=lambda plan: -plan.points)
    for plan in plans:
        signature = evaluator.signature(plan.actions)
        if signature not in signatures:
            signatures.add(signature)
            found.append(plan)
    return found


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
    for __ in range(MAX_EXPANSIONS):
        if not waiting or len(found) == most:
            break
        value, __, place, node, before = heappop(waiting)
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
