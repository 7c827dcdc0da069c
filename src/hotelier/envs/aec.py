"""Games as PettingZoo's AEC environments: every seat is an agent, and the agent to move acts.

`austria_v0`, `austria_waltz_v0` and `overbooking_v0` are the modules that users import. What PettingZoo's
usual wrappers check is checked here: the wrappers would take three quarters of the time.
"""

import secrets
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadInput, IllegalAction
from hotelier.core.game import Game
from hotelier.envs.arrays import HIGH, LOW, Observation, Observer
from hotelier.envs.drawing import MODES, check_mode, render
from hotelier.envs.playing.rewards import WIN, pay, reward_kind
from hotelier.envs.playing.seeds import Seeds
from hotelier.envs.start import Start
from hotelier.extras import extra
from hotelier.games import check_seed

with extra("envs", "environments"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

ILLEGAL_REWARD = -1.0
"""What an agent gets who does something illegal; the game ends."""

COMPARED = ("observer", "reward", "strict", "events", "game", "seeds", "agents", "_cumulative_rewards")
"""What environments are compared by; all else follows from it."""


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which every seat is an agent, named `seat_0`, `seat_1`, …

    Args:
        game: `austria`, `austria_waltz` (with modules) or `overbooking`.
        seats: How many play.
        reward: `win`, `score`, `difference` or `shaped`.
        observation: `flat` numbers, a `dict` of named fields, both with the mask; or `array`, the numbers
            alone, with the mask in `infos`.
        render_mode: `human`, `ansi` or `rgb_array`.
        strict: Whether an illegal action is an error; otherwise it ends the game, and its agent has lost.
        events: Whether `infos` say what an agent saw happen since it was asked before.
        **options: The options of the game, such as `edition="first"`: `hotelier simulate --help`.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        reward: str = "win",
        observation: str = "flat",
        render_mode: str | None = None,
        strict: bool = False,
        events: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.events = events
        """Whether `infos` say what an agent saw happen since it was asked before."""
        self.strict = strict
        """Whether an illegal action is an error; otherwise it ends the game, and its agent has lost."""
        self.metadata = {"name": f"{game}_v0", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = check_mode(render_mode)
        self.start = Start(game, seats, options)
        seats = self.start.seats
        self.layout = self.start.layout
        self.reward = reward_kind(reward)
        self.observer = Observer(self.start, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.start.num_actions) for agent in self.possible_agents
        }
        size = seats * self.layout.size
        self.state_space = spaces.Box(LOW, HIGH, (size,), np.float32)
        self.seeds: Seeds | None = None
        self.game: Game = self.start.new_game(0)

    def __eq__(self, other: object) -> bool:
        """Whether both are at the same point of the same game and will go on alike."""
        if not isinstance(other, SeatsEnv):
            return NotImplemented
        return all(getattr(self, name, None) == getattr(other, name, None) for name in COMPARED)

    def __repr__(self) -> str:
        return f"<{self.metadata['name']}: {self.game!r}>"

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of this seed; without one, the next of those that follow from the last seed."""
        if seed is not None:
            self.seeds = Seeds(check_seed(seed))
        elif self.seeds is None:
            self.seeds = Seeds(secrets.randbelow(SEEDS))
        self.game = self.start.new_game(self.seeds.next(), self.events)
        self.points = [0] * self.start.hotels  # what a layout brings is paid with the first decision
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.unseen = dict.fromkeys(self.agents, 0)
        """The first decision of whose results an agent has not been told."""
        self._skip_agent_selection = None
        self._select()

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """What the agent to move sees and was paid since its last step."""
        self._check_begun()
        found: tuple[Observation, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order of their turns, until the game is over."""
        self._check_begun()
        return super().agent_iter(max_iter)

    def step(self, action: SupportsIndex | None) -> None:
        """Apply an action of the agent to move; None where the game is over."""
        if not self.agents:
            raise BadInput("there is no game to step: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{agent} is to move and must choose an action; None is for when it is over")
        chosen = self.game.as_action(action)  # what is no whole number is a mistake of the program
        self._cumulative_rewards[agent] = 0.0
        try:
            self.game.apply(chosen)
        except IllegalAction:
            if self.strict:
                raise
            self._lose(agent)
            return
        self._pay()
        if self.game.to_move is None:
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; only the one to move has anything to choose."""
        return self.observer.observe(self.game, self.seat_of[agent])

    def state(self) -> NDArray[Any]:
        """What all seats together know, for training in one place: the numbers of seat 0, of seat 1, …"""
        encode = self.start.encoder.encode
        seen = b"".join(encode(self.game, seat) for seat in range(self.start.seats))
        return np.frombuffer(bytearray(seen), np.float32)

    def render(self) -> Any:
        """The open table, as somebody sees it who sits nowhere."""
        return render(self.game, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _check_begun(self) -> None:
        if self.seeds is None:
            raise BadInput("there is no game yet: call reset() first")

    def _select(self) -> None:
        mover = self.game.to_move
        assert mover is not None
        self.agent_selection = self.possible_agents[mover]
        self._tell(self.agent_selection)
        self._tell_masks()

    def _tell_masks(self) -> None:
        """Where observations do not hold the mask, `infos` do."""
        if self.observer.alone:
            for agent, seat in self.seat_of.items():
                mask = self.observer.mask(self.game, seat)
                self.infos[agent] = {**self.infos[agent], "action_mask": mask}

    def _tell(self, agent: str) -> None:
        """What an agent saw happen since it was told before."""
        if self.events:
            seen = self.game.events(self.seat_of[agent], self.unseen[agent])
            self.infos[agent] = {"events": seen}
            self.unseen[agent] = self.game.decisions + 1

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self._tell(agent)
        self._tell_masks()

    def _lose(self, agent: str) -> None:
        """The end of the game for all, and a penalty for one."""
        self._clear_rewards()
        self.rewards[agent] = ILLEGAL_REWARD
        self._end()
        self._accumulate_rewards()

    def _pay(self) -> None:
        if self.reward == WIN and self.game.to_move is not None:
            self._clear_rewards()
            return
        after = self.start.encoder.points(self.game)
        paid = pay(self.reward, self.game, self.points, after)
        self.points = after
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = paid[seat]


class AllAtOnce(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]  # PettingZoo has no types
    """The same game for tools that want all agents to act at once: the action of the one to move counts."""

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Apply the action of the agent to move."""
        env = self.aec_env
        if not env.agents:
            raise BadInput("there is no game to step: call reset() first")
        if env.agent_selection not in actions:
            raise BadInput(f"{env.agent_selection} is to move, and there is no action of it")
        told: tuple[dict[str, Any], ...] = super().step(actions)
        return told

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AllAtOnce):
            return NotImplemented
        return bool(self.aec_env == other.aec_env)

    def __repr__(self) -> str:
        return f"<parallel form of {self.aec_env!r}>"
