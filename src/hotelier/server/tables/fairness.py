"""Whether the result of a table is fair: everybody played for themselves, with what everybody may know.

`unfair(table)` asks no database and changes nothing. It reads what the table keeps of itself: its log, who
decided at each seat (`played_by`), who has asked for hints (`advised`), whether something was taken back
behind cards or dice that had come out (`seen_back`). So it answers the same for ever, in every worker, and
may be asked of any table: of a rated one, of the deal of the day, of a pairing in a tournament. Each of
these decides what follows from a reason. Ratings, for one, count a game that somebody has resigned.

`players(table)` says whose result it is, seat by seat. Whoever has deleted their profile since is nobody in
particular: two who have are not one person at two seats.

What can be known before the first move is refused where such a table is opened (`check_rated` in
opening.py) and where somebody sits down (`Joining`); hints and takebacks are refused when they are asked
for. A table that was not opened as a rated one allows all this, and so has reasons here.
"""

from typing import Final

from msgspec import Struct

from hotelier.core.listening import hear
from hotelier.server.tables.log import Step
from hotelier.server.tables.seating import GONE, GUEST, SeatHolder
from hotelier.server.tables.table import Table, key_of_bot, turns_begun
from hotelier.wire.messages.table import Unfair, UnfairCode

STAND_IN_SHARE: Final = (1, 3)
"""The share of a person's turns that a bot may play, and no more."""
WORDS: Final[dict[UnfairCode, str]] = {
    "not_finished": "the game was not played to its end",
    "known_seed": "who made the table chose what chance brings",
    "from_record": "the game went on from a record",
    "pack": "it was played with a content pack",
    "undo_rule": "the table allowed to take back what had come out",
    "seen_back": "a decision was taken back behind cards or dice that had come out",
    "advised": "{name} asked for a hint",
    "guest": "{name} played without a profile",
    "same_person": "{name} played more than one seat",
    "handed_over": "several people played for {name}",
    "resigned": "{name} resigned or lost on time",
    "stood_in": "a bot played more than a third of the turns of {name}",
}


class Turn(Struct):
    """A turn of a seat: its decisions that stand."""

    seat: int
    steps: list[Step]


def unfair(table: Table) -> list[Unfair]:
    """Why the result of a table is not fair; an empty list if it is."""
    if table.game.to_move is not None:
        return [Unfair("not_finished", None, WORDS["not_finished"])]
    whole = [Unfair(code, None, WORDS[code]) for code in _of_table(table)]
    return whole + [
        Unfair(code, seat, WORDS[code].format(name=holder.name))
        for seat, holder in enumerate(table.seating.seats)
        for code in _of_seat(table, seat, holder)
    ]


def counts(table: Table) -> bool:
    """Whether the result of a game will be rated, however it ends: everybody has decided something."""
    people = [holder for holder in table.seating.seats if holder.person]
    return table.seating.rated and all(holder.played_by for holder in people)


def players(table: Table) -> list[str | None]:
    """Whose profile has played each seat, as long as it was one alone; None for bots and guests."""
    return [_player(holder) for holder in table.seating.seats]


def _player(holder: SeatHolder) -> str | None:
    return holder.played_by[0] if len(holder.played_by) == 1 and holder.played_by != [GUEST] else None


def _of_table(table: Table) -> list[UnfairCode]:
    seating = table.seating
    found: dict[UnfairCode, bool] = {
        "known_seed": seating.known_seed and not seating.begun,
        "from_record": seating.begun > 0,
        "pack": table.pack is not None,
        "undo_rule": seating.undo != "unseen",
        "seen_back": seating.seen_back,
    }
    return [code for code, is_so in found.items() if is_so]


def _of_seat(table: Table, seat: int, holder: SeatHolder) -> list[UnfairCode]:
    if not holder.person:
        return []
    own = _player(holder)
    found: dict[UnfairCode, bool] = {
        "advised": seat in table.seating.advised,
        "guest": GUEST in holder.played_by or not holder.played_by,
        "same_person": own not in (None, GONE) and players(table).index(own) < seat,
        "handed_over": len(holder.played_by) > 1,
        "resigned": holder.resigned,
        "stood_in": not holder.resigned and _stood_in_too_long(table, seat),
    }
    return [code for code, is_so in found.items() if is_so]


def _stood_in_too_long(table: Table, seat: int) -> bool:
    if not any(step.seat == seat and is_bots(table, step) for step in table.steps):
        return False
    turns = [turn for turn in turns_of(table) if turn.seat == seat]
    by_bot = [turn for turn in turns if any(is_bots(table, step) for step in turn.steps)]
    part, whole = STAND_IN_SHARE
    return len(by_bot) * whole > len(turns) * part


def is_bots(table: Table, step: Step) -> bool:
    """Whether a bot made a decision."""
    return (step.seat, key_of_bot(step.version - 1)) in table.keys


def turns_of(table: Table) -> list[Turn]:
    """The turns of a table. One begins when somebody decides after somebody else, or when the game says so,
    as for the clock."""
    begun: dict[int, set[int]] = {}
    for told in hear(table.rebuilt(tell=True)):
        begun.setdefault(told.event["decision"], set()).update(turns_begun([told]))
    turns: list[Turn] = []
    for number, step in enumerate(table.steps, table.seating.begun):
        goes_on = bool(turns) and turns[-1].seat == step.seat
        if goes_on and step.seat not in begun.get(number, ()):
            turns[-1].steps.append(step)
        else:
            turns.append(Turn(step.seat, [step]))
    return turns
