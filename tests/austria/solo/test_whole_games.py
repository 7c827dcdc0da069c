"""L20-L44: whole games alone with every set of modules: nothing is lost, doubled or leaked."""

import pytest

from hotelier import Seeded, new_game, replay
from hotelier.austria.content.components import NONE
from hotelier.austria.game import Austria
from hotelier.austria.options import MODULES_ALONE
from hotelier.austria.solo.leopold import Leopold
from tests.austria.laid import waltz_of
from tests.austria.solo.table import YOU, decide_at_random

LONGEST_GAME = 5000
SETS = [str(modules) for modules in MODULES_ALONE.choices]


def check_table(game: Austria) -> None:
    """What holds at every moment."""
    state = game.state
    automaton = state.automaton
    assert isinstance(automaton, Leopold)
    guests = [*state.deck, *state.discard, *(guest for guest in state.queue if guest != NONE)]
    for player in state.players:
        guests += [guest for guest in player.tables if guest != NONE]
        assert 0 <= player.krones <= 20 and 0 <= player.emperor <= 13
        assert player.vacant & player.occupied == 0
        assert 0 <= player.kitchen < 1 << 40 and all(missing >= 0 for missing in player.missing)
    assert sorted(guests) == list(range(game.book.guest_count)), "a guest is lost or doubled"
    assert state.players[automaton.seat].kitchen == state.players[automaton.seat].krones == 0
    assert min(state.dice) >= 0
    waltz = waltz_of(state)
    if waltz is None:
        return
    if waltz.ball is not None:
        hers = waltz.ball.placed[automaton.seat]
        assert waltz.ball.supply[automaton.seat] + sum(hers) == 10, "her dancers never leave the ballrooms"
        assert waltz.ball.supply[YOU] + sum(waltz.ball.placed[YOU]) <= 10
        rows = [sum(standing) for standing in zip(*waltz.ball.placed, strict=True)]
        assert all(count <= 3 for count in rows[:-1]), "a row of two hotels has three spaces"
    if waltz.lounge is not None:
        tiles = [tile for tile in waltz.lounge.tiles if tile != NONE]
        taken = [
            tile for tile in range(len(game.book.parts("celebrity"))) if sum(waltz.lounge.taken) >> tile & 1
        ]
        everyone = [*tiles, *waltz.lounge.deck, *waltz.lounge.discard, *taken]
        assert sorted(everyone) == list(range(len(game.book.parts("celebrity"))))
        assert waltz.lounge.taken[automaton.seat] == 0, "she ignores their effects"
        assert all(state.dice[value] for value in waltz.lounge.dice if value)
    rival = waltz.rival
    assert (rival is not None) == (3 in game.book.modules)
    if rival is not None:
        assert 0 <= rival.stars <= 9 and min(rival.tolls) >= 0
        assert all(guest in state.queue for guest in rival.marked), "a token lies on a guest in the queue"
        assert state.queue[4] not in rival.marked or state.queue[4] == NONE
        assert len(rival.supply) <= 12


@pytest.mark.parametrize("modules", SETS)
def test_whole_games_alone_with_every_set_of_modules(modules: str) -> None:
    for seed in range(4):
        level = ("easy", "medium", "hard")[seed % 3]
        game = new_game("austria", seats=1, seed=seed, modules=modules, difficulty=level)
        assert isinstance(game, Austria)
        rng = Seeded(seed)
        while game.to_move is not None:
            assert len(game.history) < LONGEST_GAME
            check_table(game)
            decide_at_random(game, rng, ("any", "eager", "idle")[seed % 3])
        check_table(game)
        assert replay(game.record()).record() == game.record()


@pytest.mark.parametrize("modules", SETS)
def test_a_guess_alone_shows_the_same_table_and_can_be_played_on(modules: str) -> None:
    game = new_game("austria", seats=1, seed=5, modules=modules, difficulty="hard")
    assert isinstance(game, Austria)
    rng = Seeded(5)
    decisions = 0
    while game.to_move is not None:
        if decisions % 17 == 0:
            guess = game.resample(YOU, Seeded(decisions))
            assert guess.view(YOU) == game.view(YOU)
            assert guess.legal_actions() == game.legal_actions()
            check_table(guess)
            decide_at_random(guess, Seeded(1))
        decide_at_random(game, rng, "eager")
        decisions += 1
