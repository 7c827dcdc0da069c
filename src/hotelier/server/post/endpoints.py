"""Where people are reached: their browsers, web addresses and mailboxes."""

import secrets
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from hotelier.server.clock import now
from hotelier.server.limits import per_hour
from hotelier.server.post.letters import Letter
from hotelier.server.post.mail import check_mailbox
from hotelier.server.post.office import Office
from hotelier.server.post.outside import NotAllowed, Unreachable
from hotelier.server.post.push import PushKeys, check_keys
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import endpoints
from hotelier.server.tables.tokens import hashed, new_table_id, same

MOST_ENDPOINTS = 10
CODE_DIGITS = 8
CODE_LIFE = 3_600_000
CODE_TRIES = 5
NAMED_PER_HOUR = 20
TRIES_PER_HOUR = 10
CODES_PER_HOUR = 3
Kind = Literal["push", "webhook", "mail"]


class Given(msgspec.Struct):
    """An endpoint as its owner names it."""

    kind: Kind
    address: str
    shape: str | None = None
    keys: PushKeys | None = None
    device: str | None = None
    origin: str = ""
    """Where the page is for them."""


class Endpoint(msgspec.Struct):
    id: str
    kind: Kind
    address: str
    shape: str | None
    device: str | None
    confirmed: bool
    dropped: str | None
    created: int


class Endpoints:
    """The endpoints of all profiles."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.store = office.store
        self.naming = per_hour(NAMED_PER_HOUR, "too many new addresses")
        self.trying = per_hour(TRIES_PER_HOUR, "too many tries")
        self.codes = per_hour(CODES_PER_HOUR, "too many codes")

    async def of(self, profile: str) -> list[Endpoint]:
        asked = select(endpoints).where(endpoints.c.profile == profile).order_by(endpoints.c.created)
        return [read(row) for row in await self._all(asked)]

    async def reached(self, profile: str) -> list[str]:
        """Those to which letters can be sent."""
        return [each.id for each in await self.of(profile) if each.confirmed and each.dropped is None]

    async def name(self, profile: str, given: Given, code_letter: "Letter") -> None:
        """Add an endpoint; one that is known is taken up again. A mailbox gets a letter with a code, where
        `{code}` stands for it, and is used when somebody has said what it was."""
        self.naming.take(profile)
        await self._check(given)
        code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
        mail = given.kind == "mail"
        if mail:
            self.codes.take(profile)
            self.codes.take(hashed(given.address.lower()))
        row = {
            "id": new_table_id(),
            "profile": profile,
            "kind": given.kind,
            "shape": given.shape,
            "address": given.address,
            "keys": None if given.keys is None else msgspec.json.encode(given.keys).decode(),
            "device": given.device,
            "origin": given.origin,
            "confirmed": not mail,
            "code": hashed(code) if mail else None,
            "code_until": self.store.clock.time() + CODE_LIFE if mail else 0,
            "code_tries": 0,
            "dropped": None,
            "created": now(),
        }
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(delete(endpoints).where(same_as(given, profile)))
                mine = select(func.count()).select_from(endpoints).where(endpoints.c.profile == profile)
                if (await connection.execute(mine)).scalar_one() >= MOST_ENDPOINTS:
                    raise Refusal(
                        "too_many_requests", f"there may be {MOST_ENDPOINTS} addresses: remove one"
                    )
                await connection.execute(insert(endpoints), row)
                if mail:
                    code_letter.text = code_letter.text.replace("{code}", code)
                    await self.office.hand_in(connection, [str(row["id"])], code_letter)
        self.office.news.set()

    async def _check(self, given: Given) -> None:
        try:
            if given.kind == "mail":
                if not self.office.mailer.ready:
                    raise NotAllowed(
                        "this server sends no mails: its operator has named no server for them"
                    )
                check_mailbox(given.address)
                return
            if given.kind == "push":
                if given.keys is None:
                    raise NotAllowed("a browser's address needs its keys")
                check_keys(given.keys)
            elif given.shape is None:
                raise NotAllowed("a web address needs a shape: discord, slack or json")
            await self.office.outside.check(given.address)
        except NotAllowed as error:
            raise Refusal("bad_endpoint", str(error)) from None
        except Unreachable as error:
            raise Refusal("bad_endpoint", str(error)) from None

    async def confirm(self, profile: str, id: str, code: str) -> None:
        """The code that came by mail."""
        which = (endpoints.c.id == id) & (endpoints.c.profile == profile)
        tried = (
            update(endpoints)
            .where(which, endpoints.c.code_tries < CODE_TRIES)
            .values(code_tries=endpoints.c.code_tries + 1)
            .returning(endpoints.c.code, endpoints.c.code_until, endpoints.c.confirmed)
        )
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                row = (await connection.execute(tried)).one_or_none()
                right = row is not None and row.code is not None and same(row.code, hashed(code))
                if right and row is not None and self.store.clock.time() <= row.code_until:
                    await connection.execute(
                        update(endpoints).where(which).values(confirmed=True, code=None)
                    )
                    return
        if row is not None and row.confirmed:
            return
        raise Refusal("wrong_code", "this is not the code, or it is too old: ask for a new one")

    async def remove(self, profile: str, id: str) -> None:
        which = (endpoints.c.id == id) & (endpoints.c.profile == profile)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                if not (await connection.execute(delete(endpoints).where(which))).rowcount:
                    raise Refusal("not_found", "there is no such address of yours")

    async def try_out(self, profile: str, id: str, letter: Letter) -> None:
        """Send a letter of trial."""
        if id not in await self.reached(profile):
            raise Refusal("not_found", "there is no such address of yours, or it is not in use")
        self.trying.take(profile)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await self.office.hand_in(connection, [id], letter)
        self.office.news.set()

    async def _all(self, asked: Any) -> list[Any]:
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return list((await connection.execute(asked)).all())


def same_as(given: Given, profile: str) -> Any:
    """What a new endpoint takes the place of: a browser tells one person's notices, and no other's."""
    known = (endpoints.c.kind == given.kind) & (endpoints.c.address == given.address)
    if given.kind != "push":
        return known & (endpoints.c.profile == profile)
    if given.device is None:
        return known
    return known | ((endpoints.c.kind == "push") & (endpoints.c.device == given.device))


def read(row: Any) -> Endpoint:
    return Endpoint(
        row.id, row.kind, row.address, row.shape, row.device, row.confirmed, row.dropped, row.created
    )
