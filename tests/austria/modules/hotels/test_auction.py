"""W40, W41: the auction for the entrances, and what comes with each of them before the first guest."""

from typing import Any

import pytest

from hotelier import BadScript, Game, new_game

ALL = [
    "paulwei",
    "corogari",
    "dove",
    "kaufman",
    "mayenfels",
    "ninas_melange",
    "stroup",
    "grand_wray",
    "kozi",
]
ONE_OF_EACH = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


def begin(entrances: list[str], seats: int = 2, **script: Any) -> Game:
    given = {"start": 0, "entrances": entrances, **script}
    return new_game("austria", seats=seats, seed=1, modules=[3], script=given)


def play(game: Game, *actions: str) -> Game:
    for text in actions:
        assert text in legal(game), f"{text!r} is not among {legal(game)}"
        game.apply(game.parse(text))
    return game


def legal(game: Game) -> list[str]:
    return [game.notation(action) for action in game.legal_actions()]


def owner_of(entrance: str, other: str = "stroup", **script: Any) -> Game:
    """A game for two in which seat 0 has just gained an entrance for nothing."""
    return play(begin([entrance, other], **script), f"bid 0 {entrance}", f"bid 0 {other}")


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = game.view(0)["players"][0]
    return player


# W40 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w40_as_many_entrances_as_players_are_revealed(seats: int) -> None:
    drawn = set()
    for seed in range(40):
        game = new_game("austria", seats=seats, seed=seed, modules=[3])
        offers = [offer["id"] for offer in game.view(None)["waltz"]["entrances"]["offers"]]
        assert len(set(offers)) == seats
        drawn |= set(offers)
    assert drawn == set(ALL)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_w40_an_empty_kitchen_and_9_krones_for_the_start_player(start: int) -> None:
    players = begin(["dove", "kozi", "stroup"], seats=3, start=start).view(None)["players"]
    assert [player["kitchen"] for player in players] == [{}, {}, {}]
    assert [player["krones"] for player in players] == [9 if seat == start else 10 for seat in range(3)]


def test_w40_a_bid_is_above_what_lies_there_and_no_more_than_the_own_krones() -> None:
    game = begin(["dove", "kozi"])
    assert legal(game) == [f"bid {n} {name}" for name in ("dove", "kozi") for n in range(10)]
    play(game, "bid 4 dove")
    assert game.to_move == 1
    assert legal(game) == [f"bid {n} dove" for n in range(5, 11)] + [f"bid {n} kozi" for n in range(11)]


def test_w40_who_is_outbid_bids_again_when_the_turn_comes_round() -> None:
    game = begin(["dove", "kozi", "stroup"], seats=3, start=1)
    assert game.to_move == 1
    play(game, "bid 2 dove")
    assert game.to_move == 2
    play(game, "bid 3 dove")
    assert game.to_move == 0, "all had a bid to make before the outbid player bids again"
    play(game, "bid 4 dove")
    assert game.to_move == 1
    play(game, "bid 1 kozi")
    assert game.to_move == 2
    entrances = game.view(None)["waltz"]["entrances"]
    assert entrances["offers"] == [
        {"id": "dove", "bid": 4, "bidder": 0},
        {"id": "kozi", "bid": 1, "bidder": 1},
        {"id": "stroup", "bid": 0, "bidder": None},
    ]
    assert [player["krones"] for player in game.view(None)["players"]] == [10, 9, 10], "nothing is paid yet"
    play(game, "bid 0 stroup")
    entrances = game.view(None)["waltz"]["entrances"]
    assert [player["entrance"] for player in entrances["players"]] == ["dove", "kozi", "stroup"]
    assert [player["krones"] for player in game.view(None)["players"]] == [6, 8, 10]


def test_w40_the_auction_comes_after_a_draft_and_before_guests_and_rooms() -> None:
    game = new_game("austria", seats=2, seed=1, modules=[3], staff="draft")
    kinds = []
    while game.view(None)["phase"] == "setup":
        kinds.append(game.view(None)["question"]["kind"])
        game.apply(game.legal_actions()[0])
    order = list(dict.fromkeys(kind for kind in kinds if kind != "reward"))
    assert order == ["draft", "bid", "first_guest", "first_rooms"]


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ({"entrances": ["ritz"]}, "'ritz' is not there; allowed are: paulwei"),
        ({"entrances": ["the_ren"]}, "'the_ren' is not there"),
        ({"entrances": ["dove", "dove"]}, "named twice"),
        ({"entrances": "dove"}, "entrances"),
        ({"own_tiles": [["A1"]]}, "three lists"),
    ],
)
def test_w40_a_script_that_names_what_is_not_there(script: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScript, match=message):
        new_game("austria", seats=2, seed=1, modules=[3], script=script)


def test_w40_the_ren_is_there_only_with_the_ballrooms() -> None:
    drawn = {
        offer["id"]
        for seed in range(40)
        for offer in new_game("austria", seats=4, seed=seed, modules=[1, 3]).view(None)["waltz"][
            "entrances"
        ]["offers"]
    }
    assert drawn == {*ALL, "the_ren"}


def test_w41_the_ren_has_one_more_champagne() -> None:
    game = new_game(
        "austria", seed=1, modules=[1, 3], script={"start": 0, "entrances": ["the_ren", "stroup"]}
    )
    play(game, "bid 0 the_ren", "bid 0 stroup")
    assert [player["kitchen"] for player in game.view(None)["players"]] == [
        {"strudel": 1, "cake": 1, "wine": 1, "champagne": 2},
        {**ONE_OF_EACH, "champagne": 1},
    ]


def test_w40_a_game_without_the_module_knows_no_entrances() -> None:
    with pytest.raises(BadScript, match="entrances"):
        new_game("austria", seats=2, seed=1, script={"entrances": ["dove"]})
    assert "waltz" not in new_game("austria", seats=2, seed=1).view(None)
    game = new_game("austria", seats=2, seed=1, modules=[4])
    assert not any(text.startswith(("bid", "token", "shift", "tile")) for text in game.actions.texts)


# W41: gifts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entrance", "kitchen"),
    [
        ("paulwei", {"cake": 1, "wine": 1, "coffee": 1}),
        ("corogari", {"strudel": 1, "wine": 1}),
        ("dove", {"strudel": 1, "wine": 1}),
        ("kaufman", ONE_OF_EACH),
        ("mayenfels", {"cake": 1, "coffee": 1}),
        ("ninas_melange", ONE_OF_EACH),
        ("stroup", ONE_OF_EACH),
        ("grand_wray", {"strudel": 1}),
        ("kozi", {"cake": 1, "coffee": 1}),
    ],
)
def test_w41_the_items_of_a_gift(entrance: str, kitchen: dict[str, int]) -> None:
    game = owner_of(entrance, "kozi" if entrance == "stroup" else "stroup")
    assert mine(game)["kitchen"] == kitchen
    assert mine(game)["tables"][:3] == [None, None, None]


def after_first_guests(game: Game) -> Game:
    while game.view(None)["question"]["kind"] != "first_rooms":
        game.apply(game.legal_actions()[0])
    return game


def test_w41_paulwei_may_prepare_two_more_first_rooms_at_normal_cost() -> None:
    game = after_first_guests(owner_of("paulwei"))
    play(game, "room 1b", "room 2b")  # 1a is forced
    assert mine(game)["krones"] == 8
    assert legal(game) == ["done", "room 1c", "room 2a", "room 2c", "room 3b"]
    play(game, "room 3b", "room 2a")
    assert (mine(game)["krones"], len(mine(game)["vacant"]), game.to_move) == (5, 5, 1)


def test_w41_paulwei_need_not_prepare_more_rooms() -> None:
    game = play(after_first_guests(owner_of("paulwei")), "room 1b", "room 1c", "done")
    assert (mine(game)["vacant"], game.to_move) == (["1a", "1b", "1c"], 1)


def test_w41_dove_has_five_tokens_and_a_fourth_first_room_for_free() -> None:
    game = owner_of("dove")
    assert game.view(None)["waltz"]["entrances"]["players"][0] == {
        "kind": "tokens",
        "entrance": "dove",
        "tokens": [1, 2, 3, 4, 5],
    }
    play(after_first_guests(game), "room 2a", "room 3a")
    assert mine(game)["krones"] == 9 - 1 - 2
    assert legal(game) == ["room 1b", "room 2b", "room 3b", "room 4a"]
    play(game, "room 4a")
    assert (mine(game)["krones"], mine(game)["vacant"]) == (6, ["1a", "2a", "3a", "4a"])
    assert game.to_move == 1


def test_w41_kaufman_has_a_fourth_table_and_a_second_first_guest() -> None:
    game = owner_of("kaufman", guests=[49, 50, 51, 52, 53, 54, 55, 56])
    assert game.to_move == 1, "the last player takes the first guest"
    play(game, "guest 5", "guest 1")
    assert game.to_move == 0
    assert [len(player["tables"]) for player in game.view(None)["players"]] == [4, 3]
    assert mine(game)["krones"] == 9
    assert legal(game) == [f"guest {n}" for n in range(1, 6)], "the queue is full again"
    play(game, "guest 1")
    assert [table["guest"] for table in mine(game)["tables"] if table] == [54, 55]
    assert (mine(game)["krones"], game.view(None)["question"]["kind"]) == (9, "first_rooms")


def test_w41_mayenfels_draws_a_card_then_may_play_one_for_3_less() -> None:
    staff = [1, 2, 3, 4, 5, 6, *range(7, 13), 19]  # hands of both, then the card on top of the deck
    game = owner_of("mayenfels", staff=staff)
    assert mine(game)["known_hand"] == [1, 2, 3, 4, 5, 6, 19]
    assert game.view(None)["question"]["source"] == {"kind": "entrance", "entrance": "mayenfels"}
    book = game.book  # type: ignore[attr-defined]
    costs = dict(zip(book.staff_number, book.staff_cost, strict=True))
    affordable = [f"play {card}" for card in (1, 2, 3, 4, 5, 6, 19) if costs[card] <= 9 + 3]
    assert legal(game) == ["done", *affordable]
    krones = mine(game)["krones"]
    play(game, "play 5")
    assert [row["staff"] for row in mine(game)["staff"]] == [5]
    assert mine(game)["krones"] == krones - max(0, costs[5] - 3), "no krone for that first card"
    assert mine(game)["hand_size"] == 6, "and no card drawn"
    assert game.view(None)["question"]["kind"] == "first_guest"


def test_w41_ninas_melange_draws_own_objectives_of_those_that_are_left() -> None:
    for seed in range(20):
        game = new_game("austria", seed=seed, modules=[3], script={"entrances": ["ninas_melange", "dove"]})
        play(game, *(["bid 0 ninas_melange", "bid 0 dove"]))
        entrances = game.view(None)["waltz"]["entrances"]["players"]
        own = next(row for row in entrances if row["entrance"] == "ninas_melange")["objectives"]
        shared = [row["id"] for row in game.view(None)["objectives"]]
        categories = {row["id"]: row["category"] for row in game.book.objective_rows}  # type: ignore[attr-defined]
        assert [categories[row["id"]] for row in own] == ["A", "B", "C"]
        assert not {row["id"] for row in own} & set(shared)
        assert not any(row["claimed"] for row in own)


def test_w41_grand_wray_advances_2_and_gets_two_tiles_of_each_category_that_are_left() -> None:
    game = owner_of(
        "grand_wray",
        emperor=["A1", "B2", "C1"],
        own_tiles=[["A2", "A3"], ["B1", "B4"], ["C3", "C2"]],
    )
    assert mine(game)["emperor"] == 2
    tiles = game.view(None)["waltz"]["entrances"]["players"][0]["tiles"]
    assert tiles == ["A2", "A3", "B1", "B4", "C3", "C2"]
    with pytest.raises(BadScript, match="own_tiles"):
        owner_of("grand_wray", emperor=["A1", "B2", "C1"], own_tiles=[["A1", "A3"], ["B1"], ["C2"]])


def test_w41_gifts_come_in_turn_order_before_any_first_guest() -> None:
    game = begin(["mayenfels", "stroup"], start=1)
    play(game, "bid 0 mayenfels", "bid 0 stroup")
    question = game.view(None)["question"]
    assert (question["kind"], question["seat"]) == ("reward", 1)
    play(game, "done")
    assert [sum(player["kitchen"].values()) for player in game.view(None)["players"]] == [4, 2]
