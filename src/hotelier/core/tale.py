"""What happened in a game, told by the rules beside each change, and what of it each audience may know.

A tale exists only where somebody listens (`new_game(..., tell=True)`): everywhere else the rules find None
in its place and build nothing. Each game has a tale of its own, with a method for every kind of event.
"""

from bisect import bisect_left
from typing import Any, Final

Json = dict[str, Any]

EVERYBODY: Final = -1
NOBODY: Final = -2


class Told:
    """One event, and who may know all of it."""

    __slots__ = ("event", "instead", "knower", "nested")

    def __init__(self, event: Json, knower: int = EVERYBODY, instead: Json | None = None) -> None:
        self.event = event
        self.knower = knower
        """The only seat that may know all of it, EVERYBODY or NOBODY."""
        self.instead = instead
        """The fields as everybody else may know them, where there is a secret."""
        self.nested: list[str] | None = None
        """The fields that are lists or dicts, when somebody has asked: most events have none."""

    def seen_by(self, audience: int | None) -> Json:
        """The event as an audience may know it; None is a spectator. It belongs to whoever asked."""
        return self.without_secrets(audience).own_event()

    def own_event(self) -> Json:
        """A copy of the event. Asked for so often that numbers and words are not looked at each time."""
        own = self.event.copy()
        if self.nested is None:
            self.nested = [key for key, value in own.items() if isinstance(value, dict | list)]
        for key in self.nested:
            own[key] = _own(own[key])
        return own

    def without_secrets(self, audience: int | None) -> "Told":
        """The same with nothing in it that an audience may not know: the one place where secrets go."""
        if self.instead is None:
            return self
        return Told(self.event if audience == self.knower else {**self.event, **self.instead})


class Tale:
    """Events in the order in which things happened, each with the number of decisions until then."""

    def __init__(self) -> None:
        self.decision = 0
        self.told: list[Told] = []

    def tell(self, event: Json) -> None:
        """Something has happened that everybody saw."""
        event["decision"] = self.decision
        self.told.append(Told(event))

    def tell_secret(self, event: Json, knower: int, instead: Json) -> None:
        """Something has happened of which everybody but one seat saw something else."""
        event["decision"] = self.decision
        self.told.append(Told(event, knower, instead))

    def since(self, decision: int) -> list[Told]:
        """What was told from a decision on."""
        return self.told[bisect_left(self.told, decision, key=_decision_of) :]

    def go_on_from(self, other: "Tale") -> None:
        """Begin where another tale has come to: copies of a game part here."""
        self.decision = other.decision
        self.told = other.told.copy()

    def forget(self, audience: int | None) -> None:
        """Keep nothing but what an audience knows."""
        self.told = [told.without_secrets(audience) for told in self.told]


def _decision_of(told: Told) -> int:
    decision: int = told.event["decision"]
    return decision


def _own(value: Any) -> Any:
    """A copy of plain data."""
    if isinstance(value, dict):
        return {key: _own(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_own(part) for part in value]
    return value
