"""`hotelier analyse`: what a finished game could have been."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import AsJson, Content, check_object, read_pack
from hotelier.core.errors import BadOption


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    as_json: AsJson = False,
    as_html: Annotated[
        bool, typer.Option("--html", help="Make a page instead, which needs nothing but itself.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write to this file instead of the screen.")] = None,
    depth: Annotated[str, typer.Option(help="quick or deep: how long each turn is looked at.")] = "quick",
    seed: Annotated[int, typer.Option(help="Same seed, same analysis.")] = 0,
    content: Content = None,
) -> None:
    from hotelier.analysis.analyst import DEPTHS, Analyst
    from hotelier.analysis.page import environment, make_page
    from hotelier.files import check_writable, read_json, write_text
    from hotelier.games import check_seed
    from hotelier.terminal.analysis import analysis_lines
    from hotelier.terminal.show import progress

    if as_json and as_html:
        raise BadOption("--json and --html exclude each other")
    if depth not in DEPTHS:
        raise BadOption(f"--depth is {' or '.join(DEPTHS)}, not {depth!r}")
    if as_html:
        environment()  # says at once what is missing
    if out:
        check_writable(out)
    record = check_object(read_json(file, "record"), file, "record")
    chosen = next(each for each in DEPTHS if each == depth)
    analyst = Analyst(record, chosen, check_seed(seed), read_pack(content))
    found = analyst.analysis(progress(analyst.run(), len(analyst), "turns"))
    if as_html:
        text = make_page(found, file.stem)
    elif as_json:
        text = json.dumps(found)
    else:
        text = "\n".join(analysis_lines(found))
    if out:
        write_text(out, text + "\n")
        print(f"wrote {out}")
    else:
        print(text)


def add_to(app: typer.Typer) -> None:
    app.command(
        help="Analyse a finished game: what was to be expected, which turns gave points away, what would "
        "have been better, and what was luck.",
        epilog="Example: hotelier analyse game.json --html --out analysis.html",
    )(analyse)
