import { expect, test } from "vitest";
import type { CupGame, CupState } from "../wire";
import { crossTable, pointWords } from "./cross";

const game = (first: number, second: number, points: number[] | null): CupGame => ({
  sides: [first, second],
  table: `${first}-${second}`,
  watch: null,
  points,
  scores: points,
  missed: points && [false, false],
});

function cup(form: CupState["form"], order: number[], rounds: number, drawn: CupState["drawn"]): CupState {
  const standings = order.map((side, index) => ({ place: index + 1, side, points: 0 }));
  return { form, stage: "playing", rounds, drawn, standings } as CupState;
}
const signs = (state: CupState) => crossTable(state).map(({ cells }) => cells.map(({ sign }) => sign));

test("in a round robin everybody is seen against everybody, in the order of the standings", () => {
  const drawn = [{ games: [game(0, 2, [0, 1])], bye: 1 }, { games: [game(1, 2, null)], bye: 0 }];
  expect(signs(cup("round_robin", [2, 0, 1], 3, drawn))).toEqual([
    ["self", "won", "runs"],
    ["lost", "self", "to_come"],
    ["runs", "to_come", "self"],
  ]);
});

test("what was called off is not shown as being played", () => {
  const state = cup("round_robin", [2, 0, 1], 3, [{ games: [game(1, 2, null)], bye: 0 }]);
  expect(signs({ ...state, stage: "cancelled" }).flat()).not.toContain("runs");
});

test("in a Swiss tournament everybody is seen round by round", () => {
  const state = cup("swiss", [2, 0, 1], 2, [{ games: [game(1, 0, [0.5, 0.5])], bye: 2 }]);
  expect(signs(state)).toEqual([
    ["bye", "to_come"],
    ["drawn", "to_come"],
    ["drawn", "to_come"],
  ]);
  expect(crossTable(state)[1]!.cells[0]!.other).toBe(1);
});

test("points are written with halves and quarters", () => {
  expect([0, 0.5, 1, 2.5, 2.75, 0.25].map(pointWords)).toEqual(["0", "½", "1", "2½", "2¾", "¼"]);
});
