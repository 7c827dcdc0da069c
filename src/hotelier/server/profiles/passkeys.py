"""Passkeys: a profile is opened on any device by a key that its owner's devices keep (WebAuthn)."""

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hotelier.core.game import Json
from hotelier.server.clock import now
from hotelier.server.profiles.profile import KnownPasskey, Profile
from hotelier.server.profiles.tickets import Tickets
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import passkeys
from hotelier.server.store.store import Store
from hotelier.server.tables.names import clean
from hotelier.server.tables.tokens import hashed

if TYPE_CHECKING:  # a third of a second to load: when it is needed
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

SECONDS = 300
MOST_PASSKEYS = 10
HOUSE_NAME = "hotelier"


class Passkeys:
    """The passkeys of all profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.making = Tickets(store, "new passkey", SECONDS)
        self.opening = Tickets(store, "passkey", SECONDS)

    async def of(self, profile: str) -> list[KnownPasskey]:
        asked = select(passkeys).where(passkeys.c.profile == profile).order_by(passkeys.c.created)
        with self.store.answering():
            async with self.store.single.connect() as connection:
                rows = (await connection.execute(asked)).all()
        return [
            KnownPasskey(row.id, row.label, row.host, row.credential, row.created, row.used) for row in rows
        ]

    async def forget(self, profile: str, id: str) -> None:
        which = (passkeys.c.id == id) & (passkeys.c.profile == profile)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                gone = (await connection.execute(delete(passkeys).where(which))).rowcount
        if not gone:
            raise Refusal("not_found", "this profile has no such passkey")

    # Making one

    async def options(self, profile: Profile, origin: str | None) -> Json:
        """What a browser needs to make a passkey of the profile."""
        import webauthn
        from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

        known = await self.of(profile.id)
        made = webauthn.generate_registration_options(
            rp_id=host_of(origin),
            rp_name=HOUSE_NAME,
            user_name=profile.name,
            user_id=profile.id.encode(),
            challenge=(await self.making.issue(profile.id)).encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[descriptor(each.credential) for each in known],
        )
        options: Json = msgspec.json.decode(webauthn.options_to_json(made))
        return options

    async def add(self, profile: Profile, credential: Json, label: str, origin: str | None) -> None:
        """Keep a passkey that a browser has made; the same one again changes nothing."""
        import webauthn

        challenge = challenge_of(credential)
        if await self.making.use(challenge, asking(credential)) != profile.id:
            raise refused("it was asked for by another profile")
        host = host_of(origin)
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=host,
                expected_origin=str(origin),
            )
        except Exception as error:  # whatever a stranger's bytes do to the library that reads them
            raise refused("it is not what was asked for") from error
        id = webauthn.helpers.bytes_to_base64url(made.credential_id)
        row: Json = {"id": hashed(id), "profile": profile.id, "credential": id, "host": host}
        row |= {"public_key": webauthn.helpers.bytes_to_base64url(made.credential_public_key)}
        row |= {"count": made.sign_count, "label": clean(label) if label.strip() else ""}
        row |= {"created": now(), "used": None}
        await self._keep(profile.id, row)

    async def _keep(self, profile: str, row: Json) -> None:
        count = select(func.count()).select_from(passkeys).where(passkeys.c.profile == profile)
        try:
            with self.store.answering():
                async with self.store.engine.begin() as connection:
                    if (await connection.execute(count)).scalar_one() >= MOST_PASSKEYS:
                        raise Refusal("too_many_devices", f"a profile has {MOST_PASSKEYS} passkeys")
                    await connection.execute(insert(passkeys), row)
        except IntegrityError:
            if row["id"] not in [each.id for each in await self.of(profile)]:
                raise refused("it is known already") from None

    # Coming with one

    async def question(self, origin: str | None) -> Json:
        """What a browser needs to come with a passkey, whosever it is."""
        import webauthn

        challenge = (await self.opening.issue(None)).encode()
        asked = webauthn.generate_authentication_options(rp_id=host_of(origin), challenge=challenge)
        options: Json = msgspec.json.decode(webauthn.options_to_json(asked))
        return options

    async def whose(self, credential: Json, origin: str | None, request: str) -> str:
        """The profile whose passkey answers the question; the same request may ask again."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        challenge = challenge_of(credential)
        await self.opening.use(challenge, request)
        row = await self._known(credential)
        if row is None or row.host != host_of(origin):
            raise refused("no profile here has it")
        try:
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge.encode(),
                expected_rp_id=row.host,
                expected_origin=str(origin),
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=max(0, row.count - 1),  # a lost answer is asked for again
            )
        except Exception as error:  # as above
            raise refused("it does not fit") from error
        used = update(passkeys).where(passkeys.c.id == row.id)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(used.values(count=shown.new_sign_count, used=now()))
        profile: str = row.profile
        return profile

    async def _known(self, credential: Json) -> Any:
        asked = select(passkeys).where(passkeys.c.id == hashed(str(credential.get("id"))))
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return (await connection.execute(asked)).one_or_none()


class ClientData(msgspec.Struct):
    """Of what a browser has signed, the part that names the question."""

    challenge: str


class Response(msgspec.Struct):
    client_data: str = msgspec.field(name="clientDataJSON")


class Answered(msgspec.Struct):
    response: Response


def challenge_of(credential: Json) -> str:
    """The ticket that a browser answers to; nothing is believed yet."""
    from webauthn.helpers import base64url_to_bytes

    try:
        text = msgspec.convert(credential, Answered).response.client_data
        data = msgspec.json.decode(base64url_to_bytes(text), type=ClientData)
        return base64url_to_bytes(data.challenge).decode("ascii")
    except (msgspec.DecodeError, ValueError) as error:
        raise refused("it answers no question") from error


def asking(credential: Json) -> str:
    return hashed(msgspec.json.encode(credential).decode())


def descriptor(credential: str) -> "PublicKeyCredentialDescriptor":
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential))


def host_of(origin: str | None) -> str:
    """The name by which the browser calls this house: a passkey belongs to it. The origin is one of ours,
    the middleware has seen to that."""
    host = urlsplit(origin or "").hostname
    if not host or host.replace(".", "").isdecimal() or ":" in host:
        raise refused("passkeys are for browsers that call this server by a name, and not by an address")
    return host


def refused(why: str) -> Refusal:
    return Refusal("passkey_refused", f"this passkey was not accepted: {why}")
