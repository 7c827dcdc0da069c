"""Figures for Prometheus. With several workers they are added up through files in a shared folder."""

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)
from starlette.responses import Response

SHARED = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

requests = Counter("hotelier_requests_total", "Requests by route and status", ["route", "status"])
seconds = Histogram("hotelier_request_seconds", "How long requests took", ["route"], buckets=BUCKETS)
entries = Counter("hotelier_log_entries_total", "Moves and undos written", ["game"])
sockets = Gauge("hotelier_live_connections", "Live connections", multiprocess_mode="livesum")
waiting = Gauge("hotelier_bots_waiting", "Bots that think or wait to", multiprocess_mode="livesum")
dropped = Counter(
    "hotelier_connections_dropped_total", "Connections whose client kept the server waiting", ["why"]
)
away = Counter("hotelier_database_away_total", "Requests that the database did not answer")


def report() -> Response:
    if SHARED in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
