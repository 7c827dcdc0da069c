"""Information-set Monte Carlo tree search: thinks in guessed games, never in the real one.

Every walk draws anew all that the seat cannot know (`resample`), goes down the tree of decisions that was
built so far and adds a node, whose choices the appraiser looks at. What chance brings on the way differs
from walk to walk: a node stands for all positions that the same decisions can lead to. Each seat wants the
best for itself.

Within a turn nobody but its player decides, so a choice is worth what the best way to go on from it is
worth. Between turns chance and the others come in: there the mean of all walks counts.
"""

from math import log, sqrt
from time import thread_time
from typing import Final

from hotelier.bots.appraisal import appraiser_for
from hotelier.bots.appraisal.appraiser import Appraiser
from hotelier.bots.budget import Budget
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

CURIOSITY: Final = 0.02
"""How much a choice that was seldom tried attracts; prospects lie between 0 and 1."""
LOOK_AT_CLOCK: Final = 4


class Node:
    """A decision of a seat: its choices, how often each was tried, and what it promises every seat."""

    __slots__ = ("actions", "children", "ends", "mover", "places", "prospects", "totals", "visits", "walks")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.walks = 0
        self.actions: list[int] = []
        self.places: dict[int, int] = {}
        """Where in the lists an action stands."""
        self.children: list[Node | None] = []
        self.visits: list[int] = []
        self.ends: list[bool] = []
        """Whether the choice ends a turn."""
        self.prospects: list[list[float]] = []
        """What a choice promises every seat, as far as is known."""
        self.totals: list[list[float]] = []
        """The sums of what walks through the end of a turn brought."""

    def add(self, action: int, ends: bool, first: list[float]) -> int:
        place = len(self.actions)
        self.places[action] = place
        self.actions.append(action)
        self.children.append(None)
        self.visits.append(0)
        self.ends.append(ends)
        self.prospects.append(first)
        self.totals.append(first)
        return place

    def average(self, place: int, brought: list[float]) -> None:
        """Take in what one more walk through the end of a turn brought; the first impression is one too."""
        count = self.visits[place] + 2.0
        totals = [self.totals[place][seat] + brought[seat] for seat in range(len(brought))]
        self.totals[place] = totals
        self.prospects[place] = [total / count for total in totals]

    def best(self, legal: list[int]) -> int:
        """The place of the choice that promises its seat most."""
        best = -1
        highest = -1.0
        for action in legal:
            place = self.places[action]
            promised = self.prospects[place][self.mover]
            if promised > highest:
                highest = promised
                best = place
        return best


class Search:
    """The tree of one decision."""

    def __init__(
        self, perspective: Perspective, appraiser: Appraiser, rng: Seeded, root: Node | None = None
    ) -> None:
        self.perspective = perspective
        self.appraiser = appraiser
        self.rng = rng
        self.root = Node(perspective.seat) if root is None else root

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up.

        Time is computing time, so that a busy machine makes nobody weaker.
        """
        until = thread_time() + budget.seconds
        for number in range(budget.iterations):
            if number % LOOK_AT_CLOCK == 0 and thread_time() > until:
                return
            self.walk(self.root, self.perspective.resample(self.rng))

    def walk(self, node: Node, game: Game) -> list[float]:
        """Go on from a node to the end of the tree; what the position promises every seat."""
        legal = self.appraiser.sensible(game)
        is_new = not node.walks
        node.walks += 1
        for action in legal:
            if action not in node.places:
                self.look_at(node, game, action)
        if not is_new:
            self.try_one(node, game, legal)
        return node.prospects[node.best(legal)]

    def try_one(self, node: Node, game: Game, legal: list[int]) -> None:
        """Follow the most interesting choice."""
        place = self.select(node, legal)
        game.apply_legal(node.actions[place])
        if node.ends[place]:
            brought = self.beyond(node, place, game)
            node.average(place, brought)
        elif game.to_move is not None:
            node.prospects[place] = self.walk(self.child(node, place, game), game)
        node.visits[place] += 1

    def beyond(self, node: Node, place: int, game: Game) -> list[float]:
        """What comes after a turn: the appraiser's word at first, later what the next player would do."""
        if node.visits[place] < self.appraiser.patience or game.to_move is None:
            return self.appraise(game)
        return self.walk(self.child(node, place, game), game)

    def child(self, node: Node, place: int, game: Game) -> Node:
        child = node.children[place]
        mover = game.to_move
        assert mover is not None
        if child is None or child.mover != mover:
            child = Node(mover)
            node.children[place] = child
        return child

    def select(self, node: Node, legal: list[int]) -> int:
        """The place of the choice that is most worth trying: promising, or seldom tried."""
        mover = node.mover
        eager = CURIOSITY * sqrt(log(node.walks + 1.0))
        best = -1
        highest = -1.0
        for action in legal:
            place = node.places[action]
            worth = node.prospects[place][mover] + eager / sqrt(node.visits[place] + 1.0)
            if worth > highest:
                highest = worth
                best = place
        return best

    def look_at(self, node: Node, game: Game, action: int) -> None:
        """The first impression of a choice."""
        after = game.clone()
        after.apply_legal(action)
        ends = self.appraiser.is_quiet(after)
        node.add(action, ends, self.appraise(after))

    def appraise(self, game: Game) -> list[float]:
        """The appraiser's word; the game is used up."""
        appraiser = self.appraiser
        return appraiser.prospects(appraiser.forecast(game, self.rng), game.seats)


class SearchBot:
    """Searches before every decision; within a turn it keeps the tree that has grown."""

    def __init__(self, rng: Seeded, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget
        self.grown: Node | None = None
        """The tree below the last choice."""
        self.decisions = -1
        self.revealed = -1
        """When that tree can be used: at this decision, if nothing new has come out."""

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        appraiser = appraiser_for(perspective.resample(self.rng), perspective.seat)
        search = Search(perspective, appraiser, self.rng, self.kept(perspective))
        search.run(self.budget)
        root = search.root
        place = root.best([action for action in legal if action in root.places])
        self.grown = None if root.ends[place] else root.children[place]
        self.decisions = perspective.decisions + 1
        self.revealed = perspective.revealed
        return root.actions[place]

    def kept(self, perspective: Perspective) -> Node | None:
        """The tree of earlier decisions of this turn, if it still fits."""
        grown = self.grown
        if (
            grown is None
            or grown.mover != perspective.seat
            or perspective.decisions != self.decisions
            or perspective.revealed != self.revealed
        ):
            return None
        return grown
