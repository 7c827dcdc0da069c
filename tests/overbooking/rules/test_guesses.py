"""Guesses of hidden cards against an own account of what was seen: all that agrees, and nothing else."""

import pytest

from hotelier import Seeded, new_game
from hotelier.overbooking.game import Overbooking
from tests.overbooking.invariants import STYLES, begin, option_sets, walk
from tests.overbooking.positions import guesses, in_round_2, stuck_twice, views
from tests.overbooking.seen import Account, Way, account_of, all_ways, way_of

accounted = pytest.mark.pure_only("the account puts an own function in the place of `placing.skip`")


def account_for(game: Overbooking) -> Account:
    """The game played once more, with an account of what is seen."""
    again = new_game("overbooking", seats=game.seats, seed=game.seed, script=game.chance())
    assert isinstance(again, Overbooking)
    with account_of(again) as account:
        for action in game.history:
            account.look()
            again.apply(action)
        account.look()
    assert views(again) == views(game)
    return account


# All ways, counted --------------------------------------------------------------------------------


def compare(account: Account, viewer: int | None, rng: Seeded) -> int:
    """Guess often enough to meet every way that the hidden cards can be: neither more nor fewer."""
    game = account.game
    ways = [all_ways(account, viewer, owner) for owner in range(game.seats)]
    for owner, of_owner in enumerate(ways):
        assert way_of(game, viewer, owner) in of_owner, "the account is wrong"
    number = max(map(len, ways))
    found: list[set[Way]] = [set() for _ in ways]
    for _ in range(20 * number):
        guess = game.resample(viewer, rng)
        for owner, of_owner in enumerate(found):
            of_owner.add(way_of(guess, viewer, owner))
    assert found == ways
    return number


@accounted
@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("seats", [2, 3])
def test_guesses_are_just_the_ways_that_a_brute_force_search_finds(seats: int, memory: bool) -> None:
    """In round 4 the decks are empty: the hidden cards can be tried out in all ways."""
    compared: list[int] = []
    skips = 0
    for seed in range(40 // seats):
        game = begin(seats, seed, {"memory": memory})
        rng = Seeded(seed)
        with account_of(game) as account:
            for position in walk(game, rng, "crowd" if seed % 3 else "any"):
                account.look()
                if position.state.round == 3 and len(game.history) % seats == 0:
                    compared += [compare(account, viewer, rng) for viewer in (*range(seats), None)]
                    skips += any(when == 4 for seat in account.skips for when, _ in seat)
    assert sum(number > 1 for number in compared) > 100
    assert sum(number > 5 for number in compared) > 20
    assert skips > 3 or seats == 3


@accounted
@pytest.mark.parametrize("skips", [1, 2])
def test_op6_guesses_after_skips_agree_with_a_brute_force_search(skips: int) -> None:
    """Round 3: every hand of seat 0 is tried out, and can have been drawn so or not."""
    game = stuck_twice()
    if skips == 1:
        game = next(later for later in walk(in_round_2(), Seeded(1), "any") if later.state.round == 2)
    account = account_for(game)
    assert len(account.skips[0]) == skips
    hands = {cards_of_way for _, cards_of_way in all_ways(account, 1, 0)}
    found = {way_of(guess, 1, 0)[1] for guess in guesses(game, 1, 400)}
    assert found <= hands
    assert frozenset.union(*found) == frozenset.union(*hands)
    assert frozenset.intersection(*found) == frozenset.intersection(*hands)


@accounted
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_op6_guesses_agree_with_all_skips_so_far(seats: int) -> None:
    """Random games with hotels whose rules leave hands without a place much more often."""
    rules = ("small_groups", "two_houses", "large_groups", "no_back_door", "small_groups", "large_groups")
    checked = 0
    for seed in range(20):
        hotels = [
            {"id": f"{number // 2 + 1}{'ab'[number % 2]}", "rule": rules[(seed + number) % 6]}
            for number in range(16)
        ]
        content = {"game": "overbooking", "name": "tight", "hotels": hotels}
        game = new_game("overbooking", seats=seats, seed=seed, memory=seed % 2 == 0, content=content)
        assert isinstance(game, Overbooking)
        rng = Seeded(seed)
        with account_of(game) as account:
            for position in walk(game, rng, "crowd"):
                account.look()
                skipped = [owner for owner in range(seats) if account.skips[owner]]
                for viewer in (*range(seats), None) if skipped else ():
                    guess = position.resample(viewer, rng)
                    for owner in skipped:
                        checked += 1
                        on_table = [
                            card % 24 for line in guess.state.lines for card in line if card // 24 == owner
                        ]
                        assert account.agrees(owner, tuple(on_table), way_of(guess, viewer, owner)[1])
    assert checked > 1000


# Views and guesses --------------------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES)
def test_no_view_is_changed_by_a_guess(style: str) -> None:
    """Random positions of all options, for every seat and a spectator; also guesses of guesses."""
    for number, (seats, options) in enumerate(option_sets()):
        game = begin(seats, number, options)
        rng = Seeded(number)
        for position in walk(game, rng, style):
            if rng.below(5) and position.to_move is not None:
                continue
            for seat in (*range(seats), None):
                guess = position.resample(seat, rng)
                assert guess.view(seat) == position.view(seat)
                assert guess.resample(seat, rng).view(seat) == position.view(seat)
                assert guess.resample(None, rng).view(None) == position.view(None)
