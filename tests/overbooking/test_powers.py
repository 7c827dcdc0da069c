"""Powers at the back door, each alone and with others: OW1-OW7."""

import pytest

from tests.overbooking.table import Table

# OW1: monk ----------------------------------------------------------------------------------------


def test_ow1_a_monk_moves_to_the_end_of_the_queue_and_may_get_a_bed() -> None:
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6", "bird 1")


def test_ow1_it_stands_behind_a_monk_that_was_there_already() -> None:
    """OW1, OB3: one bed is left after the labourers."""
    table = Table("7 none").at(queue="0:fish 6, 0:lion 1", door="1:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6, lion 1", "")
    assert table.discarded(1) == "bird 1"


def test_ow1_of_two_monks_the_one_nearer_to_the_hotel_moves_first() -> None:
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1, 0:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6", "bird 1")


def test_ow1_nobody_is_asked() -> None:
    """OW1: a monk moves whether or not its owner would like it."""
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1").check()
    assert table.phase == "placing"
    assert table.game.history == []


def test_ow1_monks_join_a_full_queue() -> None:
    """OW1, OP5: six cards, all with beds."""
    table = Table("10 none")
    table.at(queue="0:fish 2, 0:bird 2, 1:fish 2, 1:bird 2", door="0:fish 1, 1:fish 1").check()
    assert table.collected(0) == "fish 1, fish 2, bird 2"
    assert table.collected(1) == "fish 1, fish 2, bird 2"


@pytest.mark.parametrize(
    ("rule", "queue"),
    [
        pytest.param("small_groups", "1:fish 3, 1:bird 2", id="small groups"),
        pytest.param("large_groups", "1:fish 4, 1:bird 5", id="a small group among large ones"),
        pytest.param("two_houses", "1:fish 3, 1:bird 2", id="a third house"),
        pytest.param("no_soldiers", "1:fish 3, 1:bird 2", id="no soldiers"),
    ],
)
def test_ow1_the_rule_of_the_hotel_does_not_keep_a_moving_monk_out(rule: str, queue: str) -> None:
    """OW1, OP5, OW7."""
    table = Table(f"12 {rule}").at(queue=queue, door="0:lion 1").check()
    assert table.collected(0) == "lion 1"


@pytest.mark.parametrize(("rule", "one"), [("none", "fish 6, bird 2"), ("monks_first", "fish 6")])
def test_ow1_a_monk_that_moved_has_the_priority_of_monks(rule: str, one: str) -> None:
    """OW1, OB3: with priority the monk leaves 7 of 8 beds, and 1 after the labourers."""
    table = Table(f"8 {rule}").at(queue="1:fish 6, 1:bird 2", door="0:lion 1").check()
    assert table.collected(1) == one
    assert table.collected(0) == ("lion 1" if rule == "monks_first" else "")


def test_ow1_among_monks_with_priority_the_moved_one_comes_last() -> None:
    table = Table("2 monks_first").at(queue="1:stag 2, 1:fish 1, 1:bird 1", door="0:lion 1").check()
    assert (table.collected(0), table.collected(1)) == ("", "fish 1, bird 1")


def test_ow1_nobles_may_choose_a_monk_that_moved_before_them() -> None:
    """OW1, OW4: it stands at the fifth place of a full queue."""
    table = Table("7 none").at(
        queue="1:fish 6, 1:bird 2, 1:lion 4, 1:stag 5", door="0:fish 1, 0:bird 4"
    )
    table.check()
    assert table.queue() == "1:fish 6, 1:bird 2, 1:lion 4, 1:stag 5, 0:fish 1"
    assert table.door() == "0:bird 4"
    assert table.legal() == ["choose 5", "done"]
    table.play("choose 5")
    assert (table.collected(0), table.collected(1)) == ("fish 1", "fish 6")


def test_ow1_nobles_cannot_choose_a_monk_that_moves_after_them() -> None:
    """OB2, OW4: there is nothing to ask."""
    table = Table("7 none").at(queue="1:fish 6, 1:lion 1", door="0:bird 4, 0:fish 1").check()
    assert table.phase == "placing"
    assert (table.collected(0), table.discarded(0)) == ("", "fish 1, bird 4")


def test_ow1_maids_may_replace_a_monk_that_moved_before_them() -> None:
    """OW1, OW3."""
    table = Table("9 none").at(queue="1:fish 6", door="0:fish 1, 0:bird 3").check()
    assert table.legal() == ["choose 2", "done"]
    table.play("choose 2")
    assert (table.collected(0), table.discarded(0)) == ("bird 3", "fish 1")


# OW2, OW6: merchants and labourers ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("beds", "door", "collected"),
    [
        pytest.param(7, "", "fish 6, stag 1", id="7 beds"),
        pytest.param(7, "0:fish 2", "fish 6, bird 4", id="own merchants: 10"),
        pytest.param(7, "1:fish 2", "fish 6, bird 4", id="merchants of another: 10"),
        pytest.param(7, "0:fish 2, 1:fish 2", "fish 6, bird 4, lion 2, stag 1", id="two merchants: 13"),
        pytest.param(6, "0:fish 2, 1:fish 2", "fish 6, bird 4, lion 2", id="two merchants: 12"),
        pytest.param(7, "1:fish 6", "bird 4", id="labourers: 4"),
        pytest.param(7, "0:bird 6", "bird 4", id="own labourers: 4"),
        pytest.param(7, "1:fish 6, 0:bird 6", "stag 1", id="two labourers: 1"),
        pytest.param(9, "1:fish 6, 1:bird 6", "lion 2, stag 1", id="two labourers: 3"),
        pytest.param(7, "1:fish 2, 1:fish 6", "fish 6, stag 1", id="merchants, labourers: 7"),
        pytest.param(7, "1:fish 6, 0:fish 2", "fish 6, stag 1", id="labourers, merchants: 7"),
        pytest.param(3, "1:fish 6, 0:fish 2", "lion 2, stag 1", id="labourers down to 0, merchants: 3"),
        pytest.param(3, "1:fish 6", "", id="labourers: 0"),
    ],
)
def test_ow2_ow6_merchants_bring_three_beds_and_labourers_take_three(
    beds: int, door: str, collected: str
) -> None:
    """OW2, OW6: they add up; from this queue one can read how many beds there were."""
    table = Table(f"{beds} none").at(queue="0:fish 6, 0:bird 4, 0:lion 2, 0:stag 1", door=door).check()
    assert table.collected() == collected
    assert table.phase == "placing"


def test_ow2_the_beds_of_merchants_are_shown_while_powers_are_resolved() -> None:
    table = Table("13 none").at(queue="0:fish 6", door="1:fish 2, 0:bird 4").check()
    hotel = table.game.view(None)["hotels"][0]
    assert (hotel["beds"], hotel["beds_now"]) == (13, 16)


def test_ow6_labourers_do_so_at_the_back_door_only_and_merchants_too() -> None:
    """OW2, OW6: in the queue they are but groups that need beds."""
    assert Table("8 none").at(queue="0:fish 6, 0:bird 2").check().collected() == "fish 6, bird 2"
    assert Table("7 none").at(queue="0:fish 6, 0:bird 2").check().collected() == "fish 6"


# OW3: maids ---------------------------------------------------------------------------------------


def test_ow3_maids_may_replace_an_own_card_and_take_its_place() -> None:
    """OW3, OB3: nearer to the hotel than the other maids, they get the three beds."""
    table = Table("3 none").at(queue="0:bird 6, 1:lion 3, 0:stag 4", door="0:fish 3").check()
    assert table.game.to_move == 0
    assert table.question == {"kind": "maids", "hotel": 1, "card": "fish 3"}
    assert table.legal() == ["choose 1", "choose 3", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.discarded(0)) == ("fish 3", "bird 6, stag 4")
    assert (table.collected(1), table.discarded(1)) == ("", "lion 3")


def test_ow3_maids_that_take_a_place_farther_off_come_later() -> None:
    table = Table("3 none").at(queue="0:bird 6, 1:lion 3, 0:stag 4", door="0:fish 3").check().play("choose 3")
    assert (table.collected(0), table.discarded(0)) == ("", "fish 3, bird 6, stag 4")
    assert table.collected(1) == "lion 3"


def test_ow3_the_queue_after_maids_have_replaced_a_card() -> None:
    """OW3: the nobles after them see it; the queue is as long as before."""
    table = Table().at(queue="1:fish 5, 0:bird 6, 1:lion 3", door="0:fish 3, 1:stag 4").check()
    table.play("choose 2")
    assert table.queue() == "1:fish 5, 0:fish 3, 1:lion 3"
    assert table.door() == "1:stag 4"
    assert table.discarded(0) == "bird 6"


def test_ow3_the_owner_may_leave_it_and_the_maids_are_discarded() -> None:
    table = Table("13 none").at(queue="0:bird 6", door="0:fish 3").check().play("done")
    assert (table.collected(0), table.discarded(0)) == ("bird 6", "fish 3")


@pytest.mark.parametrize("queue", ["", "1:bird 6", "1:bird 6, 1:fish 3"])
def test_ow3_without_an_own_card_in_the_queue_maids_do_nothing(queue: str) -> None:
    """OW3: nobody is asked, even if there are beds for the maids."""
    table = Table("13 none").at(queue=queue, door="0:fish 3").check()
    assert table.phase == "placing"
    assert (table.collected(0), table.discarded(0)) == ("", "fish 3")


def test_ow3_maids_that_took_a_place_may_be_replaced_by_the_next_ones() -> None:
    table = Table("13 none").at(queue="0:bird 6", door="0:fish 3, 0:lion 3").check().play("choose 1")
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.discarded(0)) == ("lion 3", "fish 3, bird 6")


def test_ow3_maids_may_come_into_a_queue_of_large_groups() -> None:
    """OW3, OP5, OW7: the rule of the hotel is for phase 1."""
    table = Table("5 large_groups").at(queue="0:bird 6", door="0:fish 3").check().play("choose 1")
    assert table.collected(0) == "fish 3"


# OW4: nobles --------------------------------------------------------------------------------------


def test_ow4_the_chosen_card_is_checked_first() -> None:
    table = Table("6 none").at(queue="1:bird 6, 1:lion 5, 0:stag 2", door="0:fish 4").check()
    assert table.question == {"kind": "nobles", "hotel": 1, "card": "fish 4"}
    assert table.legal() == ["choose 3", "done"]
    table.play("choose 3")
    assert (table.collected(0), table.collected(1)) == ("stag 2", "")
    assert table.discarded(0) == "fish 4"


def test_ow4_the_owner_may_leave_it() -> None:
    table = Table("6 none").at(queue="1:bird 6, 1:lion 5, 0:stag 2", door="0:fish 4").check().play("done")
    assert (table.collected(0), table.collected(1)) == ("", "bird 6")
    assert table.discarded(0) == "fish 4, stag 2"


def test_ow4_only_own_cards_may_be_chosen() -> None:
    table = Table(seats=3).at(queue="1:bird 6, 0:lion 5, 2:stag 2, 0:fish 1", door="0:fish 4").check()
    assert table.legal() == ["choose 2", "choose 4", "done"]


def test_ow4_without_an_own_card_in_the_queue_nobles_ask_nothing() -> None:
    table = Table("6 none").at(queue="1:bird 6", door="0:fish 4").check()
    assert table.phase == "placing"
    assert table.discarded(0) == "fish 4"


def test_ow4_a_chosen_card_too_large_for_the_beds_gets_none() -> None:
    """OW4, OB4: being checked first is no more than that."""
    table = Table("5 none").at(queue="0:bird 6, 1:lion 5", door="0:fish 4").check().play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("", "lion 5")


@pytest.mark.parametrize(
    ("choices", "collected"),
    [
        pytest.param(["choose 3", "choose 2"], ("bird 2, lion 5", ""), id="2, 5 of 7"),
        pytest.param(["choose 3", "done"], ("bird 2", ""), id="2, then 6 in vain, 5 of 7"),
        pytest.param(["done", "choose 2"], ("bird 2, lion 5", ""), id="5, 2 of 7"),
        pytest.param(["done", "done"], ("", "stag 6"), id="6 of 7"),
    ],
)
def test_ow4_what_two_nobles_choose_is_checked_before_all_others(
    choices: list[str], collected: tuple[str, str]
) -> None:
    table = Table("7 none").at(queue="1:stag 6, 0:lion 5, 0:bird 2", door="0:fish 4, 0:stag 4").check()
    table.play(*choices)
    if choices == ["choose 3", "done"]:
        collected = ("bird 2, lion 5", "")
    assert (table.collected(0), table.collected(1)) == collected
