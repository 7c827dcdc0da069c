"""The queue of a real table, as far as it is known: who did not move is not asked for again."""

from hotelier.austria.companion.asked import CompanionQuestion, Kind, some
from hotelier.austria.companion.conversation import Conversation, Host, Question, is_nothing, split_list
from hotelier.austria.content.components import QUEUE
from hotelier.austria.shown.named import plural
from hotelier.core.errors import BadInput


class QueueSide:
    """The guests that were seen in the queue and are still there, from the left."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.known: list[int] = []
        """Without newcomers that nobody has asked for yet: those would stand left of all others."""
        self.stale = False
        """Whether you may have taken guests since it was last asked for."""

    @property
    def missing(self) -> int:
        return QUEUE - len(self.known)

    def take(self, place: int) -> int:
        """A guest leaves the queue; the newcomer is asked for when it matters."""
        return self.known.pop(place)

    def see_gone(self) -> Conversation:
        """Who of the known guests has left since the last time."""
        if self.stale and self.known:
            names = self.host.guests_words(self.known)
            gone = yield Question(
                f"Who has left the queue since? It was, from the left: {names}. "
                "Numbers or names with commas, Enter for nobody:",
                lambda text: self.host.read_guests(text, self.known),
                some("gone", "guest", self.host.guest_numbers(self.known), (0, len(self.known))),
            )
            self.known = [guest for guest in self.known if guest not in gone]
        self.stale = False

    def see_all(self) -> Conversation:
        """All five: who has come, and who has left if more have come than were missing."""
        if self.missing or self.stale:
            newcomers = yield Question(self.question(), self.read_newcomers, self.asked())
            yield from self.make_room(len(newcomers) - self.missing)
            self.known = [*newcomers, *self.known]
        self.stale = False

    def question(self) -> str:
        how = "Numbers or names, separated by commas"
        if not self.known:
            return f"Which guests are in the queue, from the newest (left) to the oldest? {how}:"
        if self.stale:
            nobody = "" if self.missing else ", Enter for nobody"
            return (
                f"Who has come into the queue, from the newest (left)? There stood "
                f"{self.host.guests_words(self.known)}. {how}{nobody}:"
            )
        if self.missing == 1:
            return "Which guest has come into the queue (leftmost)? Number or name:"
        return f"Which {self.missing} guests have come into the queue, from the newest (left)? {how}:"

    def asked(self) -> CompanionQuestion:
        kind: Kind = "queue"
        if self.known:
            kind = "newcomers_since" if self.stale else "newcomers"
        known = self.host.guest_numbers(self.known)
        others = [number for number in map(str, self.host.book.guest_number) if number not in known]
        return some(kind, "guest", others, (self.missing, self.most), known=known)

    @property
    def most(self) -> int:
        """The most guests that can have come."""
        return QUEUE if self.stale else self.missing

    def make_room(self, count: int) -> Conversation:
        """This many of the known guests have left."""
        if 0 < count < len(self.known):
            gone = yield Question(
                f"And which {'one has' if count == 1 else f'{count} have'} left? "
                f"{self.host.guests_words(self.known)}:",
                lambda text: self.read_gone(text, count),
                some("gone_too", "guest", self.host.guest_numbers(self.known), (count, count)),
            )
            self.known = [guest for guest in self.known if guest not in gone]
        elif count:
            self.known = []

    def read_newcomers(self, text: str) -> list[int]:
        found: list[int] = []
        for part in [] if is_nothing(text) else split_list(text):
            guest = self.host.read_guest(part)
            if guest in self.known or guest in found:
                raise BadInput(f"{self.host.book.guest_name[guest]} is in the queue already")
            found.append(guest)
        if not self.missing <= len(found) <= self.most:
            given = f"{plural(len(found), 'guest')} {'was' if len(found) == 1 else 'were'} given"
            raise BadInput(f"{given}; {self.wanted()}")
        return found

    def wanted(self) -> str:
        if not self.known:
            return f"the queue has {QUEUE}"
        return f"{'at least ' if self.stale else ''}{self.missing} must have come"

    def read_gone(self, text: str, count: int) -> list[int]:
        gone = self.host.read_guests(text, self.known)
        if len(gone) != count:
            raise BadInput(
                f"name {count} of {self.host.guests_words(self.known)}: that is how many have come for them"
            )
        return gone
