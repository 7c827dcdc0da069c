"""What module 6 does at which moment: who lets a guest leave learns a note, and two notes are a concert."""

from hotelier.austria.content.components import GUESTS
from hotelier.austria.rules.causes import AT_END
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.state import Frame, Part, State
from hotelier.core.game import Json
from tests.austria.modules.sixth.piano import NUMBER, action_kinds
from tests.austria.modules.sixth.piano.causes import CAUSES
from tests.austria.modules.sixth.piano.frames import APPLAUSE, applause_frame
from tests.austria.modules.sixth.piano.printed import values_of
from tests.austria.modules.sixth.piano.state import Piano, piano_of
from tests.austria.modules.sixth.piano.steps import Applause
from tests.austria.modules.sixth.piano.tale import tell_concert_given
from tests.austria.modules.sixth.piano.view import piano_view


class Pianos(Module):
    """Notes and concerts; a note that nobody hears is a point in the end."""

    def __init__(self) -> None:
        super().__init__(NUMBER, 7, {APPLAUSE: Applause()}, {}, CAUSES)

    def lay_out(self, state: State) -> Part | None:
        return Piano([0] * state.seats)

    def guest_left(self, state: State, seat: int, guest: int) -> None:
        piano_of(state).notes[seat] += 1

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        _, seat, _, _, _ = frame
        if piano_of(state).notes[seat] >= values_of(state.book)["notes"]:
            out.append(state.book.first_action(NUMBER))

    def act(self, state: State, frame: Frame, action: int) -> bool:
        if state.book.actions.kinds[action] != action_kinds.CONCERT:
            return False
        _, seat, _, _, _ = frame
        notes = values_of(state.book)["notes"]
        if state.tale is not None:
            tell_concert_given(state.tale, seat, notes)
        piano_of(state).notes[seat] -= notes
        state.stack.append(applause_frame(seat))
        return True

    def score_hotel(self, state: State, seat: int) -> None:
        add_points(state, seat, GUESTS, piano_of(state).notes[seat], AT_END)

    def view(self, state: State) -> Json:
        return piano_view(state)

    def question(self, state: State, frame: Frame) -> Json:
        return {"kind": "applause"}

    def question_words(self, state: State, frame: Frame) -> str:
        return "Choose what the concert brings"

    def action_words(self, state: State, action: int) -> str:
        return "give a concert" if state.book.actions.kinds[action] == action_kinds.CONCERT else ""


MODULE = Pianos()
