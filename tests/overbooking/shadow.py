"""A shadow of the table, made from nothing but what one audience was told; it must equal the view."""

from typing import Any

from tests.overbooking.invariants import BONUS, HOUSES

Json = dict[str, Any]
NOT_TOLD = ("options", "legal")
"""What a view holds besides the table."""


class Shadow:
    """The table as an audience can know it from events; None is a spectator."""

    def __init__(self, audience: int | None) -> None:
        self.audience = audience
        self.phase = "placing"
        self.round = 0
        self.start = 0
        self.placements = 0
        self.checked = 0
        self.powers = 0
        """How many cards at the back door of the hotel being checked have had their turn and stay there."""
        self.beds = 0
        self.hotels: list[Json] = []
        self.chosen: list[Json] = []
        self.players: list[Json] = []
        self.hand: list[str] = []
        """The own hand; with the option `memory` also cards that were laid face down since."""
        self.laid: list[tuple[str, bool]] = []
        """The backs of those cards."""
        self.vp: list[int] = []

    def take(self, event: Json) -> None:
        """Something has happened."""
        getattr(self, f"_{event['kind']}")(event)
        if "vp" in event:
            self.vp[event["seat"]] += event["vp"]

    def check(self, view: Json) -> None:
        """The view of the audience must be what was told."""
        told = {key: value for key, value in view.items() if key not in NOT_TOLD}
        own = [] if self.audience is None else told["players"][self.audience]["known_hand"]
        self._check_hand(own)
        expected = {
            "game": "overbooking",
            "seats": len(self.players),
            "seat": self.audience,
            "phase": self.phase,
            "round": self.round,
            "start": self.start,
            "to_move": self._to_move(),
            "question": self._question(),
            "hotels": [self._hotel(number) for number in range(len(self.hotels))],
            "players": [
                self._player(seat, own, view["options"]["bonus"]) for seat in range(len(self.players))
            ],
        }
        assert told == expected

    # Setting up, rounds

    def _set_up(self, event: Json) -> None:
        self.start = event["start"]
        self.vp = [0] * event["seats"]
        self.players = [
            {
                "hand_size": 0,
                "deck": event["deck"],
                "collected": [],
                "discarded": [],
                "tokens": 0,
                "coins": [0, 0, 0, 0],
                "skipped_in_rounds": [],
            }
            for _ in range(event["seats"])
        ]

    def _round_begins(self, event: Json) -> None:
        assert event["round"] == self.round + 1
        assert event["turned"] == (event["round"] in (2, 4))
        self.phase = "placing"
        self.round = event["round"]
        self.start = event["start"]
        self.placements = 0
        self.hotels = [{**hotel, "queue": [], "door": []} for hotel in event["hotels"]]

    def _cards_drawn(self, event: Json) -> None:
        player = self.players[event["seat"]]
        player["hand_size"] += event["count"]
        player["deck"] -= event["count"]
        assert (event["cards"] is not None) == (event["seat"] == self.audience)
        if event["cards"] is not None:
            assert len(event["cards"]) == event["count"]
            self.hand += [f"{card['house']} {card['beds']}" for card in event["cards"]]

    def _round_ends(self, event: Json) -> None:
        assert event["round"] == self.round and self.checked == len(self.hotels)

    # Playing cards

    def _card_placed(self, event: Json) -> None:
        assert event["seat"] == self._to_move()
        self.placements += 1
        self.players[event["seat"]]["hand_size"] -= 1
        line = self.hotels[event["hotel"] - 1][event["to"]]
        card = {key: event[key] for key in ("house", "large", "beds", "face_up")}
        line.append({"owner": event["seat"], **card})
        assert event["place"] == len(line)
        if event["seat"] == self.audience:
            if event["beds"] is None:
                self.laid.append((event["house"], event["large"]))
            else:
                self.hand.remove(f"{event['house']} {event['beds']}")

    def _token_taken(self, event: Json) -> None:
        assert self.hotels[event["hotel"] - 1]["token"] and event["vp"] == 1
        self.hotels[event["hotel"] - 1]["token"] = False
        self.players[event["seat"]]["tokens"] += 1

    def _placement_declined(self, event: Json) -> None:
        assert event["seat"] == self._to_move()
        self.placements += 1

    def _placement_skipped(self, event: Json) -> None:
        assert event["seat"] == self._to_move()
        self.placements += 1
        rounds = self.players[event["seat"]]["skipped_in_rounds"]
        if self.round not in rounds:
            rounds.append(self.round)

    # Checking bookings

    def _hotel_opened(self, event: Json) -> None:
        assert event["hotel"] == (self.checked + 1 if self.phase == "checking" else 1)
        self.phase = "checking"
        self.checked = event["hotel"] - 1
        self.powers = 0
        self.chosen = []
        hotel = self.hotels[self.checked]
        self.beds = hotel["beds"]
        assert (event["beds"], event["rule"]) == (hotel["beds"], hotel["rule"])
        for line in ("queue", "door"):
            for lying, card in zip(hotel[line], event[line], strict=True):
                self._turn_up(lying, card)

    def _turn_up(self, lying: Json, card: Json) -> None:
        assert (lying["owner"], lying["house"]) == (card["owner"], card["house"])
        assert lying["large"] == (card["beds"] > 3)
        assert lying["beds"] in (None, card["beds"])
        if lying["owner"] == self.audience and lying["beds"] is None:
            self.hand.remove(f"{card['house']} {card['beds']}")
            self.laid.remove((card["house"], card["beds"] > 3))
        lying.update(beds=card["beds"], face_up=True)

    def _power_used(self, event: Json) -> None:
        self._expect_power(event)
        self.beds = event["beds"]
        hotel = self.hotels[self.checked]
        if event["chosen"] is not None:
            assert hotel["queue"][event["place"] - 1] == _face_up(event["chosen"])
        if event["power"] == "nobles":
            self.chosen.append(_face_up(event["chosen"]))
        if event["power"] in ("merchants", "nobles", "labourers"):
            self.powers += 1

    def _power_unused(self, event: Json) -> None:
        self._expect_power(event)
        self.powers += 1

    def _expect_power(self, event: Json) -> None:
        assert event["hotel"] == self.checked + 1
        assert event["seat"] == event["card"]["owner"]
        assert self.hotels[self.checked]["door"][self.powers] == _face_up(event["card"])

    def _card_moved(self, event: Json) -> None:
        hotel = self.hotels[event["hotel"] - 1]
        hotel["door"].remove(_face_up(event["card"]))
        hotel["queue"].append(_face_up(event["card"]))
        assert event["place"] == len(hotel["queue"])

    def _card_replaced(self, event: Json) -> None:
        hotel = self.hotels[event["hotel"] - 1]
        hotel["door"].remove(_face_up(event["card"]))
        assert hotel["queue"][event["place"] - 1] == _face_up(event["replaced"])
        hotel["queue"][event["place"] - 1] = _face_up(event["card"])

    def _booking_checked(self, event: Json) -> None:
        card = _face_up(event["card"])
        assert event["turn"] == "chosen" or card not in self.chosen
        assert event["got"] == (card["beds"] <= self.beds)
        assert event["beds"] == self.beds - (card["beds"] if event["got"] else 0)
        self.beds = event["beds"]
        if event["got"]:
            self.hotels[event["hotel"] - 1]["queue"].remove(card)
            player = self.players[event["seat"]]
            player["collected"].append(f"{card['house']} {card['beds']}")
            player["coins"][self.round - 1] += event["vp"]
        else:
            assert event["vp"] == 0

    def _card_discarded(self, event: Json) -> None:
        card = _face_up(event["card"])
        hotel = self.hotels[event["hotel"] - 1]
        for line in ("queue", "door"):  # a replaced card lies nowhere any more
            if card in hotel[line]:
                hotel[line].remove(card)
        self.players[event["seat"]]["discarded"].append(f"{card['house']} {card['beds']}")

    def _hotel_checked(self, event: Json) -> None:
        hotel = self.hotels[event["hotel"] - 1]
        assert hotel["queue"] == hotel["door"] == [], "a card was lost"
        self.checked = event["hotel"]

    # The end

    def _bonus_scored(self, event: Json) -> None:
        collected = self.players[event["seat"]]["collected"]
        assert event["cards"] == sum(card.split()[0] == event["house"] for card in collected)

    def _game_over(self, event: Json) -> None:
        self.phase = "over"
        assert event["scores"] == self.vp
        assert event["winners"] == [seat for seat, rank in enumerate(event["ranking"]) if rank == 1]

    # The view

    def _check_hand(self, own: list[str]) -> None:
        """Cards that their owner may not look up are missing, each with the back that was seen."""
        assert set(own) <= set(self.hand)
        missing = [card.split() for card in self.hand if card not in own]
        assert sorted((house, int(beds) > 3) for house, beds in missing) == sorted(self.laid)
        if not self.laid:
            assert own == _in_order(self.hand)

    def _power_card(self) -> Json:
        card: Json = self.hotels[self.checked]["door"][self.powers]
        return card

    def _to_move(self) -> int | None:
        if self.phase == "placing":
            return (self.start + self.placements) % len(self.players)
        return int(self._power_card()["owner"]) if self.phase == "checking" else None

    def _question(self) -> Json | None:
        if self.phase == "placing":
            return {"kind": "place", "placement": self.placements // len(self.players) + 1}
        if self.phase == "over":
            return None
        card = self._power_card()
        kind = {3: "maids", 4: "nobles", 5: "soldiers"}[card["beds"]]
        return {"kind": kind, "hotel": self.checked + 1, "card": f"{card['house']} {card['beds']}"}

    def _hotel(self, number: int) -> Json:
        hotel = self.hotels[number]
        checking = self.phase == "checking"
        now = checking and number == self.checked
        places = [hotel["queue"].index(card) + 1 for card in self.chosen if card in hotel["queue"]]
        return {
            **hotel,
            "beds_now": self.beds if now else hotel["beds"],
            "checked": checking and number < self.checked,
            "chosen": places if now else [],
        }

    def _player(self, seat: int, own: list[str], bonus: str) -> Json:
        player = self.players[seat]
        return {
            **player,
            "known_hand": own if seat == self.audience else [],
            "collected": _in_order(player["collected"]),
            "discarded": _in_order(player["discarded"]),
            "points": self.vp[seat] + (self._bonus(seat, bonus) if self.phase != "over" else 0),
        }

    def _bonus(self, seat: int, bonus: str) -> int:
        """A view counts the bonus from the first on; it is told when it is scored, at the end."""
        houses = [card.split()[0] for card in self.players[seat]["collected"]]
        return sum(BONUS[bonus].get(houses.count(house), 0) for house in HOUSES)


def _face_up(card: Json) -> Json:
    return {**card, "large": card["beds"] > 3, "face_up": True}


def _in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (HOUSES.index(card.split()[0]), card))
