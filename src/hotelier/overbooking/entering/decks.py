"""OS3, ON3, OP6: decks from which everybody could draw what was played, and nothing where a placement was
skipped that could have been placed."""

from typing import Final

from hotelier.overbooking.content.components import DECK, DRAWN_EACH_ROUND, FIRST_HAND, ROUNDS, cards_in

DRAWN: Final = [FIRST_HAND] + [DRAWN_EACH_ROUND] * (ROUNDS - 1)
"""How many cards everybody draws for each round."""


class Dealing:
    """For each card of a deck the first and the last round for which it can have been drawn."""

    def __init__(self) -> None:
        self.first = [0] * DECK
        self.last = [ROUNDS - 1] * DECK
        self.played = 0

    def play(self, card: int, round: int) -> None:
        self.last[card] = round
        self.played |= 1 << card

    def skip(self, placeable: int, round: int) -> None:
        """Whatever could have been placed came later."""
        for card in cards_in(placeable & ~self.played):
            self.first[card] = round + 1

    def deck(self) -> list[int] | None:
        """Such a deck, the first card drawn first; None if there is none."""
        deck: list[int] = []
        for round, count in enumerate(DRAWN):
            ready = [card for card in range(DECK) if self.first[card] <= round and card not in deck]
            ready.sort(key=self.last.__getitem__)
            if len(ready) < count or any(self.last[card] <= round for card in ready[count:]):
                return None
            deck += ready[:count]
        in_time = all(self.first[card] <= self.last[card] for card in range(DECK))
        return deck if in_time else None
