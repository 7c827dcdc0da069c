"""What each seat knows of the staff cards.

For every seat the cards whose place it does not know are divided into blocks: the cards of a block lie
in certain places, and any of them may lie in any of these places. Cards in no block are known to that
seat. So drawing anew what a seat cannot know means to exchange the cards of each block among the places
where they lie now; which places these are need not be written down.

At first a seat knows nothing but its own hand: one block. A card that is seen leaves its block, and a
block of one card is none. When another player secretly chooses among cards, those cards and all blocks
that they touch become one block.
"""

from hotelier.austria.rules.state import DRAWN, UNDER, State
from hotelier.core.chance import Seeded


def see(state: State, seat: int, cards: int) -> None:
    """A seat sees these cards and knows from now on where each of them is."""
    state.hidden[seat] = tuple([rest for block in state.hidden[seat] if _several(rest := block & ~cards)])


def show(state: State, cards: int) -> None:
    """Everybody sees these cards."""
    for seat in range(state.seats):
        see(state, seat, cards)


def blur(state: State, chooser: int, cards: int) -> None:
    """A seat secretly chooses among these cards: the others can no longer tell them apart."""
    for seat in range(state.seats):
        if seat == chooser:
            continue
        merged = cards
        others: list[int] = []
        for block in state.hidden[seat]:
            if block & cards:
                merged |= block
            else:
                others.append(block)
        if _several(merged):
            others.append(merged)
        state.hidden[seat] = tuple(others)


def _several(block: int) -> bool:
    """A block of one card is no secret: there is only one place where it can be."""
    return block & (block - 1) != 0


def unknown_to(state: State, seat: int | None) -> int:
    """The cards whose place the seat does not know; a spectator knows only what lies open."""
    unknown = 0
    for block in blocks_of(state, seat):
        unknown |= block
    return unknown


def blocks_of(state: State, seat: int | None) -> tuple[int, ...]:
    """The blocks of a seat; to a spectator everything that is not open is one block."""
    if seat is not None:
        return state.hidden[seat]
    hidden = 0
    for card in state.staff_deck:
        hidden |= 1 << card
    for player in state.players:
        hidden |= player.hand
    for pack in state.packs:
        hidden |= pack
    for kind, __, cards, __, __ in state.stack:
        if kind in (DRAWN, UNDER):
            hidden |= cards
    if state.automaton is not None:
        for card in state.automaton.hidden_staff():
            hidden |= 1 << card
    return (hidden,)


def exchange(state: State, seat: int | None, rng: Seeded) -> None:
    """Draw anew where the staff cards lie that the seat cannot know.

    What is drawn for a place depends on the place and on nothing else: the same generator gives the same
    guess, whatever the truth is.
    """
    renamed = list(range(len(state.book.staff_number)))
    order = in_order_of_places(state)
    for block in blocks_of(state, seat):
        _exchange_block(state, block, order, renamed, rng)
    state.staff_deck = [renamed[card] for card in state.staff_deck]
    if state.automaton is not None:
        state.automaton.rename_staff(renamed)
    for player in state.players:
        player.hand = _rename(player.hand, renamed)
    state.packs = [_rename(pack, renamed) for pack in state.packs]
    state.hidden = [tuple([_rename(block, renamed) for block in blocks]) for blocks in state.hidden]
    state.stack = [
        (kind, owner, _rename(number, renamed) if kind in (DRAWN, UNDER) else number, second, third)
        for kind, owner, number, second, third in state.stack
    ]


def in_order_of_places(state: State) -> list[int]:
    """All cards that may be hidden, by where they lie; within a hand their order does not matter."""
    order = state.staff_deck.copy()
    if state.automaton is not None:
        order += state.automaton.hidden_staff()
    in_hands = 0
    for player in state.players:
        append_cards(order, player.hand)
        in_hands |= player.hand
    for pack in state.packs:
        append_cards(order, pack)
    for kind, __, cards, __, __ in state.stack:
        if kind in (DRAWN, UNDER):
            append_cards(order, cards & ~in_hands)
    return order


def append_cards(out: list[int], cards: int) -> None:
    """Append the cards of a set."""
    while cards:
        low = cards & -cards
        out.append(low.bit_length() - 1)
        cards ^= low


def _exchange_block(state: State, block: int, order: list[int], renamed: list[int], rng: Seeded) -> None:
    """Every card of a block can lie in each of its places, but an automaton has only `end` cards (L3)."""
    automatic: list[int] = []
    if state.automaton is not None:
        automatic = [card for card in state.automaton.hidden_staff() if block >> card & 1]
    cards = [card for card in order if block >> card & 1]
    drawn = cards.copy()
    drawn.sort()
    rng.shuffle(drawn)
    for card in automatic:
        other = next(each for each in drawn if state.book.end_staff >> each & 1)
        drawn.remove(other)
        cards.remove(card)
        renamed[card] = other
    for card, other in zip(cards, drawn, strict=True):
        renamed[card] = other


def _rename(cards: int, renamed: list[int]) -> int:
    result = 0
    for card, other in enumerate(renamed):
        if cards >> card & 1:
            result |= 1 << other
    return result
