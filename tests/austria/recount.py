"""A second count of a game: krones, emperor steps and VP from what was played and from the printed values.

It follows a record from view to view and keeps accounts of its own, so that the engine's sums are checked
by somebody who does not use the engine's arithmetic.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import hotelier.austria
from hotelier import Game, replay

Json = dict[str, Any]

CONTENT = Path(hotelier.austria.__file__).parent / "content"
FLOOR_COST = {"1": 0, "2": 1, "3": 2, "4": 3}
QUEUE_COST = {"1": 3, "2": 2, "3": 1, "4": 0, "5": 0}
ICONS = {"3d": 1, "3e": 1, "4c": 2, "4d": 2, "4e": 2}
BONUS = {"B": [2, 5, 9, 15], "R": [1, 3, 6, 10], "Y": [1, 3, 6, 10]}
TRACK = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
BACK = {3: (0, 3), 5: (1, 5), 7: (2, 7)}
FREE_ROOMS = {9: "B", 10: "R", 11: "Y"}
LEAVING = {"red": (5, 2), "yellow": (7, 1)}
"""Which staff brings how many krones when a guest of a colour leaves."""

INSTEAD = {"A1": 5, "A3": 5, "A4": 5, "B2": 7, "B3": 7, "B4": 7, "C4": 10}
"""The VP of penalties with two options."""


def read(name: str) -> Json:
    content: Json = json.loads((CONTENT / f"{name}.json").read_text(encoding="utf-8"))
    return content


class Account:
    """What one player must have."""

    def __init__(self) -> None:
        self.krones = 10
        self.emperor = 0
        self.points: Counter[str] = Counter()
        self.staff: Counter[int] = Counter()
        self.groups: set[frozenset[str]] = set()
        self.waiting = False
        """Income waits beside a reward at a full purse: krones are not checked until the reward is over."""

    def gain(self, krones: int) -> None:
        self.krones = min(20, self.krones + krones)

    def advance(self, steps: int) -> None:
        self.emperor += steps
        self.points["emperor"] += max(0, self.emperor - 13)
        self.emperor = min(13, self.emperor)


class Recount:
    """Follows a record; raises AssertionError where the game's numbers differ."""

    def __init__(self, record: Json) -> None:
        self.record = record
        self.first = record["options"]["edition"] == "first"
        self.spanish = record["options"].get("printing") == "spanish"
        cards = read("guests")
        self.guests: dict[int, Json] = {row["id"]: row for row in cards["cards"] + cards["promo"]}
        self.staff: dict[int, Json] = {row["id"]: row for row in read("staff")["cards"]}
        self.tiles: Json = {row["id"]: row for row in read("emperor")["cards"]}
        self.rows: Json = read("boards")["rows"]
        every: list[dict[Any, Json]] = [self.guests, self.staff, self.tiles]
        for rows in every:
            for number, row in rows.items():
                first = row.get("first", {}) if self.first else {}
                rows[number] = {**row, **first, **(row.get("spanish", {}) if self.spanish else {})}
        self.accounts = [Account() for _ in range(record["seats"])]
        self.last: tuple[Json, str] | None = None
        self.copied = False
        """Whether the action in hand was copied or done without a die: then no staff is triggered."""
        self.painter = False
        """Whether guest 61 still makes a room cheaper."""
        self.draw_discount = 0
        self.tile = ""

    def follow(self) -> Game:
        def before(game: Game, _number: int, action: int) -> None:
            view = game.view(None)
            if self.last is not None:
                self.account(*self.last, view)
            self.last = (view, game.notation(action))

        game = replay(self.record, before)
        assert self.last is not None
        self.account(*self.last, game.view(None))
        return game

    # One action -----------------------------------------------------------------------------------------

    def account(self, before: Json, text: str, after: Json) -> None:
        seat = before["to_move"]
        me = self.accounts[seat]
        word, *rest = text.split()
        self.play(me, before, word, rest)
        self.die(me, before, after, seat)
        self.occupied(me, before, after, seat, text)
        if self.first:
            self.completed(me, before, after, seat)
        if before["phase"] == "turns" and (after["phase"] != "turns" or after["round"] != before["round"]):
            self.end_round(before)
        if after["phase"] == "over":
            for other in range(len(self.accounts)):
                self.final(other, after)
        if after["phase"] != "emperor":
            self.compare(after, text)

    def play(self, me: Account, before: Json, word: str, rest: list[str]) -> None:
        """What the action itself costs and brings."""
        player = before["players"][before["to_move"]]
        question = before["question"]
        kind = question["kind"]
        team = {row["staff"] for row in player["staff"]}
        if word in ("die", "space") and rest[0].endswith("+"):
            me.krones -= 1
        if word == "guest" and kind == "turn" and 25 not in team:
            me.krones -= QUEUE_COST[rest[0]]
        elif word == "serve" and 24 not in team:
            me.krones -= 1
        elif word == "copy":
            if 17 not in team or (self.copied and (self.spanish or not self.first)):
                me.krones -= 1
            self.copied = True
        elif word == "space":
            self.copied = True
        elif word == "room":
            self.room(me, player, team, question, rest[0])
        elif word == "play":
            cost = self.staff[int(rest[0])]["cost"]
            me.krones -= max(0, cost - self.discount(question, "play_staff"))
            if rest[0] == "45":
                me.advance(3)
        elif word == "take" and rest[1] == "steps":
            steps = int(rest[0])
            me.advance(steps)
            both = 15 in team and not self.copied
            me.gain(question["strength"] - (0 if both else steps))
        elif word == "get" and rest[0] == "krones":
            me.gain(self.reward(question, "gain")["krones"])
        elif word == "get" and rest[0] == "steps":
            me.advance(self.reward(question, "gain")["emperor"] if kind == "reward" else 2)
        elif word == "get" and rest[0] == "draw":
            reward = self.reward(question, "draw_3_play_1")
            self.draw_discount = 99 if reward.get("free") else reward["discount"]
        elif word == "claim":
            claimed = before["objectives"]["ABC".index(rest[0])]["claimed"]
            me.points["objectives"] += (15, 10, 5)[claimed]
        elif word == "ignore":
            me.krones -= 1
        elif rest == ["vp"]:
            me.points["emperor"] -= INSTEAD[self.tile]
        elif word == "suffer":
            self.penalty(me, player)

    def reward(self, question: Json, word: str) -> Json:
        """The values of all effects of this word in the reward that is being taken."""
        source = question["source"]
        if "guest" in source:
            effects = self.guests[source["guest"]]["reward"]
        elif "tile" in source:
            effects = self.tiles[source["tile"]]["reward"]
        else:
            return {}
        values: Json = {}
        for effect in effects:
            values.update(effect.get(word, {}))
        return values

    def discount(self, question: Json, word: str) -> int:
        if question["kind"] == "staff":
            return int(question["strength"])
        if question["kind"] == "drawn":
            return self.draw_discount
        if question["kind"] != "reward":
            return 0
        values = self.reward(question, word)
        return 99 if values.get("free") else values.get("discount", 0)

    def room(self, me: Account, player: Json, team: set[int], question: Json, space: str) -> None:
        me.points["room icons"] += ICONS.get(space, 0)
        cost = FLOOR_COST[space[0]]
        if any(
            number in team and self.colour(player, space) == FREE_ROOMS[number] for number in FREE_ROOMS
        ):
            cost = 0
        if question["kind"] == "reward" and question["source"].get("guest") == 61:
            if cost and self.painter:
                cost -= 1
                self.painter = False
        else:
            cost = max(0, cost - self.discount(question, "prepare"))
        me.krones -= cost

    def colour(self, player: Json, space: str) -> str:
        rows: list[str] = self.rows[player["board"]]
        return rows[int(space[0]) - 1]["abcde".index(space[1])]

    # What follows from it -------------------------------------------------------------------------------

    def die(self, me: Account, before: Json, after: Json, seat: int) -> None:
        """A die was taken, by choice or because it was the only thing to do."""
        if before["round"] != after["round"] or before["round"] == 0 or after["phase"] != "turns":
            return
        if after["players"][seat]["turns_taken"] == before["players"][seat]["turns_taken"]:
            return
        self.copied = False
        value = next(n for n in range(6) if after["dice"][n] < before["dice"][n]) + 1
        for row in before["players"][seat]["staff"]:
            me.staff[row["staff"]] += {(12, 3): 2, (12, 4): 2, (16, 4): 4, (19, 3): 5}.get(
                (row["staff"], value), 0
            )

    def occupied(self, me: Account, before: Json, after: Json, seat: int, text: str) -> None:
        """Rooms that were occupied, and the guest who moved in."""
        player = before["players"][seat]
        team = {row["staff"] for row in player["staff"]}
        income: list[int] = []
        rooms = set(after["players"][seat]["occupied"])
        for space in rooms - set(player["occupied"]):
            if 23 in team and (not self.first or (text.startswith("move") and text.endswith(space))):
                income.append(1)
            group = self.group(player, space)
            if group <= rooms and group not in me.groups:
                me.groups.add(group)
                colour = self.colour(player, space)
                bonus = BONUS[colour][len(group) - 1]
                if colour == "B":
                    me.points["occupancy bonuses"] += bonus
                elif colour == "R":
                    income.append(bonus)
                else:
                    me.advance(bonus)
        parts = before["question"]["kind"] == "reward"
        if text.startswith("move"):
            guest = self.guests[player["tables"][int(text.split()[1]) - 1]["guest"]]
            parts = bool(guest["reward"])
            self.painter = self.painter or guest["id"] == 61
            me.points["guests"] += guest["vp"]
            number, krones = LEAVING.get(guest["colour"], (0, 0))
            if number in team and not (self.first and number == 5):
                income.append(krones)
            if guest["colour"] == "blue" and 6 in team and not self.first:
                me.advance(1)
            if guest["colour"] == "green" and 8 in team:
                me.staff[8] += 2
            if sum(guest["order"].values()) == 4 and 33 in team:
                me.staff[33] += 4
        if me.krones + sum(income) > 20 and parts:
            me.waiting = True
        else:
            me.gain(sum(income))

    def completed(self, me: Account, before: Json, after: Json, seat: int) -> None:
        """The first edition pays Groom and Stableman when an order is complete."""
        player = before["players"][seat]
        team = {row["staff"] for row in player["staff"]}
        for old, new in zip(player["tables"], after["players"][seat]["tables"], strict=True):
            if old and new and old["missing"] and old["guest"] == new["guest"] and not new["missing"]:
                colour = self.guests[new["guest"]]["colour"]
                if colour == "red" and 5 in team:
                    me.gain(2)
                elif colour == "blue" and 6 in team:
                    me.advance(1)

    def group(self, player: Json, space: str) -> frozenset[str]:
        """The connected rooms of one colour around a space."""
        found = {space}
        edge = [space]
        while edge:
            floor, column = int(edge[-1][0]), "abcde".index(edge.pop()[1])
            for up, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                if 1 <= floor + up <= 4 and 0 <= column + right <= 4:
                    beside = f"{floor + up}{'abcde'[column + right]}"
                    if beside not in found and self.colour(player, beside) == self.colour(player, space):
                        found.add(beside)
                        edge.append(beside)
        return frozenset(found)

    # The emperor ----------------------------------------------------------------------------------------

    def end_round(self, view: Json) -> None:
        if view["round"] not in BACK:
            return
        place, back = BACK[view["round"]]
        self.tile = view["emperor_tiles"][place]
        for me, player in zip(self.accounts, view["players"], strict=True):
            me.points["emperor"] += TRACK[me.emperor]
            me.emperor = max(0, me.emperor - back)
            team = {row["staff"] for row in player["staff"]}
            if me.emperor >= 3:
                me.points["emperor"] += {"C1": 8, "C3": 2 * len(team)}.get(self.tile, 0)
                if 42 in team:
                    me.staff[42] += 5
            elif me.emperor == 0 and not self.asked(me, player, team):
                self.penalty(me, player)

    def asked(self, me: Account, player: Json, team: set[int]) -> bool:
        """Whether a penalty waits for an answer, or does not come: Conference Manager, or a choice."""
        if 26 in team:
            return me.krones > 0 or self.spanish
        demanded: dict[str, bool] = {
            "A1": me.krones >= 3,
            "A3": player["hand_size"] >= 2,
            "A4": len(player["vacant"]) >= 1,
            "B2": me.krones >= 5,
            "B3": player["hand_size"] >= 3,
            "B4": len(player["vacant"]) >= 2,
            "C4": any(self.staff[row["staff"]]["timing"] == "end" for row in player["staff"]),
        }
        return self.spanish and demanded.get(self.tile, False)

    def penalty(self, me: Account, player: Json) -> None:
        team = [row["staff"] for row in player["staff"]]
        ends = [number for number in team if self.staff[number]["timing"] == "end"]
        lost = {"C1": 8, "C3": 2 * len(team)}.get(self.tile, 0)
        if self.tile in ("A1", "B2"):
            price, vp = {"A1": (3, 5), "B2": (5, 7)}[self.tile]
            if me.krones >= price:
                me.krones -= price
            else:
                lost = vp
        elif (self.tile == "A3" and player["hand_size"] < 2) or (
            self.tile == "A4" and not player["vacant"]
        ):
            lost = 5
        elif (self.tile == "B3" and player["hand_size"] < 3) or (
            self.tile == "B4" and len(player["vacant"]) < 2
        ):
            lost = 7
        elif self.tile == "C4" and not ends:
            lost = 10
        me.points["emperor"] -= lost

    # The end --------------------------------------------------------------------------------------------

    def final(self, seat: int, view: Json) -> None:
        me = self.accounts[seat]
        player = view["players"][seat]
        for row in player["staff"]:
            if row["staff"] == 29:
                own_too = self.first and not self.spanish
                me.staff[29] += max(
                    (
                        self.end_card(other_row["staff"], seat, view)
                        for other, owner in enumerate(view["players"])
                        for other_row in owner["staff"]
                        if (other != seat or own_too) and other_row["staff"] != 29
                    ),
                    default=0,
                )
            else:
                me.staff[row["staff"]] += self.end_card(row["staff"], seat, view)
        for number in list(me.staff):
            if number not in {row["staff"] for row in player["staff"]}:
                del me.staff[number]  # a card that was discarded
        me.points["occupied rooms"] = sum(int(space[0]) for space in player["occupied"])
        me.points["krones"] = me.krones
        me.points["items"] = sum(player["kitchen"].values())
        me.points["waiting guests"] = -5 * sum(1 for table in player["tables"] if table is not None)

    def end_card(self, number: int, seat: int, view: Json) -> int:
        player = view["players"][seat]
        rooms = set(player["occupied"])
        colours = Counter(self.colour(player, space) for space in rooms)
        every = [f"{floor}{column}" for floor in range(1, 5) for column in "abcde"]
        groups = {self.group(player, space) for space in every}
        emperor = 2 * self.accounts[seat].emperor
        worth = {
            27: 3 * colours["R"],
            28: 3 * colours["B"],
            30: 3 * colours["Y"],
            31: len(rooms),
            32: (4 if self.spanish else 2) * len(player["staff"]),
            34: len(rooms) + len(player["vacant"]),
            37: 2 * sum(1 for group in groups if group <= rooms),
            40: 5 * len(player["objectives"]),
            41: min(emperor, 12) if self.first else emperor,
            46: 5 * sum(1 for floor in "1234" if sum(space[0] == floor for space in rooms) == 5),
            47: 5 * sum(1 for column in "abcde" if sum(space[1] == column for space in rooms) == 4),
            48: 4 * min(colours["R"], colours["B"], colours["Y"]),
        }
        return worth.get(number, 0)

    def compare(self, view: Json, text: str) -> None:
        for seat, (me, player) in enumerate(zip(self.accounts, view["players"], strict=True)):
            where = f"seat {seat} after {text!r} in round {view['round']}"
            if me.waiting:
                me.waiting = view["question"]["kind"] != "turn"
                me.krones = player["krones"]
            assert player["krones"] == me.krones, f"krones of {where}"
            assert player["emperor"] == me.emperor, f"emperor of {where}"
            points = {source: vp for source, vp in player["points_by_source"].items() if vp}
            assert points == {source: vp for source, vp in me.points.items() if vp}, f"VP of {where}"
            staff = {row["staff"]: row["vp"] for row in player["staff"] if row["vp"]}
            team = {row["staff"] for row in player["staff"]}
            assert staff == {n: vp for n, vp in me.staff.items() if vp and n in team}, f"staff of {where}"
