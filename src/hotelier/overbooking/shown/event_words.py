"""What happened at a table in English words: every event of events.py in a sentence.

`lines` tells a run of events as one would tell it: what belongs together stands in one line.
"""

from collections.abc import Callable, Iterable

from hotelier.core.game import Json
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.shown.words import POWER_WORDS, RULE_WORDS

LINES = {"queue": "queue", "door": "back door"}
TURNS = {"chosen": "nobles have it checked first", "rule": "the hotel checks it first", "size": ""}
"""Why it is the turn of a card."""


class Named:
    """The names of one table."""

    def __init__(self, book: Book, names: list[str]) -> None:
        self.book = book
        self.names = names

    def who(self, seat: int) -> str:
        return self.names[seat]

    def card(self, card: Json) -> str:
        """A card with its type: fish 3 (maids)."""
        return f"{card['house']} {card['beds']} ({self.book.type_names[card['beds'] - 1]})"

    def owned(self, card: Json) -> str:
        return f"{self.card(card)} of {self.who(card['owner'])}"


def joined(words: list[str]) -> str:
    """One after the other: a, b and c."""
    return " and ".join([", ".join(words[:-1]), *words[-1:]] if len(words) > 1 else words)


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _round_begins(table: Named, event: Json) -> str:
    hotels = joined([f"{hotel['beds']} ({RULE_WORDS[hotel['rule']]})" for hotel in event["hotels"]])
    turned = "the hotels are turned over" if event["turned"] else "new hotels are laid out"
    return (
        f"Round {event['round']} begins with {table.who(event['start'])}, {turned}; their beds are {hotels}"
    )


def _cards_drawn(table: Named, event: Json) -> str:
    cards = [f"{card['house']} {card['beds']}" for card in event["cards"] or []]
    known = f" ({joined(cards)})" if cards else ""
    return f"{table.who(event['seat'])} draws {plural(event['count'], 'card')}{known}"


def _card_placed(table: Named, event: Json) -> str:
    card = f"a {'large' if event['large'] else 'small'} {event['house']} card"
    if event["beds"] is not None:
        card = table.card(event)
    turned = " face up" if event["face_up"] else ""
    where = f"the {LINES[event['to']]} of hotel {event['hotel']}"
    return f"{table.who(event['seat'])} plays {card}{turned} to {where}"


def _hotel_opened(table: Named, event: Json) -> str:
    queue = joined([table.owned(card) for card in event["queue"]]) or "nobody"
    door = joined([table.owned(card) for card in event["door"]]) or "nobody"
    hotel = f"Hotel {event['hotel']} with {plural(event['beds'], 'bed')}"
    return f"{hotel} is opened ({RULE_WORDS[event['rule']]}): in the queue {queue}; at the back door {door}"


def _power_used(table: Named, event: Json) -> str:
    power = f"At the back door {table.owned(event['card'])}"
    if event["power"] == "nobles":
        return f"{power} has {table.owned(event['chosen'])} checked first"
    if event["chosen"] is not None:
        return f"{power} turns against {table.owned(event['chosen'])}"
    if event["power"] == "monk":
        return f"{power} {POWER_WORDS[0]}"
    change = POWER_WORDS[event["card"]["beds"] - 1]
    return f"{power} brings {change}, {plural(event['beds'], 'bed')} in all"


def _power_unused(table: Named, event: Json) -> str:
    why = "does not use its power" if event["declined"] else "finds nobody to use its power on"
    return f"At the back door {table.owned(event['card'])} {why}"


def _booking_checked(table: Named, event: Json) -> str:
    turn = f" ({TURNS[event['turn']]})" if TURNS[event["turn"]] else ""
    if not event["got"]:
        return f"{table.owned(event['card'])}{turn} gets no beds: {event['beds']} are left"
    return (
        f"{table.owned(event['card'])}{turn} gets beds and brings {plural(event['vp'], 'coin')}, "
        f"{plural(event['beds'], 'bed')} left"
    )


def _bonus_scored(table: Named, event: Json) -> str:
    return (
        f"{table.who(event['seat'])} scores {event['vp']} for {plural(event['cards'], 'card')} "
        f"of house {event['house']}"
    )


def _game_over(table: Named, event: Json) -> str:
    scores = joined([f"{table.who(seat)} {points}" for seat, points in enumerate(event["scores"])])
    winners = joined([table.who(seat) for seat in event["winners"]])
    verb = "wins" if len(event["winners"]) == 1 else "share the victory"
    return f"The game is over: {scores}; {winners} {verb}"


WORDS: dict[str, Callable[[Named, Json], str]] = {
    # Setting up, rounds
    "set_up": lambda t, e: f"Everybody shuffles {e['deck']} cards; {t.who(e['start'])} will begin",
    "round_begins": _round_begins,
    "cards_drawn": _cards_drawn,
    "round_ends": lambda t, e: f"Round {e['round']} is over",
    # Playing cards
    "card_placed": _card_placed,
    "token_taken": lambda t, e: f"{t.who(e['seat'])} takes the token of hotel {e['hotel']}",
    "placement_declined": lambda t, e: f"{t.who(e['seat'])} plays no fifth card",
    "placement_skipped": lambda t, e: f"{t.who(e['seat'])} can play no card",
    # Checking bookings
    "hotel_opened": _hotel_opened,
    "power_used": _power_used,
    "power_unused": _power_unused,
    "card_moved": lambda t, e: (
        f"{t.owned(e['card'])} goes to the end of the queue of hotel {e['hotel']}, place {e['place']}"
    ),
    "card_replaced": lambda t, e: (
        f"{t.owned(e['card'])} takes the place of {t.owned(e['replaced'])}, place {e['place']} of the queue"
    ),
    "booking_checked": _booking_checked,
    "card_discarded": lambda t, e: f"{t.owned(e['card'])} leaves the game",
    "hotel_checked": lambda t, e: f"Hotel {e['hotel']} is checked",
    # The end
    "bonus_scored": _bonus_scored,
    "game_over": _game_over,
}
"""Every kind of event."""

NOT_TOLD = frozenset({"round_ends", "hotel_checked"})
"""What nobody tells in a run of events."""
MOVING = frozenset({"monk", "maids", "soldiers"})
"""Powers that move cards, which is told next."""


def sentence(book: Book, event: Json, names: list[str]) -> str:
    """An event in a sentence, without its full stop."""
    return WORDS[event["kind"]](Named(book, names), event)


def lines(book: Book, events: Iterable[Json], names: list[str]) -> list[str]:
    """A run of events as one would tell it, a line for everything that belongs together."""
    table = Named(book, names)
    told: list[list[str]] = []
    before: Json = {"kind": ""}
    said: Json = before
    for event in events:
        if not goes_without_saying(before, event):
            text = WORDS[event["kind"]](table, event)
            if told and goes_on(said, event):
                told[-1].append(text)
            else:
                told.append([text])
            said = event
        before = event
    return [_upper("; ".join(parts)) + "." for parts in told]


def goes_on(said: Json, event: Json) -> bool:
    """Whether an event is told in the line of the one before."""
    if said["kind"] == event["kind"]:
        return event["kind"] in ("cards_drawn", "card_discarded")
    return (said["kind"], event["kind"]) == ("card_placed", "token_taken")


def goes_without_saying(before: Json, event: Json) -> bool:
    """Whether the event before, or the one after, says the same."""
    if event["kind"] == "power_used":
        return event["power"] in MOVING
    if event["kind"] != "card_discarded":
        return event["kind"] in NOT_TOLD
    if before["kind"] == "booking_checked":
        return bool(before["card"] == event["card"] and not before["got"])
    return bool(before["kind"] == "card_replaced" and before["replaced"] == event["card"])


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]
