"""Phase 1, playing cards: OC4, OP1-OP6 and the rules of hotels that restrict or open a queue."""

import pytest

from tests.overbooking.table import HOUSES, Table, names

SIX_TYPES = ", ".join(f"fish {beds}" for beds in range(1, 7))
FOUR_HOUSES = ", ".join(f"{house} 1" for house in HOUSES)
EVERYWHERE = "queue 1, door 1, queue 2, door 2"
TWO = "1:stag 2, 1:stag 6"
FULL = "1:bird 1, 1:bird 2, 1:lion 1, 1:lion 2"
FULL_TOO = "1:bird 4, 1:bird 5, 1:lion 4, 1:lion 5"

# OP1, OC4: where cards may be played --------------------------------------------------------------


def test_op1_any_card_of_the_hand_may_be_played_to_any_queue_or_back_door() -> None:
    table = Table().seat(hand="fish 2, stag 6")
    assert table.game.to_move == 0
    assert sorted(table.legal()) == sorted(
        [
            "fish 2 queue 1",
            "fish 2 door 1",
            "fish 2 queue 2",
            "fish 2 door 2",
            "stag 6 queue 1",
            "stag 6 door 1",
            "stag 6 queue 2",
            "stag 6 door 2",
        ]
    )


def test_op1_only_cards_of_the_own_hand_may_be_played() -> None:
    table = Table().seat(0, hand="fish 2, stag 6").seat(1, hand="bird 1, bird 4")
    table.play("fish 2 queue 1")
    assert table.game.to_move == 1
    assert {text.rsplit(" ", 2)[0] for text in table.legal()} == {"bird 1", "bird 4"}


@pytest.mark.parametrize(
    ("queue", "door", "places"),
    [
        pytest.param("", "", EVERYWHERE, id="empty"),
        pytest.param("1:bird 1, 1:bird 2, 1:lion 1", "", EVERYWHERE, id="three in the queue"),
        pytest.param(FULL, "", "door 1, queue 2, door 2", id="four in the queue"),
        pytest.param("", "1:stag 4", EVERYWHERE, id="one at the back door"),
        pytest.param("", TWO, "queue 1, queue 2, door 2", id="two at the back door"),
        pytest.param(FULL, TWO, "queue 2, door 2", id="a full hotel"),
    ],
)
def test_oc4_at_most_four_cards_in_the_queue_and_two_at_the_back_door(
    queue: str, door: str, places: str
) -> None:
    """OC4, OP5: whoever owns the cards."""
    table = Table().seat(hand="fish 1, fish 6").at(1, queue=queue, door=door)
    assert table.places("fish 1") == places
    assert table.places("fish 6") == places


def test_op1_the_limits_hold_as_cards_are_played() -> None:
    table = Table().seat(0, hand="fish 1, fish 2, fish 3, fish 4").seat(1, hand="bird 1, bird 2, bird 3")
    table.play("fish 1 queue 2", "bird 1 queue 2", "fish 2 queue 2")
    assert table.places("bird 2") == EVERYWHERE
    table.play("bird 2 queue 2")
    assert table.places("fish 3") == "queue 1, door 1, door 2"
    assert table.queue(2) == "0:fish 1, 1:bird 1, 0:fish 2, 1:bird 2"


# Rules of hotels ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "to_queue"),
    [
        ("none", [1, 2, 3, 4, 5, 6]),
        ("small_groups", [1, 2, 3]),
        ("large_groups", [4, 5, 6]),
        ("first_face_up", [1, 2, 3, 4, 5, 6]),
        ("second_face_up", [1, 2, 3, 4, 5, 6]),
        ("monks_first", [1, 2, 3, 4, 5, 6]),
        ("soldiers_first", [1, 2, 3, 4, 5, 6]),
        ("no_soldiers", [1, 2, 3, 4, 6]),
        ("no_back_door", [1, 2, 3, 4, 5, 6]),
        ("two_houses", [1, 2, 3, 4, 5, 6]),
    ],
)
@pytest.mark.parametrize("queue", ["", "1:fish 2", "1:fish 4, 1:fish 6, 1:fish 3"])
def test_op5_types_that_the_rule_of_a_hotel_lets_into_its_queue(
    rule: str, to_queue: list[int], queue: str
) -> None:
    """OP5: the rule restricts the queue only, never the back door (which `no_back_door` does not have)."""
    table = Table(f"12 {rule}").at(1, queue=queue).seat(hand=SIX_TYPES)
    for beds in range(1, 7):
        here = ["queue 1"] if beds in to_queue else []
        here += ["door 1"] if rule != "no_back_door" else []
        assert table.places(f"fish {beds}") == ", ".join([*here, "queue 2", "door 2"])


@pytest.mark.parametrize("house", HOUSES)
def test_op5_soldiers_of_every_house_are_kept_out_by_no_soldiers(house: str) -> None:
    table = Table("12 no_soldiers").seat(hand=f"{house} 4, {house} 5")
    assert table.places(f"{house} 5") == "door 1, queue 2, door 2"
    assert table.places(f"{house} 4") == EVERYWHERE


@pytest.mark.parametrize(
    ("queue", "may_join"),
    [
        pytest.param("", ["fish", "bird", "lion", "stag"], id="empty"),
        pytest.param("1:fish 2", ["fish", "bird", "lion", "stag"], id="one house"),
        pytest.param("1:fish 2, 1:fish 5", ["fish", "bird", "lion", "stag"], id="one house twice"),
        pytest.param("1:fish 2, 1:lion 5", ["fish", "lion"], id="two houses"),
        pytest.param("1:bird 2, 0:stag 5", ["bird", "stag"], id="two houses of two owners"),
        pytest.param("1:stag 2, 1:stag 5, 0:bird 6", ["bird", "stag"], id="two houses, three cards"),
        pytest.param("1:stag 2, 1:stag 5, 0:bird 6, 0:bird 5", [], id="a full queue"),
    ],
)
def test_op5_at_most_two_different_houses_in_the_queue(queue: str, may_join: list[str]) -> None:
    table = Table("15 two_houses").at(1, queue=queue).seat(hand=FOUR_HOUSES)
    for house in HOUSES:
        places = EVERYWHERE if house in may_join else "door 1, queue 2, door 2"
        assert table.places(f"{house} 1") == places


def test_op5_houses_at_the_back_door_do_not_count_for_two_houses() -> None:
    table = Table("15 two_houses").at(1, queue="1:fish 2", door="1:bird 2, 1:lion 2")
    table.seat(hand=FOUR_HOUSES)
    assert all(table.places(f"{house} 1") == "queue 1, queue 2, door 2" for house in HOUSES)


@pytest.mark.parametrize(
    ("queue", "places"),
    [
        ("1:bird 1, 1:bird 2, 1:lion 1, 1:lion 2", "queue 1, queue 2, door 2"),
        ("1:bird 1, 1:bird 2, 1:lion 1, 1:lion 2, 1:stag 1", "queue 2, door 2"),
    ],
)
def test_oc4_without_a_back_door_the_queue_takes_five_cards(queue: str, places: str) -> None:
    """OC4, OP5: `no_back_door`."""
    table = Table("15 no_back_door").at(1, queue=queue).seat(hand="fish 1, fish 2")
    assert table.places("fish 1") == places


# Cards played face up -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "seen"),
    [
        ("none", [None, None, None]),
        ("first_face_up", [6, None, None]),
        ("second_face_up", [None, 2, None]),
        ("monks_first", [None, None, None]),
        ("no_back_door", [None, None, None]),
    ],
)
@pytest.mark.parametrize("memory", [False, True])
def test_oc2_a_rule_may_have_one_card_of_the_queue_played_face_up(
    rule: str, seen: list[int | None], memory: bool
) -> None:
    """OC2: everybody sees it."""
    table = Table(f"12 {rule}", memory=memory).at(1, queue="0:fish 6, 0:bird 2, 0:stag 5")
    for seat in (1, None):
        queue = table.game.view(seat)["hotels"][0]["queue"]
        assert [card["beds"] for card in queue] == seen
        assert [card["face_up"] for card in queue] == [beds is not None for beds in seen]


@pytest.mark.parametrize("rule", ["first_face_up", "second_face_up"])
def test_oc2_cards_at_the_back_door_are_always_played_face_down(rule: str) -> None:
    table = Table(f"12 {rule}").at(1, door="0:fish 6, 0:bird 2")
    door = table.game.view(1)["hotels"][0]["door"]
    assert [(card["beds"], card["face_up"]) for card in door] == [(None, False), (None, False)]


def test_oc2_a_card_is_seen_face_up_as_soon_as_it_is_played() -> None:
    table = Table("12 first_face_up").seat(hand="fish 5, fish 6").play("fish 5 queue 1")
    assert table.game.view(1)["hotels"][0]["queue"][0]["beds"] == 5


# OP2: declining -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start", "last"), [(2, 0, 1), (3, 1, 0), (4, 3, 2)])
def test_op2_only_the_last_player_may_decline_and_only_the_fifth_card(
    seats: int, start: int, last: int
) -> None:
    table = Table(seats=seats, start=start)
    for _ in range(5 * seats - 1):
        assert "decline" not in table.legal()
        table.play(table.legal()[0])
    assert table.game.to_move == last
    assert table.legal().count("decline") == 1
    assert len(table.legal()) > 1


def test_op2_who_declines_keeps_the_card_and_draws_five_all_the_same() -> None:
    """OP2, ON3."""
    table = Table().seat(1, hand="stag 1, stag 2").placed(9)
    table.play("decline")
    assert table.game.view(None)["round"] == 2
    assert table.player(1).hand.bit_count() == 2 + 5
    assert "stag 1, stag 2" in table.hand(1)


def test_op2_declining_is_not_open_to_who_was_last_in_the_round_before() -> None:
    """OP2, ON2: in round 2 seat 1 starts and seat 0 is the last."""
    table = Table().finish_round()
    for _ in range(8):
        table.play(table.legal()[0])
    assert table.game.to_move == 1
    assert "decline" not in table.legal()
    table.play(table.legal()[0])
    assert table.game.to_move == 0
    assert "decline" in table.legal()


def test_op2_the_last_player_is_asked_even_if_there_is_but_one_place() -> None:
    table = Table("9 small_groups", "9 small_groups")
    table.at(1, queue=FULL, door=TWO).at(2, queue=FULL_TOO, door="1:stag 5")
    table.seat(1, hand="fish 6").placed(9)
    assert table.legal() == ["fish 6 door 2", "decline"]


# OP3: tokens --------------------------------------------------------------------------------------


def test_op3_the_first_card_at_a_back_door_takes_its_token() -> None:
    table = Table().seat(0, hand="fish 1, fish 2, fish 3").seat(1, hand="bird 1, bird 2, bird 3")
    table.play("fish 1 queue 1")
    assert (table.with_token(), table.player(0).tokens) == ([1, 2], 0)
    table.play("bird 1 door 1")
    assert (table.with_token(), table.player(1).tokens) == ([2], 1)
    table.play("fish 2 door 1")
    assert (table.with_token(), table.player(0).tokens) == ([2], 0)
    table.play("bird 2 door 2")
    assert (table.with_token(), table.player(1).tokens) == ([], 2)
    table.play("fish 3 door 2")
    assert table.player(0).tokens == 0
    assert [player["points"] for player in table.game.view(None)["players"]] == [0, 2]


# OP4: looking at the own cards --------------------------------------------------------------------


@pytest.mark.parametrize(("memory", "known"), [(False, [4, 1]), (True, [None, None])])
def test_op4_the_own_face_down_cards_may_be_looked_at_unless_memory_is_played(
    memory: bool, known: list[int | None]
) -> None:
    table = Table(memory=memory).seat(0, hand="fish 4, fish 1, fish 2").seat(1, hand="bird 1, bird 2")
    table.play("fish 4 queue 1", "bird 1 queue 1", "fish 1 door 2")
    hotels = table.game.view(0)["hotels"]
    assert [hotels[0]["queue"][0]["beds"], hotels[1]["door"][0]["beds"]] == known
    assert hotels[0]["queue"][1]["beds"] is None
    assert table.game.view(1)["hotels"][0]["queue"][0]["beds"] is None


# OP6: no place for any card -----------------------------------------------------------------------


def closed_to_large_groups() -> Table:
    """Both back doors are full (merchants and labourers); the queues take small groups only."""
    table = Table("9 small_groups", "9 small_groups")
    return table.at(1, queue="1:bird 1", door=TWO).at(2, queue="1:bird 2", door="0:stag 2, 0:stag 6")


def test_op6_who_cannot_place_any_card_skips_the_placement() -> None:
    table = closed_to_large_groups().seat(0, hand="fish 4, fish 5").seat(1, hand="lion 1, lion 2, lion 6")
    table.placed(6).go_on()
    assert table.game.to_move == 1
    assert table.game.view(None)["players"][0]["skipped_in_rounds"] == [1]
    assert table.game.view(None)["players"][1]["skipped_in_rounds"] == []
    assert table.hand(0) == "fish 4, fish 5"
    assert sorted(table.legal()) == ["lion 1 queue 1", "lion 1 queue 2", "lion 2 queue 1", "lion 2 queue 2"]


def test_op6_one_card_that_can_be_placed_must_be_played() -> None:
    """OP1, OP6: there are two places for it, and no choice but them."""
    table = closed_to_large_groups().seat(0, hand="fish 3, fish 5").placed(6).go_on()
    assert table.game.to_move == 0
    assert table.legal() == ["fish 3 queue 1", "fish 3 queue 2"]


def test_op6_the_only_placement_is_made_by_the_game_itself() -> None:
    table = closed_to_large_groups().at(2, queue="1:lion 1, 1:lion 2, 1:lion 3")
    table.seat(0, hand="fish 3, fish 5").seat(1, hand="bird 3, stag 3").placed(6).go_on()
    assert table.queue(1) == "1:bird 1, 0:fish 3"
    assert table.game.to_move == 1
    assert table.places("bird 3") == "queue 1"


def test_op6_if_nobody_can_place_a_card_the_bookings_are_checked() -> None:
    """OP6: the last player has nothing to decline (OP2). There are nine beds in each hotel."""
    table = closed_to_large_groups().seat(0, hand="fish 4").seat(1, hand="fish 4, fish 6").placed(6).go_on()
    assert table.game.view(None)["round"] == 2
    assert table.collected(1) == "bird 1, bird 2"
    assert "fish 4" in table.hand(0)
    assert {"fish 4", "fish 6"} <= set(names(table.hand(1)))


def test_op6_the_last_player_skips_as_everybody_does_and_does_not_decline() -> None:
    """OP2, OP6: everybody sees that no card could be placed."""
    table = closed_to_large_groups().seat(1, hand="fish 4, fish 6").placed(9).go_on()
    assert table.game.view(None)["round"] == 2
    assert [player["skipped_in_rounds"] for player in table.game.view(None)["players"]] == [[], [1]]


def test_op6_two_houses_can_close_every_queue_for_a_hand() -> None:
    table = Table("15 two_houses", "13 two_houses")
    table.at(1, queue="1:fish 1, 1:bird 1", door=TWO).at(
        2, queue="1:fish 2, 1:bird 2", door="0:stag 2, 0:stag 6"
    )
    table.seat(0, hand="lion 1, lion 6, stag 3").seat(1, hand="fish 4, lion 4").placed(8).go_on()
    assert table.game.to_move == 1
    assert sorted(table.legal()) == ["decline", "fish 4 queue 1", "fish 4 queue 2"]
    assert table.game.view(None)["players"][0]["skipped_in_rounds"] == [1]
