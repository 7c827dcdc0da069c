"""A second reckoning of a game from its record alone, written after the rules and not after the engine.

It takes the hotels, the decks and the decisions of a record, plays them out with plain texts such as
"fish 3" and tells what everybody has at the end. Printed values come from the content files.
"""

import json
from importlib import resources
from typing import Any

BONUS = {"none": {}, "beginner": {4: 2, 5: 4, 6: 6}, "expert": {4: 2, 5: 5, 6: 10}}  # OE2

Guest = tuple[int, str]
"""A card on the table: its owner and its name."""


def printed(name: str) -> dict[str, Any]:
    file = resources.files("hotelier.overbooking") / "content" / f"{name}.json"
    values: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return values


def beds(name: str) -> int:
    return int(name.split()[1])


def house(name: str) -> str:
    return name.partition(" ")[0]


class Recount:
    """A record played out; afterwards `collected`, `tokens`, `scores` and `winners` can be compared."""

    def __init__(self, record: dict[str, Any]) -> None:
        chance = record["chance"]
        self.seats: int = record["seats"]
        self.start: int = chance["start"]
        self.decisions: list[str] = list(record["actions"])
        self.decks: list[list[str]] = [list(deck) for deck in chance["decks"]]
        self.hotels = {hotel["id"]: (hotel["beds"], hotel["rule"]) for hotel in printed("hotels")["hotels"]}
        self.coins = printed("cards")["coins"]
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        self.collected: list[list[str]] = [[] for _ in range(self.seats)]
        self.tokens = [0] * self.seats
        self.coins_by_round = [[0] * 4 for _ in range(self.seats)]
        for number in range(4):
            column = chance["hotels"][number // 2]
            if number % 2:  # ON1: rounds 2 and 4 show the other sides
                column = [name[:-1] + ("b" if name[-1] == "a" else "a") for name in column]
            self.play_round(number, [self.hotels[name] for name in column])
        assert not self.decisions, f"decisions after the end: {self.decisions}"
        self.bonus = [self.bonus_of(cards, record["options"]["bonus"]) for cards in self.collected]
        self.scores = [
            sum(self.coins_by_round[seat]) + self.tokens[seat] + self.bonus[seat]
            for seat in range(self.seats)
        ]
        ranks = [(self.scores[seat], self.cards_worth_three(seat)) for seat in range(self.seats)]
        self.winners = [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]

    def play_round(self, number: int, column: list[tuple[int, str]]) -> None:
        for seat in range(self.seats):
            drawn = 9 if number == 0 else 5  # OS3, ON3
            self.hands[seat].update(self.decks[seat][:drawn])
            del self.decks[seat][:drawn]
        queues: list[list[Guest]] = [[] for _ in column]
        doors: list[list[Guest]] = [[] for _ in column]
        for placement in range(5 * self.seats):  # OP1
            seat = (self.start + number + placement) % self.seats  # ON2
            self.place(seat, placement == 5 * self.seats - 1, column, queues, doors)
        for (in_hotel, rule), queue, door in zip(column, queues, doors, strict=True):
            for seat, name in self.check(in_hotel, rule, queue, door):
                self.collected[seat].append(name)
                self.coins_by_round[seat][number] += self.worth(name)

    # Phase 1 --------------------------------------------------------------------------------------

    def place(
        self,
        seat: int,
        last: bool,
        column: list[tuple[int, str]],
        queues: list[list[Guest]],
        doors: list[list[Guest]],
    ) -> None:
        possible: list[str] = []
        for hotel, (_, rule) in enumerate(column):
            for name in self.hands[seat]:
                if may_join(rule, queues[hotel], name):
                    possible.append(f"{name} queue {hotel + 1}")
                if rule != "no_back_door" and len(doors[hotel]) < 2:
                    possible.append(f"{name} door {hotel + 1}")
        if not possible:  # OP6
            return
        if last:  # OP2
            possible.append("decline")
        decision = possible[0] if len(possible) == 1 else self.decisions.pop(0)
        assert decision in possible, f"{decision} is not among {possible}"
        if decision == "decline":
            return
        name, where, hotel_number = decision.rsplit(" ", 2)
        place = int(hotel_number) - 1
        self.hands[seat].remove(name)
        if where == "queue":
            queues[place].append((seat, name))
        else:
            self.tokens[seat] += not doors[place]  # OP3
            doors[place].append((seat, name))

    # Phase 2 --------------------------------------------------------------------------------------

    def check(self, in_hotel: int, rule: str, queue: list[Guest], door: list[Guest]) -> list[Guest]:
        """The guests that get beds."""
        chosen: list[Guest] = []
        for guest in door:  # OB2
            owner, name = guest
            match beds(name):
                case 1:  # OW1
                    queue.append(guest)
                case 2:  # OW2
                    in_hotel += 3
                case 6:  # OW6
                    in_hotel -= 3
                case 3:  # OW3
                    place = self.choice([other for other in queue if other[0] == owner], queue)
                    if place is not None:
                        queue[place] = guest
                case 4:  # OW4
                    place = self.choice([other for other in queue if other[0] == owner], queue)
                    if place is not None:
                        chosen.append(queue[place])
                case 5:  # OW5
                    place = self.choice([other for other in queue if beds(other[1]) == 6], queue)
                    if place is not None:
                        queue[place] = guest

        def before_others(guest: Guest) -> tuple[int, int, int, int]:  # OB3
            first = chosen.index(guest) if guest in chosen else len(chosen)
            priority = {"monks_first": 1, "soldiers_first": 5}.get(rule) == beds(guest[1])
            return first, 0 if priority else 1, -beds(guest[1]), queue.index(guest)

        served: list[Guest] = []
        for guest in sorted(queue, key=before_others):
            if beds(guest[1]) <= in_hotel:  # OB4, OB6
                in_hotel -= beds(guest[1])
                served.append(guest)
        return served

    def choice(self, possible: list[Guest], queue: list[Guest]) -> int | None:
        """The place in the queue that the owner of a power chose, None for none."""
        if not possible:
            return None
        decision = self.decisions.pop(0)
        if decision == "done":
            return None
        word, place = decision.split()
        assert word == "choose"
        assert queue[int(place) - 1] in possible, f"{decision}: {queue}"
        return int(place) - 1

    # The end --------------------------------------------------------------------------------------

    def worth(self, name: str) -> int:
        coins: int = self.coins[house(name)][beds(name) - 1]
        return coins

    def bonus_of(self, collected: list[str], option: str) -> int:
        houses = [house(name) for name in collected]
        return sum(BONUS[option].get(houses.count(each), 0) for each in set(houses))

    def cards_worth_three(self, seat: int) -> int:  # OE3
        return sum(1 for name in self.collected[seat] if self.worth(name) == 3)


def may_join(rule: str, queue: list[Guest], name: str) -> bool:
    """Whether a card may be played to a queue (OC4, OP5)."""
    if len(queue) == (5 if rule == "no_back_door" else 4):
        return False
    if rule == "small_groups":
        return beds(name) <= 3
    if rule == "large_groups":
        return beds(name) >= 4
    if rule == "no_soldiers":
        return beds(name) != 5
    if rule == "two_houses":
        return len({house(other) for _, other in queue} | {house(name)}) <= 2
    return True
