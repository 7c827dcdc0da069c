"""The log of a table: its entries, what each led to, the chat, and the decisions that stand."""

import msgspec

from hotelier.core import tale
from hotelier.core.game import Game, Json
from hotelier.wire.messages.table import HouseLine

NOTHING = msgspec.Raw(b"[]")


class Secret(msgspec.Struct, array_like=True):
    """Of an event, by its place in the list: who may know all of it, and what the others know instead."""

    place: int
    knower: int
    instead: Json


class Told(msgspec.Struct):
    """What an entry led to, with all secrets, and how the table stood after it."""

    points: list[int]
    round: int
    events: msgspec.Raw = NOTHING
    """A list of events, kept as text: it is passed on much more often than looked into."""
    secrets: list[Secret] | None = None
    """None in rows that were written before events were told."""
    undone_to: int | None = None

    def hear(self, told: list[tale.Told]) -> None:
        """Remember what happened."""
        self.events = msgspec.Raw(msgspec.json.encode([each.event for each in told]))
        self.secrets = [
            Secret(place, each.knower, each.instead)
            for place, each in enumerate(told)
            if each.instead is not None
        ]

    def seen_by(self, audience: int | None) -> msgspec.Raw | list[Json]:
        """The events as an audience may know them."""
        if self.secrets is None:
            return NOTHING
        if not self.secrets:
            return self.events
        events: list[Json] = msgspec.json.decode(self.events)
        for secret in self.secrets:
            whole = tale.Told(events[secret.place], secret.knower, secret.instead)
            events[secret.place] = whole.seen_by(audience)
        return events


DEALER = -1
"""Whose entry it is when the game is dealt anew: nobody's at the table."""


class Entry(msgspec.Struct):
    """One line of the log: a move, or an undo (then `action` is None)."""

    version: int
    seat: int
    action: str | None
    kept: int
    key: str
    told: Told
    at: int


class Said(msgspec.Struct):
    """One line of the chat; without a seat it is the house or a watcher who speaks."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    told: HouseLine | None = None


class Step(msgspec.Struct):
    """A decision that stands: made by a move and not taken back."""

    version: int
    seat: int
    action: str
    revealed: int
    """The game's counter of what has come out, before the decision."""


def standing(game: Game) -> Told:
    """The round and the points of all sides, with nothing that happened."""
    view = game.view(None)
    return Told([player["points"] for player in view["players"]], view["round"])
