"""L40-L44: the own entrance of an automaton: how it is laid out and what happens there.

What the rules tell it at which moment stands in reactions.py; the automaton calls the others. VP go
straight to the automaton: nothing adds to them.
"""

from hotelier.austria.content.board import Board
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    ALL_SPACES,
    CHAMPAGNE,
    COLUMN_MASKS,
    COLUMNS,
    ENTRANCES,
    FLOOR_MASKS,
    FLOORS,
    GREEN,
    GUESTS,
    ICONS,
    KINDS,
    NONE,
    QUEUE,
    TABLES,
    count_of,
    pile,
)
from hotelier.austria.content.solo_entrances import (
    HAUTEL_COUTURE,
    NINE_STARS,
    SUPPLY,
    SUSHI_RESORT,
    TOLL_BRIDGE,
)
from hotelier.austria.rules.causes import BY_ROOM
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.queue import discard_guest
from hotelier.austria.rules.state import Player, State
from hotelier.austria.rules.tale.rewards import tell_points_scored
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.solo.causes import BY_OWN_ENTRANCE
from hotelier.austria.solo.frames import give_frame
from hotelier.austria.solo.state import Rival, rival_in
from hotelier.austria.solo.tale import (
    tell_automaton_checks_in,
    tell_automaton_invites,
    tell_guest_marked,
    tell_item_given,
    tell_item_left,
    tell_items_laid_out,
    tell_marks_removed,
    tell_stars_move,
    tell_toll_left,
    tell_toll_paid,
)
from hotelier.core.chance import Seeded


def new_rival(entrance: int, sushi_spaces: int) -> Rival:
    """An entrance on which nothing happened yet."""
    return Rival(
        entrance=entrance,
        reserved=[NONE] * TABLES,
        items=[NONE] * 7,
        supply=[],
        stars=0,
        tokens=sushi_spaces if entrance == SUSHI_RESORT else 0,
        marked=[],
        tolls=[0] * 7,
    )


def rival_with(state: State, entrance: int) -> Rival | None:
    """The automaton's entrance if it is this one."""
    rival = rival_in(state)
    return rival if rival is not None and rival.entrance == entrance else None


def _automaton(state: State) -> Player:
    assert state.automaton is not None
    return state.players[state.automaton.seat]


def _seat(state: State) -> int:
    assert state.automaton is not None
    return state.automaton.seat


def _score(state: State, entrance: int, vp: int) -> None:
    """VP of an entrance for the automaton."""
    add_points(state, _seat(state), ENTRANCES, vp, BY_OWN_ENTRANCE - entrance)


# L41: Hautel Couture ------------------------------------------------------------------------------


def invite(state: State, rival: Rival) -> None:
    """Three guests of the right VP sit down, each with a vacant room; the others are shuffled again."""
    book = state.book
    player = _automaton(state)
    wanted = [
        guest
        for guest in reversed(state.deck)
        if book.guest_vp[guest] in book.solo_entrances.guest_vp and not orders_champagne(book, guest)
    ]
    invited = wanted[:TABLES]
    rest = sorted(guest for guest in state.deck if guest not in invited)
    state.deck = state.chance.order("reshuffled", rest)
    state.deck.reverse()
    reserved = list(rival.reserved)
    for table, guest in enumerate(invited):
        space = room_kept(player.board, player.vacant, book.guest_colour[guest])
        player.tables[table] = guest
        player.missing[table] = book.guest_order[guest]
        player.vacant |= 1 << space
        player.points[ICONS] += book.icons[space]
        reserved[table] = space
    rival.reserved = reserved
    items = items_beside([book.guest_order[guest] for guest in invited], book.solo_entrances.supply)
    rival.supply = [item // SUPPLY for item in state.chance.order("items", items)]
    rival.supply.reverse()
    stock(rival)


def tell_layout(state: State, tale: AustriaTale) -> None:
    """L41: the guests in its café, the rooms that are kept for them, and the items on the action spaces."""
    rival = rival_with(state, HAUTEL_COUTURE)
    if rival is None:
        return
    seat = _seat(state)
    for table, guest in enumerate(state.players[seat].tables):
        space = rival.reserved[table]
        tell_automaton_invites(tale, seat, guest, table, space)
        if state.book.icons[space]:
            tell_points_scored(tale, seat, state.book.icons[space], ICONS, BY_ROOM - space)
    tell_items_laid_out(tale, seat, rival.items, rival.supply)


def orders_champagne(book: Book, guest: int) -> bool:
    return count_of(book.guest_order[guest], CHAMPAGNE) > 0


def room_kept(board: Board, rooms: int, colour: int) -> int:
    """The first free space of a colour from the top floor down, left to right; green takes any colour."""
    free = ALL_SPACES & ~rooms
    if colour != GREEN:
        free &= board.colour[colour]
    for floor in range(FLOORS - 1, -1, -1):
        on_floor = free & FLOOR_MASKS[floor]
        if on_floor:
            return (on_floor & -on_floor).bit_length() - 1
    return NONE


def items_beside(orders: list[int], limit: int) -> list[int]:
    """All that is ordered, then strudel, cake, wine, coffee in turn up to `limit` items; see SUPPLY."""
    counts = [sum(count_of(order, kind) for order in orders) for kind in range(KINDS)]
    kind = 0
    while sum(counts) < limit:
        counts[kind] += 1
        kind = (kind + 1) % KINDS
    return [SUPPLY * kind + number for kind in range(KINDS) for number in range(counts[kind])]


def stock(rival: Rival) -> None:
    """An item comes on every action space without one, as long as there are any."""
    for value in range(1, 7):
        if rival.items[value] == NONE and rival.supply:
            rival.items[value] = rival.supply.pop()


def shuffle_supply(state: State, rng: Seeded) -> None:
    """Nobody knows in which order the items beside the board will come."""
    rival = rival_with(state, HAUTEL_COUTURE)
    if rival is not None:
        rival.supply.sort()
        rng.shuffle(rival.supply)


def round_begun(state: State) -> None:
    """New items come with a round."""
    rival = rival_with(state, HAUTEL_COUTURE)
    if rival is not None:
        stock(rival)
        if state.tale is not None:
            tell_items_laid_out(state.tale, _seat(state), rival.items, rival.supply)


def die_taken(state: State, seat: int, value: int) -> None:
    """The item of the space goes to a guest who needs it, before the action of the die; else it is gone."""
    rival = rival_with(state, HAUTEL_COUTURE)
    if rival is None or rival.items[value] == NONE:
        return
    kind = rival.items[value]
    rival.items[value] = NONE
    wanted = any(count_of(missing, kind) for missing in _automaton(state).missing)
    if state.tale is not None:
        tell_item_left(state.tale, _seat(state), value, kind, wanted)
    if wanted:
        state.stack.append(give_frame(seat, kind))


def serve(state: State, table: int, kind: int) -> None:
    """An item is put on a guest of the automaton; a complete order makes its room occupied."""
    rival = rival_in(state)
    assert rival is not None
    player = _automaton(state)
    guest = player.tables[table]
    player.missing[table] -= pile(kind, 1)
    if state.tale is not None:
        tell_item_given(state.tale, _seat(state), table, guest, kind)
    if player.missing[table]:
        return
    space = rival.reserved[table]
    player.tables[table] = NONE
    player.vacant &= ~(1 << space)
    player.occupied |= 1 << space
    if state.tale is not None:
        tell_automaton_checks_in(state.tale, _seat(state), table, guest, space)
    discard_guest(state, guest)
    add_points(state, _seat(state), GUESTS, state.book.guest_vp[guest], guest)


# L42: Nine Stars Inn ------------------------------------------------------------------------------


def objective_shown(state: State) -> None:
    """An objective icon in use: one token more on the track."""
    rival = rival_with(state, NINE_STARS)
    if rival is not None:
        printed = state.book.solo_entrances
        rival.stars = min(rival.stars + 1, printed.star_spaces * len(printed.star_rows))
        if state.tale is not None:
            tell_stars_move(state.tale, _seat(state), rival.stars, True)


def room_occupied(state: State, seat: int, space: int) -> None:
    """A token goes for each floor and each column that you complete."""
    rival = rival_with(state, NINE_STARS)
    if rival is None or not rival.stars:
        return
    lost = completed(state.players[seat].occupied, space)
    rival.stars = max(0, rival.stars - lost)
    if state.tale is not None and lost:
        tell_stars_move(state.tale, _seat(state), rival.stars, False)


def completed(occupied: int, space: int) -> int:
    """How many floors and columns with this space are fully occupied."""
    vacancies = ALL_SPACES & ~occupied
    return int(not vacancies & FLOOR_MASKS[space // COLUMNS]) + int(
        not vacancies & COLUMN_MASKS[space % COLUMNS]
    )


def emperor_scored(state: State) -> None:
    """The furthest row with a token scores after each emperor scoring."""
    rival = rival_with(state, NINE_STARS)
    if rival is not None and rival.stars:
        vp = stars_vp(
            state.book.solo_entrances.star_rows, state.book.solo_entrances.star_spaces, rival.stars
        )
        _score(state, NINE_STARS, vp)


def stars_vp(rows: list[int], spaces: int, stars: int) -> int:
    """What this number of tokens scores."""
    return rows[(stars - 1) // spaces] if stars else 0


# L43: Sushi Resort --------------------------------------------------------------------------------


def token_price(state: State, guest: int) -> int:
    """What you pay more for a guest, even for a free one."""
    rival = rival_in(state)
    if rival is None or not rival.marked:
        return 0
    return rival.marked.count(guest) * state.book.solo_entrances.sushi_krones


def guest_taken(state: State, seat: int, guest: int) -> None:
    """You pay for the tokens of a guest and discard them; another may have come to the end of the queue."""
    rival = rival_with(state, SUSHI_RESORT)
    if rival is None:
        return
    price = token_price(state, guest)
    state.players[seat].krones -= price
    if state.tale is not None and guest in rival.marked:
        tell_marks_removed(state.tale, seat, guest, price, False)
    rival.marked = [other for other in rival.marked if other != guest]
    queue_moved(state)


def taken_by_automaton(state: State, guest: int) -> None:
    """Its own token comes back with a guest."""
    rival = rival_with(state, SUSHI_RESORT)
    if rival is not None:
        _score_tokens(state, rival, guest)


def queue_moved(state: State) -> None:
    """Whose token reaches the rightmost space."""
    rival = rival_with(state, SUSHI_RESORT)
    if rival is not None:
        _score_tokens(state, rival, state.queue[QUEUE - 1])


def _score_tokens(state: State, rival: Rival, guest: int) -> None:
    tokens = rival.marked.count(guest)
    if tokens and guest != NONE:
        vp = tokens * state.book.solo_entrances.sushi_vp
        rival.marked = [other for other in rival.marked if other != guest]
        if state.tale is not None:
            tell_marks_removed(state.tale, _seat(state), guest, 0, True)
        _score(state, SUSHI_RESORT, vp)


def room_put(state: State, space: int) -> None:
    """The token of a space goes onto the newest guest in the queue; without any guest it is gone."""
    rival = rival_with(state, SUSHI_RESORT)
    if rival is None or not rival.tokens >> space & 1:
        return
    rival.tokens &= ~(1 << space)
    guest = next((guest for guest in state.queue if guest != NONE), NONE)
    if state.tale is not None:
        tell_guest_marked(state.tale, _seat(state), space, guest)
    if guest != NONE:
        rival.marked.append(guest)
        queue_moved(state)


# L44: Toll Bridge Hotel ---------------------------------------------------------------------------


def toll_left(state: State, value: int) -> None:
    """The automaton has taken a die from a space and leaves a token there."""
    rival = rival_with(state, TOLL_BRIDGE)
    if rival is not None:
        rival.tolls[value] += 1
        if state.tale is not None:
            tell_toll_left(state.tale, _seat(state), value, rival.tolls[value])


def may_use(state: State, seat: int, value: int, boost: bool) -> bool:
    """Whether you can pay for a space; who cannot pay for any may use all of them (L44)."""
    rival = rival_with(state, TOLL_BRIDGE)
    if rival is None:
        return True
    krones = state.players[seat].krones
    toll = state.book.solo_entrances.toll_krones
    if krones >= (toll if rival.tolls[value] else 0) + (1 if boost else 0):
        return True
    return not boost and krones < toll and all(rival.tolls[v] for v in range(1, 7) if state.dice[v])


def toll(state: State, player: Player, value: int) -> tuple[int, int]:
    """L44: the krones that a space costs, or the VP that are lost where they cannot be paid."""
    rival = rival_with(state, TOLL_BRIDGE)
    if rival is None or not rival.tolls[value]:
        return 0, 0
    printed = state.book.solo_entrances
    return (printed.toll_krones, 0) if player.krones >= printed.toll_krones else (0, printed.toll_lost)


def space_used(state: State, seat: int, value: int) -> None:
    """You pay the toll, or lose VP where you cannot; the automaton scores every token, and one goes."""
    rival = rival_with(state, TOLL_BRIDGE)
    if rival is None or not rival.tolls[value]:
        return
    player = state.players[seat]
    krones, lost = toll(state, player, value)
    player.krones -= krones
    player.points[ENTRANCES] -= lost
    vp = state.book.solo_entrances.toll_vp * rival.tolls[value]
    rival.tolls[value] -= 1
    if state.tale is not None:
        tell_toll_paid(state.tale, seat, value, rival.tolls[value], krones, lost)
    _score(state, TOLL_BRIDGE, vp)
