"""S1-S9: laying out the game."""

from hotelier.austria.content.actions import DONE, DRAFT, ROOM, append_bits, append_staff
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    FIRST_HAND,
    FIRST_KRONES,
    FIRST_ROOMS,
    NONE,
    OBJECTIVES,
    ONE_OF_EACH,
    QUEUE,
    TABLES,
)
from hotelier.austria.content.effects import ANY_FLOOR
from hotelier.austria.content.printed import CATEGORIES, INTRO_LETTERS
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import (
    board_frame,
    draft_frame,
    first_guest_frame,
    first_rooms_frame,
)
from hotelier.austria.rules.guests import append_guests, take_guest
from hotelier.austria.rules.knowledge import blur, see
from hotelier.austria.rules.module import Modules
from hotelier.austria.rules.queue import draw_guest
from hotelier.austria.rules.rooms import preparable, prepare
from hotelier.austria.rules.state import (
    ALL_OF_THEM,
    MORE_IF_LIKED,
    SETUP,
    UP_TO,
    Frame,
    Player,
    State,
    Step,
)
from hotelier.austria.rules.tale.setting_up import tell_board_chosen, tell_pack_passed, tell_staff_kept
from hotelier.core.chance import Seeded
from hotelier.core.content import Row


def set_up(book: Book, chance: Seeded, seats: int, board: str, staff: str, modules: Modules) -> State:
    """Everything up to the first decision, in a fixed order of draws."""
    start = chance.pick("start", seats)
    objectives, tiles = pick_goals(book, chance)
    dealt = deal_boards(book, chance, seats, board)
    state = blank_state(book, chance, seats, objectives, tiles, modules)
    state.start = start
    state.players = [new_player(book, dealt[seat]) for seat in range(seats)]
    for __ in range(QUEUE):
        state.queue.insert(0, draw_guest(state))
    deal_staff(state, staff)
    hooks.lay_out(state)
    lay_decisions(state, staff)
    return state


def deal_boards(book: Book, chance: Seeded, seats: int, board: str) -> list[int]:
    """S9: the night board for everybody, or a day board each; those who choose have the night board until
    they have chosen, and nobody is shown it."""
    if board == "day" and not book.boards_chosen:
        return chance.order("boards", list(range(1, len(book.boards))))
    return [0] * seats


def has_board(state: State, seat: int) -> bool:
    """S9: whether a seat has its board already, where the seats choose."""
    return board_frame(seat) not in state.stack


def clockwise(state: State) -> list[int]:
    """The seats from the start player on."""
    return [(state.start + place) % state.seats for place in range(state.seats)]


def blank_state(
    book: Book,
    chance: Seeded,
    seats: int,
    objectives: list[int],
    tiles: list[int],
    modules: Modules,
) -> State:
    """A table with a shuffled guest deck and nothing else on it."""
    deck = chance.order("guests", list(range(book.guest_count)))
    deck.reverse()
    return State(
        book=book,
        chance=chance,
        seats=seats,
        players=[],
        objectives=objectives,
        tiles=tiles,
        claimed=[0] * OBJECTIVES,
        deck=deck,
        discard=[],
        queue=[],
        staff_deck=[],
        packs=[],
        hidden=[],
        dice=[0] * 7,
        stack=[],
        phase=SETUP,
        round=0,
        start=0,
        guest_taken=False,
        die_taken=False,
        touched=False,
        extra_turns=0,
        revealed=0,
        automaton=None,
        modules=modules,
        parts=[],
    )


def pick_goals(book: Book, chance: Seeded) -> tuple[list[int], list[int]]:
    """S2: objectives and emperor tiles."""
    return (
        _pick_of_each_category(book, chance, "objectives", book.objective_rows),
        _pick_of_each_category(book, chance, "emperor", book.tile_rows),
    )


def _pick_of_each_category(book: Book, chance: Seeded, name: str, rows: list[Row]) -> list[int]:
    """S2."""
    picked: list[int] = []
    for letter in CATEGORIES:
        cards = book.category(rows, letter)
        picked.append(cards[chance.pick(name, len(cards))])
    return picked


def new_player(book: Book, board: int) -> Player:
    """S4."""
    return Player(
        board=book.boards[board],
        krones=FIRST_KRONES,
        emperor=0,
        kitchen=ONE_OF_EACH,
        hand=0,
        staff=0,
        used=0,
        vacant=0,
        occupied=0,
        paid=0,
        free=0,
        markers=0,
        covered=0,
        passed=False,
        tables=[NONE] * TABLES,
        missing=[0] * TABLES,
        played=[],
        earned=[],
        points=[0] * len(book.source_names),
    )


def deal_staff(state: State, staff: str) -> None:
    """S6: hands at random, in fixed sets, or packs to draft from."""
    book = state.book
    cards = list(range(len(book.staff_number)))
    if staff == "intro":
        hands = _intro_hands(state)
        dealt_out = 0
        for hand in hands:
            dealt_out |= hand
        cards = [card for card in cards if not dealt_out >> card & 1]
        deck = state.chance.order("staff", cards)
    else:
        deck = state.chance.order("staff", cards)
        hands = []
        for __ in range(state.seats):
            dealt, deck = deck[:FIRST_HAND], deck[FIRST_HAND:]
            hands.append(sum(1 << card for card in dealt))
    deck.reverse()
    state.staff_deck = deck
    state.hidden = [(book.all_staff,)] * state.seats
    for seat in range(state.seats):
        see(state, seat, hands[seat])
    if staff == "draft":
        state.packs = hands
    else:
        for seat in range(state.seats):
            state.players[seat].hand = hands[seat]


def _intro_hands(state: State) -> list[int]:
    """The start player gets set A, then clockwise. A hand is a hand: nobody is told that of another."""
    book = state.book
    hands = [0] * state.seats
    for place in range(state.seats):
        numbers = book.printed.intro_sets[INTRO_LETTERS[place]]
        seat = (state.start + place) % state.seats
        hands[seat] = sum(1 << book.staff_number.index(number) for number in numbers)
    return hands


def lay_decisions(state: State, staff: str) -> None:
    """Lay all decisions before the first round on the stack, the last of them first."""
    in_order = clockwise(state)
    for seat in reversed(in_order):
        state.stack.append(first_rooms(state, seat))
    for seat in in_order:
        state.stack.append(first_guest_frame(seat, 0))
    hooks.first_decisions(state)
    if staff == "draft":
        for __ in range(FIRST_HAND):
            for seat in reversed(in_order):
                state.stack.append(draft_frame(seat, 1 if seat == in_order[-1] else 0))
    if state.book.boards_chosen:
        state.stack += [board_frame(seat) for seat in reversed(in_order)]


def first_rooms(state: State, seat: int) -> Frame:
    """S8: three rooms; in one printing of the first edition they may be fewer (E2)."""
    how_many = UP_TO if state.book.fewer_first_rooms else ALL_OF_THEM
    return first_rooms_frame(seat, FIRST_ROOMS, 0, how_many)


class ChooseBoard(Step):
    """S9: name one of the day boards that nobody has yet."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        taken = [player.board.name for player in state.players]
        return [
            state.book.board_action + place
            for place, board in enumerate(state.book.boards[1:])
            if board.name not in taken
        ]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        board = state.book.boards[state.book.actions.arguments[action] + 1]
        __, seat, __, __, __ = frame
        state.players[seat].board = board
        if state.tale is not None:
            tell_board_chosen(state.tale, seat, board.name)


class Draft(Step):
    """S6: keep one card; when everybody has, the rest is passed to the left."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, __, __ = frame
        out: list[int] = []
        append_staff(out, state.packs[seat], DRAFT)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, last, __, __ = frame
        card = state.book.actions.arguments[action]
        bit = 1 << card
        blur(state, seat, state.packs[seat])
        state.packs[seat] &= ~bit
        state.players[seat].hand |= bit
        if state.tale is not None:
            tell_staff_kept(state.tale, seat, card)
        if last:
            state.packs = [state.packs[other - 1] for other in range(state.seats)]
            for other in range(state.seats):
                see(state, other, state.packs[other])
                if state.tale is not None and state.packs[other]:
                    tell_pack_passed(state.tale, other, state.packs[other])
            state.revealed += 1


class FirstGuest(Step):
    """S7: a guest for free."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, __, __ = frame
        out: list[int] = []
        append_guests(out, state, state.players[seat], True)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, more, __, __ = frame
        take_guest(state, seat, state.book.actions.arguments[action], True)
        if not more:
            hooks.first_guest_taken(state, seat)


class FirstRooms(Step):
    """S8: three rooms; an entrance may give more, for free or to be declined (W41)."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, discount, how_many = frame
        out: list[int] = [DONE] if how_many != ALL_OF_THEM else []
        append_bits(out, preparable(state, state.players[seat], discount, ANY_FLOOR), ROOM)
        return [] if out == [DONE] else out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            self.leave(state, frame)
            return
        __, seat, left, discount, how_many = frame
        prepare(state, seat, state.book.actions.arguments[action], discount)
        if left > 1:
            state.stack.append(first_rooms_frame(seat, left - 1, discount, how_many))
        else:
            self.leave(state, frame)

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, __, discount, how_many = frame
        if not discount and how_many != MORE_IF_LIKED:
            hooks.first_rooms_prepared(state, seat)
