"""Slow encoders that are given nothing but a view, and what is printed: the second opinion on observations.

They share no code with the encoders of the package, and a view holds nothing that its seat may not know. So
where both agree, an observation holds no secret.
"""

from typing import Any

from hotelier.austria.content.book import Book as AustriaBook
from hotelier.austria.content.components import COLOUR_NAMES, ITEM_NAMES, SOURCE_NAMES
from hotelier.austria.shown.view import PHASES as AUSTRIA_PHASES
from hotelier.austria.shown.view import QUESTIONS
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.core.game import Json
from hotelier.overbooking.content.book import Book as OverbookingBook
from hotelier.overbooking.content.printed import RULES
from hotelier.overbooking.shown.view import PHASES as OVERBOOKING_PHASES

Fields = dict[str, list[float]]

SPACES = [f"{floor}{column}" for floor in range(1, 5) for column in "abcde"]
REWARD_WORDS = ("any_item", "krones", "emperor", "staff_cards", "vp", "vp_per_staff")


def hot(count: int, place: int | None) -> list[float]:
    return [float(each == place) for each in range(count)]


def hot_in(names: Any, name: Any) -> list[float]:
    return [float(each == name) for each in names]


def members(everything: Any, some: Any) -> list[float]:
    return [float(each in some) for each in everything]


def austria_fields(book: AustriaBook, view: Json) -> Fields:
    """All fields of an observation of Grand Austria Hotel."""
    hotels = len(view["players"])
    seat = view["seat"]
    options = view["options"]
    difficulty = options.get("difficulty")
    fields: Fields = {
        "seat": hot(hotels, seat),
        "options": [
            0.0 if options["edition"] == "revised" else 0.5 if options["printing"] == "spanish" else 1.0,
            float(options["board"] == "day"),
            float(options["staff"] == "intro"),
            float(options["staff"] == "draft"),
            float(options["promo"]),
            float(difficulty == "medium"),
            float(difficulty == "hard"),
        ],
        "phase": hot_in(AUSTRIA_PHASES, view["phase"]),
        "round": hot(8, view["round"]),
        "start": hot(hotels, (view["start"] - seat) % hotels),
        "to_move": hot(hotels, None if view["to_move"] is None else (view["to_move"] - seat) % hotels),
        **_austria_question(book, view["question"] or {}, seat),
        "turn": [
            float(view["turn"]["guest_taken"]),
            float(view["turn"]["die_taken"]),
            float(view["turn"]["touched"]),
            view["turn"]["extra_turns"] / 4,
        ],
        "dice": [dice / 4 for dice in view["dice"]],
        **{f"queue.{place}": _guest(book, guest) for place, guest in enumerate(view["queue"])},
        "guest_deck": [view["guest_deck"] / 64],
        "discard": [*members(book.guest_number, view["discard"]), 0.0, 0.0][:58],
        "staff_deck": [view["staff_deck"] / 64],
        "known_staff_deck": _known_deck(book, view["known_in_staff_deck"]),
    }
    for place, objective in enumerate(view["objectives"]):
        ids = [row["id"] for row in book.objective_rows]
        fields[f"objectives.{place}.which"] = hot_in(ids, objective["id"])
        fields[f"objectives.{place}.claimed"] = hot(4, objective["claimed"])
    for place, tile in enumerate(view["emperor_tiles"]):
        fields[f"tiles.{place}"] = hot_in([row["id"] for row in book.tile_rows], tile)
    if "solo" in view:
        fields |= _solo(book, view["solo"])
    for step in range(hotels):
        player = view["players"][(seat + step) % hotels]
        fields |= {f"players.{step}.{name}": values for name, values in _hotel(book, player).items()}
    return fields


def _austria_question(book: AustriaBook, question: Json, seat: int) -> Fields:
    tile = question.get("tile") or question.get("source", {}).get("tile")
    left: int = question.get("left", 0)
    source = question.get("source", {})
    tiles = [row["id"] for row in book.tile_rows]
    return {
        "question.kind": hot_in(QUESTIONS[:20], question.get("kind")),  # later ones belong to modules
        "question.strength": [question.get("strength", left) / 10],
        "question.count": [question.get("count", 0) / 10],
        "question.items": [question.get("items", {}).get(item, 0) / 4 for item in ITEM_NAMES],
        "question.guest": [
            (book.guest_number.index(source["guest"]) + 1) / 64 if "guest" in source else 0.0
        ],
        "question.tile": [(tiles.index(tile) + 1) / 64 if tile else 0.0],
        "question.staff": [
            (book.staff_number.index(source["staff"]) + 1) / 64 if "staff" in source else 0.0
        ],
        "question.income_waiting": [question.get("income_waiting", 0) / 10],
        "question.extra": [float(question.get("extra", False))],
        "question.cards": members(book.staff_number, question.get("cards") or []),
    }


def _guest(book: AustriaBook, number: Any) -> list[float]:
    """A guest from its row in the content."""
    if number is None:
        return [0.0] * 31
    place = book.guest_number.index(number)
    row = book.guest_rows[place]
    items = dict.fromkeys(ITEM_NAMES, 0)
    gains = dict.fromkeys(REWARD_WORDS, 0)
    rest = dict.fromkeys(
        (
            "prepare",
            "prepare discount",
            "play_staff",
            "play_staff discount",
            "draw_3_play_1",
            "take_guest",
            "occupy",
            "fill_order",
            "extra_action",
            "extra_turn",
        ),
        0,
    )
    effects: list[Any] = list(row["reward"])
    for effect in effects:
        ((word, values),) = effect.items()
        if word == "gain":
            for what, amount in values.items():
                target = items if what in items else gains
                target[what] += amount
            continue
        rest[word] += values.get("count", 1)
        if f"{word} discount" in rest:
            rest[f"{word} discount"] += 8 if values.get("free") else values.get("discount", 0)
    return [
        1.0,
        (place + 1) / 64,
        *hot_in(COLOUR_NAMES, row["colour"]),
        row["vp"] / 10,
        *[row["order"].get(item, 0) / 4 for item in ITEM_NAMES],
        *[amount / 4 for amount in [*items.values(), *gains.values(), *rest.values()]],
    ]


def _known_deck(book: AustriaBook, known: list[Json]) -> list[float]:
    above = {card["staff"]: card["above"] + 1 for card in known}
    return [above.get(number, 0) / 64 for number in book.staff_number]


def _solo(book: AustriaBook, solo: Json) -> Fields:
    return {
        "solo.countdown": [
            value for letter in "ABC" for value in hot_in(COUNTDOWN_NAMES, solo["countdown"][letter])
        ],
        "solo.staff_left": [solo["staff_left"] / 4],
        "solo.cards_left": [solo["cards_left"] / 64],
        "solo.cards_drawn": members([card.number for card in book.instructions], solo["cards_drawn"]),
    }


def _hotel(book: AustriaBook, player: Json) -> Fields:
    staff = {card["staff"]: card for card in player["staff"]}
    fields: Fields = {
        "board": hot_in(book.board_names, player["board"]),
        "krones": [player["krones"] / 10],
        "emperor": [player["emperor"] / 10],
        "points": [player["points"] / 50],
        "points_by_source": [player["points_by_source"][source] / 50 for source in SOURCE_NAMES],
        "kitchen": [player["kitchen"].get(item, 0) / 4 for item in ITEM_NAMES],
    }
    for place, table in enumerate(player["tables"]):
        fields[f"tables.{place}.guest"] = _guest(book, table and table["guest"])
        missing = table["missing"] if table else {}
        fields[f"tables.{place}.missing"] = [missing.get(item, 0) / 4 for item in ITEM_NAMES]
    return fields | {
        "vacant": members(SPACES, player["vacant"]),
        "occupied": members(SPACES, player["occupied"]),
        "groups_paid": members(range(10), player["groups_paid"]),
        "hand_size": [player["hand_size"] / 10],
        "known_hand": members(book.staff_number, player["known_hand"]),
        "staff": members(book.staff_number, staff),
        "staff_used": [float(number in staff and staff[number]["used"]) for number in book.staff_number],
        "staff_points": [
            staff[number]["vp"] / 50 if number in staff else 0.0 for number in book.staff_number
        ],
        "objectives": members("ABC", player["objectives"]),
        "number": [(player["number"] or 0) / 10],
        "turns_taken": [player["turns_taken"] / 4],
        "passed": [float(player["passed"])],
    }


def overbooking_fields(book: OverbookingBook, view: Json) -> Fields:
    """All fields of an observation of Overbooking."""
    seats = view["seats"]
    seat = view["seat"]
    options = view["options"]
    question = view["question"] or {}
    deck = [f"{house} {beds}" for house in book.houses for beds in range(1, 7)]
    fields: Fields = {
        "seat": hot(seats, seat),
        "options": [
            float(options["bonus"] == "beginner"),
            float(options["bonus"] == "expert"),
            float(options["memory"]),
        ],
        "phase": hot_in(OVERBOOKING_PHASES, view["phase"]),
        "round": hot(4, view["round"] - 1),
        "start": hot(seats, (view["start"] - seat) % seats),
        "to_move": hot(seats, None if view["to_move"] is None else (view["to_move"] - seat) % seats),
        "question.kind": hot_in([*book.type_names, "place"], question.get("kind")),
        "question.placement": [question.get("placement", 0) / 4],
        "question.hotel": hot(seats, question["hotel"] - 1 if "hotel" in question else None),
        "question.card": hot_in(deck, question.get("card")),
    }
    for place, hotel in enumerate(view["hotels"]):
        named = {
            "side": hot_in(book.hotel_names, hotel["id"]),
            "rule": hot_in(RULES, hotel["rule"]),
            "beds": [hotel["beds"] / 10],
            "beds_now": [hotel["beds_now"] / 10],
            "token": [float(hotel["token"])],
            "checked": [float(hotel["checked"])],
            "chosen": [chosen / 4 for chosen in [*hotel["chosen"], 0, 0][:2]],
        }
        for line, limit in (("queue", 6), ("door", 2)):
            cards = [*hotel[line], *[None] * (limit - len(hotel[line]))]
            named |= {
                f"{line}.{number}": _card(book, card, seat, seats) for number, card in enumerate(cards)
            }
        fields |= {f"hotels.{place}.{name}": values for name, values in named.items()}
    for step in range(seats):
        player = view["players"][(seat + step) % seats]
        named = {
            "hand_size": [player["hand_size"] / 10],
            "known_hand": members(deck, player["known_hand"]),
            "deck": [player["deck"] / 24],
            "collected": members(deck, player["collected"]),
            "discarded": members(deck, player["discarded"]),
            "tokens": [player["tokens"] / 4],
            "coins": [coins / 10 for coins in player["coins"]],
            "points": [player["points"] / 50],
            "skipped": members(range(1, 5), player["skipped_in_rounds"]),
        }
        fields |= {f"players.{step}.{name}": values for name, values in named.items()}
    return fields


def _card(book: OverbookingBook, card: Json | None, seat: int, seats: int) -> list[float]:
    if card is None:
        return [0.0] * (13 + seats)
    return [
        1.0,
        *hot(seats, (card["owner"] - seat) % seats),
        *hot_in(book.houses, card["house"]),
        float(card["large"]),
        *hot_in(range(1, 7), card["beds"]),
        float(card["face_up"]),
    ]
