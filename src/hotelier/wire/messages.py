"""What goes over the wire: the one source of the API's types.

The OpenAPI document (`openapi.py` of the server) and the page's types (`web/src/wire.ts`, made by
`typescript.py`) are made from these and from what the games declare (`shapes.py` in their folders).
Requests are decoded strictly: an unknown field is an error. Answers tell every field.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from hotelier.analysis.shapes import Analysis, Depth, JudgedTurn

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_ACTION = 100
MOST_SEATS = 8
TOKEN_LENGTH = 64
MOST_NOTES = 12

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(pattern="^[ -~]{1,64}$")]
"""Names a request, so that a repeated one is recognised; any printable ASCII that the client makes up."""
SecretKey = Annotated[str, Meta(pattern="^[ -~]{16,64}$")]
"""A key that nobody else can guess: whoever knows it gets the same answer, and that holds a secret."""
Token = Annotated[str, Meta(min_length=1, max_length=TOKEN_LENGTH)]
Label = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Span = Annotated[int, Meta(ge=0, le=100_000_000)]
"""Seconds or days; what makes sense is checked where it is used."""
Options = dict[str, bool | str]
UndoRule = Literal["unseen", "always"]
"""What may be taken back where nobody else has a say: what has shown nothing new, or everything."""
ProposalKind = Literal["takeback", "replace", "hints"]
NoticeMoment = Literal["at_once", "ten_minutes", "daily", "off"]
"""When a notice is sent, counted from when it became somebody's turn."""
NoticeKind = Literal["push", "webhook", "mail"]
HookShape = Literal["discord", "slack", "json"]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Dropped = Literal["gone", "refused", "unreachable", "not_allowed"]
"""Why nothing is sent to an endpoint any more: it says it is gone, it does not take what we send, nobody
answers, or it leads to where we do not call."""
LanguageCode = Literal["en", "de", "it", "es", "ru"]
Portrait = Literal[
    "guest-53",
    "guest-54",
    "guest-56",
    "guest-58",
    "guest-60",
    "guest-62",
    "guest-64",
    "guest-66",
    "guest-68",
    "guest-71",
    "guest-72",
    "guest-76",
    "guest-80",
    "guest-87",
    "guest-96",
    "guest-97",
    "guest-98",
    "guest-99",
    "guest-104",
    "staff-17",
    "staff-21",
    "staff-25",
    "staff-29",
    "staff-37",
    "staff-41",
]
"""The drawings of guests and staff in which a profile may show itself, by their numbers."""

REF = "#/components/schemas/{name}"
Json = dict[str, Any]
View = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="View")})]
"""What `game.view` answers. Games declare it, and the server passes it on as it is."""
Action = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="Action")})]
"""What `game.describe` answers."""
Event = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="Event")})]
"""One of `game.events`."""


class Request(Struct, forbid_unknown_fields=True):
    """Something that a client sends."""


class Answer(Struct):
    """Something that the server sends."""


# What clients send


class NewSeat(Request):
    """Who shall sit there: a person, or a bot by its code."""

    kind: Literal["person", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ClockRule(Request):
    """The clock of a table. A live one gives `bank` seconds for the game, and `increment` more whenever a
    turn begins. One for correspondence gives `turn` seconds for every turn, then those of the `bank`, and
    so many days of `vacation`. When all is used up, the `bot` stands in until its person comes back, or it
    plays on for a seat that has lost."""

    kind: Literal["live", "correspondence"]
    bank: Span = 0
    increment: Span = 0
    turn: Span = 0
    vacation: Span = 0
    at_zero: Literal["bot", "lost"] = "bot"
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Request):
    """Makes a table. With a `seed` or a `record` its maker knows what is hidden, and the table says so.
    With a `content` pack it is played with the values of a real box, and everybody is told which.
    With `undo` always, dice and cards that have come out may be taken back where nobody else has a say.
    With a `clock` everybody has so much time.
    Sent again with the same `key`, it is answered with the same table."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    game: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = {}
    open: bool = False
    undo: UndoRule = "unseen"
    clock: ClockRule | None = None
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    record: dict[str, Any] | None = None
    at: Count | None = None
    content: dict[str, Any] | None = None
    key: SecretKey | None = None


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
    """Goes on vacation for so many days, in which the own time stands still; 0 days: is back."""

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


class PackFile(Request):
    """The text of a content pack, to be checked."""

    text: str


class TableKey(Request):
    """A table, and the token with which it can be looked at."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token | None = None


class AskNotes(Request):
    """Asks how tables stand."""

    tables: Annotated[list[TableKey], Meta(max_length=MOST_NOTES)]


class Judge(Request):
    """Asks for what is to be said of a turn of a game that is over, counted from 0."""

    turn: Count
    depth: Depth = "quick"


class ReplayRequest(Request):
    """A step of an uploaded record as a seat saw it; with the content pack that it was played with."""

    record: dict[str, Any]
    content: dict[str, Any] | None = None
    step: Count | None = None
    seat: Count | None = None


class NoticeWishes(Request):
    """When somebody wants to be called to tables at which they are not present. Times are `HH:MM` in the
    time zone `zone`; between `quiet_from` and `quiet_to` nothing comes but what waits until then; with
    `moment` daily everything comes in one letter at `daily_at`."""

    moment: NoticeMoment = "at_once"
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    quiet_from: TimeOfDay | None = None
    quiet_to: TimeOfDay | None = None
    daily_at: TimeOfDay = "18:00"


class NoticeChange(Request):
    """What changes of the wishes; `wishes` are given whole. For a `table` another `moment` may hold; null:
    the same as everywhere."""

    wishes: NoticeWishes | UnsetType = UNSET
    table: Annotated[str, Meta(max_length=16)] | UnsetType = UNSET
    moment: NoticeMoment | None = None


class SubscriptionKeys(Request):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewEndpoint(Request):
    """Where notices shall go: the push subscription of this browser (with its `keys`), a web address that
    takes JSON in a `shape`, or a mailbox, which is used after it was confirmed."""

    kind: NoticeKind
    address: Annotated[str, Meta(max_length=2000)]
    shape: HookShape | None = None
    keys: SubscriptionKeys | None = None


class Code(Request):
    """The code that came by mail."""

    code: Annotated[str, Meta(max_length=20)]


class ProfileSettings(Request):
    """What a profile takes along to every device."""

    theme: Literal["auto", "day", "night"] = "auto"
    pace: Literal["instant", "quick", "calm", "steps"] = "quick"
    sound: Literal["off", "turn", "all"] = "turn"


class NewProfile(Request):
    """Makes a profile, and this browser its first device, under a `label` by which its owner knows it. Sent
    again with the same `key`, it is answered with the same secret."""

    name: Name
    key: SecretKey
    portrait: Portrait | None = None
    language: LanguageCode | None = None
    settings: ProfileSettings = field(default_factory=ProfileSettings)
    label: Label = ""


class ProfileChange(Request):
    """What changes of a profile; the rest stays. `settings` are given whole."""

    name: Name | UnsetType = UNSET
    portrait: Portrait | UnsetType | None = UNSET
    language: LanguageCode | UnsetType | None = UNSET
    settings: ProfileSettings | UnsetType = UNSET


class HandoverCode(Request):
    """What the link or the QR code from another device holds."""

    code: Token


class TakeHandover(Request):
    """Makes this browser a device of the profile whose link it has. Sent again with the same `key`, it is
    answered with the same secret; anybody else comes too late."""

    code: Token
    key: SecretKey
    label: Label = ""


class NewPasskey(Request):
    """The `credential` that a browser has made, as it writes it in JSON."""

    credential: dict[str, Any]
    label: Label = ""


class TakePasskey(Request):
    """Makes this browser a device of the profile whose passkey answers: the `credential` as the browser
    writes it in JSON."""

    credential: dict[str, Any]
    key: SecretKey
    label: Label = ""


class WantToken(Request):
    """Asks for a token of this device for a seat that its profile holds, the first one if none is named.
    Sent again with the same `key`, it is answered with the same token."""

    key: SecretKey
    seat: Count | None = None


class Hello(Request):
    """The first frame of a client on the live connection."""

    type: Literal["hello"]
    token: Token | None = None
    seen: Count | None = None


# What the server answers


class Choice(Answer):
    """An option of a game."""

    name: str
    help: str
    default: bool | str
    choices: list[bool | str]
    parts: list[str]
    """Where any number of parts may be chosen, in order and with commas between them; else none."""


class GameOffered(Answer):
    name: str
    title: str
    seats: list[int]
    options: dict[str, list[Choice]]


class BotOffered(Answer):
    code: str
    name: str
    description: str
    strength: int
    level: bool


class Catalog(Answer):
    hotelier: str
    games: list[GameOffered]
    bots: list[BotOffered]


class Reach(Answer):
    """Where others reach the server, for invitations. Never what the host of a request says.

    `public` is the address that its operator has set; `house` those of the machine in its own network, if
    the server listens there. Where it listens to the machine alone, `wider` is the command that lets others
    in."""

    public: str | None
    house: list[str]
    wider: str | None


class SeatLink(Answer):
    seat: int
    token: str


class TableMade(Answer):
    """The secrets of a new table, told only once. Seat tokens are invitations: `join` spends them."""

    table: str
    owner: str
    seats: list[SeatLink]
    watch: str


class PackNote(Answer):
    """The content pack of a table, as its record names it, and how many values of its game differ."""

    name: str
    digest: str
    differences: int


class Difference(Answer):
    """A value that differs: of a `part` of the box the `field` of the card `id`, as we have it and as the
    pack has it; null where it is not there."""

    part: str
    id: str
    field: str
    ours: Any
    theirs: Any


class ShownPack(Answer):
    """A content pack: what it has otherwise, and all facts on the cards of its game as it has them."""

    game: str
    name: str
    differences: list[Difference]
    facts: dict[str, Any]
    pack: dict[str, Any]


class OpenTable(Answer):
    """A table in the lobby."""

    table: str
    game: str
    options: Options
    pack: PackNote | None
    clock: ClockRule | None
    seats: list[str | None]
    free: list[int]
    created: str
    updated: str


class Lobby(Answer):
    tables: list[OpenTable]


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


class UndoPoint(Answer):
    """A decision that can be taken back without asking: its `version`, and the one to go back `to`."""

    version: int
    to: int


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


class Theme(Answer):
    """What a choice is good for, and by how many points more than the others."""

    theme: str
    points: float


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
    rematch: str | None
    """The table at which the same people play again."""
    updated: str


class TableNotes(Answer):
    """Tables that are not there any more, or cannot be looked at, are left out."""

    tables: list[TableNote]


class Advice(Answer):
    """A choice: its value from 0 (lost) to 1 (won), why, and what should follow it in the same turn."""

    action: str
    value: float
    reason: str
    plan: list[str]
    themes: list[Theme]


class Hints(Answer):
    version: int
    advice: list[Advice]


class Events(Answer):
    """All that an audience saw happen in a game that is over, from the setup on; what was taken back is not
    among it."""

    game: str
    seat: int | None
    events: list[Event]


class Judged(Answer):
    """What is to be said of a turn of a game that is over; what its seat saw happen then, and what it would
    have seen with the better plan, as far as that can be known."""

    turn: int
    judged: JudgedTurn
    played: list[Event]
    better: list[Event]


class TableAnalysis(Answer):
    """How far an analysis is: how many turns the game had, and which of them have been looked at; and when
    that is all of them, what they say."""

    depth: Depth
    turns: int
    done: list[int]
    analysis: Analysis | None


class ReplayStep(Answer):
    """The table after so many actions, as a seat saw it then, and what the last of them led to; after none
    of them, the setup."""

    game: str
    step: int
    steps: int
    seat: int | None
    view: View
    last: Happening
    finished: Outcome | None


class NoticeEndpoint(Answer):
    """Where notices go. A web address is told by its host alone: the rest may be a secret. `own` is the
    subscription of the device that asks; a mailbox is used once it is `confirmed`."""

    id: str
    kind: NoticeKind
    shown: str
    shape: HookShape | None
    own: bool
    confirmed: bool
    dropped: Dropped | None
    created: str


class Notices(Answer):
    """When and where somebody is called. `push_key` is the key with which a browser subscribes; `mail` says
    whether this server sends mails; `tables` has what is wished otherwise at some tables."""

    wishes: NoticeWishes
    tables: dict[str, NoticeMoment]
    endpoints: list[NoticeEndpoint]
    push_key: str
    mail: bool


class Device(Answer):
    """A browser that holds a secret of the profile; `own` is the one that asks."""

    id: str
    label: str
    own: bool
    created: str
    seen: str


class Passkey(Answer):
    """A passkey of the profile, good at the name `host` of this server."""

    id: str
    label: str
    host: str
    created: str
    used: str | None


class OwnProfile(Answer):
    """A profile as its owner sees it. Others see only the name and the portrait at a seat."""

    id: str
    name: str
    portrait: Portrait | None
    language: LanguageCode | None
    settings: ProfileSettings
    devices: list[Device]
    passkeys: list[Passkey]
    created: str


class ProfileMade(Answer):
    """The secret of this browser, told only here: it goes into the header `Hotelier-Profile`."""

    secret: str
    profile: OwnProfile


class SittingNote(Answer):
    """A seat that a profile holds."""

    table: str
    seat: int


class MyTables(Answer):
    """Some of the tables at which a profile sits: of running games first, of those the last changed first.
    `next` is what to skip for the following ones."""

    tables: list[TableNote]
    count: int
    next: int | None


class Handover(Answer):
    """The secret of a link to another device: for one use, within so many seconds."""

    code: str
    seconds: int


class HandoverNote(Answer):
    """Whose profile is handed over."""

    name: str
    portrait: Portrait | None


class PasskeyOptions(Answer):
    """What the browser is given to make a passkey, or to come with one."""

    options: dict[str, Any]


class Farewell(Answer):
    """A profile is gone; at so many tables its name went with it."""

    tables: int


# The live connection


class StateFrame(Answer, tag_field="type", tag="state"):
    state: TableState


class PresenceFrame(Answer, tag_field="type", tag="presence"):
    present: list[int]
    watchers: int


class ChatFrame(Answer, tag_field="type", tag="chat"):
    line: ChatLine


class PingFrame(Answer, tag_field="type", tag="ping"):
    """Sent now and then; needs no answer."""


# Errors

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
    "too_many_devices",
    "muted",
    "chat_full",
    "already_proposed",
    "player_present",
    "not_away",
    "hints_unavailable",
    "analysis_unavailable",
    "time_is_up",
    "no_vacation",
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


class ErrorFrame(Answer, tag_field="type", tag="error"):
    error: Problem


Frame = StateFrame | PresenceFrame | ChatFrame | PingFrame | ErrorFrame

REQUESTS: tuple[type[Request], ...] = (
    NewTable,
    Join,
    Move,
    Undo,
    Redo,
    NewProposal,
    Vote,
    Resign,
    Vacation,
    WantRematch,
    Say,
    TableChange,
    SeatBot,
    Kick,
    Report,
    Invite,
    PackFile,
    AskNotes,
    ReplayRequest,
    NoticeChange,
    NewEndpoint,
    Code,
    NewProfile,
    ProfileChange,
    HandoverCode,
    TakeHandover,
    NewPasskey,
    TakePasskey,
    WantToken,
    Hello,
    Judge,
)
ANSWERS: tuple[type[Answer], ...] = (
    Catalog,
    Reach,
    TableMade,
    Lobby,
    TableState,
    Joined,
    Invitation,
    Rematch,
    TableNotes,
    Hints,
    Events,
    Judged,
    TableAnalysis,
    ShownPack,
    ReplayStep,
    Notices,
    OwnProfile,
    ProfileMade,
    SittingNote,
    MyTables,
    Handover,
    HandoverNote,
    PasskeyOptions,
    SeatLink,
    Farewell,
    StateFrame,
    PresenceFrame,
    ChatFrame,
    PingFrame,
    ErrorFrame,
    ErrorAnswer,
)
