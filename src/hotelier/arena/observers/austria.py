"""What is noticed in a game of Grand Austria Hotel, from what is told of it.

Cards are told by their printed numbers, lists are by side.
"""

from collections.abc import Callable

from hotelier.arena.observers.modules import Modules
from hotelier.austria.game import Austria
from hotelier.core.game import Game, Json


class Observer:
    """Watches one game."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Austria)
        self.people = game.seats
        sides = range(game.seats + len(game.automata))
        self.modules = Modules(len(sides), alone=game.seats == 1, key=4 in game.book.modules)
        self.layout: Json = {}
        self.boards: list[str | None] = [None for _ in sides]
        self.hands: list[set[int]] = [set() for _ in sides]
        self.first_hands: list[list[int]] = []
        self.staff: list[list[int]] = [[] for _ in sides]
        self.guests: list[list[int]] = [[] for _ in sides]
        self.claims: list[list[Json]] = [[] for _ in sides]
        self.dice: list[list[list[int]]] = [[] for _ in sides]
        self.passes = [0 for _ in sides]
        self.emperor: list[Json] = []
        self.points: list[list[int]] = []
        self.vp = [0 for _ in sides]
        self.round = 0
        self.decision = 0
        self.round_is_over = False

    def take(self, event: Json) -> None:
        if event["decision"] != self.decision:
            self.close_round()
            self.decision = event["decision"]
        if "vp" in event:
            self.vp[event["seat"]] += event["vp"]
        notice = NOTICED.get(event["kind"])
        if notice is not None:
            notice(self, event)
        self.modules.take(event)

    def close_round(self) -> None:
        """The points after a round, with all that its last decision led to."""
        if self.round_is_over:
            self.points.append(self.vp.copy())
            self.round_is_over = False

    def notice_layout(self, event: Json) -> None:
        self.layout = event

    def notice_board(self, event: Json) -> None:
        self.boards[event["seat"]] = event["board"]

    def notice_round(self, event: Json) -> None:
        self.round = event["round"]
        if self.round == 1:
            self.first_hands = [sorted(hand) for hand in self.hands[: self.people]]
        self.round_is_over = self.round > 1

    def notice_end(self, event: Json) -> None:
        self.round_is_over = True

    def notice_hand(self, event: Json) -> None:
        if event.get("to_hand", True):
            self.hands[event["seat"]] |= set(event["cards"])

    def notice_kept(self, event: Json) -> None:
        self.hands[event["seat"]].add(event["staff"])

    def notice_put_under(self, event: Json) -> None:
        self.hands[event["seat"]].discard(event["staff"])

    def notice_staff(self, event: Json) -> None:
        if event["staff"] is not None:
            self.staff[event["seat"]].append(event["staff"])
            self.hands[event["seat"]].discard(event["staff"])

    def notice_guest(self, event: Json) -> None:
        self.guests[event["seat"]].append(event["guest"])

    def notice_claim(self, event: Json) -> None:
        objective = self.layout["objectives"]["ABC".index(event["objective"])]
        self.claims[event["seat"]].append({"objective": objective, "round": self.round})

    def notice_die(self, event: Json) -> None:
        """A die taken: round, value, strength without staff."""
        strength = event["dice"] + event.get("boost", False)
        self.dice[event["seat"]].append([self.round, event["value"], strength])

    def notice_pass(self, event: Json) -> None:
        self.passes[event["seat"]] += 1

    def notice_visit(self, event: Json) -> None:
        self.emperor.append(
            {"tile": event["tile"], "positions": [0] * len(self.vp), "results": [None] * self.people}
        )

    def notice_position(self, event: Json) -> None:
        self.emperor[-1]["positions"][event["seat"]] = event["position"]

    def notice_verdict(self, event: Json) -> None:
        self.emperor[-1]["results"][event["seat"]] = event["verdict"]

    def facts(self) -> Json:
        self.close_round()
        return {
            "start": self.layout["start"],
            "boards": self.boards,
            "objectives": self.layout["objectives"],
            "tiles": self.layout["tiles"],
            "hands": self.first_hands,
            "staff": self.staff,
            "guests": self.guests,
            "claims": self.claims,
            "dice": self.dice,
            "passes": self.passes,
            "emperor": self.emperor,
            "points": self.points,
            **self.modules.facts(),
        }


NOTICED: dict[str, Callable[[Observer, Json], None]] = {
    "set_up": Observer.notice_layout,
    "seated": Observer.notice_board,
    "board_chosen": Observer.notice_board,
    "round_begins": Observer.notice_round,
    "game_over": Observer.notice_end,
    "hand_dealt": Observer.notice_hand,
    "staff_drawn": Observer.notice_hand,
    "staff_kept": Observer.notice_kept,
    "staff_put_under": Observer.notice_put_under,
    "staff_played": Observer.notice_staff,
    "automaton_turns_up_staff": Observer.notice_staff,
    "moved_in": Observer.notice_guest,
    "went_dancing": Observer.notice_guest,
    "automaton_takes_guest": Observer.notice_guest,
    "automaton_sends_guest": Observer.notice_guest,
    "automaton_checks_in": Observer.notice_guest,
    "objective_claimed": Observer.notice_claim,
    "die_taken": Observer.notice_die,
    "automaton_takes_die": Observer.notice_die,
    "passed": Observer.notice_pass,
    "emperor_comes": Observer.notice_visit,
    "emperor_scored": Observer.notice_position,
    "emperor_judges": Observer.notice_verdict,
}
"""What is noticed of which event."""
