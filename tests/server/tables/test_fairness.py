"""Which results are fair: everybody played for themselves, with what everybody may know."""

from collections.abc import Iterator
from typing import Any

import pytest

from hotelier.server.ratings.results import may_be_rated
from hotelier.server.refusals import Refusal
from hotelier.server.tables import edits, moderation, sitters, thinking_time
from hotelier.server.tables.audience_view import NOBODY
from hotelier.server.tables.fairness import counts, players, turns_of, unfair
from hotelier.server.tables.joining import Inviting, Joining
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.rematches import wish_for
from hotelier.server.tables.seating import GONE, Sitter
from hotelier.server.tables.time_up import run_out
from hotelier.wire.messages.opening import ClockRule, NewSeat, NewTable
from hotelier.wire.messages.table import Join, Move, NewProposal, Resign, SeatBot, TableChange, Undo
from tests.server.profiles.person import new_table, newcomer
from tests.server.sitting import House, house, new_key

PERSON = NewSeat(kind="person")
BOT = NewSeat(kind="bot", bot="random")


class Played:
    """A table that is played in memory: by profiles named after their seats, by guests, by bots."""

    def __init__(
        self, *seats: NewSeat, game: str = "overbooking", start: int | None = None, **asked: Any
    ) -> None:
        wish = NewTable(seats=list(seats), game=game, **asked)
        self.table, made = open_table(wish, 0, 0, start=start)
        self.owner = made.owner
        self.tokens = {link.seat: link.token for link in made.seats}

    def change(self, edit: edits.Edit) -> None:
        draft = self.table.draft(0, 0)
        if edit(draft):
            self.table = draft

    def join(self, seat: int, profile: str | None) -> None:
        who = None if profile is None else Sitter(profile, "device")
        joining = Joining(self.tokens[seat], Join(name=f"person {seat}"), who=who)
        self.change(joining.edit)
        self.tokens[seat] = joining.secret

    def decide(self) -> None:
        seat, version = self.table.to_move, self.table.version
        assert seat is not None
        action = self.table.game.notation(self.table.game.legal_actions()[0])
        if self.table.bot_to_move is not None:
            self.change(edits.bot_move(version, seat, action))
        else:
            self.change(edits.move(self.tokens[seat], Move(version=version, action=action, key=new_key())))

    def finish(self) -> None:
        while self.table.to_move is not None:
            self.decide()

    def reasons(self) -> list[tuple[str, int | None]]:
        return [(each.code, each.seat) for each in unfair(self.table)]


def at_table(*profiles: str | None, **asked: Any) -> Played:
    """A table at which these have sat down, and one bot if there is a single one of them."""
    seats = [PERSON] * len(profiles) + [BOT] * (len(profiles) == 1)
    played = Played(*seats, **asked)
    for seat, profile in enumerate(profiles):
        played.join(seat, profile)
    return played


# The verdict


def test_a_game_that_all_played_for_themselves_is_fair() -> None:
    played = at_table("anna", "ben", rated=True)
    assert played.reasons() == [("not_finished", None)]
    played.finish()
    assert played.reasons() == [] and players(played.table) == ["anna", "ben"]


def test_a_bot_at_its_own_seat_is_nobody_who_stands_in() -> None:
    played = at_table("anna", rated=True)
    played.finish()
    assert played.reasons() == [] and players(played.table) == ["anna", None]


def test_a_guest_has_played() -> None:
    played = at_table("anna", None)
    played.finish()
    assert played.reasons() == [("guest", 1)] and players(played.table) == ["anna", None]


def test_who_takes_the_seat_for_the_own_profile_late_has_played_as_a_guest_too() -> None:
    """The attack: a profile claims only the seats that win."""
    played = at_table("anna", None)
    for _ in range(8):
        played.decide()
    played.change(sitters.Claiming(played.tokens[1], Sitter("ben", "device")).edit)
    played.finish()
    assert played.reasons() == [("guest", 1), ("handed_over", 1)]


def test_a_seat_that_was_handed_on() -> None:
    played = at_table("anna", "ben")
    for _ in range(8):
        played.decide()
    played.join(1, "clara")
    played.finish()
    assert played.reasons() == [("handed_over", 1)] and players(played.table) == ["anna", None]


def test_one_profile_at_two_seats() -> None:
    played = at_table("anna", "anna")
    played.finish()
    assert played.reasons() == [("same_person", 1)]


def test_a_hint_that_was_asked_for() -> None:
    played = at_table("anna")
    while played.table.to_move != 0:
        played.decide()
    played.change(edits.advise(0))
    revision = played.table.revision
    played.change(edits.advise(0))
    assert played.table.revision == revision, "noted once"
    played.finish()
    assert played.reasons() == [("advised", 0)]


def test_a_takeback_behind_cards_that_had_come_out() -> None:
    """T1: taking a guest turns up the next one of the deck."""
    played = at_table("anna", game="austria", undo="always")
    while played.table.game.view(0)["phase"] != "turns" or played.table.to_move != 0:
        played.decide()
    before = played.table.version
    played.change(edits.move(played.tokens[0], Move(version=before, action="guest 5", key=new_key())))
    played.change(edits.undo(played.tokens[0], Undo(version=before + 1, key=new_key())))
    played.finish()
    assert played.reasons() == [("undo_rule", None), ("seen_back", None)]


def test_a_takeback_behind_nothing_new_is_fair() -> None:
    """T1: with its guest, a turn goes on with a die, which turns up nothing."""
    played = at_table("anna", game="austria")
    while played.table.game.view(0)["phase"] != "turns" or played.table.to_move != 0:
        played.decide()
    before, dice = played.table.version, played.table.game.view(0)["dice"]
    action = f"die {next(value for value, count in enumerate(dice, 1) if count)}"
    played.change(edits.move(played.tokens[0], Move(version=before, action=action, key=new_key())))
    played.change(edits.undo(played.tokens[0], Undo(version=before + 1, key=new_key())))
    played.finish()
    assert played.reasons() == []


def test_who_resigns() -> None:
    played = at_table("anna", "ben")
    for _ in range(8):
        played.decide()
    played.change(edits.resign(played.tokens[1], Resign(key=new_key())))
    played.finish()
    assert played.reasons() == [("resigned", 1)]


def test_what_the_maker_knew_or_chose() -> None:
    seeded = at_table("anna", seed=3)
    seeded.finish()
    assert seeded.reasons() == [("known_seed", None)]
    record = seeded.table.game.record()
    again = at_table("anna", record=record, at=4)
    again.finish()
    assert again.reasons() == [("from_record", None)]


def test_an_older_table_does_not_know_who_played() -> None:
    played = at_table("anna", "ben")
    played.finish()
    for holder in played.table.seating.seats:
        holder.played_by = []
    assert players(played.table) == [None, None]
    assert played.reasons() == [("guest", 0), ("guest", 1)]


# Bots that stand in


@pytest.mark.parametrize("over", [False, True])
def test_a_third_of_the_turns_and_no_more(over: bool) -> None:
    """The same game twice, by its seed: its turns are counted, then a bot plays a third of those of seat 1,
    or one more. At a table of two the second of a round has two turns in a row."""
    plain = at_table("anna", "ben", game="austria", seed=1)
    plain.finish()
    mine = [turn for turn in turns_of(plain.table) if turn.seat == 1]
    assert len(mine) >= 14, "two in each of seven rounds, and the setup"
    theirs = {step.version for turn in mine[: len(mine) // 3 + over] for step in turn.steps}
    played = at_table("anna", "ben", game="austria", seed=1)
    while (seat := played.table.to_move) is not None:
        played.table.seating.seats[seat].bot = "random" if played.table.version + 1 in theirs else None
        played.decide()
    assert played.reasons() == [("known_seed", None), *([("stood_in", 1)] if over else [])]


def test_a_bot_at_a_seat_to_which_nobody_came() -> None:
    played = Played(PERSON, PERSON)
    played.join(0, "anna")
    played.change(edits.seat_bot(played.owner, 1, SeatBot(bot="random"), NOBODY, 0))
    played.finish()
    assert played.reasons() == [("guest", 1), ("stood_in", 1)]


# What a rated table refuses


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ({"seed": 3}, "`seed`"),
        ({"undo": "always"}, "`undo`"),
        ({"content": {"game": "overbooking"}}, "`content`"),
        ({"record": {"game": "overbooking"}}, "`record`"),
    ],
)
def test_what_no_rated_table_is_opened_with(asked: dict[str, Any], named: str) -> None:
    with pytest.raises(Refusal, match=named):
        Played(PERSON, PERSON, rated=True, **asked)


def test_a_rated_table_needs_a_person() -> None:
    with pytest.raises(Refusal, match="needs a person"):
        Played(BOT, BOT, rated=True)


def test_nothing_is_taken_back_behind_what_came_out_even_if_all_agree() -> None:
    played = at_table("anna", "ben", game="austria", rated=True)
    while played.table.game.view(0)["phase"] != "turns":
        played.decide()
    seat, before = played.table.to_move, played.table.version
    assert seat is not None
    played.change(edits.move(played.tokens[seat], Move(version=before, action="guest 5", key=new_key())))
    with pytest.raises(Refusal, match="have come out since"):
        played.change(edits.undo(played.tokens[seat], Undo(version=before + 1, key=new_key())))
    asked = NewProposal(kind="takeback", to=before, key=new_key())
    with pytest.raises(Refusal, match="have come out since"):
        played.change(edits.propose(played.tokens[1 - seat], asked, NOBODY, 0))


def test_who_leaves_when_the_game_is_over_has_played_it() -> None:
    played = at_table("anna", "ben", rated=True)
    played.finish()
    played.change(sitters.leave("ben"))
    assert played.reasons() == [] and players(played.table) == ["anna", GONE]


def test_who_deletes_the_profile_before_the_end_goes_on_as_a_guest() -> None:
    played = at_table("anna", "ben", rated=True)
    for _ in range(8):
        played.decide()
    played.change(sitters.leave("ben"))
    played.finish()
    assert played.reasons() == [("guest", 1)]


def test_who_was_sent_away_has_not_played() -> None:
    played = at_table("anna", "ben", start=1)
    played.decide()
    assert players(played.table) == [None, "ben"]
    played.change(moderation.kick(played.owner, 1))
    assert players(played.table) == [None, None]


def test_a_rematch_of_a_rated_table_is_rated() -> None:
    """Also one after a game of a tournament, where a bot may stand in for whose time is up."""
    clock = ClockRule(kind="live", bank=60, at_zero="bot")
    again = wish_for(at_table("anna", "ben", rated=True, clock=clock).table, "the key of a rematch")
    assert again.rated and again.clock is not None and again.clock.at_zero == "lost"


# Who loses cannot take the result back


@pytest.mark.parametrize("others", [(), ("ben",)])
def test_a_game_whose_result_counts_is_not_closed_by_who_loses(others: tuple[str, ...]) -> None:
    """The attack: whoever made the table closes it, or sends themselves away and has it dealt anew. It
    counts as soon as everybody has decided something; until then it may be closed."""
    played = at_table("anna", *others, rated=True)
    closing = moderation.change_table(played.owner, TableChange(closed=True))
    while not counts(played.table):
        assert closing(played.table.draft(0, 0))
        played.decide()
    with pytest.raises(Refusal, match="play on, or resign"):
        played.change(closing)
    with pytest.raises(Refusal, match="play on, or resign"):
        played.change(moderation.kick(played.owner, 0))
    played.change(moderation.change_table(played.owner, TableChange(open=True, muted=[0])))
    played.finish()
    played.change(closing)
    assert played.reasons() == []


def test_who_makes_an_unrated_table_may_close_it() -> None:
    played = at_table("anna", "ben")
    for _ in range(8):
        played.decide()
    played.change(moderation.change_table(played.owner, TableChange(closed=True)))
    assert played.table.over


def test_a_rated_seat_is_not_handed_on_to_who_has_nothing_to_lose() -> None:
    """The attack: who loses lets a second profile take the seat, and nothing counts any more."""
    played = at_table("anna", "ben", rated=True)
    while not counts(played.table):
        played.decide()
    with pytest.raises(Refusal, match="plays it to the end"):
        played.join(1, "clara")
    played.join(1, "ben")
    played.finish()
    assert played.reasons() == []


def test_a_rated_game_is_never_left_standing() -> None:
    """The attack: who loses does not come back. Without a clock that was named there are fourteen days for
    every turn, also alone; then the game is lost."""
    played = at_table("anna", rated=True)
    while not counts(played.table):
        played.decide()
    time = played.table.seating.clock
    assert time is not None and (time.rule.turn, time.rule.at_zero) == (14 * 86_400, "lost")
    draft = played.table.draft(0, 0)
    thinking_time.keep_time(draft)
    while draft.to_move != 0:
        played.table = draft
        played.decide()
        draft = played.table.draft(0, 0)
        thinking_time.keep_time(draft)
    late = draft.draft(0, 14 * 86_400_000 + thinking_time.HEAD_START + 1)
    assert run_out(late)
    played.table = late
    played.finish()
    assert played.reasons() == [("resigned", 0)] and may_be_rated(played.table)
    assert at_table("anna").table.seating.clock is None


def test_nobody_picks_a_bot_for_a_rival_at_a_rated_table() -> None:
    """The attack: the other two, or whoever made the table, let the weakest bot play for who is not there
    at the moment, or make a new link for the seat. The clock alone does it."""
    played = at_table("anna", "ben", "clara", rated=True)
    away = played.table.to_move
    assert away is not None
    token = played.tokens[(away + 1) % 3]
    later = played.table.draft(0, 10**9)
    asked = NewProposal(kind="replace", seat=away, bot="random", key=new_key())
    with pytest.raises(Refusal, match="its clock says"):
        edits.propose(token, asked, NOBODY, 0)(later)
    with pytest.raises(Refusal, match="has not been away long"):
        edits.seat_bot(played.owner, away, SeatBot(bot="random"), NOBODY, 0)(later)
    with pytest.raises(Refusal, match="has not been away long"):
        Inviting(played.owner, away, None, NOBODY, 0).edit(later)


# From outside


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def test_everybody_sees_that_a_table_is_rated_before_they_join(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    made = new_table(home, 2, rated=True, open=True)
    listed = home.ask("GET", "/tables?open=true")["tables"]
    assert [each["rated"] for each in listed if each["table"] == made["table"]] == [True]
    path, invitation = f"/tables/{made['table']}", made["seats"][0]["token"]
    assert home.ask("GET", path, token=invitation)["rated"] is True
    home.refused("no_profile", "POST", f"{path}/join", {"name": "Guest"}, token=invitation)
    token = anna.join(made, 0)
    twice = anna.refused(
        "seat_taken", "POST", f"{path}/join", {"name": "Other"}, token=made["seats"][1]["token"]
    )
    assert "you have seat 0 already" in twice["message"]
    other = ben.join(made, 1, "Ben")
    wish = {"game": "overbooking", "seats": [{"kind": "person"}] * 2, "rated": True}
    clock = {"kind": "live", "bank": 60, "at_zero": "bot"}
    said = anna.refused("bad_option", "POST", "/tables", {**wish, "clock": clock})["message"]
    assert "`at_zero` of the clock must be `lost`" in said
    tokens = {0: token, 1: other}
    mover = home.ask("GET", path, token=token)["to_move"]
    home.refused("rated_table", "GET", f"{path}/hint", token=tokens[mover])
    wish = {"kind": "hints", "key": new_key()}
    home.refused("rated_table", "POST", f"{path}/proposals", wish, token=tokens[mover])
    state = home.ask("GET", path, token=token)
    assert state["hints"] is False and state["unfair"] == []


def test_a_game_that_is_over_says_why_it_is_not_fair(home: House) -> None:
    anna = newcomer(home, "Anna")
    made = new_table(home, 1, bots=1, rated=True)
    token = anna.join(made, 0)
    path = f"/tables/{made['table']}"
    home.ask("PATCH", path, {"closed": True}, token=made["owner"])
    (reason,) = home.ask("GET", path, token=token)["unfair"]
    assert reason["code"] == "not_finished" and reason["message"] == "the game was not played to its end"
