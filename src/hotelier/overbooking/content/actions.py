"""The action table: where to play which card, and the choices of powers.

Placements come first, place by place: `place * DECK + card`, where a place is the queue or the back door
of a hotel. The table is the same for every number of players.
"""

from typing import Final

from hotelier.core.actions import ActionTable, Entry
from hotelier.overbooking.content.components import DECK, LONGEST_QUEUE, beds_of, house_of, is_large

MOST_HOTELS: Final = 4
PLACES: Final = 2 * MOST_HOTELS
DECLINE: Final = PLACES * DECK
CHOOSE: Final = DECLINE + 1  # + place in the queue, 0 nearest to the hotel
DONE: Final = CHOOSE + LONGEST_QUEUE

PLACE_NAMES: Final = ("queue", "door")

CHUNK: Final = 8
"""Sets of cards are looked up eight cards at a time."""
CHUNKS: Final = 3
CHUNK_MASK: Final = 255
PLACEMENTS: Final = [
    [
        [place * DECK + chunk * CHUNK + card for card in range(CHUNK) if cards >> card & 1]
        for cards in range(CHUNK_MASK + 1)
    ]
    for place in range(PLACES)
    for chunk in range(CHUNKS)
]
"""The placements of every set of eight neighbouring cards at a place: looked up instead of being counted
out for each decision."""


def append_placements(out: list[int], place: int, cards: int) -> None:
    """Append the placements of a set of cards at a place."""
    chunk = CHUNKS * place
    while cards:
        if cards & CHUNK_MASK:
            out.extend(PLACEMENTS[chunk][cards & CHUNK_MASK])
        cards >>= CHUNK
        chunk += 1


def nth_placement(place: int, cards: int, n: int) -> int:
    """The placement at index n of those that `append_placements` would append."""
    chunk = CHUNKS * place
    while True:
        some = PLACEMENTS[chunk][cards & CHUNK_MASK]
        if n < len(some):
            return some[n]
        n -= len(some)
        cards >>= CHUNK
        chunk += 1


def action_table(houses: list[str]) -> ActionTable:
    entries: list[Entry] = []
    for place in range(PLACES):
        hotel = place // 2 + 1
        where = PLACE_NAMES[place % 2]
        for card in range(DECK):
            house = houses[house_of(card)]
            beds = beds_of(card)
            back = {"house": house, "large": is_large(card)}
            data = {"kind": "play", **back, "beds": beds, "to": where, "hotel": hotel}
            entries.append(Entry(f"{house} {beds} {where} {hotel}", data, argument=card, second=place))
    entries.append(Entry("decline", {"kind": "decline"}))
    for place in range(LONGEST_QUEUE):
        data = {"kind": "choose", "place": place + 1}
        entries.append(Entry(f"choose {place + 1}", data, argument=place))
    entries.append(Entry("done", {"kind": "done"}))
    return ActionTable(entries, f"{houses[0]} 3 queue 1, {houses[1]} 6 door 2, choose 2, done, decline")
