"""What the automaton did, as data for a front end and in English words."""

from hotelier.austria.book import Book
from hotelier.austria.components import COLOUR_NAMES, NONE, space_name
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.austria.solo.elisabeth_words import elisabeth_data, elisabeth_words, row_data, row_words
from hotelier.austria.solo.entrance_words import entrance_event_data, entrance_event_words, rival_view
from hotelier.austria.solo.events import (
    CARD,
    CLAIM,
    COUNTDOWN,
    DANCING_GUEST,
    DIE,
    GUEST,
    IN_TURN,
    KINDS,
    NO_GUEST,
    NO_OBJECTIVE,
    OF_ELISABETH,
    STAFF_CARD,
    STAR,
    STEPS,
    Event,
)
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.state import State
from hotelier.core.game import Json


def colour_words(colour: int) -> str:
    return "white" if colour == NONE else COLOUR_NAMES[colour]


def event_words(book: Book, name: str, event: Event) -> str:
    """One step of the automaton in a sentence."""
    kind = event[0]
    who = name.capitalize()
    if kind >= STAR:
        return entrance_event_words(book, who, event)
    if kind == CARD:
        return f"{who} draws card {event[1]}"
    if kind == GUEST:
        guest = f"{book.guest_number[event[1]]} {book.guest_name[event[1]]} ({book.guest_vp[event[1]]} VP)"
        return (
            f"{who} takes {guest} from place {event[3] + 1}: {_reason(book, event)}; "
            f"the room goes to {space_name(event[4])}"
        )
    if kind == DANCING_GUEST:
        guest = f"{book.guest_number[event[1]]} {book.guest_name[event[1]]} ({book.guest_vp[event[1]]} VP)"
        return (
            f"{who} takes {guest} from place {event[3] + 1}: {_reason(book, event)}; "
            f"a dancer goes to {row_words(book, event[4], event[5])}"
        )
    if kind in OF_ELISABETH:
        return elisabeth_words(book, who, event)
    if kind == NO_GUEST:
        return f"{who} cannot place any guest for the {colour_words(event[1])} icon"
    if kind == DIE:
        return f"{who} takes a die from space {event[1]}, where {event[2]} lay"
    if kind == STEPS:
        return f"{who} advances {event[1]} on the emperor track"
    if kind == STAFF_CARD:
        if event[1] == NONE:
            return f"{who} has no staff card left to turn up"
        return f"{who} turns up {book.staff_number[event[1]]} {book.staff_name[event[1]]}"
    if kind == COUNTDOWN:
        return f"{who}'s countdown on objective {'ABC'[event[1]]} is at {COUNTDOWN_NAMES[event[2]]}"
    if kind == NO_OBJECTIVE:
        return f"{who} has claimed all objectives"
    return f"{who} claims objective {'ABC'[event[1]]} for {event[2]} VP"


def _reason(book: Book, event: Event) -> str:
    """Why this guest (L6)."""
    colour = book.guest_colour[event[1]]
    if event[2] == NONE:
        return "the most VP for a white icon"
    if event[2] == colour:
        return f"the most VP among the {COLOUR_NAMES[colour]} guests"
    return f"there is no {COLOUR_NAMES[event[2]]} guest to place, so the most VP of all"


def event_data(book: Book, event: Event) -> Json:
    """One step of the automaton as data."""
    kind = event[0]
    data: Json = {"kind": KINDS[kind]}
    if kind == CARD:
        data |= {"card": event[1], "round": event[2]}
    elif kind == GUEST:
        data |= {
            "guest": book.guest_number[event[1]],
            "icon": colour_words(event[2]),
            "place": event[3] + 1,
            "space": space_name(event[4]),
            "vp": book.guest_vp[event[1]],
        }
    elif kind == DANCING_GUEST:
        data |= {
            "guest": book.guest_number[event[1]],
            "icon": colour_words(event[2]),
            "place": event[3] + 1,
            "vp": book.guest_vp[event[1]],
        }
        data |= row_data(book, event[4], event[5])
    elif kind in OF_ELISABETH:
        data |= elisabeth_data(book, event)
    elif kind == NO_GUEST:
        data["icon"] = colour_words(event[1])
    elif kind == DIE:
        data |= {"value": event[1], "dice": event[2]}
    elif kind == STEPS:
        data["steps"] = event[1]
    elif kind == STAFF_CARD:
        data["staff"] = book.staff_number[event[1]] if event[1] != NONE else None
    elif kind == COUNTDOWN:
        data |= {"objective": "ABC"[event[1]], "countdown": COUNTDOWN_NAMES[event[2]]}
    elif kind == CLAIM:
        data |= {"objective": "ABC"[event[1]], "vp": event[2]}
    elif kind >= STAR:
        data |= entrance_event_data(book, event)
    return data


def events_in_words(state: State) -> list[str]:
    """Everything that the automaton has done so far, a line for each of its turns.

    What its entrance brings between its turns has lines of its own.
    """
    automaton = state.automaton
    if not isinstance(automaton, Leopold):
        return []
    lines: list[str] = []
    for event in automaton.events:
        words = event_words(state.book, automaton.name, event)
        if event[0] == CARD:
            lines.append(f"Round {event[2]}: {words}")
        elif lines and event[0] in IN_TURN:
            lines[-1] += f". {words}"
        else:
            lines.append(words)
    return [line + "." for line in lines]


def events_as_data(state: State) -> list[Json]:
    """Every step of the automaton so far, with its words."""
    automaton = state.automaton
    if not isinstance(automaton, Leopold):
        return []
    return [
        event_data(state.book, event) | {"text": event_words(state.book, automaton.name, event)}
        for event in automaton.events
    ]


def solo_view(state: State) -> Json | None:
    """What everybody may know of the automaton."""
    automaton = state.automaton
    if not isinstance(automaton, Leopold):
        return None
    view: Json = {
        "name": automaton.name,
        "seat": automaton.seat,
        "difficulty": automaton.difficulty,
        "countdown": {
            letter: COUNTDOWN_NAMES[far] for letter, far in zip("ABC", automaton.countdown, strict=True)
        },
        "staff_left": len(automaton.private),
        "cards_left": len(automaton.deck),
        "events": events_as_data(state),
    }
    if state.waltz is not None and state.waltz.rival is not None:
        view["entrance"] = rival_view(state, state.waltz.rival)
    return view
