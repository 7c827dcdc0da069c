"""What an automaton does, and why, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Named, Words, joined, pile_words, plural
from hotelier.core.game import Json

BALLROOMS = {1: "the next ballroom to be scored", 2: "the ballroom after the next"}
"""By arrows."""


def hand_words(direction: str) -> str:
    """Where the finger of the hand points."""
    return f"the hand points from {direction.replace('_', ' ')}"


def _tied(event: Json) -> str:
    """The last of all tie-breakers."""
    return f", the hand decides among {event['tied']}" if event["tied"] > 1 else ""


def _guest(table: Named, event: Json) -> str:
    """Who was chosen, and why (L6)."""
    number = event["guest"]
    reasons = {
        "of_colour": f"the most VP among the {event['icon']} guests",
        "white_icon": "the most VP for a white icon",
        "none_of_colour": f"there is no {event['icon']} guest to place, so the most VP of all",
    }
    return (
        f"takes {table.guest(number)} ({table.guest_vp(number)} VP) from place {event['place']}: "
        f"{reasons[event['reason']]}{_tied(event)}"
    )


def _takes_die(table: Named, event: Json) -> str:
    """L8, L30, L31; at a real table nobody may have asked how many lay there."""
    die = f"the {event['colour']} die" if event["colour"] else "a die"
    lay = f", where {event['dice']} lay" if event["dice"] else ""
    return f"takes {die} from space {event['value']}{lay}: {_die_reason(event)}{_tied(event)}"


def _die_reason(event: Json) -> str:
    shown = [str(value) for value in event["shown"]]
    if event["reason"] == "shown":
        return f"the most dice among {joined(shown)}" if len(shown) > 1 else f"the card shows {shown[0]}"
    if event["reason"] == "none_shown":
        return f"no die shows {' or '.join(shown)}, so the most dice of all"
    return {
        "question_mark": "the most dice of all",
        "coloured_card": "the coloured die whose celebrity gives the most VP",
        "coloured_there": "a coloured die goes before a white one there",
    }[event["reason"]]


def _turns_up_staff(table: Named, event: Json) -> str:
    if event["staff"] is None:
        return "has no staff card left to turn up"
    return f"turns up {table.staff(event['staff'])}"


def _countdown(table: Named, event: Json) -> str:
    """L10."""
    far = "has run out" if event["countdown"] == "claimed" else f"is at {event['countdown']}"
    reason = "the card shows it" if event["reason"] == "shown" else "the furthest behind"
    who = table.who(event["seat"])
    return f"{who}'s countdown on objective {event['objective']} {far}: {reason}{_tied(event)}"


def _sits_down(table: Named, event: Json) -> str:
    entrance = f" and {table.entrance(event['entrance'])}" if event["entrance"] else ""
    return (
        f"plays at difficulty {event['difficulty']} with {plural(event['cards'], 'instruction card')}, "
        f"{plural(event['staff'], 'staff card')} face down{entrance}"
    )


def _invites(table: Named, event: Json) -> str:
    return (
        f"{table.guest(event['guest'])} sits in {table.who(event['seat'])}'s café and orders "
        f"{pile_words(event['order'])}; room {event['space']} is kept"
    )


def _laid_out(table: Named, event: Json) -> str:
    lying = joined([f"{item} on {value}" for value, item in enumerate(event["items"], 1) if item])
    beside = pile_words(event["supply"])
    return f"On the action spaces lie {lying or 'no items'}, beside the board {beside}"


def _item_left(table: Named, event: Json) -> str:
    who = table.who(event["seat"])
    goes = f"goes to {who}'s café" if event["wanted"] else f"is gone: nobody in {who}'s café wants it"
    return f"The {event['item']} of space {event['value']} {goes}"


def _stars(table: Named, event: Json) -> str:
    who = table.who(event["seat"])
    if event["more"]:
        return f"A star is put on {who}'s track, which has {event['stars']} now"
    return f"{who}'s track goes back to {plural(event['stars'], 'star')}"


def _guest_marked(table: Named, event: Json) -> str:
    if event["guest"] is None:
        return f"loses the token of {event['space']}: no guest stands in the queue"
    return f"puts the token of {event['space']} on {table.guest(event['guest'])}"


def _marks_removed(table: Named, event: Json) -> str:
    if event["scored"]:
        return f"gets the token on {table.guest(event['guest'])} back"
    return f"pays {plural(-event['krones'], 'krone')} for the token on {table.guest(event['guest'])}"


def _toll_paid(table: Named, event: Json) -> str:
    price = f"loses {-event['vp']} VP" if event["vp"] else f"pays {plural(-event['krones'], 'krone')}"
    return (
        f"{price} at the bridge to space {event['value']}, where {plural(event['tokens'], 'token')} remain"
    )


WORDS: Final[dict[str, Words]] = {
    "automaton_ready": _sits_down,
    "instruction_drawn": lambda t, e: f"draws card {e['card']} ({hand_words(e['hand'])})",
    "automaton_takes_guest": lambda t, e: f"{_guest(t, e)}; the room goes to {e['space']}",
    "automaton_sends_guest": lambda t, e: f"{_guest(t, e)}; a dancer goes to {BALLROOMS[e['arrows']]}",
    "automaton_finds_no_guest": lambda t, e: f"can place no guest for the {e['icon']} icon",
    "automaton_takes_die": _takes_die,
    "automaton_receives_celebrity": lambda t, e: f"receives {t.celebrity(e['celebrity'])} for free",
    "automaton_turns_up_staff": _turns_up_staff,
    "countdown_moves": _countdown,
    "automaton_finds_no_objective": lambda t, e: "has claimed all objectives",
    "automaton_sends_dancer": lambda t, e: f"lets a dancer go to {BALLROOMS[e['arrows']]}",
    "automaton_finds_no_dancer": lambda t, e: "has no dancer left",
    # Own entrances
    "automaton_invites": _invites,
    "items_laid_out": _laid_out,
    "item_left": _item_left,
    "item_given": lambda t, e: f"{t.guest(e['guest'])} in {t.who(e['seat'])}'s café gets {e['item']}",
    "automaton_checks_in": lambda t, e: (
        f"{t.who(e['seat'])}'s guest {t.guest(e['guest'])} moves into room {e['space']}"
    ),
    "stars_move": _stars,
    "guest_marked": _guest_marked,
    "marks_removed": _marks_removed,
    "toll_left": lambda t, e: f"leaves a token on space {e['value']}, where {e['tokens']} lie now",
    "toll_paid": _toll_paid,
}
"""Predicates, or whole sentences where no seat is the subject."""

ABOUT: Final[dict[str, About]] = {
    "automaton_takes_guest": lambda e: {"kind": "guest", "guest": e["guest"]},
    "automaton_sends_guest": lambda e: {"kind": "guest", "guest": e["guest"]},
    "automaton_checks_in": lambda e: {"kind": "guest", "guest": e["guest"]},
    "automaton_receives_celebrity": lambda e: {"kind": "celebrity", "celebrity": e["celebrity"]},
}

IMPERSONAL: Final = frozenset(
    {"automaton_checks_in", "automaton_invites", "countdown_moves", "item_given", "item_left"}
    | {"items_laid_out", "stars_move"}
)
