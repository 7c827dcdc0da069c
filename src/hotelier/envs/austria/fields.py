"""The fields that observations of Grand Austria Hotel have with and without modules: only sizes differ."""

from hotelier.austria.content.board import GROUPS
from hotelier.austria.content.components import CLAIM_SPACES, OBJECTIVES, QUEUE, ROUNDS, SPACES
from hotelier.austria.shown.view import PHASES
from hotelier.envs.encoding.layout import Field, repeated


class Sizes:
    """How much there is of what differs."""

    def __init__(
        self,
        *,
        unit: int,
        guest_size: int,
        guest_meaning: str,
        guests: int,
        staff: int,
        objectives: int,
        tiles: int,
        boards: int,
        point_sources: int,
        items: int,
        tables: int,
    ) -> None:
        self.unit = unit
        """What numbers of cards and places in lists are divided by."""
        self.guest_size = guest_size
        self.guest_meaning = guest_meaning
        self.guests = guests
        self.staff = staff
        self.objectives = objectives
        self.tiles = tiles
        self.boards = boards
        self.point_sources = point_sources
        self.items = items
        self.tables = tables


def beginning_fields(hotels: int, modules: list[Field]) -> list[Field]:
    """What is played, and how far it is."""
    return [
        Field("seat", hotels, "the own seat"),
        Field(
            "options",
            7,
            "edition first (spanish printing: 0.5), board day, staff intro and draft, promo, medium, hard",
        ),
        *modules,
        Field("phase", len(PHASES), ", ".join(PHASES)),
        Field("round", ROUNDS + 1, "0 to 7"),
        Field("start", hotels, "who has turn order tile 1, counted from the own seat"),
        Field("to_move", hotels, "who must decide, counted from the own seat; all 0 at the end"),
    ]


def question_field(kinds: int) -> Field:
    return Field(
        "question.kind",
        kinds,
        "what is being decided, in the order of the view's questions; all 0 for the choice of a board",
    )


def table_fields(sizes: Sizes) -> list[Field]:
    """What the turn has seen, and what lies in the middle."""
    unit = sizes.unit
    return [
        Field("turn", 4, "guest taken, die taken, anything done, extra turns to come / 4"),
        Field("dice", 6, "how many dice lie on each space / 4"),
        *[Field(f"queue.{place}", sizes.guest_size, sizes.guest_meaning) for place in range(QUEUE)],
        Field("guest_deck", 1, f"cards / {unit}"),
        Field("discard", sizes.guests, "the guests in the discard pile"),
        Field("staff_deck", 1, f"cards / {unit}"),
        Field(
            "known_staff_deck", sizes.staff, f"for cards known to be in it: 1 + how many lie above / {unit}"
        ),
        *repeated(
            "objectives",
            OBJECTIVES,
            [
                Field("which", sizes.objectives, "the objective"),
                Field("claimed", CLAIM_SPACES + 1, "how many markers lie on it"),
            ],
        ),
        *[Field(f"tiles.{place}", sizes.tiles, "the emperor tile") for place in range(OBJECTIVES)],
    ]


def solo_fields(countdown: int, instructions: int, whose: str) -> list[Field]:
    """The automaton."""
    return [
        Field("solo.countdown", OBJECTIVES * countdown, "of each objective: absent, III, II, claimed"),
        Field("solo.staff_left", 1, "face-down staff cards / 4"),
        Field("solo.cards_left", 1, "instruction cards / 64"),
        Field("solo.cards_drawn", instructions, f"instruction cards that are not in the deck{whose}"),
    ]


def player_fields(sizes: Sizes, turned: list[Field]) -> list[Field]:
    """Of one player; player 0 is the observer, the others follow in the order of seats."""
    staff = sizes.staff
    return [
        Field("board", sizes.boards, "which board; all 0 before it is chosen"),
        Field("krones", 1, "/ 10"),
        Field("emperor", 1, "/ 10"),
        Field("points", 1, "/ 50"),
        Field("points_by_source", sizes.point_sources, "/ 50, in the order of the view"),
        Field("kitchen", sizes.items, "items / 4"),
        *repeated(
            "tables",
            sizes.tables,
            [
                Field("guest", sizes.guest_size, sizes.guest_meaning),
                Field("missing", sizes.items, "items that the guest waits for / 4"),
            ],
        ),
        Field("vacant", SPACES, "prepared rooms"),
        Field("occupied", SPACES, "occupied rooms"),
        Field("groups_paid", GROUPS, "groups whose bonus was received"),
        Field("hand_size", 1, "/ 10"),
        Field("known_hand", staff, "staff cards known to be in hand"),
        Field("staff", staff, "staff cards in play"),
        Field("staff_used", staff, "those used in this round"),
        *turned,
        Field("staff_points", staff, "points that each has brought / 50"),
        Field("number", 1, "the visible number of the turn order tile / 10"),
        Field("objectives", OBJECTIVES, "own markers"),
        Field("turns_taken", 1, "in this round / 4"),
        Field("passed", 1, "whether passed"),
    ]
