"""The tables of a profile: how they stand, and what its owner may take away of them."""

from tests.server.profiles.person import new_table, newcomer
from tests.server.sitting import House, Sitting


def test_running_games_come_first(home: House) -> None:
    anna = newcomer(home)
    tables = [new_table(home, 2) for _ in range(3)]
    for table in tables:
        anna.join(table, 0)
    home.ask("PATCH", f"/tables/{tables[2]['table']}", {"closed": True}, token=tables[2]["owner"])
    notes = anna.tables()
    assert [note["table"] for note in notes] == [tables[each]["table"] for each in (1, 0, 2)]
    assert [note["closed"] for note in notes] == [False, False, True]
    assert notes[0]["seats"][0]["name"] == "Anna" and notes[0]["round"] == 1
    assert (notes[0]["seat"], notes[0]["undo_rule"], notes[0]["options"]["bonus"]) == (0, "unseen", "none")


def test_many_tables_are_told_some_at_a_time(home: House) -> None:
    anna = newcomer(home)
    made = [new_table(home, 2) for _ in range(14)]
    for table in made:
        anna.join(table, 1)
    first = anna.ask("GET", "/profile/tables")
    rest = anna.ask("GET", f"/profile/tables?skip={first['next']}")
    assert (len(first["tables"]), len(rest["tables"]), rest["next"]) == (12, 2, None)
    assert first["count"] == rest["count"] == 14
    told = [note["table"] for note in first["tables"] + rest["tables"]]
    assert told == [table["table"] for table in reversed(made)]
    anna.refused("bad_request", "GET", "/profile/tables?skip=-1")
    assert anna.ask("GET", "/profile/tables?skip=99")["tables"] == []


def test_a_finished_game_has_its_result_and_its_rematch(home: House) -> None:
    sitting = home.table("austria", 1)
    anna = newcomer(home)
    anna.claim(sitting.id, sitting.tokens[0])
    sitting.play_until(lambda state: state["finished"])
    again = sitting.post(0, "rematch", key="a key that nobody else can guess")
    (note,) = anna.tables()
    assert note["finished"]["scores"] == sitting.state()["finished"]["scores"]
    assert note["rematch"] == again["table"]


def test_everything_can_be_taken_away(home: House) -> None:
    """The own secrets are not in it, nor what others have said, nor what is hidden in a running game."""
    anna, berta = newcomer(home, portrait="guest-53", label="My telephone"), newcomer(home, "Berta")
    sitting = Sitting(home, new_table(home, 2))
    anna.claim(sitting.id, sitting.tokens[0])
    berta.claim(sitting.id, sitting.tokens[1])
    sitting.post(0, "chat", text="Good evening")
    sitting.post(1, "chat", text="Good night")
    second = anna.hand_over()
    whole = second.ask("GET", "/profile/export")
    assert (whole["name"], whole["portrait"], whole["id"]) == ("Anna", "guest-53", anna.id)
    assert [device["label"] for device in whole["devices"]] == ["My telephone", "another device"]
    assert whole["notices"]["endpoints"] == []
    (table,) = whole["tables"]
    assert (table["table"], table["seat"], table["record"]) == (sitting.id, 0, None)
    assert [line["text"] for line in table["said"]] == ["Good evening"]
    for secret in (anna.secret, second.secret, *sitting.tokens.values()):
        assert secret not in str(whole)
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    (table,) = anna.ask("GET", "/profile/export")["tables"]
    assert table["record"]["game"] == "overbooking"
    home.refused("no_profile", "GET", "/profile/export")
