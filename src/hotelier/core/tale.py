"""What happened in a game, told by the rules beside each change, and what of it each audience may know.

A tale exists only where somebody listens (`new_game(..., tell=True)`): everywhere else the rules find None
in its place and build nothing. Each game has a tale of its own, with a method for every kind of event.
"""

from typing import Any, Final

Json = dict[str, Any]

EVERYBODY: Final = -1
NOBODY: Final = -2


class Told:
    """One event, and who may know all of it."""

    __slots__ = ("event", "instead", "knower")

    def __init__(self, event: Json, knower: int = EVERYBODY, instead: Json | None = None) -> None:
        self.event = event
        self.knower = knower
        """The only seat that may know all of it, EVERYBODY or NOBODY."""
        self.instead = instead
        """The fields as everybody else may know them, where there is a secret."""

    def seen_by(self, audience: int | None) -> Json:
        """The event as an audience may know it; None is a spectator. It belongs to whoever asked."""
        event: Json = _own(self.without_secrets(audience).event)
        return event

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
        first = len(self.told)
        while first and self.told[first - 1].event["decision"] >= decision:
            first -= 1
        return self.told[first:]

    def go_on_from(self, other: "Tale") -> None:
        """Begin where another tale has come to: copies of a game part here."""
        self.decision = other.decision
        self.told = other.told.copy()

    def forget(self, audience: int | None) -> None:
        """Keep nothing but what an audience knows."""
        self.told = [told.without_secrets(audience) for told in self.told]


def _own(value: Any) -> Any:
    """A copy of plain data."""
    if isinstance(value, dict):
        return {key: _own(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_own(part) for part in value]
    return value
