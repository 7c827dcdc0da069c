"""W20, W21: the actions of module 2."""

from hotelier.austria.modules.celebrities import action_kinds
from hotelier.core.actions import Entry


def lounge_entries(colours: list[str], celebrities: list[str]) -> list[Entry]:
    """W20, W21: taking a coloured die, receiving a celebrity, exchanging items with one."""
    entries: list[Entry] = []
    for boost, kind in ((False, action_kinds.COLOURED_DIE), (True, action_kinds.BOOSTED_COLOURED_DIE)):
        for colour, name in enumerate(colours):
            data = {"kind": "coloured_die", "colour": name, "boost": boost}
            entries.append(Entry(f"die {name}{'+' if boost else ''}", data, kind, colour))
    for place, each in enumerate(celebrities):
        data = {"kind": "celebrity", "celebrity": each}
        entries.append(Entry(f"celebrity {each}", data, action_kinds.CELEBRITY, place))
    entries.append(Entry("exchange", {"kind": "exchange"}, action_kinds.EXCHANGE))
    return entries
