"""All that is kept of a profile, for its owner to take away: one file."""

from hotelier.core.game import Json
from hotelier.server.clock import iso
from hotelier.server.profiles.passkeys import Passkeys
from hotelier.server.profiles.profile import Profile, Sitting
from hotelier.server.profiles.profiles import Profiles
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.study.replays import published
from hotelier.wire.messages.profiles import ProfileSettings


async def export_of(profile: Profile, profiles: Profiles, passkeys: Passkeys, host: Host) -> Json:
    """The profile, its devices and passkeys without their secrets, and every seat it holds."""
    return {
        "id": profile.id,
        "name": profile.name,
        "portrait": profile.portrait,
        "language": profile.language,
        "settings": plain(profile.settings),
        "created": iso(profile.created),
        "devices": [
            {"label": each.label, "created": iso(each.created), "seen": iso(each.seen)}
            for each in await profiles.devices_of(profile.id)
        ],
        "passkeys": [
            {
                "label": each.label,
                "host": each.host,
                "created": iso(each.created),
                "used": None if each.used is None else iso(each.used),
            }
            for each in await passkeys.of(profile.id)
        ],
        "tables": [await table_of(each, profiles, host) for each in await profiles.sittings_of(profile.id)],
    }


def plain(settings: ProfileSettings) -> Json:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


async def table_of(sitting: Sitting, profiles: Profiles, host: Host) -> Json:
    """A seat: under which name, what its owner has said, and the record of a game that is over."""
    seat: Json = {"table": sitting.table, "seat": sitting.seat, "since": iso(sitting.since)}
    try:
        table = await host.newest(sitting.table)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return {**seat, "problem": str(refusal)}
    name = table.seating.seats[sitting.seat].name
    return {
        **seat,
        "name": name,
        "game": table.game.info.name,
        "created": iso(table.created),
        "updated": iso(table.updated),
        "said": await profiles.said_by(sitting, name),
        "record": published(table.game.record()) if table.over and not table.seating.sealed else None,
    }
