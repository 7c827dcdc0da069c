import { beforeAll, expect, it } from "vitest";
import { language } from "../i18n";
import { table } from "../testing/tables";
import type { Seat, TableNote } from "../wire";
import { noteWords } from "./noteWords";

beforeAll(() => language.choose("en"));

function noteOf(name: string, changes: Partial<TableNote> = {}): TableNote {
  const { table: id, game, seat, seats, automata, view, to_move, clock, finished, closed, updated, ...more } = table(name);
  const { options, pack, undo_rule, rated, advice_rule = "agreed", rematch } = more;
  const stands = { round: view.round, to_move, clock, finished, closed, updated };
  return { table: id, game, seat, seats, automata, ...stands, options, pack, undo_rule, rated, advice_rule, rematch, ...changes };
}
const rival = (changes: Partial<Seat>): Seat[] => {
  const { seats } = table("austria-turn");
  return [seats[0]!, { ...seats[1]!, ...changes }];
};

it("says with whom, which round it is, and whose turn", () => {
  const seats = rival({ name: "Alma", bot: "concierge" });
  expect(noteWords(noteOf("austria-turn", { seats }))).toEqual({
    rivals: "Alma (Concierge)",
    stands: ["Round 2", "Your turn"],
    yours: true,
  });
  expect(noteWords(noteOf("austria-turn", { seats, to_move: 1 })).stands).toEqual(["Round 2", "Alma to move"]);
});

it("calls automata by their names", () => {
  expect(noteWords(noteOf("solo-turn")).rivals).toBe("Leopold");
  expect(noteWords(noteOf("elisabeth-turn")).rivals).toBe("Elisabeth");
});

it("says who is still to come", () => {
  const seats = rival({ kind: "person", bot: null, taken: false, name: "Player 2" });
  expect(noteWords(noteOf("austria-turn", { seats, to_move: 1 }))).toMatchObject({
    rivals: "Seat 2",
    stands: ["Round 2", "Seat 2 to move", "1 seat is still free"],
  });
});

it("tells the result, and to whoever watched that they did", () => {
  const over = noteOf("austria-over");
  const { scores } = over.finished!;
  const finished = { ...over.finished!, winners: [0] };
  expect(noteWords({ ...over, finished }).stands).toEqual(["You won", scores.join(" : ")]);
  const name = over.seats[0]!.name;
  expect(noteWords({ ...over, finished, seat: null }).stands).toEqual([
    `Victory for ${name}`,
    scores.join(" : "),
    "you watch",
  ]);
  expect(noteWords(noteOf("austria-turn", { closed: true, to_move: null })).stands).toEqual(["This table is closed."]);
});

it("calls all by their names who play at one screen", () => {
  const seats = table("austria-turn").seats.map((seat, index): Seat => ({ ...seat, kind: "person", bot: null, taken: true, name: ["Ada", "Alma"][index]! }));
  expect(noteWords(noteOf("austria-turn", { seats, seat: 0, to_move: 0 }), [0, 1])).toEqual({
    rivals: "Ada, Alma",
    stands: ["Round 2", "Ada to move"],
    yours: true,
  });
});

it("says how long whoever decides may still think", () => {
  const time = { left: 90_000_000, bank: 0, vacation: 0, away_for: 0, out: false };
  const clock = { rule: { kind: "correspondence" as const }, running: 1, starts_in: 0, seats: [time, time] };
  expect(noteWords(noteOf("austria-turn", { clock })).stands).toContain("1 day 1 hr left");
  expect(noteWords(noteOf("austria-turn", { clock: { ...clock, running: null } })).stands.join()).not.toContain("left");
});
