"""What a seat sees of the ballrooms, and what is asked about them."""

from hotelier.austria.content.components import HALLS, NONE
from hotelier.austria.modules.ballrooms.frames import INVITE, RECALL
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.places import BALCONY, ROW_NAMES, ROWS
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.rules.state import Frame, State
from hotelier.core.game import Json


def ball_view(state: State) -> Json:
    """All of it lies open."""
    ball = ball_of(state)
    printed = ball_page(state.book).printed
    seats = range(state.seats)
    section = {
        "halls": [
            {
                "id": printed.ids[ball.halls[hall]],
                "scored": hall < ball.scored,
                "spaces": state.seats + printed.spaces_beyond_seats,
                "rows": {
                    name: [ball.placed[seat][place] for seat in seats] for name, place in _places(hall)
                },
            }
            for hall in range(HALLS)
        ],
        "costs": dict(zip(ROW_NAMES, printed.row_costs, strict=True)),
        "rehearsals_left": [room + 1 for room in ball.rehearsals],
        "players": [
            {
                "dancers": ball.supply[seat],
                "sent": ball.sent[seat],
                "rehearsal": ball.rehearsal[seat] + 1 if ball.rehearsal[seat] != NONE else None,
            }
            for seat in seats
        ],
    }
    return {"ball": section}


def _places(hall: int) -> list[tuple[str, int]]:
    """The rows of a ballroom by name, with their places."""
    places = [(name, hall * ROWS + row) for row, name in enumerate(ROW_NAMES)]
    return [*places, ("balcony", BALCONY)] if hall == HALLS - 1 else places


def ball_question(state: State, frame: Frame) -> Json:
    """What belongs to a question about dancers."""
    kind, _, number, _, _ = frame
    if kind == INVITE:
        return {"kind": "invite", "staff": state.book.staff_number[number]}
    if kind == RECALL:
        return {"kind": "recall", "hall": number + 1}
    return {"kind": "rehearse"}
