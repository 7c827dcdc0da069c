"""Told of items: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import items_of
from hotelier.austria.rules.causes import cause_of
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_items_received(tale: AustriaTale, seat: int, items: int, why: int) -> None:
    tale.tell(
        {
            "kind": "items_received",
            "seat": seat,
            "items": items_of(items),
            "because": cause_of(tale.book, why),
        }
    )


def tell_item_placed(
    tale: AustriaTale, seat: int, item: int, table: int, guest: int, from_kitchen: bool
) -> None:
    tale.tell(
        {
            "kind": "item_placed",
            "seat": seat,
            "item": next(iter(items_of(item))),
            "table": table + 1,
            "guest": tale.guest(guest),
            "from_kitchen": from_kitchen,
        }
    )


def tell_items_kept(tale: AustriaTale, seat: int, items: int) -> None:
    tale.tell({"kind": "items_kept", "seat": seat, "items": items_of(items)})


def tell_serving(tale: AustriaTale, seat: int, paid: int) -> None:
    tale.tell({"kind": "serving", "seat": seat, "krones": -paid})


def tell_items_spent(tale: AustriaTale, seat: int, items: int) -> None:
    tale.tell({"kind": "items_spent", "seat": seat, "items": items_of(items)})
