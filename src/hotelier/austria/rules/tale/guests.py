"""Told of guests: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import items_of, space_name
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_guest_arrives(tale: AustriaTale, guest: int, deck: int) -> None:
    tale.tell({"kind": "guest_arrives", "guest": tale.guest(guest), "deck": deck})


def tell_deck_rebuilt(tale: AustriaTale, deck: int) -> None:
    tale.tell({"kind": "deck_rebuilt", "deck": deck})


def tell_guest_discarded(tale: AustriaTale, guest: int) -> None:
    tale.tell({"kind": "guest_discarded", "guest": tale.guest(guest)})


def tell_guest_taken(tale: AustriaTale, seat: int, guest: int, place: int, table: int, paid: int) -> None:
    tale.tell(
        {
            "kind": "guest_taken",
            "seat": seat,
            "guest": tale.guest(guest),
            "order": items_of(tale.book.guest_order[guest]),
            "place": place + 1,
            "table": table + 1,
            "krones": -paid,
        }
    )


def tell_order_filled(tale: AustriaTale, seat: int, table: int, guest: int, items: int) -> None:
    tale.tell(
        {
            "kind": "order_filled",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "items": items_of(items),
        }
    )


def tell_order_complete(tale: AustriaTale, seat: int, table: int, guest: int) -> None:
    tale.tell({"kind": "order_complete", "seat": seat, "table": table + 1, "guest": tale.guest(guest)})


def tell_moved_in(tale: AustriaTale, seat: int, table: int, guest: int, space: int) -> None:
    tale.tell(
        {
            "kind": "moved_in",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "space": space_name(space),
        }
    )
