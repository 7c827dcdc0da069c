"""Ratings, and the page of a profile."""

from typing import Literal

from hotelier.wire.messages.base import Answer, Portrait


class RatedSide(Answer):
    """Somebody who is rated: a profile by its public `id` and name, a bot by its code, an automaton with
    its `level`. Nothing is known any more about a profile that has `left`."""

    kind: Literal["person", "bot", "automaton", "left"]
    id: str | None
    name: str | None
    portrait: Portrait | None
    level: str | None


class Rating(Answer):
    """How strong somebody is: with 95 % certainty within `margin` of `rating`. Only differences mean
    anything, within the same game with the same number of seats."""

    rating: float
    margin: float
    games: int
    won: float
    """Victories; one that was shared counts in parts."""


class LadderNote(Answer):
    """A game with a number of seats, and how many results and sides there are."""

    game: str
    seats: int
    results: int
    sides: int


class LadderRow(Answer):
    """Somebody on a ladder, which is sorted by the least that a rating may be."""

    place: int
    side: RatedSide
    rating: Rating


class Ladders(Answer):
    ladders: list[LadderNote]


class Ladder(Answer):
    """Some of those who are rated, the strongest first; `next` is what to skip for the following ones."""

    game: str
    seats: int
    rows: list[LadderRow]
    count: int
    next: int | None


class RatedGame(Answer):
    """A rated game of a profile: when it ended, the place among its `sides`, the points, and the rating
    after it."""

    ended: str
    rank: int
    sides: int
    points: int
    rating: float
    margin: float


class Opponent(Answer):
    """Somebody a profile has played against, how often, and how often the profile finished ahead; the same
    place counts half."""

    side: RatedSide
    games: int
    before: float


class FavouriteStaff(Answer):
    """A staff card that a profile has played, in how many games, and the mean points that it brought."""

    staff: int
    games: int
    points: float


class PersonLadder(Answer):
    """A profile's record in a game with a number of seats; its last games are in the order in which they
    were played. Points are means, by source."""

    game: str
    seats: int
    place: int
    of: int
    rating: Rating
    mean: float
    sources: dict[str, float]
    staff: list[FavouriteStaff]
    opponents: list[Opponent]
    games: list[RatedGame]


class Person(Answer):
    """The page of a profile that has played at rated tables: everybody may see it."""

    id: str
    name: str
    portrait: Portrait | None
    ladders: list[PersonLadder]
