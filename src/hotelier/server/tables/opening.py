"""Opening a table: the game that is asked for, who may sit where, and its secrets."""

from collections.abc import Callable
from typing import Any

import msgspec

from hotelier.core.errors import BadContent, BadRecord, HotelierError
from hotelier.core.game import Game, Json
from hotelier.games import new_game, new_key, new_secret_game, replay
from hotelier.server.addresses import crowd_of
from hotelier.server.refusals import Refusal
from hotelier.server.tables.bot_names import given_name
from hotelier.server.tables.clock_rules import RATED, new_time
from hotelier.server.tables.lessons import begin_lesson
from hotelier.server.tables.names import check_name, clean
from hotelier.server.tables.packs import bad_content, note_of, welcome
from hotelier.server.tables.seating import Issue, SeatHolder, Seating
from hotelier.server.tables.substitutes import bot_info
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import (
    hashed,
    made_from,
    new_table_id,
    new_token,
    same,
    table_id_from,
)
from hotelier.wire.messages.opening import NewSeat, NewTable, SeatLink, TableMade

Watching = Callable[[Game, int, int], None]
MOST_ACTIONS = 5000
"""No game is nearly as long; a longer record is not even tried."""


def open_table(
    asked: NewTable,
    now: int,
    house_time: int,
    address: str = "",
    start: int | None = None,
    deal: str | None = None,
) -> tuple[Table, TableMade]:
    """A new table and its secrets, which are told only here; who starts is drawn, if nobody is named. With
    the key of a `deal` it is the same as at all other tables of that deal."""
    check_rated(asked)
    pack = None if asked.content is None else welcome(asked.content)
    game = begin(asked, pack, None if start is None else {"start": start}, deal)
    if game.to_move is None:
        raise Refusal(
            "bad_request", "the game of this record is over there; choose an earlier point with `at`"
        )
    rule = RATED if asked.clock is None and asked.rated and deal is None else asked.clock
    id = new_table_id() if asked.key is None else table_id_from(asked.key)
    salt = new_token()
    tokens = first_tokens(asked, asked.key or new_token(), salt)
    seats = [
        seat_holder(number, seat, token)
        for number, (seat, token) in enumerate(zip(asked.seats, tokens.seats, strict=True))
    ]
    name_bots(seats, id)
    check_names(seats)
    keep_own_seat(seats)
    seating = Seating(
        options=dict(game.options),
        owner=hashed(tokens.owner),
        watch=hashed(tokens.watch),
        seats=seats,
        open=asked.open,
        closed=False,
        known_seed=asked.seed is not None or asked.record is not None or asked.lesson is not None,
        begun=len(game.history),
        clock=None if rule is None else new_time(rule, len(seats)),
        undo=asked.undo,
        lesson=asked.lesson,
        advice=asked.advice,
        rated=asked.rated,
        pack=note_of(game, pack),
        maker=crowd_of(address),
        moved=house_time,
        issued=None if asked.key is None else Issue(digest_of(asked), salt),
    )
    table = Table(id, seating, (0, game.record()), now, now, pack)
    table.game = game
    table.revision = 1
    return table, made_of(id, asked, tokens)


def check_rated(asked: NewTable) -> None:
    """What would make every result of a rated table unfair is refused at once (fairness.py)."""
    if not asked.rated:
        return
    for name in ("seed", "record", "content"):
        if getattr(asked, name) is not None:
            raise Refusal(
                "bad_option", f"a rated table is dealt by the house from our box: leave `{name}` out"
            )
    if asked.undo != "unseen":
        raise Refusal(
            "bad_option", "at a rated table `undo` must be `unseen`: nothing is taken back behind dice"
        )
    if all(seat.kind == "bot" for seat in asked.seats):
        raise Refusal("bad_option", "a rated table needs a person")


def check_time_lost(asked: NewTable) -> None:
    """At a rated table whoever lets the time run out has lost: nobody saves a rating by staying away. In a
    tournament, which opens its own tables, a bot may stand in: there the game is lost either way."""
    if asked.rated and asked.clock is not None and asked.clock.at_zero != "lost":
        raise Refusal(
            "bad_option",
            "at a rated table `at_zero` of the clock must be `lost`: nobody saves a rating by it",
        )


class FirstTokens(msgspec.Struct):
    """The tokens with which a table begins."""

    owner: str
    watch: str
    seats: list[str]


def first_tokens(asked: NewTable, key: str, salt: str) -> FirstTokens:
    seats = [made_from(key, f"{salt} seat {number}") for number in range(len(asked.seats))]
    return FirstTokens(made_from(key, f"{salt} owner"), made_from(key, f"{salt} watch"), seats)


def made_of(id: str, asked: NewTable, tokens: FirstTokens) -> TableMade:
    links = [
        SeatLink(seat=number, token=token)
        for number, token in enumerate(tokens.seats)
        if asked.seats[number].kind == "person"
    ]
    return TableMade(table=id, owner=tokens.owner, seats=links, watch=tokens.watch)


def made_before(table: Table, asked: NewTable) -> TableMade:
    """The answer to a request for a table that was sent before."""
    issued = table.seating.issued
    if asked.key is None or issued is None or not same(issued.request, digest_of(asked)):
        raise Refusal("key_reused", "the key was used for another table")
    return made_of(table.id, asked, first_tokens(asked, asked.key, issued.salt))


def digest_of(asked: NewTable) -> str:
    return hashed(msgspec.json.encode(asked).decode())


def begin(asked: NewTable, pack: Json | None, script: Json | None = None, deal: str | None = None) -> Game:
    """A new game, that of a lesson, or a record played up to a point; the script is the house's own."""
    if asked.lesson is not None:
        return begin_lesson(asked.lesson, asked)
    if asked.record is not None:
        return go_on_from(asked.record, asked, pack)
    if asked.at is not None:
        raise Refusal("bad_request", "`at` is a point of a `record`, and there is none")
    if asked.game is None:
        raise Refusal("bad_request", "say which `game`, or give a `record` to go on from")
    options: dict[str, Any] = dict(asked.options)
    for name in ("seats", "seed", "script", "content", "game", "key"):
        if name in options:
            raise Refusal("bad_option", f"unknown option {name!r}")
    try:
        if asked.seed is None:
            return new_secret_game(
                asked.game, seats=len(asked.seats), script=script, content=pack, key=deal, **options
            )
        return new_game(asked.game, seats=len(asked.seats), seed=asked.seed, content=pack, **options)
    except BadContent as error:
        raise bad_content(str(error)) from None
    except HotelierError as error:
        raise Refusal("bad_option", str(error)) from None


def go_on_from(record: Json, asked: NewTable, pack: Json | None) -> Game:
    """The game of a record at a point. What chance has not decided until there is decided anew: the dice
    to come are nobody's knowledge. Decks lie as they lay."""
    game = replayed(record, asked.at, pack=pack)
    if asked.game not in (None, game.info.name):
        raise Refusal("bad_option", f"the record is one of {game.info.name}, not of {asked.game}")
    if any(game.options.get(name, "") != value for name, value in asked.options.items()):
        raise Refusal("bad_option", "the options of the record cannot be changed: leave `options` out")
    if len(asked.seats) != game.seats:
        raise Refusal("bad_option", f"the record has {game.seats} seats, not {len(asked.seats)}")
    seed = new_key() if asked.seed is None else asked.seed
    return replay({**game.record(), "seed": seed}, content=pack)


def replayed(
    record: Json,
    step: int | None,
    *,
    pack: Json | None = None,
    before: Watching | None = None,
    tell: bool = False,
) -> Game:
    """The game of an uploaded record after some of its actions, or after all."""
    actions = record.get("actions")
    if isinstance(actions, list):
        if len(actions) > MOST_ACTIONS:
            raise Refusal("bad_record", f"the record has more than {MOST_ACTIONS} actions")
        if step is not None and step > len(actions):
            raise Refusal("bad_request", f"the record has {len(actions)} actions: there is no step {step}")
        record = {**record, "actions": actions[:step]}
    try:
        return replay(record, before, pack, tell=tell)
    except BadContent as error:
        raise bad_content(str(error)) from None
    except BadRecord as error:
        raise Refusal("bad_record", str(error)) from None
    except HotelierError as error:
        raise Refusal("bad_record", f"the record cannot be replayed: {error}") from None


def seat_holder(number: int, asked: NewSeat, token: str) -> SeatHolder:
    if asked.kind == "person":
        if asked.bot is not None:
            raise Refusal("bad_request", f"seat {number} is a person's: leave `bot` out")
        name = clean(asked.name) if asked.name else f"Player {number + 1}"
        return SeatHolder(name, True, None, hashed(token), False)
    if asked.bot is None:
        raise Refusal("bad_option", f"seat {number} is a bot's: say which `bot`")
    info = bot_info(asked.bot)
    return SeatHolder(clean(asked.name) if asked.name else "", False, info.code, hashed(token), True)


def name_bots(seats: list[SeatHolder], table: str) -> None:
    """Bots that were given no name have one of their own."""
    for number, holder in enumerate(seats):
        if not holder.name:
            holder.name = given_name(table, number, [other.name for other in seats])


def keep_own_seat(seats: list[SeatHolder]) -> None:
    """Where several people are to play, the first seat is the maker's own: no stranger takes it."""
    people = [holder for holder in seats if holder.person]
    if len(people) > 1:
        people[0].kept = True


def check_names(seats: list[SeatHolder]) -> None:
    """People may not pass for each other or for a bot; bots are called as whoever made the table likes."""
    for number, holder in enumerate(seats):
        if holder.person:
            check_name(holder.name, [other.name for other in seats[:number] + seats[number + 1 :]])
