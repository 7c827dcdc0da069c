"""The game as the protocol wants it."""

from typing import Any

from hotelier.austria.book import Book, book_of
from hotelier.austria.components import SOURCE_NAMES
from hotelier.austria.final_scoring import ranks, scores
from hotelier.austria.knowledge import exchange
from hotelier.austria.script import read_script, write_script
from hotelier.austria.setup import set_up
from hotelier.austria.state import OVER, Player, State
from hotelier.austria.steps import choices, run_on, take_step
from hotelier.austria.view import view_of
from hotelier.core.chance import Scripted, Seeded
from hotelier.core.game import Game, GameInfo, Json, Outcome
from hotelier.core.options import Option, Value


class AustriaInfo(GameInfo):
    """Grand Austria Hotel in the registry."""

    def begin(
        self,
        seats: int,
        seed: int,
        script: Json | None,
        options: dict[str, Value],
        complete: bool,
    ) -> Game:
        book = book_of(str(options["edition"]), options["promo"] is True)
        board = str(options["board"])
        chance = Seeded(seed)
        if script is not None:
            chance = Scripted(seed, read_script(book, script, seats, board), complete)
        state = set_up(book, chance, seats, board, str(options["staff"]))
        return Austria(self, seats, seed, options, state, run_on(state))


INFO = AustriaInfo(
    name="austria",
    title="Grand Austria Hotel",
    rules_version=1,
    seats=range(2, 5),
    options=(
        Option("edition", ("revised", "first"), "which printing of the rules and cards"),
        Option("board", ("night", "day"), "the same hotel for everybody, or a different one each"),
        Option("staff", ("standard", "intro", "draft"), "hands at random, fixed sets, or drafted"),
        Option("promo", (False, True), "with the two promotional guests"),
    ),
)


class Austria(Game):
    """A game of Grand Austria Hotel."""

    __slots__ = ("_legal", "state")

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        seed: int,
        options: dict[str, Value],
        state: State,
        legal: list[int],
    ) -> None:
        super().__init__(info, seats, seed, options)
        self.state = state
        self._legal = legal
        """The choices of the seat to move; a list once put here is never changed."""

    @property
    def book(self) -> Book:
        return self.state.book

    @property
    def to_move(self) -> int | None:
        stack = self.state.stack
        return stack[-1][1] if stack else None

    @property
    def num_actions(self) -> int:
        return len(self.book.actions.texts)

    @property
    def revealed(self) -> int:
        return self.state.revealed

    def legal_actions(self) -> list[int]:
        return self._legal.copy()

    def apply(self, action: int) -> None:
        if action not in self._legal:
            raise self.explain_illegal(action)
        before = self.state.copy() if self.state.chance.given_ahead() else None
        try:
            take_step(self.state, action)
            self._legal = run_on(self.state)
        except Exception:
            if before is not None:  # a scripted result turned out to be impossible
                self.state = before
            raise
        self.history.append(action)

    def notation(self, action: int) -> str:
        return self.book.actions.texts[action]

    def parse(self, text: str) -> int:
        return self.book.actions.parse(text)

    def describe(self, action: int) -> Json:
        return {"notation": self.notation(action), **self.book.actions.data[action]}

    def view(self, seat: int | None) -> Json:
        legal = self._legal if seat is not None and seat == self.to_move else []
        return view_of(self.state, self.options, seat, legal)

    def clone(self) -> "Austria":
        twin = Austria(self.info, self.seats, self.seed, self.options, self.state.copy(), self._legal)
        twin.history = self.history.copy()
        twin.hypothetical = self.hypothetical
        return twin

    def resample(self, seat: int | None, rng: Seeded) -> "Austria":
        state = self.state.copy()
        exchange(state, seat, rng)
        rng.shuffle(state.deck)
        state.chance = rng.fork()
        guess = Austria(
            self.info,
            self.seats,
            self.seed,
            self.options,
            state,
            choices(state) if state.stack else [],
        )
        guess.hypothetical = True
        return guess

    def chance(self) -> Json:
        return write_script(self.book, self.state.chance.results)

    @property
    def outcome(self) -> Outcome | None:
        if self.state.phase != OVER:
            return None
        rank = ranks(self.state)
        return Outcome(
            scores=scores(self.state),
            ranking=rank,
            winners=[seat for seat in range(self.seats) if rank[seat] == 1],
            breakdown=[breakdown(self.book, player) for player in self.state.players],
        )


def breakdown(book: Book, player: Player) -> dict[str, Any]:
    """Where a player's points came from; those of staff card by card."""
    by_source: dict[str, Any] = dict(zip(SOURCE_NAMES, player.points, strict=True))
    by_source["staff"] = {
        str(book.staff_number[card]): vp
        for card, vp in zip(player.played, player.earned, strict=True)
        if vp
    }
    return by_source
