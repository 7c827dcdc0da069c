"""The emperor tiles of the last scoring, C1-C4, reward and penalty: M2, M3, M5, P11, editions of C2.

Final scoring follows at once, so the points of the hotel (F2) are part of what is expected. At position
10 the track gives 6 VP, at 0 nothing.
"""

import pytest

from tests.austria.scoring import punished_by, rewarded_by

EDITIONS = pytest.mark.parametrize("edition", ["first", "revised"])


# C1: VP -------------------------------------------------------------------------------------------


@EDITIONS
def test_m2_c1_rewards_with_8_vp(edition: str) -> None:
    table = rewarded_by("C1", edition).end_round()
    assert table.points() == 6 + 8
    assert table.points(1) == 5  # position 8, then 1: no reward


@EDITIONS
def test_m2_c1_takes_8_vp(edition: str) -> None:
    table = punished_by("C1", edition).end_round()
    assert table.points() == -8
    assert table.points(1) == 5


# C2: occupied rooms -------------------------------------------------------------------------------


@EDITIONS
def test_m2_c2_rewards_with_a_free_occupied_room_on_any_floor(edition: str) -> None:
    table = rewarded_by("C2", edition).seat(vacant="1a 2a 3a").end_round()
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3b", "room 4a"]
    table.play("room 4a")
    assert table.occupied() == "4a"
    assert table.vacant() == "1a 2a 3a"
    assert table.points() == 6 + 4  # the track and a room on floor 4


def test_x6_c2_brings_icon_and_occupancy_bonus() -> None:
    """X6, K4: 4e is a blue group of one room (2 VP) with an icon of 2 VP, on floor 4 (4 VP)."""
    table = rewarded_by("C2").seat(vacant="3e").end_round().play("room 4e")
    assert table.occupied() == "4e"
    assert table.points() == 6 + 2 + 2 + 4


def test_m5_c2_may_be_declined() -> None:
    table = rewarded_by("C2").seat(vacant="1a").end_round().play("done")
    assert table.occupied() == ""
    assert table.points() == 6


def test_m2_c2_has_nothing_to_give_to_a_full_hotel() -> None:
    floors = [" ".join(f"{floor}{column}" for column in "abcde") for floor in (1, 2, 3, 4)]
    table = rewarded_by("C2").seat(vacant=" ".join(floors)).end_round()
    assert table.game.to_move is None
    assert table.occupied() == ""


@pytest.mark.parametrize(
    ("edition", "occupied", "choices", "left"),
    [
        pytest.param(
            "revised",
            "1a 2a 2b 3c 3d",
            [(["remove 3c", "remove 3d"], "remove 3c"), (["remove 2a", "remove 2b"], "remove 2b")],
            "1a 2a 3d",
            id="revised: the next lower floor in any column",
        ),
        pytest.param(
            "revised",
            "1c 2a 3c 3d",
            [(["remove 3c", "remove 3d"], "remove 3d")],
            "1c 3c",  # 2a follows, as the only one on the next lower floor
            id="revised: nothing below in the column",
        ),
        pytest.param(
            "revised", "1b 1c 4a", [(["remove 1b", "remove 1c"], "remove 1b")], "1c", id="revised: a gap"
        ),
        pytest.param(
            "revised",
            "2a 2b 2c",
            [(["remove 2a", "remove 2b", "remove 2c"], "remove 2b")],
            "2a 2c",
            id="revised: one floor only, one room lost",
        ),
        pytest.param("revised", "3a", [], "", id="revised: the only room"),
        pytest.param("revised", "", [], "", id="revised: no occupied room"),
        pytest.param("first", "3a", [], "", id="first: the only room"),
        pytest.param("first", "", [], "", id="first: no occupied room"),
    ],
)
def test_m3_c2_takes_occupied_rooms_by_edition(
    edition: str, occupied: str, choices: list[tuple[list[str], str]], left: str
) -> None:
    """M3, section E. Vacant rooms do not matter, however high, and no VP are lost instead."""
    table = punished_by("C2", edition).seat(occupied=occupied, vacant="4e").end_round()
    for offered, chosen in choices:
        assert table.legal() == offered
        table.play(chosen)
    assert table.game.to_move is None
    assert table.occupied() == left
    assert table.vacant() == "4e"
    assert table.points() == sum(int(room[0]) for room in left.split())  # F2 and nothing else


# C3: VP for staff ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("staff", "points"),
    [
        pytest.param([], 0, id="no staff"),
        pytest.param([12], 2, id="one card"),
        pytest.param([1, 12, 21, 47], 8, id="four cards of all four timings"),
    ],
)
def test_m2_c3_gives_or_takes_2_vp_for_each_staff_card_in_play(staff: list[int], points: int) -> None:
    """Cards in hand do not count. 47 Liftboy scores nothing without a full column."""
    assert rewarded_by("C3").seat(staff=staff, hand=[2, 3]).end_round().points() == 6 + points
    assert punished_by("C3").seat(staff=staff, hand=[2, 3]).end_round().points() == -points


# C4: a staff card ---------------------------------------------------------------------------------


def test_m2_c4_rewards_with_a_free_staff_card_from_hand() -> None:
    """32 Assistant Manager, played at the last moment, scores 2 VP for itself."""
    table = rewarded_by("C4").seat(hand=[25, 32]).end_round()
    assert table.legal() == ["done", "play 25", "play 32"]
    table.play("play 32")
    assert table.player().krones == 0
    assert table.in_play() == [32]
    assert table.hand() == [25]
    assert table.points() == 6 + 2


def test_m2_c4_a_once_card_takes_effect_at_once() -> None:
    """35 Page Boy occupies two rooms: 1 VP and 2 VP at final scoring, and 2 VP for the blue group 1a."""
    table = rewarded_by("C4").seat(hand=[35], vacant="1a 2a 3a").end_round()
    table.play("play 35", "occupy 1a", "occupy 2a")
    assert table.occupied() == "1a 2a"
    assert table.points() == 6 + 1 + 2 + 2


def test_m5_c4_may_be_declined() -> None:
    table = rewarded_by("C4").seat(hand=[25, 32]).end_round().play("done")
    assert table.in_play() == []
    assert table.points() == 6


def test_m2_c4_gives_nothing_to_an_empty_hand() -> None:
    table = rewarded_by("C4").end_round()
    assert table.game.to_move is None
    assert table.points() == 6


def test_m3_p11_c4_takes_an_end_card_of_choice_and_it_counts_nowhere() -> None:
    """P11: 32 is left with 12 and itself in play: 2 x 2 VP; 27 scores nothing for the red room 1c."""
    table = punished_by("C4").seat(staff=[12, 27, 32], occupied="1c").end_round()
    assert table.legal() == ["discard 27", "discard 32"]
    table.play("discard 27")
    assert table.in_play() == [12, 32]
    assert table.points() == 4 + 1


def test_m3_c4_the_choice_of_the_other_card() -> None:
    """27 is left: 3 VP for the red room 1c."""
    table = punished_by("C4").seat(staff=[12, 27, 32], occupied="1c").end_round().play("discard 32")
    assert table.in_play() == [12, 27]
    assert table.points() == 3 + 1


def test_m3_c4_takes_the_only_end_card() -> None:
    table = punished_by("C4").seat(staff=[12, 32]).end_round()
    assert table.in_play() == [12]
    assert table.points() == 0


@pytest.mark.parametrize(
    "staff",
    [
        pytest.param([], id="no staff at all"),
        pytest.param([1, 12, 21], id="only round, permanent and once cards"),
    ],
)
def test_m3_c4_takes_10_vp_where_there_is_no_end_card(staff: list[int]) -> None:
    table = punished_by("C4").seat(staff=staff, hand=[32]).end_round()
    assert table.in_play() == staff
    assert table.hand() == [32]
    assert table.points() == -10


def test_p11_a_discarded_card_cannot_be_copied_by_a_secretary() -> None:
    """P6: seat 1 could have copied 27 for two red rooms; now there is no `end` card to copy."""
    table = punished_by("C4").seat(0, staff=[27]).seat(1, staff=[29], occupied="1c 1d").end_round()
    assert table.points(1) == 5 + 1 + 1  # position 8 on the track, two rooms on floor 1
