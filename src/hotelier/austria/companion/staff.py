"""L9, L13: the staff of the automaton at a real table, turned up and scored."""

from hotelier.austria.companion.asked import NOTHING, some
from hotelier.austria.companion.conversation import (
    AUTOMATON,
    Conversation,
    Host,
    Question,
    Tell,
    find,
    is_nothing,
    split_list,
)
from hotelier.austria.content.cards import EndScore
from hotelier.austria.content.components import NONE
from hotelier.austria.rules.final_scoring import counted
from hotelier.austria.rules.tracks import credit
from hotelier.austria.solo.setup import PRIVATE_STAFF
from hotelier.austria.solo.tale import tell_automaton_turns_up_staff
from hotelier.core.errors import BadInput


class StaffSide:
    """The private deck: which of its cards lie face up."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.book = host.book
        self.player = host.player

    def turn_up(self) -> Conversation:
        """L9; of a deck that is used up nothing is asked."""
        host = self.host
        staff = NONE
        if len(self.player.played) < PRIVATE_STAFF:
            staff = yield Question(
                f"Turn up the top card of {host.his} staff deck. Which one is it? "
                f"Number or name, {NOTHING} if none is left:",
                self.read_private,
                some("turned_up", "staff", self.ends(self.player.played), (0, 1)),
            )
        tell_automaton_turns_up_staff(host.tale, AUTOMATON, staff)
        if staff == NONE:
            yield Tell(f"{host.told()}.")
            return
        self.player.staff |= 1 << staff
        self.player.played.append(staff)
        self.player.earned.append(0)
        meaning = self.book.staff_rows[staff]["meaning"]
        yield Tell(f"{host.told()}: the card shows it. It scores at the end: {meaning}.")

    def score(self, dancers: int) -> Conversation:
        """L13: Secretary copies the best of your end cards."""
        yours: list[int] = []
        if any(self.copies(card) for card in self.player.played):
            yours = yield Question(
                "Which end cards do you have in play? Numbers or names, separated by commas, "
                f"{NOTHING} for none:",
                self.read_yours,
                some("end_cards", "staff", self.ends(self.player.played), (0, len(self.book.staff_number))),
            )
        best = [self.end_vp(card, dancers) for card in yours if not self.copies(card)]
        for card in self.player.played:
            vp = max([0, *best]) if self.copies(card) else self.end_vp(card, dancers)
            credit(self.player, card, vp)

    def ends(self, without: list[int]) -> list[str]:
        """The numbers of the end cards but those."""
        return [
            str(number)
            for card, number in enumerate(self.book.staff_number)
            if self.book.end_staff >> card & 1 and card not in without
        ]

    def end_of(self, card: int) -> EndScore:
        end = self.book.end_score[card]
        assert end is not None
        return end

    def copies(self, card: int) -> bool:
        return self.end_of(card).per in ("copy", "copy_own_too")

    def end_vp(self, card: int, dancers: int) -> int:
        end = self.end_of(card)
        count = dancers if end.per == "dancers" else counted(self.player, end.per)
        return min(end.vp * count, end.limit)

    def read_private(self, text: str) -> int:
        if text.strip() == NOTHING:
            return NONE
        card = self.read_end_card(text)
        if card in self.player.played:
            raise BadInput(f"{self.book.staff_name[card]} is turned up already")
        return card

    def read_yours(self, text: str) -> list[int]:
        return [] if is_nothing(text) else [self.read_end_card(part) for part in split_list(text)]

    def read_end_card(self, text: str) -> int:
        card = find(text, self.book.staff_number, self.book.staff_name, "staff card")
        if not self.book.end_staff >> card & 1:
            raise BadInput(f"{self.book.staff_name[card]} is not an end card")
        return card
