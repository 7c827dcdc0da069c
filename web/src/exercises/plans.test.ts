import { expect, test } from "vitest";
import type { ShownExercise } from "../wire";
import { isTurn, offered, placeOf } from "./plans";

const plan = (...actions: string[]) => ({ actions }) as ShownExercise["plans"][number];
const PLANS = [plan("guest 4", "die 2+", "take 1 coffee", "end"), plan("die 2", "take 0 coffee", "end"), plan("pass")];

test("a turn is of a kind by its guests and its die, whatever else is done, and in any order", () => {
  expect(placeOf(PLANS, ["die 2", "take 2 coffee", "guest 4"])).toBe(0);
  expect(placeOf(PLANS, ["serve", "die 2+"])).toBe(1);
  expect(placeOf(PLANS, ["pass"])).toBe(2);
  expect(placeOf(PLANS, ["guest 3", "die 2"])).toBe(-1);
});

test("a guest alone is no turn yet", () => {
  expect(isTurn(["guest 4"])).toBe(false);
  expect(isTurn(["guest 4", "die 2+"])).toBe(true);
});

test("every plan is offered once, and the best one not always first", () => {
  expect(offered("2-17-84", 4).toSorted()).toEqual([0, 1, 2, 3]);
  const first = new Set(["2-17-84", "2-17-85", "2-17-86", "2-17-87"].map((id) => offered(id, 4)[0]));
  expect(first).toEqual(new Set([0, 1, 2, 3]));
});
