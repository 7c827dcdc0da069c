"""The moments at which modules act: what the rules call, and every module in play answers.

What happens at each moment, and what may be done, stands in module.py. In a game without modules nobody is
asked: so the rules need not know whether there are any.
"""

from hotelier.austria.content.cards import Objective, Penalty
from hotelier.austria.content.components import NONE
from hotelier.austria.content.effects import Effect
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Frame, Player, State
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.core.chance import Seeded
from hotelier.core.game import Json


def by_number(state: State) -> list[Module]:
    """The modules in the order of the box, not in that in which they react."""
    return sorted(state.modules.in_play, key=lambda module: module.number)


# How a game begins


def lay_out(state: State) -> None:
    for module in by_number(state):
        part = module.lay_out(state)
        if part is not None:
            state.parts.append(part)


def first_decisions(state: State) -> None:
    for module in state.modules.first_decisions:
        module.first_decisions(state)


def first_guest_taken(state: State, seat: int) -> None:
    for module in state.modules.first_guest_taken:
        module.first_guest_taken(state, seat)


def first_rooms_prepared(state: State, seat: int) -> None:
    for module in state.modules.first_rooms_prepared:
        module.first_rooms_prepared(state, seat)


# Rounds and the emperor


def roll(state: State, dice: int, all_of_them: bool) -> bool:
    """Whether a module has rolled the dice."""
    return any(module.roll(state, dice, all_of_them) for module in state.modules.roll)


def coloured_dice(state: State) -> list[int] | None:
    for module in state.modules.coloured_dice:
        dice = module.coloured_dice(state)
        if dice is not None:
            return dice
    return None


def round_begun(state: State) -> None:
    for module in state.modules.round_begun:
        module.round_begun(state)


def last_die_removed(state: State) -> None:
    for module in state.modules.last_die_removed:
        module.last_die_removed(state)


def round_over(state: State) -> None:
    for module in state.modules.round_over:
        module.round_over(state)


def emperor_comes(state: State, scoring: int) -> None:
    for module in state.modules.emperor_comes:
        module.emperor_comes(state, scoring)


def can_suffer(state: State, seat: int, penalty: Penalty) -> bool:
    return all(module.can_suffer(state, seat, penalty) for module in state.modules.can_suffer)


def suffer(state: State, seat: int, penalty: Penalty) -> None:
    for module in state.modules.suffer:
        module.suffer(state, seat, penalty)


def emperor_scored(state: State) -> None:
    for module in state.modules.emperor_scored:
        module.emperor_scored(state)


def round_closed(state: State, last: bool) -> None:
    for module in state.modules.round_closed:
        module.round_closed(state, last)


def next_start(state: State, start: int) -> int:
    for module in state.modules.next_start:
        start = module.next_start(state, start)
    return start


# A turn


def append_actions(out: list[int], state: State, frame: Frame) -> None:
    if state.modules.append_actions:
        for module in state.modules.append_actions:
            module.append_actions(out, state, frame)
        out.sort()


def act(state: State, frame: Frame, action: int) -> None:
    """The module whose action it is carries it out."""
    for module in state.modules.act:
        if module.act(state, frame, action):
            return
    raise AssertionError(state.book.actions.texts[action])


def action_begins(state: State) -> None:
    for module in state.modules.action_begins:
        module.action_begins(state)


def more_guests(state: State, seat: int, taken: int) -> bool:
    return any(module.more_guests(state, seat, taken) for module in state.modules.more_guests)


# Dice and the spaces they lie on


def white_dice(state: State, dice: list[int]) -> list[int]:
    for module in state.modules.white_dice:
        dice = module.white_dice(state, dice)
    return dice


def append_dice(out: list[int], state: State, seat: int, only: int, moved_from: int) -> None:
    for module in state.modules.append_dice:
        module.append_dice(out, state, seat, only, moved_from)


def moved_die_taken(state: State, frame: Frame, action: int) -> None:
    for module in state.modules.moved_die_taken:
        module.moved_die_taken(state, frame, action)


def die_moved(state: State, value: int, to: int) -> int:
    """The colour of the die that moves, or NONE."""
    for module in state.modules.die_moved:
        colour = module.die_moved(state, value, to)
        if colour != NONE:
            return colour
    return NONE


def may_use(state: State, seat: int, value: int, boost: bool) -> bool:
    return all(module.may_use(state, seat, value, boost) for module in state.modules.may_use)


def toll(state: State, player: Player, value: int) -> int:
    total = 0
    for module in state.modules.toll:
        total += module.toll(state, player, value)
    return total


def toll_lost(state: State, player: Player, value: int) -> int:
    total = 0
    for module in state.modules.toll_lost:
        total += module.toll_lost(state, player, value)
    return total


def space_used(state: State, seat: int, value: int) -> None:
    for module in state.modules.space_used:
        module.space_used(state, seat, value)


def die_taken(state: State, seat: int, value: int) -> None:
    for module in state.modules.die_taken:
        module.die_taken(state, seat, value)


def append_takes(out: list[int], state: State, value: int, strength: int) -> None:
    for module in state.modules.append_takes:
        module.append_takes(out, state, value, strength)


def append_extras(out: list[int], state: State, seat: int, extras: int) -> None:
    for module in state.modules.append_extras:
        module.append_extras(out, state, seat, extras)


def take_extra(state: State, seat: int, extras: int, action: int) -> None:
    for module in state.modules.take_extra:
        module.take_extra(state, seat, extras, action)


# Guests, items, rooms


def prices_added(state: State) -> bool:
    """Whether guests can cost more than their place in the queue."""
    return len(state.modules.price_added) > 0


def price_added(state: State, guest: int) -> int:
    total = 0
    for module in state.modules.price_added:
        total += module.price_added(state, guest)
    return total


def guest_taken(state: State, seat: int, guest: int) -> None:
    for module in state.modules.guest_taken:
        module.guest_taken(state, seat, guest)


def append_placements(out: list[int], state: State, player: Player, items: int) -> None:
    for module in state.modules.append_placements:
        module.append_placements(out, state, player, items)


def items_gained(state: State, seat: int, items: int) -> None:
    for module in state.modules.items_gained:
        module.items_gained(state, seat, items)


def items_spent(state: State, seat: int, items: int) -> None:
    for module in state.modules.items_spent:
        module.items_spent(state, seat, items)


def something_may_lack(state: State) -> bool:
    """Whether an order can count as complete though something is missing."""
    return len(state.modules.completes) > 0


def completes(state: State, player: Player, table: int) -> bool:
    return any(module.completes(state, player, table) for module in state.modules.completes)


def guest_left(state: State, seat: int, guest: int) -> None:
    for module in state.modules.guest_left:
        module.guest_left(state, seat, guest)


def group_bonus(state: State, seat: int, colour: int, size: int, bonus: int) -> int:
    for module in state.modules.group_bonus:
        bonus = module.group_bonus(state, seat, colour, size, bonus)
    return bonus


def room_occupied(state: State, seat: int, space: int) -> None:
    for module in state.modules.room_occupied:
        module.room_occupied(state, seat, space)


# Rewards, tracks, staff, objectives


def append_part(out: list[int], state: State, seat: int, effect: Effect) -> None:
    for module in state.modules.append_part:
        module.append_part(out, state, seat, effect)


def take_part(state: State, seat: int, effect: Effect, action: int) -> None:
    for module in state.modules.take_part:
        module.take_part(state, seat, effect, action)


def space_chosen(state: State, seat: int, action: int) -> int:
    for module in state.modules.space_chosen:
        value = module.space_chosen(state, seat, action)
        if value:
            return value
    raise AssertionError(state.book.actions.texts[action])


def more_points(state: State, seat: int, vp: int) -> int:
    for module in state.modules.more_points:
        vp = module.more_points(state, seat, vp)
    return vp


def more_steps(state: State, seat: int, steps: int) -> int:
    for module in state.modules.more_steps:
        steps = module.more_steps(state, seat, steps)
    return steps


def steps_gained(state: State, seat: int, steps: int) -> None:
    for module in state.modules.steps_gained:
        module.steps_gained(state, seat, steps)


def krones_gained(state: State, seat: int) -> None:
    for module in state.modules.krones_gained:
        module.krones_gained(state, seat)


def staff_played(state: State, seat: int, card: int) -> None:
    for module in state.modules.staff_played:
        module.staff_played(state, seat, card)


def meets(state: State, seat: int, objective: Objective) -> bool:
    return all(module.meets(state, seat, objective) for module in state.modules.meets)


def marker_put(state: State, seat: int, place: int) -> None:
    for module in state.modules.marker_put:
        module.marker_put(state, seat, place)


# Dancers, to whom several modules react


def dancer_sent(state: State, seat: int, place: int) -> None:
    for module in state.modules.dancer_sent:
        module.dancer_sent(state, seat, place)


def row_bonus(state: State, seat: int, source: int) -> int:
    for module in state.modules.row_bonus:
        source = module.row_bonus(state, seat, source)
    return source


def hall_scored(state: State, hall: int) -> None:
    for module in state.modules.hall_scored:
        module.hall_scored(state, hall)


# The end, and what is told


def counted(state: State, seat: int, per: str) -> int:
    total = 0
    for module in state.modules.counted:
        total += module.counted(state, seat, per)
    return total


def score_hotel(state: State, seat: int) -> None:
    for module in state.modules.score_hotel:
        module.score_hotel(state, seat)


def shuffle(state: State, rng: Seeded) -> None:
    for module in by_number(state):
        module.shuffle(state, rng)


def tell_layout(state: State, tale: AustriaTale) -> None:
    for module in by_number(state):
        module.tell_layout(state, tale)


def view(state: State) -> Json:
    """The sections of all modules."""
    sections: Json = {}
    for module in by_number(state):
        sections.update(module.view(state))
    return sections


def question(state: State, frame: Frame) -> Json:
    """What the module says whose frame it is; nothing if it is one of the base game."""
    owner = _owner(state, frame)
    return owner.question(state, frame) if owner is not None else {}


def details(state: State, frame: Frame, action: int) -> Json:
    told: Json = {}
    for module in state.modules.in_play:
        told.update(module.details(state, frame, action))
    return told


def question_words(state: State, frame: Frame) -> str:
    owner = _owner(state, frame)
    return owner.question_words(state, frame) if owner is not None else ""


def _owner(state: State, frame: Frame) -> Module | None:
    """The module that has laid a frame on the stack."""
    kind, __, __, __, __ = frame
    for module in state.modules.in_play:
        if kind in module.steps:
            return module
    return None


def action_words(state: State, action: int) -> str:
    for module in state.modules.in_play:
        words = module.action_words(state, action)
        if words:
            return words
    return ""
