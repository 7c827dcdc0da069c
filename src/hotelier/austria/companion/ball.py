"""L20-L23: Elisabeth's dancers at a real table."""

from hotelier.austria.companion.asked import NOTHING, About, choice, numbers, some
from hotelier.austria.companion.conversation import (
    AUTOMATON,
    Asking,
    Conversation,
    Host,
    Question,
    Tell,
    find,
    read_numbers,
    split_list,
)
from hotelier.austria.content.components import BALLROOMS, HALLS, NONE
from hotelier.austria.modules.ballrooms.causes import BY_HALL
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.places import BALCONY, PLACES, ROW_NAMES, ROWS, hall_of, row_name
from hotelier.austria.modules.ballrooms.printed import RANKS, ROW_RANKS
from hotelier.austria.modules.ballrooms.scoring import NO_DANCER, hall_points
from hotelier.austria.modules.ballrooms.tale import tell_dancer_sent
from hotelier.austria.rules.tale.rewards import tell_points_scored
from hotelier.austria.solo.tale import tell_automaton_finds_no_dancer, tell_automaton_sends_dancer
from hotelier.core.errors import BadInput

ROWS_TYPED = (*(name[0] for name in ROW_NAMES), NOTHING)


class BallSide:
    """The ballrooms, and who of hers dances there; yours are asked for where they matter."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.book = ball_page(host.book).printed
        self.halls: list[int] = []
        self.scored = 0
        self.supply = self.book.dancers
        self.placed = [0] * PLACES

    def lay_out(self) -> Conversation:
        self.halls = yield Question(
            "Which three ballrooms stand there, from left to right? Names, separated by commas:",
            self.read_halls,
            some("ballrooms", "ballroom", self.book.ids, (HALLS, HALLS), typed=self.book.names),
        )

    def follow(self, arrows: int) -> Conversation:
        """L22: the icon of a dancer."""
        if self.supply:
            tell_automaton_sends_dancer(self.host.tale, AUTOMATON, arrows)
            yield Tell(f"{self.host.told()}: the card shows it.")
            yield from self.send(arrows)
        else:
            tell_automaton_finds_no_dancer(self.host.tale, AUTOMATON)
            yield Tell(f"{self.host.told()}.")

    def send(self, arrows: int) -> Conversation:
        """L21: the lowest row with a free space; a ballroom that is full leads to the following one."""
        first = min(self.scored + arrows - 1, HALLS - 1)
        place = yield from self.place_for(first)
        why = ["it is the last one to be scored"] if self.scored + arrows > HALLS else []
        why += [f"{self.name_of(hall)} is full" for hall in range(first, hall_of(place))]
        why.append(
            "all its rows are full" if place == BALCONY else "the lowest row with a free space there"
        )
        self.supply -= 1
        self.placed[place] += 1
        tell_dancer_sent(self.host.tale, AUTOMATON, self.halls[hall_of(place)], row_name(place))
        yield Tell(f"{self.host.told()}: {'; '.join(why)}.")

    def place_for(self, first: int) -> Asking:
        """The place of the next dancer, looking into one ballroom after the other."""
        for hall in range(first, HALLS):
            row = yield Question(
                f"Which is the lowest row of {self.name_of(hall)} with a free space? "
                f"b (bottom), m (middle), t (top), {NOTHING} if all are full:",
                read_row,
                choice("row", ROWS_TYPED, {"ballroom": self.book.ids[self.halls[hall]]}),
            )
            if row != NONE:
                return hall * ROWS + row
        return BALCONY

    def name_of(self, hall: int) -> str:
        return self.book.names[self.halls[hall]]

    def score(self, hall: int) -> Conversation:
        """L23: she scores as a player; yours matter where ranks are compared."""
        scoring = self.book.scorings[self.halls[hall]]
        hers: list[int] = self.placed[hall * ROWS : hall * ROWS + ROWS]
        balcony = hall == HALLS - 1
        if balcony:
            hers[ROWS - 1] += self.placed[BALCONY]
        yours = [0] * ROWS
        if sum(hers) and scoring.kind in (RANKS, ROW_RANKS):
            besides = ", the balcony as the top row" if balcony else ""
            yours = yield from self.ask_dancers(hall, besides, scoring.kind == ROW_RANKS)
        vp = hall_points(scoring, [yours, hers])[1] if sum(hers) else NO_DANCER
        self.host.player.points[BALLROOMS] += vp
        self.scored = hall + 1
        tell_points_scored(self.host.tale, AUTOMATON, vp, BALLROOMS, BY_HALL - self.halls[hall])
        meaning = (
            self.book.rows[self.halls[hall]]["meaning"] if sum(hers) else "no dancer of hers stands there"
        )
        yield Tell(f"{self.host.told()} ({meaning}).")

    def ask_dancers(self, hall: int, besides: str, rows: bool) -> Asking:
        """Yours in a ballroom: row by row, or only how many where rows do not matter."""
        name = self.name_of(hall)
        if not rows:
            count = yield Question(
                f"How many of your dancers stand in {name}{' with the balcony' if besides else ''}?",
                lambda text: read_numbers(text, 1, self.book.dancers),
                numbers("dancers", ["all"], (0, self.book.dancers), about=self.about(hall, besides)),
            )
            return [*count, 0, 0]
        return (
            yield Question(
                f"How many of your dancers stand in {name}: bottom, middle, top row{besides}? "
                "Three numbers:",
                lambda text: read_numbers(text, ROWS, self.book.dancers),
                numbers(
                    "dancers", list(ROW_NAMES), (0, self.book.dancers), about=self.about(hall, besides)
                ),
            )
        )

    def about(self, hall: int, besides: str) -> About:
        return {"ballroom": self.book.ids[self.halls[hall]], "balcony": int(bool(besides))}

    def status(self) -> str:
        return f"dancers {sum(self.placed)} sent, {self.supply} left"

    def read_halls(self, text: str) -> list[int]:
        halls = [find(part, [], self.book.names, "ballroom") for part in split_list(text)]
        if len(halls) != HALLS or len(set(halls)) != HALLS:
            raise BadInput(f"give three different ballrooms of {', '.join(self.book.names)}")
        return halls


def read_row(text: str) -> int:
    """A row by its name or first letter, NONE if all are full."""
    word = text.strip().lower()
    if word == NOTHING:
        return NONE
    for row, name in enumerate(ROW_NAMES):
        if word and name.startswith(word):
            return row
    raise BadInput(f"give b, m or t, or {NOTHING} if all rows are full")
