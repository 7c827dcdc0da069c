import { expect, test } from "vitest";
import type { Course } from "../wire";
import { roundsOf, turnFrom } from "./course";

const moves = (
  [
    [0, 0, 0],
    [1, 0, 1],
    [1, 0, 1],
    [1, 1, 2],
    [2, 0, 3],
  ] as const
).map(([round, seat, turn]): Course["moves"][number] => ({ round, seat, turn, events: [] }));

test("decisions stand in their turns, and turns in their rounds", () => {
  const rounds = roundsOf(moves);
  expect(rounds.map(({ round, turns }) => [round, turns.map(({ first, moves }) => [first, moves.length])])).toEqual([
    [0, [[0, 1]]],
    [
      1,
      [
        [1, 2],
        [3, 1],
      ],
    ],
    [2, [[4, 1]]],
  ]);
});

test("one can go from turn to turn, from within a turn to its beginning first", () => {
  expect([0, 1, 2, 3, 4].map((step) => turnFrom(moves, step, 1))).toEqual([1, 3, 3, 4, 5]);
  expect([0, 1, 2, 3, 5].map((step) => turnFrom(moves, step, -1))).toEqual([0, 0, 1, 1, 4]);
});
