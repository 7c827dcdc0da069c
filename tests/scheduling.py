"""Hands tests out to the processes of `pytest -n`, group by group: what was made for one serves the next.

xdist does that, too, but it writes the group into the name of a test, which pytest no longer lets it do:
tests went to any process, one by one, and nobody noticed. So here processes write their groups to a file.
Besides, xdist counts all that it has ever handed out after each test: longer the more tests there are.
"""

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

FILE = "hotelier_groups"
"""What a process is told: where to write the group of each of its tests."""


def ask_for_groups(node: "WorkerController") -> None:
    """Before a process begins."""
    place, node.workerinput[FILE] = tempfile.mkstemp(prefix="hotelier-groups-")
    os.close(place)


class Scheduler(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    groups: dict[str, str]

    def add_node_collection(self, node: "WorkerController", collection: Sequence[str]) -> None:
        file = Path(node.workerinput[FILE])
        self.groups = json.loads(file.read_text(encoding="utf-8"))
        file.unlink()
        super().add_node_collection(node, collection)

    def _split_scope(self, nodeid: str) -> str:
        return self.groups[nodeid]

    def mark_test_complete(self, node: "WorkerController", item_index: int, duration: float = 0) -> None:
        nodeid = self.registered_collections[node][item_index]
        group = self._split_scope(nodeid)
        handed_out = self.assigned_work[node]
        del handed_out[group][nodeid]
        if not handed_out[group]:
            del handed_out[group]
        self._reschedule(node)
