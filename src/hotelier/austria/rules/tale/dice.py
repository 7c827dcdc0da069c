"""Told of dice and of the actions that they do: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_die_taken(tale: AustriaTale, seat: int, value: int, dice: int, colour: int, boost: bool) -> None:
    tale.tell(
        {
            "kind": "die_taken",
            "seat": seat,
            "value": value,
            "dice": dice,
            "colour": tale.die_colour(colour),
            "boost": boost,
            "krones": -int(boost),
        }
    )


def tell_space_used(tale: AustriaTale, seat: int, value: int, boost: bool) -> None:
    tale.tell({"kind": "space_used", "seat": seat, "value": value, "boost": boost, "krones": -int(boost)})


def tell_action_begins(tale: AustriaTale, seat: int, value: int, strength: int) -> None:
    tale.tell({"kind": "action_begins", "seat": seat, "value": value, "strength": strength})


def tell_action_copied(tale: AustriaTale, seat: int, value: int, paid: int) -> None:
    tale.tell({"kind": "action_copied", "seat": seat, "value": value, "krones": -paid})


def tell_action_declined(tale: AustriaTale, seat: int, value: int) -> None:
    tale.tell({"kind": "action_declined", "seat": seat, "value": value})
