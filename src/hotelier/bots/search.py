"""Information-set Monte Carlo tree search: thinks in guessed games, never in the real one.

Every walk draws anew all that the seat cannot know (`resample`), goes down the tree of decisions that was
built so far and adds a node, whose choices the appraiser looks at. What chance brings on the way differs
from walk to walk: a node stands for all positions that the same decisions can lead to. Each seat wants the
best for itself.

Within a turn nobody but its player decides, so a choice is worth what the best way to go on from it is
worth. Between turns chance and the others come in: there the mean of all walks counts.
"""

from collections.abc import Callable, Hashable
from math import log, sqrt
from time import thread_time
from typing import Final

from hotelier.bots.appraisal import thinking_appraiser_for
from hotelier.bots.appraisal.appraiser import CHANCE, ENDS, GOES_ON, SURE, Appraiser
from hotelier.bots.budget import Budget
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

CURIOSITY: Final = 0.02
"""How much a choice that was seldom tried attracts; prospects lie between 0 and 1."""
LOOK_AT_CLOCK: Final = 4


class Node:
    """A decision of a seat: its choices, how often each was tried, and what it promises every seat."""

    __slots__ = (
        "actions",
        "children",
        "kinds",
        "mover",
        "open",
        "places",
        "prospects",
        "totals",
        "trails",
        "visits",
        "walks",
    )

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.walks = 0
        self.actions: list[int] = []
        self.places: dict[int, int] = {}
        """Where in the lists an action stands."""
        self.children: list[Node | None] = []
        self.visits: list[int] = []
        self.kinds: list[int] = []
        """What the choice leads to: see appraiser.py."""
        self.open = 0
        """How many choices are still worth trying."""
        self.prospects: list[list[float]] = []
        """What a choice promises every seat, as far as is known."""
        self.totals: list[list[float]] = []
        """The sums of what walks through the end of a turn brought."""
        self.trails: list[list[int]] = []
        """How the first impression of a choice went on."""

    def add(self, action: int, kind: int, first: list[float], trail: list[int]) -> None:
        place = len(self.actions)
        self.places[action] = place
        self.actions.append(action)
        self.children.append(None)
        self.visits.append(0)
        self.kinds.append(kind)
        if kind != SURE:
            self.open += 1
        self.prospects.append(first)
        self.totals.append(first)
        self.trails.append(trail)

    def close(self, place: int) -> None:
        """All that can follow a choice is known."""
        self.kinds[place] = SURE
        self.open -= 1

    def average(self, place: int, brought: list[float]) -> None:
        """Take in what one more walk through the end of a turn brought; the first impression is one too."""
        count = self.visits[place] + 2.0
        totals = [self.totals[place][seat] + brought[seat] for seat in range(len(brought))]
        self.totals[place] = totals
        self.prospects[place] = [total / count for total in totals]

    def improve(self, place: int, found: list[float]) -> None:
        """Take in a way to go on within the turn, if it is better than those found before."""
        if found[self.mover] > self.prospects[place][self.mover]:
            self.prospects[place] = found

    def adopt(self, trail: list[int], promised: list[float]) -> None:
        """Go on as somebody did who found this way before, if it is better than the first impressions."""
        if trail and trail[0] in self.places:
            place = self.places[trail[0]]
            if promised[self.mover] > self.prospects[place][self.mover]:
                self.prospects[place] = promised
                self.trails[place] = trail[1:]

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
        self.nodes: dict[Hashable, Node] = {}
        """By position: many orders of the same decisions lead to the same."""
        appraiser.begin(perspective.resample(rng), rng)

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up.

        Time is computing time, so that a busy machine makes nobody weaker.
        """
        until = thread_time() + budget.seconds
        guess = self.perspective.resample(self.rng)
        for number in range(budget.iterations):
            if number % LOOK_AT_CLOCK == 0 and thread_time() > until:
                return
            if self.root.walks and not self.root.open:
                return
            if number % self.appraiser.walks_with_a_guess == 0:
                guess = self.perspective.resample(self.rng)
            self.walk(self.root, guess.clone())

    def walk(self, node: Node, game: Game) -> list[float]:
        """Go on from a node to the end of the tree; what the position promises every seat."""
        legal = self.appraiser.sensible(game)
        is_new = not node.walks
        node.walks += 1
        for action in legal:
            if action not in node.places:
                self.look_at(node, game, action)
        if not is_new and node.open:
            self.try_one(node, game, legal)
        return node.prospects[node.best(legal)]

    def try_one(self, node: Node, game: Game, legal: list[int]) -> None:
        """Follow the most interesting choice."""
        place = self.select(node, legal)
        if place < 0:
            return
        game.apply_legal(node.actions[place])
        kind = node.kinds[place]
        if kind == ENDS:
            node.average(place, self.beyond(node, place, game))
        elif game.to_move is not None:
            is_first = node.children[place] is None
            child = self.child(node, place, game)
            found = self.walk(child, game)
            if is_first and kind == GOES_ON:
                child.adopt(node.trails[place], node.prospects[place])
            if kind == CHANCE:
                node.average(place, found)
            else:
                node.improve(place, found)
                if not child.open:
                    node.close(place)
        node.visits[place] += 1

    def beyond(self, node: Node, place: int, game: Game) -> list[float]:
        """What comes after a turn: the appraiser's word at first, later what the next player would do."""
        if node.visits[place] < self.appraiser.patience or game.to_move is None:
            return self.appraiser.appraise(game, self.rng)
        return self.walk(self.child(node, place, game), game)

    def child(self, node: Node, place: int, game: Game) -> Node:
        child = node.children[place]
        mover = game.to_move
        assert mover is not None
        if child is None or child.mover != mover:
            key = self.appraiser.key(game) if node.kinds[place] == GOES_ON else None
            child = self.nodes.get(key) if key is not None else None
            if child is None:
                child = Node(mover)
                if key is not None:
                    self.nodes[key] = child
            node.children[place] = child
        return child

    def select(self, node: Node, legal: list[int]) -> int:
        """The place of the choice that is most worth trying, promising or seldom tried; -1 if none is."""
        mover = node.mover
        eager = CURIOSITY * sqrt(log(node.walks + 1.0))
        best = -1
        highest = -1.0
        for action in legal:
            place = node.places[action]
            if node.kinds[place] == SURE:
                continue
            worth = node.prospects[place][mover] + eager / sqrt(node.visits[place] + 1.0)
            if worth > highest:
                highest = worth
                best = place
        return best

    def look_at(self, node: Node, game: Game, action: int) -> None:
        """The first impression of a choice."""
        kind, first = self.appraiser.look_at(game, action, self.rng)
        node.add(action, kind, first, self.appraiser.trail)


class SearchBot:
    """Searches before every decision; within a turn it keeps the tree that has grown."""

    def __init__(
        self,
        rng: Seeded,
        budget: Budget,
        appraiser_of: Callable[[Game, int], Appraiser] = thinking_appraiser_for,
    ) -> None:
        self.rng = rng
        self.budget = budget
        self.appraiser_of = appraiser_of
        self.grown: Node | None = None
        """The tree below the last choice."""
        self.decisions = -1
        self.revealed = -1
        """When that tree can be used: at this decision, if nothing new has come out."""

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        root = self.think(perspective)
        place = root.best([action for action in legal if action in root.places])
        self.keep(perspective, root, place)
        return root.actions[place]

    def think(self, perspective: Perspective) -> Node:
        """Search; the tree of the decision."""
        appraiser = self.appraiser_of(perspective.resample(self.rng), perspective.seat)
        search = Search(perspective, appraiser, self.rng, self.kept(perspective))
        search.run(self.budget)
        return search.root

    def keep(self, perspective: Perspective, root: Node, place: int) -> None:
        """Keep the tree below a choice that is about to be made."""
        self.grown = None if root.kinds[place] == ENDS else root.children[place]
        self.decisions = perspective.decisions + 1
        self.revealed = perspective.revealed

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
