"""What can be played, new tables, their content packs, and the lobby."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from hotelier.wire.messages.base import (
    MOST_SEATS,
    AdviceRule,
    Answer,
    Count,
    Name,
    Options,
    Request,
    SecretKey,
    UndoRule,
)

Span = Annotated[int, Meta(ge=0, le=100_000_000)]
"""Seconds or days; what makes sense is checked where it is used."""


class NewSeat(Request):
    """Who shall sit there: a person, or a bot by its code."""

    kind: Literal["person", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ClockRule(Request):
    """The clock of a table. A live one gives `bank` seconds for the game, and `increment` more whenever a
    turn begins. One for correspondence gives `turn` seconds for every turn, then those of the `bank`, and
    days of `vacation`. When all is used up, the `bot` stands in until its person comes back, or it
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
    With `advice` never, nobody is advised at the table or tries moves out there.
    With a `clock` everybody's time is limited. With a `lesson` it is a table of the house's own, for one
    person who learns: game, options, cards and dice are laid out, and the table says which lesson it is.
    A `rated` table counts: players need a profile, there are no hints, and running out of time loses the
    game; without a `clock` there are fourteen days for every turn.
    Sent again with the same `key`, it is answered with the same table."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    game: Annotated[str, Meta(max_length=40)] | None = None
    options: Options = field(default_factory=dict)
    open: bool = False
    undo: UndoRule = "unseen"
    advice: AdviceRule = "agreed"
    rated: bool = False
    clock: ClockRule | None = None
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)] | None = None
    record: dict[str, Any] | None = None
    at: Count | None = None
    content: dict[str, Any] | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    key: SecretKey | None = None


class PackFile(Request):
    """The text of a content pack, to be checked."""

    text: str


class PackDraft(Request):
    """A content pack that somebody is writing, to be checked."""

    pack: dict[str, Any]


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
    """What can be played. `offline` is the address, on this server, of the page that needs no server;
    `server` tells such a page where there is one, for playing with others."""

    hotelier: str
    games: list[GameOffered]
    bots: list[BotOffered]
    offline: str | None = None
    server: str | None = None


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
    """The secrets of a new table, shown only once. Seat tokens are invitations, valid for one `join`."""

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
    """A value that differs: in a `part` of the box the `field` of the card `id`, with our value and that of
    the pack; null where there is none."""

    part: str
    id: str
    field: str
    ours: Any
    theirs: Any


class ShownPack(Answer):
    """A content pack: the values in which it differs, and all facts on the cards of its game with its
    values."""

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
    rated: bool
    seats: list[str | None]
    free: list[int]
    created: str
    updated: str


class Lobby(Answer):
    tables: list[OpenTable]


class BoxRow(Answer):
    """A card or another part of the box: our values of its fields, and which of them are ours alone."""

    id: int | str
    values: dict[str, Any]
    stand_in: list[str]


class BoxPart(Answer):
    """A part of the box with forms for its fields (`core/forms.py`). A pack holds `rows` as a list of cards
    with ids, `values` as fields by id, `lists` as a list by id."""

    part: str
    shape: Literal["rows", "values", "lists"]
    forms: dict[str, Any]
    rows: list[BoxRow]


class Box(Answer):
    """Everything in the box that a content pack can change."""

    game: str
    parts: list[BoxPart]


class PackProblem(Answer):
    """What is wrong in a content pack, and what is allowed; null where it is about no card or field."""

    part: str | None
    id: str | None
    field: str | None
    message: str


class PackProof(Answer):
    """A checked content pack: everything that is wrong with it, or the pack as tables show it."""

    problems: list[PackProblem]
    shown: ShownPack | None
