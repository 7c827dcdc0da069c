"""Random games of all options: what must hold always, holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Seeded
from hotelier.austria.game import Austria
from tests.austria import invariants
from tests.plays import Play, check_replay, plays

SETS = invariants.option_sets()
PLAIN_GAMES = 294

several_games = settings(max_examples=40, deadline=None, derandomize=True, database=None)
any_game = plays(invariants, SETS, invariants.STYLES)
lawful_game = plays(
    invariants, SETS, [style for style in invariants.STYLES if style not in invariants.UNLAWFUL]
)


@several_games
@given(any_game)
def test_k2_money_is_0_to_20_and_the_emperor_track_0_to_13(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_tracks)


@several_games
@given(any_game)
def test_s3_every_guest_is_always_in_exactly_one_place(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_guests)


@several_games
@given(any_game)
def test_s6_p11_every_staff_card_is_always_in_exactly_one_place(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_staff)


@several_games
@given(any_game)
def test_i1_no_items_are_negative_and_no_order_grows(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_items)


@several_games
@given(any_game)
def test_x6_rooms_are_vacant_or_occupied_and_full_groups_are_paid(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_rooms)


@several_games
@given(any_game)
def test_s1_r4_r5_the_number_of_dice_is_right_at_every_moment(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_dice)


@several_games
@given(any_game)
def test_r2_r3_only_who_has_not_passed_is_to_move(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_turn_order)


@several_games
@given(any_game)
def test_x2_each_objective_is_claimed_by_three_at_most(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_objectives)


@several_games
@given(any_game)
def test_w1_w3_w7_dancers_are_ten_each_and_no_row_is_overfull(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_ball)


@several_games
@given(any_game)
def test_knowledge_is_consistent_for_every_seat(play: Play[Austria]) -> None:
    play.at_every_decision(invariants.check_knowledge)


@several_games
@given(any_game)
def test_f2_f3_f4_what_the_end_is_worth(play: Play[Austria]) -> None:
    game = play.end()
    invariants.check_end(game)


@several_games
@given(any_game, st.integers(0, 250), st.integers(0, 4))
def test_everything_holds_in_resampled_games_too(play: Play[Austria], decisions: int, viewer: int) -> None:
    rng = Seeded(play.choices)
    guess = play.until(decisions).resample(viewer if viewer < play.seats else None, rng)
    for position in invariants.walk(guess, rng, play.style):
        invariants.check_all(position)


@several_games
@given(lawful_game)
def test_a_record_replays_to_the_same_game(play: Play[Austria]) -> None:
    game = play.end()
    check_replay(game)


@several_games
@given(any_game)
def test_nothing_hidden_comes_out_while_revealed_stands_still(play: Play[Austria]) -> None:
    """Dice, queue, hands and the tops of the decks change by chance only when `revealed` counts on."""
    game = play.begin()
    rng = Seeded(play.choices)
    while game.to_move is not None:
        state = game.state
        before = (state.revealed, len(state.deck), len(state.chance.results))
        staff_deck = len(state.staff_deck)
        game.apply(invariants.choose(game, rng, play.style))
        state = game.state
        if state.revealed == before[0]:
            assert (len(state.deck), len(state.chance.results)) == before[1:]
            assert len(state.staff_deck) >= staff_deck


@pytest.mark.parametrize("style", invariants.STYLES)
def test_all_invariants_in_random_games_of_every_option_set(style: str) -> None:
    games = PLAIN_GAMES // len(invariants.STYLES)
    first = games * list(invariants.STYLES).index(style)
    for number in range(first, first + games):
        seats, options = SETS[number % len(SETS)]
        game = invariants.begin(seats, number, options)
        for position in invariants.walk(game, Seeded(number), style):
            invariants.check_all(position)
