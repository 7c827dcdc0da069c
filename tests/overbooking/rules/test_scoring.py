"""The end of the game: OE1-OE3."""

from typing import Any

import pytest

from hotelier.core.game import Outcome
from tests.overbooking.table import HOUSES, Table

NO_COINS = {house: [0] * 6 for house in HOUSES}
COINS = {
    "fish": [3, 3, 2, 2, 1, 1],
    "bird": [1, 1, 1, 1, 1, 1],
    "lion": [0, 0, 0, 0, 0, 0],
    "stag": [2, 2, 2, 2, 2, 2],
}


def scored(*collected: str, tokens: list[int] | None = None, bonus: str = "none") -> Outcome:
    """The outcome if the game ends with these collected cards and tokens of the seats."""
    table = Table(seats=len(collected), coins=COINS, bonus=bonus)
    for seat, cards in enumerate(collected):
        table.seat(seat, collected=cards, tokens=tokens[seat] if tokens else 0)
    outcome = table.end().game.outcome
    assert outcome is not None
    return outcome


def added_up(breakdown: dict[str, Any]) -> int:
    """All points that a breakdown names, with those inside its parts."""
    return sum(added_up(part) if isinstance(part, dict) else part for part in breakdown.values())


# OE1: coins and tokens ----------------------------------------------------------------------------


def test_oe1_a_point_for_each_coin_on_collected_cards() -> None:
    """OE1: 3 + 2 + 1 of fish and 1 of bird; 2 + 2 of stag and 0 of lion."""
    assert scored("fish 1, fish 3, fish 6, bird 5", "lion 1, stag 2, stag 6").scores == [7, 4]


def test_oe1_a_point_for_each_token() -> None:
    assert scored("fish 1", "", tokens=[0, 2]).scores == [3, 2]
    assert scored("", "", "", tokens=[1, 4, 0]).scores == [1, 4, 0]


def test_oe1_nothing_for_cards_that_were_discarded_or_are_in_hand() -> None:
    """OE1: the labourers get no beds in five; the soldiers do."""
    table = Table("5 none", coins=COINS).at(queue="0:stag 6, 1:stag 5", door="1:fish 2, 1:fish 6")
    table.seat(0, hand="fish 1, fish 2").seat(0, tokens=0).seat(1, tokens=0).end()
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.scores == [0, 2]


def test_oe1_coins_are_told_by_round_and_tokens_apart() -> None:
    """OE1: one card a round; the sum over all parts is the score."""
    table = Table("17 none", coins=COINS)
    for cards in ("0:fish 1, 1:bird 1", "1:stag 2", "0:fish 3, 0:fish 6", "0:bird 2"):
        table.at(1, queue=cards).check()
    table.seat(1, tokens=3)
    outcome = table.game.outcome
    assert outcome is not None
    assert outcome.breakdown == [
        {
            "coins of round 1": 3,
            "coins of round 2": 0,
            "coins of round 3": 3,
            "coins of round 4": 1,
            "tokens": 0,
            "bonus": {},
        },
        {
            "coins of round 1": 1,
            "coins of round 2": 2,
            "coins of round 3": 0,
            "coins of round 4": 0,
            "tokens": 3,
            "bonus": {},
        },
    ]
    assert outcome.scores == [7, 6]


def test_oe1_the_points_so_far_are_seen_by_all() -> None:
    table = Table("17 none", coins=COINS, bonus="expert")
    table.seat(0, collected="fish 1, bird 1, bird 2, bird 3, bird 4", tokens=1)
    for seat in (0, 1, None):
        players = table.game.view(seat)["players"]
        assert [player["points"] for player in players] == [3 + 4 + 1 + 2, 0]
        assert [player["coins"] for player in players] == [[7, 0, 0, 0], [0, 0, 0, 0]]


# OE2: bonus ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("bonus", "points"),
    [
        ("none", [0, 0, 0, 0, 0, 0, 0]),
        ("beginner", [0, 0, 0, 0, 2, 4, 6]),
        ("expert", [0, 0, 0, 0, 2, 5, 10]),
    ],
)
def test_oe2_bonus_for_many_collected_cards_of_one_house(house: str, bonus: str, points: list[int]) -> None:
    for count in range(7):
        table = Table(coins=NO_COINS, bonus=bonus)
        table.seat(1, collected=", ".join(f"{house} {beds}" for beds in range(1, count + 1)))
        outcome = table.end().game.outcome
        assert outcome is not None
        assert outcome.scores == [0, points[count]]
        assert outcome.breakdown[1]["bonus"] == ({house: points[count]} if points[count] else {})


def cards(house: str, count: int) -> str:
    """The largest groups of a house."""
    return ", ".join(f"{house} {beds}" for beds in range(7 - count, 7))


@pytest.mark.parametrize(
    ("bonus", "counts", "points"),
    [
        pytest.param("beginner", (3, 3, 3, 3), 0, id="twelve cards, no house with four"),
        pytest.param("beginner", (4, 4, 4, 4), 8, id="four of each, beginner"),
        pytest.param("beginner", (6, 5, 4, 3), 12, id="6 + 4 + 2, beginner"),
        pytest.param("expert", (6, 5, 4, 3), 17, id="10 + 5 + 2, expert"),
        pytest.param("expert", (4, 0, 6, 0), 12, id="2 + 10, expert"),
        pytest.param("none", (6, 6, 4, 4), 0, id="without bonus"),
    ],
)
def test_oe2_bonus_for_each_house(bonus: str, counts: tuple[int, ...], points: int) -> None:
    table = Table(coins=NO_COINS, bonus=bonus)
    table.seat(
        0,
        collected=", ".join(
            cards(house, count) for house, count in zip(HOUSES, counts, strict=True) if count
        ),
    )
    outcome = table.end().game.outcome
    assert outcome is not None
    assert outcome.scores == [points, 0]


def test_oe2_houses_of_different_players_do_not_add_up() -> None:
    outcome = scored("lion 1, lion 2, lion 3", "lion 1, lion 2, lion 3, lion 4", bonus="expert")
    assert outcome.scores == [0, 2]


def test_oe2_the_breakdown_adds_up_to_the_score() -> None:
    """OE1, OE2: 7 coins of bird and fish, 2 tokens, 2 for bird; 10 coins, 5 for stag."""
    outcome = scored(
        "fish 1, bird 1, bird 2, bird 3, bird 4",
        "stag 1, stag 2, stag 3, stag 4, stag 5",
        tokens=[2, 0],
        bonus="expert",
    )
    assert outcome.scores == [11, 15]
    assert [added_up(breakdown) for breakdown in outcome.breakdown] == outcome.scores
    assert [breakdown["bonus"] for breakdown in outcome.breakdown] == [{"bird": 2}, {"stag": 5}]


# OE3: winners -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("collected", "tokens", "ranking", "winners"),
    [
        pytest.param(["stag 1", "fish 1"], [0, 0], [2, 1], [1], id="most points"),
        pytest.param(
            ["fish 1", "bird 1, bird 2, bird 3"], [0, 0], [1, 2], [0], id="a tie: more cards worth 3"
        ),
        pytest.param(
            ["fish 1, stag 1", "fish 1, fish 2"], [1, 0], [2, 1], [1], id="a tie: two such cards to one"
        ),
        pytest.param(["fish 1", "bird 1"], [0, 3], [2, 1], [1], id="points go before cards worth 3"),
        pytest.param(["fish 1", "fish 2"], [0, 0], [1, 1], [0, 1], id="still tied: shared victory"),
        pytest.param(["fish 3", "bird 1, bird 2"], [0, 0], [1, 1], [0, 1], id="tied without cards worth 3"),
        pytest.param(["", ""], [0, 0], [1, 1], [0, 1], id="nobody has anything"),
        pytest.param(
            ["fish 1", "stag 1", "fish 2"],
            [0, 0, 0],
            [1, 3, 1],
            [0, 2],
            id="two of three share the victory",
        ),
        pytest.param(
            ["stag 1", "fish 1, fish 2", "stag 2", ""],
            [0, 0, 0, 1],
            [2, 1, 2, 4],
            [1],
            id="a shared second place",
        ),
        pytest.param(
            ["bird 1, stag 1", "fish 1", "fish 2, stag 1", "fish 1, stag 2"],
            [0, 0, 0, 0],
            [4, 3, 1, 1],
            [2, 3],
            id="cards worth 3 also break the tie for a lower place",
        ),
    ],
)
def test_oe3_most_points_then_more_cards_worth_three_coins_then_shared(
    collected: list[str], tokens: list[int], ranking: list[int], winners: list[int]
) -> None:
    outcome = scored(*collected, tokens=tokens)
    assert outcome.ranking == ranking
    assert outcome.winners == winners


def test_oe3_bonus_counts_for_victory() -> None:
    """OE2, OE3: 4 points of birds and 2 of bonus beat 5 points of fish and stag."""
    assert scored("bird 1, bird 2, bird 3, bird 4", "fish 1, stag 1", bonus="beginner").winners == [0]
    assert scored("bird 1, bird 2, bird 3, bird 4", "fish 1, stag 1", bonus="none").winners == [1]


def test_oe3_there_is_no_outcome_before_the_end_of_round_4() -> None:
    table = Table("17 none")
    for _ in range(3):
        table.check()
        assert table.game.outcome is None
    table.check()
    assert table.game.outcome is not None
    assert table.phase == "over"
    assert table.legal() == []
