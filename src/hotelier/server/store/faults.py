"""What can be wrong with a database: found out from its errors, said in plain words, and not too often."""

import errno
import logging
import sqlite3
import time
from collections.abc import Iterator

import msgspec

from hotelier.server.refusals import Refusal

QUIET_SECONDS = 60
"""The log names a fault again after this time, or when it has come back."""
LATER = 10
log = logging.getLogger("hotelier.database")


class Fault(msgspec.Struct, frozen=True):
    """One kind of trouble."""

    sentence: str
    """What the operator reads; it tells no paths and no statements, because everybody may ask /readyz."""
    told: str = "the database does not answer"
    """What players read: only what they can understand."""
    passes: bool = False
    """Whether it may pass while one waits a little."""
    stays: bool = False
    """Whether it is still there, even if the next change can be written."""


AWAY = Fault("the database does not answer", passes=True)
SLOW = Fault("the database does not answer in time", passes=True)
LOCKED = Fault("somebody else has locked the file of the tables", passes=True)
CROWDED = Fault("the database has too many connections already", passes=True)
NO_DESCRIPTORS = Fault("too many files and connections are open on this machine", passes=True)
READ_ONLY = Fault(
    "the database can be read, but not written",
    told="nothing can be written at the moment: games can be watched, but not played",
    passes=True,
)
FULL = Fault("the disk of the database is full", told="the disk of this server is full")
DISK = Fault(
    "the disk of the database cannot be read or written, or is full",  # a quota is told like this, too
    told="the disk of this server fails or is full",
)
DAMAGED = Fault("the database is damaged", told="the tables of this server are damaged", stays=True)
NOT_A_DATABASE = Fault(
    "the file of the tables is not a database", told="the tables of this server are damaged", stays=True
)
CLOSED = Fault("the file of the tables cannot be opened")
FORBIDDEN = Fault("the database does not let this server use its tables")
STRANGER = Fault("the database does not accept the name or the password of this server")
NOWHERE = Fault("there is no database of this name")

OF_SQLITE = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_CANTOPEN: CLOSED,
    sqlite3.SQLITE_PERM: FORBIDDEN,
    sqlite3.SQLITE_NOTADB: NOT_A_DATABASE,
}
KIND = 0xFF
"""The part of an error code of SQLite that names the kind; the rest says more about it."""
OF_POSTGRESQL = {
    "25006": READ_ONLY,
    "28000": STRANGER,
    "28P01": STRANGER,
    "3D000": NOWHERE,
    "42501": FORBIDDEN,
    "53100": FULL,
    "53300": CROWDED,
    "58030": DISK,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
}
OF_SYSTEM = {
    errno.ENOSPC: FULL,
    errno.EMFILE: NO_DESCRIPTORS,
    errno.ENFILE: NO_DESCRIPTORS,
}


class Trouble(Refusal):
    """Something is not done because of a fault of the database; nothing is lost."""

    def __init__(self, fault: Fault) -> None:
        when, seconds = ("in a moment", 1) if fault.passes else ("later", LATER)
        super().__init__(
            "try_again", f"{fault.told}: try again {when}, with the same key", retry_after=seconds
        )
        self.fault = fault


def named(error: BaseException) -> Fault | None:
    """The fault that an error names, if it names one."""
    for each in causes(error):
        sqlite, postgresql = getattr(each, "sqlite_errorcode", None), getattr(each, "sqlstate", None)
        if sqlite is not None and sqlite & KIND in OF_SQLITE:
            return OF_SQLITE[sqlite & KIND]
        if postgresql in OF_POSTGRESQL:
            return OF_POSTGRESQL[postgresql]
        if isinstance(each, OSError) and each.errno in OF_SYSTEM:
            return OF_SYSTEM[each.errno]
    return None


def code_of(error: BaseException) -> str:
    """What the database calls it, for whoever looks it up; messages could tell a secret."""
    name = ""
    for each in causes(error):
        code = getattr(each, "sqlite_errorname", None) or getattr(each, "sqlstate", None)
        name = str(code or type(each).__name__)
    return name


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what it was made from."""
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__


class Faults:
    """The faults that this worker has met."""

    def __init__(self) -> None:
        self.present: Fault | None = None
        """The last one that was met, until it is known to be gone."""
        self.staying: Fault | None = None
        self.said: dict[Fault, float] = {}

    def met(self, fault: Fault, code: str) -> None:
        """Say it, unless that was done just now: it may be met by every request."""
        self.present = fault
        if fault.stays:
            self.staying = fault
        moment = time.monotonic()
        if moment - self.said.get(fault, -QUIET_SECONDS) >= QUIET_SECONDS:
            self.said[fault] = moment
            log.error("%s (%s)", fault.sentence, code)

    def gone(self) -> None:
        """A change was written: what was met last is over, unless it is of the kind that stays."""
        if self.present is not None and not self.present.stays:
            log.warning("the database can be used again")
            self.said.pop(self.present)
            self.present = None
