"""The modules of Let's Waltz! drawn with text."""

from rich import box
from rich.console import RenderableType
from rich.table import Table

from hotelier.austria.content.book import Book
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.printed import BONUS_ROWS
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.shown.card_words import reward_words
from hotelier.core.game import Json

SCORED_AFTER = (3, 5, 7)


def modules(book: Book, view: Json, names: list[str]) -> list[RenderableType]:
    """What the modules in play lay on the table."""
    waltz = view.get("waltz", {})
    names = names[: len(view["players"])]
    drawn: list[RenderableType] = []
    if "ball" in waltz:
        drawn += [_halls(book, waltz["ball"], names), _dancers(waltz["ball"], names)]
    if "lounge" in waltz:
        drawn += [_lounge(book, waltz["lounge"]), _celebrities(book, waltz["lounge"], names)]
    if "entrances" in waltz:
        drawn.append(_entrances(book, waltz["entrances"], names))
        drawn += [told for player in waltz["entrances"]["players"] if (told := _beside(book, player))]
    if "key" in waltz:
        holder = waltz["key"]["holder"]
        drawn.append("key: " + ("to be taken" if holder is None else f"taken by {names[holder]}"))
    if "flips" in waltz:
        drawn.append(_face_down(waltz["flips"], names))
    if "entrance" in view.get("solo", {}):
        drawn.append(_rival(book, view["solo"]["entrance"], names[view["solo"]["seat"]]))
    return drawn


def _rival(book: Book, entrance: Json, name: str) -> str:
    """L41-L44: the own entrance of the automaton and what lies there."""
    title = book.solo_entrances.names[ENTRANCES.index(entrance["id"])]
    if entrance["id"] == "hautel_couture":
        spaces = [f"{value} {item}" for value, item in enumerate(entrance["items"], 1) if item]
        told = f"items on spaces {', '.join(spaces) or 'none'}"
        beside = ", ".join(f"{count} {item}" for item, count in entrance["supply"].items() if count)
        told += f"; beside the board {beside or 'none'}"
    elif entrance["id"] == "nine_stars":
        told = f"{entrance['stars']} tokens on the track"
    elif entrance["id"] == "sushi_resort":
        guests = [book.guest_name[book.guest_number.index(number)] for number in entrance["marked"]]
        spaces = entrance["tokens"]
        told = f"tokens on {' '.join(spaces) or 'no space'} and on {', '.join(guests) or 'no guest'}"
    else:
        told = f"tokens on spaces 1 to 6: {' '.join(str(count) for count in entrance['tolls'])}"
    return f"{name}'s entrance, {title}: {told}"


def _halls(book: Book, ball: Json, names: list[str]) -> Table:
    """W3: the ballrooms, each from its highest row down."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("ballroom", "row", "champagne", "bonus", *names, "free"):
        table.add_column(heading)
    for number, hall in enumerate(ball["halls"], 1):
        place = ball_page(book).printed.ids.index(hall["id"])
        when = "scored" if hall["scored"] else f"after round {SCORED_AFTER[number - 1]}"
        told = [
            f"{number} {ball_page(book).printed.names[place]}, {when}",
            ball_page(book).printed.rows[place]["meaning"],
        ]
        for row, dancers in reversed(hall["rows"].items()):
            printed = "top" if row == "balcony" else row
            table.add_row(
                told.pop(0) if told else "",
                row,
                str(ball["costs"][printed]),
                _bonus(book, place, printed),
                *(str(count) if count else "–" for count in dancers),
                "∞" if row == "balcony" else str(hall["spaces"] - sum(dancers)),
            )
    return table


def _bonus(book: Book, hall: int, row: str) -> str:
    if row not in BONUS_ROWS:
        return "none"
    return reward_words(book, ball_page(book).row_reward + len(BONUS_ROWS) * hall + BONUS_ROWS.index(row))


def _dancers(ball: Json, names: list[str]) -> str:
    """W7: dancers left and rehearsal rooms."""
    told = [
        f"{name} {player['dancers']} left"
        + (f", rehearsal room {player['rehearsal']}" if player["rehearsal"] else "")
        for name, player in zip(names, ball["players"], strict=True)
    ]
    return "dancers: " + " · ".join(told)


def _lounge(book: Book, lounge: Json) -> Table:
    """W20: the coloured dice and who comes with them."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    price = "1 krone" if lounge["cost"] == 1 else f"{lounge['cost']} krones"
    for heading in ("die", "on space", f"celebrity, for {price}"):
        table.add_column(heading)
    known = {each.id: each.words for each in book.parts("celebrity")}
    for colour, value in lounge["dice"].items():
        table.add_row(colour, str(value or "–"), known.get(lounge["tiles"][colour], "–"))
    return table


def _celebrities(book: Book, lounge: Json, names: list[str]) -> str:
    """W21: who is whose guest in this round."""
    known = {each.id: each.name for each in book.parts("celebrity")}
    told = [
        f"{name}: {', '.join(known[each] for each in player['taken']) or 'nobody'}"
        for name, player in zip(names, lounge["players"], strict=True)
    ]
    return "celebrities: " + " · ".join(told)


def _entrances(book: Book, entrances: Json, names: list[str]) -> Table:
    """W40, W41: the offers while they are bid for, then whose they are."""
    known = {each.name: each for each in entrances_page(book).entrances}
    owners = {
        player["entrance"]: seat for seat, player in enumerate(entrances["players"]) if player["entrance"]
    }
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("entrance", "of" if owners else "bid", "what it does"):
        table.add_column(heading)
    for offer in entrances["offers"]:
        entrance = known[offer["id"]]
        if owners:
            seat = owners[offer["id"]]
            told = [names[seat], entrance.meaning["effect"]]
        else:
            bidder = offer["bidder"]
            bid = "–" if bidder is None else f"{offer['bid']} of {names[bidder]}"
            told = [bid, f"{entrance.meaning['gift']} | {entrance.meaning['effect']}"]
        table.add_row(entrance.title, *told)
    return table


def _beside(book: Book, player: Json) -> str:
    """What lies beside an entrance, if anything does."""
    parts: list[str] = []
    if "first_die" in player:
        parts.append(f"first die of the round: {player['first_die'] or 'none'}")
    if "tokens" in player:
        parts.append(f"tokens: {', '.join(map(str, player['tokens'])) or 'none'}")
    if "guests" in player:
        parts.append(f"guests of the round: {player['guests']}")
    if "objectives" in player:
        own = [row["id"] + (" (done)" if row["claimed"] else "") for row in player["objectives"]]
        parts.append(f"own objectives: {', '.join(own)}")
    if "tiles" in player:
        parts.append(f"own tiles: {', '.join(player['tiles']) or 'none'}")
    title = [each.name for each in book.parts("entrance") if each.id == player["entrance"]]
    return f"{title[0]}: {', '.join(parts)}" if parts else ""


def _face_down(flips: Json, names: list[str]) -> str:
    """W60: staff that were turned."""
    told = [
        f"{name}: {', '.join(map(str, player['turned'])) or 'none'}"
        for name, player in zip(names, flips["players"], strict=True)
    ]
    return "staff face down: " + " · ".join(told)
