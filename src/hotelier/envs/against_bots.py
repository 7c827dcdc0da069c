"""Games as Gymnasium environments: one agent in one seat, bots in the others, or Leopold."""

from collections.abc import Sequence
from typing import Any, SupportsIndex

from numpy.typing import NDArray

from hotelier.core.errors import BadInput, IllegalAction
from hotelier.core.game import Game
from hotelier.envs.arrays import Observation, Observer
from hotelier.envs.drawing import MODES, check_mode, render
from hotelier.envs.playing.opponents import Opponents
from hotelier.envs.playing.rewards import pay, reward_kind
from hotelier.envs.playing.seeds import Seeds
from hotelier.envs.start import Start
from hotelier.extras import extra
from hotelier.games import check_seed

with extra("envs", "environments"):
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD = -1.0
"""What an illegal action brings; the episode ends."""

COMPARED = ("observer", "reward", "table", "game", "seeds", "opponents")
"""What environments are compared by; all else follows from it."""


class AgainstBotsEnv(gymnasium.Env[Observation, Any]):
    """One agent against bots. With one seat it is the solo game, and Leopold plays by his cards.

    Args:
        game: `austria`, `austria_waltz` (with modules) or `overbooking`.
        seats: How many play.
        seat: The agent's.
        opponents: The code of the bot in all other seats, or one for each, the first behind the agent.
        reward: `win`, `score`, `difference` or `shaped`.
        observation: `flat` numbers, a `dict` of named fields, both with the mask; or `array`, the numbers
            alone, with the mask in `info`.
        render_mode: `human`, `ansi` or `rgb_array`.
        **options: The options of the game, such as `edition="first"`: `hotelier simulate --help`.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012 (so Gymnasium declares it)

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        observation: str = "flat",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.start = Start(game, seats, options)
        self.layout = self.start.layout
        self.table = self.start.table(opponents, seat)
        self.seat = self.table.learner
        self.reward = reward_kind(reward)
        self.observer = Observer(self.start, observation)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(self.start.num_actions)
        self.seeds: Seeds | None = None
        self.game: Game = self.start.new_game(0)

    def __eq__(self, other: object) -> bool:
        """Whether both are at the same point of the same game and will go on alike."""
        if not isinstance(other, AgainstBotsEnv):
            return NotImplemented
        return all(getattr(self, name, None) == getattr(other, name, None) for name in COMPARED)

    def __repr__(self) -> str:
        return f"<AgainstBotsEnv, agent in seat {self.seat}: {self.game!r}>"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the game of this seed; without one, the next of those that follow from the last seed."""
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        if seed is not None:
            self.seeds = Seeds(seed)
        elif self.seeds is None:
            self.seeds = Seeds(int(self.np_random.integers(1 << 63)))
        self.game = self.start.new_game(self.seeds.next())
        self.opponents = Opponents(self.table, self.game.seed)
        self.points = [0] * self.start.hotels  # what a layout brings is paid with the first decision
        self.opponents.play(self.game)
        return self._seen()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Apply the agent's action and those of the bots behind it; an illegal one ends the episode.

        What is no whole number at all, of Python or numpy, is a mistake of the program, and an error.
        """
        if self.seeds is None:
            raise BadInput("there is no game to step: call reset() first")
        chosen = self.game.as_action(action)
        try:
            self.game.apply(chosen)
        except IllegalAction as error:
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal_action": str(error)}
        self.opponents.play(self.game)
        after = self.start.encoder.points(self.game)
        paid = pay(self.reward, self.game, self.points, after)[self.seat]
        self.points = after
        if self.render_mode == "human":
            self.render()
        seen, info = self._seen()
        return seen, paid, self.game.to_move is None, False, info

    def action_masks(self) -> NDArray[Any]:
        """Which actions are legal now, as sb3-contrib asks for it."""
        return self.observer.mask(self.game, self.seat).astype(bool)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return render(self.game, self.seat, self.render_mode)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.observer.observe(self.game, self.seat)
        mask = self.observer.mask(self.game, self.seat) if self.observer.alone else seen["action_mask"]
        info: dict[str, Any] = {"action_mask": mask}
        outcome = self.game.outcome
        if outcome is not None:
            info |= {"scores": outcome.scores, "winners": outcome.winners}
        return seen, info
