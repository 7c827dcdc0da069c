"""What people do at a table, and a table as one audience sees it."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from hotelier.wire.messages.base import (
    MOST_SEATS,
    Action,
    AdviceRule,
    Answer,
    Count,
    Event,
    Name,
    Options,
    Portrait,
    Request,
    SecretKey,
    Token,
    UndoRule,
    View,
)
from hotelier.wire.messages.opening import ClockRule, PackNote

LONGEST_CHAT = 500
LONGEST_ACTION = 100
MOST_NOTES = 12
Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
"""Names a request, so that a repeated one is recognised; any printable ASCII that the client makes up."""
ProposalKind = Literal["takeback", "replace", "hints"]


class Join(Request):
    """Takes a seat under a name. Sent again with the same `key`, it is answered with the same token."""

    name: Name
    seat: Count | None = None
    key: SecretKey | None = None


class Move(Request):
    """A decision in notation, made on a version."""

    version: Count
    action: Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
    key: Key


class Undo(Request):
    """Takes the last own decision back, or all down to version `to`."""

    version: Count
    key: Key
    to: Count | None = None


class Redo(Request):
    """Makes the decision again that was taken back last."""

    version: Count
    key: Key


class NewProposal(Request):
    """Something that all must agree to: a takeback `to` a version, a `bot` for a missing `seat`, hints."""

    kind: ProposalKind
    key: Key
    to: Count | None = None
    seat: Count | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Vote(Request):
    """Agrees to a proposal, or ends it; the own one is withdrawn by a no."""

    agree: bool


class Resign(Request):
    """Leaves the game to a bot."""

    key: Key
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Vacation(Request):
    """Goes on vacation for some `days`, in which the own time stands still; 0 days: is back."""

    days: Annotated[int, Meta(ge=0, le=1000)]
    key: Key


class WantRematch(Request):
    """Asks for the same table again. Whoever asks first makes it, with this `key`."""

    key: SecretKey


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    key: Key | None = None


class Invite(Request):
    """Makes a new link for a seat. Sent again with the same `key`, it is answered with the same link."""

    key: SecretKey | None = None


class TableChange(Request):
    """What the owner of a table may change: who may come, who may not speak, and closing it for good."""

    open: bool | None = None
    closed: Literal[True] | None = None
    muted: Annotated[list[Count], Meta(max_length=MOST_SEATS)] | None = None
    watchers_muted: bool | None = None


class Kick(Request):
    """The owner asks who sits there to leave. Sent again with the same `key`, nobody else has to."""

    key: Key | None = None


class Report(Request):
    """Tells whoever runs the server of something that is not right at a table, perhaps about a `seat`."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: Count | None = None


class SeatBot(Request):
    """The owner seats a bot where nobody sits, or whose person has been away too long."""

    bot: Annotated[str, Meta(max_length=40)]


class TableKey(Request):
    """A table, and the token with which it can be looked at."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token | None = None


class AskNotes(Request):
    """Asks how tables stand."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_NOTES)]


class Happening(Answer):
    """One entry of the log: what a move led to, as its audience may know it, and the points and the round
    after it. An undo goes back to version `undone_to`. Version 0 is the setup, and nobody's move."""

    version: int
    seat: int | None
    undone_to: int | None
    events: list[Event]
    points: list[int]
    round: int
    at: str


class Seat(Answer):
    """Who sits there. A bot that stands in for a person is named by `bot`, and `kind` stays `person`;
    `thinks` is how many seconds it may take for a decision, 0 if it answers at once."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    thinks: float
    taken: bool
    present: bool
    resigned: bool
    muted: bool
    portrait: Portrait | None
    """The drawing in which its person's profile shows itself."""


class SeatClock(Answer):
    """The time of a seat, in milliseconds: how much is `left`, of that in its `bank`; the vacation that can
    still be taken, and for how long it is on vacation now. `out`: its time has run out."""

    left: int
    bank: int
    vacation: int
    away_for: int
    out: bool


class TableClock(Answer):
    """What the clock of a table shows at the moment of the answer. The time of the seat `running` goes
    down, beginning in `starts_in` milliseconds; all others stand still. Seats of bots have no time."""

    rule: ClockRule
    running: int | None
    starts_in: int
    seats: list[SeatClock | None]


class Proposal(Answer):
    """Something that all must agree to. `waiting` lists the seats that have not voted yet."""

    number: int
    kind: ProposalKind
    by: int
    to: int | None
    seat: int | None
    bot: str | None
    agreed: list[int]
    waiting: list[int]


HouseKind = Literal[
    "back",
    "returned",
    "taken_again",
    "new_link",
    "spent_link",
    "disagreed",
    "withdrawn",
    "rematch",
    "bot_plays",
    "kicked",
    "dealt_anew",
    "muted",
    "watchers_muted",
    "closed",
    "time_up",
    "time_lost",
    "vacation",
    "vacation_over",
    "advised",
]


class HouseLine(Answer):
    """What the house tells, to be put into the reader's language."""

    kind: HouseKind
    name: str
    seat: int | None
    bot: str | None
    number: int | None
    proposal: ProposalKind | None = None


class ChatLine(Answer):
    """A line of the chat. What the house itself tells is there as `text` in English and as `told`."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str
    told: HouseLine | None


class Outcome(Answer):
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    breakdown: list[dict[str, Any]]


UnfairCode = Literal[
    "not_finished",
    "known_seed",
    "from_record",
    "pack",
    "undo_rule",
    "seen_back",
    "advised",
    "guest",
    "same_person",
    "handed_over",
    "resigned",
    "stood_in",
]


class Unfair(Answer):
    """Why a result is not fair: a code, of which `seat` if it is about one, and the same in English."""

    code: UnfairCode
    seat: int | None
    message: str


class UndoPoint(Answer):
    """A decision that can be taken back without asking: its `version`, and the one to go back `to`."""

    version: int
    to: int


class DailyMark(Answer):
    """That a table plays the deal of a day: the one attempt that is `scored`, or out of competition."""

    date: str
    scored: bool


class TableState(Answer):
    """A table as one audience sees it."""

    table: str
    game: str
    options: Options
    pack: PackNote | None
    """The content pack with which it is played, if one is."""
    version: int
    seat: int | None
    invited: int | None
    """The seat to which the bearer is invited; its secrets are told when it is taken by joining."""
    owner: bool
    to_move: int | None
    view: View
    legal: list[Action]
    seats: list[Seat]
    automata: list[str]
    happenings: list[Happening]
    undo: Literal["free", "ask", "revealed"] | None
    """How the last own decision can be taken back: by oneself; if the others agree; not, because something
    has come out since."""
    undo_points: list[UndoPoint]
    undo_rule: UndoRule
    advice_rule: AdviceRule
    rated: bool
    """Whether the result counts."""
    unfair: list[Unfair]
    """Why the result of a rated table that is over is not fair; nothing if it is."""
    redo: bool
    """Whether something that was taken back can be done again."""
    proposals: list[Proposal]
    hints: bool
    clock: TableClock | None
    chat: list[ChatLine]
    finished: Outcome | None
    closed: bool
    rematch: str | None
    """The table at which the same people play again."""
    open: bool
    known_seed: bool
    lesson: str | None
    """The lesson for which the house has laid out the table, if it is one."""
    daily: DailyMark | None
    watchers: int
    watchers_muted: bool
    created: str
    updated: str


class Joined(Answer):
    """The own secret of a seat: the invitation, or the secret that was used, is spent."""

    table: str
    seat: int
    token: str
    state: TableState


class Invitation(Answer):
    seat: int
    token: str


class Rematch(Answer):
    """The invitation to the own seat at the new table. Whoever made it is told the secrets of its maker."""

    table: str
    seat: int
    token: str
    owner: str | None
    watch: str | None


class TableNote(Answer):
    """How a table stands, in short."""

    table: str
    game: str
    seat: int | None
    seats: list[Seat]
    automata: list[str]
    round: int
    to_move: int | None
    clock: TableClock | None
    finished: Outcome | None
    closed: bool
    options: Options
    pack: PackNote | None
    undo_rule: UndoRule
    advice_rule: AdviceRule
    rated: bool
    rematch: str | None
    """The table at which the same people play again."""
    updated: str


class TableNotes(Answer):
    """Tables that are not there any more, or cannot be looked at, are left out. `frozen` are those that
    were begun with other rules or cards: they are kept, but not played on here."""

    tables: list[TableNote]
    frozen: list[str]
