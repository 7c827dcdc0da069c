"""OC2, OP4, OP6: what a seat cannot know, and how it is drawn anew.

Of a face-down card everybody knows the owner, the place and the back: the house, and small or large.
Some places tell more: no soldiers lie in the queue of a hotel that does not take them. A player who had
to skip a placement showed that no card of the hand could be placed. All else is unknown: hands, decks and
the types of face-down cards, except one's own.
"""

from itertools import permutations

from hotelier.core.chance import Seeded
from hotelier.overbooking.components import (
    ALL_CARDS,
    DECK,
    QUEUE,
    cards_in,
    owner_of,
    same_back,
)
from hotelier.overbooking.state import CHECKING, Player, Skip, State

TRIES = 1000


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
    known = public_cards(state, owner)
    if owner == seat:
        known |= player.hand
        if not state.memory:
            known |= _on_table(state, owner)
    public = public_cards(state, owner)
    for _ in range(TRIES):
        on_slots = _fill_slots(slots, ALL_CARDS & ~known, rng)
        pool = ALL_CARDS & ~known & ~_mask(on_slots)
        hand: int | None = player.hand
        if owner != seat:
            hand = _draw_hand(player, state.round, pool, public, _mask(on_slots), rng)
        if hand is not None:
            break
    assert hand is not None, "the true cards always agree with what was seen"
    deck = cards_in(pool & ~hand)
    rng.shuffle(deck)
    player.hand = hand
    player.deck = deck
    for slot, card in zip(slots, on_slots, strict=True):
        state.lines[slot.line][slot.place] = owner * DECK + card
    player.skipped = tuple(
        [
            Skip(skip.round, skip.unplaceable, skip.count, public | _on_table(state, owner))
            if skip.round == state.round
            else skip
            for skip in player.skipped
        ]
    )


def _fill_slots(slots: list[Slot], unknown: int, rng: Seeded) -> list[int]:
    """Cards for the slots: every way that the backs and the hotels' rules allow is equally likely."""
    cards = [-1] * len(slots)
    for back in {slot.back for slot in slots}:
        places = [place for place, slot in enumerate(slots) if slot.back == back]
        ways = [
            way
            for way in permutations(cards_in(back & unknown), len(places))
            if all(slots[place].allowed >> card & 1 for place, card in zip(places, way, strict=True))
        ]
        for place, card in zip(places, ways[rng.below(len(ways))], strict=True):
            cards[place] = card
    return cards


def _draw_hand(
    player: Player, this_round: int, pool: int, public: int, face_down: int, rng: Seeded
) -> int | None:
    """A hand that agrees with every placement that the player had to skip; None if it went wrong.

    Of the cards in hand at a skip, all unplaceable, some were played since then and the others are in
    hand still: so enough of the cards that came from the hand since then must have been unplaceable.
    """
    size = player.hand.bit_count()
    hand = 0
    for skip in player.skipped:
        needed = skip.count
        if skip.round != this_round:  # in its own round nothing is played after a skip
            played_since = (public | face_down) & ~skip.played
            needed -= (played_since & skip.unplaceable).bit_count()
        needed -= (hand & skip.unplaceable).bit_count()
        suitable = cards_in(pool & skip.unplaceable & ~hand)
        if needed > len(suitable):
            return None
        if needed > 0:
            rng.shuffle(suitable)
            hand |= _mask(suitable[:needed])
    rest = cards_in(pool & ~hand)
    rng.shuffle(rest)
    missing = size - hand.bit_count()
    return hand | _mask(rest[:missing]) if missing >= 0 else None


def _on_table(state: State, owner: int) -> int:
    """The cards of a player that lie at the hotels."""
    return _mask([card % DECK for line in state.lines for card in line if owner_of(card) == owner])


def _mask(cards: list[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
