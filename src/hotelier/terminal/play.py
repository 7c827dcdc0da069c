"""Playing in the terminal: numbered choices, undo, help on cards, a record that survives a crash."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from hotelier.bots import make_bot
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Game, Json
from hotelier.core.listening import hear, hear_action, seen
from hotelier.core.perspective import Perspective
from hotelier.core.records import to_text
from hotelier.core.tale import Told
from hotelier.files import exists, read_json, write_text
from hotelier.games import replay
from hotelier.terminal.faces import face_of

HELP = """\
[bold]a number[/]      choose that action; its text ("die 3") works too
[bold]u[/]             take the last decision back, as long as nothing new has come out since
[bold]? NAME[/]        what a card does, by number or part of its name: ? 65, ? baron
[bold]t[/]             draw the table again
[bold]save FILE[/]     write the record of the game so far
[bold]q[/]             leave"""

BOT_STREAM = 0x7AB1E_B0B0
LONGEST_NUMBER = 9


class Quit(Exception):
    """The player leaves."""


class Session:
    """A game at the terminal between people at this keyboard and bots."""

    def __init__(
        self,
        game: Game,
        bots: list[str | None],
        console: Console,
        ask: Callable[[str], str],
        record: Path | None,
    ) -> None:
        self.game = game
        self.face = face_of(game)
        self.console = console
        self.ask = ask
        self.record = record
        streams = Seeded((game.seed ^ BOT_STREAM) % SEEDS)
        self.bots = [make_bot(code, streams.fork()) if code else None for code in bots]
        self.names = [f"seat {seat}" + (f" ({code} bot)" if code else "") for seat, code in enumerate(bots)]
        self.names += [name.capitalize() for name in game.automata]
        begun = hear(game)
        self.heard: dict[int, list[Told]] = {
            seat: list(begun) for seat, code in enumerate(bots) if code is None
        }
        """What happened since each of the people was last told."""
        self.trail: list[Game] = []
        """The game before each decision that may still be taken back."""
        self.shown_to: int | None = None
        self.drawn = False
        """Whether the whole table was drawn since another seat acted."""

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.keep()
        try:
            while (seat := self.game.to_move) is not None:
                if self.bots[seat] is None:
                    self.human(seat)
                else:
                    self.bot(seat)
            self.finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\nGoodbye." + self.farewell())

    def farewell(self) -> str:
        if self.record:
            return f" The game is kept in {self.record}; the same command goes on with it."
        return " This game was not kept: next time play with --record FILE."

    def bot(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        self.apply(bot.choose(Perspective(self.game, seat)))
        self.trail = []
        self.drawn = False

    def tell(self, seat: int) -> None:
        """Say what happened since it was last said, as this seat saw it."""
        events = seen(self.heard[seat], seat)
        for line in self.face.happened(self.game, events, self.names):
            self.console.print(f"• {line}", markup=False, highlight=False, style="italic")
        self.heard[seat] = []

    def human(self, seat: int) -> None:
        if self.shown_to != seat:
            if self.shown_to is not None and self.bots.count(None) > 1:
                self.console.clear()
                self.ask(f"\n{self.names[seat]} takes the keyboard; Enter shows the hand. ")
            self.shown_to = seat
            self.trail = []
            self.drawn = False
        self.tell(seat)
        if self.drawn and not self.face.wants_whole_table(self.game):
            self.face.draw_own(self.console, self.game, seat, self.names)
        else:
            self.face.draw(self.console, self.game, seat, self.names)
        self.drawn = True
        legal = self.game.legal_actions()
        self.show_choices(legal)
        action = self.read_choice(legal)
        if action is not None:
            before = self.game.clone()
            self.apply(action)
            self.trail.append(before)

    def apply(self, action: int) -> None:
        mover = self.game.to_move
        told = hear_action(self.game, action)
        for heard in self.heard.values():
            heard.extend(told)
        self.keep()
        if len(self.heard) == 1 and self.game.to_move != mover:  # a turn is told as a whole
            self.tell(*self.heard)

    def keep(self) -> None:
        """Write the record, if the game is kept in a file."""
        if self.record:
            write_text(self.record, to_text(self.game.record()))

    def show_choices(self, legal: list[int]) -> None:
        table = Table(box=None, show_header=False, pad_edge=False)
        lines = [
            f"[bold]{number:>2}[/] {self.face.words(self.game, action)} "
            f"[dim]({self.game.notation(action)})[/]"
            for number, action in enumerate(legal, 1)
        ]
        self.console.print(f"[bold]{self.face.question(self.game)}[/]", highlight=False)
        if len(lines) > 12:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            for line in lines:
                table.add_row(line)
            self.console.print(table)

    def read_choice(self, legal: list[int]) -> int | None:
        """A legal action, or None when something else was done and the table is to be drawn again."""
        while True:
            text = self.ask("your choice (? for help): ").strip()
            if text in ("q", "quit", "exit"):
                raise Quit
            if text in ("u", "undo"):
                if self.undo():
                    return None
            elif text == "t":
                self.drawn = False
                return None
            elif text.startswith("?"):
                self.help(text[1:])
            elif text.startswith("save"):
                self.save(text[4:].strip())
            elif text:
                action = self.understand(text, legal)
                if action is not None:
                    return action

    def understand(self, text: str, legal: list[int]) -> int | None:
        if text.isdecimal() and len(text) < LONGEST_NUMBER:
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self.console.print(f"There is no choice {text}; they are numbered 1 to {len(legal)}.")
            return None
        try:
            action = self.game.parse(text)
        except BadInput as error:
            self.console.print(str(error), markup=False)
            return None
        if action in legal:
            return action
        self.console.print(
            f"{text!r} is not possible now; choose a number from 1 to {len(legal)}.", markup=False
        )
        return None

    def undo(self) -> bool:
        """Back to before the last own decision, if nothing hidden has come out since."""
        if self.trail and self.trail[-1].revealed == self.game.revealed:
            self.game = self.trail.pop()
            self.forget()
            self.keep()
            return True
        self.console.print(
            "Nothing can be taken back: something new has come out, another seat has acted, "
            "or the game was resumed."
        )
        return False

    def forget(self) -> None:
        """What was taken back is not told any more."""
        for heard in self.heard.values():
            heard[:] = [told for told in heard if told.event["decision"] <= self.game.decisions]

    def help(self, text: str) -> None:
        if not text.strip():
            self.console.print(HELP)
            return
        found = self.face.explain(self.game, text)
        for line in found:
            self.console.print(line, markup=False)
        if not found:
            self.console.print(
                f"No card is called {text.strip()!r}; try a number, or a part of a name.", markup=False
            )

    def save(self, name: str) -> None:
        if not name:
            self.console.print("Say where: save FILE")
            return
        try:
            write_text(Path(name), to_text(self.game.record()))
        except BadInput as error:
            self.console.print(str(error), markup=False)
        else:
            self.console.print(f"Saved to {name}.", markup=False)

    def finish(self) -> None:
        self.tell(min(self.heard) if self.shown_to is None else self.shown_to)
        self.face.draw(self.console, self.game, None, self.names)
        print_outcome(self.console, self.game, self.names)


def print_outcome(console: Console, game: Game, names: list[str]) -> None:
    """Final scores with their sources."""
    outcome = game.outcome
    assert outcome is not None
    table = Table(title="Final scores", title_justify="left")
    table.add_column("points from")
    for name in names:
        table.add_column(name, justify="right")
    for source in outcome.breakdown[0]:
        values: list[Any] = [seat[source] for seat in outcome.breakdown]
        if isinstance(values[0], dict):
            values = [sum(value.values()) for value in values]
        table.add_row(source, *(str(value) for value in values))
    table.add_section()
    table.add_row("[bold]total[/]", *(f"[bold]{score}[/]" for score in outcome.scores))
    table.add_row("place", *(str(rank) for rank in outcome.ranking))
    console.print(table)
    for name, seat in zip(names, outcome.breakdown, strict=True):
        for source, parts in seat.items():
            if isinstance(parts, dict) and parts:
                details = ", ".join(f"{part}: {points}" for part, points in parts.items())
                console.print(f"[dim]{source} of {name}: {details}[/]", highlight=False)
    winners = " and ".join(names[seat] for seat in outcome.winners)
    console.print(f"[bold]{winners} {'wins' if len(outcome.winners) == 1 else 'share the victory'}.[/]")


def seat_bots(seats: int, people: int, bot: str) -> list[str | None]:
    """The first seats for people, bots on the others."""
    if not 1 <= people <= seats:
        raise BadOption(f"{people} people cannot sit on {seats} seats; allowed are 1 to {seats}")
    return [None] * people + [bot] * (seats - people)


def resumed(record: Path, content: Json | None = None) -> Game | None:
    """The game that a record file holds, if there is one."""
    return replay(read_json(record, "record"), content=content) if exists(record) else None
