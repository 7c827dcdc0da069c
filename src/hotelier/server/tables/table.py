"""A table: an append-only log of moves, the game that it leads to, and who sits there.

A change is made on a `draft` of the table, is written by the store, and only then becomes the table that
everybody sees. A draft that cannot be written is thrown away.
"""

from collections.abc import Iterable
from functools import cached_property
from typing import NoReturn

import msgspec

from hotelier.core import tale
from hotelier.core.errors import HotelierError
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear, hear_action
from hotelier.games import replay
from hotelier.server.refusals import Refusal, SpentLink
from hotelier.server.tables.log import DEALER, Entry, Said, Step, Told, standing
from hotelier.server.tables.seating import Seating, Undone
from hotelier.server.tables.tokens import hashed, same
from hotelier.wire.messages.table import HouseLine

SNAPSHOT_EVERY = 50
MOST_HAPPENINGS = 200
MOST_CHAT = 50
TURN = "turn_begins"
"""The event with which a game tells that a turn begins, where one seat may have several in a row."""


class Audience(msgspec.Struct, frozen=True):
    """For whom a table is told: a seat, the owner, somebody who is invited, or somebody who watches."""

    seat: int | None = None
    owner: bool = False
    invited: int | None = None
    """The seat that waits for the bearer; until it is taken, nothing of its secrets is told."""


class Table:
    """A table at one revision."""

    def __init__(
        self,
        id: str,
        seating: Seating,
        snapshot: tuple[int, Json],
        created: int,
        updated: int,
        pack: Json | None = None,
    ) -> None:
        self.id = id
        self.revision = 0
        self.version = 0
        self.seating = seating
        self.game: Game
        self.snapshot = snapshot
        """The version and the record from which the game is rebuilt."""
        self.pack = pack
        """The content pack with which it is played; never changed."""
        self.steps: list[Step] = []
        self.recent: list[Entry] = []
        self.keys: dict[tuple[int, str], tuple[int, str | None]] = {}
        """The version and the action of every request in the log, by seat and key."""
        self.chat: list[Said] = []
        self.said = 0
        self.created = created
        self.updated = updated
        self.house_time = 0
        """Of a draft: when it is changed, by the clock of the house."""
        self.arrived = 0
        """Of a draft: when the change was asked for, before it waited for its turn."""
        self.new_turns: set[int] = set()
        """Of a draft: the seats that a turn has begun for."""
        self.taker: int | None = None
        """Of a draft: who takes something back."""
        self.opening: Told | None = None
        """What happened before the first move; found out when somebody asks for it."""
        self.new_entries: list[Entry] = []
        self.new_chat: list[Said] = []
        self.new_snapshot = False
        self.renamed: dict[int, str] = {}
        """The seats whose people have left with their names, and what they are called instead."""
        self.sat: list[str | None] = [None] * len(seating.seats)
        """Of a draft: whose profiles sat here before."""

    def draft(self, now: int, house_time: int, arrived: int | None = None) -> "Table":
        """A copy to make a change on, at a time as people are told it and as the house measures it; perhaps
        it was asked for earlier."""
        draft = Table(
            self.id,
            msgspec.json.decode(msgspec.json.encode(self.seating), type=Seating),
            self.snapshot,
            self.created,
            now,
            self.pack,
        )
        draft.house_time = house_time
        draft.arrived = house_time if arrived is None else arrived
        draft.game = self.game
        draft.revision = self.revision + 1
        draft.version = self.version
        draft.steps = self.steps.copy()
        draft.recent = self.recent[-MOST_HAPPENINGS:]
        draft.keys = self.keys.copy()
        draft.chat = self.chat[-MOST_CHAT:]
        draft.said = self.said
        draft.opening = self.opening
        draft.sat = self.profiles()
        return draft

    # Questions

    @cached_property
    def seating_text(self) -> bytes:
        """The seating as people see it change, so without remembered keys; asked for when the table is no
        draft any more."""
        return msgspec.json.encode(msgspec.structs.replace(self.seating, keys=[]))

    def profiles(self) -> list[str | None]:
        """Whose profile sits at each seat."""
        return [holder.sitter.profile if holder.sitter else None for holder in self.seating.seats]

    @property
    def new_sittings(self) -> dict[int, str | None]:
        """The seats that have changed hands in this draft, and whose they are now."""
        return {
            seat: profile
            for seat, (before, profile) in enumerate(zip(self.sat, self.profiles(), strict=True))
            if before != profile
        }

    @property
    def to_move(self) -> int | None:
        return None if self.seating.closed else self.game.to_move

    @property
    def over(self) -> bool:
        return self.seating.closed or self.game.to_move is None

    @property
    def just_ended(self) -> bool:
        """Of a draft: whether its change ends the game."""
        return bool(self.new_entries) and self.game.to_move is None

    @property
    def listed(self) -> bool:
        """Whether it stands in the lobby."""
        return self.seating.open and not self.over and bool(self.seating.for_strangers())

    @property
    def bot_to_move(self) -> str | None:
        """The bot that must decide now, if one must. At an open table it waits until all are there: so
        its owner can still ask somebody to leave, and all is dealt anew."""
        return None if self.listed else self.seating.bot_at(self.to_move)

    def audience(self, token: str | None) -> Audience:
        """Who a token makes of its bearer; without one only an open table can be watched."""
        if token is None:
            if self.seating.open:
                return Audience()
            raise Refusal("no_token", "this table is private: its link holds the token that is needed here")
        given = hashed(token)
        found: Audience | None = None
        for seat, holder in enumerate(self.seating.seats):
            if holder.opens(given):
                found = Audience(seat=seat) if holder.taken else Audience(invited=seat)
        if same(self.seating.owner, given):
            found = Audience(owner=True)
        if same(self.seating.watch, given):
            found = Audience()
        if found is None:
            self.refuse(given)
        return found

    def refuse(self, given: str) -> NoReturn:
        """Say no to a token that opens nothing here, by its hash."""
        for seat, holder in enumerate(self.seating.seats):
            if given in holder.spent:
                raise SpentLink(self.id, seat, given)
        raise Refusal("wrong_token", "this token does not belong to this table, or is no longer valid")

    # Changes, on a draft

    def play(self, seat: int, text: str, key: str) -> None:
        """Make a move."""
        game = self.game.clone()
        revealed = game.revealed
        try:
            action = game.parse(text)
            notation = game.notation(action)
            happened = hear_action(game, action)
        except HotelierError as error:
            raise Refusal("illegal_action", str(error)) from None
        self.game = game
        self.seating.seats[seat].note_player()
        self.new_turns = turns_begun(happened)
        told = standing(game)
        told.hear(happened)
        self.steps.append(Step(self.version + 1, seat, notation, revealed))
        self.seating.undone = None
        self._log(seat, notation, key, told)

    def take_back(self, seat: int, keep: int, key: str) -> None:
        """Go back, keeping the first `keep` decisions."""
        to = self.steps[keep - 1].version if keep else 0
        self._remember_undone(seat, self.steps[keep:])
        self.taker = seat
        if self.steps[keep].revealed != self.game.revealed:
            self.seating.seen_back = True
        del self.steps[keep:]
        self.game = self.rebuilt()
        told = standing(self.game)
        told.hear([])
        told.undone_to = to
        self._log(seat, None, key, told)

    def _remember_undone(self, seat: int, gone: list[Step]) -> None:
        """Own decisions can be made again; what others did in between cannot."""
        before = self.seating.undone_of(seat)
        own = all(step.seat == seat for step in gone)
        again = [*before, *(step.action for step in reversed(gone))]
        self.seating.undone = Undone(seat, again) if own else None

    def begin_anew(self, game: Game) -> None:
        """Another game in the place of this one; the log goes on, so nobody takes one for the other."""
        self.steps = []
        self.seating.undone = None
        self.seating.advised, self.seating.seen_back = [], False
        for holder in self.seating.seats:
            holder.played_by = []
        self.game = game
        self.opening = None
        told = standing(game)
        told.hear([])
        told.undone_to = 0
        self._log(DEALER, None, f"deal→{self.version}", told)
        self.snapshot = (self.version, game.record())
        self.new_snapshot = True
        self.seating.deal = self.version

    def say(self, seat: int | None, name: str, text: str, told: HouseLine | None = None) -> None:
        self.said += 1
        line = Said(self.said, seat, name, text, self.updated, told)
        self.chat.append(line)
        self.new_chat.append(line)

    def _log(self, seat: int, action: str | None, key: str, told: Told) -> None:
        self.version += 1
        self.seating.moved = self.house_time
        entry = Entry(self.version, seat, action, len(self.steps), key, told, self.updated)
        self.new_entries.append(entry)
        self.follow(entry)
        if self.version - self.snapshot[0] >= SNAPSHOT_EVERY:
            self.snapshot = (self.version, self.game.record())
            self.new_snapshot = True

    def follow(self, entry: Entry) -> None:
        """Remember an entry of the log."""
        self.recent.append(entry)
        self.keys[entry.seat, entry.key] = (entry.version, entry.action)

    # From the log

    def rebuilt(self, *, tell: bool = False) -> Game:
        """The game after the decisions that stand, from the snapshot."""
        record = self.snapshot[1]
        actions = record["actions"][: self.seating.begun] + [step.action for step in self.steps]
        shared = common_start(record["actions"], actions)

        def note(game: Game, number: int) -> None:
            if number > self.seating.begun:
                self.steps[number - 1 - self.seating.begun].revealed = game.revealed

        game = replay(
            {**record, "actions": actions[:shared]},
            before=lambda game, number, _: note(game, number),
            content=self.pack,
            tell=tell,
        )
        for number, text in enumerate(actions[shared:], shared + 1):
            note(game, number)
            game.apply(game.parse(text))
        return game

    def opened(self) -> Told:
        """What happened before the first move: the setup, or the record up to the point where this table
        goes on from it."""
        if self.opening is None:
            record = self.snapshot[1]
            before = {**record, "actions": record["actions"][: self.seating.begun]}
            game = replay(before, content=self.pack, tell=True)
            self.opening = standing(game)
            self.opening.hear(hear(game))
        return self.opening

    def retell(self, entries: list[Entry]) -> None:
        """Find out what entries led to that were written before events were told. Moves that were taken
        back stay silent."""
        if all(entry.told.secrets is not None for entry in entries):
            return
        by_decision: dict[int, list[tale.Told]] = {}
        for told in hear(self.rebuilt(tell=True)):
            by_decision.setdefault(told.event["decision"], []).append(told)
        decisions = {step.version: self.seating.begun + number for number, step in enumerate(self.steps, 1)}
        for entry in entries:
            if entry.told.secrets is None:
                entry.told.hear(by_decision.get(decisions.get(entry.version, -1), []))

    def advance(self, entries: Iterable[Entry]) -> None:
        """Follow entries that another worker has written."""
        for entry in entries:
            if entry.action is None:
                del self.steps[entry.kept :]
                self.game = self.rebuilt()
            else:
                game = self.game.clone()
                self.steps.append(Step(entry.version, entry.seat, entry.action, game.revealed))
                game.apply(game.parse(entry.action))
                self.game = game
            self.version = entry.version
            self.follow(entry)

    def read_log(self, rows: Iterable[tuple[int, int, str | None, int]]) -> None:
        """Find out which decisions stand, from (version, seat, action, kept)."""
        for version, seat, action, kept in rows:
            if action is None:
                del self.steps[kept:]
            else:
                self.steps.append(Step(version, seat, action, 0))


def key_of_bot(version: int) -> str:
    """Under which key the log has a decision that a bot made on a version; no client can use it."""
    return f"bot→{version}"


def turns_begun(happened: list[tale.Told]) -> set[int]:
    """The seats that a turn began for."""
    return {each.event["seat"] for each in happened if each.event["kind"] == TURN}


def common_start(first: list[str], second: list[str]) -> int:
    """How many items two lists share at their beginnings."""
    shared = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        shared += 1
    return shared
