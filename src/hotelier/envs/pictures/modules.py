"""What the modules of Let's Waltz! lay on the table, in short lines."""

from hotelier.austria.content.book import Book
from hotelier.core.game import Json


def titled(name: str) -> str:
    """What the content calls something, as a heading."""
    return name.replace("_", " ").title()


def middle_lines(book: Book, view: Json) -> list[str]:
    """What belongs to nobody: as many lines in every position of a game."""
    waltz: Json = view.get("waltz", {})
    lines = []
    if "ball" in waltz:
        halls = [_hall(hall) for hall in waltz["ball"]["halls"]]
        lines.append(f"ballrooms: {'; '.join(halls)}")
    if "lounge" in waltz:
        lounge = waltz["lounge"]
        names = {each.id: each.name for each in book.parts("celebrity")}
        dice = [
            f"{colour} {value or '-'} {names.get(lounge['tiles'][colour], 'nobody')}"
            for colour, value in lounge["dice"].items()
        ]
        lines.append(f"lounge: {', '.join(dice)}")
    if "entrances" in waltz:
        lines.append(f"entrances: {', '.join(map(_offer, waltz['entrances']['offers']))}")
    if "key" in waltz:
        holder = waltz["key"]["holder"]
        lines.append("skeleton key: " + ("there" if holder is None else f"with seat {holder}"))
    return lines


def _hall(hall: Json) -> str:
    """A ballroom with the dancers of each seat, from the bottom row up."""
    rows = ["/".join(str(dancers) for dancers in row) for row in hall["rows"].values()]
    return f"{titled(hall['id'])}{' (scored)' if hall['scored'] else ''} {' '.join(rows)}"


def _offer(offer: Json) -> str:
    bidder = offer["bidder"]
    return titled(offer["id"]) + ("" if bidder is None else f" ({offer['bid']} by seat {bidder})")


def own_lines(book: Book, view: Json, seat: int) -> list[str]:
    """What modules have laid before one hotel, the automaton's among them."""
    waltz: Json = view.get("waltz", {})
    lines = []
    if "ball" in waltz:
        player = waltz["ball"]["players"][seat]
        room = f", room {player['rehearsal']}" if player["rehearsal"] else ""
        lines.append(f"{player['dancers']} dancers, {player['sent']} sent{room}")
    if "lounge" in waltz:
        names = {each.id: each.name for each in book.parts("celebrity")}
        taken = [names[each] for each in waltz["lounge"]["players"][seat]["taken"]]
        lines.append(", ".join(taken) or "no celebrity")
    if "entrances" in waltz:
        entrance = waltz["entrances"]["players"][seat]["entrance"] or _of_automaton(view, seat)
        lines.append(titled(entrance) if entrance else "no entrance")
    return lines


def _of_automaton(view: Json, seat: int) -> str | None:
    """The entrance that only an automaton has."""
    solo: Json = view.get("solo", {})
    found: str | None = solo["entrance"]["id"] if solo.get("seat") == seat and "entrance" in solo else None
    return found


def turned(view: Json, seat: int) -> list[int]:
    """The staff cards of a seat that lie face down."""
    players = view.get("waltz", {}).get("flips", {}).get("players")
    return list(players[seat]["turned"]) if players else []
