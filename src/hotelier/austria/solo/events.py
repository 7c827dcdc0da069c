"""What can be seen of automata."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told

# Automata -----------------------------------------------------------------------------------------


Direction = Literal["left_to_right", "right_to_left"]


class AutomatonReady(Told):
    """An automaton sits down, with `staff` cards face down before it and a deck of instruction cards."""

    kind: Literal["automaton_ready"]
    seat: int
    name: str
    difficulty: str
    staff: int
    cards: int
    entrance: str | None


class InstructionDrawn(Told):
    """The automaton draws an instruction card: what it shows, and where the finger of its hand points."""

    kind: Literal["instruction_drawn"]
    seat: int
    card: int
    hand: Direction
    cards_left: int


class AutomatonTakesGuest(Told):
    """It takes a guest for free and puts the room into its hotel. `icon` is the colour asked for; `reason`:
    the most VP among guests of that colour, among all for a white icon, or among all because none of that
    colour can be placed; `tied` guests had equally many, and the hand decided."""

    kind: Literal["automaton_takes_guest"]
    seat: int
    guest: int
    place: int
    icon: str
    reason: Literal["of_colour", "white_icon", "none_of_colour"]
    tied: int
    space: str


class AutomatonSendsGuest(Told):
    """The same with a dancer in place of a room."""

    kind: Literal["automaton_sends_guest"]
    seat: int
    guest: int
    place: int
    icon: str
    reason: Literal["of_colour", "white_icon", "none_of_colour"]
    tied: int
    arrows: int


class AutomatonFindsNoGuest(Told):
    """No guest can be placed."""

    kind: Literal["automaton_finds_no_guest"]
    seat: int
    icon: str


class AutomatonTakesDie(Told):
    """It takes a die without its action. `shown` are the values on its card; `reason`: the most dice among
    these, among all for a question mark, or among all because none of them lies there; a coloured die
    because the card asks for one, or because it lies on that space. `tied` values (or colours) were
    equal, and the hand decided."""

    kind: Literal["automaton_takes_die"]
    seat: int
    value: int
    dice: int
    colour: str | None
    shown: list[int]
    reason: Literal["shown", "question_mark", "none_shown", "coloured_card", "coloured_there"]
    tied: int


class AutomatonReceivesCelebrity(Told):
    """The celebrity of the die's colour comes for free; VP and bonus are told next."""

    kind: Literal["automaton_receives_celebrity"]
    seat: int
    colour: str
    celebrity: str


class AutomatonTurnsUpStaff(Told):
    """It turns up one of its staff cards, or has none left."""

    kind: Literal["automaton_turns_up_staff"]
    seat: int
    staff: int | None


class CountdownMoves(Told):
    """Its countdown on an objective moves on: the one that the card shows, or the one furthest behind;
    `tied` were equally far behind, and the hand decided."""

    kind: Literal["countdown_moves"]
    seat: int
    objective: str
    countdown: Literal["III", "II", "claimed"]
    reason: Literal["shown", "furthest_behind"]
    tied: int


class AutomatonFindsNoObjective(Told):
    """All objectives are claimed."""

    kind: Literal["automaton_finds_no_objective"]
    seat: int


class AutomatonSendsDancer(Told):
    """It sends a dancer; one arrow is the next ballroom to be scored, two the one after it."""

    kind: Literal["automaton_sends_dancer"]
    seat: int
    arrows: int


class AutomatonFindsNoDancer(Told):
    """It has no dancer left."""

    kind: Literal["automaton_finds_no_dancer"]
    seat: int


# Own entrances of automata ------------------------------------------------------------------------


class AutomatonInvites(Told):
    """Hautel Couture: a guest of the automaton sits down, and a room is kept for it."""

    kind: Literal["automaton_invites"]
    seat: int
    guest: int
    order: Items
    table: int
    space: str


class ItemsLaidOut(Told):
    """Hautel Couture: the item on each action space; `supply` lies beside the board."""

    kind: Literal["items_laid_out"]
    seat: int
    items: list[str | None]
    supply: Items


class ItemLeft(Told):
    """Hautel Couture: the item of a space is taken away with the die, for a guest of the automaton if one
    `wanted` it."""

    kind: Literal["item_left"]
    seat: int
    value: int
    item: str
    wanted: bool


class ItemGiven(Told):
    """Hautel Couture: a guest of the automaton gets an item."""

    kind: Literal["item_given"]
    seat: int
    table: int
    guest: int
    item: str


class AutomatonChecksIn(Told):
    """Hautel Couture: a guest of the automaton with a complete order takes its room."""

    kind: Literal["automaton_checks_in"]
    seat: int
    table: int
    guest: int
    space: str


class StarsMove(Told):
    """Nine Stars Inn: `stars` lie on the track now, one more or some fewer."""

    kind: Literal["stars_move"]
    seat: int
    stars: int
    more: bool


class GuestMarked(Told):
    """Sushi Resort: the token of a space goes onto the newest guest, or is gone without any."""

    kind: Literal["guest_marked"]
    seat: int
    space: str
    guest: int | None


class MarksRemoved(Told):
    """Sushi Resort: the tokens of a guest go back, paid for by somebody or scored by the automaton."""

    kind: Literal["marks_removed"]
    seat: int
    guest: int
    krones: int
    scored: bool


class TollLeft(Told):
    """Toll Bridge Hotel: the automaton leaves a token on a space; `tokens` lie there now."""

    kind: Literal["toll_left"]
    seat: int
    value: int
    tokens: int


class TollPaid(Told):
    """Toll Bridge Hotel: somebody pays for a space, or loses VP; a token goes, `tokens` remain. What the
    automaton scores is told next."""

    kind: Literal["toll_paid"]
    seat: int
    value: int
    tokens: int
    krones: int
    vp: int


EVENTS = (
    AutomatonReady,
    InstructionDrawn,
    AutomatonTakesGuest,
    AutomatonSendsGuest,
    AutomatonFindsNoGuest,
    AutomatonTakesDie,
    AutomatonReceivesCelebrity,
    AutomatonTurnsUpStaff,
    CountdownMoves,
    AutomatonFindsNoObjective,
    AutomatonSendsDancer,
    AutomatonFindsNoDancer,
    AutomatonInvites,
    ItemsLaidOut,
    ItemLeft,
    ItemGiven,
    AutomatonChecksIn,
    StarsMove,
    GuestMarked,
    MarksRemoved,
    TollLeft,
    TollPaid,
)
