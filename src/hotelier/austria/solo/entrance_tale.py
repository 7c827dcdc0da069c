"""Told of the own entrances of automata: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.components import ALL_ITEM_NAMES, ITEM_NAMES, NONE, items_of, space_name
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_automaton_invites(tale: AustriaTale, seat: int, guest: int, table: int, space: int) -> None:
    tale.tell(
        {
            "kind": "automaton_invites",
            "seat": seat,
            "guest": tale.guest(guest),
            "order": items_of(tale.book.guest_order[guest]),
            "table": table + 1,
            "space": space_name(space),
        }
    )


def tell_items_laid_out(tale: AustriaTale, seat: int, items: list[int], supply: list[int]) -> None:
    tale.tell(
        {
            "kind": "items_laid_out",
            "seat": seat,
            "items": [ITEM_NAMES[kind] if kind != NONE else None for kind in items[1:]],
            "supply": {name: supply.count(kind) for kind, name in enumerate(ITEM_NAMES)},
        }
    )


def tell_item_left(tale: AustriaTale, seat: int, value: int, kind: int, wanted: bool) -> None:
    tale.tell(
        {
            "kind": "item_left",
            "seat": seat,
            "value": value,
            "item": ALL_ITEM_NAMES[kind],
            "wanted": wanted,
        }
    )


def tell_item_given(tale: AustriaTale, seat: int, table: int, guest: int, kind: int) -> None:
    tale.tell(
        {
            "kind": "item_given",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "item": ALL_ITEM_NAMES[kind],
        }
    )


def tell_automaton_checks_in(tale: AustriaTale, seat: int, table: int, guest: int, space: int) -> None:
    tale.tell(
        {
            "kind": "automaton_checks_in",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "space": space_name(space),
        }
    )


def tell_stars_move(tale: AustriaTale, seat: int, stars: int, more: bool) -> None:
    tale.tell({"kind": "stars_move", "seat": seat, "stars": stars, "more": more})


def tell_guest_marked(tale: AustriaTale, seat: int, space: int, guest: int) -> None:
    tale.tell(
        {
            "kind": "guest_marked",
            "seat": seat,
            "space": space_name(space),
            "guest": tale.guest(guest),
        }
    )


def tell_marks_removed(tale: AustriaTale, seat: int, guest: int, paid: int, scored: bool) -> None:
    tale.tell(
        {
            "kind": "marks_removed",
            "seat": seat,
            "guest": tale.guest(guest),
            "krones": -paid,
            "scored": scored,
        }
    )


def tell_toll_left(tale: AustriaTale, seat: int, value: int, tokens: int) -> None:
    tale.tell({"kind": "toll_left", "seat": seat, "value": value, "tokens": tokens})


def tell_toll_paid(tale: AustriaTale, seat: int, value: int, tokens: int, paid: int, lost: int) -> None:
    tale.tell(
        {
            "kind": "toll_paid",
            "seat": seat,
            "value": value,
            "tokens": tokens,
            "krones": -paid,
            "vp": -lost,
        }
    )
