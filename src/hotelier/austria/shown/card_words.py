"""Cards in English words: their effects and rewards, each card on one line, and finding one by its name."""

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import COLOUR_NAMES, items_of
from hotelier.austria.content.effects import (
    ANY_FLOOR,
    DRAW_AND_PLAY,
    EXTRA_ACTION,
    EXTRA_TURN,
    FILL_ORDER,
    FREE,
    GAIN_ANY,
    GAIN_CARDS,
    GAIN_ITEMS,
    GAIN_KRONES,
    GAIN_STEPS,
    GAIN_VP,
    GAIN_VP_PER_DANCER,
    GAIN_VP_PER_MARKER,
    GAIN_VP_PER_STAFF,
    OCCUPY,
    PLAY_STAFF,
    PREPARE,
    SEND_DANCER,
    TAKE_GUEST,
    Effect,
)
from hotelier.austria.shown.named import penalty_words, plural


def items_words(items: int) -> str:
    """A pile in words: 2 wine, 1 coffee."""
    return ", ".join(f"{count} {name}" for name, count in items_of(items).items()) or "nothing"


def price_words(discount: int) -> str:
    if discount == FREE:
        return " for free"
    return f" for {discount} less" if discount else ""


def effect_words(effect: Effect) -> str:
    """One part of a reward in words."""
    kind = effect.kind
    if kind == GAIN_ITEMS:
        return items_words(effect.amount)
    if kind == GAIN_ANY:
        return f"{plural(effect.times, 'item')} of choice"
    if kind == PREPARE:
        floors = _floors(effect)
        occupied = " and occupy it" if effect.occupied else ""
        return f"prepare {plural(effect.times, 'room')}{price_words(effect.discount)}{floors}{occupied}"
    texts = {
        GAIN_KRONES: plural(effect.amount, "krone"),
        GAIN_STEPS: f"{plural(effect.amount, 'step')} on the emperor track",
        GAIN_CARDS: f"draw {plural(effect.amount, 'staff card')}",
        GAIN_VP: f"{effect.amount} VP",
        GAIN_VP_PER_STAFF: f"{effect.amount} VP per staff card in play",
        GAIN_VP_PER_MARKER: f"{effect.amount} VP per objective claimed",
        PLAY_STAFF: f"play {plural(effect.times, 'staff card')}{price_words(effect.discount)}",
        DRAW_AND_PLAY: f"draw 3 staff cards, play 1 of them{price_words(effect.discount)}",
        TAKE_GUEST: f"take {plural(effect.times, 'guest')} for free",
        OCCUPY: f"occupy {plural(effect.times, 'vacant room')} of any colour{_floors(effect)}",
        FILL_ORDER: f"fill the order of {plural(effect.times, 'guest')}",
        EXTRA_ACTION: "the action of any space with dice, no die taken",
        EXTRA_TURN: "one more turn without taking a die",
        SEND_DANCER: f"send {plural(effect.times, 'dancer')}{champagne_words(effect.discount)}",
        GAIN_VP_PER_DANCER: f"{effect.amount} VP per dancer in the ballrooms",
    }
    return texts.get(kind, "")


def _floors(effect: Effect) -> str:
    return "" if effect.max_floor == ANY_FLOOR else f" on floors 1 to {effect.max_floor}"


def champagne_words(discount: int) -> str:
    """What a dancer costs less than its row."""
    if discount == FREE:
        return " without champagne"
    return f" for {discount} champagne less" if discount else ""


def reward_words(book: Book, source: int) -> str:
    return "; ".join(effect_words(effect) for effect in book.rewards[source]) or "no reward"


def guest_reward_words(book: Book, guest: int) -> str:
    """The reward of a guest, and where it must go (W5)."""
    only = book.guest_rows[guest].get("only")
    return reward_words(book, guest) + (f"; must go to a {only}" if only else "")


def guest_words(book: Book, guest: int) -> str:
    """A guest card on one line."""
    colour = COLOUR_NAMES[book.guest_colour[guest]]
    return (
        f"{book.guest_number[guest]} {book.guest_name[guest]} ({colour}): orders "
        f"{items_words(book.guest_order[guest])}; {book.guest_vp[guest]} VP; "
        f"{guest_reward_words(book, guest)}"
    )


def staff_words(book: Book, card: int) -> str:
    """A staff card on one line."""
    row = book.staff_rows[card]
    return (
        f"{book.staff_number[card]} {book.staff_name[card]} "
        f"(costs {row['cost']}, {row['timing']}): {row['meaning']}"
    )


def find_card(book: Book, text: str) -> list[str]:
    """All cards, tiles and objectives that a player may mean: by number, or by part of the name."""
    wanted = text.strip().lower()
    if not wanted:
        return []
    found = [
        guest_words(book, guest)
        for guest, number in enumerate(book.guest_number)
        if wanted == str(number) or wanted in book.guest_name[guest].lower()
    ]
    found += [
        staff_words(book, card)
        for card, number in enumerate(book.staff_number)
        if wanted == str(number) or wanted in book.staff_name[card].lower()
    ]
    found += [
        f"emperor tile {row['id']}: {row['meaning']['reward']} | penalty: {penalty_words(book, tile)}"
        for tile, row in enumerate(book.tile_rows)
        if wanted == row["id"].lower()
    ]
    found += _parts_found(book, "entrance", wanted)
    found += [
        f"objective {row['id']}: {row['meaning']}" for row in book.objective_rows if wanted in row["id"]
    ]
    return found + _parts_found(book, "celebrity", wanted) + _parts_found(book, "ballroom", wanted)


def _parts_found(book: Book, kind: str, wanted: str) -> list[str]:
    """What only modules know."""
    return [each.words for each in book.parts(kind) if wanted == each.id or wanted in each.name.lower()]
