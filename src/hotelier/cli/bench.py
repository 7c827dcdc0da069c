"""`hotelier bench`: the speed of the engine."""

import json
from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli.arguments import AsJson
from hotelier.core.errors import BadInput


def bench(
    as_json: AsJson = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    compare: Annotated[
        Path | None, typer.Option(help="Compare with this file, made earlier with --json.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Measure briefly; good to a tenth or two.")
    ] = False,
) -> None:
    from rich.progress import Progress

    from hotelier.bench import results
    from hotelier.bench.engine import engine_measurements
    from hotelier.bench.measuring import FULL, QUICK, measure
    from hotelier.terminal.show import make_console

    if as_json and markdown:
        raise BadInput("choose one of --json and --markdown")
    earlier = results.read_result(compare) if compare else None
    plan = QUICK if quick else FULL
    with Progress(console=make_console(stderr=True), transient=True) as bar:
        measurements = engine_measurements()
        task = bar.add_task("", total=plan.repeats * len(measurements))
        figures = measure(
            measurements,
            plan,
            lambda name: bar.update(task, advance=1, description=name.rpartition(",")[0]),
        )
    now = results.result_of(figures, quick)
    if as_json:
        data = results.compared(earlier, now) if earlier else now
        print(json.dumps(data, indent=2, ensure_ascii=False))
    elif markdown:
        print(results.to_markdown(earlier, now))
    else:
        make_console().print(results.to_table(earlier, now))


def add_to(app: typer.Typer) -> None:
    app.command(
        help="Measure the speed of the engine: see docs/performance.md.",
        epilog="Example: hotelier bench --json > before.json, "
        "and later: hotelier bench --compare before.json",
    )(bench)
