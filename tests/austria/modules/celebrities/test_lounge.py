"""W20-W22: coloured dice and celebrities, each with its effect."""

from typing import Any

import pytest

from hotelier import BadScript, Seeded, new_game
from hotelier.austria.modules.celebrities.state import lounge_of
from tests.austria.table import Table

VP = {  # stand-ins
    "christie": 2,
    "einstein": 2,
    "chaplin": 1,
    "magie": 2,
    "puccini": 2,
    "tolkien": 2,
    "gandhi": 3,
    "curie": 2,
    "mata_hari": 2,
    "picasso": 2,
    "freud": 1,
    "churchill": 2,
}
DANCERS = ("puccini", "mata_hari", "picasso")
OTHERS = [celebrity for celebrity in VP if celebrity not in DANCERS]


def lounge(table: Table) -> dict[str, Any]:
    view: dict[str, Any] = table.game.view(0)["waltz"]["lounge"]
    return view


def hosting(celebrity: str, value: int = 4, **seat: Any) -> Table:
    """Seat 0 has taken the red die and, before its action, this celebrity; 10 krones beforehand."""
    modules = [1, 2] if celebrity in DANCERS else [2]
    table = Table(modules=modules, celebrities=[celebrity])
    table.queue(63, 64, 77, 78, 51)
    table.seat(**{"krones": 10, "emperor": 0, **seat}).dice("11", f"{value}--")
    return table.play("die red", f"celebrity {celebrity}")


# The dice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_w20_three_of_the_dice_are_coloured(seats: int, dice: int) -> None:
    game = new_game("austria", seats=seats, seed=3, modules=[2])
    while game.view(None)["round"] == 0:
        game.apply(game.legal_actions()[0])
    view = game.view(None)
    colours = view["waltz"]["lounge"]["dice"]
    assert list(colours) == ["red", "yellow", "blue"]
    assert sum(view["dice"]) == dice, "they lie among the others"
    assert all(view["dice"][value - 1] > 0 for value in colours.values())


def test_w20_coloured_dice_count_for_the_strength() -> None:
    table = Table(modules=[2]).dice("3", "33-")
    table.play("die 3")
    assert table.game.view(0)["question"] == {"kind": "rooms", "seat": 0, "left": 3, "extras": []}


def test_w22_which_die_of_a_space_is_taken_is_the_players_choice() -> None:
    table = Table(modules=[2]).seat(krones=5).dice("15", "5-2")
    white = ["die 1", "die 5", "die 1+", "die 5+"]
    assert table.legal("die") == [*white, "die red", "die blue", "die red+", "die blue+"]
    table.play("die red", "done")
    assert lounge(table)["dice"] == {"red": None, "yellow": None, "blue": 2}
    assert table.game.view(0)["dice"] == [1, 1, 0, 0, 1, 0]


def test_w20_no_krone_no_boost_of_a_coloured_die() -> None:
    table = Table(modules=[2]).seat(krones=0).dice("1", "5--")
    assert table.legal("die") == ["die 1", "die red"]


def test_t2_w20_a_boost_adds_one_to_the_strength_of_a_coloured_die() -> None:
    table = Table(modules=[2]).seat(krones=1).dice("1", "4--").play("die red+")
    assert table.game.view(0)["question"] == {
        "kind": "krones",
        "seat": 0,
        "strength": 2,
        "both": False,
        "extras": [],
    }
    assert table.player().krones == 0, "nothing is left for the celebrity, so nobody is asked"


def test_r4_w20_white_dice_are_removed_before_coloured_ones() -> None:
    table = Table(modules=[2], rolls=["1122334", "6"]).dice("11", "345")
    table.play("pass", "pass")
    view = table.game.view(0)
    assert sum(view["dice"]) == 4
    assert None not in lounge(table)["dice"].values()


def test_r4_w20_where_only_coloured_dice_are_left_the_last_colour_goes() -> None:
    table = Table(modules=[2]).dice("", "345").play("pass", "pass")
    dice = lounge(table)["dice"]
    assert (dice["red"] is None, dice["yellow"] is None, dice["blue"]) == (False, False, None)
    table.play("pass", "pass", "pass", "pass")
    assert table.game.view(0)["round"] == 2, "R5: no die is left"
    assert None not in lounge(table)["dice"].values()


# The lounge ---------------------------------------------------------------------------------------


def test_w20_a_celebrity_for_each_colour_in_the_order_of_the_stack() -> None:
    table = Table(modules=[2], celebrities=["freud", "curie", "gandhi"])
    assert lounge(table)["tiles"] == {"red": "freud", "yellow": "curie", "blue": "gandhi"}
    assert lounge(table)["deck"] == 6


def test_w20_celebrities_that_need_module_1_are_out_without_it() -> None:
    def known(modules: list[int]) -> list[str]:
        texts = new_game("austria", seats=2, seed=1, modules=modules).actions.texts
        return sorted(text.split()[1] for text in texts if text.startswith("celebrity "))

    assert known([2]) == sorted(OTHERS)
    assert known([1, 2]) == sorted(VP)
    assert known([1]) == []


@pytest.mark.parametrize("celebrity", VP)
def test_w21_a_celebrity_costs_a_krone_and_gives_its_vp_at_once(celebrity: str) -> None:
    table = hosting(celebrity, krones=10)
    assert (table.player().krones, table.points()) == (9, VP[celebrity])
    assert lounge(table)["players"][0]["taken"] == [celebrity]
    assert lounge(table)["tiles"]["red"] is None
    assert table.game.view(0)["players"][0]["points_by_source"]["celebrities"] == VP[celebrity]


def test_w21_a_celebrity_may_be_declined() -> None:
    table = Table(modules=[2], celebrities=["freud"]).dice("1", "4--").play("die red")
    assert table.legal() == ["done", "celebrity freud"]
    assert table.game.view(0)["question"] == {
        "kind": "celebrity",
        "seat": 0,
        "colour": "red",
        "value": 4,
        "strength": 1,
    }
    table.play("done", "take 0 steps")
    assert lounge(table)["tiles"]["red"] == "freud"
    assert (table.points(), table.player().krones) == (0, 11)


def test_w21_who_cannot_pay_is_not_asked() -> None:
    table = Table(modules=[2], celebrities=["freud"]).seat(krones=0).dice("1", "4--").play("die red")
    assert table.legal() == ["done", "take 0 steps", "take 1 steps"]


def test_w21_a_white_die_brings_no_celebrity() -> None:
    table = Table(modules=[2]).dice("44", "4--").play("die 4")
    assert table.legal() == ["done", *(f"take {steps} steps" for steps in range(4))]


def test_w22_taken_celebrities_go_and_others_come_at_the_end_of_the_round() -> None:
    order = ["freud", "curie", "gandhi", "tolkien", "magie"]
    table = Table(modules=[2], celebrities=order).dice("11", "4-5")
    table.play("die red", "celebrity freud", "done", "end").turn_of(0).end_round()
    assert lounge(table)["tiles"] == {"red": "tolkien", "yellow": "curie", "blue": "gandhi"}
    assert lounge(table)["discard"] == ["freud"]
    assert lounge(table)["players"][0] == {"taken": [], "used": []}


def test_w22_an_empty_stack_is_shuffled_again() -> None:
    table = Table(modules=[2])
    state = table.game.state
    part = lounge_of(state)
    part.discard, part.deck = [*part.deck, part.tiles[0]], []
    part.tiles[0] = -1
    table.end_round()
    assert lounge(table)["tiles"]["red"] is not None
    assert (lounge(table)["deck"], lounge(table)["discard"]) == (6, [])


def test_w22_nobody_knows_the_order_of_the_stack() -> None:
    game = new_game("austria", seats=2, seed=4, modules=[2])
    assert "deck" in game.view(0)["waltz"]["lounge"] and game.view(0)["waltz"]["lounge"]["deck"] == 6
    first = lounge_of(game.resample(0, Seeded(1)).state).deck  # type: ignore[attr-defined]
    other = new_game("austria", seats=2, seed=4, modules=[2])
    lounge_of(other.state).deck.reverse()  # type: ignore[attr-defined]
    assert lounge_of(other.resample(0, Seeded(1)).state).deck == first  # type: ignore[attr-defined]


# Effects ------------------------------------------------------------------------------------------


def test_w21_christie_lets_play_a_staff_card_for_2_less_after_each_source_of_steps() -> None:
    table = hosting("christie", krones=4, hand=[1, 2, 5])  # 4, 6 and 4 krones; 3 are left
    table.play("take 1 steps")
    assert table.legal() == ["done", "play 1", "play 5"]
    table.play("play 5")
    assert (table.player().krones, table.player().emperor) == (1, 1)
    assert table.legal("play") == [], "one card for one source"


def test_w21_christie_is_silent_without_steps() -> None:
    assert hosting("christie", hand=[1, 2, 5]).play("take 0 steps").legal("play") == []
    at_the_end = hosting("christie", hand=[1, 2, 5], emperor=13)
    assert at_the_end.play("take 1 steps").legal("play") == [], "nobody advances beyond 13"


def test_w21_einstein_exchanges_up_to_4_once() -> None:
    table = hosting("einstein", kitchen={"strudel": 3, "wine": 2})
    assert table.legal() == ["done", "exchange"], "already before the action of the die"
    table.play("exchange")
    assert table.legal() == ["spend strudel", "spend wine"]
    table.play("spend strudel", "spend strudel", "spend strudel")
    assert table.legal() == ["done", "spend wine"]
    table.play("done")
    assert table.legal() == ["get cake", "get wine", "get coffee"]
    table.play("get cake", "get wine", "get coffee")
    assert table.kitchen() == {"cake": 1, "wine": 3, "coffee": 1}
    assert "exchange" not in table.legal()
    assert lounge(table)["players"][0] == {"taken": ["einstein"], "used": ["einstein"]}


def test_w21_einstein_stops_at_4_and_can_wait_for_the_menu_of_the_turn() -> None:
    table = hosting("einstein", kitchen={"strudel": 6}).play("done", "take 0 steps")
    assert "exchange" in table.legal()
    table.play("exchange", *["spend strudel"] * 3)  # the first one is not a question
    table.play(*["get cake"] * 4)
    assert table.kitchen() == {"strudel": 2, "cake": 4}


def test_w21_einstein_leaves_a_kind_that_others_can_be_of() -> None:
    table = hosting("einstein", kitchen={"strudel": 1, "cake": 1, "wine": 1, "coffee": 1})
    table.play("exchange", "spend strudel", "spend cake")
    assert table.legal() == ["done", "spend wine", "spend coffee"]
    table.play("spend wine")
    assert table.kitchen() == {"coffee": 4}, "only coffee is left to choose"


def test_w21_einstein_needs_something_in_the_kitchen() -> None:
    assert "exchange" not in hosting("einstein", kitchen={}).play("take 0 steps").legal()


def test_w21_chaplin_adds_2_vp_to_each_source_of_vp_but_not_to_itself() -> None:
    table = hosting("chaplin", guests=[65], complete=True, vacant="1a 1b")  # 3 VP, blue
    assert table.points() == 1
    table.play("take 0 steps", "move 1 1a")
    assert table.points() == 1 + (3 + 2) + (2 + 2), "the guest, and the bonus of a blue group of one"


def test_w21_chaplin_is_gone_at_final_scoring() -> None:
    table = hosting("chaplin", staff=[27], occupied="1a").play("take 0 steps", "end").turn_of(0).round(7)
    before = table.game.book.end_score[table.staff(27)]
    assert before is not None
    table.seat(emperor=1).seat(1, emperor=1).end_round()
    assert table.game.outcome is not None
    staff = table.game.outcome.breakdown[0]["staff"]
    assert sum(staff.values()) == before.vp * (1 if before.per in ("occupied", "occupied_blue") else 0)


def test_w21_magie_lets_prepare_a_room_for_1_less_after_krones() -> None:
    table = hosting("magie", krones=1, vacant="1a").play("take 0 steps")  # 1 krone comes
    assert table.legal() == ["done", "room 1b", "room 2a"]
    table.play("room 2a")
    assert (table.vacant(), table.player().krones) == ("1a 2a", 1)


def test_w21_magie_is_silent_where_no_krone_comes() -> None:
    assert hosting("magie", vacant="1a").play("take 1 steps").legal("room") == []
    full = hosting("magie", krones=10, vacant="1a").seat(krones=20).play("take 0 steps")
    assert full.legal("room") == [], "a full purse gets nothing"


def test_w21_puccini_gives_champagne_and_2_vp_after_a_staff_card() -> None:
    table = hosting("puccini", value=5, hand=[5], kitchen={}).play("play 5")
    assert (table.points(), table.game.view(0)["players"][0]["kitchen"]) == (4, {"champagne": 1})


def test_w21_tolkien_gives_2_vp_for_each_occupied_room() -> None:
    table = hosting("tolkien", guests=[77], complete=True, vacant="1a 1c")  # 1 VP, red
    table.play("take 0 steps", "move 1 1c", "done")
    assert table.points() == 2 + 1 + 2


def test_w21_gandhi_makes_rooms_free_until_the_end_of_the_round() -> None:
    table = hosting("gandhi", value=3, vacant="1a 2a 3a").seat(krones=0)
    table.play("room 4a")
    assert (table.player().krones, table.vacant()) == (0, "1a 2a 3a 4a")
    table.play("end").turn_of(0).end_round().turn_of(0)
    table.seat(krones=0).dice("3").play("die 3")
    assert table.legal("room") == ["room 1b"], "only the first floor costs nothing"


def test_p3_w21_rooms_that_staff_make_free_stay_free_after_gandhi() -> None:
    table = hosting("gandhi", value=3, vacant="1a 2a", staff=[9]).play("done", "end")  # 9: blue rooms
    table.turn_of(0).end_round().turn_of(0).seat(krones=0).dice("3").play("die 3")
    assert table.legal("room") == ["room 1b", "room 3a"], "3a is blue"


def test_w21_curie_gives_2_items_of_choice_after_a_staff_card() -> None:
    table = hosting("curie", value=5, hand=[5], kitchen={}).play("play 5")
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
    table.play("get coffee", "get cake")
    assert table.kitchen() == {"cake": 1, "coffee": 1}
    assert table.legal("get") == []


def test_w21_mata_hari_gives_a_vp_and_a_step_for_each_dancer() -> None:
    table = hosting("mata_hari", guests=[65], complete=True, vacant="").play("take 0 steps")
    table.player().kitchen = 1 << 32
    table.look()
    sending = [text for text in table.legal() if text.endswith("bottom")]
    table.play(sending[0])
    assert (table.points(), table.player().emperor) == (2 + 3 + 1, 1)


def test_w21_picasso_gives_an_item_and_a_vp_for_each_source_of_champagne() -> None:
    table = hosting("picasso", guests=[134], complete=True, vacant="1b", kitchen={})  # 1 champagne
    table.play("take 0 steps", "move 1 1b", "get champagne")
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
    assert table.points() == 2 + 2 + 1


def test_w21_freud_lets_orders_of_2_or_more_be_completed_without_one_item() -> None:
    table = hosting(
        "freud",
        guests=[51, 52, 60],  # 1 wine; wine and coffee; 2 cake, 2 wine: all yellow
        missing=[{"wine": 1}, {"coffee": 1}, {"cake": 1, "wine": 1}],
        vacant="1a 1b 2a",
    ).play("take 0 steps")
    assert table.legal("move") == ["move 2 1b", "move 2 2a"]
    table.play("move 2 1b")
    assert table.cafe() == [51, None, 60]
    assert table.missing(2) == {}


def test_w21_without_freud_nothing_may_be_missing() -> None:
    table = hosting("curie", guests=[52], missing=[{"coffee": 1}], vacant="1a 1b").play("take 0 steps")
    assert table.legal("move") == []


def test_w21_churchill_adds_a_step_to_each_source_of_steps() -> None:
    table = hosting("churchill").play("take 1 steps")
    assert table.player().emperor == 2
    assert hosting("churchill").play("take 0 steps").player().emperor == 0


def test_w21_an_effect_is_only_for_its_owner() -> None:
    table = hosting("churchill").play("take 0 steps", "end").turn_of(1).seat(1, emperor=0).dice("4")
    table.play("die 4", "take 1 steps")
    assert table.player(1).emperor == 1


# Scripts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "word"),
    [
        ({"celebrities": ["nobody"]}, "nobody"),
        ({"celebrities": ["freud", "freud"]}, "twice"),
        ({"celebrities": ["puccini"]}, "puccini"),
        ({"coloured": "178"}, "178"),
    ],
)
def test_w20_a_script_with_a_wrong_celebrity_or_die_is_refused(script: Any, word: str) -> None:
    with pytest.raises(BadScript, match=word):
        new_game("austria", seats=2, seed=1, modules=[2], script=script)


def test_w20_a_script_without_module_2_knows_no_celebrities() -> None:
    with pytest.raises(BadScript, match="module 2"):
        new_game("austria", seats=2, seed=1, script={"coloured": "123"})


def test_w20_scripted_faces_of_coloured_dice() -> None:
    table = Table(modules=[2])
    game = new_game("austria", seats=2, seed=1, modules=[2], script={"coloured": "612"})
    while game.view(None)["round"] == 0:
        game.apply(game.legal_actions()[0])
    assert game.view(0)["waltz"]["lounge"]["dice"] == {"red": 6, "yellow": 1, "blue": 2}
    assert game.chance()["coloured"] == "612"
    assert len(table.game.chance()["coloured"]) == 3
