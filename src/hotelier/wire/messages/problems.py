"""How the server says no."""

from typing import Literal

from msgspec import UNSET, UnsetType

from hotelier.wire.messages.base import Answer
from hotelier.wire.messages.table import TableState

ErrorCode = Literal[
    "bad_request",
    "bad_option",
    "bad_record",
    "bad_content",
    "bad_endpoint",
    "wrong_code",
    "no_token",
    "wrong_token",
    "no_profile",
    "wrong_profile",
    "ticket_spent",
    "passkey_refused",
    "seat_needed",
    "join_first",
    "link_spent",
    "owner_needed",
    "operator_needed",
    "foreign_origin",
    "hints_not_agreed",
    "advice_off",
    "rated_table",
    "not_found",
    "no_such_table",
    "no_such_seat",
    "no_such_proposal",
    "method_not_allowed",
    "illegal_action",
    "not_your_turn",
    "stale_version",
    "key_reused",
    "nothing_to_undo",
    "nothing_to_redo",
    "revealed",
    "not_over",
    "game_over",
    "table_closed",
    "seat_taken",
    "name_taken",
    "no_free_seat",
    "game_begun",
    "result_counts",
    "too_many_devices",
    "attempt_made",
    "day_not_over",
    "muted",
    "chat_full",
    "already_proposed",
    "player_present",
    "not_away",
    "hints_unavailable",
    "analysis_unavailable",
    "time_is_up",
    "no_vacation",
    "cup_begun",
    "cup_closed",
    "cup_too_small",
    "rules_changed",
    "too_large",
    "too_many_requests",
    "too_many_tables",
    "internal",
    "try_again",
]


class Problem(Answer, omit_defaults=True):
    """What was wrong. `state` is the new state when the version was stale."""

    code: ErrorCode
    message: str
    state: TableState | UnsetType = UNSET
    retry_after: float | UnsetType = UNSET


class ErrorAnswer(Answer):
    error: Problem
