"""Told of rewards, tracks and points: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.effects import PART_NAMES
from hotelier.austria.rules.causes import cause_of
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_reward_taken(tale: AustriaTale, seat: int, source: int, effect: int) -> None:
    tale.tell(
        {
            "kind": "reward_taken",
            "seat": seat,
            "because": cause_of(tale.book, source),
            "part": PART_NAMES[effect],
        }
    )


def tell_waiting_krones_taken(tale: AustriaTale, seat: int, source: int) -> None:
    tale.tell(
        {
            "kind": "reward_taken",
            "seat": seat,
            "because": cause_of(tale.book, source),
            "part": "waiting_krones",
        }
    )


def tell_reward_declined(tale: AustriaTale, seat: int, source: int) -> None:
    tale.tell({"kind": "reward_declined", "seat": seat, "because": cause_of(tale.book, source)})


def tell_krones_gained(tale: AustriaTale, seat: int, krones: int, lost: int, why: int) -> None:
    tale.tell(
        {
            "kind": "krones_gained",
            "seat": seat,
            "krones": krones,
            "lost": lost,
            "because": cause_of(tale.book, why),
        }
    )


def tell_krones_wait(tale: AustriaTale, seat: int, krones: int, why: int) -> None:
    tale.tell(
        {
            "kind": "krones_wait",
            "seat": seat,
            "waiting": krones,
            "because": cause_of(tale.book, why),
        }
    )


def tell_steps_gained(tale: AustriaTale, seat: int, steps: int, vp: int, why: int) -> None:
    tale.tell(
        {
            "kind": "steps_gained",
            "seat": seat,
            "steps": steps,
            "vp": vp,
            "because": cause_of(tale.book, why),
        }
    )


def tell_points_scored(tale: AustriaTale, seat: int, vp: int, source: int, why: int) -> None:
    tale.tell(
        {
            "kind": "points_scored",
            "seat": seat,
            "vp": vp,
            "source": tale.book.source_names[source],
            "because": cause_of(tale.book, why),
        }
    )


def tell_staff_earned(tale: AustriaTale, seat: int, vp: int, card: int) -> None:
    tale.tell(
        {
            "kind": "points_scored",
            "seat": seat,
            "vp": vp,
            "source": "staff",
            "because": cause_of(tale.book, tale.book.staff_reward + card),
        }
    )


def tell_extra_turn_gained(tale: AustriaTale, seat: int, source: int) -> None:
    tale.tell({"kind": "extra_turn_gained", "seat": seat, "because": cause_of(tale.book, source)})
