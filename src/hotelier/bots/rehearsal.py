"""Rehearsing: the best ways to play a turn are tried out some turns further, in many guessed games.

A forecast says what turns bring on average; a rehearsal finds out what they bring after this one. In it the
own hotel is led by short searches, the others act by habit. All plans are tried with the same luck, and the
better half goes on, until one is left.
"""

from time import thread_time
from typing import Final

from hotelier.bots.appraisal import thinking_appraiser_for
from hotelier.bots.appraisal.appraiser import ENDS, Appraiser, lead_for
from hotelier.bots.budget import Budget
from hotelier.bots.search import Node, Search, SearchBot
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

MOST_PLANS: Final = 6
TURNS: Final = 3
"""So many own turns are played after the one that is planned."""
SHORT: Final = 16
"""The walks of a turn in a rehearsal."""
AT_A_TIME: Final = 4
"""So many rehearsals every plan has before the better half is taken."""
WORD_OF_SEARCH: Final = 4.0
"""What the search says of a plan counts like so many rehearsals."""
WALKS_OF_ONE: Final = 20
"""A rehearsal takes about as long as so many walks."""


class Plan:
    """Decisions to the end of a turn, and what rehearsals of them brought."""

    def __init__(self, actions: list[int], brought: float) -> None:
        self.actions = actions
        self.brought = brought
        """The sum of the points; the word of the search counts like some rehearsals."""


class RehearsingBot(SearchBot):
    """Searches, rehearses the best plans and follows one of them, until something new comes out."""

    def __init__(self, rng: Seeded, budget: Budget) -> None:
        super().__init__(rng, budget)
        self.whole = budget
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
        if appraiser.rehearses:
            self.budget = Budget(whole.iterations, whole.seconds / 2)
        plans = plans_of(self.think(perspective), perspective.legal_actions(), appraiser)
        rehearsals = whole.iterations // WALKS_OF_ONE
        return best_plan(perspective, plans, rehearsals, until, self.rng).actions


def plans_of(root: Node, legal: list[int], appraiser: Appraiser) -> list[Plan]:
    """The best ways to play the turn, each with another first choice; the same in another order is one."""
    mover = root.mover
    places = [root.places[action] for action in legal if action in root.places]
    places.sort(key=lambda place: -root.prospects[place][mover])
    found: list[Plan] = []
    known: set[tuple[int, ...]] = set()
    for place in places[: MOST_PLANS if appraiser.rehearses else 1]:
        actions = plan_from(root, place)
        same = tuple(sorted(actions))
        if same not in known:
            known.add(same)
            promised = lead_for(root.prospects[place][mover], appraiser.spread)
            found.append(Plan(actions, WORD_OF_SEARCH * promised))
    return found


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


def best_plan(
    perspective: Perspective, plans: list[Plan], rehearsals: int, until: float, rng: Seeded
) -> Plan:
    """The plan that goes best in rehearsals, as many as are allowed and until the time is over."""
    left = rehearsals
    while len(plans) > 1 and left > 0:
        for _ in range(AT_A_TIME):
            guess = perspective.resample(rng)
            luck = rng.below(1 << 30)
            for plan in plans:
                if thread_time() > until:
                    return plans[0]
                plan.brought += rehearse(guess.clone(), perspective.seat, plan, Seeded(luck))
            left -= len(plans)
        plans.sort(key=lambda plan: -plan.brought)
        if len(plans) > 2:
            plans = plans[: (len(plans) + 1) // 2]
    return plans[0]


def rehearse(game: Game, seat: int, plan: Plan, rng: Seeded) -> float:
    """Play a plan and some turns more; the final points that can be expected then. The game is used up."""
    appraiser = thinking_appraiser_for(game, seat)
    actions = plan.actions
    at = 0
    turns = 0
    while game.to_move is not None:
        if game.to_move != seat:
            appraiser.act_by_habit(game, rng)
            continue
        legal = game.choices()
        if at >= len(actions) or actions[at] not in legal:
            actions = short_thought(game, seat, appraiser, rng)
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


def short_thought(game: Game, seat: int, appraiser: Appraiser, rng: Seeded) -> list[int]:
    """A plan that is found quickly, to the end of the turn if nothing new comes out."""
    legal = game.choices()
    if len(legal) == 1:
        return legal
    search = Search(Perspective(game, seat), appraiser, rng)
    search.run(Budget(SHORT))
    root = search.root
    return plan_from(root, root.best([action for action in legal if action in root.places]))
