"""L1-L5, L20, L40: a walk through the set-up of a real table, step by step."""

from hotelier.austria.companion.asked import About, SayingKind, choice
from hotelier.austria.companion.conversation import MOST_DICE, Conversation, Host, Question, Tell
from hotelier.austria.companion.stand_ins import in_play, spans
from hotelier.austria.content.board import LETTERS, Board
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    COLUMNS,
    FIRST_HAND,
    FIRST_KRONES,
    FIRST_ROOMS,
    FLOORS,
    QUEUE,
)
from hotelier.austria.content.instructions import DIE_COLOURS
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.shown.named import joined, plural
from hotelier.austria.solo.setup import DRAWN_AT_FIRST, PRIVATE_STAFF
from hotelier.core.errors import BadInput

SKIP = "skip"
ENTRANCES_DRAWN = 3
COLUMN_LETTERS = "abcde"


class Walk:
    """The walk-through; whoever knows the way leaves it."""

    def __init__(self, host: Host, on: bool) -> None:
        self.host = host
        self.on = on

    def step(self, text: str, kind: SayingKind, about: About | None = None) -> Conversation:
        """Something to do, and a pause to do it."""
        if not self.on:
            return
        yield Tell(text, kind, about)
        self.on = yield Question(
            f"Enter when that is done, {SKIP} to leave the walk-through:",
            read_step,
            choice("step", ("", SKIP)),
        )

    def tell(self, text: str, kind: SayingKind, about: About | None = None) -> Conversation:
        """Something to do before the question that follows anyway."""
        if self.on:
            yield Tell(text, kind, about)

    def the_table(self, from_box: bool) -> Conversation:
        """Before modules are laid out."""
        yield from self.step(table_words(self.host.book), "lay_table")
        yield from self.step(boards_words(self.host), "lay_boards")
        yield from self.step(staff_words(self.host), "lay_staff")
        instructions = instructions_words(self.host, from_box)
        leave = self.step if from_box else self.tell
        yield from leave(instructions, "lay_cards", {"box": int(from_box)})

    def modules(self) -> Conversation:
        """What modules 1 and 2 lay out, before their ballrooms are asked for."""
        book = self.host.book
        if book.parts("celebrity"):
            yield from self.step(
                "Module 2: put three celebrities into the lounge, one each for "
                f"{joined(list(DIE_COLOURS))}, in this order.",
                "lay_lounge",
            )
        if book.parts("ballroom"):
            yield from self.tell(ball_words(self.host), "lay_ball")

    def your_entrance(self) -> Conversation:
        """L40."""
        book = self.host.book
        if 3 not in book.modules:
            return
        page = entrances_page(book)
        out = [
            row["name"]
            for row in book.printed.manifests[3].rows("entrances")
            if not in_play(row, book.modules)
        ]
        without = f" ({joined(out)} stays in the box: it needs another module)" if out else ""
        yield from self.step(
            f"Module 3: draw {ENTRANCES_DRAWN} entrance tiles{without}, keep one of them and take what it "
            f"gives; you start with {plural(page.krones_alone, 'krone')}"
            f"{'' if page.first_dishes else ' and without dishes and drinks'}.",
            "lay_entrance",
            {
                "krones": page.krones_alone,
                "dishes": int(bool(page.first_dishes)),
            },
        )

    def your_hotel(self, queue_formed: bool) -> Conversation:
        """The last step, before the question whether all is ready."""
        about: About = {"queue_formed": int(queue_formed), "entrances": int(3 in self.host.book.modules)}
        yield from self.tell(yours_words(self.host, queue_formed), "lay_yours", about)


def read_step(text: str) -> bool:
    """Whether the walk goes on."""
    if text.strip().lower() not in ("", SKIP):
        raise BadInput(f"press Enter for the next step, or type {SKIP}")
    return not text.strip()


def picture(board: Board, occupied: int, vacant: int) -> str:
    """A board from above floor 4 down to 1; rooms stand in brackets, vacant ones in round ones."""
    lines = ["     " + "   ".join(COLUMN_LETTERS)]
    for floor in range(FLOORS - 1, -1, -1):
        cells = [_cell(board, floor * COLUMNS + column, occupied, vacant) for column in range(COLUMNS)]
        lines.append(f"  {floor + 1} {' '.join(cells)}")
    return "\n".join(lines)


def _cell(board: Board, space: int, occupied: int, vacant: int) -> str:
    letter = LETTERS[board.colour_of[space]]
    if occupied >> space & 1:
        return f"[{letter}]"
    return f"({letter})" if vacant >> space & 1 else f" {letter} "


def table_words(book: Book) -> str:
    """S1, S2, W10, W20, W60."""
    dice = f"{MOST_DICE} dice"
    if book.parts("celebrity"):
        dice += f", three of them {joined(list(DIE_COLOURS))}"
    cards = []
    for module in book.modules:
        adds = book.printed.manifests[module].adds
        numbers = [
            f"{kind} {spans([row['id'] for row in adds[kind]])}"
            for kind in ("staff", "guests")
            if adds.get(kind)
        ]
        others = [
            name
            for kind, name in (("objectives", "objectives"), ("emperor", "emperor tiles"))
            if adds.get(kind)
        ]
        if numbers:
            cards.append(f" Shuffle in the cards of module {module}: {joined([*numbers, *others])}.")
    return (
        f"Lay out the table as for two players: {dice}; one objective and one emperor tile of each of A, B "
        f"and C.{''.join(cards)}"
    )


def boards_words(host: Host) -> str:
    """L1, L2."""
    board = host.player.board
    return (
        f"{host.name} gets a hotel board with its {board.name} side up; you choose the side of yours. "
        f"Put {host.his} markers on 0 of the VP track and of the emperor track, and three for objectives "
        f"beside the board; {host.he} has no money, no kitchen and no staff in hand. "
        f"{host.name} gets the turn order tile (1, 4), you (2, 3).\n"
        "A space is named by floor and column: 1a is floor 1, column a, at the bottom left. "
        f"The board of {host.name}, with B, R, Y for blue, red, yellow:\n"
        f"{picture(board, 0, 0)}"
    )


def staff_words(host: Host) -> str:
    """L3."""
    book = host.book
    ends = spans([number for card, number in enumerate(book.staff_number) if book.end_staff >> card & 1])
    return (
        f"Take all end cards out of the staff deck (the numbers {ends}), shuffle them and put "
        f"{PRIVATE_STAFF} of them face down before {host.name} as {host.his} private staff; shuffle the "
        f"others back into the deck. Then you draw {DRAWN_AT_FIRST} staff cards, keep {FIRST_HAND} and put "
        f"{DRAWN_AT_FIRST - FIRST_HAND} under the deck in an order of your choice."
    )


def instructions_words(host: Host, from_box: bool) -> str:
    cards = spans(sorted(card.number for card in host.book.instructions))
    if from_box:
        return f"Shuffle the instruction cards of {host.name} ({cards}) and put them down as a deck."
    return f"The instruction cards of {host.name} ({cards}) can stay in the box: they are drawn here."


def ball_words(host: Host) -> str:
    """L20, W1, W3."""
    ball = ball_page(host.book).printed
    return (
        "Module 1: put three of the five ballrooms, at random, beside each other, and the balcony right of "
        f"the third. You get a rehearsal room at random, {ball.dancers} dancers and {ball.first_champagne} "
        f"champagne; {host.name} gets no rehearsal room and no champagne, only {ball.dancers} dancers."
    )


def yours_words(host: Host, queue_formed: bool) -> str:
    """S3, S4, S7, S8, L4."""
    queue = f"Shuffle the guests and put {QUEUE} into the queue; the newest is always the leftmost. "
    start = f"You start with {FIRST_KRONES} krones and one of each dish and drink. "
    return (
        f"{'' if queue_formed else queue}{'' if 3 in host.book.modules else start}"
        f"Take a first guest for free and refill the queue; prepare {FIRST_ROOMS} rooms, the first at the "
        f"bottom left. {host.name} takes no first guest and prepares no rooms."
    )
