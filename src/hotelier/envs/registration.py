"""The names under which Gymnasium makes our environments: `gymnasium.make("hotelier/AustriaSolo-v0")`."""

import gymnasium

IDS: dict[str, dict[str, object]] = {
    "hotelier/Austria-v0": {"game": "austria"},
    "hotelier/AustriaSolo-v0": {"game": "austria", "seats": 1},
    "hotelier/Overbooking-v0": {"game": "overbooking"},
}


def register_envs() -> None:
    """Make them known to Gymnasium; harmless when they are."""
    for name, arguments in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="hotelier.envs.against_bots:AgainstBotsEnv",
                vector_entry_point="hotelier.envs.vector_env:AgainstBotsVectorEnv",
                kwargs=dict(arguments),
            )
