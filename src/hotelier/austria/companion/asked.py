"""What a companion asks and says, as plain data: a page shows it in its own language.

An answer is a text, and the same for everybody: what a keyboard types, a page puts together from `choices`.
Several parts stand in a row, with commas between them; `-` is none.
"""

from typing import Final, Literal, TypedDict

Kind = Literal[
    "deck",
    "walk",
    "step",
    "ready",
    "two_turns",
    "had_a_turn",
    "first_turn",
    "last_turn",
    "after_pass",
    "instruction",
    "queue",
    "newcomers",
    "newcomers_since",
    "gone",
    "gone_too",
    "dice",
    "fullest",
    "claimed",
    "turned_up",
    "end_cards",
    "ballrooms",
    "row",
    "dancers",
    "coloured_spaces",
    "coloured_here",
    "bonuses",
    "celebrities",
    "cafe",
    "complete",
    "lines",
    "rightmost",
    "tolls",
    "vp",
    "order",
    "score",
]
Form = Literal["choice", "cards", "each", "numbers", "times", "order"]
"""One of the choices; some of the cards; a choice for each slot; a number for each; slots, each as often as
one likes; numbers of items."""
Cards = Literal["guest", "staff", "celebrity", "ballroom", "instruction", "space", "die"]
About = dict[str, int | str]


class CompanionQuestion(TypedDict):
    """Something that a companion must know."""

    kind: Kind
    form: Form
    choices: list[str]
    """What may be typed: for the whole answer, or for each part of it."""
    cards: list[str]
    """The cards, spaces or dice that the choices are, by printed number or id."""
    of: Cards | None
    """What `cards`, or `slots`, name."""
    slots: list[str]
    """What a part of the answer is given for, in this order."""
    least: int
    most: int
    """How many cards may be named; how large a number may be."""
    ours: list[str]
    """What is taken for each slot if nothing is told."""
    known: list[str]
    """The guests that stand in the queue as far as it is known."""
    about: About
    """What else the question names."""


SayingKind = Literal[
    "told",
    "stand_ins",
    "lay_table",
    "lay_boards",
    "lay_staff",
    "lay_cards",
    "lay_lounge",
    "lay_ball",
    "lay_entrance",
    "lay_yours",
    "entrance",
    "tokens",
    "vacant_room",
    "cafe_items",
    "items_again",
    "round",
    "card",
    "put_room",
    "refill",
    "ours_taken",
    "emperor",
    "status",
    "final",
    "won",
]
"""`told` is said by its events alone."""
YES_NO: Final = ("y", "n")
ENTER: Final = ("",)
NOTHING: Final = "-"


def _asked(kind: Kind, form: Form, about: About | None) -> CompanionQuestion:
    return {
        "kind": kind,
        "form": form,
        "choices": [],
        "cards": [],
        "of": None,
        "slots": [],
        "least": 0,
        "most": 0,
        "ours": [],
        "known": [],
        "about": about or {},
    }


def choice(kind: Kind, choices: tuple[str, ...] = ENTER, about: About | None = None) -> CompanionQuestion:
    """One of several plain answers; the empty one is the Enter key."""
    return {**_asked(kind, "choice", about), "choices": list(choices)}


def some(
    kind: Kind,
    of: Cards,
    cards: list[str],
    count: tuple[int, int],
    *,
    typed: list[str] | None = None,
    known: list[str] | None = None,
    about: About | None = None,
) -> CompanionQuestion:
    """From `count[0]` to `count[1]` of these, in order; `typed` where no number names them."""
    return {
        **_asked(kind, "cards", about),
        "of": of,
        "cards": cards,
        "choices": typed or cards,
        "least": count[0],
        "most": count[1],
        "known": known or [],
    }


def each(
    kind: Kind,
    slots: list[str],
    choices: list[str],
    *,
    of: Cards | None = None,
    cards: list[str] | None = None,
    ours: list[str] | None = None,
) -> CompanionQuestion:
    """A choice for each slot."""
    return {
        **_asked(kind, "each", None),
        "of": of,
        "slots": slots,
        "choices": choices,
        "cards": cards or choices,
        "ours": ours or [],
    }


def numbers(
    kind: Kind,
    slots: list[str],
    limits: tuple[int, int],
    *,
    of: Cards | None = None,
    ours: list[str] | None = None,
    about: About | None = None,
) -> CompanionQuestion:
    """A number for each slot; where `ours` are given, `-` takes them."""
    return {
        **_asked(kind, "numbers", about),
        "of": of,
        "slots": slots,
        "least": limits[0],
        "most": limits[1],
        "ours": ours or [],
    }


def times(kind: Kind, slots: list[str], of: Cards) -> CompanionQuestion:
    """Some of the slots, each as often as it is typed."""
    return {**_asked(kind, "times", None), "of": of, "slots": slots}


def order(kind: Kind, items: list[str], largest: int, ours: str, about: About) -> CompanionQuestion:
    """How many of each item, such as 2 cake, 1 wine; `-` takes ours."""
    return {**_asked(kind, "order", about), "slots": items, "most": largest, "ours": [ours]}
