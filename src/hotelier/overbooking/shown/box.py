"""The box as a content editor shows it: every part that a pack can change, what it holds, and its forms."""

from hotelier.core.forms import form_of, forms_of
from hotelier.core.game import Json
from hotelier.overbooking.content import rows
from hotelier.overbooking.content.book import own_book


def box() -> list[Json]:
    """The parts of the box. A pack holds those of the shape `rows` as lists of cards, `lists` by id: there
    the only field is the list itself."""
    printed = own_book().printed
    coins = printed.files["cards"]["coins"]
    houses = [
        {"id": house, "values": {"coins": coins[house]}, "stand_in": ["coins"]} for house in printed.houses
    ]
    forms = {name: form for name, form in forms_of(rows.Hotel).items() if name != "source"}
    hotels = [
        {
            "id": row["id"],
            "values": {name: row[name] for name in forms},
            "stand_in": [*forms] if row["source"] == "stand-in" else [],
        }
        for row in printed.hotels
    ]
    return [
        {"part": "coins", "shape": "lists", "forms": {"coins": form_of(rows.Coins)}, "rows": houses},
        {"part": "hotels", "shape": "rows", "forms": forms, "rows": hotels},
    ]
