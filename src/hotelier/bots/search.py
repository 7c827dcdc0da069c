"""Information-set Monte Carlo tree search: the search behind all bots that look further than one decision.

An iteration goes down the tree of decisions built so far, adds one node and evaluates its actions.

- Determinization: hidden cards are dealt anew (`resample`), so that an iteration runs in a complete game
  that fits what the seat knows. A node stands for all positions that the same actions can lead to: an
  information set, as far as the seat that searches can tell.
- UCT: on the way down the action with the best upper confidence bound is followed, that is its value so far
  plus a bonus for actions that were seldom tried (`Search.select`).
- Leaves are not played to the end of the game: the evaluation function judges them.
- Backup: within a turn nobody but its player decides, so an action is worth what the best continuation is
  worth (maximum). Between turns chance and the others come in, so the mean of all iterations counts. Every
  seat maximizes its own value (max^n).
- Transposition table: within a turn, nodes are shared by all orders of actions that lead to the same
  position.
- Solved actions, whose value cannot change any more, are not tried again.
"""

from collections.abc import Callable, Hashable
from math import log, sqrt
from typing import Final

from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.evaluator import CHANCE, ENDS, GOES_ON, SOLVED, Evaluator
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

EXPLORATION: Final = 0.02
"""The weight of UCT's bonus for seldom tried actions; values lie between 0 and 1."""
CLOCK_INTERVAL: Final = 4
"""Iterations between two looks at the clock."""


class Node:
    """A decision of a seat. The lists hold an entry for each action, at its place."""

    __slots__ = (
        "actions",
        "children",
        "continuations",
        "kinds",
        "mover",
        "places",
        "sums",
        "total_visits",
        "unsolved",
        "values",
        "visits",
    )

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.total_visits = 0
        self.actions: list[int] = []
        self.places: dict[int, int] = {}
        """Where in the lists an action stands."""
        self.children: list[Node | None] = []
        self.visits: list[int] = []
        self.kinds: list[int] = []
        """What the action leads to: see evaluator.py."""
        self.unsolved = 0
        """How many actions are still worth trying."""
        self.values: list[list[float]] = []
        """The value of an action for every seat, as far as is known."""
        self.sums: list[list[float]] = []
        """The sums of the values found beyond the end of the turn, or after cards were drawn."""
        self.continuations: list[list[int]] = []
        """The actions by which the first estimate of a value finished the turn."""

    def add(self, action: int, kind: int, estimate: list[float], continuation: list[int]) -> None:
        place = len(self.actions)
        self.places[action] = place
        self.actions.append(action)
        self.children.append(None)
        self.visits.append(0)
        self.kinds.append(kind)
        if kind != SOLVED:
            self.unsolved += 1
        self.values.append(estimate)
        self.sums.append(estimate)
        self.continuations.append(continuation)

    def solve(self, place: int) -> None:
        """Everything that can follow an action in this turn is known."""
        self.kinds[place] = SOLVED
        self.unsolved -= 1

    def back_up_mean(self, place: int, found: list[float]) -> None:
        """Add the value that one more iteration found; the first estimate counts as one of them."""
        count = self.visits[place] + 2.0
        sums = [self.sums[place][seat] + found[seat] for seat in range(len(found))]
        self.sums[place] = sums
        self.values[place] = [total / count for total in sums]

    def back_up_maximum(self, place: int, found: list[float]) -> None:
        """Take the value of a continuation within the turn, if it is better than those found before."""
        if found[self.mover] > self.values[place][self.mover]:
            self.values[place] = found

    def adopt(self, continuation: list[int], value: list[float]) -> None:
        """Start from the continuation that the node above knows, if it beats the first estimates here."""
        if continuation and continuation[0] in self.places:
            place = self.places[continuation[0]]
            if value[self.mover] > self.values[place][self.mover]:
                self.values[place] = value
                self.continuations[place] = continuation[1:]

    def best(self, legal: list[int]) -> int:
        """The place of the action with the highest value for the seat that decides."""
        best = -1
        highest = -1.0
        for action in legal:
            place = self.places[action]
            value = self.values[place][self.mover]
            if value > highest:
                highest = value
                best = place
        return best


class Search:
    """The search tree of one decision."""

    def __init__(
        self, perspective: Perspective, evaluator: Evaluator, rng: Seeded, root: Node | None = None
    ) -> None:
        self.perspective = perspective
        self.evaluator = evaluator
        self.rng = rng
        self.root = Node(perspective.seat) if root is None else root
        self.transpositions: dict[Hashable, Node] = {}
        """Nodes by position: many orders of the same actions lead to the same one."""
        evaluator.prepare(perspective.resample(rng), rng)

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up."""
        deadline = budget.begin()
        guess = self.perspective.resample(self.rng)
        for number in range(budget.iterations):
            if number > 0 and number % CLOCK_INTERVAL == 0 and deadline.is_over():
                return  # never before the first iteration, without which there is nothing to choose from
            if self.root.total_visits and not self.root.unsolved:
                return
            if number % self.evaluator.iterations_per_guess == 0:
                guess = self.perspective.resample(self.rng)
            self.descend(self.root, guess.clone())

    def descend(self, node: Node, game: Game) -> list[float]:
        """Visit a node on the way down; the value of its position for every seat."""
        legal = self.evaluator.candidates(game)
        is_new = not node.total_visits
        node.total_visits += 1
        for action in legal:
            if action not in node.places:
                self.add_action(node, game, action)
        if not is_new and node.unsolved:
            self.try_one(node, game, legal)
        return node.values[node.best(legal)]

    def try_one(self, node: Node, game: Game, legal: list[int]) -> None:
        """Follow the selected action and back up what is found there."""
        place = self.select(node, legal)
        if place < 0:
            return
        game.apply_legal(node.actions[place])
        kind = node.kinds[place]
        if kind == ENDS:
            node.back_up_mean(place, self.value_beyond(node, place, game))
        elif game.to_move is not None:
            is_first = node.children[place] is None
            child = self.child(node, place, game)
            found = self.descend(child, game)
            if is_first and kind == GOES_ON:
                child.adopt(node.continuations[place], node.values[place])
            if kind == CHANCE:
                node.back_up_mean(place, found)
            else:
                node.back_up_maximum(place, found)
                if not child.unsolved:
                    node.solve(place)
        node.visits[place] += 1

    def value_beyond(self, node: Node, place: int, game: Game) -> list[float]:
        """The value after the end of a turn: evaluated at first, later searched for the next player."""
        if node.visits[place] < self.evaluator.expand_after or game.to_move is None:
            return self.evaluator.evaluate(game, self.rng)
        return self.descend(self.child(node, place, game), game)

    def child(self, node: Node, place: int, game: Game) -> Node:
        child = node.children[place]
        mover = game.to_move
        assert mover is not None
        if child is None or child.mover != mover:
            key = self.evaluator.transposition_key(game) if node.kinds[place] == GOES_ON else None
            child = self.transpositions.get(key) if key is not None else None
            if child is None:
                child = Node(mover)
                if key is not None:
                    self.transpositions[key] = child
            node.children[place] = child
        return child

    def select(self, node: Node, legal: list[int]) -> int:
        """The place of the action with the best upper confidence bound; -1 if all are solved."""
        mover = node.mover
        bonus = EXPLORATION * sqrt(log(node.total_visits + 1.0))
        best = -1
        highest = -1.0
        for action in legal:
            place = node.places[action]
            if node.kinds[place] == SOLVED:
                continue
            bound = node.values[place][mover] + bonus / sqrt(node.visits[place] + 1.0)
            if bound > highest:
                highest = bound
                best = place
        return best

    def add_action(self, node: Node, game: Game, action: int) -> None:
        """Add an action to a node, with a first estimate of its value."""
        kind, estimate = self.evaluator.evaluate_action(game, action, self.rng)
        node.add(action, kind, estimate, self.evaluator.continuation)


class SearchBot:
    """Searches before every decision; within a turn it goes on with the subtree of its last choice."""

    def __init__(
        self,
        rng: Seeded,
        budget: Budget,
        evaluator_of: Callable[[Game, int], Evaluator] = search_evaluator_for,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.evaluator_of = evaluator_of
        self.subtree: Node | None = None
        """The tree below the last choice."""
        self.decisions = -1
        self.revealed = -1
        """When the subtree can be used: at this decision, if nothing hidden has come out."""

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        root = self.search(perspective)
        place = root.best([action for action in legal if action in root.places])
        self.keep_subtree(perspective, root, place)
        return root.actions[place]

    def search(self, perspective: Perspective) -> Node:
        """Search within the budget; the root of the tree."""
        evaluator = self.evaluator_of(perspective.resample(self.rng), perspective.seat)
        search = Search(perspective, evaluator, self.rng, self.kept_subtree(perspective))
        search.run(self.budget)
        return search.root

    def keep_subtree(self, perspective: Perspective, root: Node, place: int) -> None:
        """Keep the tree below a choice that is about to be made."""
        self.subtree = None if root.kinds[place] == ENDS else root.children[place]
        self.decisions = perspective.decisions + 1
        self.revealed = perspective.revealed

    def kept_subtree(self, perspective: Perspective) -> Node | None:
        """The tree of earlier decisions of this turn, if it still fits."""
        subtree = self.subtree
        if (
            subtree is None
            or subtree.mover != perspective.seat
            or perspective.decisions != self.decisions
            or perspective.revealed != self.revealed
        ):
            return None
        return subtree
