"""What no single field says: which fields of a card go together, and what all cards together may do."""

from hotelier.austria.content.effects import SEND_DANCER, read_effects
from hotelier.core.content import Row
from hotelier.core.errors import BadContent

LARGEST_ORDER = 4
WITH_TIMING = {"once": "effect", "round": "use", "end": "score", "flip": "turned"}
"""What cards of a timing have, and only they."""
SPLIT_VALUES = (1, 2, 4, 6)
DIE_VALUES = (1, 2, 3, 4, 5, 6)
DIE_WORDS: dict[str, tuple[int, ...]] = {
    "rooms": (1, 2),
    "staff": (3,),
    "emperor": (5,),
    "dancer": (3, 5),
    "both": (4,),
    "free_copy": (6,),
    "without_die": (6,),
}
"""The dice with which the steps of the game know what to do with a word."""


def check_order(row: Row, where: str) -> None:
    """A guest orders something, and not too much."""
    if not 1 <= sum(row["order"].values()) <= LARGEST_ORDER:
        raise BadContent(f"{where}: an order is of 1 to {LARGEST_ORDER} items")


def check_staff(row: Row, where: str) -> None:
    """What a staff card does goes with when it does it."""
    for timing, word in WITH_TIMING.items():
        if (row["timing"] == timing) != (word in row):
            raise BadContent(f"{where}: cards with timing {timing!r}, and only they, have {word!r}")
    if "price" in row and row["timing"] != "round":
        raise BadContent(f"{where}: only cards with timing 'round' have 'price'")
    if ("flip" in row) != ("turned" in row):
        raise BadContent(f"{where}: 'flip' and 'turned' go together")
    if "flip" in row and len([word for word in row["flip"] if word != "min_order"]) != 1:
        raise BadContent(f"{where}: flip: must name one condition")
    if "when" in row and [effect.kind for effect in read_effects(row.get("use", []))] != [SEND_DANCER]:
        raise BadContent(f"{where}: 'when' goes only with the use of sending a dancer")
    if "die" in row:
        _check_die(row["die"], f"{where}: die")


def _check_die(row: Row, where: str) -> None:
    if "at_once" in row and "after" in row:
        raise BadContent(f"{where}: give 'at_once' or 'after', not both")
    for word in (*row, *row.get("extra", {})):
        if not set(row["values"]) <= set(DIE_WORDS.get(word, DIE_VALUES)):
            raise BadContent(f"{where}: {word!r} goes only with the values {DIE_WORDS[word]}")


def check_penalty(row: Row, where: str) -> None:
    """Dancers are lost from one ballroom."""
    if "dancers" in row and "ballroom" not in row:
        raise BadContent(f"{where}: 'ballroom' is missing, from which the dancers are lost")


def check_strengths(cards: list[Row]) -> None:
    """The action table has room for one point of strength beyond dice and boost where items are split."""
    for value in SPLIT_VALUES:
        dice = [row["die"] for row in cards if value in row.get("die", {}).get("values", ())]
        if sum(die.get("strength", 0) for die in dice) > 1:
            raise BadContent(f"staff.json: all cards together may give die {value} at most 1 strength")
    for value in DIE_WORDS["dancer"]:
        dice = [row["die"] for row in cards if value in row.get("die", {}).get("values", ())]
        if sum("dancer" in die.get("extra", {}) for die in dice) > 1:
            raise BadContent(f"staff: only one card may send a dancer as an extra of die {value}")
    if sum("emperor" in row.get("die", {}).get("extra", {}) for row in cards) > 1:
        raise BadContent("staff.json: only one card may give emperor steps as an extra of a die")
