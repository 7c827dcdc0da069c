"""L40-L44: the own entrances of the automaton."""

from typing import Any

import pytest

from hotelier import BadOption, BadScript, Seeded, new_game, replay
from hotelier.austria.content.components import ITEM_NAMES, NONE
from hotelier.austria.game import Austria
from hotelier.austria.shown.event_words import lines
from hotelier.austria.solo.state import rival_in
from tests.austria.solo.table import LEOPOLD, YOU, SoloTable, decide_at_random, legal, play, solo_game
from tests.austria.table import room_names

ENTRANCES = ("hautel_couture", "nine_stars", "sushi_resort", "toll_bridge")


# L40: options and setup ---------------------------------------------------------------------------


@pytest.mark.parametrize("entrance", ENTRANCES)
def test_l40_his_entrance_can_be_chosen(entrance: str) -> None:
    game = solo_game(modules="3", entrance=entrance)
    assert game.view(YOU)["solo"]["entrance"]["id"] == entrance
    assert game.options["solo"] == "leopold"


def test_l40_his_entrance_is_random_if_not_chosen() -> None:
    games = [new_game("austria", seats=1, seed=seed, modules="3") for seed in range(30)]
    assert {game.view(YOU)["solo"]["entrance"]["id"] for game in games} == set(ENTRANCES)
    assert all(game.options["entrance"] == "random" for game in games)


def test_l40_his_entrance_by_script() -> None:
    game = solo_game(modules="3", own_entrance="toll_bridge")
    assert game.view(YOU)["solo"]["entrance"]["id"] == "toll_bridge"
    with pytest.raises(BadScript, match="allowed are: hautel_couture"):
        solo_game(modules="3", own_entrance="kozi")


@pytest.mark.parametrize(
    "script", [{"own_entrance": "toll_bridge"}, {"items": ["cake"]}, {"reshuffled": [50, 51]}]
)
def test_l40_a_script_says_nothing_that_the_chosen_entrance_does_not_draw(script: dict[str, Any]) -> None:
    field = next(iter(script))
    with pytest.raises(BadScript, match=f"unknown field '{field}'"):
        solo_game(modules="3", entrance="nine_stars", **script)


def test_l40_you_keep_one_of_three_entrances_and_begin_with_7_krones() -> None:
    game = solo_game(modules="3", entrances=["stroup", "kozi", "dove"])
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    view = game.view(YOU)
    assert view["question"]["kind"] == "enter"
    assert sorted(legal(game)) == ["enter dove", "enter kozi", "enter stroup"]
    assert view["players"][YOU]["krones"] == 7
    assert view["players"][YOU]["kitchen"] == {}
    play(game, "enter stroup")
    view = game.view(YOU)
    assert view["waltz"]["entrances"]["players"] == [
        {"kind": "plain", "entrance": "stroup"},
        {"kind": "none", "entrance": None},
    ]
    assert view["waltz"]["entrances"]["offers"] == [{"id": "stroup", "bid": 0, "bidder": YOU}]
    while game.view(YOU)["question"]["kind"] == "reward":
        game.apply(game.legal_actions()[1])
    assert game.view(YOU)["question"]["kind"] == "first_guest"
    assert game.view(YOU)["players"][YOU]["krones"] == 7


def test_l40_he_has_no_money_no_kitchen_and_no_entrance_of_yours() -> None:
    player = solo_game(modules="3").view(YOU)["players"][LEOPOLD]
    assert (player["krones"], player["kitchen"]) == (0, {})


def test_l40_without_module_3_he_has_no_entrance() -> None:
    assert "entrance" not in solo_game().view(YOU)["solo"]
    assert "entrance" not in solo_game().options
    with pytest.raises(BadOption, match="goes with module 3"):
        new_game("austria", seats=1, entrance="nine_stars")
    with pytest.raises(BadOption, match="allowed are: random, hautel_couture"):
        new_game("austria", seats=1, modules="3", entrance="kozi")


@pytest.mark.parametrize("modules", ["4", "1,4", [3, 4]])
def test_l40_the_key_cannot_be_played_alone(modules: Any) -> None:
    with pytest.raises(BadOption, match=r"cannot have '4' in a game alone: the skeleton key"):
        new_game("austria", seats=1, modules=modules)


@pytest.mark.parametrize(
    ("modules", "name"),
    [("", "leopold"), ("3", "leopold"), ("5", "leopold"), ("1", "elisabeth"), ("2,5", "elisabeth")],
)
def test_l20_l30_who_plays_follows_from_the_modules(modules: str, name: str) -> None:
    game = new_game("austria", seats=1, seed=1, modules=modules)
    assert game.options["solo"] == name
    assert game.automata == (name,)
    other = {"leopold": "elisabeth", "elisabeth": "leopold"}[name]
    with pytest.raises(BadOption, match=f"allowed is: {name}"):
        new_game("austria", seats=1, modules=modules, solo=other)
    assert new_game("austria", seats=1, modules=modules, solo=name).options["solo"] == name


# L41: Hautel Couture ------------------------------------------------------------------------------

GUESTS_FIRST = [49, 69, 97, 89, 100, 99, 55]
"""69 Countess (blue, 7), 89 Lord High Commissioner (red, 5), 99 (green, 5): the first with 5 to 7 VP."""
ITEMS = ["cake", "cake", "strudel", "wine", "coffee", "strudel", "wine"]


def couture(**script: Any) -> SoloTable:
    return SoloTable(
        modules="3", entrance="hautel_couture", **{"guests": GUESTS_FIRST, "items": ITEMS, **script}
    )


def item_on(table: SoloTable, value: int, item: str | None) -> SoloTable:
    table.rival.items[value] = NONE if item is None else ITEM_NAMES.index(item)
    return table


def test_l41_three_guests_of_5_to_7_vp_sit_in_his_cafe_with_their_rooms() -> None:
    """From the top, left to right, the first blue space is 4a and the first red one 4b; then 4c is free."""
    game = solo_game(modules="3", entrance="hautel_couture", guests=GUESTS_FIRST, items=ITEMS)
    his = game.view(YOU)["players"][LEOPOLD]
    assert [table["guest"] for table in his["tables"]] == [69, 89, 99]
    assert his["tables"][0]["missing"] == {"cake": 2, "coffee": 1}
    assert his["vacant"] == ["4a", "4b", "4c"]
    assert game.view(YOU)["solo"]["entrance"]["rooms"] == ["4a", "4b", "4c"]
    assert his["points_by_source"]["room icons"] == 2
    assert not set(game.view(YOU)["queue"]) & {69, 89, 99}


def test_l41_the_other_guests_are_shuffled_again() -> None:
    game = solo_game(
        modules="3",
        entrance="hautel_couture",
        guests=GUESTS_FIRST,
        items=ITEMS,
        reshuffled=[50, 51, 52, 53, 54],
    )
    assert game.view(YOU)["queue"] == [54, 53, 52, 51, 50]


@pytest.mark.parametrize(
    ("entrance", "own"), [("hautel_couture", {}), ("random", {"own_entrance": "hautel_couture"})]
)
def test_l41_s3_the_others_form_the_queue_from_left_to_right(entrance: str, own: dict[str, Any]) -> None:
    """The three are looked for in the order of `guests`; the first of `reshuffled` are the queue."""
    game = solo_game(
        modules="3",
        entrance=entrance,
        version=2,
        guests=GUESTS_FIRST,
        reshuffled=[50, 51, 52, 53, 54, 55],
        **own,
    )
    view = game.view(YOU)
    assert [table["guest"] for table in view["players"][LEOPOLD]["tables"]] == [69, 89, 99]
    assert view["queue"] == [50, 51, 52, 53, 54]
    assert game.chance()["guests"][:7] == GUESTS_FIRST
    assert game.chance()["reshuffled"][:6] == [50, 51, 52, 53, 54, 55]


def test_l40_s3_with_another_entrance_the_guests_form_the_queue() -> None:
    game = solo_game(modules="3", version=2, guests=[49, 50, 51, 52, 53], own_entrance="toll_bridge")
    assert game.view(YOU)["queue"] == [49, 50, 51, 52, 53]


def test_l40_guests_are_not_given_while_nobody_knows_whether_they_form_the_queue() -> None:
    with pytest.raises(BadScript, match="give own_entrance too, one of: hautel_couture, nine_stars"):
        solo_game(modules="3", version=2, guests=[49])


def test_l41_no_guest_who_orders_champagne_is_invited() -> None:
    for seed in range(8):
        game = new_game("austria", seats=1, seed=seed, modules="1,3", entrance="hautel_couture")
        tables = game.view(YOU)["players"][LEOPOLD]["tables"]
        assert len([table for table in tables if table]) == 3
        assert all("champagne" not in table["missing"] for table in tables)


def test_l41_eighteen_items_beside_the_board_six_on_the_spaces() -> None:
    """Ordered: 3 strudel, 5 cake, 1 wine, 1 coffee (10); 8 more in turn: two of each kind."""
    game = solo_game(modules="3", entrance="hautel_couture", guests=GUESTS_FIRST, items=ITEMS)
    view = game.view(YOU)["solo"]["entrance"]
    assert view["items"] == ITEMS[:6]
    assert view["supply"] == {"strudel": 3, "cake": 5, "wine": 2, "coffee": 2}


def test_l41_an_item_goes_to_a_guest_of_your_choice_before_the_action() -> None:
    """Cake is wanted by 69, by 89 and by 99."""
    table = item_on(couture(), 1, "cake").dice("11")
    table.play("die 1")
    assert table.game.view(YOU)["question"] == {"kind": "give", "seat": YOU, "item": "cake"}
    assert table.legal() == ["give 1", "give 2", "give 3"]
    table.play("give 2")
    assert table.missing(2, LEOPOLD) == {"strudel": 2, "wine": 1}
    assert table.rival.items[1] == NONE
    assert table.game.view(YOU)["question"]["kind"] == "dishes"


def test_l41_an_item_for_one_guest_goes_there_by_itself() -> None:
    """Coffee is wanted by 69 only."""
    table = item_on(couture(), 1, "coffee").dice("11")
    table.play("die 1")
    assert table.missing(1, LEOPOLD) == {"cake": 2}
    assert table.game.view(YOU)["question"]["kind"] == "dishes"


def test_l41_an_item_that_nobody_needs_is_gone() -> None:
    table = item_on(couture(), 1, "coffee").dice("11")
    table.player(LEOPOLD).missing[0] = 0x0200
    before = [table.missing(number, LEOPOLD) for number in (1, 2, 3)]
    table.play("die 1")
    assert [table.missing(number, LEOPOLD) for number in (1, 2, 3)] == before
    assert table.rival.items[1] == NONE
    assert table.kitchen() == {}


def test_l41_a_space_without_an_item_brings_none() -> None:
    table = item_on(couture(), 1, None).dice("11")
    table.play("die 1")
    assert table.game.view(YOU)["question"]["kind"] == "dishes"


def test_l41_a_complete_order_scores_and_fills_the_room() -> None:
    table = item_on(couture(), 1, "coffee").dice("11")
    table.player(LEOPOLD).missing[0] = 0x01000000
    table.play("die 1")
    assert table.cafe(LEOPOLD) == [None, 89, 99]
    assert table.occupied(LEOPOLD) == "4a"
    assert table.vacant(LEOPOLD) == "4b 4c"
    assert table.his("guests") == 7
    assert table.his("room icons") == 0, "the icon scored when the room was put there"
    assert 69 in table.game.view(YOU)["discard"]


def test_l41_every_empty_space_gets_an_item_with_a_new_round() -> None:
    table = couture()
    for value in range(1, 7):
        item_on(table, value, "wine" if value > 2 else None)
    table.rival.supply = [0, 3, 1]
    table.end_round()
    assert table.rival.items[1:] == [1, 3, 2, 2, 2, 2]
    assert table.rival.supply == [0]


def test_l41_when_the_supply_is_empty_spaces_stay_empty() -> None:
    table = couture()
    table.rival.items = [NONE] * 7
    table.rival.supply = [2]
    table.end_round()
    assert table.rival.items[1:] == [2, NONE, NONE, NONE, NONE, NONE]


def test_l41_his_own_dice_leave_the_items_where_they_are() -> None:
    table = couture()
    items = table.rival.items.copy()
    table.dice("5").leopold(197)
    assert table.rival.items == items


def test_l41_his_rooms_are_not_where_he_has_vacant_ones() -> None:
    """Blue spaces: 1a 1e 3a 3c 4a 4c 4e; with all others taken only 4e is left for a blue guest."""
    table = couture().seat(LEOPOLD, occupied="1a 1e 3a 3c")
    table.queue(64, 49, 50, 51, 52).dice("1").leopold(193)
    assert "4e" in table.occupied(LEOPOLD)
    assert table.vacant(LEOPOLD) == "4a 4b 4c"


def test_l41_at_the_end_he_loses_nothing_for_guests_and_vacant_rooms_count_for_34() -> None:
    """Three vacant and two occupied rooms of floor 1: five rooms for 34, and 2 VP for the floor."""
    table = couture().private()
    table.seat(LEOPOLD, staff=[34], occupied="1a 1b").seat(YOU, emperor=3).round(7)
    table.end_round()
    while table.game.to_move is not None:
        table.game.apply(table.game.legal_actions()[0])
    assert table.his("waiting guests") == 0
    assert table.his("occupied rooms") == 2
    row = next(row for row in table.game.book.staff_rows if row["id"] == 34)
    assert table.player(LEOPOLD).earned == [row["score"]["vp"] * 5]


def test_l41_nobody_knows_in_which_order_items_will_come() -> None:
    game = solo_game(modules="3", entrance="hautel_couture", guests=GUESTS_FIRST)
    guesses = [game.resample(YOU, Seeded(seed)) for seed in range(6)]
    orders = set()
    for guess in guesses:
        assert guess.view(YOU) == game.view(YOU)
        rival = rival_in(guess.state)
        assert rival is not None
        orders.add(tuple(rival.supply))
    assert len(orders) > 1


# L42: Nine Stars Inn ------------------------------------------------------------------------------


def stars() -> SoloTable:
    return SoloTable(modules="3", entrance="nine_stars")


def test_l42_an_objective_icon_puts_a_token_on_the_track() -> None:
    """200 shows A; 193 shows any in gold, which easy does not use; 197 shows none."""
    table = stars().leopold(200)
    assert table.rival.stars == 1
    table.dice("123456").leopold(193)
    assert table.rival.stars == 1
    table.dice("123456").leopold(197)
    assert table.rival.stars == 1
    assert table.game.view(YOU)["solo"]["entrance"] == {"id": "nine_stars", "stars": 1}


def test_l42_also_when_all_objectives_are_claimed() -> None:
    table = stars().countdown("claimed", "claimed", "claimed").leopold(200)
    assert table.rival.stars == 1


def test_l42_at_most_nine_tokens() -> None:
    assert stars().stars(9).leopold(200).rival.stars == 9


@pytest.mark.parametrize(
    ("occupied", "vacant", "left"),
    [
        pytest.param("1a 1b 1c 1d", "1e", 3, id="a floor"),
        pytest.param("1a 2a 3a", "4a", 3, id="a column"),
        pytest.param("1a 1b 1c 1d 2e 3e 4e", "1e", 2, id="a floor and a column"),
        pytest.param("1a 1b 1c", "1e", 4, id="neither"),
    ],
)
def test_l42_a_floor_or_column_of_yours_removes_the_last_token(
    occupied: str, vacant: str, left: int
) -> None:
    """Guest 64 is blue, as are 1e and 4a."""
    table = stars().stars(4)
    table.seat(YOU, occupied=occupied, vacant=vacant, guests=[64], complete=True)
    table.play(f"move 1 {vacant}")
    assert table.rival.stars == left


def test_l42_without_tokens_nothing_is_removed() -> None:
    table = stars()
    table.seat(YOU, occupied="1a 1b 1c 1d", vacant="1e", guests=[64], complete=True)
    table.play("move 1 1e")
    assert table.rival.stars == 0


@pytest.mark.parametrize(
    ("tokens", "vp"),
    [(0, 0), (1, 5), (2, 5), (3, 5), (4, 10), (5, 10), (6, 10), (7, 15), (8, 15), (9, 15)],
)
@pytest.mark.parametrize("number", [3, 5])
def test_l42_the_furthest_row_scores_after_each_emperor_scoring(tokens: int, vp: int, number: int) -> None:
    table = stars().stars(tokens).seat(YOU, emperor=13).round(number)
    table.end_round()
    while table.game.state.round == number:
        table.game.apply(table.game.legal_actions()[0])
    assert table.his("entrances") == vp


def test_l42_not_after_other_rounds() -> None:
    table = stars().stars(5).round(2)
    table.end_round()
    assert table.his("entrances") == 0


# L43: Sushi Resort --------------------------------------------------------------------------------


def sushi(**script: Any) -> SoloTable:
    return SoloTable(modules="3", entrance="sushi_resort", **script)


def test_l43_six_tokens_lie_on_his_board() -> None:
    assert room_names(sushi().rival.tokens) == "1d 1e 2a 2b 2c 3a"


def test_l43_a_room_on_a_token_puts_it_on_the_newest_guest() -> None:
    """193 takes a blue guest; 1a is occupied, so its room goes to 1e. 52 comes into the queue."""
    table = sushi().seat(LEOPOLD, occupied="1a").queue(64, 49, 50, 51, 53).next_guests(52).dice("1")
    table.leopold(193)
    assert table.game.view(YOU)["solo"]["entrance"] == {
        "id": "sushi_resort",
        "tokens": ["1d", "2a", "2b", "2c", "3a"],
        "marked": [52],
    }


def test_l43_a_room_elsewhere_moves_no_token() -> None:
    table = sushi().queue(64, 49, 50, 51, 53).dice("1").leopold(193)
    assert table.occupied(LEOPOLD) == "1a"
    assert table.rival.marked == []


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_l43_you_pay_a_krone_more_for_a_guest_with_a_token(place: int) -> None:
    queue = [49, 50, 51, 53, 54]
    table = sushi().queue(*queue).marked(queue[place - 1]).seat(YOU, krones=10)
    table.play(f"guest {place}")
    assert table.player(YOU).krones == 10 - table.game.book.queue_costs[place - 1] - 1
    assert table.rival.marked == []
    assert table.his("entrances") == 0


def test_l43_who_cannot_pay_cannot_take_the_guest() -> None:
    """With 1 krone a guest that costs 1 can be taken, but not with a token."""
    table = sushi().queue(49, 50, 51, 53, 54).seat(YOU, krones=1)
    costs = table.game.book.queue_costs
    for marked in (None, 3, 4):
        table.marked(*([] if marked is None else [[49, 50, 51, 53, 54][marked - 1]]))
        expected = [f"guest {n}" for n in range(1, 6) if costs[n - 1] + (n == marked) <= 1]
        assert table.legal("guest") == expected


def test_l43_a_free_guest_with_a_token_costs_a_krone() -> None:
    free = next(row["id"] for row in sushi().game.book.staff_rows if "free_guests" in row)
    table = sushi().queue(49, 50, 51, 53, 54).seat(YOU, krones=0, staff=[free]).marked(50)
    assert table.legal("guest") == ["guest 1", "guest 3", "guest 4", "guest 5"]
    table.seat(YOU, krones=1)
    table.play("guest 2")
    assert table.player(YOU).krones == 0


def test_l43_he_scores_8_for_a_guest_with_a_token() -> None:
    """64 is blue: 193 takes it."""
    table = sushi().queue(49, 64, 50, 51, 53).marked(64).dice("1").leopold(193)
    assert table.his("entrances") == 8
    assert table.rival.marked == []


def test_l43_a_token_that_slides_to_the_rightmost_space_scores_8() -> None:
    table = sushi().queue(49, 50, 51, 53, 54).marked(53).seat(YOU, krones=10)
    table.play("guest 5")
    assert table.queue_numbers()[4] == 53
    assert table.his("entrances") == 8
    assert table.rival.marked == []


def test_l43_also_when_he_makes_it_slide() -> None:
    """193: blue 64 leaves the rightmost place, 53 slides there."""
    table = sushi().queue(49, 50, 51, 53, 64).marked(53).dice("1").leopold(193)
    assert table.his("entrances") == 8


def test_l43_a_token_left_of_the_end_stays_with_its_guest() -> None:
    table = sushi().queue(49, 50, 51, 53, 54).marked(50).seat(YOU, krones=10)
    table.play("guest 5")
    assert table.game.view(YOU)["solo"]["entrance"]["marked"] == [50]
    assert table.his("entrances") == 0


# L44: Toll Bridge Hotel ---------------------------------------------------------------------------


def toll() -> SoloTable:
    return SoloTable(modules="3", entrance="toll_bridge")


def test_l44_each_of_his_dice_leaves_a_token_and_tokens_stay() -> None:
    """197 takes 5."""
    table = toll().dice("556").leopold(197)
    assert table.game.view(YOU)["solo"]["entrance"] == {"id": "toll_bridge", "tolls": [0, 0, 0, 0, 1, 0]}
    table.dice("556").leopold(197)
    assert table.rival.tolls[5] == 2
    table.end_round()
    assert table.rival.tolls[5] >= 2


def test_l44_to_use_a_space_with_tokens_you_pay_a_krone_and_he_scores_each_token() -> None:
    table = toll().tolls({1: 3}).dice("1123").seat(YOU, krones=5)
    table.play("die 1")
    assert table.player(YOU).krones == 4
    assert table.his("entrances") == 3
    assert table.rival.tolls[1] == 2


def test_l44_a_space_without_tokens_is_free() -> None:
    table = toll().tolls({1: 3}).dice("1123").seat(YOU, krones=5)
    table.play("die 2")
    assert table.player(YOU).krones == 5
    assert table.his("entrances") == 0


def test_l44_without_krones_spaces_with_tokens_are_closed_while_another_is_open() -> None:
    table = toll().tolls({1: 1, 3: 1}).dice("1123").seat(YOU, krones=0)
    assert table.legal("die") == ["die 2"]


def test_l44_a_boost_is_paid_besides() -> None:
    table = toll().tolls({1: 1}).dice("112").seat(YOU, krones=1)
    assert table.legal("die") == ["die 1", "die 2", "die 2+"]
    table.seat(YOU, krones=2)
    assert table.legal("die") == ["die 1", "die 2", "die 1+", "die 2+"]
    table.play("die 1+")
    assert table.player(YOU).krones == 0


def test_l44_who_can_use_no_space_loses_5_vp_and_uses_any() -> None:
    table = toll().tolls({1: 2, 2: 1}).dice("112").seat(YOU, krones=0)
    assert table.legal("die") == ["die 1", "die 2"]
    table.play("die 1")
    assert table.points(YOU) == -5
    assert table.his("entrances") == 2
    assert table.rival.tolls[1] == 1
    assert table.game.view(YOU)["question"]["kind"] == "dishes"


def test_l44_with_krones_you_must_pay() -> None:
    table = toll().tolls({1: 2, 2: 1}).dice("112").seat(YOU, krones=1)
    assert table.legal("die") == ["die 1", "die 2"]
    table.play("die 2")
    assert (table.player(YOU).krones, table.points(YOU)) == (0, 0)


def test_l44_tokens_where_no_die_lies_do_not_matter() -> None:
    table = toll().tolls({1: 2, 6: 1}).dice("123").seat(YOU, krones=0)
    assert table.legal("die") == ["die 2", "die 3"]


# All of them --------------------------------------------------------------------------------------


@pytest.mark.parametrize("entrance", ENTRANCES)
@pytest.mark.parametrize("modules", ["3", "3,5", "1,2,3,5"])
def test_l40_whole_games_end_and_replay(entrance: str, modules: str) -> None:
    for seed in range(2):
        game = new_game(
            "austria", seats=1, seed=seed, modules=modules, entrance=entrance, difficulty="hard", tell=True
        )
        assert isinstance(game, Austria)
        rng = Seeded(seed)
        while game.to_move is not None:
            decide_at_random(game, rng, ("any", "eager")[seed % 2])
        assert game.outcome is not None
        record = game.record()
        again = replay(record)
        assert again.view(YOU) == game.view(YOU)
        assert again.record() == record
        told = lines(game.book, game.events(YOU), ["You", "Leopold"])
        assert len([line for line in told if line.startswith("Leopold draws card")]) == 14
