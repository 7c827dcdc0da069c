"""Profiles at seats: whose seat it is, and the tokens with which all devices of its profile come to it.

A seat's token proves whose seat it is; a profile only adds to it. Every further device gets a token of its
own, so none has to be handed from one to the other, and each can be taken away alone.
"""

import msgspec

from hotelier.server.refusals import Refusal
from hotelier.server.tables.edits import Edit, seat_of
from hotelier.server.tables.house import renamed
from hotelier.server.tables.names import look_of
from hotelier.server.tables.seating import GONE, GUEST, Sitter
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import hashed, made_from, new_token


class Claiming:
    """Somebody who sits there already makes the seat that of their profile."""

    def __init__(self, token: str | None, who: Sitter) -> None:
        self.token = token
        self.who = who
        self.seat = -1

    def edit(self, draft: Table) -> bool:
        self.seat = seat_of(draft, self.token)
        holder = draft.seating.seats[self.seat]
        if holder.sitter is not None:
            if holder.sitter.profile != self.who.profile:
                raise Refusal("seat_taken", "this seat is that of another profile")
            return False
        holder.sitter = self.who
        return True


class Opening:
    """A device of the profile that holds a seat gets a token of its own for it."""

    def __init__(self, who: Sitter, wanted: int | None, key: str) -> None:
        self.who = who
        self.wanted = wanted
        self.key = key
        self.seat = -1
        self.secret = ""

    def edit(self, draft: Table) -> bool:
        self.seat = self.choose(draft)
        self.secret = made_from(self.key, f"{draft.id} {self.seat} {self.who.device}")
        tokens = self.sitter(draft).tokens
        if tokens.get(self.who.device) == hashed(self.secret):
            return False
        self.sitter(draft).tokens = {**tokens, self.who.device: hashed(self.secret)}
        return True

    def choose(self, draft: Table) -> int:
        own = seats_of(draft, self.who.profile)
        if not own or self.wanted not in (None, *own):
            raise Refusal("seat_needed", "this profile does not sit there")
        return own[0] if self.wanted is None else self.wanted

    def sitter(self, draft: Table) -> Sitter:
        sitter = draft.seating.seats[self.seat].sitter
        assert sitter is not None
        return sitter


def seats_of(table: Table, profile: str) -> list[int]:
    """The seats that a profile holds."""
    return [seat for seat, other in enumerate(table.profiles()) if other == profile]


def lock_out(profile: str, device: str) -> Edit:
    """The tokens of a device are worth nothing any more; those of the profile's other devices stay."""

    def edit(draft: Table) -> bool:
        before = msgspec.json.encode(draft.seating)
        for seat in seats_of(draft, profile):
            holder = draft.seating.seats[seat]
            sitter = holder.sitter
            assert sitter is not None
            sitter.tokens = {other: kept for other, kept in sitter.tokens.items() if other != device}
            if sitter.device == device:
                sitter.device, holder.secret, holder.issued = "", hashed(new_token()), None
        return msgspec.json.encode(draft.seating) != before

    return edit


def show(profile: str, portrait: str | None) -> Edit:
    """A profile has another face."""

    def edit(draft: Table) -> bool:
        sitters = [draft.seating.seats[seat].sitter for seat in seats_of(draft, profile)]
        other = [sitter for sitter in sitters if sitter is not None and sitter.portrait != portrait]
        for sitter in other:
            sitter.portrait = portrait
        return bool(other)

    return edit


def leave(profile: str) -> Edit:
    """A profile is deleted: its seats keep their tokens, as those of guests, but neither name nor face."""

    def edit(draft: Table) -> bool:
        seats = seats_of(draft, profile)
        for seat in seats:
            holder = draft.seating.seats[seat]
            others = [each.name for number, each in enumerate(draft.seating.seats) if number != seat]
            holder.sitter, holder.name = None, nameless(seat, others)
            left = GONE if draft.over else GUEST  # who goes on playing is a guest
            holder.played_by = [left if each == profile else each for each in holder.played_by]
            draft.chat = [renamed(line, seat, holder.name) for line in draft.chat]
            draft.seating.left += 1
        draft.renamed = {seat: draft.seating.seats[seat].name for seat in seats}
        return bool(seats)

    return edit


def nameless(seat: int, others: list[str]) -> str:
    """What somebody is called who has no name: by the seat, or by the next number that nobody else has."""
    looks = {look_of(name) for name in others}
    names = (f"Player {number}" for number in range(seat + 1, seat + len(others) + 2))
    return next(name for name in names if look_of(name) not in looks)
