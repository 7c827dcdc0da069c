"""The games for OpenSpiel: import this module, then `pyspiel.load_game("hotelier_overbooking(players=3)")`.

Chance is explicit. The first node deals: outcome k is the game of seed k. Whenever the engine must draw
again (dice are rolled, new hotels are laid out, a deck is shuffled) there is another chance node; outcome 0
goes on with the generator of the deal, so that the seed's own game is among them, the others begin a new
stream. All outcomes of a node are equally likely; how many there are is the parameter `chances`. Cards that
lie face down since the deal are hidden information and no chance.

The information state of a seat is its view, and a digest of all its observations and own actions so far:
the game has perfect recall. It is a text. As a tensor it would be either as long as a game, or bits of a
digest from which nothing can be learnt; so there is none, and whoever asks is told what to take instead.
`resample_from_infostate` draws anew what the seat cannot know.

OpenSpiel's bots in C++ (`pyspiel.MCTSBot`, `pyspiel.ISMCTSBot`) crash with every game that is written in
Python. Take those in Python instead: `open_spiel.python.algorithms.mcts` and `ismcts`.
"""

import json
from copy import deepcopy
from hashlib import blake2b
from typing import Any

import numpy as np

from hotelier.austria.game import Austria
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Opening
from hotelier.core.options import DependentOption, SetOption, Value
from hotelier.envs.austria.waltz_layout import WALTZ
from hotelier.envs.playing.rewards import win_shares
from hotelier.envs.start import MODULES, Start
from hotelier.extras import extra
from hotelier.games import game_info
from hotelier.overbooking.game import Overbooking

with extra("openspiel", "games of OpenSpiel"):
    import pyspiel

CHANCES = 1000
LATER_STREAMS = 1 << 32
"""Streams that begin in the middle of a game are none of the seeds of deals."""
DIGEST_SIZE = 16
MODULE = "module_"


class Kind:
    """One of our games in OpenSpiel's registry."""

    def __init__(
        self, name: str, game: str, seats: range, title: str, longest: int, most_draws: int
    ) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.longest = longest
        """No game has more decisions."""
        self.most_draws = most_draws
        """No game has more chance nodes."""
        self.options = parameters_of(game, seats[0])
        self.type = pyspiel.GameType(
            short_name=name,
            long_name=title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM
            if seats[-1] == 1
            else pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats[-1],
            min_num_players=seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": seats[0],
                "chances": CHANCES,
                **self.options,
            },
        )


def parameters_of(environment: str, seats: int) -> dict[str, Value]:
    """The options of its games with their defaults; each module is a parameter of its own.

    OpenSpiel's texts cannot hold lists. What follows from other options by itself is no parameter; what
    can be chosen only with others is one, and counts only then (`GOES_WITH`).
    """
    with_modules = environment == WALTZ
    parameters: dict[str, Value] = {}
    for option in game_info("austria" if with_modules else environment).options_for(seats):
        if isinstance(option, SetOption):
            parameters |= {f"{MODULE}{part}": True for part in option.parts if with_modules}
        elif not isinstance(option, DependentOption):
            parameters[option.name] = option.default
        elif option.default:
            parameters |= {} if with_modules else {option.name: option.default}
        elif with_modules or option.name != "entrance":
            parameters[option.name] = option.choices[0]
    return parameters


GOES_WITH: dict[str, tuple[str, Value]] = {
    "entrance": (f"{MODULE}3", True),
    "printing": ("edition", "first"),
    "boards": ("board", "day"),
}


def options_in(parameters: dict[str, Value]) -> dict[str, Value]:
    """The options of a game that parameters mean."""
    options: dict[str, Value] = {}
    for name, value in parameters.items():
        needed, wanted = GOES_WITH.get(name, (name, value))
        if not name.startswith(MODULE) and parameters.get(needed) == wanted:
            options[name] = value
    modules = [name for name in parameters if name.startswith(MODULE)]
    if modules:
        options[MODULES] = ",".join(name.removeprefix(MODULE) for name in modules if parameters[name])
    return options


KINDS = (
    Kind("hotelier_austria", "austria", range(2, 5), "Grand Austria Hotel", 5000, 200),
    Kind("hotelier_austria_solo", "austria", range(1, 2), "Grand Austria Hotel against Leopold", 2000, 200),
    Kind(
        f"hotelier_{WALTZ}",
        WALTZ,
        range(2, 5),
        "Grand Austria Hotel with modules of Let's Waltz!",
        5000,
        300,
    ),
    Kind(
        f"hotelier_{WALTZ}_solo",
        WALTZ,
        range(1, 2),
        "Grand Austria Hotel with modules of Let's Waltz! against an automaton",
        2000,
        300,
    ),
    Kind("hotelier_overbooking", "overbooking", range(2, 5), "Overbooking", 200, 5),
)


class HotelierGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with certain options."""

    kind: Kind

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        kind = self.kind
        seats: int = given.get("players", kind.seats[0])
        self.chances: int = given.get("chances", CHANCES)
        chosen: dict[str, Value] = {name: given.get(name, kind.options[name]) for name in kind.options}
        self.start = Start(kind.game, seats, options_in(chosen))
        probability = 1 / self.chances
        self.outcomes = [(outcome, probability) for outcome in range(self.chances)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.num_actions,
            max_chance_outcomes=self.chances,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=kind.longest,
        )
        super().__init__(kind.type, info, given)

    def new_initial_state(self) -> "HotelierState":
        return HotelierState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.kind.most_draws

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "HotelierObserver | None":
        """What a seat sees, or also remembers with `perfect_recall`; there are no other observers."""
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return HotelierObserver(self, wanted.perfect_recall)


class Engine:
    """A game of the engine inside a state.

    OpenSpiel copies and pickles what states hold. A game is copied in its own way, and it is pickled as the
    way by which it came about.
    """

    def __init__(self, game: Game, draws: dict[int, int] | None = None) -> None:
        self.game = game
        self.draws = draws or {}
        """Other streams of chance that were begun, by the number of actions before."""

    def __deepcopy__(self, memo: object) -> "Engine":
        return Engine(self.game.clone(), dict(self.draws))

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        game.check_real()
        return played, (game.info.name, game.seats, game.options, game.seed, game.history, self.draws)

    def begin_stream(self, number: int) -> None:
        """Let the game draw from another stream from now on."""
        game = self.game
        assert isinstance(game, (Austria, Overbooking))
        drawn = game.state.chance.results
        game.state.chance = Seeded(LATER_STREAMS * (len(drawn) + 1) + number)
        game.state.chance.results = drawn
        self.draws[len(game.history)] = number


def played(
    name: str, seats: int, options: dict[str, Value], seed: int, actions: list[int], draws: dict[int, int]
) -> Engine:
    """A game played again."""
    engine = Engine(game_info(name).begin(Opening(seats, seed, options)))
    for number, action in enumerate(actions):
        if number in draws:
            engine.begin_stream(draws[number])
        engine.game.apply(action)
    return engine


class HotelierState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game."""

    def __init__(self, game: HotelierGame) -> None:
        super().__init__(game)
        self.engine: Engine | None = None
        """None until the cards are dealt."""
        self.pending: int | None = None
        """The action after which chance must decide, before it is carried out."""
        self.memories: list[bytes] = []
        """Digests of what every seat has seen and done so far."""

    def current_player(self) -> int:
        if self.engine is None or self.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.engine.game.to_move
        return int(pyspiel.PlayerId.TERMINAL) if mover is None else mover

    def is_terminal(self) -> bool:
        return self.engine is not None and self.pending is None and self.engine.game.to_move is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._owner().outcomes

    def returns(self) -> list[float]:
        seats = self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        return win_shares(self._game())[:seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> "HotelierState":
        """Another state that the seat could not tell from this one; it has no history of its own."""
        if self.is_chance_node():
            raise ValueError("a state in which chance decides cannot be resampled: apply an outcome first")
        rng = Seeded(int(sampler() * (1 << 30)) | int(sampler() * (1 << 30)) << 30)
        guess = self._owner().new_initial_state()
        guess.engine = Engine(self._game().resample(player, rng))
        guess.memories = [
            memory if seat == player else blake2b(memory, digest_size=DIGEST_SIZE).digest()
            for seat, memory in enumerate(self.memories)
        ]
        return guess

    def memory(self, seat: int) -> str:
        """All that the seat has seen and done, as a short text."""
        return self.memories[seat].hex() if self.memories else ""

    def seen(self, seat: int) -> str:
        """What the seat may know now, as JSON."""
        return json.dumps(self.engine.game.view(seat)) if self.engine else ""

    def __str__(self) -> str:
        if self.engine is None:
            return "before the deal"
        drawing = f", {self.engine.game.notation(self.pending)}" if self.pending is not None else ""
        memories = " ".join(memory.hex() for memory in self.memories)
        return f"{json.dumps(self.engine.game.view(None))}{drawing} {memories}"

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._game().legal_actions())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'draw' if self.engine else 'deal'} {action}"
        return self._game().notation(action)

    def _apply_action(self, action: int) -> None:
        if self.engine is None:
            self._deal(action)
        elif self.pending is not None:
            self._draw(action)
        else:
            self._play(action)

    def _deal(self, seed: int) -> None:
        game = self._owner().start.new_game(seed)
        self.engine = Engine(game)
        self.memories = [b""] * game.seats
        self._remember(-1, seed)

    def _play(self, action: int) -> None:
        """Carry out an action; if chance would have to decide, wait for it."""
        assert self.engine is not None
        before = deepcopy(self.engine)
        game = self.engine.game
        mover = game.to_move
        game.apply(action)
        if len(stream_of(game).results) == len(stream_of(before.game).results):
            assert mover is not None
            self._remember(mover, action)
        else:
            self.engine = before
            self.pending = action

    def _draw(self, outcome: int) -> None:
        game = self._game()
        mover = game.to_move
        assert self.pending is not None and mover is not None
        if outcome and self.engine is not None:
            self.engine.begin_stream(outcome)
        action = self.pending
        self.pending = None
        game.apply(action)
        self._remember(mover, action)

    def _remember(self, mover: int, action: int) -> None:
        """Every seat sees what there is to see, and knows what it has done itself."""
        game = self._game()
        encoder = self._owner().start.encoder
        for seat in range(game.seats):
            digest = blake2b(self.memories[seat], digest_size=DIGEST_SIZE)
            if seat == mover:
                digest.update(action.to_bytes(4, "big"))
            digest.update(encoder.encode(game, seat))
            self.memories[seat] = digest.digest()

    def _game(self) -> Game:
        assert self.engine is not None
        return self.engine.game

    def _owner(self) -> HotelierGame:
        owner = self.get_game()
        assert isinstance(owner, HotelierGame)
        return owner


def stream_of(game: Game) -> Seeded:
    """The door through which chance enters this game."""
    assert isinstance(game, (Austria, Overbooking))
    return game.state.chance


NO_RECALL = (
    "there are no information state tensors: take observation_tensor, or information_state_string, which "
    "has perfect recall"
)


class HotelierObserver:
    """What a seat sees, in OpenSpiel's words: see open_spiel/python/observation.py."""

    def __init__(self, game: HotelierGame, perfect_recall: bool) -> None:
        self.encoder = game.start.encoder
        self.perfect_recall = perfect_recall
        layout = game.start.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: self.tensor[place] for name, place in layout.slices.items()}

    def set_from(self, state: HotelierState, player: int) -> None:
        """Show what the seat sees; nothing before the deal."""
        if self.perfect_recall:
            raise ValueError(NO_RECALL)
        if state.engine is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoder.encode(state.engine.game, player), np.float32)

    def string_from(self, state: HotelierState, player: int) -> str:
        seen = state.seen(player)
        return f"{seen} {state.memory(player)}" if self.perfect_recall else seen


def register_games() -> None:
    """Make our games known to OpenSpiel."""
    known = pyspiel.registered_names()
    for kind in KINDS:
        if kind.name not in known:
            pyspiel.register_game(kind.type, type(f"Game_{kind.name}", (HotelierGame,), {"kind": kind}))


register_games()
