"""A companion and what was said so far. It is made of a setup and the answers, so whoever has these goes on
with it anywhere: the answers are all its state."""

from typing import Any

from hotelier.austria.companion.asked import About, SayingKind
from hotelier.austria.companion.companion import Companion
from hotelier.austria.companion.conversation import Question, Tell
from hotelier.core.errors import BadInput
from hotelier.core.game import Json


class Said:
    """Something that was said, after how many answers, and what it tells."""

    def __init__(self, tell: Tell, answers: int, events: list[Json]) -> None:
        self.text = tell.text
        self.kind: SayingKind = tell.kind
        self.about: About = tell.about
        self.answers = answers
        self.events = events


class Talk:
    """It talks until it must know something; an answer lets it go on."""

    def __init__(self, companion: Companion) -> None:
        self.companion = companion
        self.said: list[Said] = []
        self.question: Question | None = None
        """What it must know now; None when all is over."""
        self.answers = 0
        self._conversation = companion.conversation()
        self._go_on(None)

    def answer(self, text: str) -> None:
        """Raises BadInput, and nothing happens, if this is no answer to the question."""
        if self.question is None:
            raise BadInput("all questions are answered")
        value = self.question.read(text)
        self.answers += 1
        self._go_on(value)

    def since(self, answers: int) -> list[Said]:
        """What has been said since there were this many answers."""
        return [said for said in self.said if said.answers >= answers]

    def _go_on(self, value: Any) -> None:
        said = self._next(value)
        while isinstance(said, Tell):
            self.said.append(Said(said, self.answers, self.companion.host.take_happened()))
            said = self._next(None)
        self.question = said

    def _next(self, value: Any) -> Tell | Question | None:
        try:
            return self._conversation.send(value)
        except StopIteration:
            return None


def talk_again(companion: Companion, answers: list[str]) -> Talk:
    """A companion that has got these answers."""
    talk = Talk(companion)
    for answer in answers:
        asked = talk.question
        try:
            talk.answer(answer)
        except BadInput as error:
            about = asked.text if asked else "nothing"
            raise BadInput(f"the saved answer {answer!r} to {about!r} is wrong: {error}") from None
    return talk
