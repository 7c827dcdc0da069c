"""Hidden information: what each seat is told, what it can work out, and what is guessed for it."""

from collections import Counter

import pytest

from hotelier import Seeded, new_game
from tests.overbooking.invariants import HOUSES, walk
from tests.overbooking.positions import (
    SAMPLES,
    TIGHT,
    cards,
    dealt,
    deck,
    door,
    guesses,
    hand,
    in_round_2,
    play,
    queue,
    shown,
    stuck,
    stuck_twice,
    told_beds,
    views,
)

LARGE = {f"{house} {beds}" for house in HOUSES for beds in (4, 5, 6)}
SMALL = {f"{house} {beds}" for house in HOUSES for beds in (1, 2, 3)}
DECK = LARGE | SMALL

# What is told -------------------------------------------------------------------------------------


def test_oc2_of_a_face_down_card_others_see_owner_place_house_and_size() -> None:
    game = dealt("1a", "7a", decks=["fish 3", "bird 5"])
    play(game, "fish 3 queue 1", "bird 5 door 2")
    small = {"owner": 0, "house": "fish", "large": False, "face_up": False}
    large = {"owner": 1, "house": "bird", "large": True, "face_up": False}
    for seat in (0, 1, None):
        assert shown(game, seat, 1) == [{**small, "beds": 3 if seat == 0 else None}]
        assert shown(game, seat, 2, "door") == [{**large, "beds": 5 if seat == 1 else None}]
        assert shown(game, seat, 1, "door") == shown(game, seat, 2) == []


def test_op4_with_memory_not_even_the_owner_may_look_at_a_face_down_card() -> None:
    game = dealt("1a", "7a", decks=["fish 3", "bird 5"], memory=True)
    play(game, "fish 3 queue 1", "bird 5 door 2")
    for seat in (0, 1, None):
        assert told_beds(game, seat, 1) == told_beds(game, seat, 2, "door") == [None]
        assert shown(game, seat, 1)[0]["house"] == "fish"
    assert "fish 3" not in game.view(0)["players"][0]["known_hand"]


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize(("hotel", "place"), [("2b", 0), ("6a", 0), ("1b", 1)])
def test_a_card_that_a_hotel_wants_face_up_is_seen_by_all(hotel: str, place: int, memory: bool) -> None:
    """first_face_up, second_face_up: this card of the queue alone, and never one at the back door."""
    game = dealt(hotel, "7a", decks=["fish 12345", "bird 65432"], memory=memory)
    play(game, "fish 1 queue 1", "bird 6 queue 1", "fish 2 queue 1", "bird 5 door 1", "fish 3 door 1")
    for seat in (0, 1, None):
        own_0, own_1 = (seat == owner and not memory for owner in (0, 1))
        beds = [1 if own_0 else None, 6 if own_1 else None, 2 if own_0 else None]
        beds[place] = (1, 6, 2)[place]
        assert told_beds(game, seat, 1) == beds
        assert [card["face_up"] for card in shown(game, seat, 1)] == [n == place for n in range(3)]
        assert told_beds(game, seat, 1, "door") == [5 if own_1 else None, 3 if own_0 else None]
        assert not any(card["face_up"] for card in shown(game, seat, 1, "door"))


@pytest.mark.parametrize("memory", [False, True])
def test_ob1_all_is_open_at_the_hotel_that_is_checked_and_nothing_at_the_next(memory: bool) -> None:
    """Seat 0 is asked about its nobles at hotel 1."""
    game = dealt("1a", "7a", decks=["fish 4216 bird 2", "bird 62345"], memory=memory)
    play(game, "fish 4 door 1", "bird 6 queue 1", "fish 2 queue 1", "bird 2 queue 1")
    play(game, "fish 1 queue 2", "bird 3 queue 2", "fish 6 queue 2", "bird 4 door 2", "bird 2 door 2")
    play(game, "bird 5 queue 2")
    assert game.view(None)["question"] == {"kind": "nobles", "hotel": 1, "card": "fish 4"}
    for seat in (0, 1, None):
        assert told_beds(game, seat, 1) == [6, 2, 2]
        assert told_beds(game, seat, 1, "door") == [4]
        assert all(card["face_up"] for card in shown(game, seat, 1) + shown(game, seat, 1, "door"))
        own_0, own_1 = (seat == owner and not memory for owner in (0, 1))
        assert told_beds(game, seat, 2) == [
            beds if own else None for beds, own in ((1, own_0), (3, own_1), (6, own_0), (5, own_1))
        ]
        assert not any(card["face_up"] for card in shown(game, seat, 2) + shown(game, seat, 2, "door"))


def test_os3_nobody_sees_a_deck_or_the_hand_of_another() -> None:
    game = dealt("1a", "7a", "2a", decks=["fish 123456 bird 123"])
    for seat in (0, 1, 2, None):
        players = game.view(seat)["players"]
        assert [player["hand_size"] for player in players] == [9, 9, 9]
        assert [player["deck"] for player in players] == [15, 15, 15]
        assert [player["known_hand"] == [] for player in players] == [other != seat for other in range(3)]
    assert game.view(0)["players"][0]["known_hand"] == cards("fish 123456 bird 123")


def test_views_depend_neither_on_decks_nor_on_the_hand_of_another() -> None:
    game = dealt("1a", "7a", decks=["fish 123456 bird 123", "fish 123456 bird 123"])
    other = dealt("1a", "7a", decks=["fish 123456 bird 123 stag 654321", "lion 123456 bird 123"])
    assert deck(game, 0) != deck(other, 0)
    assert game.view(0) == other.view(0) and game.view(None) == other.view(None)
    assert game.view(1) != other.view(1)


def test_oc2_views_do_not_depend_on_the_type_of_a_face_down_card() -> None:
    """Bird 4 or bird 6 has the same back."""
    game, other = dealt("4b", "7a", decks=["bird 46"]), dealt("4b", "7a", decks=["bird 46"])
    play(game, "bird 4 queue 1")
    play(other, "bird 6 queue 1")
    assert game.view(None) == other.view(None)
    assert {**game.view(1), "legal": []} == {**other.view(1), "legal": []}
    assert game.view(0) != other.view(0)


def test_ob5_collected_and_discarded_cards_are_seen_by_all() -> None:
    """Hotel 3b: the monk from the back door gets a bed, the merchants at the door do not."""
    for player in [view["players"] for view in views(in_round_2())]:
        assert "fish 1" in player[0]["collected"] and "bird 2" in player[1]["discarded"]
        assert len(player[0]["collected"] + player[0]["discarded"]) == 4
        assert len(player[1]["collected"] + player[1]["discarded"]) == 4


def test_op6_everybody_sees_that_a_placement_was_skipped() -> None:
    for view in views(stuck()):
        assert [player["skipped_in_rounds"] for player in view["players"]] == [[1], []]
    for view in views(in_round_2()):
        assert [player["skipped_in_rounds"] for player in view["players"]] == [[1], []]


def test_no_view_holds_the_seed() -> None:
    game = new_game("overbooking", seed=987_654_321_012_345)
    assert "987654321012345" not in str([game.view(seat) for seat in (0, 1, None)])


# What is kept in guesses --------------------------------------------------------------------------


def test_own_cards_are_kept_in_every_guess() -> None:
    game = dealt("1a", "7a", decks=["fish 123456 bird 123", "bird 56"])
    play(game, "fish 3 queue 1", "bird 5 door 2", "bird 2 door 1")
    for guess in guesses(game, 0):
        assert hand(guess, 0) == set(cards("fish 12456 bird 13"))
        assert queue(guess, 1) == ("fish 3",) and door(guess, 1) == ("bird 2",)
        assert guess.legal_actions() != [] and set(deck(guess, 0)) == set(deck(game, 0))
    assert len({tuple(deck(guess, 0)) for guess in guesses(game, 0)}) == SAMPLES


def test_oc2_backs_are_kept_and_every_card_with_the_back_turns_up() -> None:
    game = dealt("1a", "7a", decks=["fish 3", "bird 5"])
    play(game, "fish 3 queue 1", "bird 5 door 2")
    assert {queue(guess, 1) for guess in guesses(game, 1)} == {("fish 1",), ("fish 2",), ("fish 3",)}
    assert {door(guess, 2) for guess in guesses(game, 0)} == {("bird 4",), ("bird 5",), ("bird 6",)}
    of_none = {queue(guess, 1) + door(guess, 2) for guess in guesses(game, None)}
    assert of_none == {(f"fish {small}", f"bird {large}") for small in (1, 2, 3) for large in (4, 5, 6)}


def test_op4_with_memory_own_face_down_cards_are_guessed_too() -> None:
    """Fish 1 is still in hand, so fish 2 or fish 3 lies there."""
    game = dealt("1a", "7a", decks=["fish 13 bird 456 lion 456 stag 6"], memory=True)
    play(game, "fish 3 queue 1")
    found = Counter(queue(guess, 1) for guess in guesses(game, 0, 1000))
    assert set(found) == {("fish 2",), ("fish 3",)}
    assert all(420 < count < 580 for count in found.values())
    assert all(hand(guess, 0) == hand(game, 0) for guess in guesses(game, 0))


def test_no_soldiers_are_guessed_in_a_queue_that_does_not_take_them() -> None:
    """Hotel 4b: two large fish in the queue are 4 and 6 in some order; bird 5 may be at the back door."""
    game = dealt("4b", "7a", decks=["fish 46 bird 6", "stag 12"])
    play(game, "fish 6 queue 1", "stag 1 queue 2", "fish 4 queue 1", "stag 2 queue 2", "bird 6 door 1")
    found = Counter(queue(guess, 1) for guess in guesses(game, 1, 1000))
    assert set(found) == {("fish 4", "fish 6"), ("fish 6", "fish 4")}
    assert all(420 < count < 580 for count in found.values())
    at_door = {door(guess, 1) for guess in guesses(game, 1)}
    assert at_door == {("bird 4",), ("bird 5",), ("bird 6",)}
    assert any("fish 5" in hand(guess, 0) for guess in guesses(game, 1))
    assert any("fish 5" in deck(guess, 0) for guess in guesses(game, 1))


@pytest.mark.parametrize("third", ["queue", "door"])
def test_two_cards_with_the_same_back_lie_in_either_order_equally_often(third: str) -> None:
    """Fish 1 and 2 lie face down. Fish 3 lies face up (hotel 2b), or face down too: 2 or 6 orders."""
    game = dealt("2b", "7a", decks=["fish 123", "stag 123"])
    play(game, f"fish 3 {third} 1", "stag 1 door 2", "fish 1 queue 2", "stag 2 door 2", "fish 2 queue 2")
    found = Counter(queue(guess, 1) + door(guess, 1) + queue(guess, 2) for guess in guesses(game, 1, 3000))
    if third == "queue":
        assert set(found) == {("fish 3", "fish 1", "fish 2"), ("fish 3", "fish 2", "fish 1")}
    assert len(found) == (2 if third == "queue" else 6)
    assert all(0.85 < count * len(found) / 3000 < 1.15 for count in found.values())


def test_ob5_cards_that_came_out_are_never_guessed_again() -> None:
    game = stuck_twice()
    for seat in (0, 1, None):
        for guess in guesses(game, seat):
            for owner in (0, 1):
                player = guess.view(None)["players"][owner]
                out = set(player["collected"] + player["discarded"])
                assert out == set(
                    cards(("fish 123 bird 123 lion 12", "bird 126 lion 26 fish 126 stag 6")[owner])
                )
                assert hand(guess, owner) | set(deck(guess, owner)) == DECK - out


def test_every_unknown_card_turns_up_in_every_unknown_place() -> None:
    """A hand of 9 of 24 cards, and the first of 15 cards of the deck."""
    game = dealt("1a", "7a")
    in_hand: Counter[str] = Counter()
    places: Counter[tuple[int, str]] = Counter()
    for guess in guesses(game, 0, 2000):
        in_hand.update(hand(guess, 1))
        places.update(enumerate(deck(guess, 1)))
    assert set(in_hand) == DECK
    assert all(650 < count < 850 for count in in_hand.values())  # 2000 * 9 / 24 = 750
    assert len(places) == 15 * 24
    assert all(50 < count < 120 for count in places.values())  # 2000 / 24 = 83


def test_the_hotels_of_round_3_are_guessed_anew_even_if_a_script_gives_them() -> None:
    """All but the cards 3 and 5, which are used; the script says 7a, 6b."""
    game = in_round_2(["7a", "6b"])
    columns: set[tuple[str, ...]] = set()
    for guess in guesses(game, 0):
        *_, last = walk(guess, Seeded(1), "any")
        columns.add(tuple(hotel["id"] for hotel in last.view(None)["hotels"]))
    assert len(columns) > 30
    assert {name[0] for column in columns for name in column} == set("124678")


def test_the_same_generator_makes_the_same_guess_and_leaves_the_game_alone() -> None:
    game = in_round_2()
    before = views(game)
    one, other = game.resample(1, Seeded(5)), game.resample(1, Seeded(5))
    assert views(one) == views(other) and deck(one, 0) == deck(other, 0)
    play(one, one.notation(one.legal_actions()[0]))
    assert views(game) == before


# What a skipped placement tells -------------------------------------------------------------------


def test_op6_a_hand_that_could_not_be_placed_is_guessed_so() -> None:
    """Only small groups had a place, so all five cards are large."""
    game = stuck()
    assert hand(game, 0) == set(cards("lion 456 stag 45"))
    found: Counter[str] = Counter()
    for seat in (1, None):
        for guess in guesses(game, seat, 600):
            assert hand(guess, 0) < LARGE
            found.update(hand(guess, 0))
    assert set(found) == LARGE
    assert all(400 < count < 600 for count in found.values())  # 1200 * 5 / 12 = 500


def test_op6_what_a_skip_told_is_still_known_in_the_next_round() -> None:
    """Any five of the twelve large cards, and then five of the fifteen other cards."""
    game = in_round_2()
    found: Counter[str] = Counter()
    for guess in guesses(game, 1, 2000):
        assert len(hand(guess, 0) & LARGE) >= 5
        found.update(hand(guess, 0))
    assert set(found) == LARGE | set(cards("bird 23 lion 123 stag 123"))
    for card, count in found.items():
        often = 2000 * (5 / 12 + 7 / 12 / 3) if card in LARGE else 2000 / 3
        assert 0.9 * often < count < 1.1 * often


def test_op6_cards_played_since_a_skip_count_as_cards_of_that_hand() -> None:
    """Five large cards were in hand. The two that were played in round 2 may be of them: three are left."""
    game = in_round_2()
    play(game, "fish 2 queue 2", "lion 4 door 1", "bird 6 queue 2", "bird 2 queue 2", "lion 6 queue 2")
    play(game, "stag 5 queue 2")
    counts = Counter(len(hand(guess, 0) & LARGE) for guess in guesses(game, 1, 600))
    assert min(counts) == 3 and max(counts) > 5


def test_op6_two_skips_of_a_player_tell_together() -> None:
    """Round 1: five large cards, none of which was played since. Round 2: six lions and stags, among
    them those five. So at least five of the six large lions and stags are in hand in round 3."""
    game = stuck_twice()
    both = set(cards("lion 456 stag 456"))
    for guess in guesses(game, 1, 300):
        assert len(hand(guess, 0) & both) >= 5


def test_op6_something_has_come_out_when_another_seat_skips() -> None:
    """What a skip tells about a hand must not be taken back."""
    game = dealt("3b", "5b", decks=TIGHT)
    play(game, "fish 1 door 1", "bird 2 door 1", "fish 2 door 2", "lion 2 door 2")
    play(game, "fish 3 queue 2", "stag 6 queue 2", "bird 1 queue 2")
    before = game.revealed
    play(game, "fish 6 queue 2")
    assert game.view(1)["players"][0]["skipped_in_rounds"] == [1]
    assert game.revealed > before


def test_something_has_come_out_when_another_seat_has_a_choice_that_it_might_not_have() -> None:
    """As before, but lions 1 and 2 of seat 0 have a place: whoever could take the last card back would know
    of them, and could try out what else seat 0 has."""
    game = dealt("3b", "5b", decks=["fish 123 bird 1 lion 1256 stag 4", TIGHT[1]])
    play(game, "fish 1 door 1", "bird 2 door 1", "fish 2 door 2", "lion 2 door 2")
    play(game, "fish 3 queue 2", "stag 6 queue 2", "bird 1 queue 2")
    before = game.revealed
    play(game, "fish 6 queue 2")
    assert game.to_move == 0
    assert game.revealed > before


def test_nothing_has_come_out_when_the_next_seat_has_a_choice_whatever_it_holds() -> None:
    game = dealt("3b", "5b", decks=TIGHT)
    before = game.revealed
    play(game, "fish 1 door 1")
    assert game.to_move == 1 and game.revealed == before


def test_something_has_come_out_when_another_seat_plays_the_only_card_it_can() -> None:
    """As before, but lion 1 of seat 0 has one place: the game plays it, and everybody sees its back."""
    game = dealt("3b", "5b", decks=["fish 123 bird 1 lion 1456 stag 4", TIGHT[1]])
    play(game, "fish 1 door 1", "bird 2 door 1", "fish 2 door 2", "lion 2 door 2")
    play(game, "fish 3 queue 2", "stag 6 queue 2", "bird 1 queue 2")
    before = game.revealed
    play(game, "fish 6 queue 2")
    assert game.to_move == 1 and queue(game, 1) == ("lion 1",)
    assert game.revealed > before


# What it tells that somebody is asked -------------------------------------------------------------


def test_a_guess_leaves_the_one_to_move_something_to_choose() -> None:
    """As `stuck`, but seat 0 has two small cards, each with one place: the game would not ask for less."""
    game = stuck("fish 123 bird 1 lion 1456 stag 1")
    assert game.view(0)["legal"] == ["lion 1 queue 1", "stag 1 queue 1"]
    for seat in (1, None):
        for guess in guesses(game, seat, 300):
            assert len(hand(guess, 0) & SMALL) >= 2
            assert len(guess.legal_actions()) >= 2
            assert guess.view(seat) == game.view(seat)


def test_op2_the_last_one_is_asked_with_one_card_to_place() -> None:
    """To play it or to decline."""
    game = stuck()
    assert game.to_move == 1
    found = Counter(len(hand(guess, 1) & SMALL) for guess in guesses(game, 0, 600))
    assert min(found) == 1 and set(found) == {1, 2, 3, 4, 5}
