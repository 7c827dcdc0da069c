"""Action tables: every decision of a game as an index, a short text and data."""

from typing import Any

from hotelier.core.errors import BadInput

Entry = tuple[str, dict[str, Any]]


class ActionTable:
    """The texts and the data of all actions of a game; the index of an action is its place here."""

    def __init__(self, entries: list[Entry], examples: str) -> None:
        self.texts = [text for text, _ in entries]
        self.data = [data for _, data in entries]
        self.index = {text.lower(): action for action, text in enumerate(self.texts)}
        self.examples = examples

    def parse(self, text: str) -> int:
        """The action of a text, however it is spaced and capitalised."""
        action = self.index.get(" ".join(text.lower().split()))
        if action is None:
            raise BadInput(f"{text!r} is not an action of this game; examples are: {self.examples}")
        return action
