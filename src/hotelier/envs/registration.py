"""The names under which our environments are made by Gymnasium and by PettingZoo.

`gymnasium.make("hotelier/AustriaSolo-v0")` is one agent against bots or Leopold, `pettingzoo.make("aec",
"hotelier/Austria-v0")` an agent in every seat. Both are looked up when they are needed, because the
compiled build must not need them.
"""

from importlib import import_module
from importlib.util import find_spec

AGAINST_BOTS: dict[str, dict[str, object]] = {
    "hotelier/Austria-v0": {"game": "austria"},
    "hotelier/AustriaSolo-v0": {"game": "austria", "seats": 1},
    "hotelier/AustriaWaltz-v0": {"game": "austria_waltz"},
    "hotelier/AustriaWaltzSolo-v0": {"game": "austria_waltz", "seats": 1},
    "hotelier/Overbooking-v0": {"game": "overbooking"},
}
SEATS: dict[str, str] = {
    "hotelier/Austria-v0": "hotelier.envs.austria_v0",
    "hotelier/AustriaWaltz-v0": "hotelier.envs.austria_waltz_v0",
    "hotelier/Overbooking-v0": "hotelier.envs.overbooking_v0",
}


def register_envs() -> None:
    """Make them known to those of the two that are installed; harmless when they are known."""
    if find_spec("gymnasium"):
        _register_with_gymnasium()
    if find_spec("pettingzoo"):
        _register_with_pettingzoo()


def _register_with_gymnasium() -> None:
    gymnasium = import_module("gymnasium")
    for name, arguments in AGAINST_BOTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="hotelier.envs.against_bots:AgainstBotsEnv",
                vector_entry_point="hotelier.envs.vector_env:AgainstBotsVectorEnv",
                kwargs=dict(arguments),
            )


def _register_with_pettingzoo() -> None:
    pettingzoo = import_module("pettingzoo")
    for name, module in SEATS.items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{module}:env")
        if name not in pettingzoo.parallel_registry:
            pettingzoo.register("parallel", name, f"{module}:parallel_env")
