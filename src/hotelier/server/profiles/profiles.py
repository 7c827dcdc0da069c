"""Profiles in the database: made, found by the secret of a device, changed and deleted."""

from contextlib import suppress
from typing import Any, cast, get_args

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.core.game import Json
from hotelier.server.clock import iso, now
from hotelier.server.profiles.profile import KnownDevice, Profile, Sitting, Visitor
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import chat, devices, profiles, rated_sides, ratings, sittings, tables
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import portrait_of
from hotelier.server.tables.names import check_name, clean
from hotelier.server.tables.sides import new_stand_in, side_of
from hotelier.server.tables.tokens import hashed, id_from, made_from, new_token, same
from hotelier.wire.messages.base import LanguageCode
from hotelier.wire.messages.profiles import NewProfile, ProfileChange, ProfileSettings

LANGUAGES = get_args(LanguageCode)
MOST_DEVICES = 20
SEEN_EVERY = 3_600_000
"""When a device was last here is known to the hour."""


class Profiles:
    """The profiles of this house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Whose they are

    async def visitor(self, secret: str) -> Visitor:
        """Who has the secret of a device."""
        asked = select(profiles, devices.c.id.label("device"), devices.c.seen).join_from(devices, profiles)
        row = await self._one(asked.where(devices.c.secret == hashed(secret)))
        if row is None:
            raise Refusal("wrong_profile", "this profile is gone, or has forgotten this device")
        if now() - row.seen > SEEN_EVERY or row.seen > now():
            await self._change(update(devices).where(devices.c.id == row.device).values(seen=now()))
        return Visitor(read(row), row.device)

    async def find(self, id: str) -> Profile | None:
        row = await self._one(select(profiles).where(profiles.c.id == id))
        return None if row is None else read(row)

    # Their own affairs

    async def make(self, asked: NewProfile) -> tuple[Profile, str]:
        """A new profile and the secret of its first device, or those that the same request has made."""
        profile = Profile(
            id=id_from("profile", asked.key),
            name=own_name(asked.name),
            portrait=asked.portrait,
            language=asked.language,
            settings=asked.settings,
            created=now(),
        )
        request = hashed(msgspec.json.encode(asked).decode())
        with suppress(IntegrityError), self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(profiles), row_of(profile))
                return profile, await self._add_device(
                    connection, profile.id, asked.label, asked.key, request
                )
        secret = await self._told_before(asked.key, request)
        known = await self.find(profile.id)
        if secret is None or known is None:
            raise Refusal("key_reused", "the key was used for another profile")
        return known, secret

    async def change(self, profile: Profile, asked: ProfileChange) -> Profile:
        given: Json = {
            field: value
            for field in asked.__struct_fields__
            if (value := getattr(asked, field)) is not msgspec.UNSET
        }
        if "name" in given:
            given["name"] = own_name(given["name"])
        changed = msgspec.structs.replace(profile, **given)
        await self._change(update(profiles).where(profiles.c.id == profile.id).values(row_of(changed)))
        return changed

    async def delete(self, id: str) -> None:
        """Everything that belongs to a profile goes with it; its tables must have let it go before. Its
        rated results stay, as those of somebody whom nobody knows."""
        stand_in = {"side": new_stand_in()}
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                for table in (rated_sides, ratings):
                    await connection.execute(
                        update(table).where(table.c.side == side_of(id)).values(stand_in)
                    )
                await connection.execute(delete(profiles).where(profiles.c.id == id))

    # Devices

    async def devices_of(self, id: str) -> list[KnownDevice]:
        found = await self._all(select(devices).where(devices.c.profile == id).order_by(devices.c.created))
        return [KnownDevice(row.id, row.profile, row.label, row.created, row.seen) for row in found]

    async def forget_device(self, id: str, device: str) -> None:
        which = (devices.c.id == device) & (devices.c.profile == id)
        if not await self._change(delete(devices).where(which)):
            raise Refusal("not_found", "this profile has no such device")

    async def welcome(self, id: str, label: str, key: str, request: str) -> tuple[Profile, str]:
        """Another device of a profile, and its secret; the same request gets the same one again."""
        with suppress(IntegrityError), self.store.answering():
            async with self.store.engine.begin() as connection:
                secret = await self._add_device(connection, id, label, key, request)
            return await self._still_there(id), secret
        told = await self._told_before(key, request)
        if told is None:
            raise Refusal("key_reused", "the key was used for another device")
        return await self._still_there(id), told

    async def _still_there(self, id: str) -> Profile:
        profile = await self.find(id)
        if profile is None:
            raise Refusal("wrong_profile", "this profile is gone")
        return profile

    async def _add_device(
        self, connection: AsyncConnection, profile: str, label: str, key: str, request: str
    ) -> str:
        """A secret for another device, made from the key of its request: a lost answer can be repeated."""
        others = (devices.c.profile == profile) & (devices.c.id != id_from("device", key))
        count = select(func.count()).select_from(devices).where(others)
        if (await connection.execute(count)).scalar_one() >= MOST_DEVICES:
            raise Refusal("too_many_devices", f"a profile has {MOST_DEVICES} devices at most: forget one")
        salt = new_token()
        secret = made_from(key, salt)
        row = {"id": id_from("device", key), "profile": profile, "secret": hashed(secret)}
        row |= {"label": clean(label) if label.strip() else "", "request": request, "salt": salt}
        await connection.execute(insert(devices), row | {"created": now(), "seen": now()})
        return secret

    async def _told_before(self, key: str, request: str) -> str | None:
        row = await self._one(select(devices).where(devices.c.id == id_from("device", key)))
        return made_from(key, row.salt) if row is not None and same(row.request, request) else None

    # Where they sit

    async def sittings_of(self, id: str) -> list[Sitting]:
        """The seats that a profile holds: of running games first, of those the last changed first."""
        asked = select(sittings, tables.c.over).join_from(sittings, tables).where(sittings.c.profile == id)
        found = await self._all(asked.order_by(tables.c.over, tables.c.updated.desc(), sittings.c.seat))
        return [Sitting(row.table_id, row.seat, row.since, row.over) for row in found]

    async def said_by(self, sitting: Sitting, name: str) -> list[Json]:
        """What was said from a seat since it is the profile's, and before under the same name."""
        own = or_(chat.c.at >= sitting.since, chat.c.name == name)
        at = (chat.c.table_id == sitting.table) & (chat.c.seat == sitting.seat)
        rows = await self._all(select(chat.c.text, chat.c.at).where(at, own).order_by(chat.c.number))
        return [{"text": row.text, "at": iso(row.at)} for row in rows]

    # The database

    async def _one(self, asked: Any) -> Any:
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return (await connection.execute(asked)).one_or_none()

    async def _all(self, asked: Any) -> Any:
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return (await connection.execute(asked)).all()

    async def _change(self, change: Any) -> int:
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                return int((await connection.execute(change)).rowcount)


def own_name(name: str) -> str:
    """A name that is nobody else's by itself; whether it is free at a table is found out there."""
    cleaned = clean(name)
    check_name(cleaned, [])
    return cleaned


def read(row: Any) -> Profile:
    return Profile(
        id=row.id,
        name=row.name,
        portrait=portrait_of(row.portrait),
        language=cast("LanguageCode", row.language) if row.language in LANGUAGES else None,
        settings=read_settings(row.settings),
        created=row.created,
    )


def read_settings(text: str) -> ProfileSettings:
    """Those of a newer server, which this one does not understand, are as if nothing was chosen."""
    with suppress(msgspec.ValidationError):
        return msgspec.json.decode(text, type=ProfileSettings)
    return ProfileSettings()


def row_of(profile: Profile) -> Json:
    settings = msgspec.json.encode(profile.settings).decode()
    return {**msgspec.structs.asdict(profile), "settings": settings}
