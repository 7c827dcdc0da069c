"""What is noticed of the modules of a game of Grand Austria Hotel; lists are by side."""

from collections.abc import Callable

from hotelier.core.game import Json


class Modules:
    """A fact for each module in play that brings more than cards; none in the base game."""

    def __init__(self, sides: int, alone: bool, key: bool) -> None:
        self.sides = sides
        self.alone = alone
        self.key = key
        """Whether the skeleton key is in play: nothing tells of it before it is taken."""
        self.halls: list[str] = []
        self.sent = [0] * sides
        self.dancers: list[list[int]] = []
        self.lounge = False
        self.celebrities: list[list[str]] = [[] for _ in range(sides)]
        self.offered = False
        self.entrances: list[str | None] = [None] * sides
        self.bids: list[int | None] = [None] * sides
        self.keys = [0] * sides

    def take(self, event: Json) -> None:
        notice = NOTICED.get(event["kind"])
        if notice is not None:
            notice(self, event)

    def notice_ballrooms(self, event: Json) -> None:
        self.halls = event["ballrooms"]
        self.dancers = [[0] * len(self.halls) for _ in range(self.sides)]

    def notice_dancer(self, event: Json) -> None:
        self.sent[event["seat"]] += 1
        self.dancers[event["seat"]][self.halls.index(event["ballroom"])] += 1

    def notice_dancer_lost(self, event: Json) -> None:
        self.dancers[event["seat"]][self.halls.index(event["ballroom"])] -= 1

    def notice_lounge(self, event: Json) -> None:
        self.lounge = True

    def notice_celebrity(self, event: Json) -> None:
        self.celebrities[event["seat"]].append(event["celebrity"])

    def notice_entrances(self, event: Json) -> None:
        self.offered = True

    def notice_entrance(self, event: Json) -> None:
        """What was paid is the bid; alone nobody bids."""
        self.entrances[event["seat"]] = event["entrance"]
        if not self.alone:
            self.bids[event["seat"]] = -event["krones"]

    def notice_own_entrance(self, event: Json) -> None:
        """That of an automaton."""
        self.entrances[event["seat"]] = event["entrance"]

    def notice_key(self, event: Json) -> None:
        self.keys[event["seat"]] += 1

    def facts(self) -> Json:
        facts: Json = {}
        if self.halls:
            facts["ball"] = {"halls": self.halls, "sent": self.sent, "dancers": self.dancers}
        if self.lounge:
            facts["celebrities"] = self.celebrities
        if self.offered:
            facts["entrances"] = {"taken": self.entrances, "bids": self.bids}
        if self.key:
            facts["keys"] = self.keys
        return facts


NOTICED: dict[str, Callable[[Modules, Json], None]] = {
    "ballrooms_opened": Modules.notice_ballrooms,
    "dancer_sent": Modules.notice_dancer,
    "dancer_lost": Modules.notice_dancer_lost,
    "celebrity_arrives": Modules.notice_lounge,
    "celebrity_welcomed": Modules.notice_celebrity,
    "automaton_receives_celebrity": Modules.notice_celebrity,
    "entrances_offered": Modules.notice_entrances,
    "entrance_taken": Modules.notice_entrance,
    "automaton_ready": Modules.notice_own_entrance,
    "key_taken": Modules.notice_key,
}
"""What is noticed of which event."""
