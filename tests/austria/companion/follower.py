"""Somebody who plays with the box and has a companion: every answer comes from a game of the engine.

The game is played at random to its end first; a copy of the table is kept from the start of each turn of
the automaton. Then the companion is asked along with it, and its questions are answered as they stand.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from hotelier import Seeded, new_game
from hotelier.austria.companion import entrance as companion_entrance
from hotelier.austria.companion.companion import Companion
from hotelier.austria.companion.conversation import Question, Tell
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.places import ROWS
from hotelier.austria.modules.ballrooms.steps import row_spaces
from hotelier.austria.rules.components import NONE
from hotelier.austria.solo.leopold import Leopold
from tests.austria.laid import Waltz, waltz_of

COLOURS = ("red", "yellow", "blue")
TURNS = 14
YOU = 0

Events = list[dict[str, Any]]


def modules_of(game: Austria) -> Waltz:
    waltz = waltz_of(game.state)
    assert waltz is not None
    return waltz


def automaton_of(game: Austria) -> Leopold:
    assert isinstance(game.state.automaton, Leopold)
    return game.state.automaton


def between(text: str, before: str, after: str) -> str:
    """A word of a question, found by those around it."""
    return text.partition(before)[2].partition(after)[0]


class Spy(Leopold):
    """The automaton, watched: before each of its turns the table is copied."""

    turns: ClassVar[list[Austria]] = []
    game: Austria

    def take_turn(self, state: Any) -> None:
        twin = Spy.game.clone()
        twin.state.automaton = self.copy()
        Spy.turns.append(twin)
        super().take_turn(state)


def play_at_random(game: Austria, seed: int) -> list[Austria]:
    """The whole game; the table as it was at the start of each turn of the automaton."""
    leopold = automaton_of(game)
    turns: list[Austria] = []
    Spy.turns = turns
    Spy.game = game
    game.state.automaton = Spy(
        leopold.seat,
        leopold.name,
        leopold.difficulty,
        leopold.cards,
        leopold.deck,
        leopold.private,
        leopold.countdown,
    )
    rng = Seeded(seed)
    while game.to_move is not None:
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
    return turns


def after_guests(game: Austria, count: int) -> Austria:
    """The table when `count` guests of this turn have left the queue."""
    twin = game.clone()
    leopold = automaton_of(twin)
    card = leopold.cards[leopold.deck[-1]]
    used = [icon for icon in card.guests if leopold.uses(icon.border)]
    for icon in used[:count]:
        leopold.take_guest(twin.state, icon, card)
    return twin


class Follower:
    """Runs a companion beside a whole game of the engine. A companion that draws does so from the deck of
    the game, or the game from that of a companion with the seed `order`."""

    def __init__(
        self, options: dict[str, Any], seed: int, deck: str = "companion", order: int | None = None
    ) -> None:
        begun = new_game("austria", seats=1, seed=seed, tell=True, **options)
        assert isinstance(begun, Austria)
        self.companion = Companion(
            begun.book, str(begun.options["difficulty"]), order or 0, options.get("entrance", ""), deck
        )
        self.side = self.companion.side
        if order is not None:
            automaton_of(begun).deck = list(self.companion.deck)
        self.start = begun.clone()
        if deck == "companion":
            self.companion.deck = list(automaton_of(begun).deck)
        self.turns = play_at_random(begun, seed)
        self.game = begun
        self.book = begun.book
        self.events: Events = begun.events(YOU)
        kinds = [event["kind"] for event in self.events]
        self.cards = [place for place, kind in enumerate(kinds) if kind == "instruction_drawn"]
        self.turn = 0
        """How many turns of the automaton have begun."""
        self.guests = 0
        """How many guests it has taken in this turn."""
        self.scoring = False
        self.said: list[tuple[str, str]] = []
        """Everything that the companion said, with the answers to its questions."""
        self.answers: list[str] = []

    def run(self) -> tuple[int, int]:
        """The final score of the automaton in the game, and by the companion."""
        conversation = self.companion.conversation()
        said: Tell | Question | None = next(conversation)
        while said is not None:
            value: Any = None
            if isinstance(said, Question):
                answer = self.answer(said.text)
                self.said.append((said.text, answer))
                self.answers.append(answer)
                value = said.read(answer)
            else:
                self.said.append((said.text, ""))
                self.listen(said.text)
            try:
                said = conversation.send(value)
            except StopIteration:
                said = None
        assert self.turn == TURNS == len(self.turns)
        outcome = self.game.outcome
        assert outcome is not None
        player = self.companion.player
        return outcome.scores[1], sum(player.points) + sum(player.earned)

    def listen(self, text: str) -> None:
        if ": card" in text:
            self.turn += 1
            self.guests = 0
            self.scoring = False
        if " takes " in text and " from place " in text:
            self.guests += 1
        if text.startswith("Emperor scoring"):
            self.scoring = True

    # The table as it is when a question is asked --------------------------------------------------------

    def now(self) -> Austria:
        """In a turn of the automaton, after the guests that it has taken."""
        return after_guests(self.turns[self.turn - 1], self.guests)

    def coming(self) -> Austria:
        """At the start of its next turn, or at the end of the game."""
        return self.turns[self.turn] if self.turn < TURNS else self.game

    def window(self) -> Events:
        """What happened after its last die, until its next turn."""
        end = self.cards[self.turn] if self.turn < TURNS else len(self.events)
        if self.turn == 0:
            return self.events[:end]
        turn = self.events[self.cards[self.turn - 1] : end]
        kinds = [event["kind"] for event in turn]
        return turn[kinds.index("automaton_takes_die") :]

    def stars(self) -> int:
        """Tokens on the track at the moment of the question."""
        end = self.cards[self.turn] if self.turn < TURNS else len(self.events)
        if self.scoring:
            first = self.cards[self.turn - 1]
            scored = [
                first + place
                for place, event in enumerate(self.events[first:end])
                if event["kind"] == "points_scored" and event["because"].get("entrance") == "nine_stars"
            ]
            if not scored:
                return 0
            end = scored[0]
        counts = [event["stars"] for event in self.events[:end] if event["kind"] == "stars_move"]
        return counts[-1] if counts else 0

    def told_of(self, kind: str, field: str) -> str:
        found = [event for event in self.window() if event["kind"] == kind and event.get("scored", True)]
        return ", ".join(str(event[field]) for event in found) or "-"

    # Answers --------------------------------------------------------------------------------------------

    def answer(self, text: str) -> str:
        for words, answer in ANSWERS.items():
            if words in text:
                return answer(self, text)
        assert "Enter when" in text or "Enter for" in text, text
        return ""

    def yours(self) -> list[str]:
        """Passes and dice of yours since its last turn; the round before may have ended in between."""
        events = self.window()
        kinds = [event["kind"] for event in events]
        if "round_begins" in kinds:
            events = events[kinds.index("round_begins") :]
        return [
            event["kind"]
            for event in events
            if event["kind"] in ("passed", "die_taken") and event["seat"] == YOU
        ]

    def passes(self, text: str) -> str:
        return "p" if "passed" in self.yours() else ""

    def had_a_turn(self, text: str) -> str:
        return "y" if "die_taken" in self.yours() else "n"

    def numbers(self, guests: list[int]) -> str:
        return ", ".join(str(self.book.guest_number[guest]) for guest in guests)

    def gone(self, text: str) -> str:
        """Asked before a turn, or in it after newcomers were told."""
        table = self.turns[self.turn - 1] if text.startswith("And") else self.coming()
        return self.numbers([guest for guest in self.side.queue.known if guest not in table.state.queue])

    def newcomers(self, text: str) -> str:
        queue = self.now().state.queue
        return self.numbers([guest for guest in queue if guest not in self.side.queue.known])

    def dice(self, text: str) -> str:
        dice = self.now().state.dice
        values = [int(word.strip("?")) for word in text.split() if word.strip("?").isdecimal()]
        return " ".join(str(dice[value]) for value in values)

    def fullest(self, text: str) -> str:
        dice = self.now().state.dice
        return " ".join(str(value) for value in range(1, 7) if dice[value] == max(dice))

    def private(self, text: str) -> str:
        private = automaton_of(self.now()).private
        taken = len(self.companion.player.played) - len(self.now().state.players[1].played)
        left = private[: len(private) - taken]
        return str(self.book.staff_number[left[-1]]) if left else "-"

    def claimed(self, text: str) -> str:
        letter = "ABC".index(text.split()[4].strip("?"))
        return "y" if self.now().state.players[YOU].markers >> letter & 1 else "n"

    def instruction(self, text: str) -> str:
        return str(self.events[self.cards[self.turn]]["card"])

    def end_cards(self, text: str) -> str:
        ends = [card for card in self.game.state.players[YOU].played if self.book.end_staff >> card & 1]
        return ", ".join(str(self.book.staff_number[card]) for card in ends) or "-"

    def halls(self, text: str) -> str:
        ball = modules_of(self.start).ball
        assert ball is not None
        return ", ".join(self.book.parts("ballroom")[hall].name for hall in ball.halls)

    def lowest_row(self, text: str) -> str:
        assert self.side.ball is not None
        ball = modules_of(self.now()).ball
        assert ball is not None
        name = between(text, "lowest row of ", " with")
        hall = ball.halls.index(self.side.ball.book.names.index(name))
        for row in range(ROWS):
            place = hall * ROWS + row
            if ball.placed[YOU][place] + self.side.ball.placed[place] < row_spaces(self.start.state, ball):
                return "bmt"[row]
        return "-"

    def dancers(self, text: str) -> str:
        ball = modules_of(self.coming()).ball
        assert ball is not None
        name = between(text, " stand in ", "?").partition(":")[0].removesuffix(" with the balcony")
        names = [part.name for part in self.book.parts("ballroom")]
        hall = ball.halls.index(names.index(name))
        rows = ball.placed[YOU][hall * ROWS : hall * ROWS + ROWS]
        if "balcony" in text:
            rows[-1] += ball.placed[YOU][-1]
        return " ".join(str(count) for count in rows) if "Three numbers" in text else str(sum(rows))

    def coloured(self) -> list[int]:
        lounge = modules_of(self.now()).lounge
        assert lounge is not None
        return lounge.dice

    def colours_on_space(self, text: str) -> str:
        value = int(between(text, "on space ", "?"))
        asked = between(text, "(", ")")
        found = [
            c for c, space in zip(COLOURS, self.coloured(), strict=True) if space == value and c in asked
        ]
        return ", ".join(found)

    def spaces_of_colours(self, text: str) -> str:
        asked = text.partition("?")[0]
        spaces = [space for c, space in zip(COLOURS, self.coloured(), strict=True) if c in asked]
        return " ".join(str(space) if space else "-" for space in spaces)

    def celebrities(self, text: str) -> str:
        lounge = modules_of(self.now()).lounge
        assert lounge is not None
        asked = between(text, " for ", "?")
        tiles = [tile for c, tile in zip(COLOURS, lounge.tiles, strict=True) if c in asked]
        return ", ".join(self.book.parts("celebrity")[tile].name if tile != NONE else "-" for tile in tiles)

    def in_cafe(self, text: str) -> str:
        return self.numbers(list(self.start.state.players[1].tables))

    def lines(self, text: str) -> str:
        assert isinstance(self.side.entrance, companion_entrance.NineStars)
        lines = self.side.entrance.stars - self.stars()
        assert lines >= 0
        return str(lines)

    def was_rightmost(self, text: str) -> str:
        number = text.split()[1]
        return "y" if number in self.told_of("marks_removed", "guest").split(", ") else "n"


ANSWERS: dict[str, Callable[[Follower, str], str]] = {
    "p if you pass": Follower.passes,
    "Had you a turn": Follower.had_a_turn,
    "Who has left the queue": Follower.gone,
    "And which": Follower.gone,
    "in the queue, from the newest": Follower.newcomers,
    "come into the queue": Follower.newcomers,
    "How many dice": Follower.dice,
    "the most dice": Follower.fullest,
    "instruction card": Follower.instruction,
    "Turn up": Follower.private,
    "Have you claimed": Follower.claimed,
    "end cards": Follower.end_cards,
    "VP do you have": lambda follower, text: "0",
    "Which three ballrooms": Follower.halls,
    "lowest row": Follower.lowest_row,
    "of your dancers": Follower.dancers,
    "Which of the coloured dice": Follower.colours_on_space,
    "On which space": Follower.spaces_of_colours,
    "Which celebrity": Follower.celebrities,
    "three with": Follower.in_cafe,
    "complete order": lambda follower, text: follower.told_of("automaton_checks_in", "guest"),
    "spaces with tokens": lambda follower, text: follower.told_of("toll_paid", "value"),
    "floors and columns": Follower.lines,
    "come to the rightmost": Follower.was_rightmost,
}
"""By words of the question."""


def agrees(options: dict[str, Any], seed: int) -> Follower:
    """The companion and the game agree on the final score of the automaton."""
    follower = Follower(options, seed)
    in_the_game, by_the_companion = follower.run()
    assert by_the_companion == in_the_game
    return follower
