"""W3, W8, W9: scoring the ballrooms, with the examples of the rules by hand."""

import pytest

from hotelier.austria.content.components import BALLROOMS
from hotelier.austria.modules.ballrooms.scoring import rank_points
from tests.austria.table import Table

OTHERS = ["odeonsaal", "zum_sperl", "zur_kettenbruecke", "apollosaal", "goldener_strauss"]
AFTER = {1: 3, 2: 5, 3: 7}
"""After which round each of the three ballrooms is scored."""

Dancers = list[str]


def scored(hall: str, *standing: Dancers, place: int = 1) -> list[int]:
    """The VP that each player gets when the ballroom is scored; dancers are named by their rows."""
    halls = [name for name in OTHERS if name != hall][:2]
    halls.insert(place - 1, hall)
    table = Table(len(standing), modules=[1], ballrooms=halls)
    for seat, rows in enumerate(standing):
        table.seat(seat, emperor=5).dancers(seat, *(f"{place} {row}" for row in rows))
    table.ball.scored = place - 1
    table.round(AFTER[place]).end_round()
    while table.game.view(None)["phase"] == "emperor":
        table.play("done")
    assert table.ball.scored == place
    return [table.player(seat).points[BALLROOMS] for seat in range(len(standing))]


@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize(
    ("hall", "standing", "vp"),
    [
        # own dancers times the highest row of theirs
        ("apollosaal", [["top", "bottom"], ["bottom"]], [6, 1]),
        ("apollosaal", [["middle"] * 3, ["top"]], [6, 3]),
        ("apollosaal", [["bottom", "bottom", "middle"], []], [6, -5]),
        # most 7, second most 2, row by row
        ("goldener_strauss", [["middle"], ["middle"]], [4, 4]),
        ("goldener_strauss", [["bottom", "bottom"], ["bottom"]], [7, 2]),
        ("goldener_strauss", [["bottom", "bottom", "middle"], ["bottom", "middle"]], [7 + 4, 2 + 4]),
        ("goldener_strauss", [["top"], []], [7, -5]),
        ("goldener_strauss", [["bottom"], ["top"]], [7, 7]),
        ("goldener_strauss", [["middle"] * 2, ["middle"], ["middle"]], [7, 1, 1]),
        ("goldener_strauss", [["middle"], ["middle"], ["middle"]], [3, 3, 3]),
        ("goldener_strauss", [["middle"] * 2, ["middle"] * 2, ["middle"]], [4, 4, 0]),
        ("goldener_strauss", [["bottom"], ["bottom"], ["top"], []], [4, 4, 7, -5]),
        # 1, 4, 9, 16, 25
        ("odeonsaal", [["bottom"] * 2 + ["middle"] * 2 + ["top"] * 2, ["top"], []], [25, 1, -5]),
        ("odeonsaal", [["bottom", "top"], ["bottom", "middle", "top"]], [4, 9]),
        (
            "odeonsaal",
            [["bottom"] * 2 + ["top"] * 2, ["bottom", "middle", "middle", "top", "middle"]],
            [16, 25],
        ),
        # by rank: 10, 3 for two, 15, 10, 5 for more
        ("zum_sperl", [["bottom"] * 3, ["top"]], [10, 3]),
        ("zum_sperl", [["bottom"], []], [10, -5]),
        ("zum_sperl", [["bottom", "top"], ["middle", "middle"]], [6, 6]),
        ("zum_sperl", [["bottom"] * 3, ["top"] * 3, ["middle"]], [12, 12, 5]),
        ("zum_sperl", [["bottom"] * 3, ["top"] * 2, ["middle"]], [15, 10, 5]),
        ("zum_sperl", [["bottom"], ["top"], ["middle"]], [10, 10, 10]),
        ("zum_sperl", [["bottom"] * 2, ["top"], ["middle"]], [15, 7, 7]),
        ("zum_sperl", [["bottom"] * 4, ["top"] * 3, ["middle"] * 2, ["top"]], [15, 10, 5, 0]),
        ("zum_sperl", [["bottom"] * 2, ["top"] * 2, ["middle"], ["top"]], [12, 12, 2, 2]),
        ("zum_sperl", [["bottom"], [], [], []], [15, -5, -5, -5]),
        # 7 for every second dancer
        ("zur_kettenbruecke", [["top"], ["bottom"] * 2 + ["middle"] * 2, ["bottom"] * 3], [0, 14, 7]),
        ("zur_kettenbruecke", [["top", "bottom"], []], [7, -5]),
    ],
)
def test_w8_w9_a_ballroom_is_scored_as_its_board_says(
    hall: str, standing: list[Dancers], vp: list[int], place: int
) -> None:
    assert scored(hall, *standing, place=place) == vp


@pytest.mark.parametrize(
    ("hall", "vp"),
    [
        ("apollosaal", [2 * 3, 1]),
        ("goldener_strauss", [7, 7]),  # two in the top row, one in the bottom row
        ("odeonsaal", [4, 1]),
        ("zum_sperl", [10, 3]),
        ("zur_kettenbruecke", [7, 0]),
    ],
)
def test_w3_w8_the_balcony_counts_as_the_top_row_of_the_third_ballroom(hall: str, vp: list[int]) -> None:
    assert scored(hall, ["balcony", "balcony"], ["bottom"], place=3) == vp


def test_w3_w8_the_balcony_does_not_count_for_other_ballrooms() -> None:
    table = Table(modules=[1]).dancers(0, "3 balcony").dancers(1, "1 bottom").round(3).end_round()
    assert [table.player(seat).points[BALLROOMS] for seat in (0, 1)] == [-5, 1]


@pytest.mark.parametrize(
    ("dancers", "vp", "expected"),
    [
        ([1, 1], [7, 2], [4, 4]),
        ([2, 1], [7, 2], [7, 2]),
        ([0, 0], [7, 2], [0, 0]),
        ([3, 3, 1], [15, 10, 5], [12, 12, 5]),
        ([1, 1, 1, 1], [15, 10, 5], [7, 7, 7, 7]),
        ([0, 2, 0], [15, 10, 5], [0, 15, 0]),
    ],
)
def test_w9_tied_players_share_the_ranks_that_they_cover(
    dancers: list[int], vp: list[int], expected: list[int]
) -> None:
    assert rank_points(dancers, vp) == expected


@pytest.mark.parametrize("played", range(1, 8))
def test_w3_a_ballroom_is_scored_after_rounds_3_5_and_7_and_only_then(played: int) -> None:
    table = Table(modules=[1]).seat(emperor=1).seat(1, emperor=1).round(played)
    before = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2}[played]
    table.ball.scored = before
    table.end_round()
    while table.game.to_move is not None and table.game.view(None)["phase"] == "emperor":
        table.play(table.legal()[0])
    lost = -5 if played in (3, 5, 7) else 0
    assert table.player(0).points[BALLROOMS] == table.player(1).points[BALLROOMS] == lost
    assert table.ball.scored == before + (1 if lost else 0)


def test_w3_w8_the_ballroom_is_scored_after_the_emperor_has_given_his_rewards() -> None:
    """Tile B5: a dancer sent as the reward after round 5 dances when the second ballroom is scored."""
    table = Table(
        modules=[1], emperor=["A1", "B5", "C1"], ballrooms=["odeonsaal", "zum_sperl", "apollosaal"]
    )
    table.seat(emperor=13).seat(1, emperor=6).dancers(1, "2 bottom").round(5)
    table.ball.scored = 1
    table.end_round()
    assert table.ball.scored == 1 and "dance 2 bottom" in table.legal()
    table.play("dance 2 bottom")
    assert table.ball.scored == 2
    assert [table.player(seat).points[BALLROOMS] for seat in (0, 1)] == [6, 6]


def test_w8_points_of_ballrooms_stand_in_the_breakdown() -> None:
    table = Table(modules=[1]).seat(emperor=1).seat(1, emperor=1).dancers(0, "1 top").round(3).end_round()
    players = table.game.view(None)["players"]
    assert [player["points_by_source"]["ballrooms"] for player in players] == [3, -5]
