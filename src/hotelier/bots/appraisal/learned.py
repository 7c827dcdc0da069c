"""Grand Austria Hotel through the eyes of a network, which knows where the worth of assets is wrong.

Own turns are judged at their very end, before the next player or chance comes in. So a turn has no luck in
it but that of drawn cards, and two ways to play it can be compared exactly.
"""

from collections.abc import Hashable
from typing import Final

from hotelier.austria.actions import END, PASS
from hotelier.austria.final_scoring import total
from hotelier.austria.game import Austria
from hotelier.austria.state import OVER, TURNS, State
from hotelier.bots.appraisal import austria
from hotelier.bots.appraisal.appraiser import CHANCE, ENDS, GOES_ON, SURE, lead, win_chance
from hotelier.bots.appraisal.assets import Traits, spare_dice
from hotelier.bots.appraisal.austria import AustriaAppraiser
from hotelier.bots.appraisal.habits import LONGEST_TURN, by_habit, is_quiet
from hotelier.bots.appraisal.network import Network, network_of
from hotelier.bots.appraisal.signs import signs
from hotelier.bots.appraisal.thumb import Worth
from hotelier.core.chance import Seeded
from hotelier.core.game import Game

SPARE_TO_PASS: Final = 2
WALKS_WITH_A_GUESS: Final = 4
NO_CARDS: Final = 0
ALL_CARDS: Final = -1


class LearnedAppraiser(AustriaAppraiser):
    """Adds to the worth of all assets what a network says about them together."""

    def __init__(
        self, network: Network, worth: Worth, traits: Traits, automaton: list[float], seat: int
    ) -> None:
        super().__init__(worth, traits, automaton, seat)
        self.walks_with_a_guess = WALKS_WITH_A_GUESS
        self.network = network
        self.known_hand = ALL_CARDS
        """The own cards when the thinking began: those drawn since are guesses."""
        self.rival = 0.0
        """What the best of the others can expect."""
        self.known_ends: dict[Hashable, float] = {}
        """What was found out about ends of this turn: many ways lead to the same."""

    def begin(self, game: Game, rng: Seeded) -> None:
        assert isinstance(game, Austria)
        state = game.state
        self.known_ends = {}
        self.known_hand = state.players[self.seat].hand
        points = [self.points_of(state, seat) for seat in range(len(state.players))]
        self.rival = points[self.seat] - lead(points, self.seat)

    def sensible(self, game: Game) -> list[int]:
        assert isinstance(game, Austria)
        choices = game.choices()
        if choices and choices[0] == PASS and len(choices) > 1 and spare_dice(game.state) < SPARE_TO_PASS:
            return choices[1:]
        return choices

    def look_at(self, game: Game, action: int, rng: Seeded) -> tuple[int, list[float]]:
        assert isinstance(game, Austria)
        state = game.state
        self.trail = []
        if action == END and not state.extra_turns:
            return SURE, self.own(self.points_at_end(state))
        after = game.clone()
        if action == PASS:
            after.state.players[self.seat].passed = True
            return SURE, self.own(self.points_at_end(after.state))
        cards = len(state.staff_deck)
        after.apply_legal(action)
        kind = GOES_ON
        if after.to_move != self.seat or is_quiet(after.state):
            kind = ENDS
        elif len(after.state.staff_deck) != cards:
            kind = CHANCE
        return kind, self.appraise(after, rng)

    def appraise(self, game: Game, rng: Seeded) -> list[float]:
        """Play on by habit to the end of the own turn, or where the next one begins."""
        assert isinstance(game, Austria)
        self.trail = []
        for _ in range(LONGEST_TURN):
            state = game.state
            if is_quiet(state):
                break
            action = by_habit(game.choices(), rng)
            if action == END and not state.extra_turns and game.to_move == self.seat:
                return self.own(self.points_at_end(state))
            self.trail.append(action)
            game.apply_legal(action)
        return self.own(self.points_of(game.state, self.seat))

    def own(self, points: float) -> list[float]:
        """The prospects of all seats; only the own one is thought about."""
        found = [0.0] * (self.seat + 1)
        found[self.seat] = win_chance(points - self.rival, self.spread)
        return found

    def points_at_end(self, state: State) -> float:
        """The final points that the own hotel can expect when its turn is about to end."""
        key = position(state, self.seat)
        if key in self.known_ends:
            return self.known_ends[key]
        found = signs(state, self.seat, self.known_hand, True)
        points = super().points_of(state, self.seat) + self.network.gain(found)
        self.known_ends[key] = points
        return points

    def key(self, game: Game) -> Hashable:
        assert isinstance(game, Austria)
        state = game.state
        if state.phase != TURNS:
            return None
        return position(state, self.seat), tuple(state.stack), state.guest_taken, state.die_taken

    def points_of(self, state: State, seat: int) -> float:
        """The final points that a hotel can expect, whatever dice lie there."""
        points = super().points_of(state, seat)
        if state.phase == OVER or (state.automaton is not None and seat == state.automaton.seat):
            return points
        known = self.known_hand if seat == self.seat else NO_CARDS
        return points + self.network.gain(signs(state, seat, known, False))


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
    )


def appraiser_for(game: Game, seat: int) -> LearnedAppraiser:
    assert isinstance(game, Austria)
    plain = austria.appraiser_for(game, seat)
    network = network_of(game.state.book)
    return LearnedAppraiser(network, plain.worth, plain.traits, plain.automaton, seat)
