"""What holds at every moment of every game of Grand Austria Hotel, and games to try it on."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from hotelier import Seeded, new_game
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import ALL_ITEM_NAMES, NONE, count_of
from hotelier.austria.game import INFO, Austria
from hotelier.austria.modules.ballrooms.state import ball_in
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.modules.hotels.frames import gift_frame
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.state import (
    DRAFT,
    DRAWN,
    EMPEROR_SCORING,
    OVER,
    SETUP,
    TURN,
    TURNS,
    UNDER,
    Player,
    State,
)
from hotelier.austria.rules.steps import choices
from hotelier.austria.shown.script import write_script
from hotelier.austria.solo.leopold import Leopold
from hotelier.core.chance import Result
from hotelier.core.options import Value
from tests.austria.laid import waltz_of
from tests.kinds import module_kinds, ways

DICE = {2: 10, 3: 12, 4: 14}  # S1
LONGEST_GAME = 5000
STYLES: dict[str, tuple[str, ...]] = {
    "any": (),
    "idle": ("pass",),
    "host": ("move", "occupy", "fill", "claim", "place", "take 2 c", "take 1 c", "serve", "guest"),
    "miser": ("claim", "take 0 steps", "get krones", "get income", "copy 4", "die 4", "move", "end"),
    "courtier": ("claim", "get steps", "copy 4", "die 4", "move", "place"),
    "spoilt": (
        "move",
        "occupy",
        "fill",
        "claim",
        "place",
        "serve",
        "guest",
        "room",
        "get",
        "play",
        "die 3",
    ),
    "patron": ("get cards", "get draw", "play", "die 5", "copy 5", "under", "move", "place", "use"),
}
"""Ways to choose at random, by what is liked best: all decisions are made, but some more often.

Who plays `spoilt` finds the kitchen and the purse full at every turn: no lawful game, but the quickest
way to full hotels, empty decks and long hands."""
UNLAWFUL = ("spoilt",)


def option_sets() -> list[tuple[int, dict[str, Value]]]:
    """All numbers of seats with all options, without modules."""
    return [(seats, way) for way in ways(INFO, 2) for seats in INFO.seats if seats > 1]


def module_sets() -> list[tuple[int, dict[str, Value]]]:
    """Every set of modules with every number of seats, 1 for the solo game, and changing options."""
    return [
        (seats, options)
        for tables in zip_longest(*(module_kinds("austria", seats) for seats in INFO.seats))
        for _, seats, options in filter(None, tables)
    ]


def begin(seats: int, seed: int, options: dict[str, Value]) -> Austria:
    given: dict[str, Any] = {**options}
    game = new_game("austria", seats=seats, seed=seed, **given)
    assert isinstance(game, Austria)
    return game


def choose(game: Austria, rng: Seeded, style: str) -> int:
    """One of the legal actions; mostly one of those that the style likes best."""
    legal = game.legal_actions()
    if rng.below(6):
        texts = [(action, game.notation(action)) for action in legal] if STYLES[style] else []
        for liked in STYLES[style]:
            liked_ones = [action for action, text in texts if text.startswith(liked)]
            if liked_ones:
                legal = liked_ones
                break
        if style == "host":
            legal = _best_for_hotel(game, legal)
        if style == "courtier" and game.notation(legal[-1]).endswith("steps"):
            return legal[-1]
    return legal[rng.below(len(legal))]


def _best_for_hotel(game: Austria, legal: list[int]) -> list[int]:
    """The actions after which the hotel of the seat to move looks best."""
    seat = game.to_move
    assert seat is not None
    values: list[int] = []
    for action in legal:
        after = game.clone()
        after.apply(action)
        player = after.state.players[seat]
        value = 30 * player.occupied.bit_count() + player.krones
        for table, guest in enumerate(player.tables):
            if guest != NONE:
                waiting = sum(count_of(player.missing[table], kind) for kind in range(4))
                fitting = player.vacant & player.board.home[game.book.guest_colour[guest]]
                value += 12 - 3 * waiting + (6 if fitting else 0)
        value += player.vacant.bit_count() + sum(count_of(player.kitchen, kind) for kind in range(4))
        chosen = game.describe(action)
        if chosen["kind"] == "die":
            value += 20 + 4 * game.state.dice[chosen["value"]] * (chosen["value"] in (1, 2, 3, 6))
        values.append(value)
    best = max(values)
    return [action for action, value in zip(legal, values, strict=True) if value == best]


def walk(game: Austria, rng: Seeded, style: str) -> Iterator[Austria]:
    """The game at every decision and at its end."""
    yield game
    while game.to_move is not None:
        assert len(game.history) < LONGEST_GAME, "the game does not end"
        if style in UNLAWFUL and kind_of(game.state.stack[-1]) == TURN:
            player = game.state.players[game.to_move]
            player.kitchen = 0x05050505
            player.krones = 20
            game._legal = choices(game.state)
        game.apply(choose(game, rng, style))
        yield game


def check_all(game: Austria) -> None:
    """Everything below that holds at this moment."""
    check_tracks(game)
    check_guests(game)
    check_staff(game)
    check_items(game)
    check_rooms(game)
    check_dice(game)
    check_turn_order(game)
    check_objectives(game)
    check_modules(game)
    check_entrances(game)
    check_ball(game)
    check_knowledge(game)
    check_lounge(game)
    check_flips(game)
    if game.to_move is None:
        check_end(game)


def check_tracks(game: Austria) -> None:
    """K2."""
    for player in game.state.players:
        assert 0 <= player.krones <= 20, f"{player.krones} krones"
        assert 0 <= player.emperor <= 13, f"emperor position {player.emperor}"


def check_guests(game: Austria) -> None:
    """S3, X4: every guest is in one place."""
    state = game.state
    assert len(state.queue) == 5
    places = [*state.deck, *state.discard, *(guest for guest in state.queue if guest != NONE)]
    for seat, player in enumerate(state.players):
        tables = 4 if entrance(game, seat) == "kaufman" and not _gift_to_come(state, seat) else 3
        assert len(player.tables) == len(player.missing) == tables
        places += [guest for guest in player.tables if guest != NONE]
    assert sorted(places) == list(range(game.book.guest_count)), "a guest is lost or doubled"


def entrance(game: Austria, seat: int) -> str | None:
    """The entrance of a seat in a game with module 3."""
    waltz = waltz_of(game.state)
    if waltz is None or waltz.entrances is None or waltz.entrances.of_seat[seat] == NONE:
        return None
    return game.book.ids_of("entrance")[waltz.entrances.of_seat[seat]]


def _gift_to_come(state: State, seat: int) -> bool:
    return gift_frame(seat) in state.stack


def check_modules(game: Austria) -> None:
    """A game knows just the modules that were chosen; an automaton has an entrance with module 3."""
    waltz = waltz_of(game.state)
    parts = (
        {1: waltz.ball, 2: waltz.lounge, 3: waltz.entrances, 4: waltz.key, 5: waltz.flips} if waltz else {}
    )
    known = [module for module, part in parts.items() if part is not None]
    assert known == list(game.book.modules)
    if waltz is not None:
        assert (waltz.rival is not None) == (3 in known and game.seats == 1)


def check_entrances(game: Austria) -> None:
    """W40, W41: everybody gets another entrance, and what lies beside one is never more than it brought."""
    waltz = waltz_of(game.state)
    if waltz is None or waltz.entrances is None:
        return
    entrances = waltz.entrances
    bidders = [seat for seat in entrances.bidders if seat != NONE]
    assert len(bidders) == len(set(bidders)), "a seat has two bids"
    owned = [place for place in entrances.of_seat if place != NONE]
    assert len(owned) in (0, game.seats) and len(owned) == len(set(owned))
    assert set(owned) <= set(entrances.offers)
    assert 0 <= entrances.tokens < 1 << 5 and 0 <= entrances.claimed < 1 << 3
    assert len(entrances.tiles) <= 6 and not set(entrances.tiles) & set(game.state.tiles)
    assert not set(entrances.objectives) & set(game.state.objectives)


@lru_cache(1000)  # hands and packs stay as they are for many decisions
def cards_in(mask: int) -> tuple[int, ...]:
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def mask_of(cards: Iterable[int]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def drawn_frames(state: State, seat: int | None = None) -> list[int]:
    """Cards that were drawn and are neither in a hand nor under the deck yet."""
    cards: list[int] = []
    for kind, owner, number, _, flag in state.stack:
        from_hand = kind == UNDER and flag
        if kind in (DRAWN, UNDER) and not from_hand and seat in (None, owner):
            cards += cards_in(number)
        if from_hand:
            assert number & ~state.players[owner].hand == 0, "a card to return is not in hand"
    return cards


def face_down(state: State) -> list[int]:
    """L3: the staff cards that an automaton keeps face down."""
    return state.automaton.private if isinstance(state.automaton, Leopold) else []


def check_staff(game: Austria) -> None:
    """K6, S6, P11: every staff card is in one place; only tile C4 takes cards out of the game."""
    state = game.state
    places = [*state.staff_deck, *drawn_frames(state), *face_down(state)]
    for player in state.players:
        places += [*cards_in(player.hand), *player.played]
        assert tuple(sorted(player.played)) == cards_in(player.staff)
        assert len(player.earned) == len(player.played)
        assert player.used & ~(player.staff & state.book.round_staff) == 0
    for pack in state.packs:
        places += cards_in(pack)
    assert len(set(places)) == len(places), "a staff card is doubled"
    cards = set(range(len(state.book.staff_number)))
    discarded = cards - set(places)
    assert set(places) <= cards
    if discarded:
        assert game.view(None)["emperor_tiles"][2] == "C4" and state.round == 7
        assert state.phase in (EMPEROR_SCORING, OVER) and len(discarded) <= state.seats
        assert all(state.book.end_staff >> card & 1 for card in discarded)


def check_items(game: Austria) -> None:
    """K1, I1: no kind is ever negative, and nobody waits for more than was ordered.

    W1: only module 1 knows champagne.
    """
    kinds = 5 if 1 in game.book.modules else 4
    for player in game.state.players:
        assert 0 <= player.kitchen < 1 << (8 * kinds)
        for kind, name in enumerate(ALL_ITEM_NAMES):
            assert count_of(player.kitchen, kind) < 100, f"too many {name}: a pile went below 0"
        for guest, missing in zip(player.tables, player.missing, strict=True):
            order = game.book.guest_order[guest] if guest != NONE else 0
            assert missing >= 0
            if missing not in (0, order):
                for kind in range(5):
                    assert count_of(missing, kind) <= count_of(order, kind)


def check_rooms(game: Austria) -> None:
    """K4, X4, X6."""
    for seat, player in enumerate(game.state.players):
        assert player.vacant & player.occupied == 0
        assert (player.vacant | player.occupied) >> 20 == 0
        assert player.free >> 20 == 0
        for group, rooms in enumerate(player.board.groups):
            if player.occupied & rooms == rooms and seat < game.seats:  # an automaton gets no bonus
                assert player.paid >> group & 1, "a full group without its bonus"


@lru_cache(1)  # nothing is rolled at most decisions
def dice_rolled(book: Book, results: tuple[Result, ...]) -> list[int]:
    """How many dice were rolled, each time."""
    return [len(faces) for faces in write_script(book, results)["rolls"]]


def check_dice(game: Austria) -> None:
    """S1, R1, R4: all dice of the round but those taken and one for each time all were rolled again."""
    state = game.state
    lying = sum(state.dice)
    assert state.dice[0] == 0 and min(state.dice) >= 0
    if state.phase == SETUP:
        assert lying == 0
        return
    if game.hypothetical:  # it does not know the rolls before it was made
        return
    waltz = waltz_of(state)
    coloured = 3 if waltz is not None and waltz.lounge is not None else 0  # W20
    if coloured and lying <= coloured:  # the white dice are gone, and rolls without them not told
        return
    rolls = dice_rolled(game.book, game.state.chance.results)
    white = DICE[state.seats] - coloured
    first = [number for number, dice in enumerate(rolls) if dice == white]
    assert len(first) == state.round, "every round begins with all dice"
    again = len(rolls) - 1 - first[-1]
    keys = 1 if waltz is not None and waltz.key is not None and waltz.key.holder != NONE else 0  # W50
    taken = sum(player.covered for player in state.players) - keys
    expected = DICE[state.seats] - again - taken
    last_one_removed = state.phase != TURNS and lying == 0 and expected == 1
    assert lying == expected or last_one_removed, f"{lying} dice instead of {expected}"
    for kind, _, extra, _, _ in state.stack:
        if kind == TURN and not extra and not state.die_taken:  # an extra turn (97) needs no die
            assert lying > 0, "R5: a turn without dice"


def check_turn_order(game: Austria) -> None:
    """R2, R3, R5."""
    state = game.state
    assert 0 <= state.round <= 7
    assert (state.round == 0) == (state.phase == SETUP)
    assert all(0 <= player.covered <= 2 for player in state.players)
    if state.phase == TURNS and game.to_move is not None:
        assert not state.players[game.to_move].passed
        assert all(seat_of(frame) == game.to_move for frame in state.stack)


def check_objectives(game: Austria) -> None:
    """X2: three spaces, and a marker of each player at most."""
    for place in range(3):
        markers = sum(player.markers >> place & 1 for player in game.state.players)
        assert game.state.claimed[place] == markers <= 3
    assert all(player.markers < 8 for player in game.state.players)


def check_ball(game: Austria) -> None:
    """W1, W3, W7: ten dancers each, no row is overfull, one rehearsal room each."""
    state = game.state
    assert (waltz_of(state) is not None) == bool(game.book.modules)
    ball = ball_in(state)
    assert (ball is not None) == (1 in game.book.modules)
    if ball is None:
        return
    recalled = {"B5": 1, "C5": 2}
    lost = sum(recalled.get(tile, 0) for tile in game.view(None)["emperor_tiles"])
    for seat in range(state.seats):
        assert ball.supply[seat] + ball.sent[seat] == 10
        assert ball.supply[seat] >= 0 and min(ball.placed[seat]) >= 0
        assert ball.sent[seat] - lost <= sum(ball.placed[seat]) <= ball.sent[seat]
    for place in range(9):
        assert sum(placed[place] for placed in ball.placed) <= state.seats + 1
    assert len(set(ball.halls)) == 3 and set(ball.halls) <= set(range(5))
    scored = sum(state.round > last for last in (3, 5, 7))
    if state.phase not in (EMPEROR_SCORING, OVER):
        assert ball.scored == scored
    rooms = [room for room in ball.rehearsal if room != NONE] + ball.rehearsals
    assert len(set(rooms)) == len(rooms) and set(rooms) <= set(range(4))


def check_knowledge(game: Austria) -> None:
    """Hidden cards: blocks are disjoint, hold nothing open and nothing that the seat itself holds."""
    state = game.state
    open_cards = 0
    for player in state.players:
        open_cards |= player.staff
    everywhere = mask_of([*state.staff_deck, *face_down(state), *drawn_frames(state)])
    for mask in (*(player.hand for player in state.players), *state.packs):
        everywhere |= mask
    for seat, player in enumerate(state.players):
        blocks = state.hidden[seat]
        union = 0
        for block in blocks:
            assert block, "an empty block"
            assert union & block == 0, "blocks overlap"
            union |= block
        assert union & player.hand == 0, "a seat does not know its own hand"
        assert union & open_cards == 0, "an open card is held to be unknown"
        assert union & mask_of(drawn_frames(state, seat)) == 0
        if state.packs and state.stack and kind_of(state.stack[-1]) == DRAFT:
            assert union & state.packs[seat] == 0, "a seat does not know the pack before it"
        assert union & ~everywhere == 0, "an unknown card lies nowhere"


def check_lounge(game: Austria) -> None:
    """W20-W22: every celebrity is in one place, and every coloured die lies where it shows."""
    state = game.state
    lounge = lounge_in(state)
    assert (lounge is not None) == (2 in game.book.modules)
    if lounge is None:
        return
    places = [*lounge.deck, *lounge.discard, *(tile for tile in lounge.tiles if tile != NONE)]
    for taken, used in zip(lounge.taken, lounge.used, strict=True):
        places += cards_in(taken)
        assert used & ~taken == 0
    assert sorted(places) == list(range(len(game.book.parts("celebrity")))), (
        "a celebrity is lost or doubled"
    )
    for value in range(1, 7):
        assert lounge.dice.count(value) <= state.dice[value], "a coloured die lies nowhere"


def check_flips(game: Austria) -> None:
    """W60: only `flip` cards in play are turned; who has the key has covered a number (W50)."""
    waltz = waltz_of(game.state)
    if waltz is not None and waltz.flips is not None:
        able = sum(1 << flip.card for flip in game.book.flips)
        for seat, turned in enumerate(waltz.flips.turned):
            assert turned & ~(game.state.players[seat].staff & able) == 0
    if waltz is not None and waltz.key is not None and waltz.key.holder != NONE:
        assert game.state.players[waltz.key.holder].covered > 0


def check_end(game: Austria) -> None:
    """R1, F2-F4."""
    state = game.state
    assert state.phase == OVER and state.round == 7 and state.stack == []
    assert game.outcome is not None
    for seat, player in enumerate(state.players):
        breakdown = game.outcome.breakdown[seat]
        assert breakdown["krones"] == player.krones
        assert breakdown["items"] == sum(count_of(player.kitchen, kind) for kind in range(5))
        waiting = sum(guest != NONE for guest in player.tables) if seat < game.seats else 0  # L41
        assert breakdown["waiting guests"] == -5 * waiting
        assert breakdown["occupied rooms"] == _floors_vp(player)
        staff = sum(breakdown["staff"].values())
        others = sum(vp for source, vp in breakdown.items() if source != "staff")
        assert game.outcome.scores[seat] == staff + others


def _floors_vp(player: Player) -> int:
    """F2: 1, 2, 3, 4 VP on floors 1-4; spaces are counted from the bottom left, five to a floor."""
    return sum(space // 5 + 1 for space in range(20) if player.occupied >> space & 1)
