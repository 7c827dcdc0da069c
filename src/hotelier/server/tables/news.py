"""What somebody who follows a table has not heard yet."""

from hotelier.server.tables.audience_view import Present, chat_line, state_of
from hotelier.server.tables.log import Entry
from hotelier.server.tables.table import Audience, Table
from hotelier.wire.messages.live import ChatFrame, Frame, PresenceFrame, StateFrame


class Follower:
    """Somebody who follows a table live, and how much they have heard."""

    def __init__(self, id: str, token: str | None, audience: Audience) -> None:
        self.id = id
        self.token = token
        self.audience = audience
        self.version: int | None = None
        self.said = 0
        self.stamp: tuple[int, bytes] | None = None
        """The version and the seating that were sent last."""
        self.present: Present | None = None

    def is_behind(self, table: Table) -> bool:
        """Whether more than the chat or who is there has changed."""
        return self.stamp != (table.version, table.seating_text)

    def news(self, table: Table, present: Present, time: int, entries: list[Entry]) -> list[Frame]:
        """The newest state, or only the chat or who is there, if nothing else has changed."""
        frames: list[Frame] = []
        if self.is_behind(table):
            self.audience = table.audience(self.token)
            frames = [
                StateFrame(state=state_of(table, self.audience, self.version, present, time, entries))
            ]
        else:
            frames += [ChatFrame(line=chat_line(said)) for said in table.chat if said.number > self.said]
            if present != self.present:
                frames.append(PresenceFrame(present=list(present.seats), watchers=present.watchers))
        self.stamp = (table.version, table.seating_text)
        self.version = table.version
        self.said = table.said
        self.present = present
        return frames
