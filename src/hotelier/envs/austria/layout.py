"""The layout of observations of Grand Austria Hotel without modules."""

from typing import Final

from hotelier.austria.content.components import KINDS, SOURCE_NAMES, TABLES
from hotelier.austria.content.instructions import DECK_SIZE
from hotelier.envs.austria.fields import (
    Sizes,
    beginning_fields,
    player_fields,
    question_field,
    solo_fields,
    table_fields,
)
from hotelier.envs.encoding.layout import Field, Layout, repeated

VERSION: Final = 1

GUESTS: Final = 58
"""With the promotional ones; the encoder writes the discard pile in five pieces of 10 and one of 8."""
STAFF_CARDS: Final = 48
"""`append_staff` writes sets of them in pieces of 8."""
GOALS: Final = 12
"""Objectives in the box, and as many emperor tiles."""
BOARDS: Final = 5
QUESTIONS: Final = 20
COUNTDOWN: Final = 4
GUEST_SIZE: Final = 31
GUEST_MEANING: Final = (
    "a guest, all 0 if none: present; place in the list of guests / 64; colour (blue, red, yellow, green); "
    "VP / 10; order / 4 by kind of item; reward / 4: strudel, cake, wine, coffee, any item, krones, steps, "
    "staff cards, VP, VP per staff card, rooms, their discount, staff to play, their discount, draw three "
    "and play one, guests, rooms to occupy, fill an order, extra action, extra turn"
)
SIZES: Final = Sizes(
    unit=64,
    guest_size=GUEST_SIZE,
    guest_meaning=GUEST_MEANING,
    guests=GUESTS,
    staff=STAFF_CARDS,
    objectives=GOALS,
    tiles=GOALS,
    boards=BOARDS,
    point_sources=len(SOURCE_NAMES),
    items=KINDS,
    tables=TABLES,
)


def austria_layout(hotels: int, solo: bool) -> Layout:
    """The layout for this number of hotels, including that of an automaton."""
    fields = [
        *beginning_fields(hotels, []),
        question_field(QUESTIONS),
        Field("question.strength", 1, "strength or how many more / 10"),
        Field("question.count", 1, "how many staff cards are in question / 10"),
        Field("question.items", KINDS, "items to be received / 4"),
        Field("question.guest", 1, "whose reward it is: place in the list of guests / 64"),
        Field("question.tile", 1, "the emperor tile: place in the list / 64"),
        Field("question.staff", 1, "the staff card whose effect it is: place in the list / 64"),
        Field("question.income_waiting", 1, "krones of staff cards that wait / 10"),
        Field("question.extra", 1, "whether it is an extra turn"),
        Field("question.cards", STAFF_CARDS, "the staff cards in question, if one's own"),
        *table_fields(SIZES),
        *(solo_fields(COUNTDOWN, DECK_SIZE, "") if solo else []),
        *repeated("players", hotels, player_fields(SIZES, [])),
    ]
    return Layout("austria", VERSION, fields)
