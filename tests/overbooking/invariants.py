"""What holds at every moment of every game of Overbooking, and games to try it on."""

import itertools
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any
from unittest.mock import patch

from hotelier import Seeded, new_game
from hotelier.core.game import Json
from hotelier.core.options import Value
from hotelier.overbooking.game import INFO, Overbooking
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.state import CHECKING, OVER, PLACING, State

STYLES = ("any", "crowd", "idle")
"""Ways to choose at random: among all, so that places run short, or declining where possible."""
SHY = {"decline", "done"}
RESTRICTED = ("small_groups", "large_groups", "two_houses")

COINS = (3, 3, 2, 2, 1, 1)
"""Of the six types, in every house."""
BONUS = {"none": {}, "beginner": {4: 2, 5: 4, 6: 6}, "expert": {4: 2, 5: 5, 6: 10}}  # OE2
HOUSES = ("fish", "bird", "lion", "stag")
DECK = range(24)


def option_sets() -> list[tuple[int, dict[str, Value]]]:
    """All numbers of seats with all options."""
    names = [option.name for option in INFO.options]
    return [
        (seats, dict(zip(names, values, strict=True)))
        for values in itertools.product(*(option.choices for option in INFO.options))
        for seats in INFO.seats
    ]


def begin(seats: int, seed: int, options: dict[str, Value]) -> Overbooking:
    given: dict[str, Any] = {**options}
    game = new_game("overbooking", seats=seats, seed=seed, **given)
    assert isinstance(game, Overbooking)
    return game


def choose(game: Overbooking, rng: Seeded, style: str) -> int:
    """One of the legal actions."""
    legal = game.legal_actions()
    if style == "idle":
        legal = [action for action in legal if game.notation(action) in SHY] or legal
    elif style == "crowd":
        legal = _crowding(game, legal)
    return legal[rng.below(len(legal))]


def _crowding(game: Overbooking, legal: list[int]) -> list[int]:
    """Actions that fill places where every card may go, with cards that are not hoarded."""
    described = {action: game.describe(action) for action in legal}
    legal = [action for action in legal if _goes_anywhere(game, described[action])] or legal
    keeps_small = _keeps_small(game)
    return [action for action in legal if (described[action].get("beds", 0) > 3) == keeps_small] or legal


def _goes_anywhere(game: Overbooking, data: Json) -> bool:
    """A placement where every card may go: when these are full, hands can be stuck (OP6)."""
    if data["kind"] != "play":
        return bool(data["kind"] == "choose")
    return data["to"] == "door" or rule_of(game.state, data["hotel"] - 1) not in RESTRICTED


def _keeps_small(game: Overbooking) -> bool:
    """Players keep cards of the kind of which they have most: small ones, or large ones."""
    assert game.to_move is not None
    hand = cards_in(game.state.players[game.to_move].hand)
    return 2 * sum(beds_of(card) <= 3 for card in hand) > len(hand)


def walk(game: Overbooking, rng: Seeded, style: str) -> Iterator[Overbooking]:
    """The game at every decision and at its end."""
    yield game
    while game.to_move is not None:
        game.apply(choose(game, rng, style))
        yield game


def check_all(game: Overbooking) -> None:
    """Everything below that holds at this moment."""
    check_cards(game)
    check_lines(game)
    check_tokens(game)
    check_hands(game)
    check_turn_order(game)
    check_hotels(game)
    check_scores(game)
    if game.to_move is None:
        check_end(game)


@lru_cache(1000)  # most piles stay as they are for many decisions
def cards_in(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def beds_of(card: int) -> int:
    return card % 6 + 1


def house_of(card: int) -> int:
    return card % 24 // 6


def rule_of(state: State, hotel: int) -> str:
    return state.book.hotels[state.hotels[hotel]].rule


def check_cards(game: Overbooking) -> None:
    """OC1, OB5: the 24 cards of every player are there, each once."""
    on_table = [card for line in game.state.lines for card in line]
    for seat, player in enumerate(game.state.players):
        cards = [card - 24 * seat for card in on_table if card // 24 == seat]
        for pile in (player.hand, player.collected, player.discarded):
            cards += cards_in(pile)
        assert sorted(cards + player.deck) == list(DECK), f"a card of seat {seat} is lost or doubled"


def check_lines(game: Overbooking) -> None:
    """OC4, OP5 and the rules of hotels: what may lie at a hotel that is not being checked."""
    state = game.state
    assert len(state.lines) == 2 * state.seats
    for hotel in range(state.seats):
        queue, door = state.lines[2 * hotel], state.lines[2 * hotel + 1]
        if state.phase == OVER or (state.phase == CHECKING and hotel < state.checked):
            assert queue == door == []
        elif state.phase == CHECKING and hotel == state.checked:
            assert len(queue) + len(door) <= 6
        else:
            _check_limits(rule_of(state, hotel), queue, door)


def _check_limits(rule: str, queue: list[int], door: list[int]) -> None:
    assert len(queue) <= (5 if rule == "no_back_door" else 4)
    assert len(door) <= (0 if rule == "no_back_door" else 2)
    types = {beds_of(card) for card in queue}
    if rule == "small_groups":
        assert types <= {1, 2, 3}
    elif rule == "large_groups":
        assert types <= {4, 5, 6}
    elif rule == "no_soldiers":
        assert 5 not in types
    elif rule == "two_houses":
        assert len({house_of(card) for card in queue}) <= 2


def check_tokens(game: Overbooking) -> None:
    """OS2, OP3, ON1: a token at each back door until the first card there: one for a door and round."""
    state = game.state
    doors = [hotel for hotel in range(state.seats) if rule_of(state, hotel) != "no_back_door"]
    lying = cards_in(state.tokens)
    assert set(lying) <= set(doors)
    if state.phase == PLACING:
        assert lying == tuple(hotel for hotel in doors if not state.lines[2 * hotel + 1])
    held = sum(player.tokens for player in state.players)
    rounds = min(state.round + 1, 4)
    taken_now = len(doors) - len(lying)
    assert taken_now <= held <= taken_now + (rounds - 1) * state.seats


def check_hands(game: Overbooking) -> None:
    """OS3, ON3, OP1: 9 cards and 5 more each round, of which at most 5 are played in a round."""
    state = game.state
    rounds = min(state.round + 1, 4)
    on_table = [card for line in state.lines for card in line]
    for seat, player in enumerate(state.players):
        assert len(player.deck) == 24 - (4 + 5 * rounds)
        played = [cards_in(cards) for cards in player.played]
        assert all(len(cards) <= 5 for cards in played)
        assert not any(played[rounds:])
        lying = {card % 24 for card in on_table if card // 24 == seat}
        out = lying | set(cards_in(player.collected | player.discarded))
        assert sorted(card for cards in played for card in cards) == sorted(out)
        assert player.hand.bit_count() == 4 + 5 * rounds - len(out)
        if state.phase == PLACING:
            assert lying == set(played[state.round])


def check_turn_order(game: Overbooking) -> None:
    """OP1, OB2: in phase 1 clockwise from the start player, in phase 2 the owner of a power."""
    state = game.state
    if state.phase == PLACING:
        assert 0 <= state.placements < 5 * state.seats
        assert game.to_move == (state.start + state.placements) % state.seats
        for seat, player in enumerate(state.players):
            turns = len(range((seat - state.start) % state.seats, state.placements, state.seats))
            assert player.played[state.round].bit_count() <= turns
    elif state.phase == CHECKING:
        door = state.lines[2 * state.checked + 1]
        assert game.to_move == door[state.door_place] // 24
        assert beds_of(door[state.door_place]) in (3, 4, 5)
    else:
        assert state.round == 4 and game.to_move is None
    assert game.to_move is None or len(game.legal_actions()) > 1, "a choice of one thing"


def check_hotels(game: Overbooking) -> None:
    """OS1, ON1, ON2: new hotels in rounds 1 and 3, their other sides in rounds 2 and 4."""
    state = game.state
    assert len(state.hotels) == state.seats
    assert len({side // 2 for side in state.hotels}) == state.seats
    if game.hypothetical:  # it does not know the draws before it was made
        return
    chance = game.chance()
    names = [state.book.hotels[side].name for side in state.hotels]
    rounds = min(state.round, 3)
    assert len(chance["hotels"]) == rounds // 2 + 1
    drawn = chance["hotels"][-1]
    assert names == (drawn if rounds % 2 == 0 else [name[0] + "ba"["ab".index(name[1])] for name in drawn])
    if rounds >= 2:
        first, second = ({name[0] for name in column} for column in chance["hotels"])
        assert not first & second, "a hotel card was used twice"
    assert state.start == (chance["start"] + rounds) % state.seats


def check_scores(game: Overbooking) -> None:
    """OE1, OE2: coins and tokens and bonus, counted from the collected cards."""
    bonus = BONUS[str(game.options["bonus"])]
    shown = game.view(None)["players"]
    for seat, player in enumerate(game.state.players):
        collected = cards_in(player.collected)
        coins = sum(COINS[card % 6] for card in collected)
        houses = Counter(house_of(card) for card in collected)
        points = coins + player.tokens + sum(bonus.get(count, 0) for count in houses.values())
        assert sum(player.coins) == coins
        assert shown[seat]["points"] == points
        if game.outcome is not None:
            assert game.outcome.scores[seat] == points


def check_end(game: Overbooking) -> None:
    """ON3, OE1-OE3: all cards are drawn, at most 20 played; who has won, and where the points come from."""
    assert game.outcome is not None
    keys: list[tuple[int, int]] = []
    for seat, player in enumerate(game.state.players):
        assert player.deck == []
        assert (player.collected | player.discarded).bit_count() <= 20
        parts = game.outcome.breakdown[seat]
        points = sum(parts[f"coins of round {number}"] for number in range(1, 5)) + parts["tokens"]
        assert points + sum(parts["bonus"].values()) == game.outcome.scores[seat]
        threes = sum(COINS[card % 6] == 3 for card in cards_in(player.collected))
        keys.append((game.outcome.scores[seat], threes))
    best = max(keys)
    assert game.outcome.winners == [seat for seat, key in enumerate(keys) if key == best]


@contextmanager
def watched() -> Iterator[Counter[str]]:
    """OB3-OB6: recount the beds of every hotel when its bookings are decided."""
    counts: Counter[str] = Counter()
    give_beds = checking.give_beds

    def give_and_recount(state: State) -> None:
        hotel = state.checked
        queue, door = state.lines[2 * hotel].copy(), state.lines[2 * hotel + 1].copy()
        expected, available = _with_beds(state, queue, door)
        before = [player.collected for player in state.players]
        give_beds(state)
        after = [player.collected for player in state.players]
        collected = {
            24 * seat + card
            for seat in range(state.seats)
            for card in cards_in(after[seat] & ~before[seat])
        }
        assert sum(beds_of(card) for card in collected) <= available, "more beds given than there are"
        assert collected == set(expected)
        for card in set(queue + door) - collected:
            assert state.players[card // 24].discarded >> card % 24 & 1
        assert state.lines[2 * hotel] == state.lines[2 * hotel + 1] == []
        counts["hotels"] += 1

    with patch.object(checking, "give_beds", give_and_recount):
        yield counts


def _with_beds(state: State, queue: list[int], door: list[int]) -> tuple[list[int], int]:
    """Which cards of the queue must get beds, and how many beds there are."""
    side = state.book.hotels[state.hotels[state.checked]]
    powers = Counter(beds_of(card) for card in door)
    available = max(0, side.beds + 3 * powers[2] - 3 * powers[6])
    first = {"monks_first": 1, "soldiers_first": 5}.get(side.rule)
    chosen = state.chosen

    def turn(place: int) -> tuple[int, bool, int, int]:
        card = queue[place]
        by_nobles = chosen.index(card) if card in chosen else len(chosen)
        return by_nobles, beds_of(card) != first, -beds_of(card), place

    left = available
    given: list[int] = []
    for place in sorted(range(len(queue)), key=turn):
        if beds_of(queue[place]) <= left:
            left -= beds_of(queue[place])
            given.append(queue[place])
    return given, available
