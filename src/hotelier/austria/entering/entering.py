"""A game at a real table, told answer by answer: results of chance, decisions, staff cards in hands.

The game is played anew from all answers, so the last one is undone by leaving it out, and a saved entry is
the list of answers. Whatever chance has brought is asked for as soon as somebody at the table could see it.
A staff card in a hand is named when it matters; until then some card that nobody has named stands for it.

Whether somebody can pay for a staff card depends on the card, so a card that is named later could change
what was asked before. Therefore the game is played by a book in which every staff card can be paid for, and
what the named cards leave undecided is answered here, by what was named at that moment: answers once given
stay as they are. The record is that of the same game by the real book, without what nobody is asked there.
"""

from functools import lru_cache
from typing import Final

from hotelier.austria.content.action_kinds import PLAY as PLAYED
from hotelier.austria.content.actions import DONE
from hotelier.austria.content.book import Book
from hotelier.austria.content.printed import INTRO_LETTERS
from hotelier.austria.entering.asked import come_now, drawn_now
from hotelier.austria.entering.told import Told
from hotelier.austria.game import INFO, Austria, book_with
from hotelier.austria.rules.state import Frame
from hotelier.austria.shown.script import VERSION
from hotelier.core.entering import asked_before, asks, options_for
from hotelier.core.errors import BadInput, BadRecord, Missing
from hotelier.core.game import Json, Opening

MOST_REBUILT: Final = 20
"""Decks are shuffled again far less often."""
Made = list[tuple[int, list[Frame]]]
"""Decisions, each with the questions that were open when it was made."""


@lru_cache(maxsize=4)
def book_of_riches(book: Book) -> Book:
    """The same book, except that whoever holds staff cards can pay for them."""
    rich = Book(book.printed, book.edition, book.promo, book.modules, book.printing, book.boards_chosen)
    rich.dearest_staff = 0
    return rich


class Entering:
    """A game as far as it has been told."""

    def __init__(self, seats: int, options: Json, content: Json | None, told: Told) -> None:
        self.seats = seats
        self.options = options_for(INFO, seats, options)
        self.content = content
        self.told = told
        self.book = book_with(self.options, content)
        self.game: Austria | None = None
        self.missing: Missing | None = None
        """What chance must be told before the game goes on."""
        self.named: set[int] = set()
        """The staff cards that were named so far."""
        self.made: Made = []
        self._script_told = self._script()
        self._play()

    def _play(self) -> None:
        try:
            self.game = self._begin(book_of_riches(self.book))
            self._settle()
            for number, answer in enumerate(self.told.decisive, 1):
                if isinstance(answer, str):
                    self._decide(answer, number)
                else:
                    self.named |= answer
                self._settle()
        except Missing as missing:
            self.missing = missing

    def _begin(self, book: Book) -> Austria:
        opening = Opening(self.seats, 0, self.options, self._script_told, complete=True)
        return INFO.begin_with(book, opening)

    def _decide(self, told: str, number: int) -> None:
        assert self.game is not None
        action = self.game.parse(told)
        possible = self.possible()
        if action not in possible:
            if self.game.to_move is None:
                raise BadRecord(f"action {number}, {told!r}, comes after the end of the game")
            legal = ", ".join(map(self.game.notation, possible))
            raise BadRecord(f"action {number}, {told!r}, is not legal there; legal are: {legal}")
        self._apply(action)

    def _apply(self, action: int) -> None:
        assert self.game is not None
        before = self.game.state.stack.copy()
        self.game.apply(action)
        self.made.append((action, before))

    def _settle(self) -> None:
        """Nobody is asked where only staff could be played and the whole hand is known to cost too much."""
        assert self.game is not None
        while self.game.to_move is not None:
            possible = self.possible()
            if possible != [DONE] or len(self.game.choices()) == 1:
                return
            self._apply(DONE)

    def possible(self) -> list[int]:
        """The choices of the seat to move, without those that a card is known to be too dear for."""
        assert self.game is not None
        game, seat = self.game, self.game.to_move
        if seat is None:
            return []
        krones = game.state.players[seat].krones
        return [action for action in game.choices() if self._can_pay(action, krones)]

    def _can_pay(self, action: int, krones: int) -> bool:
        assert self.game is not None
        if self.book.actions.kinds[action] != PLAYED:
            return True
        deed = self.game.describe(action)
        return deed["staff"] not in self.named or deed["cost"] <= krones

    def real(self) -> Austria | None:
        """The game by the real book, in which nobody is asked about cards that are too dear; None as long
        as it cannot go on without what chance has yet to bring."""
        try:
            game = self._begin(self.book)
            legal = game.choices()
            for action, before in self.made:
                legal = follow(game, legal, action, before)
        except Missing:
            return None
        return game

    def _script(self) -> Json:
        """All that was told, and for the rest of the decks whatever fits."""
        script = {
            "version": VERSION,
            **self.told.values,
            "guests": self._deck("guests"),
            "staff": self._staff_deck(),
            "rebuilt": self._decks("rebuilt"),
        }
        if self.book.parts("celebrity"):
            script["celebrities"] = self._deck("celebrities")
            script["celebrities_again"] = self._decks("celebrities_again")
        return script

    def _deck(self, field: str, number: int = 0) -> list[int | str | None]:
        """A deck as scripts have it, as far as it was named."""
        named = self.told.decks.get((field, number), {})
        return [named.get(place) for place in range(max(named, default=-1) + 1)]

    def _decks(self, field: str) -> list[list[int | str | None]]:
        return [self._deck(field, number) for number in range(MOST_REBUILT)]

    # Staff cards that nobody has named

    def _staff_deck(self) -> list[int]:
        named = self.told.decks.get(("staff", 0), {})
        dealt = self._dealt()
        for place in named:
            if place >= len(dealt):
                raise BadInput(f"staff: there is no place {place}; allowed are 0 to {len(dealt) - 1}")
        rest = [card for card in dealt if card not in named.values()]
        return [named[place] if place in named else rest.pop(0) for place in range(len(named) + len(rest))]

    def _dealt(self) -> list[int]:
        """The staff cards that are shuffled, the dearest first: a hand of them raises few questions."""
        book = self.book
        fixed = INTRO_LETTERS[: self.seats] if self.options["staff"] == "intro" else ()
        away = [card for letter in fixed for card in book.printed.intro_sets[letter]]
        order = sorted(range(len(book.staff_number)), key=lambda card: (-book.staff_cost[card], card))
        return [book.staff_number[card] for card in order if book.staff_number[card] not in away]

    def unnamed(self) -> dict[int, int]:
        """The cards that stand for staff cards that nobody has named, with their places in the deck."""
        named = self.told.decks.get(("staff", 0), {})
        return {card: place for place, card in enumerate(self._staff_deck()) if place not in named}

    # What is asked

    def question(self) -> Json | None:
        """What chance must be told next, if anything."""
        state = None if self.game is None else self.game.state
        if self.missing is not None:
            return drawn_now(self.book, state, self.missing, self.seats, self.told)
        assert state is not None
        return come_now(state, self.told)

    def hand(self) -> Json | None:
        """Where the seat to move holds staff cards that nobody has named: their places, and what they may
        be. Where it decides about such cards, these come first."""
        assert self.game is not None
        seat, unnamed = self.game.to_move, self.unnamed()
        if seat is None or not unnamed:
            return None
        hidden = [card for card in map(self._staff_of, self.possible()) if card in unnamed]
        player = self.game.state.players[seat]
        own = [card for card in self.book.staff_numbers(player.hand) if card in unnamed]
        cards = [*dict.fromkeys([*hidden, *own])]
        if not cards:
            return None
        places = [unnamed[card] for card in cards]
        return asks("staff", places, [sorted(unnamed)])

    def _staff_of(self, action: int) -> int | None:
        assert self.game is not None
        return self.game.describe(action).get("staff")

    def legal(self) -> tuple[list[Json], Json | None]:
        """What the seat to move can do with what was named; and one of its choices among cards that were
        not, for cards that will never be known: those under the deck. All others are seen, or held."""
        assert self.game is not None
        places = self.unnamed()
        known: list[Json] = []
        unnamed: Json | None = None
        for action in self.possible():
            deed = self.game.describe(action)
            card = deed.get("staff")
            if card not in places:
                known.append(deed)
            elif unnamed is None and deed["kind"] == "under":
                unnamed = {"notation": deed["notation"], "place": places[card], "staff": card}
        return known, unnamed

    def view(self) -> Json | None:
        """The table for whoever is to move, without the cards that nobody has named."""
        if self.game is None:
            return None
        view = self.game.view(self.game.to_move)
        if self.game.outcome is None:
            unnamed = self.unnamed()
            for player in view["players"]:
                player["known_hand"] = [card for card in player["known_hand"] if card not in unnamed]
            view["known_in_staff_deck"] = []
            view["legal"] = [deed["notation"] for deed in self.legal()[0]]
            question = view["question"]
            if question and question.get("cards"):
                question["cards"] = [card for card in question["cards"] if card not in unnamed]
        return view


def enter(seats: int, options: Json, content: Json | None, answers: list[Json]) -> Json:
    """How far a game has come by these answers, and what is asked next."""
    entering = Entering(seats, options, content, Told(answers))
    game, question = entering.game, entering.question()
    found = asked_before(question, entering.view())
    if game is None or question is not None:
        return found
    known, unnamed = entering.legal()
    real = entering.real()
    outcome = None if game.outcome is None else game.outcome.to_json()
    return found | {
        "hand": entering.hand(),
        "unnamed": unnamed,
        "legal": known,
        "record": None if real is None else real.record(),
        "outcome": outcome,
    }


def follow(game: Austria, legal: list[int], made: int, before: list[Frame]) -> list[int]:
    """Carry out a decision, unless nobody is asked for it in this game; the next choices."""
    if made == DONE and game.state.stack != before:
        return legal
    while made not in legal and DONE in legal:  # krones that came first can pay for a card after all
        game.remember(DONE)
        legal = game.advance(DONE)
    if made not in legal:
        raise game.explain_illegal(made)
    game.remember(made)
    return game.advance(made)
