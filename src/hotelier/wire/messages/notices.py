"""When and where somebody is called to a table."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from hotelier.wire.messages.base import Answer, Request

NoticeMoment = Literal["at_once", "ten_minutes", "daily", "off"]
"""When a notice is sent, counted from when it became somebody's turn."""
NoticeKind = Literal["push", "webhook", "mail"]
HookShape = Literal["discord", "slack", "json"]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Dropped = Literal["gone", "refused", "unreachable", "not_allowed"]
"""Why nothing is sent to an endpoint any more: it says it is gone, it does not take what we send, nobody
answers, or it leads to where we do not call."""


class NoticeWishes(Request):
    """When somebody wants to be notified about tables at which they are not present. Times are `HH:MM` in
    the time zone `zone`; between `quiet_from` and `quiet_to` notices wait; with `moment` daily one message
    at `daily_at` has everything."""

    moment: NoticeMoment = "at_once"
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    quiet_from: TimeOfDay | None = None
    quiet_to: TimeOfDay | None = None
    daily_at: TimeOfDay = "18:00"


class NoticeChange(Request):
    """What changes in the wishes; `wishes` are given as a whole. A `table` may have another `moment`; null:
    the same as everywhere else."""

    wishes: NoticeWishes | UnsetType = UNSET
    table: Annotated[str, Meta(max_length=16)] | UnsetType = UNSET
    moment: NoticeMoment | None = None


class SubscriptionKeys(Request):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewEndpoint(Request):
    """Where notices shall go: the push subscription of this browser (with its `keys`), a web address that
    takes JSON in a `shape`, or a mailbox, which is used once it is confirmed."""

    kind: NoticeKind
    address: Annotated[str, Meta(max_length=2000)]
    shape: HookShape | None = None
    keys: SubscriptionKeys | None = None


class Code(Request):
    """The code that came by mail."""

    code: Annotated[str, Meta(max_length=20)]


class NoticeEndpoint(Answer):
    """Where notices go. Of a web address only the host is shown: the rest may be a secret. `own` is the
    subscription of the device that asks; a mailbox is used once it is `confirmed`."""

    id: str
    kind: NoticeKind
    shown: str
    shape: HookShape | None
    own: bool
    confirmed: bool
    dropped: Dropped | None
    created: str


class Notices(Answer):
    """When and how somebody is notified. `push_key` is the key with which a browser subscribes; `mail` says
    whether this server sends mail; `tables` has the wishes for single tables."""

    wishes: NoticeWishes
    tables: dict[str, NoticeMoment]
    endpoints: list[NoticeEndpoint]
    push_key: str
    mail: bool
