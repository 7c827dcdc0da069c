"""Tests of a group go to one process: xdist has lost groups before without a word."""

import json
from pathlib import Path
from types import SimpleNamespace

from tests.scheduling import FILE, Scheduler, ask_for_groups

GROUPS = {
    "a.py::1": "browser",
    "b.py::1": "b.py",
    "a.py::2": "browser",
    "c.py::1": "c.py",
    "c.py::2": "c.py",
}


class Process:
    """What a scheduler knows of a process."""

    def __init__(self) -> None:
        self.workerinput: dict[str, str] = {}
        self.gateway = SimpleNamespace(id="")
        self.shutting_down = False
        self.given: list[str] = []

    def collect(self) -> None:
        ask_for_groups(self)
        Path(self.workerinput[FILE]).write_text(json.dumps(GROUPS), encoding="utf-8")

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += [list(GROUPS)[index] for index in indices]

    def shutdown(self) -> None:
        self.shutting_down = True


def test_a_group_is_handed_to_one_process_in_its_order() -> None:
    config = SimpleNamespace(
        getvalue=lambda name: ["2*popen"] if name == "tx" else None,
        option=SimpleNamespace(loadscopereorder=False),
    )
    scheduler = Scheduler(config)
    processes = [Process(), Process()]
    for process in processes:
        scheduler.add_node(process)
        process.collect()
        scheduler.add_node_collection(process, list(GROUPS))
        assert not Path(process.workerinput[FILE]).exists()
    scheduler.schedule()
    assert processes[0].given[:2] == ["a.py::1", "a.py::2"]
    while scheduler.has_pending:
        for process in processes:
            for test in [test for group in scheduler.assigned_work[process].values() for test in group]:
                scheduler.mark_test_complete(process, list(GROUPS).index(test))
    assert sorted(processes[0].given + processes[1].given) == sorted(GROUPS)
    for process in processes:
        others = [test for test in GROUPS if test not in process.given]
        assert not {GROUPS[test] for test in process.given} & {GROUPS[test] for test in others}
