"""What observers notice, checked against what the games themselves say at their end."""

from collections import Counter
from typing import Any

import pytest

from hotelier.arena.observers.austria import Observer
from hotelier.arena.order import Schedule, make_order
from hotelier.arena.play import play_game
from hotelier.austria.content.book import book_of
from hotelier.austria.rules.rounds import DICE
from hotelier.core.listening import hear
from hotelier.overbooking.content.book import own_book
from tests.austria.table import Table

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
        *rows("austria", 2, 1, "greedy"),
        *rows("austria", 1, 1, "greedy", difficulty="medium"),
        *rows("austria", 1, 15, difficulty="hard"),
    ]


@pytest.fixture(scope="module")
def overbooking() -> list[Row]:
    return [
        *rows("overbooking", 2, 20, bonus="expert"),
        *rows("overbooking", 3, 10),
        *rows("overbooking", 4, 10),
        *rows("overbooking", 3, 1, "greedy"),
    ]


@pytest.fixture(scope="module")
def modules() -> list[Row]:
    """Games with all modules, for two to four and alone."""
    return [
        *rows("austria", 2, 12, modules="1,2,3,4,5"),
        *rows("austria", 3, 6, modules="1,2,3,4,5", staff="draft"),
        *rows("austria", 4, 6, modules="1,2,3,4,5", board="day"),
        *rows("austria", 1, 12, modules="1,2,3,5", difficulty="hard"),
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


def test_facts_of_modules_are_there_with_their_modules_only(austria: list[Row], modules: list[Row]) -> None:
    names = {"ball", "celebrities", "entrances", "keys"}
    assert not any(names & set(row["facts"]) for row in austria)
    for row in modules:
        there = names - {"keys"} if len(row["bots"]) == 1 else names
        assert names & set(row["facts"]) == there
    (row,) = rows("austria", 2, 1, modules="2,5")
    assert names & set(row["facts"]) == {"celebrities"}


def test_guests_who_dance_bring_their_points_too() -> None:
    """Without celebrities, who make more of points."""
    book = book_of("revised", False, (1, 3, 5))
    vp = dict(zip(book.guest_number, book.guest_vp, strict=True))
    for row in [*rows("austria", 3, 10, modules="1,3,5"), *rows("austria", 1, 10, modules="1,3,5")]:
        for guests, points in zip(row["facts"]["guests"], row["breakdown"], strict=True):
            assert sum(vp[guest] for guest in guests) == points["guests"]


def test_dancers_are_sent_before_they_stand_in_ballrooms(modules: list[Row]) -> None:
    for row in modules:
        ball = row["facts"]["ball"]
        assert len(set(ball["halls"])) == 3
        for sent, dancers, points in zip(ball["sent"], ball["dancers"], row["breakdown"], strict=True):
            assert sum(dancers) <= sent <= 10
            if not sent:  # W8: 5 VP lost in each of three ballrooms
                assert points["ballrooms"] == -15
    assert any(sum(row["facts"]["ball"]["sent"]) for row in modules)


def test_celebrities_bring_points_to_those_who_receive_them(modules: list[Row]) -> None:
    for row in modules:
        for taken, points in zip(row["facts"]["celebrities"], row["breakdown"], strict=True):
            assert bool(taken) == bool(points["celebrities"])
    assert any(row["facts"]["celebrities"][0] for row in modules)


def test_everybody_has_an_entrance_and_paid_the_bid(modules: list[Row]) -> None:
    for row in modules:
        entrances = row["facts"]["entrances"]
        assert None not in entrances["taken"]
        assert len(set(entrances["taken"])) == len(entrances["taken"])
        if len(row["bots"]) == 1:
            assert entrances["bids"] == [None, None]
        else:
            assert all(0 <= bid <= 10 for bid in entrances["bids"])


def test_the_key_is_taken_once_a_round_instead_of_a_die(modules: list[Row]) -> None:
    for row in modules:
        facts = row["facts"]
        keys = facts.get("keys", [0] * len(row["scores"]))
        assert sum(keys) <= 7
        for seat, key in enumerate(keys):
            taken = len(facts["dice"][seat]) + key
            assert taken <= 14
            if not any(facts["passes"]):
                assert taken == 14


def test_a_die_that_was_moved_counts_where_it_was_taken() -> None:
    """Kozi: from space 1 to 2, where two lie then."""
    table = Table(entrances=["kozi", "dove"]).dice("1123")
    observer = Observer(table.game)
    table.game.listen()
    table.play("shift 1 2", "die 2+")
    for told in hear(table.game):
        observer.take(told.event)
    assert observer.dice[0] == [[0, 2, 3]]  # nothing was told of the round


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
