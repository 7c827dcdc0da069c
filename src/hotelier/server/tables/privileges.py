"""Who may do more than a guest: the one place that knows."""

from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.tables.tokens import hashed, same
from hotelier.wire.messages.opening import NewTable


def is_operator(settings: Settings, token: str | None) -> bool:
    if not settings.operator_token or token is None:
        return False
    return same(hashed(settings.operator_token), hashed(token))


def check_new_table(settings: Settings, token: str | None, asked: NewTable) -> None:
    """Bots alone think for nobody: that is not for guests."""
    bots_alone = all(seat.kind == "bot" for seat in asked.seats)
    if bots_alone and not settings.bot_tables and not is_operator(settings, token):
        raise Refusal("operator_needed", "a table needs a person: only the operator lets bots play alone")
