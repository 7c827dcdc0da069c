"""L41-L44: the own entrance of the automaton at a real table."""

from hotelier.austria.companion.asked import NOTHING, YES_NO, About, choice, numbers, some, times
from hotelier.austria.companion.conversation import (
    AUTOMATON,
    Conversation,
    Host,
    Question,
    Tell,
    is_nothing,
    read_number_or_none,
    read_yes,
    split_list,
    split_words,
)
from hotelier.austria.companion.stand_ins import StandIns
from hotelier.austria.content.components import ENTRANCES as FROM_ENTRANCES
from hotelier.austria.content.components import (
    GUESTS,
    ICONS,
    ITEM_NAMES,
    NONE,
    TABLES,
    space_name,
    spaces_in,
)
from hotelier.austria.content.solo_entrances import NINE_STARS, SUPPLY, SUSHI_RESORT, TOLL_BRIDGE
from hotelier.austria.rules.causes import BY_ROOM
from hotelier.austria.rules.tale.rewards import tell_points_scored
from hotelier.austria.shown.named import plural
from hotelier.austria.solo.causes import BY_OWN_ENTRANCE
from hotelier.austria.solo.entrance import items_beside, orders_champagne, room_kept, stars_vp
from hotelier.austria.solo.tale import (
    tell_automaton_checks_in,
    tell_automaton_invites,
    tell_guest_marked,
    tell_marks_removed,
    tell_stars_move,
    tell_toll_left,
)
from hotelier.core.errors import BadInput

LINES = 9
"""Floors and columns of a hotel."""


class Side:
    """What an entrance makes of a game; without one, nothing."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        self.host = host
        self.stand_ins = stand_ins
        self.printed = host.book.solo_entrances

    def say(self) -> Conversation:
        """Nothing to say."""
        yield from ()

    def rules(self) -> str:
        """What it does, in a sentence without its full stop."""
        return ""

    def lay_out(self) -> Conversation:
        """Before the first turn."""
        yield from self.say()

    def round_begun(self, number: int) -> Conversation:
        """A round begins."""
        yield from self.say()

    def catch_up(self) -> Conversation:
        """You have played since the last turn of the automaton."""
        yield from self.say()

    def watches_queue(self) -> bool:
        """Whether it must be told who leaves the queue, even where no guest is chosen."""
        return False

    def guests_gone(self, before: list[int], now: list[int]) -> Conversation:
        """You have taken guests: the queue before and now, as far as it is known."""
        yield from self.say()

    def guest_taken(self, guest: int, queue: list[int]) -> Conversation:
        """The automaton has taken a guest out of this queue."""
        yield from self.say()

    def wants_token(self, space: int) -> bool:
        """Whether a room on this space needs to know the newest guest."""
        return False

    def room_put(self, space: int, queue: list[int]) -> Conversation:
        """A room was put on a space that wanted to know the queue."""
        yield from self.say()

    def die_taken(self, value: int) -> Conversation:
        """The automaton has taken a die."""
        yield from self.say()

    def objective_shown(self) -> Conversation:
        """A card shows an objective."""
        yield from self.say()

    def emperor_scored(self) -> Conversation:
        """After an emperor scoring."""
        yield from self.say()

    def last_catch_up(self) -> Conversation:
        """You have played after the last turn of the automaton."""
        yield from self.catch_up()

    def status(self) -> list[str]:
        return []

    def score(self, vp: int, entrance: int) -> None:
        self.host.player.points[FROM_ENTRANCES] += vp
        tell_points_scored(self.host.tale, AUTOMATON, vp, FROM_ENTRANCES, BY_OWN_ENTRANCE - entrance)


class HautelCouture(Side):
    """L41."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        super().__init__(host, stand_ins)
        self.waiting: dict[int, tuple[int, int]] = {}
        """Table and room of each guest whose order is not complete."""

    def rules(self) -> str:
        host = self.host
        return (
            f"three guests of {self.vp_words()} VP wait in {host.his} café, each with a room; items lie on "
            "the action spaces, and with a die you bring the item there to one of these guests who needs "
            "it; a complete order scores and fills the room"
        )

    def lay_out(self) -> Conversation:
        host = self.host
        guests = yield Question(
            f"Reveal guests until three with {self.vp_words()} VP and no champagne are found; shuffle the "
            "others again and form the queue. Which three are they, in order?",
            self.read_three,
            some("cafe", "guest", self.who_may_come(), (TABLES, TABLES)),
        )
        yield from self.stand_ins.ask_vp(guests, self.printed.guest_vp)
        for table, guest in enumerate(guests):
            yield from self.stand_ins.ask_order(guest)
            space = room_kept(host.player.board, host.player.vacant, host.book.guest_colour[guest])
            tell_automaton_invites(host.tale, AUTOMATON, guest, table, space)
            host.player.vacant |= 1 << space
            host.player.points[ICONS] += host.book.icons[space]
            if host.book.icons[space]:
                tell_points_scored(host.tale, AUTOMATON, host.book.icons[space], ICONS, BY_ROOM - space)
            self.waiting[guest] = (table, space)
            about: About = {"space": space_name(space), "guest": host.book.guest_number[guest]}
            yield Tell(f"{host.told()}. Put a vacant room on {space_name(space)}.", "vacant_room", about)
        items = items_beside([host.book.guest_order[guest] for guest in guests], self.printed.supply)
        counts = [sum(1 for item in items if item // SUPPLY == kind) for kind in range(len(ITEM_NAMES))]
        beside = ", ".join(f"{count} {name}" for count, name in zip(counts, ITEM_NAMES, strict=True))
        yield Tell(
            f"Beside the board lie {beside}. Put a random one of them on each action space.",
            "cafe_items",
            dict(zip(ITEM_NAMES, counts, strict=True)),
        )

    def vp_words(self) -> str:
        return ", ".join(str(vp) for vp in self.printed.guest_vp)

    def round_begun(self, number: int) -> Conversation:
        if number > 1:
            yield Tell(
                "Put a random item of the side supply on every action space without one.", "items_again"
            )

    def catch_up(self) -> Conversation:
        if not self.waiting:
            return
        host = self.host
        names = host.guests_words(list(self.waiting))
        complete = yield Question(
            f"Which of {host.his} guests ({names}) have a complete order now? With commas, Enter for none:",
            lambda text: host.read_guests(text, list(self.waiting)),
            some("complete", "guest", host.guest_numbers(list(self.waiting)), (0, len(self.waiting))),
        )
        for guest in complete:
            table, space = self.waiting.pop(guest)
            host.player.vacant &= ~(1 << space)
            host.player.occupied |= 1 << space
            host.player.points[GUESTS] += host.book.guest_vp[guest]
            tell_automaton_checks_in(host.tale, AUTOMATON, table, guest, space)
            tell_points_scored(host.tale, AUTOMATON, host.book.guest_vp[guest], GUESTS, guest)
            yield Tell(f"{host.told()}; turn the room over, it is occupied now.")

    def read_three(self, text: str) -> list[int]:
        book = self.host.book
        guests = [self.host.read_guest(part) for part in split_list(text)]
        if len(guests) != TABLES or len(set(guests)) != TABLES:
            raise BadInput("give three different guests, separated by commas")
        for guest in guests:
            if not self.may_come(guest):
                raise BadInput(
                    f"{book.guest_name[guest]} does not come: "
                    f"{self.vp_words()} VP and no champagne are wanted"
                )
        return guests

    def who_may_come(self) -> list[str]:
        guests = range(len(self.host.book.guest_number))
        return self.host.guest_numbers([guest for guest in guests if self.may_come(guest)])

    def may_come(self, guest: int) -> bool:
        """Whether the printed values allow it; where ours stand in for them you see the card."""
        book = self.host.book
        of_vp = guest in self.stand_ins.vp or book.guest_vp[guest] in self.printed.guest_vp
        return of_vp and (guest in self.stand_ins.orders or not orders_champagne(book, guest))

    def status(self) -> list[str]:
        rooms = " ".join(space_name(space) for space in spaces_in(self.host.player.vacant)) or "none"
        return [f"rooms that wait {rooms}"]


class NineStars(Side):
    """L42."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        super().__init__(host, stand_ins)
        self.stars = 0

    def objective_shown(self) -> Conversation:
        if self.stars < self.printed.star_spaces * len(self.printed.star_rows):
            self.stars += 1
        tell_stars_move(self.host.tale, AUTOMATON, self.stars, True)
        yield Tell(f"{self.host.told()}.")

    def rules(self) -> str:
        rows = ", ".join(str(vp) for vp in self.printed.star_rows)
        return (
            f"every objective icon of {self.host.his} cards puts a token on a track of three rows, every "
            "floor or column that you complete takes one away; after each emperor scoring the furthest row "
            f"with a token scores ({rows} VP)"
        )

    def catch_up(self) -> Conversation:
        if not self.stars:
            return
        lines = yield Question(
            "How many floors and columns have you completed since you were last asked? Enter for none:",
            lambda text: read_number_or_none(text, LINES),
            numbers("lines", ["lines"], (0, LINES)),
        )
        if lines:
            self.stars = max(0, self.stars - lines)
            tell_stars_move(self.host.tale, AUTOMATON, self.stars, False)
            yield Tell(f"{self.host.told()}.")

    def last_catch_up(self) -> Conversation:
        """After the last scoring the track says nothing more."""
        yield from self.say()

    def emperor_scored(self) -> Conversation:
        yield from self.catch_up()
        vp = stars_vp(self.printed.star_rows, self.printed.star_spaces, self.stars)
        self.score(vp, NINE_STARS)
        yield Tell(f"{self.host.told()}.")

    def status(self) -> list[str]:
        return [f"stars {self.stars}"]


class SushiResort(Side):
    """L43."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        super().__init__(host, stand_ins)
        self.tokens = self.printed.sushi_spaces
        self.marked: list[int] = []

    def rules(self) -> str:
        host, printed = self.host, self.printed
        return (
            f"a room that {host.name} puts on a space with a token sends the token to the newest guest of "
            f"the queue; that guest costs you {plural(printed.sushi_krones, 'krone')} more, and "
            f"{host.name} scores {printed.sushi_vp} VP when {host.he} takes it or when it comes to the "
            "rightmost space"
        )

    def lay_out(self) -> Conversation:
        spaces = ", ".join(space_name(space) for space in spaces_in(self.tokens))
        about: About = {"spaces": spaces}
        yield Tell(f"Put a token on each of the spaces {spaces} of {self.host.his} board.", "tokens", about)

    def watches_queue(self) -> bool:
        return bool(self.marked)

    def guests_gone(self, before: list[int], now: list[int]) -> Conversation:
        """Who left before everybody on the right did was never rightmost; otherwise only you know."""
        for guest in [guest for guest in self.marked if guest not in now]:
            right = before[before.index(guest) + 1 :]
            self.marked.remove(guest)
            if any(other in now for other in right):
                continue
            was_last = yield Question(
                f"Had {self.host.guest_words(guest)} with its token come to the rightmost space before you "
                "took it? (y/n)",
                read_yes,
                choice("rightmost", YES_NO, {"guest": self.host.book.guest_number[guest]}),
            )
            if was_last:
                yield self.token_scored(guest)
        if now and now[-1] in self.marked:
            self.marked.remove(now[-1])
            yield self.token_scored(now[-1])

    def token_scored(self, guest: int) -> Tell:
        tell_marks_removed(self.host.tale, AUTOMATON, guest, 0, True)
        self.score(self.printed.sushi_vp, SUSHI_RESORT)
        return Tell(f"{self.host.told()}; take it away.")

    def guest_taken(self, guest: int, queue: list[int]) -> Conversation:
        for each in (guest, queue[-1] if queue else NONE):
            if each in self.marked:
                self.marked.remove(each)
                yield self.token_scored(each)

    def wants_token(self, space: int) -> bool:
        return bool(self.tokens >> space & 1)

    def room_put(self, space: int, queue: list[int]) -> Conversation:
        self.tokens &= ~(1 << space)
        self.marked.append(queue[0])
        tell_guest_marked(self.host.tale, AUTOMATON, space, queue[0])
        yield Tell(f"{self.host.told()}.")

    def status(self) -> list[str]:
        marked = self.host.guests_words(self.marked) or "none"
        return [f"guests with a token {marked}"]


class TollBridge(Side):
    """L44."""

    def __init__(self, host: Host, stand_ins: StandIns) -> None:
        super().__init__(host, stand_ins)
        self.tolls = [0] * 7

    def die_taken(self, value: int) -> Conversation:
        self.tolls[value] += 1
        tell_toll_left(self.host.tale, AUTOMATON, value, self.tolls[value])
        yield Tell(f"{self.host.told()}.")

    def rules(self) -> str:
        host, printed = self.host, self.printed
        return (
            f"every die that {host.name} takes leaves a token on its space; to use a space with tokens you "
            f"pay {plural(printed.toll_krones, 'krone')}, or lose {printed.toll_lost} VP if you can use "
            f"none; {host.he} scores {printed.toll_vp} VP per token there, and one token goes"
        )

    def catch_up(self) -> Conversation:
        tolls = ", ".join(str(value) for value, tokens in enumerate(self.tolls) if tokens)
        if not tolls:
            return
        used = yield Question(
            f"Which of the spaces with tokens ({tolls}) have you used since you were last asked? "
            "Each as often as you did, Enter for none:",
            read_used,
            times("tolls", [str(value) for value, tokens in enumerate(self.tolls) if tokens], "die"),
        )
        for value in used:
            if self.tolls[value]:
                vp = self.printed.toll_vp * self.tolls[value]
                self.score(vp, TOLL_BRIDGE)
                self.tolls[value] -= 1
                yield Tell(f"{self.host.told()}; one token of space {value} goes.")

    def status(self) -> list[str]:
        return [f"tokens on the spaces {' '.join(str(count) for count in self.tolls[1:])}"]


def read_used(text: str) -> list[int]:
    if is_nothing(text):
        return []
    words = split_words(text)
    if any(word not in (*"123456",) for word in words):
        raise BadInput(f"give spaces from 1 to 6, separated by spaces, or {NOTHING}")
    return [int(word) for word in words]


SIDES: dict[str, type[Side]] = {
    "": Side,
    "hautel_couture": HautelCouture,
    "nine_stars": NineStars,
    "sushi_resort": SushiResort,
    "toll_bridge": TollBridge,
}


def side_of(host: Host, entrance: str, stand_ins: StandIns) -> Side:
    """The side of an entrance by its name; none without a name."""
    return SIDES[entrance](host, stand_ins)
