"""The state of a game: plain data with a cheap copy. Rules live in the files named after them.

What still has to be decided lies on a stack of frames, the next decision on top. A frame is five ints:
what is to be decided, by which seat, and three numbers that the deciding step understands; frames.py makes
them.
"""

from typing import TYPE_CHECKING, Final

from hotelier.austria.content.board import Board
from hotelier.austria.content.book import Book
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.core.chance import Seeded
from hotelier.core.game import Json

if TYPE_CHECKING:
    from hotelier.austria.rules.module import Modules

Frame = tuple[int, int, int, int, int]

# Kinds of frames; the step that resolves each is named beside it. Those of modules stand in files called
# frames.py, too; no number stands twice.
TURN: Final = 0  # turn.Turn
RECEIVE: Final = 1  # items.Receive
SERVE: Final = 2  # items.Serve
DISHES: Final = 3  # spaces.TakeItems
DRINKS: Final = 4  # spaces.TakeItems
ROOMS: Final = 5  # spaces.PrepareRooms
KRONES: Final = 6  # spaces.SplitKrones
STAFF: Final = 7  # spaces.PlayStaff
COPY: Final = 8  # spaces.CopyAction
EXTRA: Final = 9  # spaces.Extra
REWARD: Final = 10  # reward_parts.Reward
DRAWN: Final = 11  # staff.Drawn
UNDER: Final = 12  # staff.Under
SCORED: Final = 13  # emperor.Scored
PENALTY: Final = 14  # emperor.Penalised
REMOVE: Final = 15  # emperor.Remove
DISCARD: Final = 16  # emperor.Discard
DRAFT: Final = 17  # setup.Draft
FIRST_GUEST: Final = 18  # setup.FirstGuest
FIRST_ROOMS: Final = 19  # setup.FirstRooms
GRANT: Final = 20  # rewards.Grant
SPEND: Final = 21  # spending.Spend
EXCHANGE: Final = 22  # spending.Exchange
OTHERS: Final = 23  # spending.Others
BOARD: Final = 36  # setup.ChooseBoard

ALL_OF_THEM: Final = 0
MORE_IF_LIKED: Final = 1
UP_TO: Final = 2
"""Which of the first rooms are prepared: all, those of an entrance at will, or any number (E2)."""

SETUP: Final = 0
TURNS: Final = 1
EMPEROR_SCORING: Final = 2
OVER: Final = 3


class Player:
    """What lies before one player, and what is kept in mind about it."""

    __slots__ = (
        "board",
        "covered",
        "earned",
        "emperor",
        "free",
        "hand",
        "kitchen",
        "krones",
        "markers",
        "missing",
        "occupied",
        "paid",
        "passed",
        "played",
        "points",
        "staff",
        "tables",
        "used",
        "vacant",
    )

    def __init__(
        self,
        board: Board,
        krones: int,
        emperor: int,
        kitchen: int,
        hand: int,
        staff: int,
        used: int,
        vacant: int,
        occupied: int,
        paid: int,
        free: int,
        markers: int,
        covered: int,
        passed: bool,
        tables: list[int],
        missing: list[int],
        played: list[int],
        earned: list[int],
        points: list[int],
    ) -> None:
        self.board = board
        self.krones = krones
        self.emperor = emperor
        self.kitchen = kitchen
        """A pile of items."""
        self.hand = hand
        """Staff cards in hand, as a mask."""
        self.staff = staff
        """Staff cards in play, as a mask."""
        self.used = used
        """`round` staff used in this round."""
        self.vacant = vacant
        self.occupied = occupied
        self.paid = paid
        """Groups whose occupancy bonus was received (X6)."""
        self.free = free
        """Spaces on which rooms are free (P3)."""
        self.markers = markers
        """Objectives claimed."""
        self.covered = covered
        """How many numbers of the turn order tile are covered in this round."""
        self.passed = passed
        self.tables = tables
        """The guest at each table of the café, or NONE."""
        self.missing = missing
        """The items that each of them still waits for."""
        self.played = played
        """Staff cards in play, in the order in which they came."""
        self.earned = earned
        """The VP that each of them has brought."""
        self.points = points
        """VP by source, without those of staff."""

    def copy(self) -> "Player":
        return Player(
            self.board,
            self.krones,
            self.emperor,
            self.kitchen,
            self.hand,
            self.staff,
            self.used,
            self.vacant,
            self.occupied,
            self.paid,
            self.free,
            self.markers,
            self.covered,
            self.passed,
            self.tables.copy(),
            self.missing.copy(),
            self.played.copy(),
            self.earned.copy(),
            self.points.copy(),
        )


class State:
    """The whole table."""

    __slots__ = (
        "automaton",
        "book",
        "chance",
        "claimed",
        "deck",
        "dice",
        "die_taken",
        "discard",
        "extra_turns",
        "guest_taken",
        "hidden",
        "modules",
        "objectives",
        "packs",
        "parts",
        "phase",
        "players",
        "queue",
        "revealed",
        "round",
        "seats",
        "stack",
        "staff_deck",
        "start",
        "tale",
        "tiles",
        "touched",
    )

    def __init__(
        self,
        book: Book,
        chance: Seeded,
        seats: int,
        players: list[Player],
        objectives: list[int],
        tiles: list[int],
        claimed: list[int],
        deck: list[int],
        discard: list[int],
        queue: list[int],
        staff_deck: list[int],
        packs: list[int],
        hidden: list[tuple[int, ...]],
        dice: list[int],
        stack: list[Frame],
        phase: int,
        round: int,
        start: int,
        guest_taken: bool,
        die_taken: bool,
        touched: bool,
        extra_turns: int,
        revealed: int,
        automaton: "Automaton | None",
        modules: "Modules",
        parts: "list[Part]",
        tale: AustriaTale | None = None,
    ) -> None:
        self.book = book
        self.chance = chance
        self.seats = seats
        self.players = players
        self.objectives = objectives
        self.tiles = tiles
        self.claimed = claimed
        """How many spaces of each objective are taken."""
        self.deck = deck
        """Guests face down; the last is on top."""
        self.discard = discard
        self.queue = queue
        """Guests on offer, the newest first; NONE where the deck ran out."""
        self.staff_deck = staff_deck
        """Staff face down; the last is on top, the first at the bottom."""
        self.packs = packs
        """What each seat chooses from during a draft."""
        self.hidden = hidden
        """What each seat does not know of the staff cards: see knowledge.py."""
        self.dice = dice
        """How many dice lie on each space, by value; place 0 is not used."""
        self.stack = stack
        self.phase = phase
        self.round = round
        self.start = start
        """The seat with turn order tile 1."""
        self.guest_taken = guest_taken
        self.die_taken = die_taken
        self.touched = touched
        """Whether anything was done in this turn, so that passing is no longer possible (R3)."""
        self.extra_turns = extra_turns
        self.revealed = revealed
        self.automaton = automaton
        """Who plays the last hotel in a solo game."""
        self.modules = modules
        """Who acts at which moment besides the base game: see hooks.py."""
        self.parts = parts
        """What they lay on the table, in the order of their numbers."""
        self.tale = tale
        """What happened, where somebody listens."""

    def copy(self) -> "State":
        return State(
            self.book,
            self.chance.copy(),
            self.seats,
            [player.copy() for player in self.players],
            self.objectives,
            self.tiles,
            self.claimed.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.queue.copy(),
            self.staff_deck.copy(),
            self.packs.copy() if self.packs else self.packs,
            self.hidden.copy(),
            self.dice.copy(),
            self.stack.copy(),
            self.phase,
            self.round,
            self.start,
            self.guest_taken,
            self.die_taken,
            self.touched,
            self.extra_turns,
            self.revealed,
            self.automaton.copy() if self.automaton is not None else None,
            self.modules,
            [part.copy() for part in self.parts] if self.parts else self.parts,
            self.tale.copy() if self.tale is not None else None,
        )


class Part:
    """What a module lays on the table: plain data with a cheap copy."""

    __slots__ = ()

    def copy(self) -> "Part":
        raise AssertionError


class Automaton:
    """A seat that is moved by its own cards instead of by decisions."""

    __slots__ = ("name", "seat")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def copy(self) -> "Automaton":
        raise AssertionError

    def take_turn(self, state: State) -> None:
        """Do all that this seat does in a turn."""
        raise AssertionError

    def hidden_staff(self) -> list[int]:
        """Staff cards that lie face down before it; all of them are `end` cards."""
        raise AssertionError

    def rename_staff(self, renamed: list[int]) -> None:
        """Exchange its face-down staff cards."""
        raise AssertionError

    def shuffle(self, rng: Seeded) -> None:
        """Draw anew the order of its own cards, which nobody knows."""
        raise AssertionError

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        """Tell what lies before it before the first decision."""
        raise AssertionError

    def view(self, state: State) -> Json:
        """What everybody sees of it."""
        raise AssertionError


class Step:
    """How one kind of frame is decided. Steps have no data of their own: all is in the state."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        """What may be chosen, in the order of the action table; nothing if there is nothing to choose."""
        raise AssertionError

    def apply(self, state: State, frame: Frame, action: int) -> None:
        """Carry out what was chosen; the frame is still on top of the stack."""
        raise AssertionError

    def leave(self, state: State, frame: Frame) -> None:
        """What happens when there was nothing to choose; the frame is gone from the stack."""

    def asks(self, action: int) -> bool:
        """Whether this choice is put to the player even when it is the only one."""
        return False
