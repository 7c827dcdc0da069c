"""W60, X3: `round` staff that ask a price: exactly that is paid, or the card is not used."""

import pytest

from tests.austria.table import Table


def table_with(card: int, **seat: object) -> Table:
    table = Table(modules=[5])
    table.queue(49, 50, 51, 52, 53)
    return table.seat(staff=[card], vacant="1a", emperor=0, **seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        pytest.param(170, {"coffee": 1}, {"wine": 9, "cake": 9, "strudel": 9}, id="170 Coachwoman"),
        pytest.param(171, {"cake": 1}, {"wine": 9, "coffee": 9, "strudel": 9}, id="171 Bookkeeper"),
        pytest.param(173, {"strudel": 2}, {"strudel": 1, "cake": 9}, id="173 Interpreter"),
        pytest.param(175, {"strudel": 1, "wine": 1}, {"coffee": 1}, id="175 Wagon Master"),
        pytest.param(176, {"wine": 2}, {"wine": 1, "coffee": 9}, id="176 Dog Walker"),
    ],
)
def test_x3_w60_a_price_in_items_must_lie_in_the_kitchen(
    card: int, enough: dict[str, int], too_little: dict[str, int]
) -> None:
    assert table_with(card, kitchen=too_little).legal("use") == []
    table = table_with(card, kitchen=enough)
    assert table.legal("use") == [f"use {card}"]
    table.play(f"use {card}")
    assert "use" not in [text.split()[0] for text in table.legal()], "once per round"


def test_w60_staff_170_coachwoman_gives_3_vp_and_a_guest_for_free() -> None:
    table = table_with(170, kitchen={"coffee": 2}, krones=0).play("use 170")
    assert (table.points(), table.kitchen()) == (3, {"coffee": 1})
    assert table.legal() == ["done", "guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
    table.play("guest 1")
    assert table.cafe() == [49, None, None]
    assert table.player().krones == 0


def test_w60_staff_171_bookkeeper_prepares_a_room_for_2_less() -> None:
    table = table_with(171, kitchen={"cake": 1}, krones=0).play("use 171")
    assert table.legal() == ["done", "room 1b", "room 2a"]
    table.play("room 2a")
    assert (table.vacant(), table.player().krones, table.kitchen()) == ("1a 2a", 0, {})


def test_w60_staff_173_interpreter_gives_2_krones_and_2_vp() -> None:
    table = table_with(173, kitchen={"strudel": 3}, krones=4).play("use 173")
    assert (table.points(), table.player().krones, table.kitchen()) == (2, 6, {"strudel": 1})


def test_w60_staff_175_wagon_master_gives_others_than_those_spent() -> None:
    table = table_with(175, kitchen={"strudel": 2, "wine": 2}).play("use 175")
    assert table.points() == 2
    assert table.legal() == ["spend strudel", "spend wine"]
    table.play("spend strudel", "spend wine")
    assert table.legal() == ["get cake", "get coffee"]
    table.play("get cake", "get cake")
    assert table.kitchen() == {"strudel": 1, "wine": 1, "cake": 2}


def test_w60_staff_175_wagon_master_may_give_two_of_a_kind() -> None:
    table = table_with(175, kitchen={"wine": 2}).play("use 175")
    assert table.kitchen() == {}, "where there is but one kind nothing is to be chosen"
    assert table.legal() == ["get strudel", "get cake", "get coffee"]


def test_w60_staff_176_dog_walker_gives_2_vp_and_2_steps() -> None:
    table = table_with(176, kitchen={"wine": 2}).play("use 176")
    assert (table.points(), table.player().emperor, table.kitchen()) == (2, 2, {})


def test_w60_staff_177_hairdresser_goes_back_2_and_plays_a_card_for_3_less() -> None:
    table = table_with(177, krones=1, hand=[1, 2, 5])  # they cost 4, 6 and 4
    assert table.legal("use") == []
    assert table.seat(emperor=1).legal("use") == [], "exactly 2, not 1"
    table.seat(emperor=3).play("use 177")
    assert table.player().emperor == 1
    assert table.legal() == ["done", "play 1", "play 5"]
    table.play("play 5")
    assert (table.in_play(), table.player().krones) == ([177, 5], 0)
