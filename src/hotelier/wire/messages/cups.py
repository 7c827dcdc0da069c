"""Tournaments: making one, taking part, how it stands."""

from typing import Annotated, Literal

from msgspec import Meta, field

from hotelier.wire.messages.base import Answer, Name, Options, Portrait, Request, SecretKey
from hotelier.wire.messages.opening import ClockRule

CupForm = Literal["round_robin", "swiss"]
CupStage = Literal["open", "closed", "playing", "over", "cancelled"]
"""Open to whoever has the link; closed, but not begun; being played; over; called off."""
MOST_SWISS = 32


class NewCup(Request):
    """Makes a tournament at tables of two. `rounds` applies to a Swiss tournament; in a round robin
    everybody meets everybody. With `equal` all tables of a round play the same deal. Sent again with the
    same `key`, it is answered with the same tournament."""

    title: Name
    game: Annotated[str, Meta(max_length=40)]
    form: CupForm
    clock: ClockRule
    key: SecretKey
    options: Options = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=MOST_SWISS)] = 3
    equal: bool = False


class JoinCup(Request):
    """Takes part, under the name of the profile or another one; or comes back after being away."""

    name: Name | None = None


class CupBot(Request):
    """A bot takes part. Sent again with the same `key`, there is no second one."""

    bot: Annotated[str, Meta(max_length=40)]
    key: SecretKey


class CupChange(Request):
    """The organiser closes joining, opens it again, begins, or calls the tournament off."""

    stage: Literal["open", "closed", "playing", "cancelled"]


class CupSide(Answer):
    """A participant. Before the tournament begins they are in the order in which they came, then in the
    order that was drawn. `away`: a bot has ended the last game for this side, whose time was up, and begins
    the next."""

    number: int
    name: str
    bot: str | None
    portrait: Portrait | None
    away: bool


class CupLine(Answer):
    """How a side stands; `side` is its place in the list of sides. Ties are broken by `buchholz`, then
    `sonneborn`, then the `difference` of scores; `missed` games were ended by somebody else."""

    place: int
    side: int
    points: float
    buchholz: float
    sonneborn: float
    difference: int
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    missed: int


class CupGame(Answer):
    """Two sides, the one that sits first in front, and their results: none while the game is played.
    Whoever has the token `watch` may watch the table."""

    sides: list[int]
    table: str
    watch: str | None
    points: list[float] | None
    scores: list[int] | None
    missed: list[bool] | None


class CupRound(Answer):
    """A round, and the side that sits it out."""

    games: list[CupGame]
    bye: int | None


class CupState(Answer):
    """A tournament for everybody who has its link. `own` is the side of the profile that asks, by its place
    in the list; `rounds` is how many are played with these sides."""

    cup: str
    title: str
    game: str
    options: Options
    form: CupForm
    rounds: int
    clock: ClockRule
    equal: bool
    stage: CupStage
    organiser: bool
    own: int | None
    sides: list[CupSide]
    standings: list[CupLine]
    drawn: list[CupRound]
    created: str
    updated: str


class CupNote(Answer):
    """A tournament in short."""

    cup: str
    title: str
    game: str
    form: CupForm
    stage: CupStage
    sides: int
    round: int
    rounds: int
    organiser: bool
    updated: str


class MyCups(Answer):
    """The tournaments that the own profile organises or takes part in, the last changed first."""

    cups: list[CupNote]
