"""Hands tests out to the processes of `pytest -n`, group by group, as xdist does, but forgets what is done.

xdist counts all that it has ever handed out after each test, which takes longer the more tests there are.
"""

from typing import TYPE_CHECKING

from xdist.scheduler import LoadGroupScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController


class Scheduler(LoadGroupScheduling):  # type: ignore[misc]  # xdist has no types
    def mark_test_complete(self, node: "WorkerController", item_index: int, duration: float = 0) -> None:
        nodeid = self.registered_collections[node][item_index]
        group = self._split_scope(nodeid)
        handed_out = self.assigned_work[node]
        del handed_out[group][nodeid]
        if not handed_out[group]:
            del handed_out[group]
        self._reschedule(node)
