"""Told of the piano: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_concert_given(tale: AustriaTale, seat: int, notes: int) -> None:
    tale.tell({"kind": "concert_given", "seat": seat, "notes": notes})
