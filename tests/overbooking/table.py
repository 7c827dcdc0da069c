"""The one builder of test positions: a table laid out as a test wants it.

A hotel is named by its printed id ("2a") or by beds and rule ("8 monks_first"). A card of a deck is a text
such as "fish 3"; on the table its owner stands before it: "0:fish 3, 1:bird 2", nearest to the hotel first.
Every card is moved, never copied, so that the table stays complete.
"""

from typing import Any

from hotelier import new_game
from hotelier.overbooking.content.components import DECK, PLAYED_EACH_ROUND, ROUNDS, TYPES, cards_in
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules.rounds import choices_now, run_on
from hotelier.overbooking.rules.state import Player

HOUSES = ("fish", "bird", "lion", "stag")
ALL_CARDS = ", ".join(f"{house} {beds}" for house in HOUSES for beds in range(1, 7))
"""A whole deck."""
FILLER = "13 none"
"""The hotels that a test does not care about."""


class Table:
    """A game before the first placement, ready to be arranged; there are as many seats as hotels."""

    def __init__(
        self,
        *hotels: str,
        later: list[str] | None = None,
        seats: int = 2,
        start: int = 0,
        decks: list[str] | None = None,
        coins: dict[str, list[int]] | None = None,
        bonus: str = "none",
        memory: bool = False,
        seed: int = 1,
    ) -> None:
        """`later` are the hotels of round 3; `decks` give the top cards of the seats; `coins` the coins of
        the six cards of a house."""
        seats = max(seats, len(hotels))
        column = list(hotels) + [FILLER] * (seats - len(hotels))
        rows: list[dict[str, object]] = []
        for place, hotel in enumerate(column):
            if " " in hotel:
                beds, rule = hotel.split()
                name = f"{place + 1}a"
                rows.append({"id": name, "beds": int(beds), "rule": rule})
                column[place] = name
        script: dict[str, Any] = {"start": start, "hotels": [column] + ([later] if later else [])}
        if decks:
            script["decks"] = [names(deck) for deck in decks]
        content: dict[str, Any] = {"game": "overbooking", "name": "test table"}
        if rows:
            content["hotels"] = rows
        if coins:
            content["coins"] = coins
        game = new_game(
            "overbooking",
            seats=seats,
            seed=seed,
            script=script,
            content=content,
            bonus=bonus,
            memory=memory,
        )
        assert isinstance(game, Overbooking)
        self.game = game

    # Arranging ------------------------------------------------------------------------------------

    def at(self, hotel: int = 1, *, queue: str = "", door: str = "") -> "Table":
        """Lay out the cards at a hotel. As in play, who has the first card at a back door has the token."""
        state = self.game.state
        for line, text in ((2 * hotel - 2, queue), (2 * hotel - 1, door)):
            for name in names(text):
                owner, _, card = name.partition(":")
                self._take_away(int(owner), number_of(card))
                state.lines[line].append(int(owner) * DECK + number_of(card))
        if door and state.tokens >> (hotel - 1) & 1:
            state.tokens &= ~(1 << (hotel - 1))
            self.player(int(door.partition(":")[0])).tokens += 1
        return self.look()

    def seat(
        self,
        seat: int = 0,
        *,
        hand: str | None = None,
        collected: str | None = None,
        tokens: int | None = None,
    ) -> "Table":
        """Arrange what a player has; what leaves the hand goes below the deck."""
        player = self.player(seat)
        if hand is not None:
            player.deck[:0] = cards_in(player.hand)
            player.hand = 0
            for name in names(hand):
                self._take_away(seat, number_of(name))
                player.hand |= 1 << number_of(name)
        if collected is not None:
            for name in names(collected):
                self._take_away(seat, number_of(name))
                player.collected |= 1 << number_of(name)
                player.coins[self.game.state.round] += self.game.state.book.coins[number_of(name)]
        if tokens is not None:
            player.tokens = tokens
        return self.look()

    def round(self, number: int) -> "Table":
        self.game.state.round = number - 1
        return self

    def placed(self, count: int) -> "Table":
        """`count` placements of this round are over."""
        self.game.state.placements = count
        return self.look()

    def listen(self) -> "Table":
        """Tell what happens from now on."""
        self.game.listen()
        return self

    def look(self) -> "Table":
        """Ask the game anew what is legal, after the position was changed by hand."""
        self.game._legal = choices_now(self.game.state)
        return self

    # Playing --------------------------------------------------------------------------------------

    def play(self, *actions: str) -> "Table":
        """Play these actions; each must be legal."""
        for text in actions:
            assert text in self.legal(), f"{text!r} is not among {self.legal()}"
            self.game.apply(self.game.parse(text))
        return self.complete()

    def go_on(self) -> "Table":
        """Let the game do all that is forced now."""
        self.game._legal = run_on(self.game.state)
        return self.complete()

    def check(self) -> "Table":
        """Phase 2 begins: all placements are over."""
        return self.placed(PLAYED_EACH_ROUND * self.game.seats).go_on()

    def finish_round(self) -> "Table":
        """Play anything until the next round begins or the game is over."""
        before = self.game.state.round
        while self.game.state.round == before:
            self.game.apply(self.game.legal_actions()[0])
        return self.complete()

    def end(self) -> "Table":
        """Let the game end now: check the bookings that are there as those of round 4."""
        self.round(ROUNDS).check()
        assert self.game.outcome is not None
        return self

    # Looking --------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        return [self.game.notation(action) for action in self.game.legal_actions()]

    def places(self, card: str) -> str:
        """Where a card may be played, e.g. "queue 1, door 1, queue 2"."""
        return ", ".join(
            text.removeprefix(f"{card} ") for text in self.legal() if text.startswith(f"{card} ")
        )

    @property
    def phase(self) -> object:
        return self.game.view(None)["phase"]

    @property
    def question(self) -> dict[str, Any]:
        """Whom the game asks for which power: {"kind": "nobles", "hotel": 1, "card": "fish 4"}."""
        asked: dict[str, Any] = self.game.view(None)["question"]
        return asked

    def player(self, seat: int = 0) -> Player:
        return self.game.state.players[seat]

    def queue(self, hotel: int = 1) -> str:
        return on_table(self.game.state.lines[2 * hotel - 2])

    def door(self, hotel: int = 1) -> str:
        return on_table(self.game.state.lines[2 * hotel - 1])

    def hand(self, seat: int = 0) -> str:
        return in_words(self.player(seat).hand)

    def collected(self, seat: int = 0) -> str:
        return in_words(self.player(seat).collected)

    def discarded(self, seat: int = 0) -> str:
        return in_words(self.player(seat).discarded)

    def with_token(self) -> list[int]:
        """The hotels with a point token."""
        hotels = self.game.view(None)["hotels"]
        return [number for number, hotel in enumerate(hotels, 1) if hotel["token"]]

    def hotels(self) -> list[str]:
        return [hotel["id"] for hotel in self.game.view(None)["hotels"]]

    def told(self, audience: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What an audience saw happen, without the numbers of decisions."""
        return [
            {key: value for key, value in event.items() if key != "decision"}
            for event in self.game.events(audience, since)
        ]

    def complete(self) -> "Table":
        """OC1: wherever they are, the 24 cards of every player are there, each once."""
        table = [card for line in self.game.state.lines for card in line]
        for seat, player in enumerate(self.game.state.players):
            cards = [card % DECK for card in table if card // DECK == seat] + player.deck
            for pile in (player.hand, player.collected, player.discarded):
                cards += cards_in(pile)
            assert sorted(cards) == list(range(DECK)), f"cards of seat {seat}: {sorted(cards)}"
        return self

    def _take_away(self, seat: int, card: int) -> None:
        """Take a card out of the hand or the deck."""
        player = self.player(seat)
        if card in player.deck:
            player.deck.remove(card)
        else:
            assert player.hand >> card & 1, f"seat {seat} has no {name_of(card)} left"
            player.hand &= ~(1 << card)


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")] if text else []


def number_of(name: str) -> int:
    """The card of a deck with this name."""
    house, beds = name.split()
    return HOUSES.index(house) * TYPES + int(beds) - 1


def name_of(card: int) -> str:
    return f"{HOUSES[card // TYPES]} {card % TYPES + 1}"


def in_words(mask: int) -> str:
    """A set of cards, house by house, small groups first."""
    return ", ".join(name_of(card) for card in cards_in(mask))


def on_table(line: list[int]) -> str:
    return ", ".join(f"{card // DECK}:{name_of(card % DECK)}" for card in line)
