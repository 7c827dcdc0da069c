"""A slow encoder of games with modules, given nothing but a view: the second opinion on observations.

It shares no code with the encoder of the package but the layout, and a view holds nothing that its seat may
not know. So where both agree, an observation holds no secret.
"""

from typing import Any, Final

from hotelier.austria.content.board import GROUPS
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    CLAIM_SPACES,
    COLOUR_NAMES,
    ITEM_NAMES,
    ROUNDS,
    SPACES,
    space_name,
)
from hotelier.austria.content.manifests import MODULES
from hotelier.austria.content.rows import Guest
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.game import Austria
from hotelier.austria.shown.view import PHASES
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.core.game import Json
from hotelier.core.options import Value
from hotelier.envs.austria.waltz_layout import (
    ASKED,
    DIE_COLOURS,
    DISCOUNTED,
    FACES,
    GAINS,
    GUEST_SIZE,
    GUESTS_AT_ONCE,
    HALLS,
    ONLY,
    ROWS,
    TABLES,
    TIMES,
    TOKENS,
    Box,
)

Fields = dict[str, list[float]]

SPACE_NAMES: Final = [space_name(space) for space in range(SPACES)]
DISCOUNT_OF_FREE: Final = 8
"""What a discount that makes something free counts in an observation."""
NO_GUEST: Final = [0.0] * GUEST_SIZE


def hot(names: Any, name: object) -> list[float]:
    """1 for the one that is named; all 0 if it is none of them."""
    return [1.0 if each == name else 0.0 for each in names]


def members(names: Any, some: Any) -> list[float]:
    """1 for each that is among some."""
    if not some:
        return [0.0] * len(names)
    return [1.0 if each in some else 0.0 for each in names]


def scaled(numbers: Any, unit: int) -> list[float]:
    return [number / unit for number in numbers]


def guest_row(box: Box, row: Guest) -> list[float]:
    """A guest card: what is printed on it."""
    gains = dict.fromkeys(GAINS, 0)
    times = dict.fromkeys(TIMES, 0)
    discounts = dict.fromkeys(DISCOUNTED, 0)
    reward: list[Any] = row["reward"]
    for effect in reward:
        for word, values in effect.items():
            if word == "gain":
                for what, amount in values.items():
                    gains[what] += amount
                continue
            times[word] += values.get("count", 1)
            if word in discounts:
                discounts[word] += DISCOUNT_OF_FREE if values.get("free") else values.get("discount", 0)
    return [
        1.0,
        (box.guests.index(row["id"]) + 1) / 128,
        *hot(COLOUR_NAMES, row["colour"]),
        row["vp"] / 10,
        *scaled([row["order"].get(item, 0) for item in ALL_ITEM_NAMES], 4),
        *scaled([*gains.values(), *times.values(), *discounts.values()], 4),
        *hot(ONLY, row.get("only")),
    ]


class WaltzReference:
    """Turns what a seat sees into the numbers of an observation, field by field."""

    def __init__(self, game: Austria) -> None:
        self.hotels = game.state.seats
        self.box = Box()
        self.guests = {row["id"]: guest_row(self.box, row) for row in game.book.guest_rows}

    def fields(self, view: Json) -> Fields:
        """All numbers by the names of their fields."""
        waltz: Json = view.get("waltz", {})
        fields = self._flow(view) | self._question(view["question"] or {}) | self._table(view)
        fields |= self._ball(waltz.get("ball", {}))
        fields |= self._lounge(waltz.get("lounge", {}))
        fields |= self._entrances(waltz.get("entrances", {}), view["seat"])
        fields["key"] = self._whose(waltz.get("key", {}).get("holder"), view["seat"])
        if "solo" in view:
            fields |= self._solo(view["solo"])
            fields |= self._rival(view["solo"].get("entrance", {}), view["queue"])
        for step in range(self.hotels):
            other = (view["seat"] + step) % self.hotels
            for name, values in self._hotel(view["players"][other]).items():
                fields[f"players.{step}.{name}"] = values
            for name, values in self._own_parts(waltz, other).items():
                fields[f"players.{step}.{name}"] = values
        return fields

    def _whose(self, whose: int | None, seat: int) -> list[float]:
        """A seat, counted from the own one."""
        return hot(range(self.hotels), None if whose is None else (whose - seat) % self.hotels)

    def _flow(self, view: Json) -> Fields:
        options: dict[str, Value] = view["options"]
        turn = view["turn"]
        difficulty = options.get("difficulty")
        return {
            "seat": hot(range(self.hotels), view["seat"]),
            "options": [
                0.0
                if options["edition"] == "revised"
                else 0.5
                if options["printing"] == "spanish"
                else 1.0,
                float(options["board"] == "day"),
                float(options["staff"] == "intro"),
                float(options["staff"] == "draft"),
                float(options["promo"] is True),
                float(difficulty == "medium"),
                float(difficulty == "hard"),
            ],
            "modules": members([str(module) for module in MODULES], options.get("modules", "")),
            "phase": hot(PHASES, view["phase"]),
            "round": hot(range(ROUNDS + 1), view["round"]),
            "start": self._whose(view["start"], view["seat"]),
            "to_move": self._whose(view["to_move"], view["seat"]),
            "turn": [
                float(turn["guest_taken"]),
                float(turn["die_taken"]),
                float(turn["touched"]),
                turn["extra_turns"] / 4,
            ],
        }

    def _question(self, question: Json) -> Fields:
        """What is being decided; a question names a card by itself or as the source of a reward."""
        source: Json = question.get("source", question)
        left: int = question.get("left", 0)
        return {
            "question.kind": hot(ASKED, question.get("kind")),
            "question.strength": [question.get("strength", left) / 10],
            "question.count": [question.get("count", 0) / 10],
            "question.items": self._items(question.get("items", {})),
            "question.source": [
                (places.index(source[kind]) + 1) / 128 if kind in source else 0.0
                for kind, places in self.box.sources.items()
            ],
            "question.row": hot(ROWS, source.get("row")),
            "question.income_waiting": [question.get("income_waiting", 0) / 10],
            "question.extra": [float(question.get("extra", False))],
            "question.hall": [question.get("hall", 0) / 4],
            "question.space": [question.get("space", 0) / 10],
            "question.floor": [float(question.get("completed") == "floor")],
            "question.die": hot(DIE_COLOURS, question.get("colour")),
            "question.value": [question.get("value", 0) / 10],
            "question.item": hot(ALL_ITEM_NAMES, question.get("item")),
            "question.cards": members(self.box.staff, question.get("cards") or []),
        }

    def _items(self, items: dict[str, int]) -> list[float]:
        return scaled([items.get(item, 0) for item in ALL_ITEM_NAMES], 4)

    def _guest(self, number: Any) -> list[float]:
        return NO_GUEST if number is None else self.guests[number]

    def _table(self, view: Json) -> Fields:
        above = {card["staff"]: card["above"] + 1 for card in view["known_in_staff_deck"]}
        fields: Fields = {
            "dice": scaled(view["dice"], 4),
            "guest_deck": [view["guest_deck"] / 128],
            "discard": members(self.box.guests, set(view["discard"])),
            "staff_deck": [view["staff_deck"] / 128],
            "known_staff_deck": scaled([above.get(number, 0) for number in self.box.staff], 128),
        }
        for place, guest in enumerate(view["queue"]):
            fields[f"queue.{place}"] = self._guest(guest)
        for place, objective in enumerate(view["objectives"]):
            fields[f"objectives.{place}.which"] = hot(self.box.objectives, objective["id"])
            fields[f"objectives.{place}.claimed"] = hot(range(CLAIM_SPACES + 1), objective["claimed"])
        for place, tile in enumerate(view["emperor_tiles"]):
            fields[f"tiles.{place}"] = hot(self.box.tiles, tile)
        return fields

    def _ball(self, ball: Json) -> Fields:
        """Module 1, but for the dancers of each hotel."""
        halls: list[Json] = ball.get("halls", [{}] * HALLS)
        costs: Json = ball.get("costs", {})
        fields: Fields = {
            "ball.costs": scaled([costs.get(row, 0) for row in ROWS], 4),
            "ball.rehearsals_left": members(self.box.rehearsals, ball.get("rehearsals_left", [])),
        }
        for place, hall in enumerate(halls):
            fields[f"ball.halls.{place}.which"] = hot(self.box.ballrooms, hall.get("id"))
            fields[f"ball.halls.{place}.scored"] = [float(hall.get("scored", False))]
            fields[f"ball.halls.{place}.spaces"] = [hall.get("spaces", 0) / 4]
        return fields

    def _lounge(self, lounge: Json) -> Fields:
        """Module 2, but for who has taken which celebrity."""
        dice: Json = lounge.get("dice", {})
        tiles: Json = lounge.get("tiles", {})
        fields: Fields = {
            "lounge.deck": [lounge.get("deck", 0) / 10],
            "lounge.discard": members(self.box.celebrities, lounge.get("discard", [])),
            "lounge.cost": [lounge.get("cost", 0) / 4],
        }
        for place, colour in enumerate(DIE_COLOURS):
            fields[f"lounge.{place}.die"] = hot(FACES, dice.get(colour))
            fields[f"lounge.{place}.celebrity"] = hot(self.box.celebrities, tiles.get(colour))
        return fields

    def _entrances(self, entrances: Json, seat: int) -> Fields:
        """Module 3: offers, and what lies beside single entrances, of which there is one each."""
        offers: list[Json] = entrances.get("offers", [])
        beside: Json = {}
        for player in entrances.get("players", []):
            beside |= player
        own: list[Json] = beside.get("objectives", [])
        fields: Fields = {
            "entrances.first_die": hot([*FACES, "key"], beside.get("first_die")),
            "entrances.tokens": members(TOKENS, beside.get("tokens", [])),
            "entrances.guests": [beside.get("guests", 0) / 4],
            "entrances.objectives": members(self.box.objectives, [each["id"] for each in own]),
            "entrances.claimed": members(
                self.box.objectives, [each["id"] for each in own if each["claimed"]]
            ),
            "entrances.tiles": members(self.box.tiles, beside.get("tiles", [])),
        }
        for place in range(max(self.hotels, 3)):
            offer: Json = offers[place] if place < len(offers) else {}
            fields[f"entrances.offers.{place}.which"] = hot(self.box.entrances, offer.get("id"))
            fields[f"entrances.offers.{place}.bid"] = [offer.get("bid", 0) / 10]
            fields[f"entrances.offers.{place}.bidder"] = self._whose(offer.get("bidder"), seat)
        return fields

    def _solo(self, solo: Json) -> Fields:
        return {
            "solo.countdown": [
                value for letter in "ABC" for value in hot(COUNTDOWN_NAMES, solo["countdown"][letter])
            ],
            "solo.staff_left": [solo["staff_left"] / 4],
            "solo.cards_left": [solo["cards_left"] / 64],
            "solo.cards_drawn": members(self.box.instructions, solo["cards_drawn"]),
        }

    def _rival(self, entrance: Json, queue: list[Any]) -> Fields:
        """L40: the automaton's own entrance."""
        rooms: list[Any] = entrance.get("rooms", [None] * GUESTS_AT_ONCE)
        items: list[Any] = entrance.get("items", [None] * len(FACES))
        supply: Json = entrance.get("supply", {})
        marked: list[int] = entrance.get("marked", [])
        fields: Fields = {
            "solo.entrance": hot(ENTRANCES, entrance.get("id")),
            "solo.rooms": [(SPACE_NAMES.index(room) + 1) / 20 if room else 0.0 for room in rooms],
            "solo.supply": scaled([supply.get(item, 0) for item in ITEM_NAMES], 10),
            "solo.stars": [entrance.get("stars", 0) / 10],
            "solo.tokens": members(SPACE_NAMES, entrance.get("tokens", [])),
            "solo.marked": scaled([marked.count(guest) for guest in queue], 4),
            "solo.tolls": scaled(entrance.get("tolls", [0] * len(FACES)), 4),
        }
        for space, item in enumerate(items):
            fields[f"solo.items.{space}"] = hot(ITEM_NAMES, item)
        return fields

    def _hotel(self, player: Json) -> Fields:
        """What every hotel has."""
        box = self.box
        staff = {card["staff"]: card for card in player["staff"]}
        sources: Json = player["points_by_source"]
        fields: Fields = {
            "board": hot(box.boards, player["board"]),
            "krones": [player["krones"] / 10],
            "emperor": [player["emperor"] / 10],
            "points": [player["points"] / 50],
            "points_by_source": scaled([sources.get(source, 0) for source in box.point_sources], 50),
            "kitchen": self._items(player["kitchen"]),
            "vacant": members(SPACE_NAMES, set(player["vacant"])),
            "occupied": members(SPACE_NAMES, set(player["occupied"])),
            "groups_paid": members(range(GROUPS), player["groups_paid"]),
            "hand_size": [player["hand_size"] / 10],
            "known_hand": members(box.staff, set(player["known_hand"])),
            "staff": members(box.staff, staff),
            "staff_used": members(box.staff, {number for number in staff if staff[number]["used"]}),
            "staff_points": [staff[number]["vp"] / 50 if number in staff else 0.0 for number in box.staff],
            "number": [(player["number"] or 0) / 10],
            "objectives": members("ABC", player["objectives"]),
            "turns_taken": [player["turns_taken"] / 4],
            "passed": [float(player["passed"])],
        }
        for place in range(TABLES):
            table = player["tables"][place] if place < len(player["tables"]) else None
            fields[f"tables.{place}.guest"] = self._guest(table["guest"] if table else None)
            fields[f"tables.{place}.missing"] = self._items(table["missing"] if table else {})
        return fields

    def _own_parts(self, waltz: Json, seat: int) -> Fields:
        """What modules lay before one hotel."""
        box = self.box
        ball = _part(waltz, "ball", seat)
        lounge = _part(waltz, "lounge", seat)
        orders = _part(waltz, "orders", seat)
        halls: list[Json] = waltz.get("ball", {}).get("halls", [{}] * HALLS)
        rows: list[list[int]] = [hall.get("rows", {}).get(row, []) for hall in halls for row in ROWS]
        rows.append(halls[-1].get("rows", {}).get("balcony", []))
        return {
            "staff_turned": members(box.staff, _part(waltz, "flips", seat).get("turned", [])),
            "dancers": [ball.get("dancers", 0) / 10],
            "sent": [ball.get("sent", 0) / 10],
            "rehearsal": hot(box.rehearsals, ball.get("rehearsal")),
            "dancing": scaled([row[seat] if row else 0 for row in rows], 4),
            "celebrities": members(box.celebrities, lounge.get("taken", [])),
            "celebrities_used": members(box.celebrities, lounge.get("used", [])),
            "entrance": hot(box.entrances, _part(waltz, "entrances", seat).get("entrance")),
            "orders": scaled([orders.get("green", 0), orders.get("large", 0)], 10),
        }


def _part(waltz: Json, module: str, seat: int) -> Json:
    """What a module says of one seat; nothing without the module."""
    part: Json = waltz.get(module, {}).get("players", {seat: {}})[seat]
    return part
