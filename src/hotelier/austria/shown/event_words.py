"""What happened at a table in English words: every event in a sentence.

`WORDS` holds the predicate of events that a seat is the subject of, and the whole sentence of all others;
those of a module or an automaton are in an event_words.py of its own.
`lines` tells a run of events as one would tell it: what belongs together stands in one line.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from hotelier.austria.content.book import Book
from hotelier.austria.content.manifests import parts_called
from hotelier.austria.shown.named import (
    CAUSES,
    About,
    Named,
    Words,
    joined,
    moved,
    paid,
    pile_words,
    plural,
    space_words,
)
from hotelier.core.game import Json

FACES = "⚀⚁⚂⚃⚄⚅"
ORDINALS = ("first", "second", "third")
PARTS = {
    "items": "the items",
    "any_item": "an item of choice",
    "krones": "the krones",
    "steps": "the steps",
    "cards": "the cards",
    "room": "a room",
    "staff": "a staff card to play",
    "draw": "cards to choose from",
    "guest": "a guest",
    "occupy": "an occupied room",
    "fill": "a filled order",
    "action": "an action",
    "dancer": "a dancer",
    "waiting_krones": "the krones that wait",
}
"""The parts of rewards."""


def _set_up(table: Named, event: Json) -> str:
    queue = joined([table.guest(guest) for guest in event["queue"] if guest is not None])
    goals = "; ".join(
        f"{letter}: {table.objective(objective)}"
        for letter, objective in zip("ABC", event["objectives"], strict=True)
    )
    return (
        f"{table.who(event['start'])} will begin; the objectives are {goals}; the emperor brings the tiles "
        f"{joined(event['tiles'])}; in the queue stand {queue}"
    )


def _seated(table: Named, event: Json) -> str:
    board = f"the board {_board(event['board'])}, " if event["board"] is not None else ""
    items = f" and {pile_words(event['items'])}" if event["items"] else ""
    return f"begins with {board}{plural(event['krones'], 'krone')}{items}"


def _board(name: str) -> str:
    return name.replace("_", " ")


def _cards(table: Named, event: Json) -> str:
    """Cards that are known, or only how many there are."""
    known = f" ({table.staff_cards(event['cards'])})" if event["cards"] else ""
    return plural(event["count"], "staff card") + known


def _one_card(table: Named, event: Json) -> str:
    return table.staff(event["staff"]) if event["staff"] is not None else "a staff card"


def _dice_rolled(table: Named, event: Json) -> str:
    faces = " ".join(FACES[place] * count for place, count in enumerate(event["dice"]) if count)
    coloured = "".join(
        f", the {colour} one is a {value}"
        for colour, value in (event["coloured"] or {}).items()
        if value is not None
    )
    again = "The dice that are left are rolled again" if event["again"] else "The dice are rolled"
    return f"{again}: {faces}{coloured}"


def _guest_taken(table: Named, event: Json) -> str:
    return (
        f"takes {table.guest(event['guest'])} (orders {pile_words(event['order'])}) "
        f"from place {event['place']} {paid(event)}"
    )


def _die(event: Json) -> str:
    """What is used: a die, or a space without one."""
    if event["kind"] == "space_used":
        return f"uses {space_words(event['value'])} without taking a die"
    die = f"the {event['colour']} die" if event["colour"] else "a die"
    return f"takes {die} from {space_words(event['value'])}"


def _boost(event: Json) -> str:
    return f" with a boost {paid(event)}" if event["boost"] else ""


def _strength(begun: Json, action: Json) -> str:
    """A die, or an action that is copied, with the strength of its action."""
    at = f" at strength {action['strength']}"
    if begun["kind"] == "action_copied":
        return _copied(begun) + at
    return _die(begun) + at + _boost(begun)


def _copied(event: Json) -> str:
    return f"copies {space_words(event['value'])} {paid(event)}"


def _krones_gained(table: Named, event: Json) -> str:
    lost = f" ({event['lost']} beyond the limit are lost)" if event["lost"] else ""
    return f"gains {plural(event['krones'], 'krone')}{table.because(event)}{lost}"


def _steps_gained(table: Named, event: Json) -> str:
    beyond = f" and scores {event['vp']} VP beyond its end" if event["vp"] else ""
    return f"advances {moved(event['steps'])}{table.because(event)}{beyond}"


def _points_scored(table: Named, event: Json) -> str:
    """At the end the line of the score sheet says more than the reason."""
    of_end = event["because"] is not None and event["because"]["kind"] == "end"
    why = f" for {event['source']}" if of_end else table.because(event)
    return f"scores {event['vp']} VP{why}" if event["vp"] >= 0 else f"loses {-event['vp']} VP{why}"


def _staff_drawn(table: Named, event: Json) -> str:
    return f"draws {_cards(table, event)}{'' if event['to_hand'] else ' to play one of them'}"


def _staff_used(table: Named, event: Json) -> str:
    price = [plural(-event["krones"], "krone")] if event["krones"] else []
    price += [moved(-event["steps"])] if event["steps"] else []
    price += [pile_words(event["items"])] if event["items"] else []
    return f"uses {table.staff(event['staff'])}{' for ' + joined(price) if price else ''}"


def _emperor_comes(table: Named, event: Json) -> str:
    tile = event["tile"]
    return (
        f"The emperor comes for the {ORDINALS[event['visit'] - 1]} time with tile {tile} (reward: "
        f"{table.tile(tile, 'reward')}; penalty: {table.tile(tile, 'penalty')})"
    )


def _emperor_scored(table: Named, event: Json) -> str:
    back = f", goes back {-event['steps']}" if event["steps"] else ""
    return f"stands at {event['position']} of the emperor track{back} and scores {event['vp']} VP"


def _emperor_judges(table: Named, event: Json) -> str:
    verdict, tile = event["verdict"], event["tile"]
    if verdict == "nothing":
        return f"gets neither reward nor penalty at {event['position']}"
    return f"gets the {verdict} at {event['position']} ({table.tile(tile, verdict)})"


def _is_empty(penalty: Json) -> bool:
    """Whether nothing was lost at once."""
    return not (penalty["vp"] or penalty["krones"] or penalty["items"] or penalty["orders"])


def _penalty_suffered(table: Named, event: Json) -> str:
    lost = [f"{-event['vp']} VP"] if event["vp"] else []
    lost += [plural(-event["krones"], "krone")] if event["krones"] else []
    lost += [f"{pile_words(event['items'])} of the kitchen"] if event["items"] else []
    lost += ["what the guests in the café were served"] if event["orders"] else []
    return f"loses {joined(lost)}" if lost else "suffers the penalty"


def _game_over(table: Named, event: Json) -> str:
    scores = joined([f"{table.who(seat)} {vp}" for seat, vp in enumerate(event["scores"])])
    winners = event["winners"]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"The game is over: {scores} VP; {table.everybody(winners)} {verb}"


WORDS: dict[str, Words] = {
    # Setting up
    "set_up": _set_up,
    "seated": _seated,
    "hand_dealt": lambda t, e: f"receives {_cards(t, e)}",
    "pack_passed": lambda t, e: f"may choose from {_cards(t, e)}",
    "staff_kept": lambda t, e: f"keeps {_one_card(t, e)}",
    # Rounds and turns
    "round_begins": lambda t, e: f"Round {e['round']} begins with {t.who(e['start'])}",
    "dice_rolled": _dice_rolled,
    "dice_removed": lambda t, e: "Everybody has passed, and no die is left to be rolled again",
    "turn_begins": lambda t, e: "has an extra turn without a die" if e["extra"] else "begins a turn",
    "passed": lambda t, e: "passes",
    "turn_ends": lambda t, e: "ends the turn",
    "round_ends": lambda t, e: f"Round {e['round']} is over",
    # Guests
    "guest_arrives": lambda t, e: (
        f"{t.guest(e['guest'])} joins the queue" if e["guest"] is not None else "Nobody joins the queue"
    ),
    "deck_rebuilt": lambda t, e: f"The discarded guests become a new deck of {e['deck']}",
    "guest_discarded": lambda t, e: f"{t.guest(e['guest'])} goes to the discard pile",
    "guest_taken": _guest_taken,
    "order_filled": lambda t, e: f"fills the order of {t.guest(e['guest'])} with {pile_words(e['items'])}",
    "order_complete": lambda t, e: f"completes the order of {t.guest(e['guest'])}",
    "moved_in": lambda t, e: f"lets {t.guest(e['guest'])} move into room {e['space']}",
    # Dice and actions
    "die_taken": lambda t, e: f"{_die(e)}, where {e['dice']} lay{_boost(e)}",
    "space_used": lambda t, e: f"{_die(e)}{_boost(e)}",
    "action_begins": lambda t, e: f"does the action of space {e['value']} at strength {e['strength']}",
    "action_copied": lambda t, e: _copied(e),
    "action_declined": lambda t, e: f"does nothing more with space {e['value']}",
    # Items
    "items_received": lambda t, e: f"receives {pile_words(e['items'])}{t.because(e)}",
    "item_placed": lambda t, e: (
        f"gives {e['item']}{' from the kitchen' if e['from_kitchen'] else ''} to {t.guest(e['guest'])}"
    ),
    "items_kept": lambda t, e: f"puts {pile_words(e['items'])} into the kitchen",
    "serving": lambda t, e: f"serves from the kitchen {paid(e)}",
    "items_spent": lambda t, e: f"spends {pile_words(e['items'])}",
    # Rewards, tracks and points
    "reward_taken": lambda t, e: f"takes {PARTS[e['part']]} from the reward{t.of(e)}",
    "reward_declined": lambda t, e: f"leaves the rest of the reward{t.of(e)}",
    "krones_gained": _krones_gained,
    "krones_wait": lambda t, e: f"lets {plural(e['waiting'], 'krone')} wait{t.because(e)}",
    "steps_gained": _steps_gained,
    "points_scored": _points_scored,
    "extra_turn_gained": lambda t, e: f"gains an extra turn{t.because(e)}",
    # Rooms
    "room_prepared": lambda t, e: f"prepares room {e['space']} {paid(e)}",
    "room_occupied": lambda t, e: f"occupies room {e['space']}",
    "group_complete": lambda t, e: f"completes the {e['colour']} group of {plural(e['size'], 'room')}",
    "room_lost": lambda t, e: f"loses the {'occupied' if e['occupied'] else 'vacant'} room {e['space']}",
    # Staff
    "staff_drawn": _staff_drawn,
    "staff_put_under": lambda t, e: (
        f"puts {_one_card(t, e)}{' of the hand' if e['from_hand'] else ''} under the deck"
    ),
    "staff_played": lambda t, e: f"plays {t.staff(e['staff'])} {paid(e)}",
    "staff_used": _staff_used,
    "staff_lost": lambda t, e: f"loses {t.staff(e['staff'])} with its {-e['vp']} VP",
    "objective_claimed": lambda t, e: (
        f"claims objective {e['objective']} as the {ORDINALS[e['claims'] - 1]}"
    ),
    # The emperor and the end
    "emperor_comes": _emperor_comes,
    "emperor_scored": _emperor_scored,
    "emperor_judges": _emperor_judges,
    "board_chosen": lambda t, e: f"chooses the board {_board(e['board'])}",
    "penalty_averted": lambda t, e: f"averts the penalty {paid(e)}",
    "penalty_suffered": _penalty_suffered,
    "final_scoring": lambda t, e: "The hotels are scored",
    "game_over": _game_over,
}
"""Every kind of event; modules and automata add theirs below."""

IMPERSONAL: set[str] = set()
"""Events with a seat that is not the subject of their sentence."""

NOT_TOLD = frozenset({"turn_ends", "round_ends", "guest_discarded"})
"""What goes without saying in a run of events."""
ENDINGS = frozenset({"turn_ends", "round_ends"})
"""Those of them after which nothing goes on in the same line."""
GOING_ON = set(
    {"action_begins", "action_copied", "action_declined", "items_received", "item_placed", "items_kept"}
    | {"items_spent", "order_filled", "order_complete", "reward_taken", "reward_declined", "krones_gained"}
    | {"krones_wait", "steps_gained", "points_scored", "extra_turn_gained", "room_prepared", "room_lost"}
    | {"room_occupied", "group_complete", "staff_drawn", "staff_put_under", "staff_played", "staff_lost"}
    | {"penalty_averted", "penalty_suffered", "hand_dealt", "pack_passed", "marks_removed", "toll_paid"}
)
"""What a seat does in the course of something: it goes on in the same line."""
BESIDE = frozenset({"guest_arrives", "deck_rebuilt"})
"""What happens beside it, without a line of its own."""
BEGINNINGS = {(begun, "action_begins") for begun in ("die_taken", "space_used", "action_copied")}
"""A die and the strength of its action are told together."""
SAID_NEXT = frozenset({"items", "any_item", "krones", "steps", "waiting_krones"})
"""Parts of rewards that need no word: what they bring says whose they are."""
ABOUT: dict[str, About] = {
    "action_begins": lambda e: {"kind": "space", "value": e["value"]},
    "moved_in": lambda e: {"kind": "guest", "guest": e["guest"]},
    "reward_taken": lambda e: dict(e["because"]),
    "group_complete": lambda e: {"kind": "group", "colour": e["colour"]},
    "staff_played": lambda e: {"kind": "staff", "staff": e["staff"]},
    "staff_used": lambda e: {"kind": "staff", "staff": e["staff"]},
    "objective_claimed": lambda e: {"kind": "objective", "objective": e["objective"]},
    "emperor_judges": lambda e: {"kind": "tile", "tile": e["tile"]},
}
"""What an event is about, so that its results need not say it again."""

for _part in parts_called("event_words"):
    WORDS |= _part.WORDS
    ABOUT |= getattr(_part, "ABOUT", {})
    CAUSES |= getattr(_part, "CAUSES", {})
    GOING_ON |= getattr(_part, "GOING_ON", set())
    IMPERSONAL |= getattr(_part, "IMPERSONAL", set())


def sentence(book: Book, event: Json, names: list[str]) -> str:
    """An event in a sentence, without its full stop."""
    return sentence_of(Named(book, names), event)


def sentence_of(table: Named, event: Json) -> str:
    text = WORDS[event["kind"]](table, event)
    return f"{table.who(event['seat'])} {text}" if has_subject(event) else text


def has_subject(event: Json) -> bool:
    """Whether a seat does it."""
    return "seat" in event and event["kind"] not in IMPERSONAL


def lines(book: Book, events: Iterable[Json], names: list[str]) -> list[str]:
    """A run of events as one would tell it, a line for everything that belongs together."""
    return [line.text() for line in _grouped(Named(book, names), events)]


def _grouped(table: Named, events: Iterable[Json]) -> Iterator["Line"]:
    line: Line | None = None
    for event in events:
        if event["kind"] in NOT_TOLD or (event["kind"] == "turn_begins" and not event["extra"]):
            if line is not None and event["kind"] in ENDINGS:
                line.closed = True
            continue
        if line is None or not line.takes(event):
            if line is not None:
                yield line
            line = Line(table, event)
        line.add(event)
    if line is not None:
        yield line


class Line:
    """Events that are told together: what one seat does, or a whole turn of an automaton."""

    def __init__(self, table: Named, first: Json) -> None:
        self.table = table
        self.seat: int | None = first["seat"] if has_subject(first) else None
        self.first: str = first["kind"]
        self.whole_turn = self.first == "instruction_drawn"
        """An automaton explains itself: every event is a sentence of its own."""
        self.parts: list[str] = []
        self.beside: list[str] = []
        self.about: Json | None = None
        self.last: Json = first
        self.closed = False

    def takes(self, event: Json) -> bool:
        """Whether the event goes on in this line."""
        if self.closed:
            return False
        if self.whole_turn:
            return "seat" not in event or event["seat"] == self.seat
        if event["kind"] in BESIDE:
            return self.last["kind"] in {"guest_taken", *BESIDE}
        if self.beside or self.seat is None:
            return False
        return event["kind"] in GOING_ON and bool(event["seat"] == self.seat)

    def add(self, event: Json) -> None:
        kind = event["kind"]
        if kind in BESIDE and not self.whole_turn and self.parts:
            self.beside.append(sentence_of(self.table, event))
        elif not self.says_already(event):
            self.put(event)
        if kind in ABOUT and not (kind == "reward_taken" and event["part"] in SAID_NEXT):
            self.about = ABOUT[kind](event)
        self.last = event

    def says_already(self, event: Json) -> bool:
        """Whether the line tells this without a word more."""
        kind, last = event["kind"], self.last
        if kind == "room_occupied":
            return bool(last["kind"] == "moved_in" and last["space"] == event["space"])
        if kind == "dancer_sent":
            return self.first == "went_dancing" and last["kind"] in ("went_dancing", "items_spent")
        if kind == "reward_taken":
            return bool(event["part"] in SAID_NEXT)
        if kind == "penalty_suffered":
            return _is_empty(event)
        if kind == "points_scored" and self.whole_turn and event["because"]["kind"] == "guest":
            return bool(event["vp"] == self.table.guest_vp(event["because"]["guest"]))
        return False

    def shortened(self, event: Json) -> Json:
        """Without what goes without saying in this line."""
        if "because" in event and event["because"] == self.about:
            return {**event, "because": None}
        if event["kind"] == "item_placed" and self.first == "serving":
            return {**event, "from_kitchen": False}
        return event

    def put(self, event: Json) -> None:
        """One more thing, with no more words than needed."""
        event = self.shortened(event)
        if self.whole_turn or self.seat is None:
            self.parts.append(sentence_of(self.table, event))
            return
        last = self.last
        kinds = (last["kind"], event["kind"])
        if kinds in BEGINNINGS and self.parts:
            self.parts[-1] = _strength(last, event)
        elif kinds == ("item_placed", "order_complete") and self.parts:
            self.parts[-1] += " (order complete)"
        elif kinds == ("items_received", "items_kept") and last["items"] == event["items"] and self.parts:
            self.parts[-1] += " (kitchen)"
        else:
            self.parts.append(WORDS[event["kind"]](self.table, event))

    def text(self) -> str:
        """The line with a full stop."""
        if self.whole_turn or self.seat is None:
            told = ". ".join(self.parts)
        else:
            # What follows may be told in a line of its own, when it is decided: then it is said after all.
            parts = self.parts or [WORDS[self.last["kind"]](self.table, self.last)]
            told = f"{self.table.who(self.seat)} {joined(without_repetition(parts))}"
        told = "; ".join([told, *self.beside])
        return told[:1].upper() + told[1:] + "."


def without_repetition(predicates: list[str]) -> list[str]:
    """The verb is said once: scores 2 VP for this, 3 VP for that. Of equal things it is said how many."""
    told: list[str] = []
    verb = ""
    for predicate, equal in groupby(predicates):
        times = len(list(equal))
        before, (verb, _, rest) = verb, predicate.partition(" ")
        text = rest if rest and verb == before else predicate
        told.append(text if times == 1 else f"{text} ({times} times)")
    return told
