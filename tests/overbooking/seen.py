"""An own account of what everybody has seen of a game, and all hidden cards that agree with it.

Nothing here asks the engine what is known: it looks at the cards that lie on the table, at the cards that
came out, and at the placements that were skipped, and tries every way to deal the rest.
"""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules import placing
from hotelier.overbooking.rules.state import CHECKING, PLACING, State
from tests.overbooking.invariants import DECK, beds_of, cards_in, house_of, rule_of

Way = tuple[tuple[int, ...], frozenset[int]]
"""Hidden cards of a player: those that lie face down, place by place, and the hand; then comes the deck."""
DRAWN = (9, 5, 5, 5)  # OS3, ON3

NOT_IN_QUEUE = {
    "small_groups": {card for card in DECK if beds_of(card) > 3},
    "large_groups": {card for card in DECK if beds_of(card) <= 3},
    "no_soldiers": {card for card in DECK if beds_of(card) == 5},
}


class Account:
    """What everybody saw so far: in which round cards were played that came out since, and skips."""

    def __init__(self, game: Overbooking) -> None:
        self.game = game
        self.round = 1
        self.played: list[dict[int, int]] = [{} for _ in range(game.seats)]
        self.skips: list[list[tuple[int, set[int]]]] = [[] for _ in range(game.seats)]
        """For each seat the rounds in which it skipped, and the cards that had no place then."""

    def look(self) -> None:
        """To be called at every decision: cards that are collected or discarded now were played before."""
        for seat, player in enumerate(self.game.state.players):
            for card in cards_in(player.collected | player.discarded):
                self.played[seat].setdefault(card, self.round)
        self.round = min(self.game.state.round + 1, 4)

    def agrees(self, seat: int, face_down: tuple[int, ...], hand: frozenset[int]) -> bool:
        """OP6: whether the cards could be drawn in time to be played, and so that no skip was wrong."""
        windows: list[tuple[int, int]] = []
        played = {**self.played[seat], **dict.fromkeys(face_down, self.round)}
        for card in [*played, *hand]:
            gone = played.get(card, 9)
            first = 1
            for round_of_skip, without_place in self.skips[seat]:
                if gone > round_of_skip and card not in without_place:  # not yet in hand at this skip
                    first = round_of_skip + 1
            windows.append((first, min(gone, self.round)))
        for number in range(1, self.round + 1):
            ready = sorted(
                (window for window in windows if window[0] <= number), key=lambda window: window[1]
            )
            if len(ready) < DRAWN[number - 1] or ready[0][1] < number:
                return False
            for window in ready[: DRAWN[number - 1]]:
                windows.remove(window)
        return not windows


@contextmanager
def account_of(game: Overbooking) -> Iterator[Account]:
    """Keep an account of a game while it is played."""
    account = Account(game)
    skip = placing.skip

    def note(state: State, seat: int) -> None:
        if state is game.state:
            without_place = {card for card in DECK if not places_for(state, card)}
            account.look()
            account.skips[seat].append((state.round + 1, without_place))
        skip(state, seat)

    with patch.object(placing, "skip", note):
        yield account


def places_for(state: State, card: int) -> int:
    """To how many lines a card may be played now."""
    places = 0
    for hotel in range(state.seats):
        queue, door = state.lines[2 * hotel], state.lines[2 * hotel + 1]
        rule = rule_of(state, hotel)
        houses = {house_of(each) for each in queue} | {house_of(card)}
        places += (
            len(queue) < (5 if rule == "no_back_door" else 4)
            and card not in NOT_IN_QUEUE.get(rule, ())
            and (rule != "two_houses" or len(houses) <= 2)
        )
        places += rule != "no_back_door" and len(door) < 2
    return places


def is_asked(state: State, hand: frozenset[int]) -> bool:
    """Whether the seat to place would have a choice with this hand."""
    choices = sum(places_for(state, card) for card in hand)
    last = state.placements == 5 * state.seats - 1
    return choices > 1 or (last and choices == 1)


def lies_open(state: State, line: int, place: int) -> bool:
    """OB1, and the rules of hotels."""
    hotel = line // 2
    if state.phase == CHECKING and hotel <= state.checked:
        return True
    place_of_rule = {"first_face_up": 0, "second_face_up": 1}.get(rule_of(state, hotel))
    return line % 2 == 0 and place == place_of_rule


def face_down(state: State, viewer: int | None, owner: int) -> list[tuple[int, int]]:
    """Lines and places of the cards of an owner whose types a viewer does not know."""
    if viewer == owner and not state.memory:
        return []
    return [
        (line, place)
        for line, cards in enumerate(state.lines)
        for place, card in enumerate(cards)
        if card // 24 == owner and not lies_open(state, line, place)
    ]


def way_of(game: Overbooking, viewer: int | None, owner: int) -> Way:
    """The hidden cards of an owner as they are."""
    state = game.state
    cards = tuple(state.lines[line][place] % 24 for line, place in face_down(state, viewer, owner))
    return cards, frozenset(cards_in(state.players[owner].hand))


def all_ways(account: Account, viewer: int | None, owner: int) -> set[Way]:
    """Every way the hidden cards of an owner can be, for all that a viewer has seen."""
    state = account.game.state
    player = state.players[owner]
    hidden = face_down(state, viewer, owner)
    seen_there = tuple(
        card % 24
        for line, cards in enumerate(state.lines)
        for place, card in enumerate(cards)
        if card // 24 == owner and (line, place) not in hidden
    )
    held = frozenset(cards_in(player.hand))
    known = {
        *cards_in(player.collected | player.discarded),
        *seen_there,
        *(held if viewer == owner else ()),
    }
    unknown = [card for card in DECK if card not in known]
    asks = state.phase == PLACING and owner == account.game.to_move and owner != viewer
    ways: set[Way] = set()
    for chosen in itertools.product(*(_may_lie(state, place, unknown) for place in hidden)):
        if len(set(chosen)) < len(chosen):
            continue
        rest = [card for card in unknown if card not in chosen]
        hands = [held] if viewer == owner else itertools.combinations(rest, len(held))
        for hand in map(frozenset, hands):
            if (not asks or is_asked(state, hand)) and account.agrees(owner, chosen + seen_there, hand):
                ways.add((chosen, hand))
    return ways


def _may_lie(state: State, where: tuple[int, int], unknown: list[int]) -> list[int]:
    """OC2: the cards with the back that lies there, if the hotel takes them."""
    line, place = where
    back = state.lines[line][place]
    forbidden = NOT_IN_QUEUE.get(rule_of(state, line // 2), set()) if line % 2 == 0 else set()
    return [
        card
        for card in unknown
        if house_of(card) == house_of(back)
        and (beds_of(card) <= 3) == (beds_of(back) <= 3)
        and card not in forbidden
    ]
