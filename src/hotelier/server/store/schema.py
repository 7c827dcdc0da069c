"""The tables of the database. Times are milliseconds: those that are shown since 1970 in UTC, those until
which something is promised by the clock of the house (clock.py)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # counts every change
    Column("version", Integer, nullable=False),  # counts the entries of the log
    Column("said", Integer, nullable=False),  # counts the lines of the chat
    Column("game", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),  # open, with a free seat, not over: stands in the lobby
    Column("over", Boolean, nullable=False),  # finished or closed
    Column("bot_until", BigInteger),  # a bot is to move, and a worker has promised it until then
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("doc", Text, nullable=False),  # who sits there and what they agreed on (tables/seating.py)
    Column("touched", BigInteger, nullable=False),  # when it was changed, by the clock of the house
    Column("flag_at", BigInteger),  # when the time of who is to move runs out, by the clock of the house
    Column("frozen", Text),  # why its log cannot be played again with the rules that are here now
    Index("tables_listed", "listed", "updated"),
    Index("tables_bot_until", "bot_until"),
    Index("tables_over", "over"),
    Index("tables_touched", "touched"),
    Index("tables_flag_at", "flag_at"),
)

is_sealed = tables.c.doc.like('%"sealed":true%')
"""Of a table: whether others still play its deal. What its seating says of that (tables/seating.py)."""

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text),  # notation; null is an undo
    Column("kept", Integer, nullable=False),  # how many decisions stand after this entry
    Column("key", String(80), nullable=False),
    Column("told", Text, nullable=False),  # what it led to, with all secrets (table.py)
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="moves_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("pack", Text),  # the content pack with which the table is played; never changed
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Text),  # what the house tells, as facts
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),  # who reports; null is somebody who watches
    Column("about", Integer),  # whom
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("reports_table", "table_id"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(8), primary_key=True),
    Column("turn", Integer, primary_key=True),
    Column("judged", Text, nullable=False),
)

house = Table(
    "house",
    metadata,
    Column("open_for", BigInteger, nullable=False),  # what its clock has come to; there is one row
    Column("push_key", Text),  # with which all workers sign what they push
    Column("deal_secret", Text),  # of which the deals of all days are made
)

presence = Table(  # unlogged on PostgreSQL: empty after a crash, and then written again
    "presence",
    metadata,
    Column("worker", String(24), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1 are the watchers
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # not renewed: the worker is gone
    Index("presence_table", "table_id"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),  # public, and for ever the same
    Column("name", String(40), nullable=False),
    Column("portrait", String(40)),
    Column("language", String(8)),
    Column("settings", Text, nullable=False),  # ProfileSettings of the wire
    Column("created", BigInteger, nullable=False),
)


def of_profile(*, nullable: bool = False, primary_key: bool = False) -> "Column[str]":
    """What belongs to a profile goes with it."""
    owner = ForeignKey("profiles.id", ondelete="CASCADE")
    return Column("profile", String(16), owner, nullable=nullable, primary_key=primary_key)


devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    of_profile(),
    Column("secret", String(64), nullable=False, unique=True),  # the hash of the browser's secret
    Column("label", String(40), nullable=False),
    Column("request", String(64), nullable=False),  # how the secret was made, so that it can be told again
    Column("salt", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # not to the minute
    Index("devices_profile", "profile"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of `credential`, which may be long
    of_profile(),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("host", String(255), nullable=False),  # the name of the house for which it was made
    Column("count", BigInteger, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_profile", "profile"),
)

tickets = Table(  # what is good for one use, for a short time
    "tickets",
    metadata,
    Column("secret", String(64), primary_key=True),  # a hash
    Column("kind", String(16), nullable=False),
    of_profile(nullable=True),
    Column("until", BigInteger, nullable=False),  # by the clock of the house
    Column("used", String(64)),  # the hash of the request that has used it
    Index("tickets_profile", "profile"),
)

sittings = Table(  # which profile sits where: told by the docs of the tables too, and found from here
    "sittings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    of_profile(),
    Column("since", BigInteger, nullable=False),
    Index("sittings_profile", "profile"),
)

rated_games = Table(  # results of rated tables; they stay when the tables are removed
    "rated_games",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),  # those who decide: an automaton is not counted
    Column("number", Integer, nullable=False),  # in the order in which they were entered
    Column("ended", BigInteger, nullable=False),
    Column("result", Text, nullable=False),  # as the arena writes it, without what stands in rated_sides
    UniqueConstraint("game", "seats", "number", name="rated_games_number"),
)

rated_sides = Table(
    "rated_sides",
    metadata,
    Column(
        "table_id", String(16), ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True
    ),
    Column("place", Integer, primary_key=True),  # at the table: automata come after the seats
    Column("side", String(60), nullable=False),  # a profile, a bot or an automaton (tables/sides.py)
    Column("rank", Integer, nullable=False),
    Column("mu", Double, nullable=False),  # the rating after this game
    Column("sigma", Double, nullable=False),
    Index("rated_sides_side", "side"),
)

ratings = Table(  # as they stand
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("side", String(60), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Double, nullable=False),
)

endpoints = Table(  # where people are reached
    "endpoints",
    metadata,
    Column("id", String(16), primary_key=True),
    of_profile(),
    Column("kind", String(16), nullable=False),  # push, webhook or mail
    Column("shape", String(16)),  # of a webhook
    Column("address", Text, nullable=False),
    Column("keys", Text),  # of a browser: what is pushed is encrypted with them
    Column("device", String(16), ForeignKey("devices.id", ondelete="CASCADE")),
    Column("origin", Text, nullable=False),  # where the page was when it was named
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64)),  # the hash of the code that confirms a mailbox
    Column("code_until", BigInteger, nullable=False),  # by the clock of the house
    Column("code_tries", Integer, nullable=False),
    Column("dropped", String(24)),  # why nothing is sent there any more
    Column("created", BigInteger, nullable=False),
    Index("endpoints_profile", "profile"),
)

letters = Table(  # what waits to be sent
    "letters",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("endpoint", String(16), ForeignKey("endpoints.id", ondelete="CASCADE"), nullable=False),
    Column("letter", Text, nullable=False),
    Column("about", Text),  # the call that it carries, which may be settled meanwhile
    Column("due", BigInteger, nullable=False),  # by the clock of the house, as the following
    Column("tries", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # a worker has promised to send it until then
    Index("letters_due", "due"),
    Index("letters_endpoint", "endpoint"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("profile", String(16), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("doc", Text, nullable=False),  # NoticeWishes of the wire
)

table_wishes = Table(  # what somebody wishes otherwise for one table
    "table_wishes",
    metadata,
    Column("profile", String(16), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", String(16), nullable=False),
)

calls = Table(  # for what somebody is called to a table: the last of each kind
    "calls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    of_profile(),
    Column("mark", Integer, nullable=False),  # which turn or vote it is
    Column("made", BigInteger, nullable=False),  # by the clock of the house, as the following
    Column("due", BigInteger),  # null: settled
    Column("looks", Integer, nullable=False),  # so often somebody was there when it was due
    Column("until", BigInteger, nullable=False),  # a worker has promised to see to it until then
    UniqueConstraint("table_id", "seat", "kind", name="calls_one"),
    Index("calls_due", "due"),
    Index("calls_profile", "profile"),
)

cups = Table(
    "cups",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("revision", Integer, nullable=False),  # counts every change
    Column("tended", Boolean, nullable=False),  # it is played, or its tables are still to be closed
    Column("organiser", String(16), ForeignKey("profiles.id", ondelete="SET NULL")),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("doc", Text, nullable=False),  # all of it (cups/cup.py)
    Index("cups_tended", "tended"),
    Index("cups_organiser", "organiser"),
)

cup_sides = Table(  # which profile takes part where: told by the docs of the cups too, and found from here
    "cup_sides",
    metadata,
    Column("cup_id", String(16), ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("profile", String(16), ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
    Index("cup_sides_profile", "profile"),
)

days = Table(  # the deals of the days that have begun
    "days",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("setup", Text, nullable=False),  # how it is played (daily/deals.py)
    Column("closed", Boolean, nullable=False),  # a later day has begun; whatever the clock shows since
)

attempts = Table(  # the one attempt of each profile
    "attempts",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    of_profile(primary_key=True),
    Column("table_id", String(16), nullable=False),  # it may have been tidied away since
    Column("begun", BigInteger, nullable=False),  # by the clock of the house
    Column("standing", String(16), nullable=False),  # Standing of the wire
    Column("points", Text),  # of all sides, when it is over
    Index("attempts_profile", "profile"),
)
