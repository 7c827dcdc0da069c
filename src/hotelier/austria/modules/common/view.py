"""What a seat sees of completed orders."""

from hotelier.austria.modules.common.state import orders_of
from hotelier.austria.rules.state import State
from hotelier.core.game import Json


def orders_view(state: State) -> Json:
    """Orders count for objectives of several modules, so they have a section of their own."""
    orders = orders_of(state)
    players = [
        {"green": green, "large": large} for green, large in zip(orders.greens, orders.large, strict=True)
    ]
    return {"orders": {"players": players}}
