"""What observers notice, checked against what the games themselves say at their end."""

from collections import Counter
from typing import Any

import pytest

from hotelier.arena.order import Schedule, make_order
from hotelier.arena.play import play_game
from hotelier.austria.book import book_of
from hotelier.austria.rounds import DICE
from hotelier.overbooking.book import own_book

Row = dict[str, Any]
CLAIM_VP = (15, 10, 5)
END_OF_TRACK = 13


def rows(game: str, seats: int, games: int, bots: str = "random", **options: Any) -> list[Row]:
    order = make_order(game, seats=seats, bots=[bots], games=games, seed=11, options=options)
    games_of = Schedule(order)
    played = [play_game(order, games_of.game(number), None) for number in range(games)]
    assert not [row["error"] for row in played if "error" in row]
    return played


@pytest.fixture(scope="module")
def austria() -> list[Row]:
    return [
        *rows("austria", 2, 25),
        *rows("austria", 3, 10, staff="draft", board="day"),
        *rows("austria", 4, 10, staff="intro"),
        *rows("austria", 2, 3, "greedy"),
        *rows("austria", 1, 3, "greedy", difficulty="medium"),
        *rows("austria", 1, 15, difficulty="hard"),
    ]


@pytest.fixture(scope="module")
def overbooking() -> list[Row]:
    return [
        *rows("overbooking", 2, 20, bonus="expert"),
        *rows("overbooking", 3, 10),
        *rows("overbooking", 4, 10),
        *rows("overbooking", 3, 3, "greedy"),
    ]


BOOK = book_of("revised", False)


def test_guests_bring_the_points_of_the_game(austria: list[Row]) -> None:
    for row in austria:
        vp = dict(zip(BOOK.guest_number, BOOK.guest_vp, strict=True))
        for guests, points in zip(row["facts"]["guests"], row["breakdown"], strict=True):
            assert len(set(guests)) == len(guests) or len(guests) > 20  # the deck may be gone through twice
            assert sum(vp[guest] for guest in guests) == points["guests"]


def test_claims_bring_the_points_of_the_game(austria: list[Row]) -> None:
    for row in austria:
        facts = row["facts"]
        claimed = Counter(claim["objective"] for side in facts["claims"] for claim in side)
        assert set(claimed) <= set(facts["objectives"])
        assert all(count <= len(CLAIM_VP) for count in claimed.values())
        given = sum(sum(CLAIM_VP[:count]) for count in claimed.values())
        assert given == sum(points["objectives"] for points in row["breakdown"])
        for claims, points in zip(facts["claims"], row["breakdown"], strict=True):
            assert bool(claims) == bool(points["objectives"])
            assert all(1 <= claim["round"] <= 7 for claim in claims)


def test_everybody_takes_two_dice_a_round_while_there_are_any(austria: list[Row]) -> None:
    for row in austria:
        dice = row["facts"]["dice"]
        for round in range(1, 8):
            taken = [[die for die in side if die[0] == round] for side in dice]
            assert all(len(side) <= 2 for side in taken)
            assert sum(map(len, taken)) <= DICE[len(dice)]
            if not any(row["facts"]["passes"]):
                assert all(len(side) == 2 for side in taken)
        assert all(1 <= value <= 6 and strength >= 1 for side in dice for _, value, strength in side)


def test_staff_with_points_was_played(austria: list[Row]) -> None:
    for row in austria:
        facts = row["facts"]
        for staff, points in zip(facts["staff"], row["breakdown"], strict=True):
            assert {int(card) for card in points["staff"]} <= set(staff)
        everybody = [card for staff in facts["staff"] for card in staff]
        assert len(set(everybody)) == len(everybody)
        assert all(len(hand) == 6 for hand in facts["hands"])


def test_the_emperor_scores_three_times(austria: list[Row]) -> None:
    for row in austria:
        assert [scoring["tile"] for scoring in row["facts"]["emperor"]] == row["facts"]["tiles"]


def test_without_penalties_the_emperor_gives_just_what_the_positions_say(austria: list[Row]) -> None:
    checked = 0
    for row in austria:
        emperor = row["facts"]["emperor"]
        for side, points in enumerate(row["breakdown"]):
            positions = [scoring["positions"][side] for scoring in emperor]
            is_automaton = side >= len(row["bots"])
            spared = is_automaton or all(scoring["results"][side] != "penalty" for scoring in emperor)
            if spared and max(positions) < END_OF_TRACK:  # steps beyond the end would be points too
                checked += 1
                assert points["emperor"] == sum(BOOK.track_vp[position] for position in positions)
    assert checked > 5


def test_points_after_rounds_end_with_the_score(austria: list[Row]) -> None:
    for row in austria:
        assert len(row["facts"]["points"]) == 7
        assert row["facts"]["points"][-1] == row["scores"]


def test_coins_and_tokens_add_up_to_the_score(overbooking: list[Row]) -> None:
    for row in overbooking:
        facts = row["facts"]
        book = own_book()
        names = [f"{house} {beds}" for house in book.houses for beds in range(1, 7)]
        coins = dict(zip(names, book.coins, strict=True))
        for seat, score in enumerate(row["scores"]):
            bonus = sum(row["breakdown"][seat]["bonus"].values())
            assert sum(facts["coins"][seat]) + facts["tokens"][seat] + bonus == score
            assert sum(coins[card] for card in facts["collected"][seat]) == sum(facts["coins"][seat])


def test_cards_are_placed_before_they_are_collected(overbooking: list[Row]) -> None:
    for row in overbooking:
        facts = row["facts"]
        seats = len(row["scores"])
        assert [len(hotels) for hotels in facts["hotels"]] == [seats] * 4
        for seat in range(seats):
            placed = facts["placed"][seat]
            assert set(facts["collected"][seat]) <= set(facts["played"][seat])
            played = placed.get("queue", 0) + placed.get("door", 0) + placed.get("forced", 0)
            assert played == len(facts["played"][seat]) <= 20
            assert sum(facts["doors"][seat].values()) == placed.get("door", 0)
            assert facts["tokens"][seat] <= placed.get("door", 0) + placed.get("forced", 0)
