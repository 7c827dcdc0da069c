"""W1, W3-W7: champagne, dancers and the ballrooms that they are sent to."""

from hotelier.austria.content.actions import DONE
from hotelier.austria.content.cards import ALL_OF_DANCER, DISCOUNT_SHIFT
from hotelier.austria.content.components import CHAMPAGNE, HALLS, NONE, count_of, pile
from hotelier.austria.modules.ballrooms.actions import AT_TABLE, DANCE, REHEARSE, TABLE_ACTIONS
from hotelier.austria.modules.ballrooms.actions import RECALL as RECALL_FROM
from hotelier.austria.modules.ballrooms.frames import recall_frame
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.places import BALCONY, PLACES, ROWS, hall_of, row_name, row_of
from hotelier.austria.modules.ballrooms.printed import REHEARSED
from hotelier.austria.modules.ballrooms.state import Ball, ball_in, ball_of
from hotelier.austria.modules.ballrooms.tale import (
    tell_dancer_lost,
    tell_dancer_sent,
    tell_rehearsal_room_taken,
    tell_went_dancing,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import grant_frame
from hotelier.austria.rules.guests import is_complete, leave_table
from hotelier.austria.rules.state import Frame, Player, State, Step
from hotelier.austria.rules.tale.items import tell_items_spent
from hotelier.austria.rules.tale.staff import tell_staff_used
from hotelier.austria.rules.tracks import bring


def open_ball(state: State) -> Ball:
    """W1, W3: three ballrooms, champagne and dancers for everybody."""
    page = ball_page(state.book)
    printed = page.printed
    for player in state.players:
        player.kitchen += pile(CHAMPAGNE, printed.first_champagne)
    seats = state.seats
    return Ball(
        page=page,
        halls=state.chance.order("ballrooms", list(range(len(printed.ids))))[:HALLS],
        scored=0,
        rehearsals=list(range(len(printed.rehearsal_rows))),
        rehearsal=[NONE] * seats,
        supply=[printed.dancers] * seats,
        sent=[0] * seats,
        placed=[[0] * PLACES for __ in range(seats)],
    )


def dancer_cost(state: State, place: int, discount: int) -> int:
    """W4: champagne for a place in the ballrooms."""
    return max(0, ball_of(state).page.printed.costs[place] - discount)


def dancer_discount(extras: int) -> int:
    """P2: the discount that stands above the extras of a die."""
    return (extras & ALL_OF_DANCER) >> DISCOUNT_SHIFT


def append_places(out: list[int], state: State, seat: int, discount: int, first: int) -> None:
    """W4: the places to which the seat can send a dancer now, as actions counted from `first`."""
    ball = ball_in(state)
    if ball is None:
        return
    if not ball.supply[seat] or ball.scored == HALLS:
        return
    limit = count_of(state.players[seat].kitchen, CHAMPAGNE) + discount
    costs = ball.page.printed.costs
    spaces = row_spaces(state, ball)
    for place in range(ball.scored * ROWS, PLACES):
        if costs[place] <= limit and has_space(ball, place, spaces):
            out.append(first + place)


def append_dances(out: list[int], state: State, seat: int, discount: int) -> None:
    """W6: sending a dancer without a guest."""
    append_places(out, state, seat, discount, ball_page(state.book).first_action + DANCE)


def has_space(ball: Ball, place: int, spaces: int) -> bool:
    """W3: rows are as long as there are players, and a little more; the balcony has no end."""
    if place == BALCONY:
        return True
    dancers = sum([placed[place] for placed in ball.placed])
    return dancers < spaces


def row_spaces(state: State, ball: Ball) -> int:
    """How many dancers have room in a row."""
    return state.seats + ball.page.printed.spaces_beyond_seats


def send(state: State, seat: int, place: int, discount: int) -> None:
    """W4: pay, put a dancer there and receive the bonus of the row; W7 and staff follow."""
    spend_champagne(state, seat, dancer_cost(state, place, discount))
    ball = ball_of(state)
    put_dancer(state, ball, seat, place)
    _rehearse(state, seat, ball)
    hooks.dancer_sent(state, seat, place)
    row = row_of(place)
    if row:
        bonus = ball.page.row_reward + (ROWS - 1) * ball.halls[hall_of(place)] + row - 1
        state.stack.append(grant_frame(seat, hooks.row_bonus(state, seat, bonus)))


def put_dancer(state: State, ball: Ball, seat: int, place: int) -> None:
    """The dancer itself."""
    ball.supply[seat] -= 1
    ball.sent[seat] += 1
    ball.placed[seat][place] += 1
    if state.tale is not None:
        tell_dancer_sent(state.tale, seat, ball.halls[hall_of(place)], row_name(place))


def _rehearse(state: State, seat: int, ball: Ball) -> None:
    """W7: every third dancer brings what the rehearsal room says."""
    times = ball.sent[seat] // REHEARSED
    if ball.rehearsal[seat] != NONE and ball.sent[seat] % REHEARSED == 0 and times <= REHEARSED:
        source = ball.page.rehearsal_reward + REHEARSED * ball.rehearsal[seat] + times - 1
        state.stack.append(grant_frame(seat, source))


def spend_champagne(state: State, seat: int, count: int) -> None:
    """Champagne from the kitchen; a discount never gives any back."""
    if count > 0:
        items = pile(CHAMPAGNE, count)
        state.players[seat].kitchen -= items
        if state.tale is not None:
            tell_items_spent(state.tale, seat, items)
        hooks.items_spent(state, seat, items)


def append_balls(out: list[int], state: State, seat: int, player: Player) -> None:
    """W5: guests whose order is complete, and the places to which they can be sent."""
    for table in range(len(player.tables)):
        guest = player.tables[table]
        if guest == NONE or not state.book.guest_dances[guest]:
            continue
        if is_complete(state, player, table):
            first = ball_page(state.book).first_action + AT_TABLE + table * TABLE_ACTIONS + 1
            append_places(out, state, seat, 0, first)


def send_guest(state: State, seat: int, table: int, place: int) -> None:
    """W5: the guest goes to a ballroom and leaves the café; VP, reward and income follow as in X4, X5."""
    if state.tale is not None:
        hall = ball_of(state).halls[hall_of(place)]
        tell_went_dancing(state.tale, seat, table, state.players[seat].tables[table], hall, row_name(place))
    guest = leave_table(state, seat, table)
    send(state, seat, place, 0)
    bring(state, seat, state.book.leaving_income[guest])
    hooks.guest_left(state, seat, guest)


class Invite(Step):
    """Staff 133: a dancer after a staff card was played, once in a round."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, card, __, __ = frame
        out: list[int] = [DONE]
        if not state.players[seat].used >> card & 1:  # by another card, played in between
            append_dances(out, state, seat, self.discount(state, card))
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            __, seat, card, __, __ = frame
            state.players[seat].used |= 1 << card
            if state.tale is not None:
                tell_staff_used(state.tale, seat, card, None)
            send(state, seat, state.book.actions.arguments[action], self.discount(state, card))

    def discount(self, state: State, card: int) -> int:
        return state.book.rewards[state.book.staff_reward + card][0].discount


class Recall(Step):
    """Penalties of tiles B5 and C5: a dancer leaves a ballroom and the game."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, hall, __, __ = frame
        placed = ball_of(state).placed[seat]
        first = ball_page(state.book).first_action + RECALL_FROM
        return [first + place for place in range(PLACES) if placed[place] and hall_of(place) == hall]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        ball = ball_of(state)
        place = state.book.actions.arguments[action]
        __, seat, __, __, __ = frame
        ball.placed[seat][place] -= 1
        if state.tale is not None:
            tell_dancer_lost(state.tale, seat, ball.halls[hall_of(place)], row_name(place))


def recall(state: State, seat: int, hall: int, dancers: int) -> None:
    """The player chooses which of the dancers in a ballroom to lose."""
    for __ in range(dancers):
        state.stack.append(recall_frame(seat, hall))


class Rehearse(Step):
    """W7: choose a rehearsal room."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return [ball_page(state.book).first_action + REHEARSE + room for room in ball_of(state).rehearsals]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        ball = ball_of(state)
        room = state.book.actions.arguments[action]
        ball.rehearsals.remove(room)
        __, seat, __, __, __ = frame
        ball.rehearsal[seat] = room
        if state.tale is not None:
            tell_rehearsal_room_taken(state.tale, seat, room)
