"""What is noticed in a game of Grand Austria Hotel.

The game does by itself what is forced, so the observer compares the table before and after a decision
instead of trusting the action alone. Cards are told by their printed numbers, lists are by side.
"""

from hotelier.arena.observers.modules import module_facts
from hotelier.austria.components import EMPEROR_LIMIT, NONE, OBJECTIVES
from hotelier.austria.emperor import REWARD_FROM
from hotelier.austria.final_scoring import scores
from hotelier.austria.game import Austria
from hotelier.austria.rounds import SCORING_AFTER
from hotelier.austria.solo.events import (
    CARD,
    CELEBRITY,
    CLAIM,
    COLOURED_DIE,
    DANCING_GUEST,
    DIE,
    GUEST,
    STEPS,
    Event,
)
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.state import EMPEROR_SCORING, OVER, SETUP, Player, State
from hotelier.core.game import Game, Json


class Observer:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Austria)
        self.game = game
        state = game.state
        sides = range(state.seats)
        self.start = state.start
        self.hands: list[list[int]] = []
        self.staff: list[list[int]] = [[] for _ in sides]
        self.guests: list[list[int]] = [[] for _ in sides]
        self.claims: list[list[Json]] = [[] for _ in sides]
        self.dice: list[list[list[int]]] = [[] for _ in sides]
        self.passes = [0 for _ in sides]
        self.celebrities: list[list[str]] = [[] for _ in sides]
        self.keys = [0 for _ in sides]
        self.emperor: list[Json] = []
        self.points: list[list[int]] = []
        self.earlier = Table(state)
        self.notice_hands(state)

    def before(self, seat: int, action: int) -> None:
        self.earlier = Table(self.game.state)

    def after(self, seat: int, action: int) -> None:
        state = self.game.state
        earlier = self.earlier
        self.notice_hands(state)
        for side, player in enumerate(state.players):
            self.notice_cards(side, player, earlier)
        self.notice_die(seat, action, state)
        self.notice_choice(seat, self.game.describe(action))
        events = events_of(state)[earlier.events :]
        if events:
            self.notice_automaton(state, events)
        if state.round != earlier.round or state.phase == OVER:
            self.points += [scores(state)] if earlier.round else []
        if earlier.round in SCORING_AFTER and len(self.emperor) == SCORING_AFTER[earlier.round]:
            self.notice_emperor(state, events)

    def notice_choice(self, seat: int, chosen: Json) -> None:
        """What the action says by itself."""
        if chosen["kind"] == "pass":
            self.passes[seat] += 1
        elif chosen["kind"] == "celebrity":
            self.celebrities[seat].append(chosen["celebrity"])
        elif chosen["kind"] == "key":
            self.keys[seat] += 1

    def notice_hands(self, state: State) -> None:
        """The hands with which the game proper begins."""
        if not self.hands and state.phase != SETUP:
            numbers = self.game.book.staff_number
            self.hands = [
                [number for card, number in enumerate(numbers) if player.hand >> card & 1]
                for player in state.players[: self.game.seats]
            ]

    def notice_cards(self, side: int, player: Player, earlier: "Table") -> None:
        """Staff that came into play, guests that left the café for their rooms, objectives."""
        book = self.game.book
        for card in player.played:
            if not earlier.staff[side] >> card & 1:
                self.staff[side].append(book.staff_number[card])
        for guest in earlier.tables[side]:
            if guest != NONE and guest not in player.tables:
                self.guests[side].append(book.guest_number[guest])
        new = player.markers & ~earlier.markers[side]
        for place in range(OBJECTIVES):
            if new >> place & 1 and side < self.game.seats:
                self.notice_claim(side, place, earlier.round)

    def notice_claim(self, side: int, place: int, round: int) -> None:
        name = self.game.book.objective_rows[self.game.state.objectives[place]]["id"]
        self.claims[side].append({"objective": name, "round": round})

    def notice_die(self, seat: int, action: int, state: State) -> None:
        """A die taken: round, value, strength without staff."""
        earlier = self.earlier
        if state.round != earlier.round or state.players[seat].covered != earlier.covered[seat] + 1:
            return
        value = next((value for value in range(1, 7) if state.dice[value] < earlier.dice[value]), None)
        if value is not None:  # the key covers a number like a die
            chosen = self.game.describe(action)
            boost = chosen["kind"] in ("die", "coloured_die") and chosen["boost"]
            self.dice[seat].append([state.round, value, earlier.dice[value] + boost])

    def notice_automaton(self, state: State, events: list[Event]) -> None:
        """What an automaton did between two decisions; its card says in which round."""
        assert state.automaton is not None
        side = state.automaton.seat
        round = 0
        for event in events:
            if event[0] == CARD:
                round = event[2]
            elif event[0] in (GUEST, DANCING_GUEST):
                self.guests[side].append(self.game.book.guest_number[event[1]])
            elif event[0] == CELEBRITY:
                self.celebrities[side].append(self.game.book.celebrities[event[1]].id)
            elif event[0] in (DIE, COLOURED_DIE):
                self.dice[side].append([round, event[1], event[2]])
            elif event[0] == CLAIM:
                self.notice_claim(side, event[1], round)

    def notice_emperor(self, state: State, events: list[Event]) -> None:
        """An emperor scoring: where everybody stood before it, and what came of it."""
        earlier = self.earlier
        if state.round == earlier.round and state.phase not in (EMPEROR_SCORING, OVER):
            return
        scoring = len(self.emperor)
        positions = earlier.emperor.copy()
        if state.automaton is not None:
            side = state.automaton.seat
            positions[side] = min(EMPEROR_LIMIT, positions[side] + steps_in(events, earlier.round))
        book = self.game.book
        self.emperor.append(
            {
                "tile": book.tile_rows[state.tiles[scoring]]["id"],
                "positions": positions,
                "results": [
                    result_at(position - book.steps_back[scoring])
                    for position in positions[: self.game.seats]
                ],
            }
        )

    def facts(self) -> Json:
        state = self.game.state
        book = self.game.book
        return {
            "start": self.start,
            "boards": [player.board.name for player in state.players],
            "objectives": [book.objective_rows[objective]["id"] for objective in state.objectives],
            "tiles": [book.tile_rows[tile]["id"] for tile in state.tiles],
            "hands": self.hands,
            "staff": self.staff,
            "guests": self.guests,
            "claims": self.claims,
            "dice": self.dice,
            "passes": self.passes,
            "emperor": self.emperor,
            "points": self.points,
            **module_facts(self.game, self.celebrities, self.keys),
        }


class Table:
    """What the observer remembers of the table before a decision."""

    __slots__ = ("covered", "dice", "emperor", "events", "markers", "round", "staff", "tables")

    def __init__(self, state: State) -> None:
        players = state.players
        self.round = state.round
        self.dice = state.dice.copy()
        self.covered = [player.covered for player in players]
        self.staff = [player.staff for player in players]
        self.tables = [player.tables.copy() for player in players]
        self.markers = [player.markers for player in players]
        self.emperor = [player.emperor for player in players]
        self.events = len(events_of(state))


def events_of(state: State) -> list[Event]:
    return state.automaton.events if isinstance(state.automaton, Leopold) else []


def steps_in(events: list[Event], wanted: int) -> int:
    """The steps of an automaton on the emperor track in a round; it may have begun the next one since."""
    steps = 0
    round = 0
    for event in events:
        if event[0] == CARD:
            round = event[2]
        elif event[0] == STEPS and round == wanted:
            steps += event[1]
    return steps


def result_at(position: int) -> str:
    """M2: what a player gets after stepping back to this position."""
    return "reward" if position >= REWARD_FROM else "nothing" if position > 0 else "penalty"
