"""Powers at the back door that meet each other or the rule of the hotel: OW1-OW7."""

import pytest

from tests.overbooking.table import Table

# Monks --------------------------------------------------------------------------------------------


def test_ow1_nobles_may_choose_a_monk_that_moved_before_them() -> None:
    """OW1, OW4: it stands at the fifth place of a full queue."""
    table = Table("7 none").at(queue="1:fish 6, 1:bird 2, 1:lion 4, 1:stag 5", door="0:fish 1, 0:bird 4")
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


# Two nobles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "own", "other"),
    [
        pytest.param(["choose 3", "choose 2"], "bird 3, lion 2", "", id="3, 2, and 4 left of 9"),
        pytest.param(["choose 3", "done"], "bird 3", "stag 6", id="3, 6, and 0 left"),
        pytest.param(["done", "choose 2"], "lion 2", "stag 6", id="2, 6, and 1 left"),
        pytest.param(["done", "done"], "bird 3", "stag 6", id="6, 3, and 0 left"),
    ],
)
def test_ow4_what_two_nobles_choose_is_checked_before_all_others(
    choices: list[str], own: str, other: str
) -> None:
    table = Table("9 none").at(queue="1:stag 6, 0:lion 2, 0:bird 3", door="0:fish 4, 0:stag 4").check()
    table.play(*choices)
    assert (table.collected(0), table.collected(1)) == (own, other)


@pytest.mark.parametrize(
    ("choices", "collected"), [(["choose 1", "choose 2"], "lion 5"), (["choose 2", "choose 1"], "bird 3")]
)
def test_ow4_the_choice_of_the_second_nobles_is_checked_after_that_of_the_first(
    choices: list[str], collected: str
) -> None:
    """OW4, OB3: not by number; there are five beds."""
    table = Table("5 none").at(queue="0:lion 5, 0:bird 3", door="0:fish 4, 0:stag 4").check().play(*choices)
    assert table.collected() == collected


@pytest.mark.parametrize(
    ("door", "choices", "collected"),
    [
        ("0:fish 4, 1:fish 4", ["choose 1", "choose 2"], ("lion 2", "")),
        ("1:fish 4, 0:fish 4", ["choose 2", "choose 1"], ("", "bird 6")),
    ],
)
def test_ow4_the_nobles_nearer_to_the_hotel_go_first_whoever_owns_them(
    door: str, choices: list[str], collected: tuple[str, str]
) -> None:
    """OW4, OB2: six beds, for a 2 or for a 6."""
    table = Table("6 none").at(queue="0:lion 2, 1:bird 6", door=door).check().play(*choices)
    assert (table.collected(0), table.collected(1)) == collected


def test_ow4_a_card_chosen_twice_is_checked_once() -> None:
    """OW4: 2 beds for the merchants, whose 2 coins count once, and 6 left for the labourers."""
    table = Table("8 none", coins={"lion": [1, 2, 3, 1, 2, 3]})
    table.at(queue="0:lion 2, 1:bird 6", door="0:fish 4, 0:stag 4").check()
    table.play("choose 1")
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("lion 2", "bird 6")
    assert table.game.view(None)["players"][0]["coins"] == [2, 0, 0, 0]


# Nobles and what replaces their choice ------------------------------------------------------------


def test_ow4_a_choice_is_void_if_maids_replace_the_chosen_card() -> None:
    """OW3, OW4: the maids are not chosen instead: the five beds go to the soldiers."""
    table = Table("5 none").at(queue="0:bird 6, 1:lion 5", door="0:fish 4, 0:fish 3").check()
    table.play("choose 1", "choose 1")
    assert (table.collected(0), table.collected(1)) == ("", "lion 5")
    assert table.discarded(0) == "fish 3, fish 4, bird 6"


def test_ow4_a_choice_stands_if_maids_replace_another_card() -> None:
    """OW3, OW4: the 4 in the middle is chosen, the 6 before it replaced."""
    table = Table("5 none").at(queue="0:bird 6, 0:stag 4, 1:lion 5", door="0:fish 4, 0:fish 3").check()
    table.play("choose 2", "choose 1")
    assert (table.collected(0), table.collected(1)) == ("stag 4", "")
    assert table.discarded(0) == "fish 3, fish 4, bird 6"


def test_ow4_nobles_after_maids_may_choose_the_maids() -> None:
    """OW3, OW4, OB2: maids first (2 of 5 beds left), the soldiers in vain."""
    table = Table("5 none").at(queue="0:bird 6, 1:lion 5", door="0:fish 3, 0:fish 4").check()
    table.play("choose 1")
    assert table.queue() == "0:fish 3, 1:lion 5"
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("fish 3", "")
    assert table.discarded(0) == "fish 4, bird 6"


def test_ow4_nobles_after_maids_cannot_choose_the_card_that_was_replaced() -> None:
    """OW3, OW4: nor can nobles of another player choose the maids in its place."""
    table = Table("5 none").at(queue="0:bird 6", door="0:fish 3, 1:fish 4").check().play("choose 1")
    assert table.phase == "placing"
    assert (table.collected(0), table.discarded(1)) == ("fish 3", "fish 4")


def test_ow5_soldiers_may_replace_labourers_that_nobles_chose_and_the_choice_is_void() -> None:
    """OW4, OW5: the soldiers are not chosen instead: the six beds go to the other labourers."""
    table = Table("6 none", seats=3).at(queue="0:bird 6, 1:lion 6", door="0:fish 4, 2:fish 5").check()
    table.play("choose 1")
    assert table.game.to_move == 2
    assert table.legal() == ["choose 1", "choose 2", "done"]
    table.play("choose 1")
    assert tuple(table.collected(seat) for seat in range(3)) == ("", "lion 6", "")
    assert table.discarded(0) == "fish 4, bird 6"
    assert table.discarded(2) == "fish 5"


def test_ow5_soldiers_that_replaced_labourers_may_be_chosen_by_the_next_nobles() -> None:
    """OW4, OW5: soldiers first (1 of 6 beds left)."""
    table = Table("6 none").at(queue="0:bird 6, 0:lion 6", door="1:fish 5, 1:fish 4").check()
    table.play("choose 1")
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("", "fish 5")


# Soldiers, labourers and maids ------------------------------------------------------------------------


def test_ow5_two_soldiers_replace_two_labourers() -> None:
    table = Table("10 none", seats=3).at(queue="0:fish 6, 0:bird 6", door="1:fish 5, 2:fish 5").check()
    assert (table.game.to_move, table.legal()) == (1, ["choose 1", "choose 2", "done"])
    table.play("choose 2")
    assert (table.game.to_move, table.legal()) == (2, ["choose 1", "done"])
    table.play("choose 1")
    assert tuple(table.collected(seat) for seat in range(3)) == ("", "fish 5", "fish 5")
    assert table.discarded(0) == "fish 6, bird 6"


def test_ow5_the_second_soldiers_are_discarded_if_the_first_replaced_the_only_labourers() -> None:
    table = Table("17 none", seats=3).at(queue="0:fish 6", door="1:fish 5, 2:fish 5").check()
    table.play("choose 1")
    assert table.phase == "placing"
    assert tuple(table.collected(seat) for seat in range(3)) == ("", "fish 5", "")
    assert table.discarded(2) == "fish 5"


def test_ow5_maids_may_save_the_place_of_labourers_from_soldiers_after_them() -> None:
    """OW3, OW5: no labourers are left."""
    table = Table("17 none").at(queue="0:bird 6", door="0:fish 3, 1:fish 5").check().play("choose 1")
    assert table.phase == "placing"
    assert (table.collected(0), table.discarded(0)) == ("fish 3", "bird 6")
    assert (table.collected(1), table.discarded(1)) == ("", "fish 5")


def test_ow3_maids_have_nothing_to_replace_once_soldiers_took_the_place() -> None:
    """OW3, OW5."""
    table = Table("17 none").at(queue="0:bird 6", door="1:fish 5, 0:fish 3").check().play("choose 1")
    assert table.phase == "placing"
    assert table.discarded(0) == "fish 3, bird 6"
    assert table.collected(1) == "fish 5"


def test_ow3_maids_may_replace_own_soldiers_that_replaced_labourers() -> None:
    """OW3, OW5."""
    table = (
        Table("4 none").at(queue="0:bird 6", door="1:fish 5, 1:fish 3").check().play("choose 1", "choose 1")
    )
    assert (table.collected(1), table.discarded(1)) == ("fish 3", "fish 5")
    assert table.discarded(0) == "bird 6"


def test_ow6_labourers_at_the_back_door_take_beds_and_those_in_the_queue_may_be_replaced() -> None:
    """OW5, OW6: 8 - 3 beds, enough for the soldiers."""
    table = Table("8 none").at(queue="0:bird 6", door="0:lion 6, 1:fish 5").check().play("choose 1")
    assert table.collected(1) == "fish 5"
    assert table.discarded(0) == "bird 6, lion 6"


# OW7: powers before the rule of the hotel ---------------------------------------------------------


def test_ow7_the_choice_of_nobles_goes_before_monks_first() -> None:
    table = Table("6 monks_first").at(queue="1:bird 1, 0:lion 6", door="0:fish 4").check().play("choose 2")
    assert (table.collected(0), table.collected(1)) == ("lion 6", "")
    table = Table("6 monks_first").at(queue="1:bird 1, 0:lion 6", door="0:fish 4").check().play("done")
    assert (table.collected(0), table.collected(1)) == ("", "bird 1")


def test_ow7_the_choice_of_nobles_goes_before_soldiers_first() -> None:
    table = (
        Table("7 soldiers_first").at(queue="1:bird 5, 0:lion 3", door="0:fish 4").check().play("choose 2")
    )
    assert (table.collected(0), table.collected(1)) == ("lion 3", "")
    table = Table("7 soldiers_first").at(queue="1:bird 5, 0:lion 3", door="0:fish 4").check().play("done")
    assert (table.collected(0), table.collected(1)) == ("", "bird 5")


def test_ow7_the_others_keep_the_priority_of_the_rule_after_the_chosen_card() -> None:
    """OW7, OB3: the chosen 4, the monk, and none of 6 and 2 in the one bed that is left."""
    table = (
        Table("6 monks_first").at(queue="1:fish 6, 1:bird 2, 0:lion 4, 1:stag 1", door="0:fish 4").check()
    )
    table.play("choose 3")
    assert (table.collected(0), table.collected(1)) == ("lion 4", "stag 1")


def test_ow7_a_chosen_monk_in_a_hotel_of_monks_is_checked_once() -> None:
    """OW7, OW4: the farther monk is chosen and gets the first bed, the nearer one the second."""
    table = Table("1 monks_first").at(queue="1:fish 1, 0:bird 1", door="0:fish 4").check().play("choose 2")
    assert (table.collected(0), table.collected(1)) == ("bird 1", "")
    table = Table("2 monks_first").at(queue="1:fish 1, 0:bird 1", door="0:fish 4").check().play("choose 2")
    assert (table.collected(0), table.collected(1)) == ("bird 1", "fish 1")


def test_ow7_soldiers_that_replaced_labourers_have_the_priority_of_soldiers() -> None:
    """OW7, OW5: powers first, then the rule sees the queue as they left it."""
    table = (
        Table("6 soldiers_first").at(queue="0:bird 6, 0:lion 6", door="1:fish 5").check().play("choose 1")
    )
    assert (table.collected(0), table.collected(1)) == ("", "fish 5")
    table = Table("6 none").at(queue="0:bird 6, 0:lion 6", door="1:fish 5").check().play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("lion 6", "")


def test_ow7_a_monk_replaced_by_maids_has_no_priority_any_more() -> None:
    """OW7, OW3: maids in the place of the monk are checked as a 3."""
    table = Table("5 monks_first").at(queue="0:bird 1, 1:lion 5", door="0:fish 3").check().play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("", "lion 5")
