"""Two clocks: one tells people what time it is, by the other one the house measures.

`now` is the clock on the wall. It may be wrong, and be set forward or back at any moment, so its times are
only shown. A table says what the clock said when something happened, even if that is before what happened
earlier: so one wrong hour is never carried on.

`HouseClock` counts how long the house has been open, whatever the time of day. Promises that run out and
how long somebody has been away are measured by it alone. While a worker runs it goes by a clock that nobody
can set. What it has come to is written to the database every few seconds, and each worker goes on from the
furthest that any has written. So all of them agree to within these seconds, on however many machines, and
after a restart it goes on where it stood. Hence, however the clock on the wall jumps:

- a promise runs out after it has not been renewed for its time, no sooner and not much later, and a worker
  that keeps its promises is never taken for one that is gone;
- somebody has been away for as long as the house was open meanwhile and they could have come: a restart
  with a wrong clock adds nothing to it, and neither does the time between;
- no time that is compared lies ahead, because nobody ever wrote a later one than the clock had come to.
"""

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970, to be shown."""
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


class HouseClock:
    """How long the house has been open."""

    def __init__(self) -> None:
        self._counted = 0
        self._at = time.monotonic()

    def time(self) -> int:
        """Milliseconds that the house has been open."""
        return self._counted + int(1000 * (time.monotonic() - self._at))

    def hear(self, counted: int) -> None:
        """This worker before its restart, or another one, has come so far."""
        if counted > self.time():
            self._counted = counted
            self._at = time.monotonic()
