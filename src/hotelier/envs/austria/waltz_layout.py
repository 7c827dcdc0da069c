"""The layout of observations of Grand Austria Hotel with modules: the same for every set of them."""

from typing import Any, Final

from hotelier.austria.content.book import book_of
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    COLOUR_NAMES,
    ITEM_NAMES,
    QUEUE,
    SPACES,
)
from hotelier.austria.content.manifests import MODULES
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.shown.view import QUESTIONS
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.core.content import Row
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
ASKED: Final = tuple(kind for kind in QUESTIONS if kind != "board")
"""The questions that have a place of their own."""
WALTZ: Final = "austria_waltz"
"""The name of the environments with modules."""

TABLES: Final = 4
"""One more than usual: an entrance has it."""
DIE_COLOURS: Final = ("red", "yellow", "blue")
ROWS: Final = ("bottom", "middle", "top")
HALLS: Final = 3
TOKENS: Final = (1, 2, 3, 4, 5)
GUESTS_AT_ONCE: Final = 3
FACES: Final = (1, 2, 3, 4, 5, 6)
GAINS: Final = (*ALL_ITEM_NAMES, "any_item", "krones", "emperor", "staff_cards", "vp", "vp_per_staff")
TIMES: Final = (
    "prepare",
    "play_staff",
    "draw_3_play_1",
    "take_guest",
    "occupy",
    "fill_order",
    "extra_action",
    "extra_turn",
    "send_dancer",
)
DISCOUNTED: Final = ("prepare", "play_staff", "send_dancer")
ONLY: Final = ("room", "ballroom")
GUEST_MEANING: Final = (
    "a guest, all 0 if none: present; place in the list of guests / 128; colour (blue, red, yellow, "
    "green); VP / 10; order / 4 by kind of item; reward / 4: strudel, cake, wine, coffee, champagne, any "
    "item, krones, steps, staff cards, VP, VP per staff card, rooms, staff to play, draw three and play "
    "one, guests, rooms to occupy, fill an order, extra action, extra turn, dancers; discounts of rooms, "
    "staff and dancers / 4; must take a room, must be sent to a ballroom"
)
GUEST_SIZE: Final = (
    2 + len(COLOUR_NAMES) + 1 + len(ALL_ITEM_NAMES) + len(GAINS) + len(TIMES) + len(DISCOUNTED) + len(ONLY)
)


class Box:
    """All that lies in the box with every module, in the order of observations."""

    def __init__(self) -> None:
        book = book_of("revised", True, MODULES)
        printed = book.printed
        self.guests = book.guest_number
        self.staff = book.staff_number
        self.objectives = ids(book.objective_rows)
        self.tiles = ids(book.tile_rows)
        self.boards = book.board_names
        self.point_sources = book.source_names
        self.ballrooms = ids(printed.added("ballrooms", MODULES))
        self.rehearsals = ids(printed.added("rehearsal_rooms", MODULES))
        self.celebrities = ids(printed.added("celebrities", MODULES))
        self.entrances = ids(printed.added("entrances", MODULES))
        self.instructions = [card.number for deck in printed.instructions.values() for card in deck]
        """The cards of both automata."""
        self.sources: dict[str, list[Any]] = {
            "guest": self.guests,
            "tile": self.tiles,
            "staff": self.staff,
            "ballroom": self.ballrooms,
            "rehearsal": self.rehearsals,
            "celebrity": self.celebrities,
            "entrance": self.entrances,
            "token": list(TOKENS),
        }
        """Whose reward it can be."""


def ids(rows: list[Row]) -> list[Any]:
    return [row["id"] for row in rows]


def sizes_of(box: Box) -> Sizes:
    return Sizes(
        unit=128,
        guest_size=GUEST_SIZE,
        guest_meaning=GUEST_MEANING,
        guests=len(box.guests),
        staff=len(box.staff),
        objectives=len(box.objectives),
        tiles=len(box.tiles),
        boards=len(box.boards),
        point_sources=len(box.point_sources),
        items=len(ALL_ITEM_NAMES),
        tables=TABLES,
    )


def waltz_layout(box: Box, hotels: int, solo: bool) -> Layout:
    """The layout for this number of hotels, including that of an automaton."""
    sizes = sizes_of(box)
    turned = [Field("staff_turned", len(box.staff), "those turned face down")]
    fields = [
        *beginning_fields(hotels, [Field("modules", len(MODULES), "the modules in play")]),
        question_field(len(ASKED)),
        *_question_fields(box),
        *table_fields(sizes),
        *_module_fields(box, hotels),
        *(_solo_fields(box) if solo else []),
        *repeated("players", hotels, [*player_fields(sizes, turned), *_own_fields(box)]),
    ]
    return Layout(WALTZ, VERSION, fields)


def _question_fields(box: Box) -> list[Field]:
    """What is being decided, in detail."""
    return [
        Field("question.strength", 1, "strength or how many more / 10"),
        Field("question.count", 1, "how many staff cards or items are in question / 10"),
        Field("question.items", len(ALL_ITEM_NAMES), "items to be received / 4"),
        Field(
            "question.source",
            len(box.sources),
            f"whose reward it is, place in its list / 128: {', '.join(box.sources)}",
        ),
        Field("question.row", len(ROWS), "the row of the ballroom whose reward it is"),
        Field("question.income_waiting", 1, "krones of staff cards that wait / 10"),
        Field("question.extra", 1, "whether it is an extra turn"),
        Field("question.hall", 1, "the ballroom in question / 4"),
        Field("question.space", 1, "the space in question / 10"),
        Field("question.floor", 1, "whether it is for a completed floor, not a column"),
        Field("question.die", len(DIE_COLOURS), "the colour of the die in question"),
        Field("question.value", 1, "its value / 10"),
        Field("question.item", len(ALL_ITEM_NAMES), "the item in question"),
        Field("question.cards", len(box.staff), "the staff cards in question, if one's own"),
    ]


def _module_fields(box: Box, hotels: int) -> list[Field]:
    """What modules lay beside it."""
    return [
        *repeated(
            "ball.halls",
            HALLS,
            [
                Field("which", len(box.ballrooms), "the ballroom"),
                Field("scored", 1, "whether it was scored"),
                Field("spaces", 1, "spaces of each row / 4"),
            ],
        ),
        Field("ball.costs", len(ROWS), "champagne for a dancer in the bottom, middle and top row / 4"),
        Field("ball.rehearsals_left", len(box.rehearsals), "rehearsal rooms that nobody has chosen yet"),
        *repeated(
            "lounge",
            len(DIE_COLOURS),
            [
                Field("die", len(FACES), "of the red, yellow, blue die: its value, all 0 if it was taken"),
                Field("celebrity", len(box.celebrities), "the celebrity of this colour, all 0 if taken"),
            ],
        ),
        Field("lounge.deck", 1, "celebrities face down / 10"),
        Field("lounge.discard", len(box.celebrities), "the celebrities in the discard pile"),
        Field("lounge.cost", 1, "krones for a celebrity / 4"),
        *repeated(
            "entrances.offers",
            max(hotels, 3),
            [
                Field("which", len(box.entrances), "the entrance on offer"),
                Field("bid", 1, "krones / 10"),
                Field("bidder", hotels, "whose bid it is, counted from the own seat"),
            ],
        ),
        Field("entrances.first_die", len(FACES) + 1, "Corogari: the first die of the round, or the key"),
        Field("entrances.tokens", len(TOKENS), "Dove: the tokens that are left"),
        Field("entrances.guests", 1, "Kaufman: guests completed in this round / 4"),
        Field("entrances.objectives", len(box.objectives), "Ninas Melange: the own objectives"),
        Field("entrances.claimed", len(box.objectives), "Ninas Melange: those of them that are completed"),
        Field("entrances.tiles", len(box.tiles), "Grand Wray: the own emperor tiles that are left"),
        Field("key", hotels, "who has taken the skeleton key in this round, counted from the own seat"),
    ]


def _solo_fields(box: Box) -> list[Field]:
    """The automaton."""
    return [
        *solo_fields(len(COUNTDOWN_NAMES), len(box.instructions), ": Leopold's, then Elisabeth's"),
        Field("solo.entrance", len(ENTRANCES), "the automaton's entrance"),
        Field("solo.rooms", GUESTS_AT_ONCE, "Hautel Couture: places of the rooms of its guests / 20"),
        *[
            Field(f"solo.items.{space}", len(ITEM_NAMES), "Hautel Couture: the item on each action space")
            for space in range(len(FACES))
        ],
        Field("solo.supply", len(ITEM_NAMES), "Hautel Couture: items beside its board / 10"),
        Field("solo.stars", 1, "Nine Stars Inn: tokens on the track / 10"),
        Field("solo.tokens", SPACES, "Sushi Resort: tokens on its board"),
        Field("solo.marked", QUEUE, "Sushi Resort: tokens on each guest of the queue / 4"),
        Field("solo.tolls", len(FACES), "Toll Bridge Hotel: tokens on each action space / 4"),
    ]


def _own_fields(box: Box) -> list[Field]:
    """What modules lay before one player."""
    celebrities = len(box.celebrities)
    return [
        Field("dancers", 1, "dancers left / 10"),
        Field("sent", 1, "dancers sent / 10"),
        Field("rehearsal", len(box.rehearsals), "the own rehearsal room"),
        Field(
            "dancing", HALLS * len(ROWS) + 1, "dancers in each row of each ballroom, and on the balcony / 4"
        ),
        Field("celebrities", celebrities, "celebrities taken in this round"),
        Field("celebrities_used", celebrities, "those of them whose effect was used up"),
        Field("entrance", len(box.entrances), "the own entrance"),
        Field("orders", 2, "orders completed: of green guests, of three or more items / 10"),
    ]
