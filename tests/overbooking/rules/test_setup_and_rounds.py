"""Components, setting up and preparing the next round: OC1-OC4, OS1-OS4, OP1, ON1-ON3."""

import pytest

from hotelier import BadOption, game_info, new_game
from hotelier.core.game import Game
from hotelier.overbooking.content.book import own_book
from tests.overbooking.table import ALL_CARDS, HOUSES, Table, names

each_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(60)


def hotels_of(game: Game) -> list[str]:
    return [hotel["id"] for hotel in game.view(None)["hotels"]]


def cards_of(hotels: list[str]) -> set[str]:
    """The hotel cards by number, whichever side is up."""
    return {hotel.rstrip("ab") for hotel in hotels}


# Components ---------------------------------------------------------------------------------------


@each_number_of_seats
def test_oc1_a_deck_has_six_types_in_each_of_four_houses(seats: int) -> None:
    """OC1: for each player."""
    game = new_game("overbooking", seats=seats, seed=3)
    decks = game.record()["chance"]["decks"]
    assert len(decks) == seats
    for deck in decks:
        assert sorted(deck) == sorted(names(ALL_CARDS))


@pytest.mark.parametrize(
    ("beds", "guests"),
    [(1, "monk"), (2, "merchants"), (3, "maids"), (4, "nobles"), (5, "soldiers"), (6, "labourers")],
)
def test_oc1_the_type_says_how_many_beds_a_group_needs(beds: int, guests: str) -> None:
    """OC1, OB4: these beds are enough for it; one bed fewer (labourers take three) is not."""
    assert own_book().type_names[beds - 1] == guests
    enough = Table(f"{beds} none").at(queue=f"0:fish {beds}").check()
    assert enough.collected() == f"fish {beds}"
    too_few = Table(f"{beds + 2} none").at(queue=f"0:fish {beds}", door="1:bird 6").check()
    assert too_few.collected() == ""


def test_oc1_every_card_shows_one_to_three_coins() -> None:
    assert len(own_book().coins) == 24
    assert set(own_book().coins) == {1, 2, 3}


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("beds", "large"), [(1, False), (2, False), (3, False), (4, True), (5, True), (6, True)]
)
def test_oc2_of_a_face_down_card_all_but_its_owner_know_only_the_back(
    house: str, beds: int, large: bool
) -> None:
    table = Table().at(1, queue=f"0:{house} {beds}").at(2, door=f"0:{house} {beds % 6 + 1}")
    for seat in (1, None):
        back = {"owner": 0, "house": house, "large": large, "beds": None, "face_up": False}
        assert table.game.view(seat)["hotels"][0]["queue"] == [back]
        assert table.game.view(seat)["hotels"][1]["door"][0]["beds"] is None
    assert table.game.view(0)["hotels"][0]["queue"][0]["beds"] == beds
    assert table.game.view(0)["hotels"][1]["door"][0]["beds"] == beds % 6 + 1


def test_oc3_sixteen_hotels_on_eight_double_sided_cards() -> None:
    hotels = own_book().hotels
    assert [hotel.name for hotel in hotels] == [f"{card}{side}" for card in range(1, 9) for side in "ab"]
    assert {hotel.rule for hotel in hotels} == {
        "none",
        "small_groups",
        "large_groups",
        "first_face_up",
        "second_face_up",
        "monks_first",
        "soldiers_first",
        "no_soldiers",
        "no_back_door",
        "two_houses",
    }
    assert all(8 <= hotel.beds <= 17 for hotel in hotels)
    printed = {(hotel.beds, hotel.rule) for hotel in hotels}
    assert {(13, "none"), (8, "monks_first"), (15, "two_houses")} <= printed


@each_number_of_seats
def test_oc4_every_hotel_has_a_queue_and_a_back_door_empty_at_first(seats: int) -> None:
    table = Table(seats=seats).seat(hand="fish 1, stag 6")
    places = ", ".join(f"queue {hotel}, door {hotel}" for hotel in range(1, seats + 1))
    assert table.places("fish 1") == places
    assert table.places("stag 6") == places
    assert len(table.legal()) == 2 * 2 * seats


# Setup --------------------------------------------------------------------------------------------


@each_number_of_seats
def test_os1_as_many_different_hotel_cards_as_players(seats: int) -> None:
    for seed in SEEDS:
        hotels = hotels_of(new_game("overbooking", seats=seats, seed=seed))
        assert len(hotels) == seats
        assert len(cards_of(hotels)) == seats


def test_os1_any_side_of_any_card_may_lie_at_any_place() -> None:
    columns = [hotels_of(new_game("overbooking", seats=3, seed=seed)) for seed in range(300)]
    for place in range(3):
        assert {column[place] for column in columns} == {hotel.name for hotel in own_book().hotels}


@each_number_of_seats
def test_os2_a_token_at_each_back_door(seats: int) -> None:
    table = Table(seats=seats)
    assert table.with_token() == list(range(1, seats + 1))
    assert [table.player(seat).tokens for seat in range(seats)] == [0] * seats


def test_os2_no_token_at_a_hotel_without_a_back_door() -> None:
    assert Table("1a", "5a", "2a").with_token() == [1, 3]


@each_number_of_seats
def test_os3_everyone_draws_nine_from_the_own_shuffled_deck(seats: int) -> None:
    game = new_game("overbooking", seats=seats, seed=5)
    decks = game.record()["chance"]["decks"]
    for seat in range(seats):
        player = game.view(seat)["players"][seat]
        assert sorted(player["known_hand"]) == sorted(decks[seat][:9])
        assert (player["hand_size"], player["deck"]) == (9, 15)
        assert player["collected"] == player["discarded"] == []
    assert len({tuple(deck) for deck in decks}) == seats


def test_os3_any_card_may_be_drawn() -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        drawn.update(new_game("overbooking", seed=seed).view(1)["players"][1]["known_hand"])
    assert drawn == set(names(ALL_CARDS))


@each_number_of_seats
def test_os3_any_player_may_start(seats: int) -> None:
    games = [new_game("overbooking", seats=seats, seed=seed) for seed in SEEDS]
    assert {game.to_move for game in games} == set(range(seats))
    assert all(game.view(None)["start"] == game.to_move for game in games)


def test_os4_bonus_scoring_is_an_option() -> None:
    bonus = next(option for option in game_info("overbooking").options if option.name == "bonus")
    assert bonus.choices == ("none", "beginner", "expert")
    for choice in bonus.choices:
        assert new_game("overbooking", seed=1, bonus=choice).view(0)["options"]["bonus"] == choice
    assert new_game("overbooking", seed=1).view(0)["options"]["bonus"] == "none"
    with pytest.raises(BadOption):
        new_game("overbooking", seed=1, bonus="master")


def test_there_are_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadOption):
            new_game("overbooking", seats=seats, seed=1)


# Phase 1 in turn order ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "start", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 0, [0, 1, 2, 3])]
)
def test_op1_from_the_start_player_clockwise_until_everyone_has_played_five(
    seats: int, start: int, order: list[int]
) -> None:
    table = Table(seats=seats, start=start)
    turns: list[int | None] = []
    while table.phase == "placing" and table.game.state.round == 0:
        turns.append(table.game.to_move)
        table.play(table.legal()[0])
    assert turns == order * 5
    assert [table.player(seat).played[0].bit_count() for seat in range(seats)] == [5] * seats


def test_op1_a_card_is_played_next_to_the_one_played_there_last() -> None:
    table = Table(decks=["fish 6, bird 2", "stag 1, stag 4"])
    table.play("fish 6 queue 1", "stag 1 queue 1", "bird 2 queue 1", "stag 4 door 1")
    assert table.queue(1) == "0:fish 6, 1:stag 1, 0:bird 2"
    assert table.door(1) == "1:stag 4"
    assert (table.queue(2), table.door(2)) == ("", "")
    assert "fish 6" not in table.hand(0)
    assert "stag 4" not in table.hand(1)


# Phase 3 ------------------------------------------------------------------------------------------


def test_on1_hotels_turn_over_after_rounds_1_and_3_and_are_replaced_after_round_2() -> None:
    table = Table("1a", "6b", "3a", later=["8b", "2a", "4a"])
    assert table.hotels() == ["1a", "6b", "3a"]
    assert table.finish_round().hotels() == ["1b", "6a", "3b"]
    assert table.finish_round().hotels() == ["8b", "2a", "4a"]
    assert table.finish_round().hotels() == ["8a", "2b", "4b"]
    table.finish_round()
    assert table.phase == "over"
    assert table.hotels() == ["8a", "2b", "4b"]


@each_number_of_seats
def test_on1_the_hotels_of_round_3_are_random_ones_not_used_yet(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        table = Table(*["1a", "2a", "3a", "4a"][:seats], seed=seed)
        before = cards_of(table.hotels())
        after = table.finish_round().finish_round().hotels()
        assert len(cards_of(after)) == seats
        assert not cards_of(after) & before
        seen.update(after)
    assert seen == {f"{card}{side}" for card in range(seats + 1, 9) for side in "ab"}


def test_on1_a_token_is_put_at_each_back_door_that_has_none() -> None:
    """Hotel 1 has lost its token, hotel 2 has kept its one, and does not get a second one."""
    table = Table("1a", "2a", seats=2).at(1, door="0:fish 2")
    assert table.with_token() == [2]
    table.check()
    assert table.game.view(None)["round"] == 2
    assert table.with_token() == [1, 2]
    table.seat(1, hand="bird 1, bird 2").play("bird 1 door 2")
    assert table.player(1).tokens == 1
    assert table.with_token() == [1]


@pytest.mark.parametrize(
    ("up", "before", "after"),
    [
        pytest.param("5a", [2], [1, 2], id="the back door opens"),
        pytest.param("5b", [1, 2], [2], id="the back door is gone"),
    ],
)
def test_on1_tokens_when_a_hotel_without_a_back_door_is_turned(
    up: str, before: list[int], after: list[int]
) -> None:
    """OS2, ON1: a token lies only where there is a back door."""
    table = Table(up, "1a")
    assert table.with_token() == before
    assert table.check().with_token() == after


@each_number_of_seats
def test_on1_after_round_2_every_new_hotel_gets_a_token(seats: int) -> None:
    table = Table(seats=seats, later=["8a", "7a", "6a", "5b"][:seats]).round(2)
    table.at(1, door="0:fish 2").check()
    assert table.hotels() == ["8a", "7a", "6a", "5b"][:seats]
    assert table.with_token() == list(range(1, seats + 1))


@pytest.mark.parametrize(
    ("seats", "start", "rounds"), [(2, 1, [1, 0, 1, 0]), (3, 2, [2, 0, 1, 2]), (4, 0, [0, 1, 2, 3])]
)
def test_on2_the_start_player_marker_goes_clockwise(seats: int, start: int, rounds: list[int]) -> None:
    table = Table(seats=seats, start=start)
    started: list[object] = []
    for _ in range(4):
        assert table.game.view(None)["start"] == table.game.to_move
        started.append(table.game.to_move)
        table.finish_round()
    assert started == rounds


@each_number_of_seats
def test_on3_everyone_draws_five_so_that_all_24_are_drawn_by_round_4(seats: int) -> None:
    table = Table(seats=seats)
    for in_deck in (15, 10, 5, 0):
        for player in table.game.view(None)["players"]:
            assert (player["hand_size"], player["deck"]) == (9, in_deck)
        table.finish_round()
    for player in table.game.view(None)["players"]:
        assert (player["hand_size"], player["deck"]) == (4, 0)
        assert len(player["collected"]) + len(player["discarded"]) == 20


def test_on3_the_next_cards_of_the_deck_are_drawn() -> None:
    table = Table(decks=[ALL_CARDS])
    table.seat(0, hand="fish 1").check()
    assert table.hand(0) == "fish 1, bird 4, bird 5, bird 6, lion 1, lion 2"


def test_on3_nothing_is_prepared_after_round_4() -> None:
    table = Table("1a", "2a", decks=[ALL_CARDS]).at(1, door="0:fish 2")
    table.end()
    assert table.hotels() == ["1a", "2a"]
    assert table.with_token() == [2]
    assert table.game.view(None)["start"] == 0
    assert [player["deck"] for player in table.game.view(None)["players"]] == [15, 15]
    assert table.game.to_move is None
