"""How somebody comes to sit at a table: with a link, with the profile of the seat, or as a stranger."""

from hotelier.server.refusals import Refusal, SpentLink
from hotelier.server.tables import proposals, thinking_time
from hotelier.server.tables.audience_view import Present
from hotelier.server.tables.bot_names import given_name
from hotelier.server.tables.edits import Edit, check_owner, check_running, is_missing, person_at
from hotelier.server.tables.house import announce
from hotelier.server.tables.names import check_name, clean, look_of
from hotelier.server.tables.seating import SeatHolder, Sitter
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import Join


class Joining:
    """Takes a seat under a name. The link that was used is spent by it, be it an invitation or the secret
    of a seat that was handed on: the seat gets a new secret, known only to who joined. Only a profile that
    comes back to its own seat keeps its tokens: they are on its other devices too."""

    def __init__(self, token: str | None, asked: Join, crowd: str = "", who: Sitter | None = None) -> None:
        self.who = who
        self.token = token
        self.crowd = crowd
        self.key = asked.key
        self.name = clean(asked.name)
        self.wanted = asked.seat
        self.seat = -1
        self.secret = ""

    def edit(self, draft: Table) -> bool:
        if self.is_repeated(draft):
            return False
        check_running(draft)
        self.seat = self.choose(draft)
        holder = draft.seating.seats[self.seat]
        if holder.resigned:
            raise Refusal("seat_taken", "who has resigned cannot come back to this game")
        thinking_time.check_may_return(draft, self.seat)
        self.check_profile(draft)
        self.check_name(draft)
        holder.name = self.name
        if self.comes_home(holder):
            if holder.bot:
                announce(draft, "returned", self.seat)
            self.secret = str(self.token)
        else:
            if holder.taken:
                announce(draft, "back" if holder.bot else "taken_again", self.seat)
            holder.crowd, holder.stranger = self.crowd, self.token is None
            self.secret = holder.renew(self.token, self.key)
            holder.sitter = self.who
        holder.taken = True
        proposals.come_back(draft, self.seat)
        thinking_time.come_back(draft, self.seat)
        return True

    def check_profile(self, draft: Table) -> None:
        """At a rated table everybody is somebody, and nobody twice."""
        if not draft.seating.rated:
            return
        if self.who is None:
            raise Refusal("no_profile", "this table is rated: who plays here needs a profile")
        if draft.seating.seats[self.seat].played_by not in ([], [self.who.profile]):
            raise Refusal("seat_taken", "this table is rated: who began to play a seat plays it to the end")
        own = [seat for seat, profile in enumerate(draft.profiles()) if profile == self.who.profile]
        if own not in ([], [self.seat]):
            raise Refusal("seat_taken", f"this table is rated, and you have seat {own[0]} already")

    def comes_home(self, holder: SeatHolder) -> bool:
        """Whether the seat is that of the profile that comes; the token has opened it already."""
        if self.who is None or holder.sitter is None or not holder.taken:
            return False
        return holder.sitter.profile == self.who.profile

    def is_repeated(self, draft: Table) -> bool:
        """Whether the answer to this request was lost: it is the same again."""
        for seat, holder in enumerate(draft.seating.seats):
            told = holder.told_before(self.token, self.key)
            if told is not None:
                self.seat, self.secret = seat, told
                return True
        return False

    def check_name(self, draft: Table) -> None:
        """People may not pass for each other; a bot of the same name gives way and takes another."""
        others = [each for number, each in enumerate(draft.seating.seats) if number != self.seat]
        check_name(self.name, [each.name for each in others if each.person])
        for number, each in enumerate(draft.seating.seats):
            if not each.person and look_of(each.name) == look_of(self.name):
                taken = [self.name, *(other.name for other in others)]
                each.name = given_name(draft.id, number, taken)

    def choose(self, draft: Table) -> int:
        seats = draft.seating.seats
        if self.wanted is not None and self.wanted >= len(seats):
            raise Refusal("no_such_seat", f"there is no seat {self.wanted}; they are 0 to {len(seats) - 1}")
        audience = draft.audience(self.token)
        seat = audience.invited if audience.seat is None else audience.seat
        if seat is not None:
            if self.wanted not in (None, seat):
                raise Refusal("bad_request", f"the token is that of seat {seat}, not of seat {self.wanted}")
            return seat
        if not draft.seating.open:
            raise Refusal("seat_needed", "this table is private: its seats are taken with their own links")
        return self.choose_as_stranger(draft)

    def choose_as_stranger(self, draft: Table) -> int:
        """At an open table, without a link: one seat for each crowd, and not the maker's own."""
        free = draft.seating.for_strangers()
        if self.wanted is not None and self.wanted not in free:
            raise Refusal("seat_taken", f"seat {self.wanted} is taken, or kept for who made the table")
        if not free:
            raise Refusal("no_free_seat", "all seats of this table are taken")
        if self.crowd in draft.seating.unwelcome:
            raise Refusal("no_free_seat", "you were asked to leave this table")
        if self.crowd and any(each.stranger and each.crowd == self.crowd for each in draft.seating.seats):
            raise Refusal("seat_taken", "you have a seat here already; for a second one ask for its link")
        return free[0] if self.wanted is None else self.wanted


class Inviting:
    """The owner makes a new link for a seat. Whoever sits there is not robbed of it: only a person who has
    been away too long is taken to have lost theirs, and the table tells it."""

    def __init__(self, token: str | None, seat: int, key: str | None, present: Present, away: int) -> None:
        self.token = token
        self.seat = seat
        self.key = key
        self.present = present
        self.away = away
        self.secret = ""

    def edit(self, draft: Table) -> bool:
        check_owner(draft, self.token)
        check_running(draft)
        holder = person_at(draft, self.seat)
        told = holder.told_before(self.token, self.key)
        if told is not None:
            self.secret = told
            return False
        if holder.taken and not is_missing(draft, self.seat, self.present, self.away):
            raise Refusal("player_present", f"{holder.name} has taken this seat and has not been away long")
        self.secret = holder.renew(self.token, self.key)
        if holder.taken:
            announce(draft, "new_link", self.seat)
        holder.taken = False
        return True


def tell_of_spent(refusal: SpentLink) -> Edit:
    """The table hears that somebody came with a used link; of each link once."""

    def edit(draft: Table) -> bool:
        holder = draft.seating.seats[refusal.seat]
        if holder.spent.get(refusal.given) is not False:
            return False
        holder.spent[refusal.given] = True
        announce(draft, "spent_link", refusal.seat)
        return True

    return edit
