"""What every game of the house must keep to, whatever its rules: checks that know no single game."""

import json
from functools import cache
from typing import Any

import pytest

from hotelier import Game, IllegalAction, Outcome, Perspective, Seeded, new_game
from hotelier.core.options import Value, shown
from tests.kinds import kinds

LONGEST_GAME = 20_000
"""No game may need more decisions than this."""
POSITIONS = 8
"""So many positions of a game are looked at closely, besides its beginning and its end."""


class Case:
    """A game with certain options and a number of seats."""

    def __init__(self, name: str, options: dict[str, Value], seats: int) -> None:
        self.name = name
        self.options = options
        self.seats = seats
        self.id = " ".join(
            [name, str(seats), *(f"{option}={shown(value)}" for option, value in options.items())]
        )

    def begin(self, seed: int, script: dict[str, Any] | None = None) -> Game:
        given: dict[str, Any] = {**self.options}
        return new_game(self.name, seats=self.seats, seed=seed, script=script, **given)


def cases() -> list[Case]:
    """Every game with all its options and all its numbers of seats, and with every set of modules."""
    return [Case(name, options, seats) for name, seats, options in kinds()]


def play_on(game: Game, rng: Seeded, decisions: int = LONGEST_GAME) -> Game:
    """Play at random, so many decisions or to the end."""
    for _ in range(decisions):
        if game.to_move is None:
            return game
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
    assert decisions < LONGEST_GAME, "the game does not end"
    return game


@cache
def _line(case: Case, seed: int) -> tuple[Game, ...]:
    """The beginning, some positions on the way, and the end of a random game."""
    length = len(play_on(case.begin(seed), Seeded(seed)).history)
    game = case.begin(seed)
    rng = Seeded(seed)
    positions = [game.clone()]
    stops = sorted({length * part // (POSITIONS + 1) for part in range(1, POSITIONS + 1)} | {length})
    for stop in stops:
        play_on(game, rng, stop - len(game.history))
        positions.append(game.clone())
    return tuple(positions)


def positions(case: Case, seed: int = 1) -> list[Game]:
    """Positions of a random game, as copies: the first its beginning, the last its end."""
    return [game.clone() for game in _line(case, seed)]


def seats_and_spectator(game: Game) -> list[int | None]:
    return [*range(game.seats), None]


def snapshot(game: Game) -> str:
    """All that can be seen of a game from outside, as one text."""
    return json.dumps(
        {
            "to_move": game.to_move,
            "legal": game.legal_actions(),
            "views": [game.view(seat) for seat in seats_and_spectator(game)],
            "outcome": None if game.outcome is None else game.outcome.to_json(),
            "record": None if game.hypothetical else game.record(),
            "revealed": game.revealed,
            "history": game.history,
        },
        sort_keys=True,
    )


def check_to_move_and_legal_actions(game: Game) -> None:
    """Somebody must decide and can, until the game is over; then nobody."""
    legal = game.legal_actions()
    if game.outcome is not None:
        assert game.to_move is None
        assert legal == []
        return
    assert game.to_move in range(game.seats)
    assert legal, "nothing to choose, but the game is not over"
    assert all(type(action) is int and 0 <= action < game.num_actions for action in legal)
    assert len(set(legal)) == len(legal)
    assert game.legal_actions() == legal == game.clone().legal_actions()
    legal.clear()  # the list is the caller's own
    assert game.legal_actions()


def check_every_legal_action_can_be_applied(game: Game) -> None:
    before = snapshot(game)
    for action in game.legal_actions():
        twin = game.clone()
        twin.apply(action)
        assert twin.history == [*game.history, action]
        check_to_move_and_legal_actions(twin)
    assert snapshot(game) == before


def check_no_other_action_can_be_applied(game: Game) -> None:
    before = snapshot(game)
    legal = set(game.legal_actions())
    for action in range(-1, game.num_actions + 1):
        if action not in legal:
            with pytest.raises(IllegalAction) as error:
                game.apply(action)
            assert str(error.value).count("\n") == 0
    assert snapshot(game) == before


def check_clone_is_independent(game: Game, rng: Seeded) -> None:
    before = snapshot(game)
    twin = game.clone()
    assert snapshot(twin) == before
    play_on(twin, rng, 40)
    assert snapshot(game) == before, "playing a copy changed the original"
    copy = game.clone()
    play_on(game, rng, 40)
    assert snapshot(copy) == before, "playing the original changed a copy"


def check_copies_play_alike(game: Game, other: Game, rng: Seeded) -> None:
    """From the same position the same choices lead to the same game, whatever chance brings."""
    play_on(game, rng.copy())
    play_on(other, rng.copy())
    assert snapshot(game) == snapshot(other)


def check_answers_belong_to_the_caller(game: Game) -> None:
    """Changing what a game has answered does not change the game."""
    before = snapshot(game)
    _wreck(game.record())
    for seat in seats_and_spectator(game):
        _wreck(game.view(seat))
    for action in game.legal_actions():
        _wreck(game.describe(action))
    if game.outcome is not None:
        _wreck(game.outcome.to_json())
    assert snapshot(game) == before


def _wreck(data: Any) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _wreck(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _wreck(value)
        data.clear()


def check_action_table(game: Game) -> None:
    """Every action has a text of its own, from which it is found again, and is described."""
    texts = [game.notation(action) for action in range(game.num_actions)]
    assert len(set(texts)) == len(texts)
    for action, text in enumerate(texts):
        assert text and text == " ".join(text.split()), "texts are tidy: they stand in records"
        assert game.parse(text) == action
        described = game.describe(action)
        assert described["notation"] == text
        assert isinstance(described["kind"], str) and described["kind"]
        assert json.loads(json.dumps(described)) == described


def check_views(game: Game) -> None:
    """Views are plain data, and what the seat to move can choose is only in its own view."""
    legal = [game.notation(action) for action in game.legal_actions()]
    for seat in seats_and_spectator(game):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view == game.view(seat)
        if seat is not None:
            perspective = Perspective(game, seat)
            assert perspective.view() == view
            assert perspective.legal_actions() == (game.legal_actions() if seat == game.to_move else [])
        if legal:
            assert _holds(view, legal) == (seat == game.to_move)


def _holds(data: Any, wanted: list[str]) -> bool:
    """Whether a list stands anywhere in nested data."""
    if data == wanted:
        return True
    if isinstance(data, dict):
        return any(_holds(value, wanted) for value in data.values())
    return isinstance(data, list) and any(_holds(value, wanted) for value in data)


def check_outcome(outcome: Outcome, seats: int) -> None:
    """Complete: a score, a rank and a breakdown for everybody, and who has won.

    Whoever plays alone may have an opponent that is no seat; it stands behind the seat in all lists."""
    everybody = len(outcome.scores)
    assert len(outcome.ranking) == len(outcome.breakdown) == everybody
    assert everybody == seats or (seats == 1 and everybody == 2)
    assert all(type(score) is int for score in outcome.scores)
    assert outcome.winners == [place for place in range(everybody) if outcome.ranking[place] == 1]
    assert outcome.winners
    for place, rank in enumerate(outcome.ranking):
        assert rank == 1 + sum(other < rank for other in outcome.ranking)
        for other in range(everybody):
            if outcome.scores[other] > outcome.scores[place]:
                assert outcome.ranking[other] < rank
        assert _sum(outcome.breakdown[place]) == outcome.scores[place]
    assert json.loads(json.dumps(outcome.to_json())) == outcome.to_json()


def _sum(data: Any) -> int:
    return sum(_sum(value) for value in data.values()) if isinstance(data, dict) else int(data)
