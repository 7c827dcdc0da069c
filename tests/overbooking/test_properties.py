"""Random games of all options: what must hold always, holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Seeded
from hotelier.overbooking.game import Overbooking
from tests.contract import snapshot
from tests.overbooking import invariants
from tests.plays import Play, check_replay, plays

SETS = invariants.option_sets()
PLAIN_GAMES = 300

several_games = settings(max_examples=80, deadline=None, derandomize=True, database=None)
any_game = plays(invariants, SETS, invariants.STYLES)


@several_games
@given(any_game)
def test_oc1_every_card_of_every_deck_is_always_in_exactly_one_place(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_cards)


@several_games
@given(any_game)
def test_oc4_op5_no_line_is_longer_or_other_than_its_hotel_allows(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_lines)


@several_games
@given(any_game)
def test_os2_op3_on1_there_is_one_token_for_each_back_door_and_round(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_tokens)


@several_games
@given(any_game)
def test_op3_a_round_brings_one_token_a_back_door_at_most(play: Play[Overbooking]) -> None:
    """Tokens that the players have, round by round."""
    held = 0
    game = play.begin()
    doors = _back_doors(game)
    for position in invariants.walk(game, Seeded(play.choices), play.style):
        now = sum(player.tokens for player in position.state.players)
        if position.state.placements == 0 or position.to_move is None:
            assert held <= now <= held + doors
            held = now
            doors = _back_doors(position)
        assert now <= held + doors


def _back_doors(game: Overbooking) -> int:
    return sum(hotel["rule"] != "no_back_door" for hotel in game.view(None)["hotels"])


@several_games
@given(any_game)
def test_op1_on3_nobody_plays_more_than_five_cards_in_a_round(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_hands)


@several_games
@given(any_game)
def test_op1_ob2_the_right_seat_is_to_move(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_turn_order)


@several_games
@given(any_game)
def test_os1_on1_on2_hotels_are_turned_over_and_replaced(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_hotels)


@pytest.mark.pure_only("puts a recount in the place of `checking.give_beds`")
@several_games
@given(any_game)
def test_ob3_ob4_ob6_beds_given_are_never_more_than_beds_available(play: Play[Overbooking]) -> None:
    """Every hotel is recounted: 4 rounds with as many hotels as there are players."""
    with invariants.watched() as counts:
        play.at_every_decision(lambda game: None)
    assert counts["hotels"] == 4 * play.seats


@several_games
@given(any_game)
def test_oe1_oe2_points_are_coins_and_tokens_and_bonus(play: Play[Overbooking]) -> None:
    play.at_every_decision(invariants.check_scores)


@several_games
@given(any_game)
def test_oe3_the_end_is_as_the_collected_cards_say(play: Play[Overbooking]) -> None:
    game = play.end()
    invariants.check_end(game)


@several_games
@given(any_game, st.integers(0, 80), st.integers(0, 4))
def test_everything_holds_in_resampled_games_too(
    play: Play[Overbooking], decisions: int, viewer: int
) -> None:
    game = play.until(decisions)
    rng = Seeded(play.seed)
    guess = game.resample(viewer if viewer < play.seats else None, rng)
    with invariants.watched():
        for position in invariants.walk(guess, rng, play.style):
            invariants.check_all(position)


@several_games
@given(any_game, st.integers(0, 80))
def test_a_copy_and_its_original_are_independent(play: Play[Overbooking], decisions: int) -> None:
    game = play.until(decisions)
    before = snapshot(game)
    twin = game.clone()
    ends = []
    for played, other in ((twin, game), (game, None)):
        *_, last = invariants.walk(played, Seeded(play.seed), "any")
        ends.append(snapshot(last))
        if other is not None:
            assert snapshot(other) == before
    assert ends[0] == ends[1], "the same choices lead to the same game"


@several_games
@given(any_game, st.integers(0, 80))
def test_a_record_replays_to_the_same_game(play: Play[Overbooking], decisions: int) -> None:
    game = play.until(decisions)
    check_replay(game)


@several_games
@given(any_game)
def test_nothing_of_others_comes_out_while_revealed_stands_still(play: Play[Overbooking]) -> None:
    """While it does, a decision can be taken back: no other seat has acted or been seen to be stuck."""
    game = play.begin()
    rng = Seeded(play.choices)
    while game.to_move is not None:
        mover, revealed = game.to_move, game.revealed
        before = _of_others(game, mover)
        game.apply(invariants.choose(game, rng, play.style))
        if game.revealed == revealed:
            assert _of_others(game, mover) == before


def _of_others(game: Overbooking, seat: int) -> object:
    """What everybody sees of the other players and of chance."""
    view = game.view(None)
    hidden_before = [
        [player[field] for field in ("hand_size", "deck", "skipped_in_rounds")]
        for other, player in enumerate(view["players"])
        if other != seat
    ]
    return hidden_before, [hotel["id"] for hotel in view["hotels"]], view["players"][seat]["deck"]


@pytest.mark.parametrize("style", invariants.STYLES)
def test_all_invariants_in_random_games_of_every_option_set(style: str) -> None:
    with invariants.watched():
        for number in range(PLAIN_GAMES // len(invariants.STYLES)):
            seats, options = SETS[number % len(SETS)]
            game = invariants.begin(seats, number, options)
            for position in invariants.walk(game, Seeded(number), style):
                invariants.check_all(position)
