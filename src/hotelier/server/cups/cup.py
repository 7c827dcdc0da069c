"""A tournament, and what changes it: joining, beginning, drawing rounds, results. Neither database nor
network; a change that is not allowed is refused before anything is changed."""

from collections.abc import Callable, Iterator
from itertools import count

from msgspec import Struct

from hotelier.games import deal_from
from hotelier.server.cups.pairing import (
    FEWEST,
    MOST,
    Round,
    most_swiss_rounds,
    round_robin,
    rounds_of_round_robin,
    swiss,
)
from hotelier.server.cups.standings import Line, Met, standings
from hotelier.server.profiles.profile import Profile, Visitor
from hotelier.server.refusals import Refusal
from hotelier.server.tables.bot_names import GIVEN
from hotelier.server.tables.names import check_name, clean, look_of
from hotelier.server.tables.sitters import nameless
from hotelier.server.tables.substitutes import bot_info
from hotelier.server.tables.tokens import hashed, made_from, table_id_from
from hotelier.wire.messages.base import Options
from hotelier.wire.messages.cups import CupForm, CupStage
from hotelier.wire.messages.opening import ClockRule

Edit = Callable[["Cup"], bool]
"""Changes a draft of a tournament; False if there was nothing to change."""
MOST_KEYS = 64


class Side(Struct):
    """Who takes part: a profile, or a bot."""

    number: int
    """Counted as they came; nobody gets the number of somebody who has left."""
    name: str
    bot: str | None = None
    profile: str | None = None
    portrait: str | None = None
    away: bool = False
    """Whether a bot has ended the last game for this side, because its time was up: a bot begins the next
    one too, until somebody says that they are back."""

    @property
    def is_gone(self) -> bool:
        """Whether its profile was deleted: nobody can come back."""
        return self.bot is None and self.profile is None


class Result(Struct):
    """What a game has brought to those who sat first and second."""

    halves: tuple[int, int]
    scores: tuple[int, int]
    missed: tuple[bool, bool]
    """Whose game a bot has ended."""
    away: tuple[bool, bool] = (False, False)
    """Who has not resigned before that, but stayed away."""


class Pairing(Struct):
    """Two sides, by their places in the order that was drawn, and the table at which they meet."""

    sides: tuple[int, int]
    table: str
    result: Result | None = None


class Played(Struct):
    """A round that was drawn."""

    pairings: list[Pairing]
    bye: int | None = None

    @property
    def over(self) -> bool:
        return all(each.result is not None for each in self.pairings)


class Cup(Struct):
    """A tournament at one revision."""

    id: str
    title: str
    organiser: str | None
    """A profile; None when it was deleted."""
    game: str
    options: Options
    form: CupForm
    rounds: int
    """How many are wished for; of a round robin it follows from the number of sides."""
    clock: ClockRule
    equal: bool
    """Whether all tables of a round play the same deal."""
    secret: str
    """From which the order of the sides, the names of tables and equal deals are made; never told."""
    crowd: str
    """Of the address from which it was made: its bots think in its turn."""
    created: int
    updated: int
    stage: CupStage = "open"
    closing: bool = False
    """Whether it was called off and its tables are still to be closed."""
    sides: list[Side] = []
    numbered: int = 0
    drawn: list[Played] = []
    keys: list[str] = []
    """The last requests for bots, so that a repeated one is recognised."""
    revision: int = 1

    # Questions

    @property
    def begun(self) -> bool:
        return bool(self.drawn)

    @property
    def tended(self) -> bool:
        """Whether there is something to look after."""
        return self.stage == "playing" or self.closing

    @property
    def planned(self) -> int:
        """How many rounds there are with the sides that there are."""
        if self.form == "round_robin":
            return rounds_of_round_robin(len(self.sides))
        return self.rounds

    def profiles(self) -> list[str]:
        return [side.profile for side in self.sides if side.profile is not None]

    def side_of(self, profile: str) -> int | None:
        """The place of a profile's side."""
        return next((place for place, side in enumerate(self.sides) if side.profile == profile), None)

    @property
    def last(self) -> list[Pairing]:
        """The pairings of the last round that was drawn."""
        return self.drawn[-1].pairings if self.drawn else []

    def tables(self) -> list[str]:
        """All that were opened for it."""
        return [pairing.table for each in self.drawn for pairing in each.pairings]

    def games(self) -> Iterator[Met]:
        for each in self.drawn:
            for pairing in each.pairings:
                result = pairing.result
                if result is not None:
                    yield Met(pairing.sides, result.halves, result.scores, result.missed)

    def lines(self) -> list[Line]:
        """How all stand now. Who pauses has the point when the round is over."""
        byes = [each.bye for each in self.drawn if each.bye is not None and each.over]
        return standings(len(self.sides), list(self.games()), byes, bye_counts=self.form == "swiss")

    def waiting(self) -> list[tuple[int, Pairing]]:
        """The tables of the last round that have no result yet, each with its place in it."""
        return [(place, each) for place, each in enumerate(self.last) if each.result is None]

    # Secrets

    def table_key(self, number: int, place: int) -> str:
        """The key of the request for a table: it names the table, so that none is opened twice."""
        return made_from(self.secret, f"table {number} {place}")

    def watch_token(self, number: int, place: int) -> str:
        return made_from(self.secret, f"watch {number} {place}")

    def deal(self, number: int) -> str:
        """What the chance of a round comes from, if all its tables play the same deal."""
        return deal_from(self.secret, f"round {number}")


# Before it begins


def check_organiser(cup: Cup, visitor: Visitor) -> None:
    if cup.organiser != visitor.profile.id:
        raise Refusal("owner_needed", "only who has made the tournament can do this")


def check_not_begun(cup: Cup) -> None:
    if cup.stage not in ("open", "closed"):
        raise Refusal(
            "cup_begun", "the tournament has begun, or was called off: its sides stay as they are"
        )


def check_room(cup: Cup) -> None:
    if len(cup.sides) >= MOST:
        raise Refusal("cup_closed", f"a tournament has {MOST} sides at most")


def join(profile: Profile, name: str | None) -> Edit:
    """Somebody comes, under the name of their profile or another one; a bot of the same name gives way. Or
    somebody is back who was away."""

    def edit(cup: Cup) -> bool:
        place = cup.side_of(profile.id)
        if place is not None:
            was_away, cup.sides[place].away = cup.sides[place].away, False
            return was_away
        check_not_begun(cup)
        if cup.stage == "closed":
            raise Refusal("cup_closed", "nobody can join this tournament any more")
        check_room(cup)
        wanted = clean(name or profile.name)
        check_name(wanted, [side.name for side in cup.sides if side.bot is None])
        for side in cup.sides:
            if look_of(side.name) == look_of(wanted):
                side.name = bot_name([wanted, *(other.name for other in cup.sides)])
        add(cup, Side(cup.numbered, wanted, profile=profile.id, portrait=profile.portrait))
        return True

    return edit


def add_bot(visitor: Visitor, code: str, key: str) -> Edit:
    def edit(cup: Cup) -> bool:
        check_organiser(cup, visitor)
        if key in cup.keys:
            return False
        check_not_begun(cup)
        check_room(cup)
        bot = bot_info(code).code
        add(cup, Side(cup.numbered, bot_name([side.name for side in cup.sides]), bot=bot))
        cup.keys = [*cup.keys, key][-MOST_KEYS:]
        return True

    return edit


def add(cup: Cup, side: Side) -> None:
    cup.sides.append(side)
    cup.numbered += 1


def bot_name(others: list[str]) -> str:
    """A name that nobody else has in the tournament."""
    taken = {look_of(other) for other in others}
    further = (f"{name} {number}" for number in count(2) for name in GIVEN)
    names = (*GIVEN,) if any(look_of(name) not in taken for name in GIVEN) else further
    return next(name for name in names if look_of(name) not in taken)


def remove(visitor: Visitor, number: int) -> Edit:
    """A side leaves, or is sent away by the organiser."""

    def edit(cup: Cup) -> bool:
        own = next((side for side in cup.sides if side.number == number), None)
        if own is None or own.profile != visitor.profile.id:
            check_organiser(cup, visitor)
        check_not_begun(cup)
        if own is None:
            raise Refusal("not_found", f"the tournament has no side {number}")
        cup.sides.remove(own)
        return True

    return edit


def turn(visitor: Visitor, stage: CupStage) -> Edit:
    """The organiser closes joining or opens it again, begins, or calls the tournament off."""

    def edit(cup: Cup) -> bool:
        check_organiser(cup, visitor)
        if cup.stage == stage:
            return False
        if stage == "cancelled":
            check_not_over(cup)
        else:
            check_not_begun(cup)
        if stage == "playing":
            begin(cup)
        cup.stage = stage
        cup.closing = stage == "cancelled" and cup.begun
        return True

    return edit


def check_not_over(cup: Cup) -> None:
    if cup.stage in ("over", "cancelled"):
        raise Refusal("cup_begun", "the tournament is over")


def begin(cup: Cup) -> None:
    """The order of all sides is drawn, and with it the first round."""
    sides = len(cup.sides)
    if sides < FEWEST:
        raise Refusal("cup_too_small", f"a tournament needs {FEWEST} sides; there are {sides}")
    if not cup.profiles():
        raise Refusal("cup_too_small", "a tournament needs a person: bots alone play for nobody")
    if cup.form == "swiss" and cup.rounds > most_swiss_rounds(sides):
        raise Refusal(
            "cup_too_small",
            f"{sides} sides can play {most_swiss_rounds(sides)} rounds at most without meeting twice; "
            f"{cup.rounds} are wished for",
        )
    cup.sides.sort(key=lambda side: hashed(f"{cup.secret} place {side.number}"))
    draw(cup)


# While it is played


def draw(cup: Cup) -> None:
    """The next round."""
    number = len(cup.drawn)
    drawn = next_round(cup, number)
    pairings = [
        Pairing(pair, table_id_from(cup.table_key(number, place))) for place, pair in enumerate(drawn.pairs)
    ]
    cup.drawn.append(Played(pairings, drawn.bye))


def next_round(cup: Cup, number: int) -> Round:
    if cup.form == "round_robin":
        return round_robin(len(cup.sides), number)
    before = [Round(tuple(each.sides for each in played.pairings), played.bye) for played in cup.drawn]
    points = {line.side: line.halves for line in cup.lines()}
    return swiss([points[side] for side in range(len(cup.sides))], before)


def enter(results: dict[str, Result]) -> Edit:
    """Results of tables come in; when the round is over the next one is drawn, or all is over."""

    def edit(cup: Cup) -> bool:
        if cup.stage != "playing":
            return False
        new = [each for _, each in cup.waiting() if each.table in results]
        for pairing in new:
            pairing.result = results[pairing.table]
            for place, away in zip(pairing.sides, pairing.result.away, strict=True):
                side = cup.sides[place]
                side.away = away or side.is_gone
        if new and cup.drawn[-1].over:
            if len(cup.drawn) < cup.planned:
                draw(cup)
            else:
                cup.stage = "over"
        return bool(new)

    return edit


def closed(cup: Cup) -> bool:
    """All tables of a tournament that was called off are closed."""
    was, cup.closing = cup.closing, False
    return was


def forget(profile: str) -> Edit:
    """A profile is deleted: it leaves what has not begun, and a bot plays on for it in what has. What it
    organised and has not begun is called off."""

    def edit(cup: Cup) -> bool:
        place = cup.side_of(profile)
        organised = cup.organiser == profile
        if place is not None and not cup.begun:
            del cup.sides[place]
        elif place is not None:
            side = cup.sides[place]
            side.name = nameless(place, [other.name for other in cup.sides if other is not side])
            side.profile, side.portrait, side.away = None, None, True
        if organised:
            cup.organiser = None
            if cup.stage in ("open", "closed"):
                cup.stage = "cancelled"
        return organised or place is not None

    return edit
