"""W50: the action of module 4."""

from hotelier.austria.modules.key import action_kinds
from hotelier.core.actions import Entry


def key_entries() -> list[Entry]:
    """W50: taking the key instead of a die."""
    return [Entry("key", {"kind": "key"}, action_kinds.KEY)]
