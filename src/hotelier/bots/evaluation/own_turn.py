"""Grand Austria Hotel: the evaluation function for a search within the own turn.

A turn is judged at its very end, before the next player or chance comes in. So there is no luck in it but
that of drawn cards, and two ways to play it can be compared. Nobody else can change anything meanwhile:
what the best of the others can expect is computed once.

What the own hotel can expect is what the linear evaluation says, corrected by the value net (net.py) where
that was taught: in games without modules.
"""

from collections.abc import Hashable
from functools import cache
from importlib.resources import files
from typing import Final

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import BOOSTED_DIE, DIE, END, PASS
from hotelier.austria.game import Austria
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.rules.state import TURNS, State
from hotelier.bots.evaluation import austria
from hotelier.bots.evaluation.austria import AustriaEvaluator
from hotelier.bots.evaluation.default_weights import Weights
from hotelier.bots.evaluation.evaluator import CHANCE, ENDS, GOES_ON, SOLVED, lead, win_chance
from hotelier.bots.evaluation.features import CardFeatures, features_of, spare_dice, turns_left
from hotelier.bots.evaluation.net import POINT, Net, net_of
from hotelier.bots.evaluation.net_features import add_table, knows
from hotelier.bots.evaluation.rollout_policy import LONGEST_TURN, is_between_turns, rollout_action
from hotelier.bots.evaluation.waltz import modules_position
from hotelier.core.chance import Seeded
from hotelier.core.game import Game

SPARE_TO_PASS: Final = 2
ITERATIONS_PER_GUESS: Final = 4
HORIZON: Final = 1
"""The turns in a rollout that the net was taught by: it knows what further ones are worth."""
MARGIN: Final = 0.5
"""What a point of the best rival counts in rollouts, beside an own one."""


class OwnTurnEvaluator(AustriaEvaluator):
    """Evaluates the decisions of one seat only."""

    def __init__(
        self,
        weights: Weights,
        card_features: CardFeatures,
        automaton: list[float],
        seat: int,
        kinds: list[int],
        net: Net | None = None,
    ) -> None:
        super().__init__(weights, card_features, automaton, seat)
        self.net = net
        """What corrects the linear evaluation of the own hotel, where it was taught to."""
        if net is not None:
            self.horizon = HORIZON
        self.kinds = kinds
        """The kind of each action of the game."""
        self.iterations_per_guess = ITERATIONS_PER_GUESS
        self.has_rollouts = True
        self.margin = MARGIN
        self.evaluated_ends: dict[Hashable, float] = {}
        """Points by position at the end of this turn: many ways lead to the same."""

    def prepare(self, game: Game, rng: Seeded) -> None:
        assert isinstance(game, Austria)
        state = game.state
        self.evaluated_ends = {}
        points = [super(OwnTurnEvaluator, self).points_of(state, seat) for seat in range(state.seats)]
        rival = points[self.seat] - lead(points, self.seat)
        # What the net adds to the own hotel it would add to theirs: it is no lead.
        self.rival = rival + self.points_of(state, self.seat) - points[self.seat]

    def points_of(self, state: State, seat: int) -> float:
        net = self.net
        if net is None or seat != self.seat or state.phase != TURNS:
            return super().points_of(state, seat)
        player = state.players[seat]
        found = features_of(state, seat, self.card_features)
        points = total(player) + self.weighted(found, turns_left(state, player))
        add_table(found, state, seat)
        return points + net.value(found) / POINT

    def candidates(self, game: Game) -> list[int]:
        """All but a pass that would cost a turn, because few dice are left."""
        assert isinstance(game, Austria)
        choices = game.choices()
        if choices and choices[0] == PASS and len(choices) > 1 and spare_dice(game.state) < SPARE_TO_PASS:
            return choices[1:]
        return choices

    def evaluate_action(self, game: Game, action: int, rng: Seeded) -> tuple[int, list[float]]:
        self.continuation = []
        if self.leaves_turn(game, action):
            return SOLVED, self.own_value(self.points_after(game, action))
        after = game.clone()
        kind = self.follow(after, action)
        return kind, self.evaluate(after, rng)

    def follow(self, game: Game, action: int) -> int:
        assert isinstance(game, Austria)
        cards = len(game.state.staff_deck)
        game.apply_legal(action)
        if game.to_move != self.seat or is_between_turns(game.state):
            return ENDS
        return GOES_ON if len(game.state.staff_deck) == cards else CHANCE

    def evaluate(self, game: Game, rng: Seeded) -> list[float]:
        """Play on by the rollout policy to the end of the own turn, or where the next one begins."""
        assert isinstance(game, Austria)
        self.continuation = []
        for __ in range(LONGEST_TURN):
            if is_between_turns(game.state):
                break
            action = rollout_action(game, rng)
            if game.to_move == self.seat and self.ends_turn(game, action):
                return self.own_value(self.points_after(game, action))
            self.continuation.append(action)
            game.apply_legal(action)
        return self.own_value(self.points_of(game.state, self.seat))

    def ends_turn(self, game: Game, action: int) -> bool:
        assert isinstance(game, Austria)
        return action == END and not game.state.extra_turns

    def leaves_turn(self, game: Game, action: int) -> bool:
        return action == PASS or self.ends_turn(game, action)

    def points_after(self, game: Game, action: int) -> float:
        """The final points that the own hotel can expect when its turn ends with this, or with a pass."""
        assert isinstance(game, Austria)
        state = game.state
        if action == PASS:
            state = state.copy()
            state.players[self.seat].passed = True
        key = position(state, self.seat)
        if key not in self.evaluated_ends:
            is_last = action == END and not turns_left(state, state.players[self.seat])
            self.evaluated_ends[key] = (
                self.final_score(game) if is_last else self.points_of(state, self.seat)
            )
        return self.evaluated_ends[key]

    def final_score(self, game: Austria) -> float:
        """The score if the last turn ends now: what is left is played to the end, not estimated."""
        end = game.clone()
        end.apply_legal(END)
        rng = Seeded(0)
        while end.to_move is not None:
            end.apply_legal(rollout_action(end, rng))
        assert end.outcome is not None
        return float(end.outcome.scores[self.seat])

    def rollout_points(self, game: Game, action: int) -> float:
        """Own points, and as far as the margin counts, those of the best of the others against them."""
        assert isinstance(game, Austria)
        state = game.state
        others = [self.points_of(state, seat) for seat in range(len(state.players)) if seat != self.seat]
        return self.points_after(game, action) - self.margin * max(others)

    def final_points(self, game: Game) -> float:
        assert isinstance(game, Austria)
        assert game.outcome is not None
        scores = game.outcome.scores
        others = [scores[seat] for seat in range(len(scores)) if seat != self.seat]
        return scores[self.seat] - self.margin * max(others)

    def is_last_turn(self, game: Game) -> bool:
        assert isinstance(game, Austria)
        state = game.state
        if state.phase != TURNS or state.extra_turns:
            return False
        still_to_begin = turns_left(state, state.players[self.seat])
        return still_to_begin == (0 if state.die_taken else 1)

    def openings(self, game: Game) -> list[list[int]]:
        """A die, with a guest or without."""
        assert isinstance(game, Austria)
        kinds = self.kinds
        legal = self.candidates(game)
        found = [[action] for action in legal if is_opening(kinds[action])]
        for guest in legal:
            if kinds[guest] == action_kinds.GUEST:
                after = game.clone()
                after.apply_legal(guest)
                if after.to_move == self.seat:
                    found += [[guest, action] for action in after.choices() if is_opening(kinds[action])]
        return found

    def own_value(self, points: float) -> list[float]:
        """The values of all seats; only that of the own one is used."""
        found = [0.0] * (self.seat + 1)
        found[self.seat] = win_chance(points - self.rival, self.scale)
        return found

    def play_rollout_action(self, game: Game, rng: Seeded) -> None:
        assert isinstance(game, Austria)
        game.apply_legal(rollout_action(game, rng))

    def signature(self, actions: list[int]) -> Hashable:
        """The guests and the die that are taken, boosted or not; the staff that is played or put away."""
        kinds = self.kinds
        return tuple(sorted([plain(action, kinds[action]) for action in actions if matters(kinds[action])]))

    def transposition_key(self, game: Game) -> Hashable:
        assert isinstance(game, Austria)
        state = game.state
        if state.phase != TURNS:
            return None
        return position(state, self.seat), tuple(state.stack), state.guest_taken, state.die_taken


def is_opening(kind: int) -> bool:
    return kind in (action_kinds.DIE, action_kinds.BOOSTED_DIE)


def matters(kind: int) -> bool:
    """Whether a plan without such an action would be another; what modules add to a turn is a detail."""
    return kind in (
        action_kinds.GUEST,
        action_kinds.DIE,
        action_kinds.BOOSTED_DIE,
        action_kinds.SPACE,
        action_kinds.BOOSTED_SPACE,
        action_kinds.COPY,
        action_kinds.PLAY,
        action_kinds.UNDER,
        action_kinds.DRAFT,
    )


def plain(action: int, kind: int) -> int:
    """The same without a boost."""
    boosted = kind in (action_kinds.BOOSTED_DIE, action_kinds.BOOSTED_SPACE)
    return action - (BOOSTED_DIE - DIE) if boosted else action


def position(state: State, seat: int) -> Hashable:
    """All that a turn can change."""
    player = state.players[seat]
    return (
        player.krones,
        player.emperor,
        player.kitchen,
        player.hand,
        player.staff,
        player.used,
        player.vacant,
        player.occupied,
        player.paid,
        player.markers,
        player.covered,
        player.passed,
        total(player),
        tuple(player.tables),
        tuple(player.missing),
        tuple(state.queue),
        tuple(state.dice),
        state.extra_turns,
        modules_position(state) if state.parts else None,
    )


def evaluator_for(game: Game, seat: int) -> OwnTurnEvaluator:
    assert isinstance(game, Austria)
    plain = austria.evaluator_for(game, seat)
    kinds = game.actions.kinds
    net = taught_net() if knows(game.state) else None
    return OwnTurnEvaluator(plain.weights, plain.card_features, plain.automaton, seat, kinds, net)


@cache
def taught_net() -> Net:
    """The net of the house; `austria_net.json` beside its weights tells how it was taught."""
    return net_of(files("hotelier.bots.evaluation").joinpath("austria_net.bin").read_bytes())
