"""What is noticed in a game of Overbooking, from what is told of it.

Cards are told as in the notation, lists are by seat.
"""

from collections import Counter
from collections.abc import Callable

from hotelier.core.game import Game, Json
from hotelier.overbooking.content.components import ROUNDS
from hotelier.overbooking.game import Overbooking


class Observer:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Overbooking)
        self.houses = game.state.book.houses
        self.places = {house: place for place, house in enumerate(self.houses)}
        self.types = game.state.book.type_names
        seats = range(game.seats)
        self.start = 0
        self.round = 0
        self.hotels: list[list[str]] = []
        self.played: list[list[Json]] = [[] for _ in seats]
        self.collected: list[list[Json]] = [[] for _ in seats]
        self.placed: list[Counter[str]] = [Counter() for _ in seats]
        self.doors: list[Counter[str]] = [Counter() for _ in seats]
        self.powers: list[Counter[str]] = [Counter() for _ in seats]
        self.tokens = [0 for _ in seats]
        self.coins = [[0] * ROUNDS for _ in seats]
        self.decision = 0
        self.chosen = False
        """Whether the event is what somebody chose: the first of a decision; the others follow of it."""

    def take(self, event: Json) -> None:
        self.chosen = event["decision"] != self.decision
        self.decision = event["decision"]
        notice = NOTICED.get(event["kind"])
        if notice is not None:
            notice(self, event)

    def notice_start(self, event: Json) -> None:
        self.start = event["start"]

    def notice_round(self, event: Json) -> None:
        self.round = event["round"]
        self.hotels.append([hotel["id"] for hotel in event["hotels"]])

    def notice_card(self, event: Json) -> None:
        seat = event["seat"]
        self.played[seat].append(event)
        self.placed[seat][event["to"] if self.chosen else "forced"] += 1
        if self.chosen and event["to"] == "door":
            self.doors[seat][self.types[event["beds"] - 1]] += 1

    def notice_declined(self, event: Json) -> None:
        self.placed[event["seat"]]["declined"] += 1

    def notice_token(self, event: Json) -> None:
        self.tokens[event["seat"]] += 1

    def notice_power(self, event: Json) -> None:
        """Those that somebody decides about."""
        if self.chosen:
            declined = " declined" if event["kind"] == "power_unused" else ""
            self.powers[event["seat"]][event["power"] + declined] += 1

    def notice_booking(self, event: Json) -> None:
        if event["got"]:
            self.collected[event["seat"]].append(event["card"])
            self.coins[event["seat"]][self.round - 1] += event["vp"]

    def facts(self) -> Json:
        return {
            "start": self.start,
            "hotels": self.hotels,
            "played": [self.names_of(cards) for cards in self.played],
            "collected": [self.names_of(cards) for cards in self.collected],
            "placed": [dict(sorted(counts.items())) for counts in self.placed],
            "doors": [dict(sorted(counts.items())) for counts in self.doors],
            "powers": [dict(sorted(counts.items())) for counts in self.powers],
            "tokens": self.tokens,
            "coins": self.coins,
        }

    def names_of(self, cards: list[Json]) -> list[str]:
        """House by house, as in the notation."""
        ordered = sorted([(self.places[card["house"]], card["beds"]) for card in cards])
        return [f"{self.houses[place]} {beds}" for place, beds in ordered]


NOTICED: dict[str, Callable[[Observer, Json], None]] = {
    "set_up": Observer.notice_start,
    "round_begins": Observer.notice_round,
    "card_placed": Observer.notice_card,
    "placement_declined": Observer.notice_declined,
    "token_taken": Observer.notice_token,
    "power_used": Observer.notice_power,
    "power_unused": Observer.notice_power,
    "booking_checked": Observer.notice_booking,
}
"""What is noticed of which event."""
