"""What cards do, as the rules read it: plain values made once from the rows of the content files."""

from typing import Final, get_args

from hotelier.austria.content import rows
from hotelier.austria.content.components import COLOUR_NAMES, COLUMNS, FLOORS, pile

EXTRA_ROOM: Final = 1
EXTRA_STEPS: Final = 2
EXTRA_STAFF: Final = 4
EXTRA_DANCER: Final = 8
EXTRAS: Final = {
    "rooms": EXTRA_ROOM,
    "emperor": EXTRA_STEPS,
    "staff": EXTRA_STAFF,
    "dancer": EXTRA_DANCER,
}
DISCOUNT_SHIFT: Final = 4
"""Above the extras stands the discount at which a dancer is sent."""
ALL_OF_DANCER: Final = 0xF8
BETWEEN: Final = 0x100
"""Above all: one extra was taken and the action is still to come, with room for additional actions (E)."""
ITEMS: Final[tuple[rows.Item, ...]] = (*get_args(rows.Dish), "champagne")
OCCUPIED_ROOMS_LOST: Final[tuple[str, ...]] = get_args(rows.RoomsLost)
SAME_COLUMN: Final = OCCUPIED_ROOMS_LOST.index("same_column")
ROW_BELOW: Final = OCCUPIED_ROOMS_LOST.index("row_below")


class Income:
    """What a staff card brings when something happens."""

    __slots__ = ("bit", "card", "krones", "steps", "vp")

    def __init__(self, card: int, krones: int, steps: int, vp: int) -> None:
        self.card = card
        self.bit = 1 << card
        self.krones = krones
        self.steps = steps
        self.vp = vp


class DieBonus:
    """What a staff card changes when its owner takes a die of a value (P1)."""

    __slots__ = (
        "after",
        "bit",
        "both",
        "card",
        "extras",
        "free_copy",
        "strength",
        "vp",
        "without_die",
    )

    def __init__(self, card: int, row: rows.Die) -> None:
        self.card = card
        self.bit = 1 << card
        self.strength: int = row.get("strength", 0)
        self.vp: int = row.get("vp", 0)
        extra: rows.Extra = row.get("extra", {})
        self.extras = sum([EXTRAS[word] for word in extra])
        if "dancer" in extra:
            self.extras += extra["dancer"].get("discount", 0) << DISCOUNT_SHIFT
        self.after = "after" in row
        """The effects of the card come after the action."""
        self.both: bool = row.get("both", False)
        self.free_copy: bool = row.get("free_copy", False)
        self.without_die: bool = row.get("without_die", False)
        """E2: strength and free copy count also in an extra turn, in which no die is taken."""


class Price:
    """What a `round` card asks before it gives."""

    __slots__ = ("any_item", "exchange", "items", "krones", "steps")

    def __init__(self, row: rows.Price) -> None:
        self.krones: int = row.get("krones", 0)
        self.steps: int = row.get("emperor", 0)
        self.items = sum([pile(kind, row.get(name, 0)) for kind, name in enumerate(ITEMS)])
        self.any_item: int = row.get("any_item", 0)
        self.exchange: int = row.get("exchange", 0)
        """Dishes and drinks for which as many of other kinds are received."""


class Flip:
    """What has to happen before a `flip` card may be turned (W60)."""

    __slots__ = ("card", "dishes", "drinks", "group", "guest", "marker", "min_order", "steps")

    def __init__(self, card: int, row: rows.Flip) -> None:
        self.card = card
        self.steps: int = row.get("steps", 0)
        self.dishes: int = row.get("dishes", 0)
        self.drinks: int = row.get("drinks", 0)
        self.guest = COLOUR_NAMES.index(row["guest"]) if "guest" in row else -1
        self.min_order: int = row.get("min_order", 0)
        self.group: int = row.get("group", 0)
        self.marker: int = row.get("marker", 0)


class EndScore:
    """What an `end` card counts at final scoring."""

    __slots__ = ("limit", "per", "vp")

    def __init__(self, row: rows.Score) -> None:
        self.per: str = row["per"]
        self.vp: int = row["vp"]
        self.limit: int = row.get("max", 1000)


class Objective:
    """What an objective asks for; numbers not asked for are 0."""

    __slots__ = (
        "blue",
        "champagne",
        "columns",
        "dancers",
        "each_item",
        "emperor",
        "fewest_occupied",
        "floors",
        "green_guests",
        "groups",
        "krones",
        "large_orders",
        "name",
        "red",
        "rooms",
        "staff",
        "top_floor",
        "whole_colours",
        "yellow",
    )

    def __init__(self, row: rows.Objective) -> None:
        needs = row["needs"]
        self.name = row["id"]
        self.krones: int = needs.get("krones", 0)
        self.emperor: int = needs.get("emperor", 0)
        self.staff: int = needs.get("staff", 0)
        self.rooms: int = needs.get("rooms", 0)
        self.floors: int = needs.get("floors", 0)
        self.columns: int = needs.get("columns", 0)
        self.groups: int = needs.get("groups", 0)
        self.whole_colours: int = needs.get("whole_colours", 0)
        self.blue: int = needs.get("blue", 0)
        self.red: int = needs.get("red", 0)
        self.yellow: int = needs.get("yellow", 0)
        self.champagne: int = needs.get("champagne", 0)
        self.dancers: int = needs.get("dancers", 0)
        self.green_guests: int = needs.get("green_guests", 0)
        self.each_item: int = needs.get("each_item", 0)
        self.top_floor: int = needs.get("top_floor", 0)
        self.large_orders: int = needs.get("large_orders", 0)
        fewest = max(
            COLUMNS * self.floors,
            FLOORS * self.columns,
            self.groups,
            self.whole_colours,
            self.blue + self.red + self.yellow,
        )
        self.fewest_occupied = (1 << fewest) - 1
        """No set with enough spaces is a smaller number: most hotels fail at this one comparison."""


class Penalty:
    """What a player at position 0 suffers (M2, M3)."""

    __slots__ = (
        "all_krones",
        "champagne",
        "dancers",
        "else_vp",
        "end_card",
        "hall",
        "hand_cards",
        "items",
        "kitchen",
        "krones",
        "occupied_rooms",
        "orders",
        "second_room",
        "vacant_rooms",
        "vp",
        "vp_per_staff",
    )

    def __init__(self, row: rows.Penalty) -> None:
        self.krones: int = row.get("krones", 0)
        self.all_krones: bool = row.get("all_krones", False)
        self.items: int = row.get("items", 0)
        self.vp: int = row.get("vp", 0)
        self.vp_per_staff: int = row.get("vp_per_staff", 0)
        self.kitchen: bool = row.get("kitchen", False)
        self.orders: bool = row.get("orders", False)
        self.hand_cards: int = row.get("hand_cards", 0)
        self.vacant_rooms: int = row.get("vacant_rooms", 0)
        self.occupied_rooms: bool = "occupied_rooms" in row
        self.second_room = OCCUPIED_ROOMS_LOST.index(row.get("occupied_rooms", "lower_floor"))
        """Where the second of the occupied rooms lies: on any lower floor, SAME_COLUMN or ROW_BELOW."""
        self.end_card: int = row.get("end_card", 0)
        self.champagne: int = row.get("champagne", 0)
        self.dancers: int = row.get("dancers", 0)
        self.hall: int = row.get("ballroom", 0) - 1
        """The ballroom that loses the dancers."""
        self.else_vp: int = row.get("else_vp", 0)
