"""Profiles, their devices and passkeys, and the tables at which they sit."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from hotelier.wire.messages.base import (
    LONGEST_NAME,
    Answer,
    Count,
    LanguageCode,
    Name,
    Portrait,
    Request,
    SecretKey,
    Token,
)
from hotelier.wire.messages.table import TableNote

Label = Annotated[str, Meta(max_length=LONGEST_NAME)]


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
    """What changes in a profile; the rest stays. `settings` are given as a whole."""

    name: Name | UnsetType = UNSET
    portrait: Portrait | UnsetType | None = UNSET
    language: LanguageCode | UnsetType | None = UNSET
    settings: ProfileSettings | UnsetType = UNSET


class HandoverCode(Request):
    """What the link or the QR code from another device contains."""

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


class Device(Answer):
    """A browser that holds a secret of the profile; `own` is the one that asks."""

    id: str
    label: str
    own: bool
    created: str
    seen: str


class Passkey(Answer):
    """A passkey of the profile, valid at the name `host` of this server."""

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
    """The secret of this browser, shown only once: it goes into the header `Hotelier-Profile`."""

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
    """The secret of a link to another device: good for one use, within `seconds`."""

    code: str
    seconds: int


class HandoverNote(Answer):
    """Whose profile is handed over."""

    name: str
    portrait: Portrait | None


class PasskeyOptions(Answer):
    """What the browser needs to make a passkey, or to sign in with one."""

    options: dict[str, Any]


class Farewell(Answer):
    """A profile is gone, and with it its name at `tables` tables."""

    tables: int
