"""S6, P11, G3: what others get to know of an action."""

import pytest

from hotelier import BadInput, Seeded, new_game
from hotelier.core.playout import play_randomly


def test_s6_others_do_not_see_which_card_is_kept() -> None:
    game = new_game("austria", seats=3, seed=3, staff="draft")
    mover = game.to_move
    assert mover is not None
    actions = game.legal_actions()
    for audience in ((mover + 1) % 3, (mover + 2) % 3, None):
        told = [game.seen(action, audience) for action in actions]
        assert all(each == {"notation": "draft", "kind": "draft", "staff": None} for each in told)
    assert [game.seen(action, mover) for action in actions] == [game.describe(action) for action in actions]


def test_p11_g3_others_do_not_see_which_card_goes_under_the_deck() -> None:
    found = 0
    for seed in range(40):
        game = new_game("austria", seats=2, seed=seed)
        rng = Seeded(seed)
        while game.to_move is not None:
            for action in game.legal_actions():
                if game.describe(action)["kind"] == "under":
                    told = game.seen(action, 1 - game.to_move)
                    assert told == {"notation": "under", "kind": "under", "staff": None}
                    found += 1
            play_randomly(game, rng, 1)
    assert found


@pytest.mark.parametrize("text", ["die 3", "guest 4", "room 2c", "play 17", "discard 31", "end"])
def test_what_lies_open_is_told_to_all(text: str) -> None:
    game = new_game("austria", seats=2, seed=1)
    action = game.parse(text)
    assert game.seen(action, 0) == game.seen(action, 1) == game.seen(action, None) == game.describe(action)


def test_leopolds_steps_are_told_as_data() -> None:
    game = new_game("austria", seats=1, seed=1)
    assert game.event_data() == []
    play_randomly(game, Seeded(1))
    steps = game.event_data()
    assert steps == game.view(None)["solo"]["events"]
    assert {"card", "die"} <= {step["kind"] for step in steps}


def test_only_seats_at_the_table_are_an_audience() -> None:
    game = new_game("austria", seats=2, seed=1)
    with pytest.raises(BadInput):
        game.seen(game.legal_actions()[0], 2)
