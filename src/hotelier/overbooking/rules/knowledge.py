"""OC2, OP4, OP6: what a seat cannot know, and how it is drawn anew.

Of a face-down card everybody knows the owner, the place and the back: the house, and small or large.
Some places tell more: no soldiers lie in the queue of a hotel that does not take them. A player who had
to skip a placement showed that no card of the hand could be placed. All else is unknown: hands, decks and
the types of face-down cards, except one's own.
"""

from itertools import permutations
from typing import Final

from hotelier.core.chance import Seeded
from hotelier.overbooking.content.components import (
    ALL_CARDS,
    DECK,
    DRAWN_EACH_ROUND,
    FIRST_HAND,
    QUEUE,
    ROUNDS,
    cards_in,
    owner_of,
    same_back,
)
from hotelier.overbooking.rules.state import CHECKING, Player, Skip, State

TRIES: Final = 1000


class Slot:
    """A face-down card on the table."""

    __slots__ = ("allowed", "back", "line", "place")

    def __init__(self, line: int, place: int, back: int, allowed: int) -> None:
        self.line = line
        self.place = place
        self.back = back
        """All cards with this back."""
        self.allowed = allowed
        """The cards of this back that may lie there."""


def is_open(state: State, line: int, place: int) -> bool:
    """Whether a card on the table lies face up."""
    hotel = line // 2
    if state.phase == CHECKING and hotel <= state.checked:
        return True
    return line % 2 == QUEUE and state.book.hotels[state.hotels[hotel]].face_up == place


def is_known(state: State, seat: int | None, line: int, place: int) -> bool:
    """Whether a seat knows the type of a card on the table."""
    if is_open(state, line, place):
        return True
    return seat == owner_of(state.lines[line][place]) and not state.memory


def public_cards(state: State, owner: int) -> int:
    """The cards of a player that everybody has seen."""
    player = state.players[owner]
    public = player.collected | player.discarded
    for line, cards in enumerate(state.lines):
        for place, card in enumerate(cards):
            if owner_of(card) == owner and is_open(state, line, place):
                public |= 1 << (card % DECK)
    return public


def hidden_slots(state: State, seat: int | None, owner: int) -> list[Slot]:
    """The face-down cards of a player whose types the seat does not know."""
    slots: list[Slot] = []
    for line, cards in enumerate(state.lines):
        rule = state.book.hotels[state.hotels[line // 2]]
        allowed = rule.allowed if line % 2 == QUEUE else ALL_CARDS
        for place, card in enumerate(cards):
            if owner_of(card) == owner and not is_known(state, seat, line, place):
                back = same_back(card)
                slots.append(Slot(line, place, back, back & allowed))
    return slots


def exchange(state: State, seat: int | None, rng: Seeded) -> None:
    """Draw anew all cards that the seat cannot know."""
    for owner in range(state.seats):
        _exchange_cards_of(state, seat, owner, rng)


def _exchange_cards_of(state: State, seat: int | None, owner: int, rng: Seeded) -> None:
    player = state.players[owner]
    slots = hidden_slots(state, seat, owner)
    public = public_cards(state, owner)
    now = min(state.round, ROUNDS - 1)
    known = public
    if owner == seat:
        known |= player.hand
        if not state.memory:
            known |= _on_table(state, owner)
    for __ in range(TRIES):
        on_slots = _fill_slots(slots, ALL_CARDS & ~known, rng)
        pool = ALL_CARDS & ~known & ~_mask(on_slots)
        played = player.played.copy()
        if slots:
            played[now] = played[now] & public | _mask(on_slots)
        hand = player.hand if owner == seat else _draw_hand(player, played, now, pool, rng)
        if owner == seat or agrees_with_skips(player.skipped, played, hand, now):
            break
    else:
        raise AssertionError("no cards agree with what was seen")
    deck = cards_in(pool & ~hand)
    rng.shuffle(deck)
    player.hand = hand
    player.deck = deck
    player.played = played
    for slot, card in zip(slots, on_slots, strict=True):
        state.lines[slot.line][slot.place] = owner * DECK + card


def _fill_slots(slots: list[Slot], unknown: int, rng: Seeded) -> list[int]:
    """Cards for the slots: every way that the backs and the hotels' rules allow is equally likely."""
    cards = [-1] * len(slots)
    for back in sorted({slot.back for slot in slots}):
        places = [place for place, slot in enumerate(slots) if slot.back == back]
        ways = [
            way
            for way in permutations(cards_in(back & unknown), len(places))
            if all(slots[place].allowed >> card & 1 for place, card in zip(places, way, strict=True))
        ]
        for place, card in zip(places, ways[rng.below(len(ways))], strict=True):
            cards[place] = card
    return cards


def _draw_hand(player: Player, played: list[int], now: int, pool: int, rng: Seeded) -> int:
    """A hand from the pool, with enough cards in it that could not be placed when the player skipped.

    Of the cards in hand at a skip, some were played since then and the others are in hand still.
    """
    size = player.hand.bit_count()
    hand = 0
    for skip in player.skipped:
        needed = skip.count
        for round in range(skip.round + 1, now + 1):
            needed -= (played[round] & _stuck_until(player.skipped, skip.round, round)).bit_count()
        stuck = _stuck_until(player.skipped, skip.round, now + 1)
        needed -= (hand & stuck).bit_count()
        suitable = cards_in(pool & stuck & ~hand)
        rng.shuffle(suitable)
        hand |= _mask(suitable[: max(0, needed)])
    rest = cards_in(pool & ~hand)
    rng.shuffle(rest)
    return hand | _mask(rest[: max(0, size - hand.bit_count())])


def _stuck_until(skips: tuple[Skip, ...], first: int, end: int) -> int:
    """The cards that could not be placed at any skip from one round until before another."""
    stuck = ALL_CARDS
    for skip in skips:
        if first <= skip.round < end:
            stuck &= skip.unplaceable
    return stuck


def agrees_with_skips(skips: tuple[Skip, ...], played: list[int], hand: int, now: int) -> bool:
    """Whether these cards can have been drawn in such an order that every skip was one.

    A card that could have been placed when its owner skipped, and was not played before, must have been
    drawn later. So every card was drawn from some round on until it was played, and the cards drawn in each
    round must suffice: in no span of rounds may more cards have to be drawn than there were.
    """
    if not skips:
        return True
    if hand & ~_stuck_until(skips, now, now + 1):
        return False
    spans = [[0] * (now + 1) for __ in range(now + 1)]
    for round in range(now + 1):
        cards = played[round] | (hand if round == now else 0)
        for card in cards_in(cards):
            first = 0
            for skip in skips:
                if skip.round < round and not skip.unplaceable >> card & 1:
                    first = skip.round + 1
            spans[first][round] += 1
    for first in range(now + 1):
        for last in range(first, now + 1):
            must = sum(spans[a][b] for a in range(first, last + 1) for b in range(a, last + 1))
            drawn = DRAWN_EACH_ROUND * (last - first + 1)
            if must > drawn + (FIRST_HAND - DRAWN_EACH_ROUND if first == 0 else 0):
                return False
    return True


def _on_table(state: State, owner: int) -> int:
    """The cards of a player that lie at the hotels."""
    return _mask([card % DECK for line in state.lines for card in line if owner_of(card) == owner])


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
