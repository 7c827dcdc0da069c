"""Told of cards that are turned over: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_staff_turned_down(tale: AustriaTale, seat: int, card: int) -> None:
    tale.tell({"kind": "staff_turned_down", "seat": seat, "staff": tale.book.staff_number[card]})
