"""The automaton for a real table: what it does, asking only for what must be known.

A companion is a conversation: it tells things and asks questions, and everything follows from the seed of
the deck and the answers so far. So a wrong answer is undone by leaving it out, and a saved companion is
the list of answers.
"""

from typing import Final

from hotelier.austria.companion.asked import NOTHING, YES_NO, About, Kind, choice, numbers, some
from hotelier.austria.companion.card import card_words
from hotelier.austria.companion.conversation import (
    AUTOMATON,
    Asking,
    Conversation,
    Host,
    Question,
    Tell,
    read_enter,
    read_passed,
    read_score,
    read_yes,
)
from hotelier.austria.companion.entrance import HautelCouture
from hotelier.austria.companion.stand_ins import own_book
from hotelier.austria.companion.turn import TurnSide
from hotelier.austria.companion.walk import Walk, picture
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    EMPEROR,
    FLOOR_MASKS,
    FLOORS,
    ROOMS,
    ROUNDS,
    space_name,
    spaces_in,
)
from hotelier.austria.content.printed import automaton_of
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.options import RANDOM
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.rules.rounds import SCORING_AFTER
from hotelier.austria.rules.setup import new_player
from hotelier.austria.rules.tale.emperor import tell_emperor_scored
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.austria.solo.tale import tell_instruction_drawn
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadInput

ASK: Final = "ask"
BOX: Final = "box"
DECKS: Final = (ASK, "companion", BOX)
"""Who draws the instruction cards."""
YES: Final = "yes"
OR_PASS: Final = ("", "p")
LARGEST_SCORE: Final = 999
WALKS: Final = (ASK, YES, "no")
"""Whether the set-up is walked through."""


class Companion:
    """The automaton's side of the table."""

    def __init__(
        self,
        book: Book,
        difficulty: str,
        seed: int,
        entrance: str = "",
        deck: str = "companion",
        walk: str = "no",
    ) -> None:
        self.book = own_book(book)
        self.name = automaton_of(book.modules).capitalize()
        self.difficulty = difficulty
        self.player = new_player(self.book, 0)
        self.player.krones = 0
        self.player.kitchen = 0
        self.cards = book.instructions
        self.deck = list(range(len(self.cards)))
        rng = Seeded(seed)
        rng.shuffle(self.deck)
        if entrance == RANDOM:
            entrance = ENTRANCES[rng.below(len(ENTRANCES))]
        self.entrance_name = entrance
        self.drawn_by = deck
        self.walk_wanted = walk
        self.host = Host(self.book, self.name, self.player)
        self.side = TurnSide(self.host, difficulty, entrance)

    def conversation(self) -> Conversation:
        """The whole game, from the set-up to the final score."""
        yield from self.set_up()
        for number in range(1, ROUNDS + 1):
            yield from self.round(number)
            if number in SCORING_AFTER:
                yield from self.score_emperor(SCORING_AFTER[number])
        yield from self.side.last_catch_up()
        yield from self.final_scoring()

    # The set-up ---------------------------------------------------------------------------------------

    def set_up(self) -> Conversation:
        """L1-L5: which values are ours, who draws, and all that lies on the table before the first turn."""
        couture = isinstance(self.side.entrance, HautelCouture)
        told = self.side.stand_ins.lines(couture)
        if told:
            yield Tell("\n".join(told), "stand_ins")
        yield from self.ask_deck()
        walking = self.walk_wanted == YES
        if self.walk_wanted == ASK:
            walking = yield Question(
                "Shall we walk through the set-up? (y/n)", read_yes, choice("walk", YES_NO)
            )
        walk = Walk(self.host, walking)
        yield from walk.the_table(self.drawn_by == BOX)
        yield from walk.modules()
        yield from self.lay_out()
        yield from walk.your_entrance()
        yield from walk.your_hotel(couture)
        yield Question(
            "Roll all dice for round 1. Enter when the table is ready, your first guest and rooms too:",
            read_enter,
            choice("ready"),
        )

    def ask_deck(self) -> Conversation:
        if self.drawn_by == ASK:
            self.drawn_by = yield Question(
                f"Who draws the instruction cards of {self.name}? Enter if the companion does; "
                "b if you draw them from the box and type their numbers:",
                read_deck,
                choice("deck", ("", "b")),
            )

    def lay_out(self) -> Conversation:
        """What modules lay out before the first turn."""
        if self.side.ball is not None:
            yield from self.side.ball.lay_out()
        if self.entrance_name:
            name = self.book.solo_entrances.names[ENTRANCES.index(self.entrance_name)]
            about: About = {"entrance": self.entrance_name}
            yield Tell(f"{self.name} has {name}: {self.side.entrance.rules()}.", "entrance", about)
        yield from self.side.entrance.lay_out()

    # Rounds -------------------------------------------------------------------------------------------

    def round(self, number: int) -> Conversation:
        """L1, L11: two turns of the automaton, which never passes, around those of yours."""
        first = number % 2 == 1
        tile, order = ("(1, 4)", "first and last") if first else ("(2, 3)", "second and third")
        swap = " Swap the tiles and roll all dice." if number > 1 else ""
        yield Tell(
            f"Round {number}: {self.name} has the turn order tile {tile} and acts {order}.{swap}",
            "round",
            {"round": number, "first": int(first)},
        )
        self.side.begin_round()
        yield from self.side.entrance.round_begun(number)
        if first:
            yield from self.round_of_first(number)
        else:
            yield from self.round_of_second(number)

    def round_of_first(self, number: int) -> Conversation:
        """With its last turn the round is over, unless you have passed."""
        yield from self.turn(number, 1)
        passed = yield Question(
            "Your turns 2 and 3: Enter when you have had both, p if you pass instead of one:",
            read_passed,
            choice("two_turns", OR_PASS),
        )
        before = Question(
            "Had you a turn in this round before? (y/n)", read_yes, choice("had_a_turn", YES_NO)
        )
        if not passed or (yield before):
            self.side.you_played()
        yield from self.turn(number, 2)
        if passed:
            yield from self.play_on(self.passed_words(), "after_pass")

    def round_of_second(self, number: int) -> Conversation:
        """Its two turns follow each other; the last is yours."""
        passed = yield Question(
            "Your turn 1: Enter when you have had it, p if you pass:",
            read_passed,
            choice("first_turn", OR_PASS),
        )
        if not passed:
            self.side.you_played()
        yield from self.turn(number, 1)
        yield from self.turn(number, 2)
        last = "Your turn 4; if you pass, one die goes, the others are rolled again and you play on."
        if passed:
            yield from self.play_on(self.passed_words(), "after_pass")
        else:
            yield from self.play_on(last, "last_turn")

    def passed_words(self) -> str:
        """R4."""
        return (
            f"You have passed, and {self.name} has had both turns: take one die away, roll the others "
            "again and play on, as often as you pass."
        )

    def play_on(self, text: str, kind: Kind) -> Conversation:
        """You alone have turns left in this round."""
        yield Question(f"{text} Enter when the round is over:", read_enter, choice(kind))
        self.side.you_played()

    def turn(self, number: int, turn: int) -> Conversation:
        yield from self.side.catch_up()
        card = yield from self.draw(number, turn)
        words = card_words(self.book, card, self.difficulty)
        tell_instruction_drawn(self.host.tale, AUTOMATON, card.number, card.right_to_left, len(self.deck))
        self.host.told()
        about: About = {"card": card.number, "round": number, "turn": turn}
        yield Tell(f"Round {number}, turn {turn} of {self.name}: {words}", "card", about)
        yield from self.side.follow(card)
        yield Tell(self.status(), "status")

    def draw(self, number: int, turn: int) -> Asking:
        """The next card, of the box or of the seed."""
        if self.drawn_by != BOX:
            return self.cards[self.deck.pop()]
        place = yield Question(
            f"Turn {turn} of {self.name} in round {number}: draw {self.host.his} next instruction card. "
            "Its number:",
            self.read_card,
            some(
                "instruction",
                "instruction",
                self.numbers_left(),
                (1, 1),
                about={"round": number, "turn": turn},
            ),
        )
        self.deck.remove(place)
        return self.cards[place]

    def numbers_left(self) -> list[str]:
        """The cards that were not drawn yet."""
        return [str(number) for number in sorted(self.cards[place].number for place in self.deck)]

    # Scoring ------------------------------------------------------------------------------------------

    def score_emperor(self, scoring: int) -> Conversation:
        """L12; what the emperor lets you do may change the queue, too."""
        yield self.emperor_scoring(scoring)
        self.side.queue.stale = True
        if self.side.ball is not None:
            yield from self.side.ball.score(scoring)
        yield from self.side.entrance.emperor_scored()

    def emperor_scoring(self, scoring: int) -> Tell:
        """L12."""
        player = self.player
        position = player.emperor
        vp = self.book.track_vp[position]
        player.points[EMPEROR] += vp
        player.emperor = max(0, position - self.book.steps_back[scoring])
        tell_emperor_scored(self.host.tale, AUTOMATON, position, vp, position - player.emperor)
        return Tell(
            f"Emperor scoring: {self.host.told()}; no reward and no penalty for {self.host.him}, "
            f"whose marker stands at {player.emperor} now. Score yours with your reward or penalty.",
            "emperor",
            {"emperor": player.emperor},
        )

    def final_scoring(self) -> Conversation:
        """L13, L14."""
        yield from self.side.staff.score(sum(self.side.ball.placed) if self.side.ball is not None else 0)
        for floor in range(FLOORS):
            rooms = (self.player.occupied & FLOOR_MASKS[floor]).bit_count()
            self.player.points[ROOMS] += rooms * (floor + 1)
        yield Tell(self.breakdown(), "final")
        score = yield Question(
            "How many VP do you have? - if you do not want to say:",
            read_score,
            numbers("score", ["vp"], (-LARGEST_SCORE, LARGEST_SCORE), ours=[NOTHING]),
        )
        if score is not None:
            won = score > total(self.player)
            about: About = {"you": score, "won": int(won)}
            yield Tell("You win!" if won else f"{self.name} wins.", "won", about)

    def status(self) -> str:
        """Where the automaton stands."""
        rooms = " ".join(space_name(space) for space in spaces_in(self.player.occupied)) or "none"
        countdown = ", ".join(
            f"{letter} {COUNTDOWN_NAMES[far]}"
            for letter, far in zip("ABC", self.side.countdown, strict=True)
        )
        staff = ", ".join(self.book.staff_name[card] for card in self.player.played) or "none"
        told = [
            f"{total(self.player)} VP",
            f"emperor {self.player.emperor}",
            f"rooms {rooms}",
            f"objectives {countdown}",
            f"staff {staff}",
        ]
        if self.side.ball is not None:
            told.append(self.side.ball.status())
        return f"{self.name}: {', '.join([*told, *self.side.entrance.status()])}."

    def picture(self) -> str:
        """Its board."""
        return picture(self.player.board, self.player.occupied, self.player.vacant)

    def breakdown(self) -> str:
        """The final score by source."""
        parts = [
            f"{name} {vp}"
            for name, vp in zip(self.book.source_names, self.player.points, strict=True)
            if vp
        ]
        parts += [
            f"{self.book.staff_name[card]} {vp}"
            for card, vp in zip(self.player.played, self.player.earned, strict=True)
        ]
        return f"Final score of {self.name}: {total(self.player)} VP ({', '.join(parts) or 'nothing'})."

    def read_card(self, text: str) -> int:
        """An instruction card that was not drawn yet."""
        numbers = [card.number for card in self.cards]
        word = text.strip()
        if not word.isdecimal() or len(word) > 3 or int(word) not in numbers:
            raise BadInput(
                f"{self.name} has no card {word!r}; the numbers are {min(numbers)} to {max(numbers)}"
            )
        place = numbers.index(int(word))
        if place not in self.deck:
            raise BadInput(f"card {word} was drawn before; a drawn card does not come back")
        return place


def read_deck(text: str) -> str:
    words = {"": "companion", "c": "companion", "companion": "companion", "b": BOX, "box": BOX}
    if text.strip().lower() not in words:
        raise BadInput("press Enter if the companion draws, type b if you draw from the box")
    return words[text.strip().lower()]
