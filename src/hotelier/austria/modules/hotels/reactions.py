"""W40, W41: what module 3 does at which moment, entrance by entrance."""

from typing import Final

from hotelier.austria.content.actions import append_bits
from hotelier.austria.content.components import (
    ALL_SPACES,
    COLUMN_MASKS,
    COLUMNS,
    ENTRANCES,
    FLOOR_MASKS,
    KINDS,
    TABLES,
    count_of,
)
from hotelier.austria.content.effects import EXTRA_ACTION, FILL_ORDER, FREE, Effect
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.hotels import NUMBER, action_kinds, details
from hotelier.austria.modules.hotels.actions import FOURTH
from hotelier.austria.modules.hotels.auction import Bid, Gift
from hotelier.austria.modules.hotels.causes import CAUSES
from hotelier.austria.modules.hotels.frames import BID, GIFT, SHIFTED, TOKEN, bid_frame, token_frame
from hotelier.austria.modules.hotels.moved_die import (
    Shifted,
    append_shifts,
    may_shift,
    shift,
    shift_in_turn,
)
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import entrance_of, entrances_of
from hotelier.austria.modules.hotels.steps import (
    COLUMN,
    FLOOR,
    UseToken,
    append_own_claims,
    append_tiles,
    by_entrance,
    claim_own,
    lay_out_entrances,
    lay_reward,
    use_tile,
)
from hotelier.austria.modules.hotels.tale import tell_entrances_offered
from hotelier.austria.modules.hotels.view import entrances_question, entrances_view
from hotelier.austria.modules.key.printed import AS_DIE
from hotelier.austria.rules.frames import first_guest_frame, first_rooms_frame
from hotelier.austria.rules.guests import rooms_for
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import ALL_OF_THEM, MORE_IF_LIKED, SETUP, Frame, Part, Player, State
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.rules.tracks import score
from hotelier.austria.rules.turn import Turn
from hotelier.austria.shown.described import details_in
from hotelier.core.game import Json


class UniqueHotels(Module):
    """Entrances: bought with bids, each with an effect of its own."""

    def __init__(self) -> None:
        steps = {BID: Bid(), GIFT: Gift(), TOKEN: UseToken(), SHIFTED: Shifted(Turn())}
        super().__init__(NUMBER, 2, steps, {action_kinds.SHIFT: EXTRA_ACTION}, CAUSES)

    # How a game begins

    def lay_out(self, state: State) -> Part | None:
        return lay_out_entrances(state)

    def first_decisions(self, state: State) -> None:
        state.stack.append(bid_frame(state.start))

    def first_guest_taken(self, state: State, seat: int) -> None:
        """Kaufman: a second guest to begin with."""
        entrance = entrance_of(state, seat)
        if entrance is not None:
            for __ in range(entrance.more_guests):
                state.stack.append(first_guest_frame(seat, 1))

    def first_rooms_prepared(self, state: State, seat: int) -> None:
        """Chateau Paulwei: two more rooms; Dove: one more for free."""
        entrance = entrance_of(state, seat)
        if entrance is None:
            return
        if entrance.more_rooms:
            state.stack.append(first_rooms_frame(seat, entrance.more_rooms, 0, MORE_IF_LIKED))
        if entrance.free_rooms:
            state.stack.append(first_rooms_frame(seat, entrance.free_rooms, FREE, ALL_OF_THEM))

    # A turn

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        __, seat, __, __, tile_used = frame
        entrance = entrance_of(state, seat)
        if entrance is None:
            return
        player = state.players[seat]
        if len(player.tables) > TABLES:
            append_bits(out, rooms_for(state, player, FOURTH), entrances_page(state.book).actions.move)
        if entrance.claim_vp:
            append_own_claims(out, state, seat)
        if entrance.shift and not state.die_taken:
            append_shifts(out, state)
        if entrance.tile_steps and not tile_used:
            append_tiles(out, state, seat, entrance)

    def act(self, state: State, frame: Frame, action: int) -> bool:
        __, seat, __, __, __ = frame
        actions = state.book.actions
        kind = actions.kinds[action]
        if kind == action_kinds.SHIFT:
            shift_in_turn(state, seat, actions.arguments[action], actions.seconds[action])
        elif kind == action_kinds.CLAIM_OWN:
            claim_own(state, seat, actions.arguments[action])
        elif kind == action_kinds.TILE:
            use_tile(state, frame, actions.arguments[action])
        else:
            return False
        return True

    def more_guests(self, state: State, seat: int, taken: int) -> bool:
        """Kaufman: several guests in a turn."""
        entrance = entrance_of(state, seat)
        return entrance is not None and taken < entrance.guests_in_turn

    def append_placements(self, out: list[int], state: State, player: Player, items: int) -> None:
        """The fourth table."""
        if len(player.missing) > TABLES:
            for kind in range(KINDS):
                if count_of(items, kind) and count_of(player.missing[FOURTH], kind):
                    out.append(entrances_page(state.book).actions.place + kind)

    def append_part(self, out: list[int], state: State, seat: int, effect: Effect) -> None:
        """The fourth table; Kozi Palace: a die may be moved before its space is used."""
        if effect.kind == FILL_ORDER:
            missing = state.players[seat].missing
            if len(missing) > TABLES and missing[FOURTH]:
                out.append(entrances_page(state.book).actions.fill)
        elif effect.kind == EXTRA_ACTION and may_shift(state, seat):
            append_shifts(out, state)

    def space_chosen(self, state: State, seat: int, action: int) -> int:
        """Kozi Palace: the space onto which the die was moved."""
        actions = state.book.actions
        if actions.kinds[action] != action_kinds.SHIFT:
            return 0
        to = actions.seconds[action]
        shift(state, seat, actions.arguments[action], to)
        return to

    # What happens

    def group_bonus(self, state: State, seat: int, colour: int, size: int, bonus: int) -> int:
        """Chateau Paulwei: other occupancy bonuses."""
        entrance = entrance_of(state, seat)
        if entrance is None or not entrance.occupancy_bonus:
            return bonus
        return entrance.occupancy_bonus[colour][size - 1]

    def room_occupied(self, state: State, seat: int, space: int) -> None:
        """Stroup: the first room of a group; Dove: a whole column or floor."""
        entrance = entrance_of(state, seat)
        if entrance is None:
            return
        player = state.players[seat]
        board = player.board
        if entrance.first_of_group:
            group = player.occupied & board.groups[board.group_of[space]]
            if group & (group - 1) == 0:
                lay_reward(state, seat, entrance.first_of_group[board.colour_of[space]])
        if entrance.tokens:
            vacancies = ALL_SPACES & ~player.occupied
            if not vacancies & FLOOR_MASKS[space // COLUMNS]:
                state.stack.append(token_frame(seat, FLOOR))
            if not vacancies & COLUMN_MASKS[space % COLUMNS]:
                state.stack.append(token_frame(seat, COLUMN))

    def staff_played(self, state: State, seat: int, card: int) -> None:
        """Mayenfels: every card but the first of the gift."""
        entrance = entrance_of(state, seat)
        if entrance is not None and not (state.phase == SETUP and len(state.players[seat].played) == 1):
            lay_reward(state, seat, entrance.staff_played)

    def guest_left(self, state: State, seat: int, guest: int) -> None:
        """Kaufman collects the guests of a round."""
        entrance = entrance_of(state, seat)
        if entrance is not None and entrance.guests_vp:
            entrances_of(state).guests += 1

    def die_taken(self, state: State, seat: int, value: int) -> None:
        """Corogari: the sum of both dice of a round; the key counts as the other one."""
        entrance = entrance_of(state, seat)
        if entrance is None or not entrance.dice_sum:
            return
        entrances = entrances_of(state)
        first = entrances.first_die
        entrances.first_die = value
        if state.players[seat].covered == 2 and first:
            total = first + value
            if AS_DIE in (first, value):
                total = 2 * min(first, value)
            lay_reward(state, seat, entrance.dice_sum[total - 2])

    def row_bonus(self, state: State, seat: int, source: int) -> int:
        """The Ren: twice the bonus of a row."""
        entrance = entrance_of(state, seat)
        if entrance is None or not entrance.double_rows:
            return source
        page = ball_page(state.book)
        return source - page.row_reward + page.double_row_reward

    def hall_scored(self, state: State, hall: int) -> None:
        """The Ren: more dancers in the ballroom than anybody else."""
        dancers = [ball_of(state).dancers_in(seat, hall) for seat in range(state.seats)]
        most = max(dancers)
        for seat, own in enumerate(dancers):
            entrance = entrance_of(state, seat)
            if entrance is not None and own == most and dancers.count(most) == 1:
                lay_reward(state, seat, entrance.alone)

    # The ends of rounds and of the game

    def round_over(self, state: State) -> None:
        """Kaufman counts the guests of the round; Corogari forgets the dice."""
        entrances = entrances_of(state)
        for seat in range(state.seats):
            entrance = entrance_of(state, seat)
            if entrance is not None and entrance.guests_vp:
                most = len(entrance.guests_vp) - 1
                vp = entrance.guests_vp[min(entrances.guests, most)]
                score(state, seat, ENTRANCES, vp, by_entrance(entrances, seat))
        entrances.guests = 0
        entrances.first_die = 0

    def score_hotel(self, state: State, seat: int) -> None:
        """Ninas Melange: objectives of both kinds at the end."""
        entrance = entrance_of(state, seat)
        if entrance is not None and entrance.objectives_vp:
            entrances = entrances_of(state)
            claimed = state.players[seat].markers.bit_count() + entrances.claimed.bit_count()
            score(state, seat, ENTRANCES, entrance.objectives_vp[claimed], by_entrance(entrances, seat))

    # What is told

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        tell_entrances_offered(tale, entrances_of(state).offers)

    def view(self, state: State) -> Json:
        return entrances_view(state)

    def question(self, state: State, frame: Frame) -> Json:
        return entrances_question(frame)

    def details(self, state: State, frame: Frame, action: int) -> Json:
        return details_in(details.DETAILS, state, frame, action)

    def question_words(self, state: State, frame: Frame) -> str:
        from hotelier.austria.modules.hotels import words  # only who reads needs them

        return words.question_words(frame)

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.modules.hotels import words
        from hotelier.austria.shown.words import said

        return said(words.ACTIONS, state, action)


MODULE: Final = UniqueHotels()
