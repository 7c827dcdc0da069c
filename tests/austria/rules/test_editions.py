"""E, E2: what the first edition and its two printings have otherwise."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier import new_game, replay
from hotelier.austria.game import Austria
from hotelier.core.errors import BadOption, BadRecord, BadScript
from tests.austria.scoring import ROUND_OF
from tests.austria.table import Table

EDITIONS = ("revised", "first")
FOLDER = Path(__file__).parents[1] / "golden_rules_2"
"""Records of the version of the rules before this one."""


def punished(tile: str, printing: str) -> Table:
    """Just before the emperor punishes seat 0; seat 1 stands where nothing happens."""
    tiles = ["A1", "B2", "C1"]
    tiles["ABC".index(tile[0])] = tile
    table = Table(edition="first", printing=printing, emperor=tiles).round(ROUND_OF[tile[0]])
    return table.seat(0, krones=0, emperor=0).seat(1, krones=0, emperor={"A": 4, "B": 6, "C": 8}[tile[0]])


# Income of staff ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "krones"), [("revised", 12), ("first", 11)])
def test_e_g6_23_custodian_pays_for_a_room_by_reward_in_the_revised_edition_only(
    edition: str, krones: int
) -> None:
    """Prince: 1a when he moves in, 1b by his reward."""
    table = Table(edition=edition).seat(guests=[72], complete=True, staff=[23], vacant="1a 1b")
    table.play("move 1 1a")
    assert table.player().krones == 11
    assert table.play("occupy 1b").player().krones == krones


@pytest.mark.parametrize(("edition", "krones"), [("revised", 12), ("first", 10)])
def test_e_p7_23_custodian_pays_for_page_boy_in_the_revised_edition_only(edition: str, krones: int) -> None:
    table = Table(edition=edition).seat(staff=[23], hand=[35], vacant="1a 1b").dice("55")
    assert table.play("die 5", "play 35", "occupy 1a", "occupy 1b").player().krones == krones


@pytest.mark.parametrize("edition", EDITIONS)
def test_e_5_groom_is_paid_when_the_order_is_complete_or_when_the_guest_leaves(edition: str) -> None:
    """Apothecary waits for a cake: 10 krones, 1 for serving, 2 from Groom, 1 as reward."""
    table = Table(edition=edition).seat(guests=[77], staff=[5], kitchen={"cake": 1}, vacant="1c")
    table.play("serve")
    assert table.player().krones == (11 if edition == "first" else 9)
    assert table.play("move 1 1c").player().krones == 11
    assert table.play("get krones").player().krones == 12


@pytest.mark.parametrize("edition", EDITIONS)
def test_e_6_stableman_advances_when_the_order_is_complete_or_when_the_guest_leaves(edition: str) -> None:
    """Knight of the Empire gets the coffee of a die."""
    table = Table(edition=edition).seat(guests=[65], staff=[6], vacant="1a").dice("22")
    table.play("die 2", "take 1 coffee", "place coffee 1")
    assert table.player().emperor == (1 if edition == "first" else 0)
    assert table.play("move 1 1a").player().emperor == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_e_p7_5_an_order_filled_by_porter_is_complete(edition: str) -> None:
    table = (
        Table(edition=edition).seat(guests=[85], staff=[5], hand=[38], krones=0, vacant="1c").dice("55555")
    )
    table.play("die 5", "play 38")  # Porter has no other guest to serve
    assert table.player().krones == (2 if edition == "first" else 0)
    assert table.play("move 1 1c").player().krones == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("guest", "staff"), [(51, 7), (93, 8), (60, 33)])
def test_e_7_8_33_are_paid_when_the_guest_moves_in(edition: str, guest: int, staff: int) -> None:
    table = Table(edition=edition).seat(guests=[guest], missing=[{"wine": 1}], staff=[staff], vacant="1b")
    table.seat(kitchen={"wine": 1}).play("serve")
    assert (table.player().krones, table.points()) == (9, 0)
    table.play("move 1 1b")
    assert table.player().krones + table.points() > 9


# Additional actions while a reward is taken -------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_e_t3_a_guest_may_move_in_between_two_parts_of_a_reward(edition: str) -> None:
    """General brings wine, with which Composer is served, and 3 krones."""
    table = Table(edition=edition).seat(guests=[81, 51], complete=True, vacant="1b 1c")
    table.seat(guests=[81, 51], missing=[{}, {"wine": 1}]).play("move 1 1c", "get wine", "place wine 2")
    if edition == "revised":
        assert table.legal() == ["done", "get krones"]
        return
    assert table.legal() == ["done", "get krones", "move 2 1b"]
    table.play("move 2 1b")
    assert table.points() == 1 and table.legal() == ["done", "get strudel"]  # the inner reward first
    assert table.play("get strudel").legal() == ["done", "get krones"]
    assert table.play("get krones").player().krones == 13


@pytest.mark.parametrize("edition", EDITIONS)
def test_e_x2_a_claim_is_possible_as_soon_as_its_condition_holds(edition: str) -> None:
    """20 krones: Councillor's 3 krones lead there; his reward also offers a guest."""
    table = Table(edition=edition).seat(guests=[84], complete=True, krones=17, vacant="1c")
    table.play("move 1 1c", "get krones")
    assert table.legal("claim") == (["claim A"] if edition == "first" else [])
    if edition == "first":
        assert table.play("claim A").points() == 2 + 15
        assert table.legal("guest") == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]


def test_e_x3_x1_staff_are_used_and_guests_served_while_a_reward_is_taken() -> None:
    table = Table(edition="first").seat(
        guests=[68, 93], missing=[{}, {"strudel": 1}], staff=[1], vacant="1a 1b"
    )
    table.play("move 1 1a")
    assert table.legal() == ["done", "get steps", "use 1"]
    table.play("use 1", "keep")
    assert table.legal() == ["done", "serve", "get steps"]
    assert table.play("serve").legal() == ["done", "get steps", "move 2 1b"]


def test_e_x5_what_cannot_be_taken_yet_waits_for_an_additional_action() -> None:
    """Duchess plays a card for 1 less; Larder Cook costs 2, and Goldhaken brings the only krone."""
    for edition in EDITIONS:
        table = Table(edition=edition).seat(
            guests=[64, 92], complete=True, hand=[44], krones=0, vacant="1a 1b"
        )
        table.play("move 1 1a")
        assert (table.game.view(0)["question"]["kind"] == "reward") == (edition == "first")
    assert table.legal() == ["done", "move 2 1b"]
    table.play("move 2 1b", "get krones")
    assert table.legal() == ["done", "play 44"]
    assert table.play("play 44").player().krones == 0


def test_e_x5_the_bonus_of_a_room_waits_while_krones_are_spent() -> None:
    """Councillor completes the red group 1c 1d 2c 2d, worth 10 krones, with a full purse."""
    table = Table(edition="first").seat(guests=[86, 93], missing=[{}, {"strudel": 1}], krones=20)
    table.seat(kitchen={"strudel": 1}, occupied="1d 2c 2d", vacant="1c", hand=[]).play("move 1 1c")
    assert table.legal() == ["serve", "get income", "claim A"]
    table.play("serve")  # then nothing else is left to do with the bonus
    assert table.player().krones == 20


def test_e_m5_nothing_of_it_during_the_emperors_visit() -> None:
    table = Table(edition="first", emperor=["A2", "B2", "C1"]).round(3)
    table.seat(emperor=6, krones=20, guests=[51], complete=True, vacant="1b").seat(1, krones=0, emperor=4)
    table.end_round()
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]


def test_e_p2_additional_actions_between_the_extra_and_the_action_of_a_die() -> None:
    """Decorator's room is where Composer moves in at once, before the items are taken."""
    for edition in EDITIONS:
        table = (
            Table(edition=edition).seat(guests=[51], complete=True, staff=[14], occupied="1a").dice("11")
        )
        table.play("die 1")
        assert table.legal() == ["done", "take 0 cake", "take 1 cake", "room 1b", "room 2a"]
        table.play("room 1b")
        assert table.legal("move") == (["move 1 1b"] if edition == "first" else [])
    table.play("move 1 1b", "done", "take 1 cake")
    assert table.kitchen() == {"strudel": 1, "cake": 1} and table.legal() == ["end"]


def test_e_p2_additional_actions_between_the_action_of_a_die_and_the_extra() -> None:
    for edition in EDITIONS:
        table = Table(edition=edition).seat(
            guests=[51], complete=True, staff=[14], occupied="1a", vacant="1b"
        )
        table.dice("11").play("die 1")
        assert table.legal("move") == []
        table.play("take 1 cake")
        assert table.legal("move") == (["move 1 1b"] if edition == "first" else [])
        assert "room 1c" in table.legal()
    table.play("move 1 1b", "done")
    assert table.legal("room") == ["room 1c", "room 2a", "room 2b"]
    assert table.play("room 2a").legal() == ["end"]


def test_e_p2_20_22_steps_and_staff_too() -> None:
    table = (
        Table(edition="first")
        .seat(guests=[51], complete=True, staff=[20], hand=[24], vacant="1b")
        .dice("5")
    )
    table.play("die 5")
    assert table.legal() == ["done", "get steps", "play 24"]
    assert table.play("get steps").legal() == ["done", "move 1 1b", "play 24"]
    table = (
        Table(edition="first")
        .seat(guests=[51], complete=True, staff=[22], hand=[24], vacant="1b")
        .dice("33")
    )
    table.play("die 3", "play 24")
    assert "move 1 1b" in table.legal()
    table.play("room 1a")  # in the middle of the rooms there is no additional action
    assert table.legal("move") == []


# Printings: penalties -----------------------------------------------------------------------------


def test_e2_m3_in_the_spanish_printing_the_player_chooses_the_penalty() -> None:
    table = punished("A1", "spanish").seat(krones=5).end_round()
    assert table.legal() == ["suffer", "suffer vp"]
    question = table.game.view(0)["question"]
    assert (question["tile"], question["cost"], question["vp"]) == ("A1", None, 5)
    assert table.game.describe(table.game.parse("suffer vp"))["vp"] == -5
    paid = table.game.clone()
    paid.apply(paid.parse("suffer"))
    assert (paid.view(0)["players"][0]["krones"], paid.view(0)["players"][0]["points"]) == (2, 0)
    table.play("suffer vp")
    assert (table.player().krones, table.points()) == (5, -5)


def test_e2_m3_what_is_impossible_is_no_choice() -> None:
    table = punished("A1", "spanish").seat(krones=2).end_round()
    assert (table.player().krones, table.points()) == (2, -5)
    table = punished("C1", "spanish").seat(krones=9).end_round()  # one option only
    assert table.game.to_move is None and table.points() == 9 - 8


def test_e2_m3_in_the_italian_printing_the_left_one_comes_first() -> None:
    table = punished("A1", "italian").seat(krones=5).end_round()
    assert (table.player().krones, table.points()) == (2, 0)


def test_e2_m3_hand_cards_and_end_cards_can_be_kept_for_vp() -> None:
    table = punished("A3", "spanish").seat(hand=[1, 2]).end_round()
    assert table.play("suffer vp").points() == -5 and table.hand() == [1, 2]
    table = punished("C4", "spanish").seat(staff=[47]).end_round()
    assert table.play("suffer vp").in_play() == [47]


@pytest.mark.parametrize(("printing", "legal"), [("italian", ["suffer", "ignore"]), ("spanish", None)])
def test_e2_p8_26_conference_manager_pays_or_is_free(printing: str, legal: list[str] | None) -> None:
    table = punished("A1", printing).seat(krones=5, staff=[26]).end_round()
    if legal is not None:
        assert table.legal() == legal
        table.play("ignore")
    assert (table.player().krones, table.points()) == (4 if legal else 5, 0)
    assert table.game.state.phase != 2  # the emperor has gone


@pytest.mark.parametrize(
    ("printing", "occupied", "chosen", "left"),
    [
        pytest.param("italian", "1a 2a 2b 3c 3d", ["remove 3c", "remove 2a"], "1a 2b 3d", id="any column"),
        pytest.param("italian", "1c 3c 3d", ["remove 3c"], "1c 3d", id="nothing immediately below"),
        pytest.param("spanish", "1a 2a 2b 2c 3c 3d", ["remove 3c"], "1a 2a 2b 3d", id="same column"),
        pytest.param("spanish", "1c 2a 3c 3d", ["remove 3c"], "2a 3d", id="below a gap in the same column"),
        pytest.param("spanish", "1a 1d 2d 4d", [], "1a 1d", id="only the next one below"),
        pytest.param("spanish", "1c 2a 3c 3d", ["remove 3d"], "1c 2a 3c", id="nothing below in the column"),
    ],
)
def test_e2_c2_the_second_room(printing: str, occupied: str, chosen: list[str], left: str) -> None:
    table = punished("C2", printing).seat(occupied=occupied).end_round().play(*chosen)
    assert table.game.to_move is None and table.occupied() == left


# Printings: staff ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("printing", "vp"), [("italian", 5), ("spanish", 0)])
def test_e2_p6_29_secretary_copies_an_own_card_or_not(printing: str, vp: int) -> None:
    """A whole floor: 5 VP for 46, and as much for 29 where it may copy it."""
    table = Table(edition="first", printing=printing).round(7).seat(krones=0, emperor=3, staff=[46, 29])
    table.seat(occupied="1a 1b 1c 1d 1e").seat(1, krones=0, emperor=3).end_round()
    assert table.player().earned == [5, vp]


@pytest.mark.parametrize(
    ("edition", "printing", "vp"), [("revised", "", 6), ("first", "italian", 6), ("first", "spanish", 12)]
)
def test_e2_32_assistant_manager_gives_2_or_4_vp_a_card(edition: str, printing: str, vp: int) -> None:
    table = Table(edition=edition, printing=printing).round(7).seat(krones=0, emperor=3, staff=[1, 2, 32])
    table.seat(1, krones=0, emperor=3).end_round()
    assert table.player().earned == [0, 0, vp]


@pytest.mark.parametrize(("printing", "krones", "most"), [("italian", 10, 3), ("spanish", 9, 2)])
def test_e2_p9_17_kitchen_hand_in_an_extra_turn(printing: str, krones: int, most: int) -> None:
    """E. Gizia: another turn; on space 6 lie two dice."""
    table = Table(edition="first", printing=printing).seat(
        guests=[97], complete=True, vacant="1b", staff=[17]
    )
    table.dice("1466").play("move 1 1b", "die 1", "done", "end")
    told = table.game.describe(table.game.parse("space 6"))
    assert told["strength"] == most
    table.play("space 6", "copy 4")
    assert table.player().krones == krones
    assert table.legal("take")[-1] == f"take {most} steps"


def test_e2_d6_a_boosted_copy_in_an_extra_turn_needs_two_krones_in_the_spanish_printing() -> None:
    for printing in ("italian", "spanish"):
        table = Table(edition="first", printing=printing)
        table.seat(guests=[97], complete=True, vacant="1b", staff=[17], krones=1).dice("1466")
        table.play("move 1 1b", "die 1", "done", "end")
        assert ("space 6+" in table.legal()) == (printing == "italian")


# Printings: first rooms ---------------------------------------------------------------------------


def begun(seats: int, **options: Any) -> Austria:
    game = new_game("austria", seats=seats, seed=3, **options)
    assert isinstance(game, Austria)
    while game.view(0)["question"]["kind"] != "first_rooms":
        game.apply(game.legal_actions()[0])
    return game


def texts(game: Austria) -> list[str]:
    return [game.notation(action) for action in game.legal_actions()]


@pytest.mark.parametrize("seats", [1, 2])
def test_e2_s8_up_to_three_first_rooms_in_the_spanish_printing(seats: int) -> None:
    game = begun(seats, edition="first", printing="spanish")
    seat = game.to_move
    assert seat is not None and texts(game) == ["done", "room 1a"]
    game.apply(game.parse("room 1a"))
    assert texts(game) == ["done", "room 1b", "room 2a"]
    game.apply(game.parse("done"))
    assert game.view(seat)["players"][seat]["vacant"] == ["1a"]
    assert game.state.round == 1 or game.to_move != seat


@pytest.mark.parametrize("options", [{}, {"edition": "first"}, {"edition": "first", "printing": "italian"}])
def test_e2_s8_exactly_three_first_rooms_otherwise(options: dict[str, str]) -> None:
    game = begun(2, **options)
    assert texts(game) == ["room 1a"] or "done" not in texts(game)
    assert not game.view(0)["question"]["optional"]


def test_e2_s8_w41_rooms_of_an_entrance_come_after_those_that_were_declined() -> None:
    """Chateau Paulwei: up to two more rooms."""
    table = new_game(
        "austria",
        seats=2,
        seed=3,
        edition="first",
        printing="spanish",
        modules="3",
        script={"start": 0, "entrances": ["paulwei", "kaufman"]},
    )
    while not (table.view(0)["question"]["kind"] == "first_rooms" and table.to_move == 0):
        text = "bid 0 paulwei" if table.to_move == 0 else "bid 0 kaufman"
        legal = [table.notation(action) for action in table.legal_actions()]
        table.apply(table.parse(text if text in legal else legal[0]))
    table.apply(table.parse("done"))
    question = table.view(0)["question"]
    assert (question["kind"], question["left"], table.to_move) == ("first_rooms", 2, 0)


# Options ------------------------------------------------------------------------------------------


def test_e2_printing_is_an_option_of_the_first_edition_alone() -> None:
    assert new_game("austria", seats=2, edition="first").options["printing"] == "italian"
    assert "printing" not in new_game("austria", seats=2).options
    with pytest.raises(BadOption, match="printing goes with edition=first"):
        new_game("austria", seats=2, printing="spanish")
    with pytest.raises(BadOption, match="italian, spanish"):
        new_game("austria", seats=1, edition="first", printing="german")


# Content packs ------------------------------------------------------------------------------------


def pack(**row: object) -> dict[str, object]:
    return {"game": "austria", "name": "my box", "staff": [row]}


@pytest.mark.parametrize(
    ("given", "costs"),
    [
        pytest.param({"id": 17, "cost": 4}, (4, 4, 4), id="holds everywhere"),
        pytest.param({"id": 17, "first": {"cost": 2}}, (5, 2, 2), id="for the first edition alone"),
        pytest.param({"id": 17, "cost": 4, "spanish": {"cost": 1}}, (4, 4, 1), id="for one printing alone"),
    ],
)
def test_e_a_pack_is_obeyed_where_an_edition_has_its_own_value(
    given: dict[str, object], costs: tuple[int, int, int]
) -> None:
    for (edition, printing), cost in zip(
        (("revised", ""), ("first", "italian"), ("first", "spanish")), costs, strict=True
    ):
        table = Table(edition=edition, printing=printing, content=pack(**given))
        assert table.game.book.staff_cost[table.staff(17)] == cost


def test_e_a_pack_that_says_when_groom_is_paid_is_obeyed_in_the_first_edition() -> None:
    """3 krones when a red guest leaves, and nothing before."""
    content = pack(id=5, leaves={"colour": "red", "krones": 3})
    table = Table(edition="first", content=content).seat(guests=[77], staff=[5], kitchen={"cake": 1})
    assert table.seat(vacant="1c").play("serve").player().krones == 9
    assert table.play("move 1 1c").player().krones == 12


# Choosing a board ---------------------------------------------------------------------------------


def test_s9_every_seat_names_a_board_that_nobody_has_in_turn_order() -> None:
    game = new_game(
        "austria", seats=3, seed=5, script={"start": 1}, board="day", boards="chosen", tell=True
    )
    assert isinstance(game, Austria)
    assert [player["board"] for player in game.view(0)["players"]] == [None, None, None]
    assert game.to_move == 1 and texts(game) == ["board a", "board b", "board c", "board d"]
    game.apply(game.parse("board c"))
    assert game.to_move == 2 and texts(game) == ["board a", "board b", "board d"]
    assert [player["board"] for player in game.view(0)["players"]] == [None, "day_c", None]
    game.apply(game.parse("board a"))
    game.apply(game.parse("board d"))
    assert [player["board"] for player in game.view(2)["players"]] == ["day_d", "day_c", "day_a"]
    assert game.view(0)["question"]["kind"] == "first_guest"
    told = [(each["seat"], each["board"]) for each in game.events(None) if each["kind"] == "board_chosen"]
    assert told == [(1, "day_c"), (2, "day_a"), (0, "day_d")]


def test_s9_four_players_leave_no_choice_to_the_last() -> None:
    game = new_game("austria", seats=4, seed=5, script={"start": 0}, board="day", boards="chosen")
    for letter in "bda":
        game.apply(game.parse(f"board {letter}"))
    assert [player["board"] for player in game.view(0)["players"]] == ["day_b", "day_d", "day_a", "day_c"]


def test_s9_l1_alone_only_the_own_board_is_chosen() -> None:
    game = new_game("austria", seats=1, seed=5, board="day", boards="chosen")
    assert isinstance(game, Austria)
    assert texts(game) == ["board a", "board b", "board c", "board d"]
    game.apply(game.parse("board b"))
    assert [player["board"] for player in game.view(0)["players"]] == ["day_b", "night"]


def test_s9_boards_are_chosen_only_with_day_boards_and_not_by_a_script() -> None:
    assert new_game("austria", seats=2, board="day").options["boards"] == "random"
    assert "boards" not in new_game("austria", seats=2).options
    with pytest.raises(BadOption, match="boards goes with board=day"):
        new_game("austria", seats=2, boards="chosen")
    with pytest.raises(BadScript, match="boards=random"):
        new_game("austria", seats=2, board="day", boards="chosen", script={"boards": ["day_a", "day_b"]})


# Records ------------------------------------------------------------------------------------------


def test_a_record_of_the_revised_edition_by_the_rules_before_plays_as_it_did() -> None:
    record = json.loads((FOLDER / "two_players.json").read_text(encoding="utf-8"))
    assert record["rules"] == 2
    outcome = replay(record).outcome
    assert outcome is not None and outcome.scores == [36, 138]


def test_a_record_of_the_first_edition_by_the_rules_before_is_refused_with_a_clear_word() -> None:
    record = json.loads((FOLDER / "three_players_first_edition_draft_day.json").read_text(encoding="utf-8"))
    with pytest.raises(BadRecord, match="played by version 2 of the rules of austria; this hotelier has"):
        replay(record)


def test_e2_s9_a_record_keeps_printing_and_chosen_boards() -> None:
    game = new_game(
        "austria", seats=2, seed=9, edition="first", printing="spanish", board="day", boards="chosen"
    )
    for _ in range(40):
        game.apply(game.legal_actions()[-1])
    again = replay(game.record())
    assert again.view(0) == game.view(0) and again.options["printing"] == "spanish"
