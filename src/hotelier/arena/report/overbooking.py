"""Overbooking: who gets a bed, queues and back doors, hotels."""

from collections import Counter

from hotelier.arena.ratings import Mean, Share
from hotelier.arena.report.charts import scale_for
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import ComparisonTable, Names, Section
from hotelier.core.game import Json
from hotelier.overbooking.content.book import own_book

RULES = {"none": "no rule"}


def sections() -> list[Section]:
    return [Beds(), Cards(), Places(), Hotels()]


class Beds:
    title = "Who gets a bed"
    template = "overbooking/beds.html"

    def __init__(self) -> None:
        self.beds: dict[str, Share] = {}

    def add(self, row: Json) -> None:
        for played, collected in zip(row["facts"]["played"], row["facts"]["collected"], strict=True):
            for card in played:
                self.beds.setdefault(card, Share()).add(card in collected)

    def data(self) -> Json | None:
        if not self.beds:
            return None
        book = own_book()
        houses = sorted({card.rpartition(" ")[0] for card in self.beds}, key=list(book.houses).index)
        return {
            "houses": houses,
            "rows": [
                (beds, name, [self.beds.get(f"{house} {beds}", Share()) for house in houses])
                for beds, name in enumerate(book.type_names, 1)
            ],
        }


class Cards:
    title = "Cards"
    template = "overbooking/cards.html"

    def __init__(self) -> None:
        self.collected = Comparison()

    def add(self, row: Json) -> None:
        for seat, collected in enumerate(row["facts"]["collected"]):
            self.collected.add(row, seat, collected)

    def data(self) -> Json | None:
        if not self.collected.everybody:
            return None
        return {"collected": ComparisonTable(self.collected, Names(), "card with its beds")}


class Places:
    title = "Queue or back door"
    template = "overbooking/places.html"

    def __init__(self) -> None:
        self.placed: dict[str, Counter[str]] = {}
        self.doors: dict[str, Counter[str]] = {}
        self.powers: dict[str, Counter[str]] = {}
        self.tokens: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        facts = row["facts"]
        for seat, bot in enumerate(row["bots"]):
            self.placed.setdefault(bot, Counter()).update(facts["placed"][seat])
            self.doors.setdefault(bot, Counter()).update(facts["doors"][seat])
            self.powers.setdefault(bot, Counter()).update(facts["powers"][seat])
            self.tokens.setdefault(bot, Mean()).add(facts["tokens"][seat])

    def data(self) -> Json | None:
        if not self.placed:
            return None
        types = own_book().type_names
        rows = [
            {
                "bot": bot,
                "door": self.door_share(bot),
                "tokens": self.tokens[bot].mean,
                "types": [(self.type_share(bot, name), self.used(bot, name)) for name in types],
            }
            for bot in self.placed
        ]
        return {"types": types, "rows": rows}

    def door_share(self, bot: str) -> float:
        placed = self.placed[bot]
        return placed["door"] / max(1, placed["door"] + placed["queue"])

    def type_share(self, bot: str, name: str) -> float:
        doors = self.doors[bot]
        return doors[name] / max(1, doors.total())

    def used(self, bot: str, name: str) -> float | None:
        """How often a power was used of the times when it could be; None if it never could."""
        used, declined = self.powers[bot][name], self.powers[bot][f"{name} declined"]
        return used / (used + declined) if used + declined else None


class Hotels:
    title = "Hotels"
    template = "overbooking/hotels.html"

    def __init__(self) -> None:
        self.coins: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        for number, hotels in enumerate(row["facts"]["hotels"]):
            coins = [seat[number] for seat in row["facts"]["coins"]]
            for hotel in hotels:
                self.coins.setdefault(hotel, Mean()).add(sum(coins) / len(coins))

    def data(self) -> Json | None:
        if not self.coins:
            return None
        means = self.coins.values()
        return {
            "scale": scale_for([mean.mean + sign * mean.margin for mean in means for sign in (-1, 1)]),
            "rows": [
                (hotel, rule_of(hotel), mean)
                for hotel, mean in sorted(self.coins.items(), key=lambda pair: -pair[1].mean)
            ],
        }


def rule_of(hotel: str) -> str:
    side = next((side for side in own_book().hotels if side.name == hotel), None)
    return f"{side.beds} beds, {RULES.get(side.rule, side.rule.replace('_', ' '))}" if side else ""
