"""W6, W10: the staff cards of module 1, 119-133, and the promotional card 183."""

from typing import Any

import pytest

from tests.austria.table import Table

BOTTOM = ["dance 1 bottom", "dance 2 bottom", "dance 3 bottom"]
MIDDLE = [f"dance {hall} {row}" for hall in (1, 2, 3) for row in ("bottom", "middle")]
ALL = [f"dance {hall} {row}" for hall in (1, 2, 3) for row in ("bottom", "middle", "top")] + [
    "dance 3 balcony"
]


def table_with(*staff: int, champagne: int = 0, **seat: Any) -> Table:
    """A hotel with rooms 1a and 2a, 10 krones, these staff cards and some champagne."""
    table = Table(modules=[1], promo=True).staff_deck(40, 27, 33).dice("123456")
    kitchen = {"champagne": champagne} if champagne else {}
    return table.seat(
        **{"emperor": 0, "occupied": "1a 2a", "kitchen": kitchen, "staff": list(staff), **seat}
    )


def asked(table: Table) -> str:
    kind: str = table.game.view(0)["question"]["kind"]
    return kind


# The dice -------------------------------------------------------------------------------------------


def test_w10_p2_staff_119_dancing_master_sends_a_dancer_before_the_rooms_and_brings_a_krone() -> None:
    table = table_with(119, champagne=2).play("die 3")
    assert table.player().krones == 11
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3a", *MIDDLE]
    table.play("dance 2 middle")
    assert table.kitchen() == {} and table.player().emperor == 1
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3a"]
    table.play("room 1b")
    assert asked(table) == "turn", "the extra is used up"


def test_w10_p2_staff_119_dancing_master_sends_a_dancer_after_the_rooms() -> None:
    table = table_with(119, champagne=1).dice("33").play("die 3", "room 1b")
    assert table.legal("dance") == [], "not between two rooms"
    table.play("room 1c")
    assert asked(table) == "extra" and table.legal() == ["done", *BOTTOM]
    table.play("dance 1 bottom")
    assert asked(table) == "turn" and table.dancing() == ["1 bottom"]


def test_w10_p2_staff_119_and_22_both_give_their_extra_before_or_after() -> None:
    table = table_with(119, 22, champagne=1, hand=[6]).play("die 3")
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3a", "play 6", *BOTTOM]
    table.play("room 1b")
    assert table.legal() == ["done", "play 6", *BOTTOM]
    table.play("play 6")
    assert table.legal() == ["done", *BOTTOM]
    table.play("dance 3 bottom")
    assert asked(table) == "turn" and table.in_play() == [119, 22, 6]


def test_w10_staff_121_concertmaster_brings_champagne_and_a_vp_after_the_action() -> None:
    """The champagne does not count for the minimum quantities of space 1."""
    table = table_with(121).dice("111").play("die 1")
    assert table.points() == 0 and table.kitchen() == {}
    assert table.legal() == ["done", "take 0 cake", "take 1 cake", "take 1 cake 1 champagne"]
    table.play("take 0 cake")
    assert table.kitchen() == {"strudel": 3, "champagne": 1} and table.points() == 1
    assert table.game.view(0)["players"][0]["staff"] == [{"staff": 121, "vp": 1, "used": False}]


def test_w10_staff_121_concertmaster_gives_also_when_the_action_is_declined() -> None:
    table = table_with(121).play("die 1", "done")
    assert table.kitchen() == {"champagne": 1} and table.points() == 1


def test_w10_staff_124_conductor_brings_champagne_and_a_krone_at_once() -> None:
    table = table_with(124).play("die 4")
    assert table.kitchen() == {"champagne": 1} and table.player().krones == 11
    assert table.legal() == ["done", "take 0 steps", "take 1 steps"]


def test_w10_i1_staff_124_the_champagne_may_be_placed_before_the_action() -> None:
    table = table_with(124, guests=[149]).play("die 4")
    assert table.legal() == ["keep", "place champagne 1"]
    table.play("place champagne 1")
    assert table.missing(1) == {"cake": 1} and asked(table) == "krones"


def test_w10_p2_staff_125_choirmaster_sends_a_dancer_for_1_less() -> None:
    table = table_with(125, champagne=1, hand=[6, 27]).play("die 5")
    assert table.legal() == ["done", "play 6", "play 27", *MIDDLE]
    table.play("dance 1 middle")
    assert table.kitchen() == {} and table.player().krones == 12
    assert table.legal() == ["done", "play 6", "play 27"]


def test_w10_p2_staff_125_and_20_detective_after_the_action() -> None:
    table = table_with(125, 20, champagne=1, hand=[6]).play("die 5", "play 6")
    assert table.legal() == ["done", "get steps", *MIDDLE]
    table.play("dance 3 bottom")
    assert table.legal() == ["done", "get steps"] and table.kitchen() == {"champagne": 1}
    table.play("get steps")
    assert table.player().emperor == 2 and asked(table) == "turn"


def test_w10_staff_131_trumpeter_brings_champagne_after_the_action_and_may_draw() -> None:
    table = table_with(131).play("die 2")
    assert table.kitchen() == {}
    table.play("take 0 coffee")
    assert table.kitchen() == {"wine": 1, "champagne": 1}
    assert table.legal() == ["done", "get cards"]
    table.play("get cards")
    assert table.hand() == [40]


@pytest.mark.parametrize("card", [119, 121, 124, 125, 131])
@pytest.mark.parametrize("value", range(1, 6))
def test_w10_p1_only_the_die_that_is_taken_counts(card: int, value: int) -> None:
    """A copied action triggers nothing."""
    own = {119: 3, 121: 1, 124: 4, 125: 5, 131: 2}[card]
    if value == own:
        table = table_with(card, champagne=3, krones=10, hand=[6]).play("die 6", f"copy {value}")
    else:
        table = table_with(card, champagne=3, krones=9, hand=[6]).play(f"die {value}")
    assert table.legal("dance") == []
    table.play("done")
    assert asked(table) == "turn"
    assert (table.kitchen(), table.player().krones, table.points()) == ({"champagne": 3}, 9, 0)


# once -----------------------------------------------------------------------------------------------


def test_w10_staff_120_violinist_gives_3_champagne() -> None:
    table = table_with(hand=[120]).play("die 5", "play 120")
    assert table.kitchen() == {"champagne": 3}


def test_w10_staff_127_harpist_sends_the_first_for_2_and_the_second_for_1_less() -> None:
    table = table_with(hand=[127], champagne=1).play("die 5", "play 127")
    assert table.legal() == ["done", *ALL]
    table.play("dance 1 bottom")
    assert table.kitchen() == {"champagne": 1}, "a discount gives nothing back"
    assert table.legal() == ["done", *MIDDLE]
    table.play("dance 2 middle")
    assert table.kitchen() == {} and table.dancing() == ["1 bottom", "2 middle"]
    assert asked(table) == "turn"


def test_w10_staff_127_harpist_may_send_one_or_none() -> None:
    assert asked(table_with(hand=[127]).play("die 5", "play 127", "done")) == "turn"
    table = table_with(hand=[127]).play("die 5", "play 127", "dance 1 middle", "done")
    assert table.dancing() == ["1 middle"] and asked(table) == "turn"


# round ----------------------------------------------------------------------------------------------


def test_w10_x3_staff_122_symphonist_spends_1_champagne_for_5_vp() -> None:
    assert table_with(122).legal("use") == []
    table = table_with(122, champagne=2).play("use 122")
    assert table.kitchen() == {"champagne": 1} and table.points() == 5
    assert table.legal("use") == []
    assert table.game.view(0)["players"][0]["staff"] == [{"staff": 122, "vp": 5, "used": True}]


def test_w10_x3_staff_123_usherette_pays_2_krones_for_champagne_and_3_vp() -> None:
    assert table_with(123, krones=1).legal("use") == []
    table = table_with(123, krones=2).play("use 123")
    assert (table.kitchen(), table.player().krones, table.points()) == ({"champagne": 1}, 0, 3)


def test_w1_w10_x3_staff_128_cellist_spends_a_dish_or_drink_and_never_champagne() -> None:
    assert table_with(128, champagne=5).legal("use") == []
    table = table_with(128, kitchen={"wine": 1, "cake": 1, "champagne": 1}).play("use 128")
    assert table.legal() == ["spend cake", "spend wine"]
    table.play("spend wine")
    assert table.legal() == ["done", *MIDDLE]
    table.play("dance 3 bottom")
    assert table.kitchen() == {"cake": 1, "champagne": 1} and table.dancing() == ["3 bottom"]


def test_w10_x3_staff_129_pianist_gives_1_champagne() -> None:
    table = table_with(129).play("use 129")
    assert table.kitchen() == {"champagne": 1} and table.legal("use") == []


def test_w10_staff_133_steamship_captain_sends_a_dancer_after_a_staff_card() -> None:
    table = table_with(133, champagne=1, hand=[6, 7]).dice("5555")
    assert table.legal("use") == [], "it is not used at will"
    table.play("die 5", "play 6")
    assert table.game.view(0)["question"] == {"kind": "invite", "seat": 0, "staff": 133}
    assert table.legal() == ["done", *MIDDLE]
    table.play("dance 1 middle")
    assert table.kitchen() == {} and table.dancing() == ["1 middle"]
    assert table.player().used == 1 << table.staff(133)
    table.seat(kitchen={"champagne": 3}).turn_of(0).play("die 5", "play 7")
    assert asked(table) == "turn", "once per round"


def test_w10_staff_133_steamship_captain_declined_may_be_used_later_in_the_round() -> None:
    table = table_with(133, champagne=1, hand=[6, 7]).dice("5555").play("die 5", "play 6", "done")
    assert table.player().used == 0 and asked(table) == "turn"
    table.turn_of(0).play("die 5", "play 7")
    assert asked(table) == "invite"


def test_w10_staff_133_steamship_captain_does_not_follow_itself() -> None:
    table = table_with(hand=[133], champagne=3).play("die 5", "play 133")
    assert asked(table) == "turn"


def test_w10_staff_133_comes_after_the_effect_of_the_card_played() -> None:
    table = table_with(133, hand=[120]).play("die 5", "play 120")
    assert (
        table.kitchen() == {"champagne": 3} and asked(table) == "invite" and table.legal() == ["done", *ALL]
    )


# permanent and end ----------------------------------------------------------------------------------


def test_w10_staff_130_ballet_master_brings_a_krone_and_a_card_for_each_dancer() -> None:
    table = table_with(130, champagne=1, guests=[146], complete=True).play("ball 1 1 bottom")
    assert table.player().krones == 11 and table.legal() == ["done", "get cards"]
    table.play("get cards")
    assert table.hand() == [40] and asked(table) == "turn"


def test_w10_staff_130_ballet_master_counts_every_dancer() -> None:
    table = table_with(130, hand=[127]).play("die 5", "play 127", "dance 1 middle", "done", "done")
    assert table.player().krones == 10 - 3 + 2 + 1  # Harpist for 4 - 1, Apollosaal 2, Ballet Master 1
    assert asked(table) == "turn"


def test_w10_staff_132_arranger_gives_2_champagne_for_a_marker() -> None:
    table = table_with(132, krones=20).play("claim A")
    assert table.kitchen() == {"champagne": 2} and table.points() == 15


def test_w10_f1_staff_126_leading_dancer_counts_2_vp_per_dancer() -> None:
    table = table_with(126, emperor=9).dancers(0, "1 top", "2 bottom", "3 middle", "3 balcony", "3 balcony")
    table.dancers(1, "3 top").seat(1, emperor=9)
    table.round(7).ball.scored = 2
    table.end_round()
    while table.game.to_move is not None:
        table.play("done")
    assert table.player().earned == [10]


def test_p6_staff_29_secretary_copies_leading_dancer_for_the_own_dancers() -> None:
    table = (
        table_with(126, emperor=9).seat(1, staff=[29], emperor=9).dancers(1, "1 top", "3 top", "3 balcony")
    )
    table.round(7).ball.scored = 2
    table.end_round()
    while table.game.to_move is not None:
        table.play("done")
    assert table.player(1).earned == [6]


def test_w10_staff_183_managers_son_brings_a_krone_when_champagne_is_spent() -> None:
    table = table_with(183, 122, champagne=3, guests=[146], complete=True)
    table.play("ball 1 2 middle")
    assert table.player().krones == 11, "one for both"
    table.play("use 122")
    assert table.player().krones == 12 and table.kitchen() == {}


def test_w10_staff_183_managers_son_gets_nothing_for_free_dancers_and_served_champagne() -> None:
    table = table_with(183, hand=[127], champagne=1, guests=[143]).play("die 5", "play 127")
    krones = table.player().krones
    table.play("dance 2 bottom", "done", "serve")
    assert table.kitchen() == {} and table.missing(1) == {"coffee": 1}
    assert table.player().krones == krones - 1  # only the krone for serving


@pytest.mark.parametrize(
    ("promo", "modules", "known"), [(True, [1], True), (False, [1], False), (True, [5], False)]
)
def test_w10_staff_183_needs_the_promotional_cards_and_module_1(
    promo: bool, modules: list[int], known: bool
) -> None:
    assert (183 in Table(modules=modules, promo=promo).game.book.staff_number) == known


def test_w10_staff_119_to_133_are_in_the_deck_only_with_module_1() -> None:
    assert set(range(119, 134)) <= set(Table(modules=[1]).game.book.staff_number)
    assert not set(range(119, 134)) & set(Table().game.book.staff_number)
