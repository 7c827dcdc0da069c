"""What can be set from outside, by `hotelier serve` or by the environment (HOTELIER_…)."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import make_url

from hotelier.core.errors import BadOption

PREFIX = "HOTELIER_"
SQLITE = "sqlite+aiosqlite:///"
POSTGRESQL = "postgresql+asyncpg://"
PUBLIC = re.compile(r"https?://(\[[0-9a-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.IGNORECASE)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults; docs/operations.md explains them."""

    database_url: str = ""
    database_password_file: str = ""
    """A file with the password of the database, which may hold any character."""
    workers: int = 1
    bot_processes: int = 2
    """How many bots think at once in each worker; the others wait."""
    bot_seconds: float = 60
    """A bot that thinks longer is stopped, and the random bot moves once in its place."""
    bot_lease: float = 10
    """Seconds of silence after which another worker takes over a bot's move."""
    bot_queue: int = 200
    """How many bots may wait in a worker before hints are refused."""
    hints_per_address: int = 8
    """Hints and moves of bots that one address may have in the queue before its hints are refused."""
    bot_tables: bool = False
    """Whether everybody may make tables at which only bots sit."""
    daily_bot: str = "grand"
    """The bot that plays the deal of the day for the house; empty: none."""
    operator_token: str = ""
    """Who bears this token may do what only the operator may; empty: nobody."""
    origins: str = ""
    """Other origins whose pages may call, separated by commas; the server's own always may."""
    hosts: str = ""
    """The hosts by which the server may be called, separated by commas; empty: by any."""
    rate_address: float = 30
    """Requests per second from one address, and ten times as many at once."""
    rate_seat: float = 10
    """Changes per second from one seat, and three times as many at once."""
    tables_per_hour: float = 60
    """New tables per hour from one address."""
    seats_per_hour: float = 10
    """Seats at open tables per hour that one address may take without a link."""
    profiles_per_hour: float = 20
    """New profiles per hour from one address."""
    most_tables: int = 100_000
    """Tables that are still being played, in all."""
    sockets_per_address: int = 100
    header_seconds: float = 10
    """A connection whose request has no whole header by then is closed."""
    body_seconds: float = 120
    """A connection is closed if its request is not complete this long after its header."""
    idle_seconds: float = 30
    """A connection is closed if for this long no byte of a request comes in, or of an answer goes out."""
    waiting_per_address: int = 100
    """Connections from one address that are open without being served; the longest waiting is closed."""
    most_waiting: int = 1000
    """The same from all addresses together."""
    away_hours: float = 72
    """A person who has been away this long may be replaced by a bot without a vote."""
    sleep_days: float = 30
    """A table at which nothing has happened for this long sleeps: it is neither listed nor counted, until
    somebody goes on. Of all days only those count on which the server ran: a clock may be wrong."""
    purge_unfinished_days: float = 0
    """Unfinished tables at which nothing has happened for this long are removed; 0: never."""
    purge_finished_days: float = 0
    """Finished and closed tables are removed after this long; 0: never."""
    body_limit: int = 1_000_000
    cached_tables: int = 1000
    public_url: str = ""
    """The address of the page as people reach it, such as https://play.example.org: for invitations, and
    for links in mails and webhooks. Empty: the one by which somebody asked for them, or the machine's."""
    site: str = ""
    """A folder that `make site` has made: with it the page also plays in the browser alone, without a
    connection. Empty: that is not offered."""
    contact: str = ""
    """Whom push services may write to if something is wrong: a mail or web address of the operator."""
    excepted_hosts: str = ""
    """Hosts with ports, separated by commas, that notices may be sent to although they are private or
    speak without TLS."""
    smtp_host: str = ""
    """The server that takes mails; empty: there are no mails."""
    smtp_port: int = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password_file: str = ""
    smtp_from: str = ""
    """From whom mails come."""
    log_level: str = "info"

    def variables(self) -> dict[str, str]:
        """The settings as environment variables, for the processes of the workers."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}

    @property
    def sqlite_file(self) -> Path | None:
        """The file of the tables, if they are kept in one."""
        if self.database_url.startswith(SQLITE):
            return Path(self.database_url.removeprefix(SQLITE))
        return None


def settings_from(environment: Mapping[str, str]) -> Settings:
    """The settings that an environment names; BadOption if one cannot be read."""
    given = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if PREFIX + name.upper() in environment
    }
    try:
        return checked(msgspec.convert(given, Settings, strict=False))
    except msgspec.ValidationError as error:
        raise BadOption(f"a setting in the environment is wrong: {error}") from None


def checked(settings: Settings) -> Settings:
    """The settings with a database that we can use."""
    url = settings.database_url or f"{SQLITE}{default_file()}"
    if url.startswith("postgresql://"):
        url = POSTGRESQL + url.removeprefix("postgresql://")
    if not url.startswith((SQLITE, POSTGRESQL)):
        shown = url.partition("://")[0]
        raise BadOption(f"the database {shown}://… is unknown; allowed are {POSTGRESQL}… and {SQLITE}FILE")
    if settings.database_password_file:
        url = with_password(url, Path(settings.database_password_file))
    if settings.workers < 1:
        raise BadOption(f"{settings.workers} workers cannot serve; use 1 or more")
    if settings.workers > 1 and url.startswith(SQLITE):
        raise BadOption(
            "an SQLite file is served by one worker; use PostgreSQL for more (docs/operations.md)"
        )
    if settings.site and not Path(settings.site, "offline.js").is_file():
        raise BadOption(f"{settings.site} is no folder that `make site` has made: it has no offline.js")
    public_url = public_address(settings.public_url) if settings.public_url else ""
    return msgspec.structs.replace(settings, database_url=url, public_url=public_url)


def public_address(text: str) -> str:
    """The address of the page as it is written in links."""
    address = text.strip().removesuffix("/")
    if not PUBLIC.fullmatch(address):
        raise BadOption(
            f"the public address {text!r} cannot be used; write it as https://play.example.org, "
            "with a port if it needs one, and nothing behind it"
        )
    return address.lower()


def with_password(url: str, file: Path) -> str:
    """The address of a database with the password that a file holds."""
    try:
        password = file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadOption(f"the password of the database cannot be read from {file}: {why}") from None
    return make_url(url).set(password=password).render_as_string(hide_password=False)


def default_file() -> Path:
    """Where tables are kept if nothing else is said."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "hotelier" / "tables.sqlite"
