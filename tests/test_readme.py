"""The README keeps what it promises; on the compiled build, because an analysis takes its time."""

from pathlib import Path

from tests.test_cli import run


def test_the_commands_of_the_readme_work_as_written(tmp_path: Path) -> None:
    """All but those that wait for a player, with the files of the project beside them."""
    project = Path(__file__).parents[1]
    commands = [
        line.split()[1:]
        for line in (project / "README.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("hotelier ")
    ]
    assert len(commands) >= 6
    for command in commands:
        arguments = [str(project / word) if word.startswith("examples/") else word for word in command]
        arguments = [str(tmp_path / word) if word.startswith("my-") else word for word in arguments]
        done = run(*arguments)
        assert done.returncode == 0, (command, done.stderr)
