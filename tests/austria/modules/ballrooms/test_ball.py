"""W1-W7: champagne, ballrooms, dancers and rehearsal rooms."""

from typing import Any

import pytest

from hotelier import Seeded, new_game
from hotelier.austria.game import Austria
from hotelier.core.errors import BadScript
from tests.austria.table import Table

ROWS = ("bottom", "middle", "top")
BONUSES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "apollosaal": ({"krones": 2}, {"krones": 3}),
    "goldener_strauss": ({"emperor": 1}, {"emperor": 3}),
    "odeonsaal": ({"occupy": "1b 1c 3a"}, {"occupy": "1b 1c 3a 4a", "points": 3}),
    "zum_sperl": ({"kitchen": {"cake": 1}}, {"kitchen": {"strudel": 1, "wine": 1, "coffee": 1}}),
    "zur_kettenbruecke": ({"points": 2}, {"points": 5}),
}
"""What the middle and the top row of each ballroom give."""


def started(seats: int = 2, **options: object) -> Austria:
    game = new_game("austria", seats=seats, seed=3, modules=[1], **options)  # type: ignore[arg-type]
    assert isinstance(game, Austria)
    return game


def ready(champagne: int, *, guest: int = 146, ballrooms: list[str] | None = None, seats: int = 2) -> Table:
    """A complete guest without a reward (blue, 15 VP) at table 1, and some champagne."""
    table = Table(seats, modules=[1], ballrooms=ballrooms)
    kitchen = {"champagne": champagne} if champagne else {}
    return table.seat(emperor=0, guests=[guest], complete=True, kitchen=kitchen, occupied="1a 2a")


def balls(*halls: int, rows: int = 3, table: int = 1) -> list[str]:
    """The places of these ballrooms up to a row, as actions for a guest."""
    places = [f"ball {table} {hall} {row}" for hall in halls for row in ROWS[:rows]]
    return places + ([f"ball {table} 3 balcony"] if 3 in halls and rows == 3 else [])


# W1: champagne ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w1_everybody_starts_with_1_champagne_and_10_dancers(seats: int) -> None:
    view = started(seats).view(0)
    dishes = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert all(player["kitchen"] == {**dishes, "champagne": 1} for player in view["players"])
    assert [player["dancers"] for player in view["waltz"]["ball"]["players"]] == [10] * seats


def test_w1_an_item_of_choice_is_never_champagne() -> None:
    table = Table(modules=[1]).seat(guests=[54], complete=True, vacant="1b").play("move 1 1b")
    assert table.legal("get") == ["get krones", "get strudel", "get cake", "get wine", "get coffee"]


def test_w1_i1_champagne_is_received_placed_and_served_like_other_items() -> None:
    table = Table(modules=[1]).seat(guests=[149, 143], kitchen={}, hand=[120], krones=9).dice("5")
    table.play("die 5", "play 120")  # Violinist: 3 champagne
    assert table.legal() == ["keep", "place champagne 1", "place champagne 2"]
    table.play("place champagne 1")
    assert table.missing(1) == {"cake": 1}
    assert table.legal() == ["keep", "place champagne 2"]
    table.play("keep")
    assert table.kitchen() == {"champagne": 2}
    table.play("serve")
    assert table.missing(2) == {"coffee": 1} and table.kitchen() == {"champagne": 1}


def test_w1_champagne_left_in_the_kitchen_is_1_vp_each_at_the_end() -> None:
    table = Table(modules=[1]).round(7).seat(kitchen={"champagne": 4, "wine": 1}, krones=0)
    table.dancers(0, "3 bottom").dancers(1, "3 bottom").seat(emperor=9).seat(1, emperor=9)
    table.end_round()
    while table.game.to_move is not None:
        table.play("done" if "done" in table.legal() else table.legal()[0])
    assert table.player().points[7] == 5


@pytest.mark.parametrize("modules", [[], [5], [3]])
def test_w1_a_game_without_module_1_does_not_know_champagne_or_dancers(modules: list[int]) -> None:
    game = new_game("austria", seats=2, seed=1, modules=modules)
    words = {word for text in game.actions.texts for word in text.split()}
    assert not words & {"champagne", "dance", "ball", "recall", "rehearse"}
    assert "ball" not in game.view(0).get("waltz", {})


# W2: spaces 1 and 2 -------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "first", "second"), [(1, "strudel", "cake"), (2, "wine", "coffee")])
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5, 6, 9, 14])
def test_w2_at_most_as_much_champagne_as_of_the_second_kind(
    die: int, first: str, second: str, strength: int
) -> None:
    table = Table(4, modules=[1]).dice(str(die) * strength).play(f"die {die}")
    splits = [
        (strength - seconds - champagne, seconds, champagne)
        for seconds in range(strength + 1)
        for champagne in range(strength + 1)
        if strength - seconds - champagne >= seconds >= champagne
    ]
    texts = [
        f"take {seconds} {second}" + (f" {champagne} champagne" if champagne else "")
        for _, seconds, champagne in splits
    ]
    assert sorted(table.legal()) == sorted(["done", *texts])
    for (firsts, seconds, champagne), text in zip(splits, texts, strict=True):
        twin = Table(4, modules=[1]).dice(str(die) * strength).play(f"die {die}", text)
        expected = {first: firsts, second: seconds, "champagne": champagne}
        assert twin.kitchen() == {item: count for item, count in expected.items() if count}


def test_w2_a_boosted_die_of_strength_16_has_all_its_splits() -> None:
    table = Table(4, modules=[1]).seat(staff=[13]).dice("1" * 14).play("die 1+")
    champagnes = [text for text in table.legal() if "champagne" in text]
    assert len(champagnes) == 21 and "take 5 cake 5 champagne" in champagnes
    table.play("take 5 cake 5 champagne")
    assert table.kitchen() == {"strudel": 6, "cake": 5, "champagne": 5}


# W3: the ballrooms --------------------------------------------------------------------------------


def test_w3_three_of_the_five_ballrooms_at_random() -> None:
    drawn = set()
    for seed in range(60):
        view = new_game("austria", seats=2, seed=seed, modules=[1]).view(None)["waltz"]["ball"]
        halls = [hall["id"] for hall in view["halls"]]
        assert len(set(halls)) == 3 and set(halls) <= set(BONUSES)
        drawn.add(tuple(halls))
    assert {halls[0] for halls in drawn} == {halls[2] for halls in drawn} == set(BONUSES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w3_rows_have_one_space_more_than_there_are_players_and_the_balcony_has_no_end(seats: int) -> None:
    table = ready(9, seats=seats)
    assert table.legal("ball") == balls(1, 2, 3)
    table.dancers(1, *["1 bottom"] * (seats + 1), *["3 top"] * seats, *["3 balcony"] * 3)
    full = [text for text in balls(1, 2, 3) if text != "ball 1 1 bottom"]
    assert table.legal("ball") == full
    table.dancers(0, "3 top")
    assert table.legal("ball") == [text for text in full if text != "ball 1 3 top"]
    assert table.game.view(0)["waltz"]["ball"]["halls"][2]["spaces"] == seats + 1


def test_w3_the_view_shows_every_dancer() -> None:
    table = Table(3, modules=[1]).dancers(0, "1 top", "3 balcony", "3 balcony").dancers(2, "1 top")
    ball = table.game.view(1)["waltz"]["ball"]
    assert ball["halls"][0]["rows"] == {"bottom": [0, 0, 0], "middle": [0, 0, 0], "top": [1, 0, 1]}
    assert ball["halls"][2]["rows"]["balcony"] == [2, 0, 0]
    assert [player["dancers"] for player in ball["players"]] == [7, 10, 9]
    assert ball["costs"] == {"bottom": 1, "middle": 2, "top": 3}


def test_w3_a_script_names_the_ballrooms_and_a_record_keeps_them() -> None:
    wanted = ["zum_sperl", "odeonsaal", "apollosaal"]
    game = started(script={"ballrooms": wanted})
    assert [hall["id"] for hall in game.view(0)["waltz"]["ball"]["halls"]] == wanted
    assert game.chance()["ballrooms"][:3] == wanted


@pytest.mark.parametrize(
    ("modules", "value", "message"),
    [
        ([1], ["sacher"], "ballrooms: no ballroom 'sacher'; allowed are: apollosaal"),
        ([1], ["odeonsaal", "odeonsaal"], "ballrooms: 'odeonsaal' is named twice"),
        ([], ["odeonsaal"], "only with module 1"),
    ],
)
def test_w3_a_wrong_script_is_refused(modules: list[int], value: list[str], message: str) -> None:
    with pytest.raises(BadScript, match=message):
        new_game("austria", seats=2, modules=modules, script={"ballrooms": value})


# W4, W5: sending a dancer, with a guest -------------------------------------------------------------


@pytest.mark.parametrize(("champagne", "rows"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
def test_w4_a_row_costs_champagne_from_the_kitchen(champagne: int, rows: int) -> None:
    assert ready(champagne).legal("ball") == balls(1, 2, 3, rows=rows)


@pytest.mark.parametrize(
    ("place", "cost"), [("2 bottom", 1), ("2 middle", 2), ("2 top", 3), ("3 balcony", 3)]
)
def test_w4_w5_a_guest_is_sent_for_the_champagne_of_the_row(place: str, cost: int) -> None:
    table = ready(5).play(f"ball 1 {place}")
    assert table.kitchen() == {"champagne": 5 - cost}
    assert table.dancing() == [place] and table.cafe() == [None] * 3
    assert table.ball.supply[0] == 9
    assert table.occupied() == "1a 2a" and table.game.state.discard[-1] == table.guest(146)


@pytest.mark.parametrize("hall", list(BONUSES))
@pytest.mark.parametrize("row", ["bottom", "middle", "top", "balcony"])
def test_w4_the_bonus_of_a_row_is_received(hall: str, row: str) -> None:
    """The balcony counts as the top row of the third ballroom."""
    others = [name for name in BONUSES if name != hall]
    table = ready(3, ballrooms=[*others[:2], hall]).seat(vacant="1b 1c 3a 4a").play(f"ball 1 3 {row}")
    bonus: dict[str, Any] = {} if row == "bottom" else BONUSES[hall][0 if row == "middle" else 1]
    assert table.player().krones == 10 + bonus.get("krones", 0)
    assert table.player().emperor == bonus.get("emperor", 0)
    assert table.points() == 15 + bonus.get("points", 0)
    kitchen = table.kitchen()
    kitchen.pop("champagne", None)
    assert kitchen == bonus.get("kitchen", {})
    if "occupy" in bonus:
        assert table.legal() == ["done", *(f"occupy {room}" for room in bonus["occupy"].split())]
        table.play("occupy 1b")
        assert table.occupied() == "1a 1b 2a"
    assert table.game.view(0)["question"]["kind"] == "turn"


def test_w4_without_dancers_nobody_is_sent() -> None:
    table = ready(9).dancers(0, *["3 balcony"] * 10)
    assert table.legal("ball") == []


def test_w4_a_scored_ballroom_is_closed() -> None:
    table = ready(9)
    table.ball.scored = 2
    assert table.look().legal("ball") == balls(3)


def test_w5_a_guest_whose_order_is_not_complete_stays() -> None:
    table = Table(modules=[1]).seat(guests=[146], missing=[{"champagne": 1}], kitchen={"champagne": 9})
    assert table.legal("ball") == []


def test_w5_every_complete_guest_of_the_cafe_may_go() -> None:
    table = Table(modules=[1]).seat(guests=[146, 153, 140], complete=True, kitchen={"champagne": 1})
    expected = [text for number in (1, 2, 3) for text in balls(1, 2, 3, rows=1, table=number)]
    assert table.legal("ball") == expected


def test_w5_vp_reward_and_staff_income_come_as_usual_but_no_room_is_occupied() -> None:
    """Guest 155 gives -1 VP and 1 champagne, 8 Tour Guide 2 VP for a green guest; 23 waits for rooms."""
    table = ready(1, guest=155).seat(staff=[8, 23], vacant="1b").play("ball 1 1 bottom")
    assert table.points() == -1 + 2 and table.player().krones == 10
    assert table.legal("get") == ["get champagne"]
    table.play("get champagne", "done")
    assert table.kitchen() == {"champagne": 1} and table.vacant() == "1b"


def test_w5_x5_krones_of_a_row_come_at_once_even_into_a_full_purse() -> None:
    """Of 3 krones of Apollosaal only 2 fit; guest 142 then lets prepare a room for 2 - 1."""
    table = ready(3, guest=142).seat(krones=18, vacant="1b").play("ball 1 1 top")
    assert table.player().krones == 20 and "get income" not in table.legal()
    table.play("room 3a")
    assert table.player().krones == 19


def test_w5_a_guest_who_must_dance_finds_no_room() -> None:
    """No card says so yet; a content pack can."""
    pack = {"game": "austria", "name": "test", "guests": [{"id": 146, "only": "ballroom"}]}
    table = Table(modules=[1], content=pack)
    table.seat(guests=[146], complete=True, kitchen={"champagne": 1}, vacant="1a 2a 3a")
    assert table.legal("move") == [] and table.legal("ball") == balls(1, 2, 3, rows=1)


# W6: sending without a guest is tested with the guests and staff that let it happen.


# W7: rehearsal rooms --------------------------------------------------------------------------------


def test_w7_rehearsal_rooms_are_drafted_from_the_last_player_backwards() -> None:
    game = started(3, script={"start": 1})
    rooms = ["rehearse 1", "rehearse 2", "rehearse 3", "rehearse 4"]
    for seat, chosen in ((0, "rehearse 2"), (2, "rehearse 4"), (1, "rehearse 1")):
        assert game.to_move == seat and game.view(seat)["question"]["kind"] == "rehearse"
        assert [game.notation(action) for action in game.legal_actions()] == rooms
        game.apply(game.parse(chosen))
        rooms.remove(chosen)
    ball = game.view(None)["waltz"]["ball"]
    assert [player["rehearsal"] for player in ball["players"]] == [2, 1, 4]
    assert ball["rehearsals_left"] == [3] and game.view(0)["question"]["kind"] == "first_guest"


def test_w7_with_four_players_the_start_player_gets_the_last_room() -> None:
    game = started(4, script={"start": 0})
    for _ in range(3):
        game.apply(game.legal_actions()[0])
    assert [player["rehearsal"] for player in game.view(None)["waltz"]["ball"]["players"]] == [4, 3, 2, 1]


REHEARSALS: dict[int, tuple[dict[str, Any], ...]] = {
    1: ({"krones": 12}, {"champagne": 1}, {"points": 5}),
    2: ({"ask": "get strudel, get cake, get wine, get coffee"}, {"emperor": 2}, {"points": 5}),
    3: ({"ask": "get cards"}, {"krones": 13}, {"points": 5}),
    4: ({"emperor": 1}, {"ask": "room 1b, room 2b, room 3a"}, {"points": 5}),
}
"""What the third, sixth and ninth dancer bring to a player with 10 krones."""


@pytest.mark.parametrize("room", list(REHEARSALS))
@pytest.mark.parametrize("sent", range(10))
def test_w7_the_third_sixth_and_ninth_dancer_bring_the_printed_reward(room: int, sent: int) -> None:
    table = ready(1).rehearsal(room).dancers(0, *["3 balcony"] * sent).seat(emperor=0, vacant="")
    table.play("ball 1 1 bottom")
    expected: dict[str, Any] = {"krones": 10, "champagne": 0, "emperor": 0, "points": 0, "ask": ""}
    if sent + 1 in (3, 6, 9):
        expected |= REHEARSALS[room][(sent + 1) // 3 - 1]
        if expected["ask"]:
            assert table.legal() == ["done", *expected["ask"].split(", ")]
            assert table.game.view(0)["question"]["source"] == {"kind": "rehearsal", "rehearsal": room}
            table.play("done")
    assert table.game.view(0)["question"]["kind"] == "turn"
    assert table.player().krones == expected["krones"]
    assert table.kitchen().get("champagne", 0) == expected["champagne"]
    assert table.player().emperor == expected["emperor"]
    assert table.points() == 15 + expected["points"]


# Everything together ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_dancers_can_be_cloned_and_guessed(seats: int) -> None:
    game = started(seats, staff="draft", promo=True)
    rng = Seeded(5)
    while game.to_move is not None:
        legal = game.legal_actions()
        assert legal == sorted(set(legal))
        guess = game.resample(game.to_move, Seeded(1))
        assert guess.view(game.to_move)["waltz"] == game.view(game.to_move)["waltz"]
        before = game.view(None)
        twin = game.clone()
        twin.apply(legal[rng.below(len(legal))])
        assert game.view(None) == before
        game.apply(legal[rng.below(len(legal))])
    assert all(hall["scored"] for hall in game.view(None)["waltz"]["ball"]["halls"])
