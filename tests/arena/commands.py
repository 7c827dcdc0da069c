"""The arena as a user runs it: real processes, real files."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

COMMAND = [sys.executable, "-c", "from hotelier.cli import main; main()"]
LISTENING = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from hotelier.cli import main; main()",
]
"""Hears Ctrl-C even where the tests run in the background: shells let their background jobs ignore it."""
UNREPEATABLE = ("seconds", "times")
"""How long bots thought is the one thing that no two runs have in common."""


def hotelier(
    *arguments: str | Path, folder: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=300, cwd=folder, env=env
    )


def rows_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a results file, the order first, without what cannot be repeated."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key not in UNREPEATABLE} for line in lines]
