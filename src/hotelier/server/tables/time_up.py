"""What happens when somebody's time has run out."""

from hotelier.server.tables import proposals
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import charge, flag


def run_out(draft: Table) -> bool:
    """If the time that runs is used up, the bot that was chosen plays on: until its person comes back, or
    for good where the game is lost. False if there is time left, or somebody else was faster."""
    time = draft.seating.clock
    if time is None or time.seat is None or draft.house_time <= flag(time, time.seat):
        return False
    assert time.rule.bot is not None
    seat = time.seat
    charge(time, draft.house_time)
    time.seats[seat].out_at = draft.version
    lost = time.rule.at_zero == "lost"
    draft.seating.seats[seat].resigned = lost
    proposals.seat_bot(draft, seat, time.rule.bot, "time_lost" if lost else "time_up")
    proposals.settle_proposals(draft)
    return True
