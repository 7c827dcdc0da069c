"""Random games of every set of modules, for two to four and alone: what must hold always, holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Seeded
from hotelier.austria.game import Austria
from hotelier.core.chance import SEEDS
from tests.austria import invariants
from tests.austria.laid import Waltz, waltz_of
from tests.plays import check_replay

SETS = invariants.module_sets()
LAWFUL = [style for style in invariants.STYLES if style not in invariants.UNLAWFUL]

Setting = tuple[int, dict[str, str | bool]]

some_games = settings(max_examples=60, deadline=None, derandomize=True, database=None)
settings_of_games = st.sampled_from(SETS)
seeds = st.integers(0, SEEDS - 1)
styles = st.sampled_from(list(invariants.STYLES))


def test_all_32_sets_of_modules_are_played_by_every_number_and_those_without_4_alone() -> None:
    """The empty set is the base game; its games are in tests/austria/test_properties.py."""
    played = {(seats, str(options["modules"])) for seats, options in SETS}
    alone = {modules for seats, modules in played if seats == 1}
    assert {len([1 for each, _ in played if each == seats]) for seats in (2, 3, 4)} == {31}
    assert len(alone) == 15 and not any("4" in modules for modules in alone)


@pytest.mark.parametrize("style", invariants.STYLES)
def test_all_invariants_in_games_of_every_set(style: str) -> None:
    """The ways to play take turns, so that every set has one of them."""
    first = list(invariants.STYLES).index(style)
    for number in range(first, len(SETS), len(invariants.STYLES)):
        seats, options = SETS[number]
        game = invariants.begin(seats, number, options)
        for position in invariants.walk(game, Seeded(number), style):
            invariants.check_all(position)


@some_games
@given(settings_of_games, seeds, seeds, styles)
def test_all_invariants_in_games_of_any_seed(setting: Setting, seed: int, choices: int, style: str) -> None:
    seats, options = setting
    for game in invariants.walk(invariants.begin(seats, seed, options), Seeded(choices), style):
        invariants.check_all(game)


def played_for(setting: Setting, seed: int, decisions: int, rng: Seeded, style: str) -> Austria:
    """A game after some decisions, or at its end."""
    seats, options = setting
    game = invariants.begin(seats, seed, options)
    while len(game.history) < decisions and game.to_move is not None:
        game.apply(invariants.choose(game, rng, style))
    return game


@some_games
@given(settings_of_games, seeds, st.integers(0, 250), st.integers(0, 4), st.sampled_from(LAWFUL))
def test_guesses_look_the_same_and_everything_holds_in_them(
    setting: Setting, seed: int, decisions: int, viewer: int, style: str
) -> None:
    rng = Seeded(seed)
    game = played_for(setting, seed, decisions, rng, style)
    seat = viewer if viewer < game.seats else None
    guess = game.resample(seat, rng)
    assert guess.view(seat) == game.view(seat)
    for position in invariants.walk(guess, rng, style):
        invariants.check_all(position)


@some_games
@given(settings_of_games, seeds, st.integers(0, 250), st.sampled_from(LAWFUL))
def test_a_copy_goes_its_own_way(setting: Setting, seed: int, decisions: int, style: str) -> None:
    rng = Seeded(seed)
    game = played_for(setting, seed, decisions, rng, style)
    before = [game.view(seat) for seat in range(game.seats)]
    for _ in invariants.walk(game.clone(), rng, style):
        pass
    assert [game.view(seat) for seat in range(game.seats)] == before


@some_games
@given(settings_of_games, seeds, seeds, st.sampled_from(LAWFUL))
def test_a_record_replays_to_the_same_game(setting: Setting, seed: int, choices: int, style: str) -> None:
    seats, options = setting
    *_, game = invariants.walk(invariants.begin(seats, seed, options), Seeded(choices), style)
    check_replay(game)


def face_down(waltz: Waltz | None) -> tuple[int, int]:
    """How many celebrities and items of an automaton's entrance have still to come."""
    assert waltz is not None
    return (
        len(waltz.lounge.deck) if waltz.lounge is not None else 0,
        len(waltz.rival.supply) if waltz.rival is not None else 0,
    )


@some_games
@given(settings_of_games, seeds, seeds, st.sampled_from(LAWFUL))
def test_nothing_hidden_comes_out_while_revealed_stands_still(
    setting: Setting, seed: int, choices: int, style: str
) -> None:
    """Dice, guests, celebrities, items, what is drawn for an entrance: `revealed` counts all of them."""
    seats, options = setting
    game = invariants.begin(seats, seed, options)
    rng = Seeded(choices)
    while game.to_move is not None:
        state = game.state
        before = (len(state.deck), len(state.chance.results), face_down(waltz_of(state)))
        revealed, staff_deck = state.revealed, len(state.staff_deck)
        game.apply(invariants.choose(game, rng, style))
        state = game.state
        if state.revealed == revealed:
            assert (len(state.deck), len(state.chance.results), face_down(waltz_of(state))) == before
            assert len(state.staff_deck) >= staff_deck
