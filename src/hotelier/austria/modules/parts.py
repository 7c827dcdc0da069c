"""What the modules lay on the table: plain data with a cheap copy, one part for each module in play."""

from hotelier.austria.rules.components import PLACES, hall_of
from hotelier.austria.solo.parts import Rival


class Ball:
    """Module 1: the ballrooms, who dances where, and the rehearsal rooms."""

    __slots__ = ("halls", "placed", "rehearsal", "rehearsals", "scored", "sent", "supply")

    def __init__(
        self,
        halls: list[int],
        scored: int,
        rehearsals: list[int],
        rehearsal: list[int],
        supply: list[int],
        sent: list[int],
        placed: list[list[int]],
    ) -> None:
        self.halls = halls
        """The three ballrooms, in the order in which they are scored."""
        self.scored = scored
        """How many of them were scored."""
        self.rehearsals = rehearsals
        """Rehearsal rooms that nobody has chosen yet."""
        self.rehearsal = rehearsal
        """The rehearsal room of each seat, or NONE."""
        self.supply = supply
        """Dancers that each seat has left."""
        self.sent = sent
        """Dancers that each seat has sent so far."""
        self.placed = placed
        """For each seat how many of its dancers stand in each row: three rows of three halls from the
        bottom, then the balcony of the third."""

    def dancers(self, seat: int) -> int:
        """How many dancers of a seat stand in ballrooms."""
        return sum(self.placed[seat])

    def dancers_in(self, seat: int, hall: int) -> int:
        """How many of them stand in a ballroom."""
        placed = self.placed[seat]
        return sum([placed[place] for place in range(PLACES) if hall_of(place) == hall])

    def copy(self) -> "Ball":
        return Ball(
            self.halls,
            self.scored,
            self.rehearsals.copy(),
            self.rehearsal.copy(),
            self.supply.copy(),
            self.sent.copy(),
            [rows.copy() for rows in self.placed],
        )


class Lounge:
    """Module 2: the coloured dice and the celebrities."""

    __slots__ = ("deck", "dice", "discard", "taken", "tiles", "used")

    def __init__(
        self,
        dice: list[int],
        tiles: list[int],
        deck: list[int],
        discard: list[int],
        taken: list[int],
        used: list[int],
    ) -> None:
        self.dice = dice
        """The value that the red, yellow and blue die show; 0 when it was taken."""
        self.tiles = tiles
        """The celebrity in the lounge for each colour, or NONE."""
        self.deck = deck
        """Celebrities face down; the last is on top."""
        self.discard = discard
        self.taken = taken
        """The celebrities that each seat has in this round, as a mask."""
        self.used = used
        """Those of them whose effect was used up."""

    def copy(self) -> "Lounge":
        return Lounge(
            self.dice.copy(),
            self.tiles.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.taken.copy(),
            self.used.copy(),
        )


class Doors:
    """Module 3: the entrances, the bids for them, and what lies beside single ones.

    There is one of each entrance, so what belongs to it needs no seat.
    """

    __slots__ = (
        "bidders",
        "bids",
        "claimed",
        "entrance",
        "first_die",
        "guests",
        "objectives",
        "offers",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        offers: list[int],
        bids: list[int],
        bidders: list[int],
        entrance: list[int],
        first_die: int,
        tokens: int,
        guests: int,
        objectives: list[int],
        claimed: int,
        tiles: list[int],
    ) -> None:
        self.offers = offers
        """The entrances on offer."""
        self.bids = bids
        self.bidders = bidders
        """The seat whose bid lies on each of them, or NONE."""
        self.entrance = entrance
        """The entrance of each seat, or NONE."""
        self.first_die = first_die
        """Corogari: the first die of the round; 0 if none was taken, KEY for the skeleton key."""
        self.tokens = tokens
        """Dove: the tokens that are left, as a mask."""
        self.guests = guests
        """Kaufman: how many guests have left in this round."""
        self.objectives = objectives
        """Ninas Melange: the own objectives A, B, C; none before they are drawn."""
        self.claimed = claimed
        """Those of them that were completed, as a mask."""
        self.tiles = tiles
        """Grand Wray: the own emperor tiles that are left."""

    def copy(self) -> "Doors":
        return Doors(
            self.offers,
            self.bids.copy(),
            self.bidders.copy(),
            self.entrance.copy(),
            self.first_die,
            self.tokens,
            self.guests,
            self.objectives.copy(),
            self.claimed,
            self.tiles.copy(),
        )


class Key:
    """Module 4: who has taken the skeleton key in this round."""

    __slots__ = ("holder",)

    def __init__(self, holder: int) -> None:
        self.holder = holder

    def copy(self) -> "Key":
        return Key(self.holder)


class Flips:
    """Module 5: the `flip` staff that each seat has turned face down, and what an action has brought."""

    __slots__ = ("dishes", "drinks", "steps", "turned")

    def __init__(self, turned: list[int], steps: int, dishes: int, drinks: int) -> None:
        self.turned = turned
        """The cards, as masks."""
        self.steps = steps
        """Emperor steps, dishes and drinks that came with the action that is being done."""
        self.dishes = dishes
        self.drinks = drinks

    def copy(self) -> "Flips":
        return Flips(self.turned.copy(), self.steps, self.dishes, self.drinks)


class Waltz:
    """All that the modules add to a table."""

    __slots__ = ("ball", "doors", "flips", "greens", "key", "large_orders", "lounge", "rival")

    def __init__(
        self,
        ball: Ball | None,
        lounge: Lounge | None,
        doors: Doors | None,
        key: Key | None,
        flips: Flips | None,
        greens: list[int],
        large_orders: list[int],
        rival: Rival | None = None,
    ) -> None:
        self.ball = ball
        self.lounge = lounge
        self.doors = doors
        self.key = key
        self.flips = flips
        self.greens = greens
        """How many orders of green guests each seat has completed."""
        self.large_orders = large_orders
        """How many orders of three or more items each seat has completed."""
        self.rival = rival
        """The own entrance of an automaton (L40)."""

    def copy(self) -> "Waltz":
        return Waltz(
            self.ball.copy() if self.ball is not None else None,
            self.lounge.copy() if self.lounge is not None else None,
            self.doors.copy() if self.doors is not None else None,
            self.key.copy() if self.key is not None else None,
            self.flips.copy() if self.flips is not None else None,
            self.greens.copy(),
            self.large_orders.copy(),
            self.rival.copy() if self.rival is not None else None,
        )
