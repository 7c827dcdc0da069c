"""Rehearsing: the best ways to play a turn are tried out some turns further, in many guessed games.

A forecast says what turns bring on average; a rehearsal finds out what they bring after this one. In it the
own hotel is led by short searches, the others act by habit. All plans are tried with the same luck, and the
better half goes on, until two are left.
"""

from collections.abc import Callable, Hashable
from heapq import heappop, heappush
from time import thread_time
from typing import Final

from hotelier.bots.appraisal import thinking_appraiser_for
from hotelier.bots.appraisal.appraiser import ENDS, Appraiser, lead_for
from hotelier.bots.budget import Budget
from hotelier.bots.search import Node, Search, SearchBot
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

TURNS: Final = 3
"""So many own turns are played after the one that is planned."""
WORD_OF_SEARCH: Final = 4.0
"""What the search says of a plan counts like so many rehearsals."""
WALKS_PER_REHEARSAL: Final = 20
"""Whoever may take so many walks may rehearse once."""
MOST_LOOKS: Final = 3000
"""So many ways to go on are looked at for plans that differ."""

Begun = tuple[float, int, int, Node, list[int]]
"""A way to play up to a choice of a node: what it promises and the number of the node, both negative so
that the best comes first and of equal ones the last begun; the place of the choice, the node, and the
decisions before."""


class Care:
    """How thoroughly plans are rehearsed."""

    def __init__(self, plans: int, passes: int, walks: int) -> None:
        self.plans = plans
        """So many are tried at most."""
        self.passes = passes
        """So often each is tried before the worse half is dropped."""
        self.walks = walks
        """So long a turn in a rehearsal is thought about."""


BRIEF: Final = Care(plans=4, passes=1, walks=24)
THOROUGH: Final = Care(plans=8, passes=4, walks=48)


class Imagined(Perspective):
    """A seat in a game that is a guess already: there is nothing more to guess."""

    __slots__ = ("guess",)

    def __init__(self, guess: Game, seat: int) -> None:
        super().__init__(guess, seat)
        self.guess = guess

    def resample(self, rng: Seeded) -> Game:
        return self.guess


class Plan:
    """Decisions to the end of a turn, and what rehearsals of them brought."""

    def __init__(self, actions: list[int], brought: float) -> None:
        self.actions = actions
        self.brought = brought
        """The sum of the points; the word of the search counts like some rehearsals."""


class RehearsingBot(SearchBot):
    """Searches, rehearses the best plans and follows one of them, until something new comes out."""

    def __init__(
        self,
        rng: Seeded,
        budget: Budget,
        care: Care = THOROUGH,
        appraiser_of: Callable[[Game, int], Appraiser] = thinking_appraiser_for,
    ) -> None:
        super().__init__(rng, budget, appraiser_of)
        self.whole = budget
        self.care = care
        self.plan: list[int] = []

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if not self.follows(perspective, legal):
            self.plan = self.make_plan(perspective)
        self.decisions = perspective.decisions + 1
        self.revealed = perspective.revealed
        return self.plan.pop(0)

    def follows(self, perspective: Perspective, legal: list[int]) -> bool:
        """Whether the plan can be followed: nothing has come out since it was made."""
        return (
            len(self.plan) > 0
            and self.plan[0] in legal
            and self.decisions == perspective.decisions
            and self.revealed == perspective.revealed
        )

    def make_plan(self, perspective: Perspective) -> list[int]:
        whole = self.whole
        until = thread_time() + whole.seconds
        appraiser = self.appraiser_of(perspective.resample(self.rng), perspective.seat)
        most = 1
        if appraiser.rehearses:
            most = self.care.plans
            self.budget = Budget(whole.iterations, whole.seconds / 2)
        plans = plans_of(self.think(perspective), perspective.legal_actions(), appraiser, most)
        return self.best_of(plans, perspective, until).actions

    def best_of(self, plans: list[Plan], perspective: Perspective, until: float) -> Plan:
        """The plan that goes best in rehearsals, as many as are allowed and until the time is over."""
        left = self.whole.iterations // WALKS_PER_REHEARSAL
        passes = 0
        while len(plans) > 1 and left > 0:
            guess = perspective.resample(self.rng)
            luck = self.rng.below(1 << 30)
            brought: list[float] = []
            for plan in plans:
                if thread_time() > until:
                    return plans[0]
                brought.append(self.rehearse(plan, guess.clone(), perspective.seat, Seeded(luck)))
            for place, points in enumerate(brought):
                plans[place].brought += points
            plans.sort(key=lambda plan: -plan.brought)
            left -= len(plans)
            passes += 1
            if passes % self.care.passes == 0 and len(plans) > 2:
                plans = plans[: (len(plans) + 1) // 2]
        return plans[0]

    def rehearse(self, plan: Plan, game: Game, seat: int, rng: Seeded) -> float:
        """Play a plan and some turns more; the final points that can be expected then.

        The game is used up.
        """
        appraiser = self.appraiser_of(game, seat)
        actions = plan.actions
        at = 0
        turns = 0
        while game.to_move is not None:
            if game.to_move != seat:
                appraiser.act_by_habit(game, rng)
                continue
            legal = game.choices()
            if at >= len(actions) or actions[at] not in legal:
                actions = short_thought(game, seat, appraiser, self.care.walks, rng)
                at = 0
            action = actions[at]
            at += 1
            if appraiser.ends_turn(game, action):
                turns += 1
                if turns > TURNS:
                    return appraiser.points_after(game, action)
            game.apply_legal(action)
        assert game.outcome is not None
        return float(game.outcome.scores[seat])


def plans_of(root: Node, legal: list[int], appraiser: Appraiser, most: int) -> list[Plan]:
    """The best ways to play the turn that differ in what matters, the best first."""
    places = [root.places[action] for action in legal if action in root.places]
    waiting: list[Begun] = []
    begin_at(waiting, root, 0, places, [], max([root.prospects[place][root.mover] for place in places]))
    found: list[Plan] = []
    gists: set[Hashable] = set()
    begun: set[int] = set()
    for _ in range(MOST_LOOKS):
        if not waiting or len(found) == most:
            break
        promised, _, place, node, before = heappop(waiting)
        actions = [*before, node.actions[place]]
        child = None if node.kinds[place] == ENDS else node.children[place]
        if child is not None and child.actions:
            if id(child) not in begun:
                begun.add(id(child))
                begin_at(waiting, child, len(begun), list(range(len(child.actions))), actions, -promised)
            continue
        actions += node.trails[place]
        gist = appraiser.gist(actions)
        if gist not in gists:
            gists.add(gist)
            found.append(Plan(actions, WORD_OF_SEARCH * lead_for(-promised, appraiser.spread)))
    return found


def begin_at(
    waiting: list[Begun], node: Node, number: int, places: list[int], before: list[int], most: float
) -> None:
    """Note the choices of a node: the best keeps what the way to it promised, others less."""
    best = max([node.prospects[place][node.mover] for place in places])
    for place in places:
        promised = most * (node.prospects[place][node.mover] / best)
        heappush(waiting, (-promised, -number, place, node, before))


def plan_from(root: Node, place: int) -> list[int]:
    """A choice and the best ones after it, as far as the tree knows them."""
    node = root
    actions: list[int] = []
    while True:
        actions.append(node.actions[place])
        child = None if node.kinds[place] == ENDS else node.children[place]
        if child is None or not child.actions:
            return actions + node.trails[place]
        node = child
        place = node.best(node.actions)


def short_thought(game: Game, seat: int, appraiser: Appraiser, walks: int, rng: Seeded) -> list[int]:
    """A plan that is found quickly, to the end of the turn if nothing new comes out."""
    legal = game.choices()
    if len(legal) == 1:
        return legal
    search = Search(Imagined(game, seat), appraiser, rng)
    search.run(Budget(walks))
    root = search.root
    return plan_from(root, root.best([action for action in legal if action in root.places]))
