"""What is hidden in a solo game: the private staff cards and the order of Leopold's deck."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hotelier import Seeded
from hotelier.austria.game import Austria
from hotelier.austria.shown.event_words import lines
from tests.austria.solo.table import (
    LEOPOLD,
    YOU,
    cards_played,
    decide_at_random,
    finish_at_random,
    leopold_of,
    play,
    private_of,
    random_game,
    solo_game,
)

END_CARDS = {27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48}
OTHERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
"""Ten staff cards that are no end cards."""
SAMPLES = 60


def positions(seed: int, difficulty: str = "hard") -> Iterator[Austria]:
    """The positions of a random game, every tenth and the last."""
    game = random_game(seed, difficulty)
    rng = Seeded(seed)
    while game.to_move is not None:
        if len(game.history) % 10 == 0:
            yield game
        decide_at_random(game, rng)
    yield game


def views(game: Austria) -> list[object]:
    return [game.view(YOU), game.view(None)]


def guesses(game: Austria, seat: int | None, count: int = SAMPLES) -> list[Austria]:
    rng = Seeded(99)
    return [game.resample(seat, rng) for _ in range(count)]


def instructions(game: Austria) -> list[int]:
    """His deck by printed numbers, the top card first."""
    leopold = leopold_of(game)
    return [leopold.cards[card].number for card in reversed(leopold.deck)]


# Views --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_l3_no_view_depends_on_the_order_of_his_decks(seed: int) -> None:
    for game in positions(seed):
        twin = game.clone()
        leopold = leopold_of(twin)
        leopold.deck.reverse()
        leopold.private.reverse()
        assert views(twin) == views(game)


@pytest.mark.parametrize("seed", range(3))
def test_l3_no_view_depends_on_which_cards_are_private(seed: int) -> None:
    """Each private card is exchanged for an end card that lies in the deck and that you have not seen."""
    exchanged = 0
    for game in positions(seed):
        twin = game.clone()
        leopold = leopold_of(twin)
        deck = twin.state.staff_deck
        known = {card["staff"] for card in game.view(YOU)["known_in_staff_deck"]}
        unseen = [
            place for place, card in enumerate(deck) if twin.book.staff_number[card] in END_CARDS - known
        ]
        for mine, place in zip(range(len(leopold.private)), unseen, strict=False):
            leopold.private[mine], deck[place] = deck[place], leopold.private[mine]
            exchanged += 1
        assert views(twin) == views(game)
    assert exchanged


def test_l3_games_that_differ_only_in_what_is_hidden_look_alike() -> None:
    """Other private cards and another deck below the first card: the same view after his first turn."""
    games = [
        solo_game("hard", private=private, instructions=deck, staff=OTHERS)
        for private, deck in [
            ([31, 27, 28, 30, 46], [197, 200, 201]),
            ([40, 29, 32, 47, 48], [197, 212, 207]),
        ]
    ]
    for game in games:
        while game.state.round == 0:
            game.apply(game.legal_actions()[0])
    assert private_of(games[0]) != private_of(games[1])
    assert views(games[0]) == views(games[1])


def test_l3_only_the_numbers_of_cards_left_are_told() -> None:
    game = solo_game(instructions=[198])
    assert set(game.view(YOU)["solo"]) == {
        "name",
        "seat",
        "difficulty",
        "countdown",
        "staff_left",
        "cards_left",
        "cards_drawn",
    }
    assert (game.view(YOU)["solo"]["staff_left"], game.view(YOU)["solo"]["cards_left"]) == (5, 20)
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    assert (game.view(YOU)["solo"]["staff_left"], game.view(YOU)["solo"]["cards_left"]) == (4, 19)


@pytest.mark.parametrize("seed", range(3))
def test_l9_a_staff_card_is_named_only_once_it_is_turned_up(seed: int) -> None:
    """No text and no event names one of the private cards that are still face down."""
    for game in positions(seed):
        for seat in (YOU, None):
            view = game.view(seat)
            face_up = [card["staff"] for card in view["players"][LEOPOLD]["staff"]]
            events = [event for event in game.events(seat) if event.get("seat") == LEOPOLD]
            named = [event["staff"] for event in events if event["kind"] == "automaton_turns_up_staff"]
            assert named == face_up
            assert not set(named) & set(private_of(game))
            texts = " ".join(lines(game.book, events, ["You", "Leopold"]))
            for card in leopold_of(game).private:
                assert game.book.staff_name[card] not in texts
        assert view["players"][LEOPOLD]["known_hand"] == []


def test_what_you_keep_is_not_told_to_a_spectator() -> None:
    game = solo_game(staff=OTHERS)
    question = game.view(None)["question"]
    assert question == {"kind": "under", "seat": YOU, "count": 4, "cards": None, "from_hand": True}
    play(game, "under 1", "under 2", "under 3", "under 4")
    assert game.view(None)["players"][YOU]["known_hand"] == []
    assert game.view(None)["players"][YOU]["hand_size"] == 6


# Guesses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [YOU, None], ids=["you", "a spectator"])
@pytest.mark.parametrize("seed", range(2))
def test_l3_a_guess_keeps_the_view_and_gives_him_end_cards(seed: int, seat: int | None) -> None:
    rng = Seeded(seed)
    for game in positions(seed):
        guess = game.resample(seat, rng)
        assert guess.view(seat) == game.view(seat)
        private = private_of(guess)
        assert len(private) == len(private_of(game))
        assert set(private) <= END_CARDS
        assert sorted(instructions(guess)) == sorted(instructions(game))
        every = [*private, *(guess.book.staff_number[card] for card in guess.state.staff_deck)]
        every += [card["staff"] for player in guess.view(YOU)["players"] for card in player["staff"]]
        every += guess.view(YOU)["players"][YOU]["known_hand"]
        assert sorted(set(every)) == sorted(every), "a staff card is doubled"


@pytest.mark.parametrize("seat", [YOU, None], ids=["you", "a spectator"])
def test_l3_guesses_draw_his_cards_anew(seat: int | None) -> None:
    """You have seen ten cards, none of them an end card: each of the 13 can lie anywhere."""
    game = solo_game(staff=OTHERS)
    drawn = guesses(game, seat)
    assert len({tuple(private_of(guess)) for guess in drawn}) > SAMPLES // 2
    assert len({tuple(instructions(guess)) for guess in drawn}) == SAMPLES
    assert {card for guess in drawn for card in private_of(guess)} == END_CARDS
    assert {private_of(guess)[0] for guess in drawn} == END_CARDS


def test_l3_all_unseen_end_cards_are_equally_likely() -> None:
    """5 of 13 are private: in 1300 guesses each card should be so 500 times (standard deviation 17.5)."""
    drawn = guesses(solo_game(staff=OTHERS), YOU, 1300)
    private = Counter(card for guess in drawn for card in private_of(guess))
    assert set(private) == END_CARDS
    assert all(430 <= times <= 570 for times in private.values())
    # On top of the private deck each should be 100 times (standard deviation 9.6).
    top = Counter(private_of(guess)[0] for guess in drawn)
    assert all(60 <= times <= 140 for times in top.values())


def test_l3_end_cards_that_you_hold_are_never_guessed() -> None:
    """You draw all end cards but his five and one: six cards are left for his five."""
    game = solo_game(private=[31, 27, 28, 30, 46], staff=[29, 32, 34, 37, 40, 41, 47, 1, 2, 3])
    drawn = guesses(game, YOU)
    assert {card for guess in drawn for card in private_of(guess)} == {31, 27, 28, 30, 46, 48}


def test_l3_when_you_have_seen_all_the_others_only_their_order_is_open() -> None:
    game = solo_game(private=[31, 27, 28, 30, 46], staff=[29, 32, 34, 37, 40, 41, 47, 48, 1, 2])
    drawn = guesses(game, YOU)
    assert {tuple(sorted(private_of(guess))) for guess in drawn} == {(27, 28, 30, 31, 46)}
    assert len({tuple(private_of(guess)) for guess in drawn}) > 20


def test_l3_the_four_cards_under_the_deck_stay_where_you_put_them() -> None:
    game = play(solo_game(staff=OTHERS), "under 3", "under 9", "under 1", "under 7")
    for guess in guesses(game, YOU):
        deck = [guess.book.staff_number[card] for card in reversed(guess.state.staff_deck)]
        assert deck[-4:] == [3, 9, 1, 7]
        assert guess.view(YOU)["players"][YOU]["known_hand"] == [2, 4, 5, 6, 8, 10]


def test_cards_of_his_that_were_played_do_not_come_again() -> None:
    game = random_game(2)
    rng = Seeded(2)
    while game.view(YOU)["round"] < 4:
        decide_at_random(game, rng)
    played = [card for _, card in cards_played(game)]
    for guess in guesses(game, YOU):
        assert not set(instructions(guess)) & set(played)
        assert len(instructions(guess)) == 20 - len(played)


@pytest.mark.parametrize("seed", range(3))
def test_playing_a_copy_leaves_his_decks_and_countdown_alone(seed: int) -> None:
    game = random_game(seed)
    before = (views(game), private_of(game), instructions(game), leopold_of(game).countdown.copy())
    finish_at_random(game.clone(), seed)
    after = (views(game), private_of(game), instructions(game), leopold_of(game).countdown.copy())
    assert after == before


@pytest.mark.parametrize("seat", [YOU, None], ids=["you", "a spectator"])
def test_a_guess_can_be_played_to_the_end_and_leaves_the_game_alone(seat: int | None) -> None:
    game = random_game(4)
    rng = Seeded(4)
    for _ in range(30):
        decide_at_random(game, rng)
    before = (views(game), private_of(game), instructions(game))
    for number, guess in enumerate(guesses(game, seat, 10)):
        assert finish_at_random(guess, number).outcome is not None
    assert (views(game), private_of(game), instructions(game)) == before
