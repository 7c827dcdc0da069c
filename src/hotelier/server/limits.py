"""How much one address or one seat may ask: a bucket for each that fills at a steady rate.

Every worker counts for itself; docs/operations.md says what that means with several.
"""

import time
from collections import OrderedDict

from hotelier.server.refusals import Refusal
from hotelier.wire.messages.problems import ErrorCode

MOST_BUCKETS = 50_000


class Limit:
    """At most `rate` per second, and a burst of `burst` at once."""

    def __init__(self, rate: float, burst: float, code: ErrorCode, what: str) -> None:
        self.rate = rate
        self.burst = burst
        self.code = code
        self.what = what
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left for each asker, and when that was so."""

    def take(self, asker: str, cost: float = 1) -> None:
        """Count one request, or refuse it."""
        moment = time.monotonic()
        left, then = self.buckets.pop(asker, (self.burst, moment))
        left = min(self.burst, left + (moment - then) * self.rate)
        enough = left >= cost
        self.buckets[asker] = (left - cost if enough else left, moment)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not enough:
            raise Refusal(
                self.code, f"{self.what}: try again a little later", retry_after=(cost - left) / self.rate
            )


def per_hour(most: float, what: str, code: ErrorCode = "too_many_requests") -> Limit:
    """As many at once as in an hour."""
    return Limit(most / 3600, most, code, what)
