"""The check of bookings as a front end is told it: it must agree with what the rules do."""

from random import Random

import pytest

import hotelier
from hotelier.core.game import Json
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.news import check_events


def new_game(seed: int, seats: int) -> Overbooking:
    game = hotelier.new_game("overbooking", seats=seats, seed=seed)
    assert isinstance(game, Overbooking)
    return game


def collected(view: Json) -> list[set[str]]:
    return [set(player["collected"]) for player in view["players"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_told_beds_are_the_cards_collected(seats: int) -> None:
    """OB3-OB5: over whole games, who is told to get beds is who has the card afterwards, with its coins."""
    for seed in range(8):
        game = new_game(seed, seats)
        rng = Random(seed)
        hotels_closed = 0
        while game.to_move is not None:
            action = rng.choice(game.legal_actions())
            before = game.view(None)
            events = check_events(game.state, action)
            game.apply(action)
            after = game.view(None)
            given = [event for event in events if event["kind"] == "beds" and event["got"]]
            for seat in range(seats):
                told = {
                    f"{event['card']['house']} {event['card']['beds']}"
                    for event in given
                    if event["card"]["owner"] == seat
                }
                assert collected(after)[seat] - collected(before)[seat] == told
                coins = sum(event["coins"] for event in given if event["card"]["owner"] == seat)
                assert sum(after["players"][seat]["coins"]) - sum(before["players"][seat]["coins"]) == coins
            hotels_closed += sum(event["kind"] == "open" for event in events)
        assert hotels_closed == 4 * seats  # every hotel of every round is opened once


def test_beds_count_down_and_never_below_zero() -> None:
    """OB4, OB6: what is left after each card is told, and a card without beds takes none."""
    for seed in range(20):
        game = new_game(seed, 3)
        rng = Random(seed)
        beds = 0
        while game.to_move is not None:
            action = rng.choice(game.legal_actions())
            for event in check_events(game.state, action):
                if event["kind"] == "beds":
                    need = event["card"]["beds"]
                    assert event["got"] == (need <= beds)
                    assert event["beds"] == beds - (need if event["got"] else 0)
                beds = event["beds"]
                assert beds >= 0
            game.apply(action)


def test_asking_changes_nothing() -> None:
    game = new_game(1, 2)
    action = game.legal_actions()[0]
    before = game.view(0)
    check_events(game.state, action)
    assert game.view(0) == before
