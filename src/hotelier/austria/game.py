"""The game as the protocol wants it."""

from operator import index
from typing import Any, Final, SupportsIndex

from hotelier.austria.content.book import Book, book_of, book_of_pack
from hotelier.austria.content.manifests import MODULES
from hotelier.austria.options import (
    BOARD,
    BOARDS,
    CHOSEN,
    EDITION,
    PRINTING,
    PROMO,
    SOLO_OPTIONS,
    choose_dependent,
    choose_solo,
    modules_of,
)
from hotelier.austria.registry import in_play
from hotelier.austria.rules import hooks
from hotelier.austria.rules.final_scoring import ranks, scores
from hotelier.austria.rules.frames import seat_of
from hotelier.austria.rules.knowledge import exchange
from hotelier.austria.rules.setup import set_up
from hotelier.austria.rules.state import OVER, Player, State
from hotelier.austria.rules.steps import asks, choices, run_on, take_step
from hotelier.austria.rules.tale.laid_out import tell_layout
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.shown.described import describe
from hotelier.austria.shown.script import read_script, write_script
from hotelier.austria.shown.view import view_of
from hotelier.austria.solo.entrance import shuffle_supply
from hotelier.austria.solo.setup import set_up_solo
from hotelier.core.chance import Seeded, as_seeded, make_chance
from hotelier.core.content import pack_text
from hotelier.core.game import NO_SEED, Game, GameInfo, Json, Opening, Outcome
from hotelier.core.options import Option, SetOption, Value
from hotelier.core.tale import Tale


class AustriaInfo(GameInfo):
    """Grand Austria Hotel in the registry."""

    def replays(self, rules: int, options: Json) -> bool:
        """What came with version 3 changed the first edition alone."""
        return rules == self.rules_version or (rules == 2 and options.get("edition") == EDITION.default)

    def options_for(self, seats: SupportsIndex) -> tuple[Option, ...]:
        return SOLO_OPTIONS if index(seats) == 1 else self.options

    def choose(self, seats: int, given: dict[str, object]) -> dict[str, Value]:
        return (
            choose_solo(given)
            if seats == 1
            else choose_dependent(self.options, super().choose(seats, given))
        )

    def begin(self, opening: Opening) -> Game:
        return self.begin_with(book_with(opening.options, opening.content), opening)

    def begin_with(self, book: Book, opening: Opening) -> "Austria":
        """A new game by a book that was chosen already."""
        seats = opening.seats
        options = opening.options
        boards = str(options.get("boards", ""))
        modules = modules_of(options)
        board = str(options["board"])
        entrance = str(options.get("entrance", ""))
        script = opening.script
        given = None if script is None else read_script(book, script, seats, boards, entrance)
        chance = make_chance(opening.seed, given, opening.complete)
        if seats == 1:
            automaton = str(options["solo"])
            difficulty = str(options["difficulty"])
            with_modules = in_play(modules, own_entrance=entrance != "")
            state = set_up_solo(book, chance, board, automaton, difficulty, entrance, with_modules)
        else:
            state = set_up(book, chance, seats, board, str(options["staff"]), in_play(modules))
        if opening.tell:
            state.tale = AustriaTale(book)
            tell_layout(state, state.tale)
        return Austria(self, seats, opening.seed, options, state, run_on(state))


def book_with(options: dict[str, Value], content: Json | None) -> Book:
    """The book of a game with these options."""
    edition = str(options["edition"])
    printing = str(options.get("printing", ""))
    promo = options["promo"] is True
    modules = modules_of(options)
    chosen = options.get("boards") == CHOSEN
    if content is None:
        return book_of(edition, promo, modules, printing, chosen)
    return book_of_pack(pack_text(content), edition, promo, modules, printing, chosen)


TRIES: Final = 1000
"""How often hands are guessed before giving up on one that leaves the seat to move a choice."""

MODULES_OPTION = SetOption("modules", tuple(str(module) for module in MODULES), "modules of Let's Waltz!")

INFO = AustriaInfo(
    name="austria",
    title="Grand Austria Hotel",
    rules_version=3,
    seats=range(1, 5),
    options=(
        EDITION,
        PRINTING,
        BOARD,
        BOARDS,
        Option("staff", ("standard", "intro", "draft"), "hands at random, fixed sets, or drafted"),
        PROMO,
        MODULES_OPTION,
    ),
)


class Austria(Game):
    """A game of Grand Austria Hotel."""

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
        if state.automaton is not None:
            self.automata = (state.automaton.name,)

    @property
    def book(self) -> Book:
        return self.state.book

    @property
    def to_move(self) -> int | None:
        stack = self.state.stack
        return seat_of(stack[-1]) if stack else None

    @property
    def tale(self) -> Tale | None:
        return self.state.tale

    def begin_tale(self) -> Tale:
        self.state.tale = AustriaTale(self.book)
        return self.state.tale

    def silence(self) -> None:
        self.state.tale = None

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def revealed(self) -> int:
        return self.state.revealed

    def advance(self, action: int) -> list[int]:
        if self.state.tale is not None:
            self.state.tale.decision += 1
        take_step(self.state, action)
        return run_on(self.state)

    @property
    def source(self) -> Seeded:
        return self.state.chance

    def draw_from(self, source: Seeded) -> None:
        self.state.chance = source

    def restore(self, earlier: Game) -> None:
        assert isinstance(earlier, Austria)
        self.state = earlier.state

    def seen(self, seat: int | None, legal: list[int]) -> Json:
        return view_of(self.state, self.options, seat, legal)

    def describe(self, action: SupportsIndex) -> Json:
        """A legal action is told completely (`Action` in shapes.py), any other only with its arguments."""
        known = self.in_table(action)
        return describe(self.state, known) if known in self.choices() else super().describe(known)

    def clone(self) -> "Austria":
        twin = Austria(self.info, self.seats, self.seed, self.options, self.state.copy(), self._legal)
        self.share_past(twin)
        return twin

    def resample(self, seat: SupportsIndex | None, rng: Any) -> "Austria":
        return self.guess(self.as_seat(seat), as_seeded(rng))

    def guess(self, seat: int | None, rng: Seeded) -> "Austria":
        self.check_seat(seat)
        state = self.state.copy()
        legal = self._exchange(state, seat, rng)
        state.deck.sort()
        rng.shuffle(state.deck)
        hooks.shuffle(state, rng)
        if state.automaton is not None:
            state.automaton.shuffle(rng)
            shuffle_supply(state, rng)
        state.chance = rng.fork()
        if state.tale is not None:
            state.tale.forget(seat)
        guess = Austria(self.info, self.seats, NO_SEED, self.options, state, legal)
        guess.hypothetical = True
        return guess

    def _exchange(self, state: State, seat: int | None, rng: Seeded) -> list[int]:
        """Draw hidden staff cards anew; the choices of the seat to move.

        Everybody sees that somebody is asked, so only hands count that leave something to be asked.
        """
        for __ in range(TRIES):
            exchange(state, seat, rng)
            if not state.stack:
                return []
            if asks(state):
                return choices(state)
        raise AssertionError("no hand agrees with what was seen")

    def chance(self) -> Json:
        self.check_real()
        return write_script(self.book, self.state.chance.results)

    @property
    def outcome(self) -> Outcome | None:
        if self.state.phase != OVER:
            return None
        rank = ranks(self.state)
        return Outcome(
            scores=scores(self.state),
            ranking=rank,
            winners=[seat for seat in range(len(rank)) if rank[seat] == 1],
            breakdown=[breakdown(self.book, player) for player in self.state.players],
        )


def breakdown(book: Book, player: Player) -> dict[str, Any]:
    """Where a player's points came from; those of staff card by card."""
    by_source: dict[str, Any] = dict(zip(book.source_names, player.points, strict=True))
    by_source["staff"] = {
        str(book.staff_number[card]): vp
        for card, vp in zip(player.played, player.earned, strict=True)
        if vp
    }
    return by_source
