"""Advice for a player: the best choices, how good they are, and why."""

from operator import index
from typing import SupportsIndex

from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.evaluator import ENDS, Evaluator
from hotelier.bots.search import Node, Search
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadInput
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective

TRIES = 8
"""How many random ways to finish the turn are compared to find out what a choice leads to."""
WORTH_TELLING = 0.4
"""Differences of fewer points are not given as reasons."""
MOST_REASONS = 3

WORDS = {
    "points": "points at once",
    "krones": "krones",
    "emperor": "standing with the emperor",
    "items": "food in the kitchen",
    "orders": "guests and their orders",
    "rooms": "rooms",
    "groups": "groups of rooms",
    "objectives": "objectives",
    "staff": "staff",
    "tempo": "turns and dice to come",
    "ballrooms": "dancers and champagne",
    "house": "entrance, celebrities and the key",
    "beds": "beds for own guests",
    "tokens": "tokens",
    "others": "beds taken from others",
}
"""What reasons are about, in English; a front end has its own words for them."""


class Advice:
    """One choice and what speaks for it."""

    def __init__(
        self, action: int, notation: str, value: float, plan: list[str], themes: list[tuple[str, float]]
    ) -> None:
        self.action = action
        self.notation = notation
        self.value = value
        """How good it is, from 0, lost, to 1, won."""
        self.plan = plan
        """This choice and those that should follow it in the same turn."""
        self.themes = themes
        """What sets it apart from the other choices: theme and points, the most important first."""

    @property
    def reason(self) -> str:
        """In words that a player understands."""
        if not self.themes:
            return "about as good as the other choices"
        parts = [f"{WORDS[theme]} ({points:+.1f})" for theme, points in self.themes]
        return "compared with the other choices: " + ", ".join(parts)


def advise(
    game: Game,
    seat: SupportsIndex,
    *,
    iterations: SupportsIndex = 400,
    seed: SupportsIndex = 0,
    most: SupportsIndex = 3,
) -> list[Advice]:
    """The best choices of a seat that is to move, the best first, each the first step of a plan that leads
    somewhere.

    Only what the seat may know is used. The same seed and number of iterations give the same advice.
    """
    own = game.as_seat(seat)
    if own is None or game.to_move != own:
        raise BadInput(f"seat {seat} is not to move: there is nothing to advise")
    rng = Seeded(seed)
    perspective = Perspective(game, own)
    guess = perspective.resample(rng)
    evaluator = search_evaluator_for(guess, own)
    search = Search(perspective, evaluator, rng)
    search.run(Budget(index(iterations)))
    root = search.root
    themes = {action: _themes(evaluator, guess, action, own, rng) for action in root.actions}
    values = {action: root.values[root.places[action]][own] for action in root.actions}
    best = sorted(root.actions, key=lambda action: -values[action])
    plans = {action: _plan(root, action) for action in best}
    good = [action for action in best if _leads_somewhere(guess, own, plans[action], values)]
    return [
        Advice(
            action,
            game.notation(action),
            values[action],
            [game.notation(step) for step in plans[action]],
            _differences(themes, action),
        )
        for action in (good or best[:1])[: index(most)]
    ]


def _leads_somewhere(game: Game, seat: int, plan: list[int], values: dict[int, float]) -> bool:
    """Whether a plan is worth beginning. One that first steps aside, as serving does, and comes back
    to where it was must have changed more than the purse; and if what follows could be done at once, that
    must not be better."""
    before = game.view(seat)
    after = game.clone()
    for done, action in enumerate(plan, 1):
        if action not in after.legal_actions():
            return True  # chance came in between, or the others: the turn has gone on
        after.apply_legal(action)
        if after.to_move != seat:
            return True
        view = after.view(seat)
        if _asked(view) == _asked(before):
            at_once = [values[step] for step in plan[done : done + 1] if step in values]
            return _owned(view, seat) != _owned(before, seat) and all(
                value <= values[plan[0]] for value in at_once
            )
    return True


def _asked(view: Json) -> list[object]:
    """What is to be decided, how far the turn has gone, and what lies on the table."""
    turn = {name: done for name, done in view.get("turn", {}).items() if name != "touched"}
    return [turn, *(view.get(name) for name in ("question", "round", "dice", "queue"))]


def _owned(view: Json, seat: int) -> Json:
    """All that a seat has but its money."""
    return {name: value for name, value in view["players"][seat].items() if name != "krones"}


def _plan(root: Node, action: int) -> list[int]:
    """A choice and the best ones after it, to the end of the turn."""
    plan: list[int] = []
    node: Node | None = root
    place = root.places[action]
    while node is not None:
        plan.append(node.actions[place])
        child = None if node.kinds[place] == ENDS else node.children[place]
        if child is None or not child.actions:
            plan += node.continuations[place]
            break
        node = child
        place = node.best(node.actions)
    return plan


def _themes(evaluator: Evaluator, game: Game, action: int, seat: int, rng: Seeded) -> dict[str, float]:
    """What a choice leads to, by theme: the best of some ways to go on."""
    best: dict[str, float] = {}
    for _ in range(TRIES):
        after = game.clone()
        after.apply_legal(action)
        found = evaluator.themes(after, seat, rng)
        if not best or sum(found.values()) > sum(best.values()):
            best = found
    return best


def _differences(themes: dict[int, dict[str, float]], action: int) -> list[tuple[str, float]]:
    """Where a choice differs from the mean of the others."""
    others = [found for other, found in themes.items() if other != action]
    if not others:
        return []
    names = {name for found in themes.values() for name in found}
    differences = []
    for name in names:
        mean = sum(found.get(name, 0.0) for found in others) / len(others)
        differences.append((name, round(themes[action].get(name, 0.0) - mean, 1)))
    told = [pair for pair in differences if abs(pair[1]) >= WORTH_TELLING]
    return sorted(told, key=lambda pair: (-abs(pair[1]), pair[0]))[:MOST_REASONS]
