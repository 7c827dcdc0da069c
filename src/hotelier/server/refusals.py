"""How the server says no: every refusal has a code of its own and one clear sentence."""

from hotelier.wire.messages.problems import ErrorCode, Problem
from hotelier.wire.messages.table import TableState

STATUS: dict[ErrorCode, int] = {
    "bad_request": 400,
    "bad_option": 400,
    "bad_record": 400,
    "bad_content": 400,
    "bad_endpoint": 400,
    "wrong_code": 403,
    "no_token": 401,
    "wrong_token": 403,
    "no_profile": 401,
    "wrong_profile": 403,
    "ticket_spent": 403,
    "passkey_refused": 403,
    "seat_needed": 403,
    "join_first": 403,
    "link_spent": 403,
    "owner_needed": 403,
    "operator_needed": 403,
    "foreign_origin": 403,
    "hints_not_agreed": 403,
    "advice_off": 403,
    "rated_table": 403,
    "not_found": 404,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_proposal": 404,
    "method_not_allowed": 405,
    "illegal_action": 409,
    "not_your_turn": 409,
    "stale_version": 409,
    "key_reused": 409,
    "nothing_to_undo": 409,
    "nothing_to_redo": 409,
    "revealed": 409,
    "not_over": 409,
    "game_over": 409,
    "table_closed": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "no_free_seat": 409,
    "game_begun": 409,
    "result_counts": 409,
    "too_many_devices": 409,
    "attempt_made": 409,
    "day_not_over": 409,
    "muted": 403,
    "chat_full": 409,
    "already_proposed": 409,
    "player_present": 409,
    "not_away": 409,
    "hints_unavailable": 409,
    "analysis_unavailable": 409,
    "time_is_up": 409,
    "no_vacation": 409,
    "cup_begun": 409,
    "cup_closed": 409,
    "cup_too_small": 409,
    "rules_changed": 410,
    "too_large": 413,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "internal": 500,
    "try_again": 503,
}


class Refusal(Exception):
    """Something that is not done, and why; the message is meant for people."""

    def __init__(
        self,
        code: ErrorCode,
        message: str,
        *,
        state: TableState | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code=code, message=message)
        if state is not None:
            self.problem.state = state
        if retry_after is not None:
            self.problem.retry_after = round(float(retry_after), 1)

    @property
    def code(self) -> ErrorCode:
        return self.problem.code

    @property
    def status(self) -> int:
        return STATUS[self.code]


class SpentLink(Refusal):
    """Somebody came with a link that was used before; the table shall hear of it."""

    def __init__(self, table: str, seat: int, given: str) -> None:
        super().__init__(
            "link_spent",
            f"this link to seat {seat + 1} was used already: if it was not you, ask for a new one",
        )
        self.table = table
        self.seat = seat
        self.given = given


class Frozen(Refusal):
    """A table whose log cannot be played again. Why is told to the operator: it may name what is hidden."""

    def __init__(self, why: str) -> None:
        super().__init__(
            "rules_changed",
            "this table was begun with other rules or cards and cannot be played on here; it is kept as it "
            "is, and whoever runs this server has been told",
        )
        self.why = why


def try_again(why: str) -> Refusal:
    """The answer while something that the server needs is away: nothing is lost, ask again."""
    return Refusal("try_again", f"{why}: try again in a moment, with the same key", retry_after=1)
