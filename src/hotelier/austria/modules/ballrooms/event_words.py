"""What happens with module 1, in English words: see austria/shown/event_words.py."""

from typing import Final

from hotelier.austria.shown.named import About, Cause, Named, Words, joined, plural
from hotelier.core.game import Json


def _ballroom_scored(table: Named, event: Json) -> str:
    dancers = joined(
        [f"{plural(count, 'dancer')} of {table.who(seat)}" for seat, count in enumerate(event["dancers"])]
    )
    return f"{table.ballroom(event['ballroom'])} is scored: {dancers}"


WORDS: Final[dict[str, Words]] = {
    "ballrooms_opened": lambda t, e: (
        f"The ballrooms are {joined([t.ballroom(id) for id in e['ballrooms']])}; "
        f"everybody has {plural(e['dancers'], 'dancer')}"
    ),
    "rehearsal_room_taken": lambda t, e: f"has rehearsal room {e['rehearsal']}",
    "went_dancing": lambda t, e: f"sends {t.guest(e['guest'])} dancing in {t.row(e)}",
    "dancer_sent": lambda t, e: f"sends a dancer to {t.row(e)}",
    "dancer_lost": lambda t, e: f"loses a dancer in {t.row(e)}",
    "ballroom_scored": _ballroom_scored,
}

GOING_ON: Final = frozenset({"dancer_sent", "dancer_lost"})

ABOUT: Final[dict[str, About]] = {
    "went_dancing": lambda e: {"kind": "guest", "guest": e["guest"]},
}

CAUSES: Final[dict[str, Cause]] = {
    "ballroom": lambda named, cause: named.ballroom(cause["ballroom"]),
    "row": lambda named, cause: named.row(cause),
    "rehearsal": lambda named, cause: f"rehearsal room {cause['rehearsal']}",
}
