"""A game at a real table, told answer by answer: results of chance, decisions, staff cards in hands.

The game is played anew from all answers, so the last one is undone by leaving it out, and a saved entry is
the list of answers. Whatever chance has brought is asked for as soon as somebody at the table could see it.
A staff card in a hand is named when it matters; until then a card that nobody has named stands for it, the
cheapest first, so that nothing that could be afforded is left out.
"""

from typing import Final

from hotelier.austria.content.printed import INTRO_LETTERS
from hotelier.austria.entering.asked import asks, come_now, drawn_now
from hotelier.austria.entering.told import Told
from hotelier.austria.game import INFO, Austria, book_with
from hotelier.austria.rules.state import DRAFT
from hotelier.austria.shown.script import VERSION
from hotelier.core.errors import BadInput, BadOption, Missing
from hotelier.core.game import Json
from hotelier.core.options import Value
from hotelier.core.records import replay_actions

SEATS: Final = range(2, 5)
MOST_REBUILT: Final = 20
"""Decks are shuffled again far less often."""


class Entering:
    """A game as far as it has been told."""

    def __init__(self, seats: int, options: Json, content: Json | None, told: Told) -> None:
        self.seats = seats
        self.options = options_for(seats, options)
        self.content = content
        self.told = told
        self.book = book_with(self.options, content)
        self.game: Austria | None = None
        self.missing: Missing | None = None
        """What chance must be told before the game goes on."""
        self._play()

    def _play(self) -> None:
        try:
            game = INFO.begin(self.seats, 0, self._script(), self.options, self.content, True, False)
            assert isinstance(game, Austria)
            self.game = game
            replay_actions(game, self.told.actions)
        except Missing as missing:
            self.missing = missing

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
        """The staff cards that are shuffled, the cheapest first."""
        book = self.book
        fixed = INTRO_LETTERS[: self.seats] if self.options["staff"] == "intro" else ()
        away = [card for letter in fixed for card in book.printed.intro_sets[letter]]
        order = sorted(range(len(book.staff_number)), key=lambda card: (book.staff_cost[card], card))
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
        hidden = [card for card in map(self._staff_of, self.game.legal_actions()) if card in unnamed]
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
        not, for cards that will never be known: a drafted one is in a hand and will be."""
        assert self.game is not None
        drafts = bool(self.game.state.stack) and self.game.state.stack[-1][0] == DRAFT
        places = self.unnamed()
        known: list[Json] = []
        unnamed: Json | None = None
        for action in self.game.legal_actions():
            card = self._staff_of(action)
            if card not in places:
                known.append(self.game.describe(action))
            elif unnamed is None and not drafts:
                place = places[card]
                unnamed = {"notation": self.game.notation(action), "place": place, "staff": card}
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
            question = view["question"]
            if question and question.get("cards"):
                question["cards"] = [card for card in question["cards"] if card not in unnamed]
        return view


def enter(seats: int, options: Json, content: Json | None, answers: list[Json]) -> Json:
    """How far a game has come by these answers, and what is asked next."""
    entering = Entering(seats, options, content, Told(answers))
    game, question = entering.game, entering.question()
    found: Json = {
        "question": question,
        "hand": None,
        "unnamed": None,
        "view": entering.view(),
        "legal": [],
        "record": None,
        "outcome": None,
    }
    if game is None or question is not None:
        return found
    known, unnamed = entering.legal()
    outcome = None if game.outcome is None else game.outcome.to_json()
    return found | {
        "hand": entering.hand(),
        "unnamed": unnamed,
        "legal": known,
        "record": game.record(),
        "outcome": outcome,
    }


def options_for(seats: int, options: Json) -> dict[str, Value]:
    """The options of a game that can be entered."""
    if seats not in SEATS:
        raise BadOption(
            f"games of {seats} cannot be entered; allowed are {SEATS.start} to {SEATS.stop - 1}"
        )
    return INFO.choose(seats, options)
