"""The clocks of a machine, for tests that set them."""


class Times:
    """The clocks of a machine."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 5_000.0

    def time_ns(self) -> int:
        return round(self.wall * 1e9)

    def monotonic(self) -> float:
        return self.steady

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def reboot(self, wall: float) -> None:
        """The machine starts again, and its clock on the wall is set."""
        self.wall = wall
        self.steady = 10
