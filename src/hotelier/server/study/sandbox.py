"""What if: decisions tried out on a copy of the game, of which nobody hears and nothing is kept.

The copy is a guess from what the seat knows, the same for every game that looks like this to it. What comes
out of a guess would be taken for the truth, so a plan ends where dice or cards come out or others decide:
what is shown is the table before that.
"""

from hotelier.core.chance import Seeded
from hotelier.core.errors import HotelierError
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear_action, seen
from hotelier.server.refusals import Refusal
from hotelier.server.tables.edits import check_running, check_version, seat_of
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import Tried, Try

SEED = 0


def try_at_table(table: Table, token: str | None, asked: Try) -> Tried:
    seat = seat_of(table, token)
    check_running(table)
    check_version(table, seat, asked.version)
    check_allowed(table)
    if table.to_move != seat or table.seating.bot_at(seat) is not None:
        raise Refusal("not_your_turn", "moves are tried out by who must decide")
    return tried(table.game, seat, asked.plan, table.version)


def check_allowed(table: Table) -> None:
    """Refuse where people have agreed to play without any help."""
    if table.seating.rated:
        raise Refusal("rated_table", "this table is rated: nothing is tried out here")
    if table.seating.advice == "never":
        raise Refusal("advice_off", "at this table nobody is advised, and nothing is tried out")


def tried(game: Game, seat: int, plan: list[str], version: int) -> Tried:
    """A plan on a guess of the game, as far as it goes."""
    guess = game.resample(seat, Seeded(SEED))
    guess.silence()
    view, legal = shown(guess, seat)
    steps: list[list[Json]] = []
    made: list[str] = []
    ends = False
    for text in plan:
        if ends:
            raise Refusal("illegal_action", f"{text[:40]!r} comes after the end of what can be tried out")
        notation, events = try_out(guess, seat, text)
        made.append(notation)
        ends = guess.to_move != seat or guess.revealed != game.revealed
        if not ends:
            steps.append(events)
            view, legal = shown(guess, seat)
    return Tried(version=version, plan=made, view=view, legal=[] if ends else legal, steps=steps, ends=ends)


def try_out(guess: Game, seat: int, text: str) -> tuple[str, list[Json]]:
    """Make a decision; how it is written, and what the seat sees happen."""
    try:
        action = guess.parse(text)
        return guess.notation(action), seen(hear_action(guess, action), seat)
    except HotelierError as error:
        raise Refusal("illegal_action", str(error)) from None


def shown(guess: Game, seat: int) -> tuple[Json, list[Json]]:
    """The table as the seat sees it, and what it can do."""
    return guess.view(seat), [guess.describe(action) for action in guess.legal_actions()]
