import { expect, it } from "vitest";
import { table } from "../testing/tables";
import type { Happening } from "../wire";
import { breakdownRows } from "./breakdown";
import { pointsByRound } from "./points";

it("has a breakdown that adds up to the scores", () => {
  for (const name of ["austria-over", "solo-over", "four-over", "overbooking-over"]) {
    const outcome = table(name).finished!;
    const rows = breakdownRows(outcome);
    const totals = outcome.scores.map((_, side) => rows.reduce((sum, { points }) => sum + points[side]!, 0));
    expect(totals).toEqual(outcome.scores);
  }
});

it("knows the points at the end of every round", () => {
  const told = (round: number, points: number[]) => ({ round, points }) as Happening;
  const happenings = [told(1, [0, 0]), told(1, [2, 1]), told(2, [3, 1]), told(2, [9, 4]), told(2, [10, 5])];
  expect(pointsByRound(happenings, [10, 7])).toEqual([
    { label: "0", points: [0, 0] },
    { label: "1", points: [3, 1] },
    { label: "end", points: [10, 7] },
  ]);
});
