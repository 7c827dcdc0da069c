"""What a module may do, moment by moment: the one surface between the base game and its modules.

The rules call hooks.py, which asks every module in play. A module overrides the moments that concern it and
lays its own data on the table as a `Part`. It changes the number that it is given, or lays frames on the
stack; it never calls the rules back. Each call is one source: a reward of 3 krones is one, however it came
about.
"""

from hotelier.austria.content.cards import Objective, Penalty
from hotelier.austria.content.components import NONE
from hotelier.austria.content.effects import Effect
from hotelier.austria.rules.causes import Cause
from hotelier.austria.rules.state import Frame, Part, Player, State, Step
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.core.chance import Seeded
from hotelier.core.game import Json


class Module:
    """A module without any effect; it has no data of its own, all is in its part of the state."""

    def __init__(
        self,
        number: int,
        rank: int,
        steps: dict[int, Step],
        takes: dict[int, int],
        causes: dict[int, Cause] | None = None,
    ) -> None:
        self.number = number
        """As printed on the box; parts are laid out and shown in this order."""
        self.rank = rank
        """Who reacts first; what is laid on the stack later is decided before."""
        self.steps = steps
        """How its kinds of frames are decided."""
        self.takes = takes
        """The kind of effect that its kinds of actions take of a reward."""
        self.causes: dict[int, Cause] = causes or {}
        """Why something is gained, as far as only the module knows it: see causes.py."""

    # How a game begins

    def lay_out(self, state: State) -> Part | None:
        """What lies on the table before the first decision; all draws of the module are made here."""
        return None

    def first_decisions(self, state: State) -> None:
        """Lay on the stack what is decided before the first guests are taken (S7)."""

    def first_guest_taken(self, state: State, seat: int) -> None:
        """S7: a player has the first guest."""

    def first_rooms_prepared(self, state: State, seat: int) -> None:
        """S8: a player has the first rooms."""

    # Rounds and the emperor

    def roll(self, state: State, dice: int, all_of_them: bool) -> bool:
        """Roll this many dice in place of the base game; whether that was done."""
        return False

    def coloured_dice(self, state: State) -> list[int] | None:
        """The values of dice that have a colour, if there are such dice."""
        return None

    def round_begun(self, state: State) -> None:
        """A round begins; the dice are rolled."""

    def last_die_removed(self, state: State) -> None:
        """R4: no die lies anywhere."""

    def round_over(self, state: State) -> None:
        """The last turn of a round is over; the emperor may follow."""

    def emperor_comes(self, state: State, scoring: int) -> None:
        """An emperor scoring begins: what follows it is laid out beneath it."""

    def can_suffer(self, state: State, seat: int, penalty: Penalty) -> bool:
        """M3: whether what the emperor demands can be paid, as far as the module knows it."""
        return True

    def suffer(self, state: State, seat: int, penalty: Penalty) -> None:
        """M3: what is demanded and only the module knows."""

    def emperor_scored(self, state: State) -> None:
        """An emperor scoring is over, with its rewards and penalties."""

    def round_closed(self, state: State, last: bool) -> None:
        """R6: after the emperor, before staff are refreshed."""

    def next_start(self, state: State, start: int) -> int:
        """The seat that begins the next round."""
        return start

    # A turn

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        """What the menu of a turn offers besides."""

    def act(self, state: State, frame: Frame, action: int) -> bool:
        """Carry out an action of the menu; whether it is one of this module."""
        return False

    def action_begins(self, state: State) -> None:
        """A choice from the menu of a turn, or a reward of the emperor."""

    def more_guests(self, state: State, seat: int, taken: int) -> bool:
        """T1: whether another guest may be taken in a turn in which `taken` were taken."""
        return False

    # Dice and the spaces they lie on

    def white_dice(self, state: State, dice: list[int]) -> list[int]:
        """How many dice lie on each space that are taken without naming them."""
        return dice

    def append_dice(self, out: list[int], state: State, seat: int, only: int, moved_from: int) -> None:
        """Dice that are named when they are taken: of one space, or moved there from another."""

    def moved_die_taken(self, state: State, frame: Frame, action: int) -> None:
        """A named die is about to be taken from the space onto which a die was moved."""

    def die_moved(self, state: State, value: int, to: int) -> int:
        """A die is about to move to another space. Its colour, or NONE."""
        return NONE

    def may_use(self, state: State, seat: int, value: int, boost: bool) -> bool:
        """Whether a space with dice is open to a seat."""
        return True

    def toll(self, state: State, player: Player, value: int) -> int:
        """Krones that the use of a space costs."""
        return 0

    def toll_lost(self, state: State, player: Player, value: int) -> int:
        """VP that are lost for it instead, by who cannot pay."""
        return 0

    def space_used(self, state: State, seat: int, value: int) -> None:
        """A space is being used, with or without taking a die from it."""

    def die_taken(self, state: State, seat: int, value: int) -> None:
        """A die was taken; its action waits on the stack."""

    def append_takes(self, out: list[int], state: State, value: int, strength: int) -> None:
        """D1, D2: more ways to share the strength of a die among items."""

    def append_extras(self, out: list[int], state: State, seat: int, extras: int) -> None:
        """P2: what staff let the player do besides the action of a die, as far as the module knows it."""

    def take_extra(self, state: State, seat: int, extras: int, action: int) -> None:
        """P2: carry such an extra out."""

    # Guests, items, rooms

    def price_added(self, state: State, guest: int) -> int:
        """What a guest in the queue costs more, even a free one."""
        return 0

    def guest_taken(self, state: State, seat: int, guest: int) -> None:
        """A guest was taken from the queue; the others have moved on."""

    def append_placements(self, out: list[int], state: State, player: Player, items: int) -> None:
        """I1: more ways to place one of these items on a guest."""

    def items_gained(self, state: State, seat: int, items: int) -> None:
        """A source of items, as a pile."""

    def items_spent(self, state: State, seat: int, items: int) -> None:
        """Items of the kitchen were spent, as a pile."""

    def completes(self, state: State, player: Player, table: int) -> bool:
        """X4: whether the order of a guest, though something is missing, counts as complete."""
        return False

    def guest_left(self, state: State, seat: int, guest: int) -> None:
        """A guest with a complete order has left the café."""

    def group_bonus(self, state: State, seat: int, colour: int, size: int, bonus: int) -> int:
        """X6: the occupancy bonus of a group."""
        return bonus

    def room_occupied(self, state: State, seat: int, space: int) -> None:
        """A room was occupied, and what its group brings was received."""

    # Rewards, tracks, staff, objectives

    def append_part(self, out: list[int], state: State, seat: int, effect: Effect) -> None:
        """X5: more ways to take a part of a reward."""

    def take_part(self, state: State, seat: int, effect: Effect, action: int) -> None:
        """X5: carry out a part that only the module knows."""

    def space_chosen(self, state: State, seat: int, action: int) -> int:
        """G5: the space that an action of the module uses without a die; 0 if it is none."""
        return 0

    def more_points(self, state: State, seat: int, vp: int) -> int:
        """The VP of a source."""
        return vp

    def more_steps(self, state: State, seat: int, steps: int) -> int:
        """The emperor steps of a source."""
        return steps

    def steps_gained(self, state: State, seat: int, steps: int) -> None:
        """A source of emperor steps, before they are walked."""

    def krones_gained(self, state: State, seat: int) -> None:
        """A source of krones."""

    def staff_played(self, state: State, seat: int, card: int) -> None:
        """A staff card was played."""

    def meets(self, state: State, seat: int, objective: Objective) -> bool:
        """X2: whether the player meets what an objective asks besides the hotel."""
        return True

    def marker_put(self, state: State, seat: int, place: int) -> None:
        """A marker was put on an objective."""

    # Dancers, to whom several modules react

    def dancer_sent(self, state: State, seat: int, place: int) -> None:
        """A dancer was put on a place in the ballrooms."""

    def row_bonus(self, state: State, seat: int, source: int) -> int:
        """The reward of a row in a ballroom."""
        return source

    def hall_scored(self, state: State, hall: int) -> None:
        """A ballroom was scored."""

    # The end, and what is told

    def counted(self, state: State, seat: int, per: str) -> int:
        """F1: how many of what only the module knows a player has."""
        return 0

    def score_hotel(self, state: State, seat: int) -> None:
        """F4: after all that a hotel scores in the end."""

    def shuffle(self, state: State, rng: Seeded) -> None:
        """Draw anew what nobody knows of the module's part."""

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        """Tell what lies on the table before the first decision."""

    def view(self, state: State) -> Json:
        """The module's section of what a seat sees, by its name."""
        return {}

    def question(self, state: State, frame: Frame) -> Json:
        """What belongs to a question of the module: its `kind` and details."""
        return {}

    def details(self, state: State, frame: Frame, action: int) -> Json:
        """What can be told of an action of the module before it is chosen, besides its arguments."""
        return {}

    def question_words(self, state: State, frame: Frame) -> str:
        """The same question in a line of English."""
        return ""

    def action_words(self, state: State, action: int) -> str:
        """What an action of the module means now, in English; nothing if it is none of its own."""
        return ""


class Modules:
    """The modules of a game: for each moment those who act then, in the order in which they react."""

    def __init__(self, modules: list[Module]) -> None:
        self.in_play = sorted(modules, key=lambda module: module.rank)
        self.first_decisions = self._acting("first_decisions")
        self.first_guest_taken = self._acting("first_guest_taken")
        self.first_rooms_prepared = self._acting("first_rooms_prepared")
        self.roll = self._acting("roll")
        self.coloured_dice = self._acting("coloured_dice")
        self.round_begun = self._acting("round_begun")
        self.last_die_removed = self._acting("last_die_removed")
        self.round_over = self._acting("round_over")
        self.emperor_comes = self._acting("emperor_comes")
        self.can_suffer = self._acting("can_suffer")
        self.suffer = self._acting("suffer")
        self.emperor_scored = self._acting("emperor_scored")
        self.round_closed = self._acting("round_closed")
        self.next_start = self._acting("next_start")
        self.append_actions = self._acting("append_actions")
        self.act = self._acting("act")
        self.action_begins = self._acting("action_begins")
        self.more_guests = self._acting("more_guests")
        self.white_dice = self._acting("white_dice")
        self.append_dice = self._acting("append_dice")
        self.moved_die_taken = self._acting("moved_die_taken")
        self.die_moved = self._acting("die_moved")
        self.may_use = self._acting("may_use")
        self.toll = self._acting("toll")
        self.toll_lost = self._acting("toll_lost")
        self.space_used = self._acting("space_used")
        self.die_taken = self._acting("die_taken")
        self.append_takes = self._acting("append_takes")
        self.append_extras = self._acting("append_extras")
        self.take_extra = self._acting("take_extra")
        self.price_added = self._acting("price_added")
        self.guest_taken = self._acting("guest_taken")
        self.append_placements = self._acting("append_placements")
        self.items_gained = self._acting("items_gained")
        self.items_spent = self._acting("items_spent")
        self.completes = self._acting("completes")
        self.guest_left = self._acting("guest_left")
        self.group_bonus = self._acting("group_bonus")
        self.room_occupied = self._acting("room_occupied")
        self.append_part = self._acting("append_part")
        self.take_part = self._acting("take_part")
        self.space_chosen = self._acting("space_chosen")
        self.more_points = self._acting("more_points")
        self.more_steps = self._acting("more_steps")
        self.steps_gained = self._acting("steps_gained")
        self.krones_gained = self._acting("krones_gained")
        self.staff_played = self._acting("staff_played")
        self.meets = self._acting("meets")
        self.marker_put = self._acting("marker_put")
        self.dancer_sent = self._acting("dancer_sent")
        self.row_bonus = self._acting("row_bonus")
        self.hall_scored = self._acting("hall_scored")
        self.counted = self._acting("counted")
        self.score_hotel = self._acting("score_hotel")

    def _acting(self, moment: str) -> list[Module]:
        """Those who do something at a moment: nobody else is asked."""
        nothing = getattr(Module, moment)
        return [module for module in self.in_play if getattr(type(module), moment) is not nothing]
