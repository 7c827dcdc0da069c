"""Telling what happens: a method for every event of `shown/events.py`, called beside the change."""

from hotelier.core.tale import NOBODY, Json, Tale
from hotelier.overbooking.content.actions import PLACE_NAMES
from hotelier.overbooking.content.book import Book, Hotel
from hotelier.overbooking.content.components import DECK, beds_of, house_of, is_large, owner_of


class OverbookingTale(Tale):
    """What happened in a game of Overbooking."""

    def __init__(self, book: Book, memory: bool, bonus: str) -> None:
        super().__init__()
        self.book = book
        self.memory = memory
        """OP4: whether players may not look at their own face-down cards, and so not look them up here."""
        self.bonus = bonus
        """OS4: which bonus is scored at the end."""

    def copy(self) -> "OverbookingTale":
        twin = OverbookingTale(self.book, self.memory, self.bonus)
        twin.go_on_from(self)
        return twin

    # Setting up, rounds

    def set_up(self, seats: int, start: int) -> None:
        self.tell({"kind": "set_up", "seats": seats, "start": start, "deck": DECK})

    def round_begins(self, round: int, start: int, turned: bool, sides: list[int], tokens: int) -> None:
        hotels = [
            _side(self.book.hotels[side], bool(tokens >> hotel & 1)) for hotel, side in enumerate(sides)
        ]
        self.tell(
            {
                "kind": "round_begins",
                "round": round + 1,
                "start": start,
                "turned": turned,
                "hotels": hotels,
            }
        )

    def cards_drawn(self, seat: int, cards: list[int]) -> None:
        """Only who draws them sees them, house by house: the order of the deck tells nothing."""
        drawn = [
            {"house": self.book.houses[house_of(card)], "beds": beds_of(card)} for card in sorted(cards)
        ]
        event = {"kind": "cards_drawn", "seat": seat, "count": len(cards), "cards": drawn}
        self.tell_secret(event, seat, {"cards": None})

    def round_ends(self, round: int) -> None:
        self.tell({"kind": "round_ends", "round": round + 1})

    # Playing cards

    def card_placed(self, seat: int, card: int, line: int, place: int, face_up: bool) -> None:
        """OC2: the beds of a face-down card are its owner's secret."""
        event = {
            "kind": "card_placed",
            "seat": seat,
            "house": self.book.houses[house_of(card)],
            "large": is_large(card),
            "beds": beds_of(card),
            "hotel": line // 2 + 1,
            "to": PLACE_NAMES[line % 2],
            "place": place + 1,
            "face_up": face_up,
        }
        if face_up:
            self.tell(event)
        else:
            self.tell_secret(event, NOBODY if self.memory else seat, {"beds": None})

    def token_taken(self, seat: int, hotel: int) -> None:
        self.tell({"kind": "token_taken", "seat": seat, "hotel": hotel + 1, "vp": 1})

    def placement_declined(self, seat: int) -> None:
        self.tell({"kind": "placement_declined", "seat": seat})

    def placement_skipped(self, seat: int) -> None:
        self.tell({"kind": "placement_skipped", "seat": seat})

    # Checking bookings

    def hotel_opened(self, hotel: int, side: int, queue: list[int], door: list[int]) -> None:
        self.tell(
            {
                "kind": "hotel_opened",
                "hotel": hotel + 1,
                "beds": self.book.hotels[side].beds,
                "rule": self.book.hotels[side].rule,
                "queue": [self._open(card) for card in queue],
                "door": [self._open(card) for card in door],
            }
        )

    def power_used(self, hotel: int, card: int, beds: int, chosen: int | None, place: int | None) -> None:
        self.tell(
            {
                **self._at(hotel, card, "power_used"),
                "power": self.book.type_names[beds_of(card) - 1],
                "chosen": None if chosen is None else self._open(chosen),
                "place": None if place is None else place + 1,
                "beds": max(0, beds),
            }
        )

    def power_unused(self, hotel: int, card: int, declined: bool) -> None:
        power = self.book.type_names[beds_of(card) - 1]
        self.tell({**self._at(hotel, card, "power_unused"), "power": power, "declined": declined})

    def card_moved(self, hotel: int, card: int, place: int) -> None:
        self.tell({**self._at(hotel, card, "card_moved"), "place": place + 1})

    def card_replaced(self, hotel: int, card: int, replaced: int, place: int) -> None:
        event = self._at(hotel, card, "card_replaced")
        self.tell({**event, "replaced": self._open(replaced), "place": place + 1})

    def booking_checked(
        self, hotel: int, card: int, chosen: bool, first: bool, got: bool, beds: int
    ) -> None:
        self.tell(
            {
                **self._at(hotel, card, "booking_checked"),
                "turn": "chosen" if chosen else "rule" if first else "size",
                "got": got,
                "beds": beds,
                "vp": self.book.coins[card % DECK] if got else 0,
            }
        )

    def card_discarded(self, hotel: int, card: int) -> None:
        self.tell(self._at(hotel, card, "card_discarded"))

    def hotel_checked(self, hotel: int) -> None:
        self.tell({"kind": "hotel_checked", "hotel": hotel + 1})

    # The end

    def bonus_scored(self, seat: int, house: int, cards: int, vp: int) -> None:
        name = self.book.houses[house]
        self.tell({"kind": "bonus_scored", "seat": seat, "house": name, "cards": cards, "vp": vp})

    def game_over(self, scores: list[int], ranking: list[int], winners: list[int]) -> None:
        self.tell({"kind": "game_over", "scores": scores, "ranking": ranking, "winners": winners})

    # Parts of events

    def _at(self, hotel: int, card: int, kind: str) -> Json:
        """What happens to a card at a hotel; `seat` is its owner."""
        return {"kind": kind, "seat": owner_of(card), "hotel": hotel + 1, "card": self._open(card)}

    def _open(self, card: int) -> Json:
        house = self.book.houses[house_of(card)]
        return {"owner": owner_of(card), "house": house, "beds": beds_of(card)}


def _side(side: Hotel, token: bool) -> Json:
    return {
        "id": side.name,
        "beds": side.beds,
        "rule": side.rule,
        "stand_in": side.stand_in,
        "token": token,
    }
