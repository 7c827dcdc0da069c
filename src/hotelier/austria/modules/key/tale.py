"""Told of the skeleton key: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_key_taken(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "key_taken", "seat": seat})
