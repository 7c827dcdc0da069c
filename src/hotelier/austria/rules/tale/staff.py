"""Told of staff and objectives: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.cards import Price
from hotelier.austria.content.components import items_of
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_staff_drawn(tale: AustriaTale, seat: int, cards: int, to_hand: bool) -> None:
    tale.tell_cards({"kind": "staff_drawn", "seat": seat, "to_hand": to_hand}, seat, cards)


def tell_staff_put_under(tale: AustriaTale, seat: int, card: int, from_hand: bool) -> None:
    event = {
        "kind": "staff_put_under",
        "seat": seat,
        "staff": tale.book.staff_number[card],
        "from_hand": from_hand,
    }
    tale.tell_secret(event, seat, {"staff": None})


def tell_staff_played(tale: AustriaTale, seat: int, card: int, from_hand: bool, paid: int) -> None:
    tale.tell(
        {
            "kind": "staff_played",
            "seat": seat,
            "staff": tale.book.staff_number[card],
            "from_hand": from_hand,
            "krones": -paid,
        }
    )


def tell_staff_used(tale: AustriaTale, seat: int, card: int, price: Price | None) -> None:
    tale.tell(
        {
            "kind": "staff_used",
            "seat": seat,
            "staff": tale.book.staff_number[card],
            "krones": -price.krones if price is not None else 0,
            "steps": -price.steps if price is not None else 0,
            "items": items_of(price.items) if price is not None else {},
        }
    )


def tell_staff_lost(tale: AustriaTale, seat: int, card: int, earned: int) -> None:
    tale.tell({"kind": "staff_lost", "seat": seat, "staff": tale.book.staff_number[card], "vp": -earned})


def tell_objective_claimed(tale: AustriaTale, seat: int, place: int, claims: int) -> None:
    tale.tell({"kind": "objective_claimed", "seat": seat, "objective": "ABC"[place], "claims": claims})
