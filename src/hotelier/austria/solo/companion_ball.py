"""L20-L23: Elisabeth's dancers at a real table."""

from hotelier.austria.causes import BY_HALL
from hotelier.austria.components import BALCONY, BALLROOMS, HALLS, PLACES, ROWS, hall_of
from hotelier.austria.solo.choosing import place_for
from hotelier.austria.solo.conversation import (
    AUTOMATON,
    Asking,
    Conversation,
    Host,
    Question,
    Tell,
    read_numbers,
    split_list,
)
from hotelier.austria.solo.conversation import find as find_named
from hotelier.austria.waltz.ball_book import RANKS, ROW_RANKS
from hotelier.austria.waltz.ball_scoring import NO_DANCER, hall_points
from hotelier.core.errors import BadInput

HOTELS = 2


class BallSide:
    """The ballrooms, and who of hers dances there; yours are asked for where they matter."""

    def __init__(self, host: Host) -> None:
        assert host.book.ball is not None
        self.host = host
        self.book = host.book.ball
        self.halls: list[int] = []
        self.scored = 0
        self.supply = self.book.dancers
        self.placed = [0] * PLACES

    def lay_out(self) -> Conversation:
        self.halls = yield Question(
            "Which three ballrooms stand there, from left to right? Names, separated by commas:",
            self.read_halls,
        )

    def follow(self, arrows: int) -> Conversation:
        """L22: the icon of a dancer."""
        if self.supply:
            self.host.tale.automaton_sends_dancer(AUTOMATON, arrows)
            yield from self.send(arrows)
        else:
            self.host.tale.automaton_finds_no_dancer(AUTOMATON)
            yield Tell(f"{self.host.told()}.")

    def send(self, arrows: int) -> Conversation:
        """L21."""
        place = yield from self.place_for(arrows)
        self.supply -= 1
        self.placed[place] += 1
        self.host.tale.dancer_sent(AUTOMATON, self.halls[hall_of(place)], place)
        yield Tell(f"{self.host.told()}.")

    def place_for(self, arrows: int) -> Asking:
        """The place of the next dancer, asking for yours in one ballroom after the other."""
        dancers = [0] * PLACES
        for hall in range(min(self.scored + arrows - 1, HALLS - 1), HALLS):
            yours = yield from self.ask_dancers(hall, "")
            for row in range(ROWS):
                dancers[hall * ROWS + row] = yours[row] + self.placed[hall * ROWS + row]
            place = place_for(dancers, self.scored, self.spaces, arrows)
            if hall_of(place) == hall:
                return place
        return BALCONY

    @property
    def spaces(self) -> int:
        return HOTELS + self.book.spaces_beyond_seats

    def ask_dancers(self, hall: int, besides: str) -> Asking:
        name = self.book.names[self.halls[hall]]
        return (
            yield Question(
                f"How many of your dancers stand in {name}: bottom, middle, top row{besides}? "
                "Three numbers:",
                lambda text: read_numbers(text, ROWS, self.book.dancers),
            )
        )

    def score(self, hall: int) -> Conversation:
        """L23: she scores as a player; yours matter where ranks are compared."""
        scoring = self.book.scorings[self.halls[hall]]
        hers: list[int] = self.placed[hall * ROWS : hall * ROWS + ROWS]
        balcony = hall == HALLS - 1
        if balcony:
            hers[ROWS - 1] += self.placed[BALCONY]
        yours = [0] * ROWS
        if sum(hers) and scoring.kind in (RANKS, ROW_RANKS):
            yours = yield from self.ask_dancers(hall, " with the balcony" if balcony else "")
        vp = hall_points(scoring, [yours, hers])[1] if sum(hers) else NO_DANCER
        self.host.player.points[BALLROOMS] += vp
        self.scored = hall + 1
        self.host.tale.points_scored(AUTOMATON, vp, BALLROOMS, BY_HALL - self.halls[hall])
        yield Tell(f"{self.host.told()}.")

    def status(self) -> str:
        return f"dancers {sum(self.placed)} sent, {self.supply} left"

    def read_halls(self, text: str) -> list[int]:
        numbers = list(range(1, len(self.book.names) + 1))
        halls = [find_named(part, numbers, self.book.names, "ballroom") for part in split_list(text)]
        if len(halls) != HALLS or len(set(halls)) != HALLS:
            raise BadInput(f"give three different ballrooms of {', '.join(self.book.names)}")
        return halls
