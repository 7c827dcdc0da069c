"""Grand Austria Hotel: the points so far, and what the assets of each hotel will bring."""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from hotelier.austria.actions import PASS
from hotelier.austria.book import Book
from hotelier.austria.final_scoring import total
from hotelier.austria.game import Austria
from hotelier.austria.state import OVER, State
from hotelier.bots.appraisal.appraiser import Appraiser, lead, win_chance
from hotelier.bots.appraisal.assets import (
    MOST_TURNS,
    UNKNOWN_AT,
    Traits,
    asset_names,
    assets,
    spare_dice,
    turns_left,
)
from hotelier.bots.appraisal.habits import is_quiet, play_to_quiet
from hotelier.bots.appraisal.thumb import Worth, rules_of_thumb
from hotelier.bots.appraisal.waltz import ball_points, house_points
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json

SPREAD: Final = 40.0
PATIENCE: Final = 1_000_000
"""A forecast knows what turns bring on average; beside it the best next turn would look too good."""
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
"""How names of assets begin, and what they are about; all others are about tempo."""


class AustriaAppraiser(Appraiser):
    """Adds up the worth of all that a hotel has."""

    def __init__(self, worth: Worth, traits: Traits, automaton: list[float], seat: int) -> None:
        super().__init__(SPREAD, PATIENCE)
        self.seat = seat
        """Through whose eyes it looks: the hands of others are guesses."""
        self.worth = worth
        self.traits = traits
        self.automaton = automaton
        """What an automaton still brings home, by the turns that it has left."""
        self.rivals: list[float] = []
        """What the best of the others could expect when the thinking began, for every side."""

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        assert isinstance(game, Austria)
        play_to_quiet(game, rng)
        state = game.state
        return [self.points_of(state, seat) for seat in range(state.seats)]

    def prospects(self, points: list[float], seats: int) -> list[float]:
        """Own points against what the others could expect before: what chance gives them is no merit."""
        if not self.rivals:
            return super().prospects(points, seats)
        return [win_chance(points[seat] - self.rivals[seat], self.spread) for seat in range(seats)]

    def begin(self, game: Game, rng: Seeded) -> None:
        points = self.forecast(game.clone(), rng)
        self.rivals = [points[seat] - lead(points, seat) for seat in range(len(points))]

    def sensible(self, game: Game) -> list[int]:
        """Passing is for those who can afford it: it may cost a turn when few dice are left."""
        assert isinstance(game, Austria)
        choices = game.choices()
        if choices and choices[0] == PASS and len(choices) > 1 and spare_dice(game.state) < SPARE_TO_PASS:
            return choices[1:]
        return choices

    def is_quiet(self, game: Game) -> bool:
        assert isinstance(game, Austria)
        return is_quiet(game.state)

    def points_of(self, state: State, seat: int) -> float:
        """The final points that a hotel can expect."""
        player = state.players[seat]
        points = float(total(player))
        if state.phase == OVER:
            return points
        turns = turns_left(state, player)
        if state.automaton is not None and seat == state.automaton.seat:
            return points + self.automaton[turns]
        in_the_end = self.worth.in_the_end
        in_time = self.worth.in_time
        each_turn = self.worth.each_turn
        soon = 0.0
        later = 0.0
        for asset in assets(state, seat, self.traits, seat == self.seat):
            points += in_the_end[asset]
            soon += in_time[asset]
            later += each_turn[asset]
        points += soon * time_left(turns) + later * turns
        if state.waltz is not None:
            points += ball_points(state, seat, time_left(turns)) + house_points(
                state, seat, time_left(turns)
            )
        return points

    def themes(self, game: Game, seat: int, rng: Seeded) -> dict[str, float]:
        assert isinstance(game, Austria)
        play_to_quiet(game, rng)
        state = game.state
        player = state.players[seat]
        found = {"points": float(total(player))}
        if state.phase == OVER:
            return found
        turns = turns_left(state, player)
        names = asset_names(state.book)
        for asset in assets(state, seat, self.traits, seat == self.seat):
            theme = theme_of(names[asset])
            worth = (
                self.worth.in_the_end[asset]
                + self.worth.in_time[asset] * time_left(turns)
                + self.worth.each_turn[asset] * turns
            )
            found[theme] = found.get(theme, 0.0) + worth
        if state.waltz is not None:
            found["ballrooms"] = ball_points(state, seat, time_left(turns))
            found["house"] = house_points(state, seat, time_left(turns))
        return found


def theme_of(name: str) -> str:
    """What an asset is about, in a word."""
    for words, theme in THEMES:
        if name.startswith(words):
            return theme
    return "tempo"


def time_left(turns: int) -> float:
    """How much can still be made of what was begun: all of it, but for the last turns."""
    return turns / LAST_TURNS if turns < LAST_TURNS else 1.0


def appraiser_for(game: Game, seat: int) -> AustriaAppraiser:
    """The appraiser of a game: its worth depends on the cards in the book and on the automaton."""
    assert isinstance(game, Austria)
    book = game.state.book
    automaton = lessons()["automata"].get(str(game.options.get("difficulty")), NO_AUTOMATON)
    return AustriaAppraiser(worth_of(book), traits_of(book), automaton, seat)


@cache
def traits_of(book: Book) -> Traits:
    return Traits(book)


@cache
def lessons() -> Json:
    """What games between bots have taught (`bench/appraise.py`): where the rules of thumb are wrong."""
    text = files("hotelier.bots.appraisal").joinpath("austria.json").read_text(encoding="utf-8")
    found: Json = json.loads(text)
    return found


@cache
def worth_of(book: Book) -> Worth:
    return corrected(book, lessons()["assets"])


def corrected(book: Book, lessons: dict[str, list[float]]) -> Worth:
    """The rules of thumb with corrections by the names of assets."""
    worth = rules_of_thumb(book)
    for asset, name in enumerate(asset_names(book)):
        if name in lessons:
            in_the_end, in_time, each_turn = lessons[name]
            worth.in_the_end[asset] += in_the_end
            worth.in_time[asset] += in_time
            worth.each_turn[asset] += each_turn
    _value_unknown_card(worth, Traits(book).in_hand)
    return worth


def _value_unknown_card(worth: Worth, in_hand: list[list[int]]) -> None:
    """A card that nobody but its owner knows is worth the mean of all."""
    for values in (worth.in_the_end, worth.in_time, worth.each_turn):
        values[UNKNOWN_AT] = sum(values[asset] for assets in in_hand for asset in assets) / len(in_hand)
