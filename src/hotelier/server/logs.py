"""Structured logs: one JSON object a line. Tokens, names, chat, moves and seeds never go into a log."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

EXTRA = ("method", "route", "status", "ms", "address", "table", "where")
"""Fields that a line may have besides time, level, name and message."""


class JsonLines(logging.Formatter):
    """A line of a log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in EXTRA if hasattr(record, name)})
        if record.exc_info and record.exc_info[1]:
            line["error"], line["where"] = shape_of(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def shape_of(error: BaseException) -> tuple[str, list[str]]:
    """What kind of error it is and where it happened; its message could tell a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    return type(error).__name__, [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    for name in ("sqlalchemy", "alembic", "asyncio", "websockets"):
        logging.getLogger(name).setLevel("WARNING")
