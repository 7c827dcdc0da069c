"""Structured logs: one JSON object a line. Tokens, names, chat, moves and seeds never go into a log."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import TextIO

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


def set_up_logs(level: str, stream: TextIO = sys.stderr) -> None:
    """Our own lines at a level; of the libraries only warnings, because they would tell statements with
    their values."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hotelier").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, logging.getLogger("hotelier").level))
