"""The game as the protocol wants it."""

from typing import Any, Final, SupportsIndex

from hotelier.core.chance import Seeded, as_seeded, make_chance
from hotelier.core.content import pack_text
from hotelier.core.game import LATER, NO_SEED, Game, GameInfo, Json, Opening, Outcome
from hotelier.core.options import Option, Value
from hotelier.core.tale import Tale
from hotelier.overbooking.content.book import book_of_pack, own_book
from hotelier.overbooking.content.components import ROUNDS
from hotelier.overbooking.rules.knowledge import exchange
from hotelier.overbooking.rules.placing import random_placement
from hotelier.overbooking.rules.rounds import choices_now, run_on, set_up, take_step, to_move
from hotelier.overbooking.rules.scoring import breakdown, ranks, score, winners
from hotelier.overbooking.rules.state import OVER, State
from hotelier.overbooking.rules.tale import OverbookingTale
from hotelier.overbooking.shown.described import described
from hotelier.overbooking.shown.script import read_script, write_script
from hotelier.overbooking.shown.view import view_of

TRIES: Final = 1000


class OverbookingInfo(GameInfo):
    """Overbooking in the registry."""

    def begin(self, opening: Opening) -> Game:
        seats = opening.seats
        options = opening.options
        content = opening.content
        script = opening.script
        book = own_book() if content is None else book_of_pack(pack_text(content))
        given = None if script is None else read_script(book, script, seats)
        chance = make_chance(opening.seed, given, opening.complete)
        memory = options["memory"] is True
        tale = OverbookingTale(book, memory, str(options["bonus"])) if opening.tell else None
        state = set_up(book, chance, seats, memory, tale)
        return Overbooking(self, seats, opening.seed, options, state, run_on(state))


INFO = OverbookingInfo(
    name="overbooking",
    title="Overbooking",
    rules_version=1,
    seats=range(2, 5),
    options=(
        Option("bonus", ("none", "beginner", "expert"), "points for many cards of one house"),
        Option("memory", (False, True), "own face-down cards may not be looked at"),
    ),
)


class Overbooking(Game):
    """A game of Overbooking."""

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        seed: int,
        options: dict[str, Value],
        state: State,
        legal: list[int],
    ) -> None:
        book = state.book
        super().__init__(info, seats, seed, options, book.content, book.actions, legal)
        self.state = state

    @property
    def to_move(self) -> int | None:
        return to_move(self.state)

    @property
    def round(self) -> int:
        return min(self.state.round, ROUNDS - 1) + 1

    @property
    def revealed(self) -> int:
        return self.state.revealed

    @property
    def tale(self) -> OverbookingTale | None:
        return self.state.tale

    def begin_tale(self) -> Tale:
        self.state.tale = OverbookingTale(self.state.book, self.state.memory, str(self.options["bonus"]))
        return self.state.tale

    def silence(self) -> None:
        self.state.tale = None

    def advance(self, action: int) -> list[int]:
        if self.state.tale is not None:
            self.state.tale.decision += 1
        take_step(self.state, action)
        return run_on(self.state)

    def list_choices(self) -> list[int]:
        return choices_now(self.state)

    def pick(self, rng: Seeded) -> int:
        return random_placement(self.state, rng) if self._legal is LATER else super().pick(rng)

    @property
    def source(self) -> Seeded:
        return self.state.chance

    def draw_from(self, source: Seeded) -> None:
        self.state.chance = source

    def restore(self, earlier: Game) -> None:
        assert isinstance(earlier, Overbooking)
        self.state = earlier.state

    def seen(self, seat: int | None, legal: list[int]) -> Json:
        return view_of(self.state, self.options, seat, legal)

    def describe(self, action: SupportsIndex) -> Json:
        known = self.in_table(action)
        return described(self.state, known, super().describe(known))

    def clone(self) -> "Overbooking":
        twin = Overbooking(self.info, self.seats, self.seed, self.options, self.state.copy(), self._legal)
        self.share_past(twin)
        return twin

    def resample(self, seat: SupportsIndex | None, rng: Any) -> "Overbooking":
        return self.guess(self.as_seat(seat), as_seeded(rng))

    def guess(self, seat: int | None, rng: Seeded) -> "Overbooking":
        self.check_seat(seat)
        state = self.state.copy()
        legal: list[int] = []
        for __ in range(TRIES):  # everybody sees that somebody is asked: only such hands count
            exchange(state, seat, rng)
            legal = choices_now(state)
            if legal or state.phase == OVER:
                break
        else:
            raise AssertionError("no hand agrees with what was seen")
        state.chance = rng.fork()
        if state.tale is not None:
            state.tale.forget(seat)
        guess = Overbooking(self.info, self.seats, NO_SEED, self.options, state, legal)
        guess.hypothetical = True
        return guess

    def chance(self) -> Json:
        self.check_real()
        return write_script(self.state.book, self.state.chance.results, self.seats)

    @property
    def outcome(self) -> Outcome | None:
        if self.state.phase != OVER:
            return None
        state = self.state
        bonus = str(self.options["bonus"])
        rank = ranks(state, bonus)
        return Outcome(
            scores=[score(state, player, bonus) for player in state.players],
            ranking=rank,
            winners=winners(rank),
            breakdown=[breakdown(state, player, bonus) for player in state.players],
        )
