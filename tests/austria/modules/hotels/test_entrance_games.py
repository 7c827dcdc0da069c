"""W40, W41: whole games of unique hotels, in which everything that always holds is looked at."""

import pytest

from hotelier import Seeded, replay
from hotelier.austria.shown.words import action_words, question_words
from tests.austria.invariants import begin, check_all, walk

STEP = 7
"""How many positions apart those are in which everything is looked at."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", ["3", "1,3", "2,3,4", "1,2,3,4,5"])
@pytest.mark.parametrize("style", ["any", "host", "spoilt"])
def test_w41_games_of_unique_hotels(seats: int, modules: str, style: str) -> None:
    places = 0
    for game in walk(begin(seats, 100 * seats + len(modules), {"modules": modules}), Seeded(seats), style):
        places += 1
        if places % STEP and game.to_move is not None:
            continue
        check_all(game)
        if game.to_move is not None:
            assert question_words(game.state)
            assert all(action_words(game.state, action) for action in game.legal_actions())
            guess = game.resample(game.to_move, Seeded(places))
            assert guess.view(game.to_move) == game.view(game.to_move)
            assert game.clone().view(None) == game.view(None)
    assert game.outcome is not None
    if style != "spoilt":
        assert replay(game.record()).view(None) == game.view(None)
