"""What is known of a profile, as plain data."""

from msgspec import Struct

from hotelier.server.tables.seating import Sitter
from hotelier.wire.messages.base import LanguageCode, Portrait
from hotelier.wire.messages.profiles import ProfileSettings


class Profile(Struct, frozen=True):
    """Somebody who comes back: a name and a face, without a password."""

    id: str
    """Public, and for ever the same."""
    name: str
    portrait: Portrait | None
    language: LanguageCode | None
    settings: ProfileSettings
    created: int


class KnownDevice(Struct, frozen=True):
    """A browser of a profile; its secret is kept only as a hash."""

    id: str
    profile: str
    label: str
    created: int
    seen: int


class KnownPasskey(Struct, frozen=True):
    """A passkey that opens a profile, at the name of the house for which it was made."""

    id: str
    label: str
    host: str
    credential: str
    created: int
    used: int | None


class Sitting(Struct, frozen=True):
    """A seat that a profile holds."""

    table: str
    seat: int
    since: int
    over: bool


class Visitor(Struct, frozen=True):
    """A profile, and the device from which it asks."""

    profile: Profile
    device: str

    def sits(self) -> Sitter:
        """As whom it takes a seat."""
        return Sitter(self.profile.id, self.device, self.profile.portrait)
