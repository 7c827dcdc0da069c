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
from hotelier.bots.appraisal.appraiser import Appraiser
from hotelier.bots.appraisal.assets import ASSETS, MOST_TURNS, asset_names, assets, spare_dice, turns_left
from hotelier.bots.appraisal.habits import is_quiet, play_to_quiet
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json

SPREAD: Final = 40.0
SPARE_TO_PASS: Final = 2


class Worth:
    """What each asset will bring, in points: a fixed part, and a part that shrinks with the turns left."""

    def __init__(self, fixed: list[float], per_turn: list[float], automaton: list[float]) -> None:
        self.fixed = fixed
        self.per_turn = per_turn
        self.automaton = automaton
        """What an automaton still brings home, by the turns that it has left."""


class AustriaAppraiser(Appraiser):
    """Adds up the worth of all that a hotel has."""

    def __init__(self, worth: Worth) -> None:
        super().__init__(SPREAD)
        self.worth = worth

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        assert isinstance(game, Austria)
        play_to_quiet(game, rng)
        state = game.state
        return [self.points_of(state, seat) for seat in range(state.seats)]

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
            return points + self.worth.automaton[turns]
        fixed = self.worth.fixed
        per_turn = self.worth.per_turn
        slope = 0.0
        for asset in assets(state, seat):
            points += fixed[asset]
            slope += per_turn[asset]
        return points + slope * turns


def appraiser_for(game: Game) -> AustriaAppraiser:
    """The appraiser of a game: its worth depends on the cards in the book and on the automaton."""
    assert isinstance(game, Austria)
    automaton = str(game.options.get("difficulty", ""))
    return AustriaAppraiser(worth_of(game.state.book, automaton))


@cache
def table() -> Json:
    """The worth of assets by their names, as `bench/appraise.py` found it in games between bots."""
    text = files("hotelier.bots.appraisal").joinpath("austria.json").read_text(encoding="utf-8")
    found: Json = json.loads(text)
    return found


@cache
def worth_of(book: Book, automaton: str) -> Worth:
    """The worth of the assets of one edition; what was never seen is worth nothing."""
    rows = table()
    fixed = [0.0] * ASSETS
    per_turn = [0.0] * ASSETS
    for asset, name in enumerate(asset_names(book)):
        if name in rows["assets"]:
            fixed[asset], per_turn[asset] = rows["assets"][name]
    return Worth(fixed, per_turn, rows["automata"].get(automaton, [0.0] * (MOST_TURNS + 1)))
