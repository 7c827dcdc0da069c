"""S1-S9: laying out the game."""

from typing import Any

import pytest

from hotelier import BadScript, Game, new_game
from tests.austria.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(60)
"""Enough for a draw of one in four to come up: the chance that one is missing is below 1 in a million."""


def begin(
    seats: int = 2,
    script: dict[str, Any] | None = None,
    *,
    staff: str = "standard",
    board: str = "night",
) -> Game:
    return new_game("austria", seats=seats, seed=1, script=script or {}, staff=staff, board=board)


def play(game: Game, *actions: str) -> None:
    for text in actions:
        game.apply(game.parse(text))


def legal(game: Game) -> list[str]:
    return [game.notation(action) for action in game.legal_actions()]


def through_setup(game: Game) -> Game:
    """Everybody takes the first thing on offer until round 1 begins."""
    while game.view(None)["phase"] == "setup":
        game.apply(game.legal_actions()[0])
    return game


# S1, S2 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_s1_10_12_or_14_dice(seats: int, dice: int) -> None:
    game = begin(seats)
    assert sum(game.view(None)["dice"]) == 0
    through_setup(game)
    assert sum(game.view(None)["dice"]) == dice
    assert [len(roll) for roll in game.chance()["rolls"]] == [dice]


def test_s2_objectives_and_tiles_by_script() -> None:
    objectives = ["rooms_12", "one_colour", "blue_4_red_3"]
    game = begin(script={"objectives": objectives, "emperor": ["A4", "B3", "C2"]})
    view = game.view(None)
    assert [row["id"] for row in view["objectives"]] == objectives
    assert [row["next_vp"] for row in view["objectives"]] == [15, 15, 15]
    assert view["emperor_tiles"] == ["A4", "B3", "C2"]


def test_s2_one_of_each_category_at_random() -> None:
    objectives: list[set[str]] = [set(), set(), set()]
    tiles: list[set[str]] = [set(), set(), set()]
    for seed in SEEDS:
        view = new_game("austria", seed=seed).view(None)
        for place in range(3):
            objectives[place].add(view["objectives"][place]["id"])
            tiles[place].add(view["emperor_tiles"][place])
    assert objectives == [
        {"krones_20", "emperor_10", "staff_6", "rooms_12"},
        {"floors_2", "columns_2", "groups_6", "one_colour"},
        {"three_of_each", "red_4_yellow_3", "yellow_4_blue_3", "blue_4_red_3"},
    ]
    assert tiles == [{"A1", "A2", "A3", "A4"}, {"B1", "B2", "B3", "B4"}, {"C1", "C2", "C3", "C4"}]


# S3 -----------------------------------------------------------------------------------------------


def test_s3_the_first_five_lie_from_left_to_right_as_they_are_revealed() -> None:
    view = begin(script={"version": 2, "guests": [49, 50, 51, 52, 53, 54]}).view(None)
    assert view["queue"] == [49, 50, 51, 52, 53]
    assert view["guest_deck"] == 56 - 5
    assert view["discard"] == []


def test_s3_the_first_five_cost_the_less_the_later_they_were_revealed() -> None:
    """49 lay at 3 krones: it is taken first, then 54 from the same place; 55 comes there."""
    game = begin(script={"version": 2, "guests": list(range(49, 56))})
    play(game, "guest 1", "guest 1")
    assert game.view(None)["queue"] == [55, 50, 51, 52, 53]
    through_setup(game)
    told = [game.describe(action) for action in game.legal_actions()]
    prices = {action["guest"]: action["cost"] for action in told if action["kind"] == "guest"}
    assert prices == {55: 3, 50: 2, 51: 1, 52: 0, 53: 0}


def test_s3_a_script_without_a_version_names_the_rightmost_guest_first() -> None:
    """As it always did; what is written of such a game has the version of today."""
    game = begin(script={"guests": [49, 50, 51, 52, 53, 54]})
    assert game.view(None)["queue"] == [53, 52, 51, 50, 49]
    assert game.chance()["version"] == 2
    assert game.chance()["guests"][:6] == [53, 52, 51, 50, 49, 54]


@pytest.mark.parametrize("given", [[], [49], [49, 50], [49, 50, 51, 52]], ids=len)
def test_s3_fewer_than_five_guests_lie_leftmost_and_the_seed_gives_the_rest(given: list[int]) -> None:
    """The seed gives the others the places that they have without a script."""
    of_the_seed = begin().view(None)["queue"]
    assert not set(of_the_seed) & set(given)
    game = begin(script={"version": 2, "guests": given})
    assert game.view(None)["queue"] == given + of_the_seed[len(given) :]
    assert sorted(game.chance()["guests"]) == list(range(49, 105))


def test_s3_a_script_with_promotional_guests() -> None:
    guests = [117, 49, 118, 50, 51]
    game = new_game("austria", seed=1, promo=True, script={"version": 2, "guests": guests})
    assert game.view(None)["queue"] == guests


def test_s3_what_was_drawn_is_written_from_left_to_right() -> None:
    game = begin()
    assert game.chance()["guests"][:5] == game.view(None)["queue"]
    again = new_game("austria", seed=2, script=game.chance())
    assert again.view(None) == game.view(None)


@pytest.mark.parametrize(
    ("place", "taken", "queue"),
    [
        (1, 53, [54, 52, 51, 50, 49]),
        (2, 52, [54, 53, 51, 50, 49]),
        (3, 51, [54, 53, 52, 50, 49]),
        (4, 50, [54, 53, 52, 51, 49]),
        (5, 49, [54, 53, 52, 51, 50]),
    ],
)
def test_s3_the_others_slide_right_and_a_new_guest_comes_at_the_left(
    place: int, taken: int, queue: list[int]
) -> None:
    table = Table().queue(53, 52, 51, 50, 49).next_guests(54).play(f"guest {place}")
    assert table.cafe() == [taken, None, None]
    assert table.queue_numbers() == queue


@pytest.mark.parametrize(("place", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_s3_guests_cost_3_2_1_0_0(place: int, cost: int) -> None:
    """S3, T1: exactly enough, and one krone too few."""
    table = Table().seat(krones=cost).play(f"guest {place}")
    assert table.player().krones == 0
    if cost:
        assert f"guest {place}" not in Table().seat(krones=cost - 1).legal()


def test_s3_all_56_guests_are_there_once() -> None:
    script = begin().chance()["guests"]
    assert sorted(script) == list(range(49, 105))


def test_s3_an_empty_deck_is_rebuilt_from_the_shuffled_discard_pile() -> None:
    """54 is the last guest of the deck: the pile is shuffled as soon as it has come."""
    table = Table().queue(53, 52, 51, 50, 49).next_guests(54)
    state = table.game.state
    state.discard = [table.guest(number) for number in (70, 71, 72)]
    state.deck = [table.guest(54)]
    table.play("guest 5")
    assert table.queue_numbers() == [54, 53, 52, 51, 50]
    assert table.game.view(None)["guest_deck"] == 3
    assert table.game.view(None)["discard"] == []
    table.turn_of(1).play("guest 5")
    assert table.queue_numbers()[1:] == [54, 53, 52, 51]
    assert table.game.view(None)["guest_deck"] == 2
    assert table.game.view(None)["discard"] == []
    assert sorted(table.game.chance()["rebuilt"][0]) == [70, 71, 72]
    assert table.queue_numbers()[0] == table.game.chance()["rebuilt"][0][0]


# S4, S5 -------------------------------------------------------------------------------------------


@SEATS
def test_s4_what_everybody_begins_with(seats: int) -> None:
    game = begin(seats)
    for player in game.view(None)["players"]:
        assert player["krones"] == 10
        assert player["emperor"] == 0
        assert player["points"] == 0
        assert player["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
        assert player["hand_size"] == 6
        assert player["staff"] == []
        assert player["tables"] == [None, None, None]
        assert player["objectives"] == []
        assert player["vacant"] == player["occupied"] == []


@pytest.mark.parametrize(
    ("seats", "start", "tiles"),
    [
        (2, 0, [(1, 4), (2, 3)]),
        (2, 1, [(2, 3), (1, 4)]),
        (3, 0, [(1, 6), (2, 5), (3, 4)]),
        (3, 2, [(2, 5), (3, 4), (1, 6)]),
        (4, 0, [(1, 8), (2, 7), (3, 6), (4, 5)]),
        (4, 3, [(2, 7), (3, 6), (4, 5), (1, 8)]),
    ],
)
def test_s5_turn_order_tiles_clockwise_from_the_start_player(
    seats: int, start: int, tiles: list[tuple[int, int]]
) -> None:
    table = Table(seats, start=start)
    assert table.game.view(None)["start"] == start
    assert table.game.to_move == start
    players = table.game.view(None)["players"]
    assert [player["number"] for player in players] == [low for low, _ in tiles]
    for seat in range(seats):
        table.seat(seat, covered=1)
    players = table.game.view(None)["players"]
    assert [player["number"] for player in players] == [high for _, high in tiles]


@SEATS
def test_s5_everybody_may_be_drawn_as_start_player(seats: int) -> None:
    starts = {new_game("austria", seats=seats, seed=seed).view(None)["start"] for seed in SEEDS}
    assert starts == set(range(seats))


# S6 -----------------------------------------------------------------------------------------------


@SEATS
def test_s6_standard_deals_six_cards_each(seats: int) -> None:
    game = begin(seats, staff="standard")
    hands = [game.view(seat)["players"][seat]["known_hand"] for seat in range(seats)]
    cards = [card for hand in hands for card in hand]
    assert [len(hand) for hand in hands] == [6] * seats
    assert len(set(cards)) == 6 * seats
    assert game.view(None)["staff_deck"] == 48 - 6 * seats


def test_s6_standard_by_script_the_first_six_to_seat_0() -> None:
    """Whoever is start player."""
    game = begin(2, {"staff": list(range(48, 30, -1)), "start": 1})
    assert game.view(0)["players"][0]["known_hand"] == [43, 44, 45, 46, 47, 48]
    assert game.view(1)["players"][1]["known_hand"] == [37, 38, 39, 40, 41, 42]


def test_s6_standard_nobody_sees_the_hand_of_another() -> None:
    game = begin(3)
    for seat in range(3):
        for other in range(3):
            shown = game.view(seat)["players"][other]["known_hand"]
            assert len(shown) == (6 if other == seat else 0)
    assert [player["known_hand"] for player in game.view(None)["players"]] == [[], [], []]


SET_A = [3, 6, 9, 38, 39, 48]
SET_B = [1, 13, 25, 30, 32, 44]
SET_C = [4, 11, 24, 27, 40, 43]
SET_D = [2, 7, 10, 28, 36, 41]


@pytest.mark.parametrize(
    ("seats", "start", "hands", "in_the_deck"),
    [
        (2, 0, [SET_A, SET_B], SET_C + SET_D),
        (2, 1, [SET_B, SET_A], SET_C + SET_D),
        (3, 1, [SET_C, SET_A, SET_B], SET_D),
        (4, 0, [SET_A, SET_B, SET_C, SET_D], []),
        (4, 2, [SET_C, SET_D, SET_A, SET_B], []),
    ],
)
def test_s6_intro_deals_sets_a_to_d_clockwise_from_the_start_player(
    seats: int, start: int, hands: list[list[int]], in_the_deck: list[int]
) -> None:
    """Unused sets are shuffled back into the deck."""
    game = begin(seats, {"start": start}, staff="intro")
    assert [game.view(seat)["players"][seat]["known_hand"] for seat in range(seats)] == hands
    assert game.view(None)["staff_deck"] == 48 - 6 * seats
    dealt = {card for hand in hands for card in hand}
    deck = game.chance()["staff"]
    assert sorted(deck) == [card for card in range(1, 49) if card not in dealt]
    assert set(in_the_deck) <= set(deck)


def draft(seats: int, start: int = 0) -> Game:
    """Seat 0 is dealt the cards 1-6, seat 1 the cards 7-12, and so on."""
    return begin(seats, {"staff": list(range(1, 49)), "start": start}, staff="draft")


def offered(*cards: int) -> list[str]:
    return [f"draft {card}" for card in cards]


def test_s6_draft_everybody_keeps_one_card_and_passes_the_rest_to_the_left() -> None:
    """Three players: the left neighbour of seat 0 is seat 1, that of seat 2 is seat 0."""
    game = draft(3)
    assert legal(game) == offered(1, 2, 3, 4, 5, 6)
    play(game, "draft 1")
    assert legal(game) == offered(7, 8, 9, 10, 11, 12)
    play(game, "draft 8")
    assert legal(game) == offered(13, 14, 15, 16, 17, 18)
    play(game, "draft 15")
    assert legal(game) == offered(13, 14, 16, 17, 18)  # seat 0, from seat 2
    play(game, "draft 13")
    assert legal(game) == offered(2, 3, 4, 5, 6)  # seat 1, from seat 0
    play(game, "draft 2")
    assert legal(game) == offered(7, 9, 10, 11, 12)  # seat 2, from seat 1
    play(game, "draft 7")
    assert legal(game) == offered(9, 10, 11, 12)  # seat 0, from seat 2


@pytest.mark.parametrize(
    ("seats", "hands"),
    [
        (2, [[1, 3, 5, 8, 10, 12], [2, 4, 6, 7, 9, 11]]),
        (3, [[1, 4, 9, 12, 14, 17], [2, 5, 7, 10, 15, 18], [3, 6, 8, 11, 13, 16]]),
        (
            4,
            [
                [1, 5, 10, 15, 20, 24],
                [2, 6, 7, 11, 16, 21],
                [3, 8, 12, 13, 17, 22],
                [4, 9, 14, 18, 19, 23],
            ],
        ),
    ],
)
def test_s6_draft_until_everybody_holds_six(seats: int, hands: list[list[int]]) -> None:
    """Everybody always keeps the lowest number: of the pack that began with base + 1 the keepers, going
    left, get base + 1, base + 2, …; the sixth card is the only one left, so five choices each."""
    game = draft(seats)
    for _ in range(5 * seats):
        assert game.view(None)["question"]["kind"] == "draft"
        game.apply(game.legal_actions()[0])
    assert game.view(None)["question"]["kind"] == "first_guest"
    assert [game.view(seat)["players"][seat]["known_hand"] for seat in range(seats)] == hands
    assert game.view(None)["staff_deck"] == 48 - 6 * seats


def test_s6_draft_only_the_chooser_sees_the_pack() -> None:
    game = draft(2)
    assert game.view(0)["question"] == {"kind": "draft", "seat": 0, "cards": [1, 2, 3, 4, 5, 6]}
    assert game.view(1)["question"] == {"kind": "draft", "seat": 0, "cards": None}
    assert game.view(None)["question"] == {"kind": "draft", "seat": 0, "cards": None}
    play(game, "draft 4")
    assert game.view(1)["question"] == {"kind": "draft", "seat": 1, "cards": [7, 8, 9, 10, 11, 12]}
    assert game.view(0)["question"] == {"kind": "draft", "seat": 1, "cards": None}
    assert game.view(0)["players"][0]["known_hand"] == [4]


def test_s6_draft_nobody_sees_what_the_others_keep() -> None:
    """Seat 1 keeps one of 2-6, cards that seat 0 has seen and passed on; which one, seat 0 cannot know."""
    game = draft(3)
    play(game, "draft 1", "draft 8", "draft 15", "draft 13")
    assert game.view(0)["players"][1]["known_hand"] == []
    play(game, "draft 3")
    players = game.view(0)["players"]
    assert [player["hand_size"] for player in players] == [2, 2, 1]
    assert [player["known_hand"] for player in players] == [[1, 13], [], []]
    assert [player["known_hand"] for player in game.view(None)["players"]] == [[], [], []]


def test_s6_draft_before_guests_and_rooms() -> None:
    game = draft(2, start=1)
    kinds = []
    while game.view(None)["phase"] == "setup":
        kinds.append(game.view(None)["question"]["kind"])
        game.apply(game.legal_actions()[0])
    assert kinds == ["draft"] * 10 + ["first_guest"] * 2 + ["first_rooms"] * 4


# S7 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 0, [2, 1, 0]),
        (3, 1, [0, 2, 1]),
        (4, 0, [3, 2, 1, 0]),
        (4, 2, [1, 0, 3, 2]),
    ],
)
def test_s7_a_guest_each_counter_clockwise_from_the_last_player(
    seats: int, start: int, order: list[int]
) -> None:
    game = begin(seats, {"start": start})
    asked = []
    for _ in range(seats):
        assert legal(game) == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
        asked.append(game.to_move)
        play(game, "guest 3")
    assert asked == order
    for player in game.view(None)["players"]:
        assert sum(table is not None for table in player["tables"]) == 1


def test_s7_free_and_the_queue_is_refilled_after_each() -> None:
    """The last player takes the newest guest for nothing, the next one may take the one that came."""
    game = begin(2, {"start": 0, "guests": [49, 50, 51, 52, 53, 54, 55]})
    assert game.to_move == 1
    play(game, "guest 1")
    assert game.view(None)["queue"] == [54, 52, 51, 50, 49]
    assert game.to_move == 0
    play(game, "guest 1")
    view = game.view(None)
    assert view["queue"] == [55, 52, 51, 50, 49]
    assert view["players"][1]["tables"][0] == {"guest": 53, "missing": {"strudel": 1, "wine": 1}}
    assert view["players"][0]["tables"][0] == {"guest": 54, "missing": {"wine": 2}}
    assert [player["krones"] for player in view["players"]] == [10, 10]


# S8 -----------------------------------------------------------------------------------------------


def test_s8_the_corner_first_then_adjacent_rooms_at_their_cost() -> None:
    """1a costs 0, 2a 1 krone, 3a 2 krones."""
    game = begin(2, {"start": 0})
    play(game, "guest 5", "guest 5")
    seat = game.to_move
    assert game.view(None)["players"][seat]["vacant"] == ["1a"]  # there was no choice
    assert legal(game) == ["room 1b", "room 2a"]
    play(game, "room 2a")
    assert game.to_move == seat
    assert legal(game) == ["room 1b", "room 2b", "room 3a"]
    play(game, "room 3a")
    player = game.view(None)["players"][seat]
    assert player["vacant"] == ["1a", "2a", "3a"]
    assert player["krones"] == 10 - 0 - 1 - 2
    assert game.to_move != seat


@pytest.mark.parametrize(
    ("rooms", "krones"),
    [
        (["room 1b", "room 1c"], 10),
        (["room 1b", "room 2a"], 9),
        (["room 2a", "room 2b"], 8),
        (["room 2a", "room 3a"], 7),
    ],
)
def test_s8_costs_of_the_first_rooms(rooms: list[str], krones: int) -> None:
    game = begin()
    play(game, "guest 5", "guest 5")
    seat = game.to_move
    play(game, *rooms)
    player = game.view(None)["players"][seat]
    assert player["krones"] == krones
    assert player["points"] == 0


@SEATS
def test_s8_exactly_three_vacant_rooms_each_and_then_round_1(seats: int) -> None:
    game = through_setup(begin(seats))
    view = game.view(None)
    assert view["round"] == 1
    assert [len(player["vacant"]) for player in view["players"]] == [3] * seats
    assert [player["occupied"] for player in view["players"]] == [[]] * seats
    assert all("1a" in player["vacant"] for player in view["players"])


# S9 -----------------------------------------------------------------------------------------------


@SEATS
def test_s9_night_gives_everybody_the_same_board(seats: int) -> None:
    players = begin(seats, board="night").view(None)["players"]
    assert [player["board"] for player in players] == ["night"] * seats


def test_s9_day_boards_by_script() -> None:
    game = begin(3, {"boards": ["day_c", "day_a", "day_d"]}, board="day")
    assert [player["board"] for player in game.view(None)["players"]] == ["day_c", "day_a", "day_d"]


@SEATS
def test_s9_day_boards_at_random_all_different(seats: int) -> None:
    seen: list[set[str]] = [set() for _ in range(seats)]
    for seed in SEEDS:
        players = new_game("austria", seats=seats, seed=seed, board="day").view(None)["players"]
        boards = [player["board"] for player in players]
        assert len(set(boards)) == seats
        for seat in range(seats):
            seen[seat].add(boards[seat])
    assert seen == [{"day_a", "day_b", "day_c", "day_d"}] * seats


@pytest.mark.parametrize(
    ("board", "names"),
    [
        pytest.param("day", ["day_a", "day_a"], id="twice the same"),
        pytest.param("day", ["day_a"], id="too few"),
        pytest.param("day", ["day_a", "night"], id="not a day board"),
        pytest.param("night", ["day_a", "day_b"], id="with night"),
    ],
)
def test_s9_boards_that_cannot_be_dealt(board: str, names: list[str]) -> None:
    with pytest.raises(BadScript):
        begin(2, {"boards": names}, board=board)
