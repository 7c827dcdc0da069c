"""The staff cards that count in final scoring, each through the end of a game."""

import pytest

from tests.austria.table import SPACE_NAMES, Table

# Night board: 1a B, 1b Y, 1c R, 1d R, 1e B; 2a Y, 2b Y, 2c R, 2d R, 2e Y; 3a B, 3b R, 3c B, 3d Y, 3e Y;
# 4a B, 4b R, 4c B, 4d R, 4e B.
OCCUPIED = "1a 1b 1c 1d 1e 2a 2b 3a 4a"
VACANT = "2c 3b"
"""The hotel that most tests count. Occupied: blue 1a 1e 3a 4a, red 1c 1d, yellow 1b 2a 2b: nine rooms.
Full groups: 1a; 1e; 3a 4a; 1b 2a 2b. Full floors: the first. Full columns: the first. Tiles: eleven."""
WHOLE_HOTEL = " ".join(SPACE_NAMES)


def before_the_end(seats: int = 2, *, edition: str = "revised", tile: str = "C1") -> Table:
    """Round 7; everybody will step back from 8 to 1, where the emperor neither rewards nor punishes."""
    table = Table(seats, edition=edition, emperor=["A1", "B2", tile]).round(7)
    for seat in range(seats):
        table.seat(seat, emperor=8)
    return table


def staff_vp(table: Table, seat: int = 0) -> dict[str, int]:
    """F1: the VP of each `end` card that brought any, when the game is over."""
    outcome = table.game.outcome
    assert outcome is not None
    vp = outcome.breakdown[seat]["staff"]
    assert isinstance(vp, dict)
    return vp


def scored(card: int, vp: int) -> dict[str, int]:
    return {str(card): vp} if vp else {}


COUNTS = [
    # card, VP for the hotel above, for a hotel of 20 occupied rooms, for one of 20 vacant rooms
    pytest.param(27, 2 * 3, 7 * 3, 0, id="staff 27 Booking Manager"),
    pytest.param(28, 4 * 3, 7 * 3, 0, id="staff 28 Concierge"),
    pytest.param(30, 3 * 3, 6 * 3, 0, id="staff 30 Reception Clerk"),
    pytest.param(31, 9, 20, 0, id="staff 31 Chambermaid"),
    pytest.param(34, 11, 20, 20, id="staff 34 Receptionist"),
    pytest.param(37, 4 * 2, 10 * 2, 0, id="staff 37 Room Service"),
    pytest.param(46, 1 * 5, 4 * 5, 0, id="staff 46 Female Floor Housekeeper"),
    pytest.param(47, 1 * 5, 5 * 5, 0, id="staff 47 Liftboy"),
    pytest.param(48, 2 * 4, 6 * 4, 0, id="staff 48 Hotel Manager"),
]


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(("card", "vp", "_all_occupied", "_all_vacant"), COUNTS)
def test_f1_k6_what_an_end_card_counts(
    card: int, vp: int, _all_occupied: int, _all_vacant: int, edition: str
) -> None:
    """F1, K6: VP of the rooms and krones besides: 5 x 1 + 2 x 2 + 3 + 4, 10, and 5 for position 8."""
    table = before_the_end(edition=edition).seat(staff=[card], occupied=OCCUPIED, vacant=VACANT)
    assert table.points() == 0
    table.end_round()
    assert staff_vp(table) == scored(card, vp)
    assert table.points() == 16 + 10 + 5 + vp


@pytest.mark.parametrize(("card", "_vp", "all_occupied", "_all_vacant"), COUNTS)
def test_f1_what_an_end_card_counts_in_a_full_hotel(
    card: int, _vp: int, all_occupied: int, _all_vacant: int
) -> None:
    """F1: 7 blue, 7 red and 6 yellow rooms in 10 groups."""
    table = before_the_end().seat(staff=[card], occupied=WHOLE_HOTEL).end_round()
    assert staff_vp(table) == scored(card, all_occupied)


@pytest.mark.parametrize(("card", "_vp", "_all_occupied", "all_vacant"), COUNTS)
def test_f1_vacant_rooms_count_for_receptionist_only(
    card: int, _vp: int, _all_occupied: int, all_vacant: int
) -> None:
    """F1: staff 34 counts tiles, the others occupied rooms."""
    table = before_the_end().seat(staff=[card], vacant=WHOLE_HOTEL).end_round()
    assert staff_vp(table) == scored(card, all_vacant)


@pytest.mark.parametrize(("card", "_vp", "_all_occupied", "_all_vacant"), COUNTS)
def test_f1_an_empty_hotel_brings_nothing(
    card: int, _vp: int, _all_occupied: int, _all_vacant: int
) -> None:
    """F1: not even if the opponent's hotel is full."""
    table = before_the_end().seat(staff=[card]).seat(1, occupied=WHOLE_HOTEL).end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({}, {})


@pytest.mark.parametrize(
    ("card", "occupied", "vp"),
    [
        pytest.param(
            46, "1a 1b 1c 1d 1e 3a 3b 3c 3d 3e 4a 4b 4c 4d", 10, id="two floors, one lacks a room"
        ),
        pytest.param(47, "1b 2b 3b 4b 1e 2e 3e 4e 1a 2a 3a", 10, id="two columns, one lacks a room"),
        pytest.param(37, "1c 1d 2c 3b 4b 4d 3d 3e", 4, id="two groups (3b 4b; 4d), two lack a room"),
        pytest.param(48, "1a 1b 1c 1d 2a 2c 2d", 4, id="one set: 1 blue, 2 yellow, 4 red"),
        pytest.param(48, "1a 1e 1c 1d 2c", 0, id="no set: no yellow room"),
    ],
)
def test_f1_floors_columns_groups_and_sets_must_be_full(card: int, occupied: str, vp: int) -> None:
    """F1: staff 37, 46, 47, 48; vacant rooms do not complete them."""
    vacant = " ".join(name for name in SPACE_NAMES if name not in occupied.split())
    table = before_the_end().seat(staff=[card], occupied=occupied, vacant=vacant).end_round()
    assert staff_vp(table) == scored(card, vp)


def test_f1_end_cards_add_up_and_cards_in_hand_count_nothing() -> None:
    """F1: 27 brings 6, 31 brings 9; 28 was never played."""
    table = before_the_end().seat(staff=[27, 31], hand=[28], occupied=OCCUPIED).end_round()
    assert staff_vp(table) == {"27": 6, "31": 9}


def test_f1_every_end_card_counts_the_hotel_of_its_owner() -> None:
    """F1: Booking Manager counts two red rooms of seat 0, Chambermaid three rooms of seat 1."""
    table = before_the_end().seat(0, staff=[27], occupied=OCCUPIED).seat(1, staff=[31], occupied="1c 1d 2c")
    table.end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({"27": 6}, {"31": 3})


def test_k6_an_end_card_brings_nothing_before_the_end() -> None:
    """K6: nothing in the first two emperor scorings; 3 VP is what position 4 brings, 4 VP position 6."""
    table = Table().seat(staff=[31, 32], occupied=OCCUPIED, emperor=4).seat(1, emperor=4)
    table.round(3).end_round()
    assert table.points() == 3
    table.seat(0, emperor=6).seat(1, emperor=6).round(5).end_round()
    assert table.points() == 3 + 4
    assert table.player().earned == [0, 0]


# Assistant Manager (32), Marketing Director (40), Operator (41) -----------------------------------


@pytest.mark.parametrize(
    ("others", "vp"), [([], 2), ([1, 5, 45], 8), ([27, 28, 30, 37, 46, 47], 14)], ids=["alone", "4", "7"]
)
def test_f1_32_assistant_manager_counts_all_own_cards_in_play_and_itself(
    others: list[int], vp: int
) -> None:
    """F1: 2 VP each, whatever their timing; neither the hand nor the opponent's cards."""
    table = before_the_end().seat(0, staff=[32, *others], hand=[2, 3]).seat(1, staff=[6, 7, 8])
    table.end_round()
    assert staff_vp(table)["32"] == vp


@pytest.mark.parametrize(("claims", "vp"), [("", 0), ("A", 5), ("BA", 10), ("ABC", 15)])
def test_f1_40_marketing_director_counts_own_objective_markers(claims: str, vp: int) -> None:
    """F1, X2: 20 krones; two full floors; three rooms of each colour. On which space the marker lies does
    not matter: the opponent's came first."""
    table = before_the_end().seat(0, krones=20, occupied=" ".join(SPACE_NAMES[:15]), staff=[40])
    table.seat(1, krones=20, occupied=WHOLE_HOTEL).turn_of(1).play("claim A", "claim B", "claim C")
    table.turn_of(0).play(*[f"claim {letter}" for letter in claims]).end_round()
    assert staff_vp(table) == scored(40, vp)


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("position", "vp"),
    [
        pytest.param(13, 12, id="13 - 7 = 6"),
        pytest.param(10, 6, id="10 - 7 = 3"),
        pytest.param(8, 2, id="8 - 7 = 1"),
        pytest.param(7, 0, id="7 - 7 = 0"),
        pytest.param(2, 0, id="2, not below 0"),
    ],
)
def test_f1_m1_41_operator_counts_the_position_after_stepping_back(
    position: int, vp: int, edition: str
) -> None:
    """F1, M1: 2 VP per space."""
    table = before_the_end(edition=edition).seat(staff=[41], emperor=position).end_round()
    assert staff_vp(table) == scored(41, vp)


@pytest.mark.parametrize(("edition", "vp"), [("revised", 18), ("first", 12)])
def test_f1_41_operator_is_limited_in_the_first_edition_only(edition: str, vp: int) -> None:
    """E, F1: C4 lets a card be played at position 13 - 7 = 6; Pool Attendant makes it 9."""
    table = before_the_end(edition=edition, tile="C4").seat(staff=[41], hand=[45], emperor=13)
    table.end_round().play("play 45")
    assert table.player().emperor == 9
    assert staff_vp(table) == {"41": vp}


# Secretary (29) -----------------------------------------------------------------------------------

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


@EDITIONS
@pytest.mark.parametrize(
    ("candidates", "vp"),
    [
        pytest.param([27], 6, id="one candidate"),
        pytest.param([27, 28], 12, id="the better one is played last"),
        pytest.param([28, 27, 46], 12, id="the best one is played first"),
        pytest.param([27, 34, 31, 5, 1], 11, id="among other cards"),
    ],
)
def test_p6_29_secretary_applies_the_best_end_card_of_an_opponent_to_the_own_hotel(
    candidates: list[int], vp: int, edition: str
) -> None:
    """P6, F1: 27 would bring 6, 28 12, 31 9, 34 11, 46 5; the opponent's own hotel is empty."""
    table = before_the_end(edition=edition).seat(0, staff=[29], occupied=OCCUPIED, vacant=VACANT)
    table.seat(1, staff=candidates).end_round()
    assert staff_vp(table) == {"29": vp}


def test_p6_29_secretary_looks_at_all_opponents() -> None:
    """P6: the cards of seats 0, 2 and 3 bring 5, 12 and 9 in the hotel of seat 1."""
    table = before_the_end(4).seat(1, staff=[29], occupied=OCCUPIED)
    table.seat(0, staff=[46]).seat(2, staff=[28]).seat(3, staff=[31]).end_round()
    assert staff_vp(table, 1) == {"29": 12}


def test_p6_29_the_opponents_hotel_does_not_count() -> None:
    """P6: a full hotel brings its owner 21 VP, an empty one brings Secretary nothing."""
    table = before_the_end().seat(0, staff=[29]).seat(1, staff=[28], occupied=WHOLE_HOTEL).end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({}, {"28": 21})


@EDITIONS
def test_p6_29_without_an_end_card_in_play_secretary_scores_nothing(edition: str) -> None:
    """P6: the opponent has other cards in play, and end cards in hand."""
    table = before_the_end(edition=edition).seat(0, staff=[29, 5], hand=[31], occupied=OCCUPIED)
    table.seat(1, staff=[1, 5, 45], hand=[28]).end_round()
    assert staff_vp(table) == {}


@pytest.mark.parametrize(("edition", "vp"), [("revised", {"28": 12}), ("first", {"28": 12, "29": 12})])
def test_p6_29_an_own_end_card_is_copied_in_the_first_edition_only(
    edition: str, vp: dict[str, int]
) -> None:
    """E, P6."""
    table = before_the_end(edition=edition).seat(0, staff=[28, 29], occupied=OCCUPIED).end_round()
    assert staff_vp(table) == vp


@pytest.mark.parametrize(("own", "theirs", "vp"), [(28, 27, 12), (27, 28, 12)], ids=["own", "theirs"])
def test_p6_29_in_the_first_edition_the_best_of_own_and_opponents_cards_is_taken(
    own: int, theirs: int, vp: int
) -> None:
    """E, P6: 27 brings 6, 28 brings 12."""
    table = before_the_end(edition="first").seat(0, staff=[own, 29], occupied=OCCUPIED)
    table.seat(1, staff=[theirs]).end_round()
    assert staff_vp(table)["29"] == vp


@EDITIONS
def test_p6_29_secretary_that_would_copy_a_secretary_scores_nothing(edition: str) -> None:
    """P6: one Secretary is in the box; even with a second one in play there is nothing to copy."""
    table = before_the_end(edition=edition).seat(0, staff=[29], occupied=OCCUPIED)
    table.seat(1, staff=[29], occupied=WHOLE_HOTEL).end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({}, {})


def test_p6_29_a_copied_assistant_manager_counts_the_own_cards() -> None:
    """P6: three cards of the own, Secretary among them; the opponent has five."""
    table = before_the_end().seat(0, staff=[29, 1, 2]).seat(1, staff=[32, 5, 6, 7, 8]).end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({"29": 6}, {"32": 10})


def test_p6_29_a_copied_marketing_director_counts_the_own_markers() -> None:
    """P6, X2: one own marker; the opponent has none."""
    table = before_the_end().seat(0, staff=[29], krones=20).seat(1, staff=[40])
    table.play("claim A").end_round()
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({"29": 5}, {})


@pytest.mark.parametrize(("edition", "vp"), [("revised", 18), ("first", 12)])
def test_p6_29_a_copied_operator_counts_the_own_position(edition: str, vp: int) -> None:
    """P6, E: position 9 as above; in the first edition Operator is limited for whoever applies it."""
    table = before_the_end(edition=edition, tile="C4").seat(0, staff=[29], hand=[45], emperor=13)
    table.seat(1, staff=[41]).end_round().play("play 45")
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({"29": vp}, {"41": 2})


# Discarded cards (P11) ----------------------------------------------------------------------------


def test_p11_a_discarded_card_counts_nowhere_any_more() -> None:
    """P11: C4 takes an end card of choice. Concierge is lost: it scores nothing, Assistant Manager counts
    only two cards, and Secretary of the opponent finds only Assistant Manager to copy (1 card)."""
    table = before_the_end(tile="C4").seat(0, staff=[28, 32, 1], emperor=7, occupied=OCCUPIED)
    table.seat(1, staff=[29], occupied=OCCUPIED).end_round()
    assert table.legal() == ["discard 28", "discard 32"]
    table.play("discard 28")
    assert table.in_play() == [32, 1]
    assert (staff_vp(table, 0), staff_vp(table, 1)) == ({"32": 4}, {"29": 2})


def test_p11_m3_the_only_end_card_is_lost_without_a_question() -> None:
    """P11, M3: no VP are lost instead."""
    table = before_the_end(tile="C4").seat(krones=0, staff=[27, 5], emperor=0, occupied=OCCUPIED)
    table.end_round()
    assert (table.in_play(), staff_vp(table)) == ([5], {})
    assert table.points() == 16


def test_m3_without_an_end_card_points_are_lost() -> None:
    """M3: 10 VP; the permanent and the round card stay."""
    table = before_the_end(tile="C4").seat(krones=0, staff=[5, 1], emperor=0).end_round()
    assert (table.in_play(), table.points()) == ([5, 1], -10)
