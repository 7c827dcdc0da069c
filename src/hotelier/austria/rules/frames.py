"""The frames of the stack: one constructor for each kind, so that its numbers have names where it is laid.

A frame is a plain tuple, cheap to copy and to compare; the step that resolves it unpacks it under the same
names. Numbers that a kind does not need are 0.
"""

from typing import Final

from hotelier.austria.rules.state import (
    BOARD,
    COPY,
    DISCARD,
    DISHES,
    DRAFT,
    DRAWN,
    DRINKS,
    EXCHANGE,
    EXTRA,
    FIRST_GUEST,
    FIRST_ROOMS,
    GRANT,
    KRONES,
    OTHERS,
    PENALTY,
    RECEIVE,
    REMOVE,
    REWARD,
    ROOMS,
    SCORED,
    SERVE,
    SPEND,
    STAFF,
    TURN,
    UNDER,
    Frame,
)

ACTION_FRAMES: Final = [0, DISHES, DRINKS, ROOMS, KRONES, STAFF, COPY]
"""The frame of each action space, by value."""


def kind_of(frame: Frame) -> int:
    """What is to be decided."""
    kind, __, __, __, __ = frame
    return kind


def seat_of(frame: Frame) -> int:
    """Who decides."""
    __, seat, __, __, __ = frame
    return seat


# Turns and the action spaces


def turn_frame(seat: int, extra: int, guests: int, tile_used: int) -> Frame:
    """Whether it is an extra turn; guests taken by who may take several; whether an own tile was used."""
    return (TURN, seat, extra, guests, tile_used)


def action_frame(value: int, seat: int, strength: int, extras: int, flag: int) -> Frame:
    """The action of a space; the flag says `both` for krones and `free` for a copy."""
    return (ACTION_FRAMES[value], seat, strength, extras, flag)


def rooms_frame(seat: int, left: int, extras: int, begun: int) -> Frame:
    """The action of space 3: how many rooms more, and whether one was prepared."""
    return (ROOMS, seat, left, extras, begun)


def extra_frame(seat: int, extras: int) -> Frame:
    """What staff add to a die, after its action."""
    return (EXTRA, seat, extras, 0, 0)


# Items, rewards, staff cards


def receive_frame(seat: int, items: int) -> Frame:
    """A pile of items to be placed or kept."""
    return (RECEIVE, seat, items, 0, 0)


def serve_frame(seat: int, left: int) -> Frame:
    """How many more items may leave the kitchen."""
    return (SERVE, seat, left, 0, 0)


def reward_frame(seat: int, source: int, left: int, waiting: int) -> Frame:
    """Whose reward, how many times each part can still be taken, krones that wait beside it."""
    return (REWARD, seat, source, left, waiting)


def grant_frame(seat: int, source: int) -> Frame:
    """A reward that is granted when its time comes."""
    return (GRANT, seat, source, 0, 0)


def drawn_frame(seat: int, cards: int, discount: int) -> Frame:
    """Cards drawn, of which one may be played."""
    return (DRAWN, seat, cards, discount, 0)


def under_frame(seat: int, cards: int, count: int, from_hand: int) -> Frame:
    """Cards of which `count` go under the deck."""
    return (UNDER, seat, cards, count, from_hand)


# The emperor


def scored_frame(seat: int, tile: int) -> Frame:
    """The emperor's tile, for a seat whose position was scored."""
    return (SCORED, seat, tile, 0, 0)


def penalty_frame(seat: int, tile: int) -> Frame:
    """The penalty of a tile."""
    return (PENALTY, seat, tile, 0, 0)


def remove_frame(seat: int, which: int, spaces: int, second_room: int) -> Frame:
    """A room to lose: vacant or occupied, on one of these spaces, and where a second one lies."""
    return (REMOVE, seat, which, spaces, second_room)


def discard_frame(seat: int) -> Frame:
    """An `end` card to lose."""
    return (DISCARD, seat, 0, 0, 0)


# How a game begins


def board_frame(seat: int) -> Frame:
    """The board of a seat."""
    return (BOARD, seat, 0, 0, 0)


def draft_frame(seat: int, last: int) -> Frame:
    """A card to keep; after the last seat the packs are passed on."""
    return (DRAFT, seat, last, 0, 0)


def first_guest_frame(seat: int, more: int) -> Frame:
    """The first guest, or one more that an entrance gives."""
    return (FIRST_GUEST, seat, more, 0, 0)


def first_rooms_frame(seat: int, left: int, discount: int, how_many: int) -> Frame:
    """How many rooms more, and whether ALL_OF_THEM or fewer."""
    return (FIRST_ROOMS, seat, left, discount, how_many)


# What is spent by choice


def spend_frame(seat: int, left: int, taken: int) -> Frame:
    """How many items more to part with, and whether the emperor takes them."""
    return (SPEND, seat, left, taken, 0)


def exchange_frame(seat: int, left: int, kinds: int, given: int) -> Frame:
    """How many items more to give for others, their kinds so far and their number."""
    return (EXCHANGE, seat, left, kinds, given)


def others_frame(seat: int, left: int, kinds: int) -> Frame:
    """How many items more to receive, of other kinds than these."""
    return (OTHERS, seat, left, kinds, 0)
