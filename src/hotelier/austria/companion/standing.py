"""Where the automaton of a real table stands, as plain data: what lies beside whoever plays against it."""

from typing import TypedDict

from hotelier.austria.companion.companion import Companion
from hotelier.austria.companion.entrance import HautelCouture, NineStars, SushiResort, TollBridge
from hotelier.austria.content.components import space_name, spaces_in
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.shown.sheet import sources_with
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES


class CompanionStanding(TypedDict):
    """Its hotel, its points by source, its track, objectives and staff; what its modules have, if they are
    in play."""

    automaton: str
    difficulty: str
    board: str
    vp: int
    points: dict[str, int]
    sources: list[str]
    """Where points come from at this table, yours too, as the final scoring counts them."""
    emperor: int
    occupied: list[str]
    vacant: list[str]
    countdown: dict[str, str]
    staff: dict[str, int]
    """Cards that are turned up, by number, with what they have scored."""
    dancers: int | None
    """How many are left to send."""
    entrance: str | None
    stars: int | None
    tolls: list[int] | None
    tokens: list[str]
    marked: list[int]


def standing_of(companion: Companion) -> CompanionStanding:
    book, player, side = companion.book, companion.player, companion.side
    entrance = side.entrance
    sushi = entrance if isinstance(entrance, SushiResort) else None
    return {
        "automaton": companion.name.lower(),
        "difficulty": companion.difficulty,
        "board": player.board.name,
        "vp": total(player),
        "points": {source: vp for source, vp in zip(book.source_names, player.points, strict=True) if vp},
        "sources": sources_with(book.modules),
        "emperor": player.emperor,
        "occupied": names_of(player.occupied),
        "vacant": names_of(player.vacant) if isinstance(entrance, HautelCouture) else [],
        "countdown": {
            letter: COUNTDOWN_NAMES[far] for letter, far in zip("ABC", side.countdown, strict=True)
        },
        "staff": {
            str(book.staff_number[card]): vp for card, vp in zip(player.played, player.earned, strict=True)
        },
        "dancers": side.ball.supply if side.ball is not None else None,
        "entrance": companion.entrance_name or None,
        "stars": entrance.stars if isinstance(entrance, NineStars) else None,
        "tolls": entrance.tolls[1:] if isinstance(entrance, TollBridge) else None,
        "tokens": names_of(sushi.tokens) if sushi else [],
        "marked": [book.guest_number[guest] for guest in sushi.marked] if sushi else [],
    }


def names_of(spaces: int) -> list[str]:
    return [space_name(space) for space in spaces_in(spaces)]
