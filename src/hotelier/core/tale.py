"""What happened in a game, told by the rules beside each change, and what of it each audience may know.

A tale exists only where somebody listens (`new_game(..., tell=True)`): everywhere else the rules find None
in its place and build nothing. Each game has a tale of its own, with a method for every kind of event.
"""

from bisect import bisect_left
from typing import Any, Final

Json = dict[str, Any]

EVERYBODY: Final = -1
NOBODY: Final = -2
NESTED: Final = (dict, list)


class Told:
    """One event, and who may know all of it."""

    __slots__ = ("event", "instead", "knower", "nested", "public")

    def __init__(self, event: Json, knower: int = EVERYBODY, instead: Json | None = None) -> None:
        self.event = event
        self.knower = knower
        """The only seat that may know all of it, EVERYBODY or NOBODY."""
        self.instead = instead
        """The fields as everybody else may know them, where there is a secret."""
        self.nested: list[str] | None = None
        """The fields that are lists or dicts, when somebody has asked: most events have none."""
        self.public: Told | None = None
        """The event as everybody else may know it, when somebody has asked."""

    def seen_by(self, audience: int | None) -> Json:
        """The event as an audience may know it; None is a spectator. It belongs to whoever asked: a copy,
        wanted so often that numbers and words are not looked at each time."""
        told = self if self.instead is None else self.without_secrets(audience)
        own = told.event.copy()
        if told.nested is None:
            told.nested = [key for key, value in own.items() if isinstance(value, NESTED)]
        for key in told.nested:
            own[key] = _own(own[key])
        return own

    def without_secrets(self, audience: int | None) -> "Told":
        """The same with nothing in it that an audience may not know: the one place where secrets go."""
        if self.instead is None:
            return self
        if audience == self.knower:
            return Told(self.event)
        if self.public is None:
            self.public = Told({**self.event, **self.instead})
        return self.public


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
    """A copy of a list or a dict of plain data."""
    if isinstance(value, dict):
        return {key: _own(part) if isinstance(part, NESTED) else part for key, part in value.items()}
    return [_own(part) if isinstance(part, NESTED) else part for part in value]
