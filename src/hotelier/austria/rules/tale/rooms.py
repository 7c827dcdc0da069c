"""Told of rooms: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import COLOUR_NAMES, space_name
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_room_prepared(tale: AustriaTale, seat: int, space: int, paid: int) -> None:
    tale.tell({"kind": "room_prepared", "seat": seat, "space": space_name(space), "krones": -paid})


def tell_room_occupied(tale: AustriaTale, seat: int, space: int) -> None:
    tale.tell({"kind": "room_occupied", "seat": seat, "space": space_name(space)})


def tell_group_complete(tale: AustriaTale, seat: int, group: int, colour: int, size: int) -> None:
    tale.tell(
        {
            "kind": "group_complete",
            "seat": seat,
            "group": group,
            "colour": COLOUR_NAMES[colour],
            "size": size,
        }
    )


def tell_room_lost(tale: AustriaTale, seat: int, space: int, occupied: bool) -> None:
    tale.tell({"kind": "room_lost", "seat": seat, "space": space_name(space), "occupied": occupied})
