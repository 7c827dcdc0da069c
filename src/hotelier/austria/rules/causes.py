"""Why something is gained, as one int: the source of a reward (see `Book.rewards`), or one of these.

The rules hand it on to whoever tells what happened; nothing else depends on it.
"""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.rules.components import COLOUR_NAMES, space_name
from hotelier.austria.solo.entrance_printed import ENTRANCES as SOLO_ENTRANCES
from hotelier.core.game import Json

BY_EMPEROR: Final = -2
BY_KEY: Final = -3
BY_INSTRUCTION: Final = -4
AT_END: Final = -5
BY_EXCHANGE: Final = -6
BY_SPACE: Final = -10  # - value of an action space
BY_GROUP: Final = -20  # - colour
BY_OBJECTIVE: Final = -30  # - place
BY_ROOM: Final = -40  # - space
BY_COLOUR: Final = -60  # - colour of a die
BY_OWN_ENTRANCE: Final = -70  # - entrance of the automaton
BY_ENTRANCE: Final = -80  # - entrance
BY_HALL: Final = -100  # - printed ballroom
BY_CELEBRITY: Final = -120  # - celebrity


def cause_of(book: Book, why: int) -> Json:
    """A cause as data: see `Cause` in events.py."""
    if why >= 0:
        return reward_owner(book, why)
    if why <= BY_CELEBRITY:
        return {"kind": "celebrity", "celebrity": book.celebrities[BY_CELEBRITY - why].id}
    if why <= BY_HALL:
        assert book.ball is not None
        return {"kind": "ballroom", "ballroom": book.ball.ids[BY_HALL - why]}
    if why <= BY_ENTRANCE:
        return {"kind": "entrance", "entrance": book.entrances[BY_ENTRANCE - why].name}
    if why <= BY_OWN_ENTRANCE:
        return {"kind": "entrance", "entrance": SOLO_ENTRANCES[BY_OWN_ENTRANCE - why]}
    if why <= BY_COLOUR:
        return {"kind": "colour", "colour": book.die_colours[BY_COLOUR - why]}
    if why <= BY_ROOM:
        return {"kind": "room", "space": space_name(BY_ROOM - why)}
    if why <= BY_OBJECTIVE:
        return {"kind": "objective", "objective": "ABC"[BY_OBJECTIVE - why]}
    if why <= BY_GROUP:
        return {"kind": "group", "colour": COLOUR_NAMES[BY_GROUP - why]}
    if why <= BY_SPACE:
        return {"kind": "space", "value": BY_SPACE - why}
    return {"kind": PLAIN[why]}


PLAIN: Final = {
    BY_EMPEROR: "emperor",
    BY_KEY: "key",
    BY_INSTRUCTION: "instruction",
    AT_END: "end",
    BY_EXCHANGE: "exchange",
}


def reward_owner(book: Book, source: int) -> Json:
    """Whose reward it is."""
    if source < book.tile_reward:
        return {"kind": "guest", "guest": book.guest_number[source]}
    if source < book.staff_reward:
        return {"kind": "tile", "tile": book.tile_rows[source - book.tile_reward]["id"]}
    if source < book.added_reward:
        return {"kind": "staff", "staff": book.staff_number[source - book.staff_reward]}
    return dict(book.reward_owners[source - book.added_reward])
