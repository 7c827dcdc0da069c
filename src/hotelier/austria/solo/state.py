"""L40-L44: what lies on the own entrance of an automaton: plain data with a cheap copy."""

from hotelier.austria.rules.state import Part, State


class Rival(Part):
    """The entrance of the automaton; what belongs to another one stays empty."""

    __slots__ = ("entrance", "items", "marked", "reserved", "stars", "supply", "tokens", "tolls")

    def __init__(
        self,
        entrance: int,
        reserved: list[int],
        items: list[int],
        supply: list[int],
        stars: int,
        tokens: int,
        marked: list[int],
        tolls: list[int],
    ) -> None:
        self.entrance = entrance
        self.reserved = reserved
        """L41: the room that waits for the guest at each of its tables."""
        self.items = items
        """L41: the kind of item on each action space, or NONE; place 0 is not used."""
        self.supply = supply
        """L41: kinds of items beside the board, face down as it were; the last is drawn next."""
        self.stars = stars
        """L42: tokens on the track."""
        self.tokens = tokens
        """L43: the spaces of its board on which a token lies."""
        self.marked = marked
        """L43: the guests in the queue with a token; twice in the list with two of them."""
        self.tolls = tolls
        """L44: tokens on each action space; place 0 is not used."""

    def copy(self) -> "Rival":
        return Rival(
            self.entrance,
            self.reserved,
            self.items.copy(),
            self.supply.copy(),
            self.stars,
            self.tokens,
            self.marked.copy(),
            self.tolls.copy(),
        )


def rival_in(state: State) -> Rival | None:
    """The own entrance of the automaton, if it has one."""
    for part in state.parts:
        if isinstance(part, Rival):
            return part
    return None
