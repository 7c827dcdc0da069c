"""Hidden information: what each seat is told, what it can work out, and what is guessed for it."""

from collections import Counter
from typing import Any

import pytest

from hotelier import Seeded, new_game
from hotelier.austria.game import Austria
from hotelier.austria.rules.knowledge import show
from hotelier.austria.rules.state import SETUP
from hotelier.envs.encoders import encoder_for
from tests.austria.invariants import STYLES, begin, cards_in, choose, drawn_frames, option_sets
from tests.austria.table import Table

SAMPLES = 60


def dealt(
    staff: str, seats: int, order: list[int] | None = None, tell: bool = False, **script: Any
) -> Austria:
    """A fresh game; `order` is the order in which staff cards are dealt."""
    given = {"start": 0, **({"staff": order} if order else {}), **script}
    game = new_game("austria", seats=seats, seed=1, script=given, staff=staff, tell=tell)
    assert isinstance(game, Austria)
    return game


def drafted(seats: int) -> Austria:
    """Packs 1-6, 7-12, 13-18, 19-24; everybody always keeps the lowest card."""
    game = dealt("draft", seats, list(range(1, 49)))
    while game.view(None)["question"]["kind"] == "draft":
        game.apply(game.legal_actions()[0])
    return game


def told_hand(game: Austria, seat: int | None, other: int) -> list[int]:
    """The cards in the hand of another that a seat is told."""
    hand: list[int] = game.view(seat)["players"][other]["known_hand"]
    return hand


def told_deck(game: Austria, seat: int | None) -> dict[int, int]:
    """The cards in the staff deck that a seat is told, with the number of cards above each."""
    return {known["staff"]: known["above"] for known in game.view(seat)["known_in_staff_deck"]}


def numbers(game: Austria, cards: int) -> set[int]:
    return {game.book.staff_number[card] for card in cards_in(cards)}


def hand(game: Austria, seat: int) -> set[int]:
    return numbers(game, game.state.players[seat].hand)


def drawn_cards(game: Austria) -> set[int]:
    """The cards of which one may be played now."""
    _, _, cards, _, _ = game.state.stack[-1]
    return numbers(game, cards)


def deck(game: Austria) -> list[int]:
    """The staff deck from the top."""
    return [game.book.staff_number[card] for card in reversed(game.state.staff_deck)]


def guesses(game: Austria, seat: int | None, count: int = SAMPLES) -> list[Austria]:
    rng = Seeded(99)
    return [game.resample(seat, rng) for _ in range(count)]


def forget(table: Table) -> Table:
    """Everybody knows just the own hand and what lies open, as after dealing the cards."""
    state = table.game.state
    everything = sum(1 << card for card in [*state.staff_deck, *drawn_frames(state)])
    for player in state.players:
        everything |= player.hand
    state.hidden = [(everything & ~player.hand,) for player in state.players]
    return table


def penalised(*hand_cards: int, deck_cards: tuple[int, ...] = ()) -> Table:
    """Seat 0 must put two cards of its hand under the deck (tile A3, position 0 after round 3)."""
    table = Table(emperor=["A3", "B2", "C1"]).round(3)
    table.seat(0, emperor=0, hand=list(hand_cards)).seat(1, emperor=4)
    if deck_cards:
        table.only_staff_deck(*deck_cards)
    return forget(table).end_round()


# What is hidden ----------------------------------------------------------------------------------


def test_s4_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    game = dealt("standard", 3, [*range(1, 19)])
    assert told_hand(game, 0, 0) == [1, 2, 3, 4, 5, 6]
    assert told_hand(game, 1, 1) == [7, 8, 9, 10, 11, 12]
    assert told_hand(game, 2, 2) == [13, 14, 15, 16, 17, 18]
    for seat in range(3):
        for other in range(3):
            assert game.view(seat)["players"][other]["hand_size"] == 6
            if other != seat:
                assert told_hand(game, seat, other) == []
        assert told_deck(game, seat) == {}


def test_a_spectator_sees_no_hand_and_no_deck() -> None:
    for staff in ("standard", "intro", "draft"):
        game = drafted(3) if staff == "draft" else dealt(staff, 3)
        assert [told_hand(game, None, other) for other in range(3)] == [[], [], []]
        assert told_deck(game, None) == {}


def test_views_do_not_depend_on_the_order_of_the_decks() -> None:
    game = dealt("standard", 2)
    other = game.clone()
    other.state.deck.reverse()
    other.state.staff_deck.reverse()
    assert [game.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]


def test_the_view_of_a_seat_does_not_depend_on_the_hand_of_another() -> None:
    game = dealt("standard", 2, [*range(1, 13)])
    other = dealt("standard", 2, [*range(1, 7), *range(43, 49)])
    assert hand(game, 1) != hand(other, 1)
    assert game.view(0) == other.view(0)
    assert game.view(None) == other.view(None)
    assert game.view(1) != other.view(1)


def test_no_view_holds_the_seed() -> None:
    seed = 987_654_321_012_345
    game = new_game("austria", seed=seed)
    for seat in (0, 1, None):
        assert str(seed) not in str(game.view(seat))


def test_g3_cards_that_are_drawn_are_seen_by_the_drawer_alone() -> None:
    """Position 6 - 3 = 3: the reward of the tile, draw three and play one of them."""
    table = Table(emperor=["A3", "B2", "C1"]).round(3)
    table.seat(0, emperor=6, krones=20).seat(1, emperor=4).staff_deck(30, 31, 34)
    forget(table).end_round().play("get draw")
    game = table.game
    assert game.view(0)["question"]["cards"] == [30, 31, 34]
    for seat in (1, None):
        question = game.view(seat)["question"]
        assert question == {"kind": "drawn", "seat": 0, "count": 3, "cards": None}
    others = [drawn_cards(guess) for guess in guesses(game, 1)]
    assert len({frozenset(cards) for cards in others}) > 1
    for guess in guesses(game, 0):
        assert drawn_cards(guess) == {30, 31, 34}
    table.play("play 31")
    assert game.view(0)["question"]["cards"] == [30, 34]
    assert game.view(1)["question"] == {
        "kind": "under",
        "seat": 0,
        "count": 2,
        "cards": None,
        "from_hand": False,
    }
    assert game.view(1)["players"][0]["staff"][0]["staff"] == 31  # what is played lies open


def test_m3_the_hand_to_choose_from_is_shown_to_its_owner_alone() -> None:
    game = penalised(1, 2, 3).game
    asked = {"kind": "under", "seat": 0, "count": 2, "from_hand": True}
    assert game.view(0)["question"] == {**asked, "cards": [1, 2, 3]}
    assert game.view(1)["question"] == {**asked, "cards": None}


def test_s6_a_pack_is_shown_to_the_one_who_chooses() -> None:
    game = dealt("draft", 2, [*range(1, 13)])
    assert game.view(0)["question"] == {"kind": "draft", "seat": 0, "cards": [1, 2, 3, 4, 5, 6]}
    for other in (1, None):
        assert game.view(other)["question"] == {"kind": "draft", "seat": 0, "cards": None}
    for guess in guesses(game, 1):
        assert numbers(guess, guess.state.packs[1]) == {7, 8, 9, 10, 11, 12}
        assert not numbers(guess, guess.state.packs[0]) & {7, 8, 9, 10, 11, 12}


@pytest.mark.parametrize("style", STYLES)
def test_nobody_is_told_a_card_that_it_has_never_seen(style: str) -> None:
    """An own memory of what each seat has seen, kept beside random games of all options."""
    own_share = option_sets()[list(STYLES).index(style) :: len(STYLES)]
    for number, (seats, options) in enumerate(own_share):
        game = begin(seats, number, options)
        rng = Seeded(number)
        seen: list[set[int]] = [set() for _ in range(seats)]
        while game.to_move is not None:
            _remember(game, seen)
            if len(game.history) % 7 == 0:
                _check_told(game, seen)
            before = game.state.staff_deck.copy()
            mover = game.to_move
            game.apply(choose(game, rng, style))
            seen[mover].update(_drawn(before, game.state.staff_deck))


def _remember(game: Austria, seen: list[set[int]]) -> None:
    state = game.state
    for seat, memory in enumerate(seen):
        memory.update(cards_in(state.players[seat].hand), drawn_frames(state, seat))
        if state.packs:
            memory.update(cards_in(state.packs[seat]))
        for player in state.players:
            memory.update(player.played)


def _drawn(before: list[int], after: list[int]) -> list[int]:
    """The cards that left the top of the deck, the last of the list; others may have gone under it."""
    for count in range(len(before) + 1):
        rest = before[: len(before) - count]
        if after[len(after) - len(rest) :] == rest:
            return before[len(before) - count :]
    raise AssertionError("the deck was shuffled")


def _check_told(game: Austria, seen: list[set[int]]) -> None:
    from_the_top = deck(game)
    for seat, memory in enumerate(seen):
        may_know = {game.book.staff_number[card] for card in memory}
        for other in range(game.seats):
            told = set(told_hand(game, seat, other))
            if other == seat:
                assert told == hand(game, seat)
            else:
                assert told <= hand(game, other) & may_know
        for card, above in told_deck(game, seat).items():
            assert card in may_know
            assert from_the_top[above] == card


# What a seat knows -------------------------------------------------------------------------------


def test_p11_a_seat_knows_the_cards_that_it_put_under_the_deck() -> None:
    """The last card chosen is the very bottom."""
    table = penalised(1, 2, 3).play("under 2", "under 1")
    game = table.game
    height = len(game.state.staff_deck)
    assert deck(game)[-2:] == [2, 1]
    assert told_deck(game, 0) == {1: height - 1, 2: height - 2}
    assert told_deck(game, 1) == told_deck(game, None) == {}
    assert told_hand(game, 0, 0) == [3]
    assert told_hand(game, 1, 0) == []
    for guess in guesses(game, 0):
        assert deck(guess)[-2:] == [2, 1]


def test_p11_others_do_not_know_which_cards_went_under_the_deck() -> None:
    game = penalised(1, 2, 3).play("under 2", "under 1").game
    bottoms = {tuple(deck(guess)[-2:]) for guess in guesses(game, 1)}
    assert len(bottoms) > SAMPLES // 2
    assert len({frozenset(hand(guess, 0)) for guess in guesses(game, 1)}) > 10


def test_a_returned_card_that_another_draws_is_known_to_be_in_that_hand() -> None:
    """Deck 30, then 1 and 2 at the bottom; Photographer (55) brings two cards: 30 and 1."""
    table = penalised(1, 2, 3, deck_cards=(30,)).play("under 1", "under 2")
    game = table.game
    assert deck(game) == [30, 1, 2]
    table.seat(1, guests=[55], complete=True, vacant="1b")
    table.turn_of(1).play("move 1 1b", "get cards")
    assert hand(game, 1) == {1, 30}
    assert told_hand(game, 0, 1) == [1]
    assert told_deck(game, 0) == {2: 0}
    assert told_hand(game, 1, 1) == [1, 30]
    assert told_deck(game, 1) == {}
    for guess in guesses(game, 0):
        assert 1 in hand(guess, 1)
        assert deck(guess) == [2]


def test_a_known_card_is_no_longer_certain_after_a_secret_choice() -> None:
    """Seat 1 draws 30, 1, 2 (seat 0 knows two of them) by Baroness (75) and puts all three back."""
    table = penalised(1, 2, 3, deck_cards=(30,)).play("under 1", "under 2")
    table.seat(1, guests=[75], complete=True, vacant="1a")
    table.turn_of(1).play("move 1 1a", "get draw", "done", "under 2", "under 30")  # 1 goes last by itself
    game = table.game
    assert deck(game) == [2, 30, 1]
    assert told_deck(game, 1) == {2: 0, 30: 1, 1: 2}
    assert told_deck(game, 0) == {}
    assert len({tuple(deck(guess)) for guess in guesses(game, 0)}) > 1


SETS = {1: [3, 6, 9, 38, 39, 48], 2: [1, 13, 25, 30, 32, 44], 0: [4, 11, 24, 27, 40, 43]}
"""S6: sets A, B and C at a table of three, if seat 1 starts."""


def test_s6_intro_hands_are_secret_as_any_hand() -> None:
    game = dealt("intro", 3, start=1)
    for seat in range(3):
        for other in range(3):
            assert told_hand(game, seat, other) == (SETS[seat] if other == seat else [])
    everything_else = set(range(1, 49)) - set(SETS[0])
    some = guesses(game, 0, 200)
    assert all(hand(guess, 0) == set(SETS[0]) for guess in some)
    assert {card for guess in some for card in hand(guess, 1)} == everything_else
    assert {card for guess in some for card in hand(guess, 2)} == everything_else
    assert {card for guess in some for card in deck(guess)[:6]} == everything_else


def test_s6_nothing_tells_an_intro_hand_to_another() -> None:
    """The same table with another hand at seat 1 looks, sounds and is guessed alike from seat 0."""
    game = dealt("intro", 3, start=1, tell=True)
    other = game.clone()
    state = other.state
    held = cards_in(state.players[1].hand)
    state.players[1].hand = sum(1 << card for card in state.staff_deck[-6:])
    state.staff_deck[-6:] = held
    assert not hand(game, 1) & hand(other, 1)
    for seat in (0, None):
        assert game.view(seat) == other.view(seat)
        dealt_cards = [event["cards"] for event in game.events(seat) if event["kind"] == "hand_dealt"]
        assert dealt_cards == [SETS[0] if seat == 0 else None, None, None]
        one, two = game.resample(seat, Seeded(5)), other.resample(seat, Seeded(5))
        assert [hand(one, place) for place in range(3)] == [hand(two, place) for place in range(3)]
        assert deck(one) == deck(two)
    encoder = encoder_for(game)
    assert encoder.encode(game, 0) == encoder.encode(other, 0)
    assert encoder.encode(game, 1) != encoder.encode(other, 1)


def open_hands(table: Table, *hands: list[int]) -> Table:
    """Everybody has seen these hands, and nothing else."""
    for seat, cards in enumerate(hands):
        table.seat(seat, hand=cards)
    forget(table)
    for player in table.game.state.players:
        show(table.game.state, player.hand)
    return table


def test_a_card_drawn_to_a_known_hand_is_not_known() -> None:
    table = open_hands(Table(), [3, 6, 9, 38, 39, 48], [1, 13, 25, 30, 32, 44])
    game = table.game
    table.staff_deck(2, 4).seat(1, guests=[55], complete=True, vacant="1b")
    table.turn_of(1).play("move 1 1b", "get cards")
    assert told_hand(game, 0, 1) == [1, 13, 25, 30, 32, 44]
    assert told_hand(game, 1, 1) == [1, 2, 4, 13, 25, 30, 32, 44]
    new = Counter(card for guess in guesses(game, 0) for card in hand(guess, 1))
    assert all(new[card] == SAMPLES for card in (1, 13, 25, 30, 32, 44))
    assert len(new) > 20


def test_a_known_hand_is_blurred_by_a_secret_choice_from_it() -> None:
    """Others knew all six cards; now they know that two of these six are at the bottom."""
    table = Table(emperor=["A3", "B2", "C1"]).round(3)
    open_hands(table, [3, 6, 9, 38, 39, 48], [1, 13, 25, 30, 32, 44])
    table.seat(0, emperor=0).seat(1, emperor=4)
    table.end_round().play("under 6", "under 9")
    game = table.game
    assert told_hand(game, 1, 0) == []
    assert told_deck(game, 1) == {}
    bottoms: set[tuple[int, ...]] = set()
    for guess in guesses(game, 1):
        bottom = deck(guess)[-2:]
        assert hand(guess, 0) | set(bottom) == {3, 6, 9, 38, 39, 48}
        bottoms.add(tuple(bottom))
    assert len(bottoms) > 10


# What a draft tells ------------------------------------------------------------------------------


def test_s6_a_draft_of_two_tells_all_but_the_first_choice_of_the_other() -> None:
    """Each pack comes back with one card less: that one the other has taken.

    Pack 1-6 goes 1 | 2 | 3 | 4 | 5 | 6 between seats 0 and 1, pack 7-12 between seats 1 and 0."""
    game = drafted(2)
    assert hand(game, 0) == {1, 8, 3, 10, 5, 12}
    assert hand(game, 1) == {7, 2, 9, 4, 11, 6}
    for guess in guesses(game, 0):
        assert hand(guess, 1) >= {2, 9, 4, 11, 6}
    first = Counter(min(hand(guess, 1) - {2, 9, 4, 11, 6}) for guess in guesses(game, 0, 800))
    assert set(first) == {7, *range(13, 49)}
    assert told_hand(game, 0, 1) == [2, 4, 6, 9, 11]
    assert told_hand(game, 1, 0) == [3, 5, 8, 10, 12]


def test_s6_a_draft_of_two_is_told_step_by_step() -> None:
    game = dealt("draft", 2, [*range(1, 13)])
    for text in ("draft 1", "draft 7", "draft 8", "draft 2"):
        game.apply(game.parse(text))
    assert game.view(0)["question"]["cards"] == [3, 4, 5, 6]  # 2 is missing
    for guess in guesses(game, 0):
        assert 2 in hand(guess, 1)
        assert numbers(guess, guess.state.packs[1]) == {9, 10, 11, 12}
    assert told_hand(game, 0, 1) == [2]


def test_s6_a_draft_of_three_tells_which_pairs_the_others_share() -> None:
    """Seat 0 gets each pack back after two choices; the last card it passes stays with its left
    neighbour."""
    game = drafted(3)
    assert hand(game, 0) == {1, 14, 9, 4, 17, 12}
    assert hand(game, 1) == {7, 2, 15, 10, 5, 18}
    assert hand(game, 2) == {13, 8, 3, 16, 11, 6}
    pairs = [{2, 3}, {15, 16}, {10, 11}, {5, 6}]
    _check_shares(game, pairs, {1: {18}}, {1: {7}, 2: {8, 13}})
    assert told_hand(game, 0, 1) == [18]
    assert told_hand(game, 0, 2) == []


def test_s6_a_draft_of_four_tells_what_the_others_share() -> None:
    game = drafted(4)
    assert hand(game, 0) == {1, 20, 15, 10, 5, 24}
    assert hand(game, 1) == {7, 2, 21, 16, 11, 6}
    assert hand(game, 2) == {13, 8, 3, 22, 17, 12}
    assert hand(game, 3) == {19, 14, 9, 4, 23, 18}
    shares = [{2, 3, 4}, {21, 22, 23}, {16, 17, 18}, {11, 12}]
    _check_shares(game, shares, {1: {6}}, {1: {7}, 2: {8, 13}, 3: {9, 14, 19}})
    assert told_hand(game, 0, 1) == [6]
    assert told_hand(game, 0, 2) == told_hand(game, 0, 3) == []


def _check_shares(
    game: Austria, shares: list[set[int]], certain: dict[int, set[int]], unknown: dict[int, set[int]]
) -> None:
    """Each share is spread one card each, in every way; what is certain stays; the rest can be anything."""
    known = set().union(*shares, *certain.values())
    ways: list[set[tuple[int, ...]]] = [set() for _ in shares]
    strangers: set[int] = set()
    for guess in guesses(game, 0, 300):
        hands = {seat: hand(guess, seat) for seat in range(1, game.seats)}
        for share, found in zip(shares, ways, strict=True):
            holders = [cards & share for seat, cards in hands.items() if cards & share]
            assert all(len(cards) == 1 for cards in holders) and len(holders) == len(share)
            found.add(tuple(card for cards in holders for card in cards))
        for seat, cards in certain.items():
            assert cards <= hands[seat]
        for seat, cards in unknown.items():
            assert len(hands[seat] - known) == len(cards)
            strangers |= hands[seat] - known
    assert [len(found) for found in ways] == [{2: 2, 3: 6}[len(share)] for share in shares]
    assert strangers == set(range(1, 49)) - known - hand(game, 0)


# What is guessed ---------------------------------------------------------------------------------


def test_each_unknown_card_turns_up_in_each_unknown_place() -> None:
    """42 unknown cards: 36 in the deck and 6 in the other hand; about 2000 / 42 = 48 of each."""
    game = dealt("standard", 2, [*range(1, 7)])
    in_hand: Counter[int] = Counter()
    places: Counter[tuple[int, int]] = Counter()
    for guess in guesses(game, 0, 2000):
        in_hand.update(hand(guess, 1))
        places.update(enumerate(deck(guess)))
    assert set(in_hand) == set(range(7, 49))
    assert all(200 < count < 380 for count in in_hand.values())  # 2000 * 6 / 42 = 286
    assert len(places) == 36 * 42
    assert all(10 < count < 95 for count in places.values())


def test_a_spectator_guesses_all_hands() -> None:
    game = dealt("standard", 2, [*range(1, 7)])
    found = Counter(card for guess in guesses(game, None, 1000) for card in hand(guess, 0))
    assert set(found) == set(range(1, 49))
    assert all(70 < count < 190 for count in found.values())  # 1000 * 6 / 48 = 125


def test_the_guest_deck_is_guessed_anew() -> None:
    game = dealt("standard", 2)
    tops = Counter(guess.state.deck[-1] for guess in guesses(game, 0, 1500))
    assert set(tops) == set(game.state.deck)  # 51 guests, about 29 times each
    assert all(5 < count < 65 for count in tops.values())


def test_later_rolls_are_guessed_anew_even_if_a_script_gives_them() -> None:
    game = dealt("standard", 2, rolls=["1111111111"])
    rolls: set[tuple[int, ...]] = set()
    for guess in guesses(game, 0):
        while guess.state.phase == SETUP:
            guess.apply(guess.legal_actions()[0])
        rolls.add(tuple(guess.state.dice))
    assert len(rolls) > SAMPLES // 2


def test_the_same_generator_makes_the_same_guess() -> None:
    game = dealt("standard", 3)
    one, other = game.resample(0, Seeded(5)), game.resample(0, Seeded(5))
    assert [one.view(seat) for seat in range(3)] == [other.view(seat) for seat in range(3)]
    assert deck(one) == deck(other)


def test_what_others_know_moves_with_the_cards_that_are_guessed() -> None:
    """In a guess every seat knows its own hand, so it can be asked what it would do."""
    game = dealt("standard", 3)
    for guess in guesses(game, 0):
        for seat in range(3):
            for block in guess.state.hidden[seat]:
                assert not numbers(guess, block) & hand(guess, seat)


def test_a_guess_leaves_the_one_to_move_something_to_choose() -> None:
    """Vocalist (56) lets seat 0 play a card for 3 less; it has no krones and Pool Attendant (45, cost 1).

    Seat 1 knows that there is something to decide, so there is in every guess."""
    table = Table().seat(0, krones=0, guests=[56], complete=True, vacant="1b", hand=[45])
    forget(table).turn_of(0).play("move 1 1b", "get cake")
    game = table.game
    assert table.legal() == ["done", "play 45"]
    for guess in guesses(game, 1, 300):
        assert guess.legal_actions()


def test_a_guess_keeps_the_question_even_if_hardly_any_hand_fits_it() -> None:
    """Landgrave (66) lets seat 0 play a card for 1 less, without krones: a card of cost 1. The others of
    that cost (6, 7, 24) lie open, so the one card in its hand must be Pool Attendant (45)."""
    table = Table().seat(0, krones=0, guests=[66], complete=True, vacant="1a", hand=[45])
    table.seat(1, staff=[6, 7, 24])
    forget(table).turn_of(0).play("move 1 1a", "room 1b")
    assert table.legal() == ["done", "play 45"]
    game = table.game
    for guess in guesses(game, 1, 300):
        assert guess.view(1) == game.view(1)
        assert guess.legal_actions() == game.legal_actions()
