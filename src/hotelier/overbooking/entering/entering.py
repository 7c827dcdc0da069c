"""A game at a real table, told answer by answer: the hotels, decisions, and cards when they are seen.

The game is played anew from all answers, so the last one is undone by leaving it out, and a saved entry is
the list of answers. Nobody tells what is in a hand: cards are placed by their backs and named when they are
turned up. Until then some card with that back lies there, and everybody holds all cards not played yet. The
record is that of a game with decks from which everything that was seen could be drawn.
"""

from typing import Final, NamedTuple

from hotelier.core.chance import make_chance
from hotelier.core.content import pack_text
from hotelier.core.entering import Choices, asked_before, asks, options_for
from hotelier.core.errors import BadInput, BadRecord
from hotelier.core.game import Game, Json, Opening
from hotelier.overbooking.content.actions import DECLINE, PLACES
from hotelier.overbooking.content.book import book_of_pack, own_book
from hotelier.overbooking.content.components import (
    ALL_CARDS,
    ALL_SOLDIERS,
    DECK,
    DRAWN_EACH_ROUND,
    FIRST_HAND,
    PLAYED_EACH_ROUND,
    QUEUE,
    ROUNDS,
    cards_in,
    house_of,
    is_large,
    same_back,
)
from hotelier.overbooking.entering.decks import Dealing
from hotelier.overbooking.entering.told import MOST_PLAYED, Told
from hotelier.overbooking.game import INFO, Overbooking
from hotelier.overbooking.rules import placing
from hotelier.overbooking.rules.knowledge import is_open
from hotelier.overbooking.rules.rounds import run_checking, run_placing, set_up, take_step, to_move
from hotelier.overbooking.rules.state import CHECKING, OVER, PLACING, State
from hotelier.overbooking.shown.described import described
from hotelier.overbooking.shown.script import read_script
from hotelier.overbooking.shown.view import card_name, view_of

SKIP: Final = "skip"
Where = tuple[int, int, int, int, int]


class Placed(NamedTuple):
    """A card that was placed: its place among all, what may lie there, and whether its face was seen."""

    place: int
    round: int
    line: int
    back: int
    allowed: int
    face_up: bool


class Entering:
    """A game as far as it has been told."""

    def __init__(self, seats: int, options: Json, content: Json | None, answers: list[Json]) -> None:
        self.seats = seats
        self.options = options_for(INFO, seats, options)
        self.content = content
        self.book = own_book() if content is None else book_of_pack(pack_text(content))
        self.told = Told(self.book, answers)
        self.placed: list[Placed] = []
        self.dealings = [Dealing() for __ in range(seats)]
        self.made: list[tuple[str, Where]] = []
        """Decisions, each with the moment at which it was made."""
        self.state: State | None = None
        self.legal: list[int] = []
        if self.told.start is not None and self.told.columns:
            self.state = self._begin()
            self._play(self.state)

    def _begin(self) -> State:
        given = read_script(self.book, self._script(), self.seats)
        memory = self.options["memory"] is True
        state = set_up(self.book, make_chance(0, given, False), self.seats, memory, None)
        for player in state.players:
            player.hand = ALL_CARDS
            player.deck = []
        return state

    def _script(self) -> Json:
        return {"start": self.told.start, "hotels": self.told.columns}

    def _play(self, state: State) -> None:
        self._run_on(state)
        for number, told in enumerate(self.told.decisions, 1):
            if state.phase == OVER:
                raise BadRecord(f"action {number}, {told!r}, comes after the end of the game")
            if state.phase == PLACING:
                self._place(state, told, number)
            else:
                self._use(state, told, number)
            self._run_on(state)

    def _run_on(self, state: State) -> None:
        """Do all that is forced whatever is in the hands."""
        self.legal = []
        while state.phase != OVER and not self.legal:
            if state.phase == CHECKING:
                self.legal = run_checking(state)
            elif state.placements == PLAYED_EACH_ROUND * state.seats:
                self.legal = run_placing(state)
            else:
                self.legal = placing.choices(state, state.placing_seat())
                if not self.legal:
                    placing.skip(state, state.placing_seat())

    # Decisions

    def _use(self, state: State, told: str, number: int) -> None:
        action = self.book.actions.parse(told)
        if action not in self.legal:
            raise self._illegal(told, number)
        self.made.append((told, where(state)))
        take_step(state, action)

    def _place(self, state: State, told: str, number: int) -> None:
        seat, now = state.placing_seat(), where(state)
        if told == SKIP:
            if not self.may_skip():
                raise self._illegal(told, number)
            self.dealings[seat].skip(placeable_anywhere(state), state.round)
            placing.skip(state, seat)
            return
        action = self.book.actions.parse(told)
        if action != DECLINE:
            action = self._standing(state, seat, action, told, number)
        elif action not in self.legal:
            raise self._illegal(told, number)
        self.made.append((self.book.actions.texts[action], now))
        take_step(state, action)

    def _standing(self, state: State, seat: int, action: int, told: str, number: int) -> int:
        """The same placement with the card that was turned up later, or with one that may lie there."""
        if action >= PLACES * DECK:
            raise self._illegal(told, number)
        line = self.book.actions.seconds[action]
        back = same_back(self.book.actions.arguments[action])
        place = self._next_place(seat)
        possible = self._possible(state, seat, back, line) if line < len(state.lines) else []
        if not possible:
            raise self._illegal(told, number)
        named = self.told.cards.get(place)
        if named is not None and named not in possible:
            raise BadInput(f"cards: {card_name(self.book, named)!r} cannot lie in place {place}")
        card = possible[0] if named is None else named
        allowed = self.book.hotels[state.hotels[line // 2]].allowed if line % 2 == QUEUE else ALL_CARDS
        face_up = is_open(state, line, len(state.lines[line]))
        self.placed.append(Placed(place, state.round, line, back, allowed, face_up))
        self.dealings[seat].play(card, state.round)
        return line * DECK + card

    def _possible(self, state: State, seat: int, back: int, line: int) -> list[int]:
        """The cards with a back that may be placed there. Soldiers come first: they stand for a card that
        nobody has seen, because other places may not take them."""
        named = self.told.of(seat, without=self._next_place(seat))
        hand = state.players[seat].hand & back
        cards = [card for card in cards_in(placing.placeable(state, hand, line)) if card not in named]
        return sorted(cards, key=lambda card: not ALL_SOLDIERS >> card & 1)

    def _next_place(self, seat: int) -> int:
        played = sum(1 for each in self.placed if each.place // MOST_PLAYED == seat)
        return MOST_PLAYED * seat + played

    def _illegal(self, told: str, number: int) -> BadRecord:
        legal = ", ".join(deed["notation"] for deed in self.deeds())
        return BadRecord(f"action {number}, {told!r}, is not legal there; legal are: {legal}")

    # What is asked

    def question(self) -> Json | None:
        """What has come out at the table and was not told yet."""
        told = self.told
        if told.start is None:
            return asks("start", [0], [[*range(self.seats)]])
        if self.state is None:
            return self._hotels()
        turned = self._turned_up(self.state)
        if turned:
            return self._cards(turned)
        laid = sum(1 for name, __ in self.state.chance.results if name == "hotels")
        return self._hotels() if laid > len(told.columns) else None

    def _hotels(self) -> Json:
        """The hotels of round 1 or 3, from the top (OS1, ON1)."""
        names = self.book.hotel_names
        used = {names.index(name) // 2 for column in self.told.columns for name in column}
        rest = [name for side, name in enumerate(names) if side // 2 not in used]
        return asks("hotels", [*range(self.seats)], [[*rest]] * self.seats, len(self.told.columns))

    def _turned_up(self, state: State) -> list[Placed]:
        """The cards that were turned up first among those that nobody has named: all of one hotel."""
        seen = [each for each in self.placed if self._was_seen(state, each)]
        first = min(seen, key=order_of_turning, default=None)
        if first is None:
            return []
        moment = order_of_turning(first)
        return sorted(
            (each for each in seen if order_of_turning(each) == moment), key=lambda each: -(each.line % 2)
        )

    def _was_seen(self, state: State, card: Placed) -> bool:
        if card.place in self.told.cards:
            return False
        checked = state.checked if state.phase == CHECKING else -1
        return card.face_up or card.round < state.round or card.line // 2 <= checked

    def _cards(self, turned: list[Placed]) -> Json:
        choices: Choices = []
        for card in turned:
            named = self.told.of(card.place // MOST_PLAYED, without=card.place)
            possible = [each for each in cards_in(card.back & card.allowed) if each not in named]
            choices.append([card_name(self.book, each) for each in possible])
        asked = asks("cards", [card.place for card in turned], choices)
        return asked | {"slots": [self._slot(card) for card in turned]}

    def _slot(self, card: Placed) -> Json:
        some = cards_in(card.back)[0]
        return {
            "hotel": card.line // 2 + 1,
            "to": "queue" if card.line % 2 == QUEUE else "door",
            "seat": card.place // MOST_PLAYED,
            "house": self.book.houses[house_of(some)],
            "large": is_large(some),
        }

    def may_skip(self) -> bool:
        """OP6: whether a hand is possible of which no card can be placed."""
        state = self.state
        return state is not None and state.phase == PLACING and placeable_anywhere(state) != ALL_CARDS

    def backs(self) -> list[int]:
        """For each back in the hand of the seat to move one card that was not turned up."""
        state = self.state
        assert state is not None
        seat = to_move(state)
        if seat is None:
            return []
        named = self.told.of(seat, without=-1)
        found: dict[int, int] = {}
        for card in cards_in(state.players[seat].hand):
            if card not in named:
                found.setdefault(same_back(card), card)
        return [*found.values()]

    def deeds(self) -> list[Json]:
        """What the seat to move can do; cards are placed by their backs, which one card of each shows."""
        state = self.state
        assert state is not None
        if state.phase == PLACING:
            seat = state.placing_seat()
            actions = [
                line * DECK + card
                for line in range(len(state.lines))
                for card in self.backs()
                if self._possible(state, seat, same_back(card), line)
            ]
            actions += [DECLINE] * (DECLINE in self.legal)
        else:
            actions = self.legal
        texts, data = self.book.actions.texts, self.book.actions.data
        return [described(state, each, {"notation": texts[each], **data[each]}) for each in actions]

    # What is shown

    def view(self) -> Json:
        """The table for whoever is to move, as everybody sees it, with the backs in the hand."""
        state = self.state
        assert state is not None
        view = view_of(state, self.options, None, [])
        view["seat"] = view["to_move"]
        view["legal"] = [deed["notation"] for deed in self.deeds()]
        drawn = FIRST_HAND + DRAWN_EACH_ROUND * min(state.round, ROUNDS - 1)
        for seat, player in enumerate(view["players"]):
            player["hand_size"] = drawn - (self._next_place(seat) - MOST_PLAYED * seat)
            player["deck"] = DECK - drawn
        if state.phase == PLACING:
            mover = view["players"][view["to_move"]]
            mover["known_hand"] = [card_name(self.book, card) for card in self.backs()]
        return view

    def real(self) -> Game:
        """The game with decks that fit; whoever has no choice there is not asked."""
        decks = [dealing.deck() for dealing in self.dealings]
        for seat, deck in enumerate(decks):
            if deck is None:
                raise BadInput(
                    f"seat {seat} has skipped a placement and must have held a card that could be placed"
                )
        script = {**self._script(), "decks": [self._names(deck) for deck in decks if deck is not None]}
        game = INFO.begin(Opening(self.seats, 0, self.options, script, self.content))
        assert isinstance(game, Overbooking)
        for told, moment in self.made:
            if where(game.state) == moment:
                game.apply(game.parse(told))
        return game

    def _names(self, cards: list[int]) -> list[str]:
        return [card_name(self.book, card) for card in cards]


def enter(seats: int, options: Json, content: Json | None, answers: list[Json]) -> Json:
    """How far a game has come by these answers, and what is asked next."""
    entering = Entering(seats, options, content, answers)
    question = entering.question()
    if question is not None:
        return asked_before(question, None)
    real = entering.real()
    return asked_before(None, entering.view()) | {
        "skip": entering.may_skip(),
        "legal": entering.deeds(),
        "record": real.record(),
        "outcome": None if real.outcome is None else real.outcome.to_json(),
    }


def where(state: State) -> Where:
    """How far a game has come."""
    return state.round, state.phase, state.placements, state.checked, state.door_place


def placeable_anywhere(state: State) -> int:
    """The cards that somebody can place."""
    cards = 0
    for line in range(len(state.lines)):
        cards |= placing.placeable(state, ALL_CARDS, line)
    return cards


def order_of_turning(card: Placed) -> tuple[int, int, int]:
    """Face-up cards are seen at once, others hotel by hotel."""
    return card.round, 0 if card.face_up else 1, 0 if card.face_up else card.line // 2
