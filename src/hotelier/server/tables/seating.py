"""The seating of a table: who sits there, what they agreed on, and the hashes of its secrets."""

from msgspec import Struct

from hotelier.server.tables.tokens import hashed, made_from, new_token, same
from hotelier.wire.messages.base import AdviceRule, UndoRule
from hotelier.wire.messages.opening import ClockRule, PackNote
from hotelier.wire.messages.table import DailyMark, ProposalKind

MOST_KEYS = 50
MOST_SPENT = 20
GUEST = ""
"""Who has no profile, where profiles are named."""
GONE = "gone"
"""A profile that was deleted when the game was over; no profile is called so."""


class Issue(Struct):
    """How a token was made: by which request, as a hash, and the salt that its key was mixed with."""

    request: str
    salt: str


class Sitter(Struct):
    """The profile that holds a seat. The seat opens to all of its devices, each with a token of its own."""

    profile: str
    device: str
    """The device that joined, which has the seat's own token."""
    portrait: str | None = None
    tokens: dict[str, str] = {}
    """The hashes of further tokens, by device."""


class SeatHolder(Struct):
    """Who holds a seat. A person's seat may be played by a bot for a while, or for good after resigning."""

    name: str
    person: bool
    bot: str | None
    secret: str
    """The hash of the seat's token."""
    taken: bool
    """Whether a person has joined; until then the token is an invitation."""
    resigned: bool = False
    issued: Issue | None = None
    """How the present token was made, if its request had a key."""
    spent: dict[str, bool] = {}
    """The hashes of tokens that are worth nothing any more; whether somebody came with one."""
    kept: bool = False
    """Whether the seat is its maker's own: only its link leads there, also at an open table."""
    crowd: str = ""
    """The crowd of the address from which it was taken."""
    stranger: bool = False
    """Whether it was taken without a link."""
    last_seen: int = 0
    """When its person was last known to be at the table, by the clock of the house; not to the minute."""
    replaced_at: int | None = None
    """The version at which a bot took over from its person, who may come back."""
    sitter: Sitter | None = None
    """Whose seat it is, if its person has a profile."""
    played_by: list[str] = []
    """Who has decided here, apart from bots, in the order of their first decisions: profiles, or GUEST."""

    def opens(self, given: str) -> bool:
        """Whether a token, by its hash, is one of this seat."""
        further = self.sitter.tokens.values() if self.sitter is not None else ()
        return any(same(kept, given) for kept in (self.secret, *further))

    def note_player(self) -> None:
        """Somebody decides for this seat. Bots that stand in are found in the log."""
        player = GUEST if self.sitter is None else self.sitter.profile
        if self.person and self.bot is None and player not in self.played_by:
            self.played_by = [*self.played_by, player]

    def renew(self, asker: str | None, key: str | None) -> str:
        """A new token. The one before is spent: whoever else knows it has it for nothing. The seat is
        nobody's profile's any more, until one sits down with the new token."""
        salt = new_token()
        token = made_from(key or new_token(), salt)
        if self.secret:
            spent = {**self.spent, self.secret: False}
            self.spent = dict(list(spent.items())[-MOST_SPENT:])
        self.secret = hashed(token)
        self.sitter = None
        self.issued = None if key is None else Issue(request_of(asker, key), salt)
        return token

    def told_before(self, asker: str | None, key: str | None) -> str | None:
        """The token that the same request was answered with, as long as it is the seat's."""
        if key is None or self.issued is None or not same(self.issued.request, request_of(asker, key)):
            return None
        return made_from(key, self.issued.salt)


def request_of(asker: str | None, key: str) -> str:
    return hashed(f"{asker or ''} {key}")


class PendingProposal(Struct):
    """A proposal on which people still vote."""

    number: int
    kind: ProposalKind
    by: int
    key: str
    to: int | None
    seat: int | None
    bot: str | None
    agreed: list[int]


class Undone(Struct):
    """Decisions that a seat has taken back and may make again, the next one last."""

    seat: int
    actions: list[str]


class SeatTime(Struct):
    """The time of a seat, in milliseconds."""

    bank: int
    """What is left besides the time of each turn."""
    vacation: int
    """How much vacation can still be taken."""
    vacation_until: int = 0
    """When its vacation ends, by the clock of the house."""
    out_at: int | None = None
    """The version at which its time ran out, until its person comes back."""


class ThinkingTime(Struct):
    """The clock of a table (thinking_time.py). Times are those of the clock of the house."""

    rule: ClockRule
    seats: list[SeatTime]
    seat: int | None = None
    """Whose time runs."""
    since: int = 0
    """Since when; nothing is used up while that lies ahead."""
    turn: int = 0
    """What was left then of the time of this turn, which is used before the bank."""
    granted: int = 0
    """The number of decisions before which an increment was given: not twice, if some are taken back."""


class Seating(Struct):
    """What a table is, apart from its log."""

    options: dict[str, bool | str]
    owner: str
    watch: str
    seats: list[SeatHolder]
    open: bool
    closed: bool
    known_seed: bool
    """Whether the maker chose the seed or a record, and so may know what is hidden."""
    begun: int
    """How many actions were made before the table, if it goes on from a record."""
    lesson: str | None = None
    """The lesson for which the house has laid out the table (lessons.py)."""
    pack: PackNote | None = None
    """What is told of the content pack with which it is played."""
    issued: Issue | None = None
    """How the table's first tokens were made, if the request for it had a key."""
    maker: str = ""
    """The crowd of the address from which the table was made: bots think in turn for all crowds."""
    deal: int = 0
    """The version at which the game was dealt; not 0 if it was dealt anew."""
    muted: list[int] = []
    """The seats whose people may not speak."""
    watchers_muted: bool = False
    unwelcome: list[str] = []
    """The crowds of strangers who were asked to leave."""
    left: int = 0
    """How many have left with their names, which are then gone from what was said too."""
    said_at_end: int | None = None
    """How many lines had been said when the game was over."""
    moved: int = 0
    """When the last entry of the log was written, or the table made, by the clock of the house."""
    clock: ThinkingTime | None = None
    undo: UndoRule = "unseen"
    """What may be taken back where nobody else has a say."""
    advice: AdviceRule = "agreed"
    """Whether those who play may be advised."""
    rated: bool = False
    """Whether the result shall count: nobody is advised then, and what has come out is not taken back."""
    advised: list[int] = []
    """The seats that have asked for a hint in this game."""
    seen_back: bool = False
    """Whether a decision of this game was taken back behind dice or cards that had come out."""
    undone: Undone | None = None
    """What was taken back last, as long as nothing has happened since."""
    rematch: str | None = None
    """The table at which the same people play again."""
    cup: str | None = None
    """The tournament to which it belongs."""
    sealed: bool = False
    """Whether others still play the same deal: until then nothing of it is told, although it is over."""
    hints: bool = False
    """Of tables that are older than `hinted`: all who sat there have agreed."""
    hinted: list[int] = []
    """The seats whose people have agreed on hints."""
    proposals: list[PendingProposal] = []
    proposed: int = 0
    daily: DailyMark | None = None
    """Which deal of the day is played, if it is one."""
    keys: list[str] = []
    """The last requests that left no entry in the log, as `seat key`: so a repeated one is recognised."""

    def __post_init__(self) -> None:
        if self.hints:
            self.hints, self.hinted = False, self.people()

    def is_repeated(self, seat: int, key: str) -> bool:
        return f"{seat} {key}" in self.keys

    def remember(self, seat: int, key: str) -> None:
        self.keys = [*self.keys, f"{seat} {key}"][-MOST_KEYS:]

    def undone_of(self, seat: int) -> list[str]:
        """What a seat has taken back and may do again."""
        return self.undone.actions if self.undone is not None and self.undone.seat == seat else []

    def people(self) -> list[int]:
        """The seats at which people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.bot is None]

    def is_attended(self) -> bool:
        """Whether a person who has come plays here."""
        return any(self.seats[seat].taken for seat in self.people())

    def hints_agreed(self) -> bool:
        """Alone among bots everybody may ask for hints; several people must have agreed, each for
        themselves: whoever comes, or comes back, has not been asked yet."""
        people = self.people()
        if self.rated or self.advice == "never":
            return False
        return len(people) <= 1 or all(seat in self.hinted for seat in people)

    def free(self) -> list[int]:
        """The seats that wait for a person."""
        return [number for number in self.people() if not self.seats[number].taken]

    def for_strangers(self) -> list[int]:
        """The free seats of an open table that may be taken without a link."""
        return [number for number in self.free() if not self.seats[number].kept]

    def bot_at(self, seat: int | None) -> str | None:
        """The code of the bot that plays a seat."""
        return None if seat is None else self.seats[seat].bot
