"""The state of a game: plain data with a cheap copy."""

from typing import Final

from hotelier.core.chance import Seeded
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.content.components import DOOR, QUEUE
from hotelier.overbooking.rules.tale import OverbookingTale

PLACING: Final = 0
CHECKING: Final = 1
OVER: Final = 2


class Skip:
    """OP6: a hand of which no card could be placed, and so what everybody knows of it. Never changed."""

    __slots__ = ("count", "round", "unplaceable")

    def __init__(self, round: int, unplaceable: int, count: int) -> None:
        self.round = round
        self.unplaceable = unplaceable
        """The cards that could not be placed by anybody then: all of the hand were among them."""
        self.count = count
        """How many cards were in hand."""


class Player:
    """What one player has."""

    __slots__ = ("coins", "collected", "deck", "discarded", "hand", "played", "skipped", "tokens")

    def __init__(
        self,
        hand: int,
        deck: list[int],
        collected: int,
        discarded: int,
        tokens: int,
        coins: list[int],
        played: list[int],
        skipped: tuple["Skip", ...],
    ) -> None:
        self.hand = hand
        self.deck = deck
        """Face down; the last card is on top."""
        self.collected = collected
        """Cards that got their beds."""
        self.discarded = discarded
        self.tokens = tokens
        self.coins = coins
        """Coins collected in each round."""
        self.played = played
        """The cards that were played in each round, as masks."""
        self.skipped = skipped
        """OP6: the first time in each round that no card could be placed."""

    def copy(self) -> "Player":
        return Player(
            self.hand,
            self.deck.copy(),
            self.collected,
            self.discarded,
            self.tokens,
            self.coins.copy(),
            self.played.copy(),
            self.skipped,
        )


class State:
    """The whole table."""

    __slots__ = (
        "beds",
        "book",
        "chance",
        "checked",
        "chosen",
        "door_place",
        "hotels",
        "lines",
        "memory",
        "phase",
        "placements",
        "players",
        "revealed",
        "round",
        "seats",
        "start",
        "tale",
        "tokens",
        "used",
    )

    def __init__(
        self,
        book: Book,
        chance: Seeded,
        seats: int,
        memory: bool,
        players: list[Player],
        hotels: list[int],
        used: int,
        tokens: int,
        lines: list[list[int]],
        phase: int,
        round: int,
        start: int,
        placements: int,
        checked: int,
        door_place: int,
        chosen: list[int],
        beds: int,
        revealed: int,
        tale: OverbookingTale | None,
    ) -> None:
        self.book = book
        self.chance = chance
        self.seats = seats
        self.memory = memory
        """OP4: whether players may not look at their own face-down cards."""
        self.players = players
        self.hotels = hotels
        """The side of a hotel card that lies at each place of the column."""
        self.used = used
        """Hotel cards that were in the column so far, as a mask."""
        self.tokens = tokens
        """Hotels with a point token at the back door, as a mask."""
        self.lines = lines
        """Cards at the hotels, nearest first: the queue of hotel h is line 2h, its back door 2h + 1."""
        self.phase = phase
        self.round = round
        self.start = start
        self.placements = placements
        """How many placements of this round are over, skipped and declined ones among them."""
        self.checked = checked
        """The hotel whose bookings are being checked; those before it are done."""
        self.door_place = door_place
        """The card at its back door whose power comes next."""
        self.chosen = chosen
        """Cards chosen by nobles, in order."""
        self.beds = beds
        """The beds of the hotel being checked, as powers have changed them."""
        self.revealed = revealed
        self.tale = tale
        """What happened, if somebody listens."""

    def queue(self, hotel: int) -> list[int]:
        return self.lines[2 * hotel + QUEUE]

    def door(self, hotel: int) -> list[int]:
        return self.lines[2 * hotel + DOOR]

    def placing_seat(self) -> int:
        """OP1: whose placement it is."""
        return (self.start + self.placements) % self.seats

    def copy(self) -> "State":
        return State(
            self.book,
            self.chance.copy(),
            self.seats,
            self.memory,
            [player.copy() for player in self.players],
            self.hotels.copy(),
            self.used,
            self.tokens,
            [line.copy() for line in self.lines],
            self.phase,
            self.round,
            self.start,
            self.placements,
            self.checked,
            self.door_place,
            self.chosen.copy(),
            self.beds,
            self.revealed,
            None if self.tale is None else self.tale.copy(),
        )
