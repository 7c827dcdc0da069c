"""Many games against bots as one of Gymnasium's vector environments, on top of `Vector`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotelier.core.errors import BadOption
from hotelier.envs.arrays import Observation, Observer
from hotelier.envs.drawing import HUMAN, MODES, check_mode, render
from hotelier.envs.vector import Vector
from hotelier.extras import extra

with extra("envs", "environments"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Array = NDArray[Any]
VECTOR_MODES = [mode for mode in MODES if mode != HUMAN]


class AgainstBotsVectorEnv(VectorEnv[Observation, Array, Array]):
    """One agent against bots in many games at once; where one ends, the next begins in the same step.

    Made by `gymnasium.make_vec(id, num_envs=256, vectorization_mode="vector_entry_point")`. An illegal
    action is an error here: choose by the mask. With `copy=False` every step fills the same arrays of
    observations, which is quicker: then copy what is to be kept. `workers` is how many processes play.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": VECTOR_MODES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        observation: str = "flat",
        copy: bool = True,
        workers: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode == HUMAN:
            raise BadOption(f"many games are drawn for programs only: {' or '.join(VECTOR_MODES)}")
        self.render_mode = check_mode(render_mode)
        self.copy = copy
        """Whether every step gives arrays of its own."""
        self.num_envs = num_envs
        self.games = Vector(
            game,
            num_envs,
            seats=seats,
            reward=reward,
            opponents=opponents,
            learner=seat,
            workers=workers,
            **options,
        )
        self.layout = self.games.layout
        self.seats = self.games.learners
        """The agent's seat in each game: unless one is given, every seat in turn."""
        self.observer = Observer(self.games.start, observation)
        self.single_observation_space = self.observer.space()
        self.single_action_space = gymnasium.spaces.Discrete(self.games.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.games.reset(seed)
        return self._seen(), self._masks()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Apply one action in each game; where one ended, `infos` tell what was last seen and scored."""
        self.games.step(actions)
        rewards = self.games.rewards[self._rows, self.seats]
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), rewards, self.games.dones.copy(), never, self._infos()

    def render(self) -> tuple[Any, ...] | None:
        """Every game as its agent sees it: texts or pictures."""
        if self.render_mode is None:
            return None
        tables = zip(self.games.games, self.seats, strict=True)
        return tuple(render(game, int(seat), self.render_mode) for game, seat in tables)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes of the workers, where there are any."""
        self.games.close()

    def _seen(self) -> Observation:
        numbers = self.games.observations
        seen = self.observer.fields(numbers.copy() if self.copy else numbers)
        return seen if self.observer.alone else {"observation": seen, **self._mask()}

    def _mask(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy() if self.copy else self.games.masks}

    def _masks(self) -> dict[str, Any]:
        """The mask, where observations do not hold it."""
        if not self.observer.alone:
            return {}
        return {**self._mask(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _infos(self) -> dict[str, Any]:
        """How games ended that ended in this step, in the form of Gymnasium's own vector environments.

        `final_obs` is what the agent saw last; `final_info` the scores of all hotels, and whether the agent
        is among the winners.
        """
        finals = self.games.finals()
        if not finals:
            return self._masks()
        seen = np.full(self.num_envs, None, object)
        scores = np.zeros((self.num_envs, self.games.start.hotels), np.int64)
        won = np.zeros(self.num_envs, np.bool_)
        for final in finals:
            place = final.place
            seen[place] = self.observer.shown(final.seen, np.zeros(self.games.num_actions, np.int8))
            scores[place] = final.scores
            won[place] = self.seats[place] in final.winners
        there = self.games.dones.copy()
        return {
            **self._masks(),
            "final_obs": seen,
            "_final_obs": there,
            "final_info": {"scores": scores, "_scores": there, "won": won, "_won": there},
            "_final_info": there,
        }
