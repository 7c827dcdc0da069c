"""Grand Austria Hotel: a linear evaluation function, the points so far plus a weighted sum of features.

A feature (features.py) is something that a hotel has; its weight says how many points it will bring.
Weights are set by hand (default_weights.py) and corrected by what games between bots have shown
(austria_weights.json).
"""

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from hotelier.austria.content.actions import PASS
from hotelier.austria.content.book import Book
from hotelier.austria.game import Austria
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.rules.state import OVER, State
from hotelier.bots.evaluation.default_weights import Weights, default_weights
from hotelier.bots.evaluation.evaluator import Evaluator, lead, win_chance
from hotelier.bots.evaluation.features import (
    MOST_TURNS,
    UNKNOWN_AT,
    CardFeatures,
    feature_names,
    features_of,
    spare_dice,
    turns_left,
)
from hotelier.bots.evaluation.rollout_policy import MOST_KNOWN, finish_turn, is_between_turns
from hotelier.bots.evaluation.waltz import ball_points, house_points
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json

SCALE: Final = 40.0
EXPAND_AFTER: Final = 1_000_000
"""Never: a forecast knows what turns bring on average; beside it the best next turn would look too good."""
SPARE_TO_PASS: Final = 5
LAST_TURNS: Final = 4
NO_AUTOMATON: Final = [0.0] * (MOST_TURNS + 1)

THEMES: Final = (
    ("krones", "krones"),
    ("emperor", "emperor"),
    ("kitchen", "items"),
    ("order", "orders"),
    ("guest", "orders"),
    ("free tables", "orders"),
    ("vacant", "rooms"),
    ("occupied", "rooms"),
    ("group", "groups"),
    ("objective", "objectives"),
    ("staff", "staff"),
    ("point of an end card", "staff"),
)
"""How names of features begin, and their theme; all others are about tempo."""


class AustriaEvaluator(Evaluator):
    """Adds up the weights of all features of a hotel."""

    def __init__(
        self, weights: Weights, card_features: CardFeatures, automaton: list[float], seat: int
    ) -> None:
        super().__init__(SCALE, EXPAND_AFTER)
        self.seat = seat
        """From whose point of view it judges: the hands of others are guesses."""
        self.weights = weights
        self.card_features = card_features
        self.automaton = automaton
        """What an automaton still brings home, by the turns that it has left."""
        self.rivals: list[float] = []
        """What the best of the others could expect when the search began, for every side."""

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        assert isinstance(game, Austria)
        finish_turn(game, rng)
        state = game.state
        return [self.points_of(state, seat) for seat in range(state.seats)]

    def values(self, points: list[float], seats: int) -> list[float]:
        """Own points against what the others could expect before: a bot earns nothing by their luck."""
        if not self.rivals:
            return super().values(points, seats)
        return [win_chance(points[seat] - self.rivals[seat], self.scale) for seat in range(seats)]

    def prepare(self, game: Game, rng: Seeded) -> None:
        points = self.forecast(game.clone(), rng)
        self.rivals = [points[seat] - lead(points, seat) for seat in range(len(points))]

    def candidates(self, game: Game) -> list[int]:
        """All but a pass that may cost a turn, because few dice are left."""
        assert isinstance(game, Austria)
        choices = game.choices()
        if choices and choices[0] == PASS and len(choices) > 1 and spare_dice(game.state) < SPARE_TO_PASS:
            return choices[1:]
        return choices

    def is_between_turns(self, game: Game) -> bool:
        assert isinstance(game, Austria)
        return is_between_turns(game.state)

    def points_of(self, state: State, seat: int) -> float:
        """The final points that a hotel can expect."""
        player = state.players[seat]
        points = float(total(player))
        if state.phase == OVER:
            return points
        turns = turns_left(state, player)
        if state.automaton is not None and seat == state.automaton.seat:
            return points + self.automaton[turns]
        points += self.weighted(features_of(state, seat, self.card_features, seat == self.seat), turns)
        if state.parts:
            points += ball_points(state, seat, time_left(turns)) + house_points(
                state, seat, time_left(turns)
            )
        return points

    def weighted(self, features: list[int], turns: int) -> float:
        """The points that these features will bring with this many turns left."""
        in_the_end = self.weights.in_the_end
        in_time = self.weights.in_time
        each_turn = self.weights.each_turn
        points = 0.0
        soon = 0.0
        later = 0.0
        for feature in features:
            points += in_the_end[feature]
            soon += in_time[feature]
            later += each_turn[feature]
        return points + soon * time_left(turns) + later * turns

    def themes(self, game: Game, seat: int, rng: Seeded) -> dict[str, float]:
        assert isinstance(game, Austria)
        finish_turn(game, rng)
        state = game.state
        player = state.players[seat]
        found = {"points": float(total(player))}
        if state.phase == OVER:
            return found
        turns = turns_left(state, player)
        names = feature_names(state.book)
        for feature in features_of(state, seat, self.card_features, seat == self.seat):
            theme = theme_of(names[feature])
            points = (
                self.weights.in_the_end[feature]
                + self.weights.in_time[feature] * time_left(turns)
                + self.weights.each_turn[feature] * turns
            )
            found[theme] = found.get(theme, 0.0) + points
        if state.parts:
            found["ballrooms"] = ball_points(state, seat, time_left(turns))
            found["house"] = house_points(state, seat, time_left(turns))
        return found


def theme_of(name: str) -> str:
    """The theme of a feature."""
    for words, theme in THEMES:
        if name.startswith(words):
            return theme
    return "tempo"


def time_left(turns: int) -> float:
    """How much can still be made of what was begun: all of it, but for the last turns."""
    return turns / LAST_TURNS if turns < LAST_TURNS else 1.0


def evaluator_for(game: Game, seat: int) -> AustriaEvaluator:
    """The evaluator of a game: its weights depend on the cards in the book and on the automaton."""
    assert isinstance(game, Austria)
    book = game.state.book
    automaton = learned()["automata"].get(str(game.options.get("difficulty")), NO_AUTOMATON)
    return AustriaEvaluator(weights_of(book), card_features_of(book), automaton, seat)


@lru_cache(maxsize=MOST_KNOWN)
def card_features_of(book: Book) -> CardFeatures:
    return CardFeatures(book)


@cache
def learned() -> Json:
    """What `bench/fit_weights.py` found: corrections of the default weights, and the points of automata."""
    text = files("hotelier.bots.evaluation").joinpath("austria_weights.json").read_text(encoding="utf-8")
    found: Json = json.loads(text)
    return found


@lru_cache(maxsize=MOST_KNOWN)
def weights_of(book: Book) -> Weights:
    return corrected(book, learned()["weights"])


def corrected(book: Book, corrections: dict[str, list[float]]) -> Weights:
    """The default weights with corrections by the names of features."""
    weights = default_weights(book)
    for feature, name in enumerate(feature_names(book)):
        if name in corrections:
            in_the_end, in_time, each_turn = corrections[name]
            weights.in_the_end[feature] += in_the_end
            weights.in_time[feature] += in_time
            weights.each_turn[feature] += each_turn
    _value_unknown_card(weights, CardFeatures(book).in_hand)
    return weights


def _value_unknown_card(weights: Weights, in_hand: list[list[int]]) -> None:
    """A card that nobody but its owner knows is worth the mean of all."""
    for values in (weights.in_the_end, weights.in_time, weights.each_turn):
        values[UNKNOWN_AT] = sum(values[feature] for card in in_hand for feature in card) / len(in_hand)
