"""Positions of the solo game: a table at which Leopold sits at seat 1.

He has nothing yet: no room, no step, no objective; his private deck is 31, 27, 28, 30, 46 from the top.
It is your turn. `leopold` lets him play a card of the test's choice, through the game's own order of turns.
"""

from typing import Any

from hotelier import new_game
from hotelier.austria.content.components import NONE
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.game import Austria
from hotelier.austria.modules.celebrities.state import Lounge
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.rules.steps import run_on
from hotelier.austria.solo.choosing import ABSENT, CLAIMED, COUNTDOWN_NAMES
from hotelier.austria.solo.entrance import new_rival
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.solo.state import Rival
from hotelier.core.chance import Seeded
from tests.austria.laid import waltz_of
from tests.austria.table import BALLROOMS, Table

YOU = 0
LEOPOLD = 1
PRIVATE = [31, 27, 28, 30, 46]
SCRIPT: dict[str, Any] = {
    "objectives": ["krones_20", "floors_2", "three_of_each"],
    "emperor": ["A1", "B2", "C1"],
    "private": PRIVATE,
    "rolls": ["1122334456"],
}


def solo_game(
    difficulty: str = "easy",
    *,
    edition: str = "revised",
    board: str = "night",
    seed: int = 1,
    modules: str = "",
    entrance: str = "",
    **script: Any,
) -> Austria:
    """A fresh solo game; keywords are fields of the script."""
    given: dict[str, Any] = {"entrance": entrance} if entrance else {}
    game = new_game(
        "austria",
        seats=1,
        seed=seed,
        script={**SCRIPT, **script},
        tell=True,
        difficulty=difficulty,
        edition=edition,
        board=board,
        modules=modules,
        **given,
    )
    assert isinstance(game, Austria)
    return game


def random_game(
    seed: int, difficulty: str = "hard", edition: str = "revised", board: str = "night"
) -> Austria:
    """A fresh solo game in which all is left to the seed."""
    game = new_game(
        "austria",
        seats=1,
        seed=seed,
        tell=True,
        solo="leopold",
        difficulty=difficulty,
        edition=edition,
        board=board,
    )
    assert isinstance(game, Austria)
    return game


STYLES = ("any", "eager", "idle")
"""Ways to play at random: anything, hardly ever declining, or passing most of the time."""


def decide_at_random(game: Austria, rng: Seeded, style: str = "any") -> None:
    """Make one decision."""
    texts = legal(game)
    if style == "eager":
        texts = [text for text in texts if text not in ("pass", "done", "keep", "end")] or texts
    elif style == "idle" and "pass" in texts and rng.below(8):
        texts = ["pass"]
    play(game, texts[rng.below(len(texts))])


def finish_at_random(game: Austria, seed: int, style: str = "any") -> Austria:
    rng = Seeded(seed)
    while game.to_move is not None:
        decide_at_random(game, rng, style)
    return game


def play(game: Austria, *actions: str) -> Austria:
    """Play these actions; each must be legal."""
    for text in actions:
        game.apply(game.parse(text))
    return game


def legal(game: Austria) -> list[str]:
    return [game.notation(action) for action in game.legal_actions()]


def cards_played(game: Austria) -> list[tuple[int, int]]:
    """His instruction cards, each with its round."""
    cards = []
    round = 0
    for event in game.events(YOU):
        if event["kind"] == "round_begins":
            round = event["round"]
        elif event["kind"] == "instruction_drawn":
            cards.append((round, event["card"]))
    return cards


def leopold_of(game: Austria) -> Leopold:
    assert isinstance(game.state.automaton, Leopold)
    return game.state.automaton


def private_of(game: Austria) -> list[int]:
    """His face-down staff cards, the top one first."""
    return [game.book.staff_number[card] for card in reversed(leopold_of(game).private)]


class SoloTable(Table):
    """A solo game at the beginning of your turn in round 1, ready to be arranged."""

    def __init__(
        self,
        difficulty: str = "easy",
        *,
        edition: str = "revised",
        modules: str = "",
        entrance: str = "",
        **script: Any,
    ) -> None:
        if "1" in modules:
            script = {"ballrooms": BALLROOMS, **script}
        if "2" in modules:
            script = {"rolls": ["1122334"], "coloured": "564", **script}
        self.game = solo_game(difficulty, edition=edition, modules=modules, entrance=entrance, **script)
        state = self.game.state
        while state.round == 0:
            self.game.apply(self.game.legal_actions()[0])
        leopold = leopold_of(self.game)
        leopold.deck = list(range(20))
        leopold.countdown = [ABSENT] * 3
        self.private(*PRIVATE)
        player = self.player(LEOPOLD)
        player.staff = 0
        player.played = []
        player.earned = []
        player.points = [0] * len(player.points)
        self.player(YOU).points = [0] * len(player.points)
        if "1" in modules:
            for seat in (YOU, LEOPOLD):
                self.ball.placed[seat] = [0] * len(self.ball.placed[seat])
                self.ball.supply[seat] = 10
        if entrance:
            self._fresh_entrance(entrance)
        state.deck = state.discard + state.deck
        state.discard = []
        self.seat(YOU, krones=10, kitchen={}, guests=[], hand=[], vacant="", occupied="")
        self.seat(LEOPOLD, emperor=0, occupied="", covered=0)
        self.dice("1122334456")
        self.game.listen()

    # Arranging: as at any table -------------------------------------------------------------------

    def seat(self, seat: int = YOU, **arranged: Any) -> "SoloTable":
        super().seat(seat, **arranged)
        return self

    def dice(self, faces: str, coloured: str = "---") -> "SoloTable":
        super().dice(faces, coloured)
        return self

    def queue(self, *guests: int) -> "SoloTable":
        state = self.game.state
        state.deck[:0] = state.queue
        state.queue = []
        super().queue(*guests)
        return self

    def next_guests(self, *guests: int) -> "SoloTable":
        super().next_guests(*guests)
        return self

    def guests_left(self, deck: list[int], discard: list[int]) -> "SoloTable":
        """The whole deck, the top guest first, and the whole discard pile; others are out of the game."""
        self.game.state.deck = [self.guest(number) for number in reversed(deck)]
        self.game.state.discard = [self.guest(number) for number in discard]
        return self

    def round(self, number: int) -> "SoloTable":
        super().round(number)
        return self

    # Arranging: what is Leopold's -----------------------------------------------------------------

    def private(self, *cards: int) -> "SoloTable":
        """His face-down staff cards, the top one first; none by default."""
        leopold = leopold_of(self.game)
        self.game.state.staff_deck += leopold.private
        leopold.private = []
        places = [self.staff(number) for number in reversed(cards)]
        for card in places:
            self._take_staff_away(card)
        leopold.private = places
        return self

    def _take_staff_away(self, card: int) -> None:
        super()._take_staff_away(card)
        leopold = leopold_of(self.game)
        leopold.private = [other for other in leopold.private if other != card]

    def countdown(self, *names: str) -> "SoloTable":
        """How far his objectives A, B, C have come: absent, III, II; claimed takes the 15."""
        leopold = leopold_of(self.game)
        leopold.countdown = [COUNTDOWN_NAMES.index(name) for name in names]
        for place, far in enumerate(leopold.countdown):
            if far == CLAIMED:
                self.player(LEOPOLD).markers |= 1 << place
                self.game.state.claimed[place] += 1
        return self

    # Playing --------------------------------------------------------------------------------------

    def leopold(self, *cards: int) -> "SoloTable":
        """Leopold plays these cards, each as the first turn of a round; then it is your turn."""
        state = self.game.state
        leopold = leopold_of(self.game)
        numbers = [card.number for card in leopold.cards]
        for number in cards:
            place = numbers.index(number)
            leopold.deck = [*(other for other in leopold.deck if other != place), place]
            state.start = LEOPOLD
            for player in state.players:
                player.covered = 0
                player.passed = False
            state.stack = []
            self.game._legal = run_on(state)
        return self

    # Arranging: modules ---------------------------------------------------------------------------

    def _fresh_entrance(self, entrance: str) -> None:
        """The entrance as it is before his first turn; yours is Stroup, which changes nothing here."""
        state = self.game.state
        stroup = state.book.ids_of("entrance").index("stroup")
        entrances_of(state).of_seat[YOU] = stroup
        entrances_of(state).offers = [stroup]
        if entrance != "hautel_couture":
            state.parts = [part for part in state.parts if not isinstance(part, Rival)]
            rival = new_rival(ENTRANCES.index(entrance), state.book.solo_entrances.sushi_spaces)
            state.parts.append(rival)

    @property
    def rival(self) -> Rival:
        waltz = waltz_of(self.game.state)
        assert waltz is not None and waltz.rival is not None
        return waltz.rival

    @property
    def lounge(self) -> Lounge:
        waltz = waltz_of(self.game.state)
        assert waltz is not None and waltz.lounge is not None
        return waltz.lounge

    def tolls(self, counts: dict[int, int]) -> "SoloTable":
        """Tokens on action spaces (L44)."""
        self.rival.tolls = [counts.get(value, 0) for value in range(7)]
        self.look()
        return self

    def marked(self, *guests: int) -> "SoloTable":
        """Guests in the queue with a token (L43)."""
        self.rival.marked = [self.guest(number) for number in guests]
        self.look()
        return self

    def dancers(self, seat: int, *places: str) -> "SoloTable":
        super().dancers(seat, *places)
        return self

    def coloured(self, red: int, yellow: int, blue: int) -> "SoloTable":
        """The spaces of the coloured dice, 0 for those that are gone; they lie among the other dice."""
        self.lounge.dice = [red, yellow, blue]
        self.look()
        return self

    def celebrities(self, *names: str) -> "SoloTable":
        """The celebrities for red, yellow and blue."""
        ids = self.game.book.ids_of("celebrity")
        lounge = self.lounge
        lounge.tiles = [ids.index(name) for name in names]
        lounge.deck = [place for place in range(len(ids)) if place not in lounge.tiles]
        lounge.discard = []
        return self

    def stars(self, count: int) -> "SoloTable":
        """Tokens on the track (L42)."""
        self.rival.stars = count
        return self

    # Looking --------------------------------------------------------------------------------------

    def his(self, source: str) -> int:
        """His VP from one source."""
        vp: int = self.game.view(YOU)["players"][LEOPOLD]["points_by_source"][source]
        return vp

    def taken(self) -> list[int]:
        """The guests that he has taken: all that were discarded."""
        assert NONE not in self.game.state.discard
        numbers: list[int] = self.game.view(YOU)["discard"]
        return numbers

    def deck_numbers(self) -> list[int]:
        """The guests of the deck, the top one first."""
        return [self.game.book.guest_number[guest] for guest in reversed(self.game.state.deck)]

    def dice_left(self) -> str:
        return "".join(face * self.game.state.dice[int(face)] for face in "123456")

    def countdown_now(self) -> list[str]:
        countdown: dict[str, str] = self.game.view(YOU)["solo"]["countdown"]
        return [countdown[letter] for letter in "ABC"]

    def events(self) -> list[dict[str, Any]]:
        """What you saw happen since the table was arranged, without the number of the decision."""
        events = self.game.events(YOU)
        for event in events:
            del event["decision"]
        return events
