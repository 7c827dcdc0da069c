"""What is noticed in a game of Overbooking. Cards are told as in the notation, lists are by seat."""

from collections import Counter

from hotelier.core.game import Game, Json
from hotelier.overbooking.actions import DECLINE, DONE
from hotelier.overbooking.checking import power_card
from hotelier.overbooking.components import DECK, DOOR, beds_of, cards_in
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.state import CHECKING
from hotelier.overbooking.view import card_name


class Observer:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Overbooking)
        self.game = game
        self.start = game.state.start
        self.hotels: list[list[str]] = []
        self.placed: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        self.doors: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        self.powers: list[Counter[str]] = [Counter() for _ in range(game.seats)]
        self.notice_hotels()

    def notice_hotels(self) -> None:
        state = self.game.state
        if len(self.hotels) == state.round:
            self.hotels.append([state.book.hotel_names[hotel] for hotel in state.hotels])

    def before(self, seat: int, action: int) -> None:
        """Where a card goes, and which powers are used on somebody."""
        state = self.game.state
        names = state.book.type_names
        if state.phase == CHECKING:
            power = names[beds_of(power_card(state)) - 1]
            self.powers[seat][f"{power} declined" if action == DONE else power] += 1
        elif action == DECLINE:
            self.placed[seat]["declined"] += 1
        elif action // DECK % 2 == DOOR:
            self.placed[seat]["door"] += 1
            self.doors[seat][names[beds_of(action % DECK) - 1]] += 1
        else:
            self.placed[seat]["queue"] += 1

    def after(self, seat: int, action: int) -> None:
        if self.game.to_move is not None:
            self.notice_hotels()

    def facts(self) -> Json:
        players = self.game.state.players
        played = [sum(player.played) for player in players]
        for seat, cards in enumerate(played):
            forced = cards.bit_count() - self.placed[seat]["queue"] - self.placed[seat]["door"]
            if forced:
                self.placed[seat]["forced"] = forced
        return {
            "start": self.start,
            "hotels": self.hotels,
            "played": [self.names_of(cards) for cards in played],
            "collected": [self.names_of(player.collected) for player in players],
            "placed": [dict(sorted(counts.items())) for counts in self.placed],
            "doors": [dict(sorted(counts.items())) for counts in self.doors],
            "powers": [dict(sorted(counts.items())) for counts in self.powers],
            "tokens": [player.tokens for player in players],
            "coins": [player.coins.copy() for player in players],
        }

    def names_of(self, cards: int) -> list[str]:
        return [card_name(self.game.state.book, card) for card in cards_in(cards)]
