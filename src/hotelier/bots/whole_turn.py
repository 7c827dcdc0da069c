"""Every way to play a turn: an exhaustive search of the positions that it can lead to.

Most turns have between a hundred and some ten thousand positions, few enough to look at each once. Nothing
is estimated on the way, only how the turn ends. So nothing is overlooked, as it is by a search that follows
what looks promising. But the plan that the evaluation overrates most is found as well (the optimizer's
curse). So this is for the last turn of a game, whose end is not estimated but scored.

Which cards will be drawn is not known: a way ends with the draw, which is judged in several guesses.
"""

from collections.abc import Hashable
from typing import Final

from hotelier.bots.budget import Deadline
from hotelier.bots.evaluation.evaluator import CHANCE, ENDS, Evaluator, lead_for
from hotelier.core.chance import Seeded
from hotelier.core.game import Game

DRAWS: Final = 4
"""A draw is judged in this many guesses, the same ones wherever it comes."""

Way = tuple[Game, list[int]]
"""A position within the turn, and the actions that lead there."""


class WholeTurn:
    """The best plan of each kind, as far as `most` positions show it."""

    def __init__(self, game: Game, seat: int, evaluator: Evaluator, most: int, deadline: Deadline) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.seen: set[Hashable] = set()
        self.leads: dict[Hashable, float] = {}
        self.plans: dict[Hashable, list[int]] = {}
        """By what matters in a plan: by how much the best one leads, and its actions."""
        self.positions = 0
        """How many were looked at."""
        self.look(self.beginnings(game), most, deadline)

    def beginnings(self, game: Game) -> list[list[Way]]:
        """Ways to go on from each opening: each gets its share where there are too many positions."""
        found: list[list[Way]] = [[(game, [])]]
        for opening in self.evaluator.openings(game):
            after = game.clone()
            for action in opening:
                after.apply_legal(action)
            if after.to_move == self.seat:
                found.append([(after, opening)])
        return found

    def look(self, openings: list[list[Way]], most: int, deadline: Deadline) -> None:
        while openings and self.positions < most and not deadline.is_over():
            for ways in openings:
                game, before = ways.pop()
                self.go_on(game, before, ways)
            openings = [ways for ways in openings if ways]

    def go_on(self, game: Game, before: list[int], ways: list[Way]) -> None:
        """Make each action that is possible at a position that was not seen before."""
        evaluator = self.evaluator
        for action in evaluator.candidates(game):
            actions = [*before, action]
            if evaluator.leaves_turn(game, action):
                self.add(actions, evaluator.points_after(game, action) - evaluator.rival)
                continue
            after = game.clone()
            kind = evaluator.follow(after, action)
            if kind == CHANCE:
                self.add(actions, self.lead_after_draw(game, action))
            elif kind == ENDS:
                self.add(actions, self.lead_at(after, 0))
            else:
                key = evaluator.transposition_key(after)
                if key not in self.seen:
                    self.seen.add(key)
                    self.positions += 1
                    ways.append((after, actions))

    def add(self, actions: list[int], lead: float) -> None:
        signature = self.evaluator.signature(actions)
        if signature not in self.leads or lead > self.leads[signature]:
            self.leads[signature] = lead
            self.plans[signature] = actions

    def lead_after_draw(self, game: Game, action: int) -> float:
        total = 0.0
        for guess in range(DRAWS):
            after = game.resample(self.seat, Seeded(guess))
            after.apply_legal(action)
            total += self.lead_at(after, guess)
        return total / DRAWS

    def lead_at(self, game: Game, guess: int) -> float:
        """By how much the own seat leads if a quick rule finishes the turn."""
        return lead_for(self.evaluator.evaluate(game, Seeded(guess))[self.seat], self.evaluator.scale)
