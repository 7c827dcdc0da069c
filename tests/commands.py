"""Runs the command line in this process: what a command says needs no process of its own to say it in."""

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess
from unittest.mock import patch

from hotelier.cli import main

Done = CompletedProcess[str]


def run_here(*arguments: str) -> Done:
    """What a command said and how it ended."""
    out, err = StringIO(), StringIO()
    words = ["hotelier", *arguments]
    code: object = 0
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "argv", words):
        try:
            main()
        except SystemExit as ended:
            code = ended.code or 0
    assert isinstance(code, int)
    return Done(words, code, out.getvalue(), err.getvalue())
