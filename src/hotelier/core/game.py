"""The protocol of a game: what any game in the house can be asked, whatever its rules."""

from abc import abstractmethod
from operator import index
from typing import Any, Final, SupportsIndex

from hotelier.core.actions import ActionTable
from hotelier.core.chance import SEEDS, Seeded, as_seeded
from hotelier.core.content import ContentId
from hotelier.core.errors import BadInput, BadRecord, IllegalAction
from hotelier.core.options import Option, Value, choose_options
from hotelier.core.tale import Tale

RECORD_FORMAT: Final = 1
NO_SEED: Final = 0
"""The seed of a resampled game: the true one would tell what is hidden."""
LATER: Final[list[int]] = [-1]
"""Stands for choices that are listed when somebody asks: random play need not know them all."""

Json = dict[str, Any]


class Outcome:
    """How a finished game ended; lists are in seat order."""

    __slots__ = ("breakdown", "ranking", "scores", "winners")

    def __init__(
        self,
        scores: list[int],
        ranking: list[int],
        winners: list[int],
        breakdown: list[dict[str, Any]],
    ) -> None:
        self.scores = scores
        """The final points of each seat; those of an automaton come last."""
        self.ranking = ranking
        """The rank of each seat; seats that share a place have the same rank."""
        self.winners = winners
        """Seat numbers; several if the victory is shared."""
        self.breakdown = breakdown
        """Where the points of each seat came from."""

    def to_json(self) -> Json:
        """The same as plain data."""
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "breakdown": self.breakdown,
        }

    def __eq__(self, other: object) -> bool:
        return self.to_json() == other.to_json() if isinstance(other, Outcome) else NotImplemented

    def __repr__(self) -> str:
        return f"<Outcome: scores {self.scores}, winners {self.winners}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.scores, self.ranking, self.winners, self.breakdown)


class Opening:
    """What a game is begun with."""

    __slots__ = ("complete", "content", "options", "script", "seats", "seed", "tell")

    def __init__(
        self,
        seats: int,
        seed: int,
        options: dict[str, Value],
        script: Json | None = None,
        content: Json | None = None,
        complete: bool = False,
        tell: bool = False,
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.options = options
        """All options with their values."""
        self.script = script
        """Results of chance that are given in advance."""
        self.content = content
        """A content pack."""
        self.complete = complete
        """Whether every result of chance must be in the script: a replay."""
        self.tell = tell
        """Whether the game tells what happens from the setup on."""


class GameInfo:
    """A game as the registry knows it: what can be asked for before a game is begun."""

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        seats: range,
        options: tuple[Option, ...],
    ) -> None:
        self.name = name
        self.title = title
        self.rules_version = rules_version
        self.seats = seats
        self.options = options

    def replays(self, rules: int, options: Json) -> bool:
        """Whether records of a version of the rules, played with these options, still play as they did."""
        return rules == self.rules_version

    def options_for(self, seats: SupportsIndex) -> tuple[Option, ...]:
        """The options of a game with this many seats."""
        return self.options

    def choose(self, seats: int, given: dict[str, object]) -> dict[str, Value]:
        """All options with their values, those that depend on others too."""
        return choose_options(self.options_for(seats), given)

    @abstractmethod
    def begin(self, opening: Opening) -> "Game":
        """A new game."""

    def __reduce__(self) -> str:
        """There is one of each game, called INFO in the module of its class: copies and pickles are it."""
        return "INFO"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.title}, rules version {self.rules_version}>"


class Game:
    """A game in progress. Seats are numbered from 0; an action is an index into the action table.

    Games can be copied (`clone`, `copy`, `deepcopy`), pickled as their record, and compared: equal are
    those that began alike, came the same way and will go on alike, whoever listens. They change, so they
    have no hash.
    """

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        seed: int,
        options: dict[str, Value],
        content: ContentId,
        actions: ActionTable,
        legal: list[int],
    ) -> None:
        self.info = info
        """The game as the registry knows it: name, title, version of the rules, options."""
        self.seats = seats
        """How many people play."""
        self.seed = seed
        """Where chance begins; of a guess, 0."""
        self.options = options
        """All options with their values."""
        self.content = content
        """The name and the digest of the printed values that it is played with."""
        self.actions = actions
        """The action table."""
        self._legal = legal
        """The choices of the seat to move, or LATER; a list once put here is never changed."""
        self.automata: tuple[str, ...] = ()
        """Who plays without deciding, after the seats; scores and views list them too."""
        self._past: list[int] = []
        self._made = 0
        """How many actions, the first of `_past`, this game chose. Copies share the list; one that finds
        that another has gone on in it takes a list of its own (see `remember`)."""
        self.hypothetical = False
        """Whether this is a guess made by `resample`: it can be played on, but has no record."""

    @property
    @abstractmethod
    def to_move(self) -> int | None:
        """The seat that must decide now, or None when the game is over."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None until the game is over."""

    @property
    @abstractmethod
    def tale(self) -> Tale | None:
        """What happened, with all secrets; nothing unless somebody listens."""

    @abstractmethod
    def begin_tale(self) -> Tale:
        """A tale of what happens from now on, put where the rules tell it."""

    @abstractmethod
    def silence(self) -> None:
        """Tell nothing any more, and forget what was told."""

    @property
    @abstractmethod
    def revealed(self) -> int:
        """How often something hidden has come out: while it stands still, a decision can be taken back."""

    @abstractmethod
    def advance(self, action: int) -> list[int]:
        """Carry out a legal action and all that is forced after it; the next choices, or LATER."""

    @property
    @abstractmethod
    def round(self) -> int:
        """The round that is being played, or was the last; 0 before the first."""

    @property
    @abstractmethod
    def source(self) -> Seeded:
        """Where results of chance come from."""

    @abstractmethod
    def draw_from(self, source: Seeded) -> None:
        """Let results of chance come from somewhere else from now on."""

    def scripted(self) -> bool:
        """Whether results of chance were given in advance, so that one may turn out to be impossible."""
        return self.source.given_ahead()

    def go_on_freely(self) -> None:
        """A record has been replayed: from now on results that it does not hold come from the seed."""
        self.source.go_on_freely()

    @abstractmethod
    def restore(self, earlier: "Game") -> None:
        """Go back to the state of an earlier copy."""

    @abstractmethod
    def seen(self, seat: int | None, legal: list[int]) -> Json:
        """What a seat of this table may know, with the choices that are its own."""

    @abstractmethod
    def clone(self) -> "Game":
        """An independent copy."""

    @abstractmethod
    def guess(self, seat: int | None, rng: Seeded) -> "Game":
        """`resample` for those who have a generator of ours."""

    def resample(self, seat: SupportsIndex | None, rng: Any) -> "Game":
        """A copy in which all that the seat cannot know is drawn anew, consistent with its view.

        `rng` is a `Seeded`, a `random.Random`, a generator of numpy, or a seed. Generators are drawn from,
        so that the next guess is another one.
        """
        return self.guess(self.as_seat(seat), as_seeded(rng))

    @abstractmethod
    def chance(self) -> Json:
        """All results of chance so far in readable form: a script that would repeat them."""

    def view(self, seat: SupportsIndex | None) -> Json:
        """All that a seat may know, and nothing else; None is a spectator."""
        own = self.as_seat(seat)
        return self.seen(own, self.choices() if own is not None and own == self.to_move else [])

    def listen(self) -> None:
        """Tell what happens from now on."""
        decision = self._made if self.tale is None else self.tale.decision
        self.begin_tale().decision = decision

    @property
    def num_actions(self) -> int:
        """The size of the action table of this game with these options."""
        return len(self.actions.texts)

    @property
    def decisions(self) -> int:
        """How many actions were chosen so far."""
        return self._made

    @property
    def history(self) -> list[int]:
        """The actions that were chosen so far; forced ones, which nobody chose, are not among them."""
        return self._past[: self._made]

    def remember(self, action: int) -> None:
        """Add an action to the history."""
        if len(self._past) != self._made:
            self._past = self._past[: self._made]
        self._past.append(action)
        self._made += 1

    def share_past(self, twin: "Game") -> None:
        """Let a copy have the same history, without copying it."""
        twin._past = self._past
        twin._made = self._made
        twin.hypothetical = self.hypothetical

    def list_choices(self) -> list[int]:
        """The choices that `advance` left for later."""
        raise AssertionError("this game lists its choices at once")

    def pick(self, rng: Seeded) -> int:
        """One of the choices of a game that is not over, each equally likely."""
        choices = self.choices()
        return choices[rng.below(len(choices))]

    def choices(self) -> list[int]:
        """The choices themselves, for those who do not change the list."""
        if self._legal is LATER:
            self._legal = self.list_choices()
        return self._legal

    def legal_actions(self) -> list[int]:
        """What the seat to move may choose among: never empty before the end, in a stable order."""
        return self.choices().copy()

    def apply(self, action: SupportsIndex) -> None:
        """Carry out a legal action and all that follows until somebody must decide again."""
        chosen = self.as_action(action)
        if chosen not in self.choices():
            raise self.explain_illegal(chosen)
        earlier = self.clone() if self.scripted() else None
        try:
            self._legal = self.advance(chosen)
        except BadInput:
            if earlier is not None:  # a given result turned out to be impossible
                self.restore(earlier)
            raise
        self.remember(chosen)

    def play_random_action(self, rng: Seeded) -> bool:
        """Apply a legal action, each equally likely; False when the game is over."""
        if not self._legal:
            return False
        self.apply_legal(self.pick(rng))
        return True

    def apply_legal(self, action: int) -> None:
        """`apply` for those who know that the action is legal."""
        if self.scripted():
            self.apply(action)
        else:
            self._legal = self.advance(action)
            self.remember(action)

    def notation(self, action: SupportsIndex) -> str:
        """The stable text of an action, as records keep it."""
        return self.actions.texts[self.in_table(action)]

    def parse(self, text: str) -> int:
        """The action of a text; the inverse of `notation`. BadInput if there is no such action."""
        return self.actions.parse(text)

    def describe(self, action: SupportsIndex) -> Json:
        """An action as data: its kind and what it is done with."""
        known = self.in_table(action)
        return {"notation": self.actions.texts[known], **self.actions.data[known]}

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[Json]:
        """What a seat saw happen, in order; None is a spectator. Each event has its `kind` and its
        `decision`: how many decisions had been applied, so that 0 is the setup. Those before `since` are
        left out."""
        own = self.as_seat(seat)
        tale = self.tale
        if tale is None:
            raise BadInput("nobody listens to this game: begin it with tell=True")
        return [told.seen_by(own) for told in tale.since(index(since))]

    def record(self) -> Json:
        """All that is needed to play this game again, readable and editable by people."""
        self.check_real()
        return {
            "hotelier": RECORD_FORMAT,
            "game": self.info.name,
            "rules": self.info.rules_version,
            "seats": self.seats,
            "seed": self.seed if self.seed < SEEDS else f"{self.seed:064x}",
            "options": dict(self.options),
            "content": self.content.to_json(),
            "chance": self.chance(),
            "actions": [self.actions.texts[action] for action in self.history],
        }

    def as_action(self, action: SupportsIndex) -> int:
        """An action as a plain int; numbers of other libraries are welcome, anything else is not."""
        try:
            return index(action)
        except TypeError:
            given = " ".join(repr(action).split())  # an array has several lines
            raise IllegalAction(f"{given} is not an action: actions are whole numbers") from None

    def in_table(self, action: SupportsIndex) -> int:
        """An action as a plain int; refused if it is not in the table."""
        known = self.as_action(action)
        self.check_action(known)
        return known

    def as_seat(self, seat: SupportsIndex | None) -> int | None:
        """A seat of this table as a plain int; None is a spectator, and anything else is refused."""
        if seat is None:
            return None
        try:
            own = index(seat)
        except TypeError:
            raise BadInput(f"{seat!r} is not a seat: seats are whole numbers") from None
        self.check_seat(own)
        return own

    def check_real(self) -> None:
        """Refuse what only a real game can tell."""
        if self.hypothetical:
            raise BadInput("a resampled game is a guess: it has no record and no results of chance")

    def check_action(self, action: int) -> None:
        """Refuse an action that is not in the table."""
        if not 0 <= action < len(self.actions.texts):
            raise IllegalAction(f"no action {action}: they are numbered 0 to {self.num_actions - 1}")

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadInput(f"there is no seat {seat}; they are numbered 0 to {self.seats - 1}")

    def explain_illegal(self, action: int) -> IllegalAction:
        """The error for an action that is not among the legal ones."""
        if self.to_move is None:
            return IllegalAction("the game is over: no action is legal any more")
        self.check_action(action)
        return IllegalAction(f"{self.notation(action)!r} is not legal now")

    def situation(self) -> str:
        """In a few words for whoever prints a game: what is played, how far it is, and who moves."""
        outcome = self.outcome
        if outcome is not None:
            now = "over, " + " : ".join(str(score) for score in outcome.scores)
        else:
            when = f"round {self.round}" if self.round else "before the first round"
            now = f"{when}, seat {self.to_move} of {self.seats} to move"
        return f"{self.info.title}, {now}, {self._made} decisions"

    def __repr__(self) -> str:
        return f"<{'a guess: ' if self.hypothetical else ''}{self.situation()}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        from hotelier.core.copies import alike  # which itself knows games

        return (
            self.info is other.info
            and self.seats == other.seats
            and self.seed == other.seed
            and self.hypothetical == other.hypothetical
            and self.options == other.options
            and self.content.digest == other.content.digest
            and self.history == other.history
            and self.source == other.source
            and (not self.hypothetical or alike(self, other))
        )

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.hypothetical:
            raise BadInput(
                "a resampled game is a guess: it has no record, so it cannot be pickled; "
                "pickle the game and resample it where it is needed"
            )
        from hotelier.core.copies import restored, saved

        return restored, (self.info, saved(self))

    def __setstate__(self, state: object) -> None:
        raise BadRecord(
            "the pickle was written by an older hotelier and cannot be read; keep records, not pickles"
        )
