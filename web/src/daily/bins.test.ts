import { expect, test } from "vitest";
import { binsOf } from "./bins";

test("nothing is put together of nothing", () => expect(binsOf([])).toEqual([]));

test("equal points stand in one place", () =>
  expect(binsOf([31, 31])).toEqual([{ from: 30, to: 31, count: 2 }]));

test("round figures, with empty places between, also below zero", () =>
  expect(binsOf([-3, 4, 28])).toEqual([
    { from: -5, to: -1, count: 1 },
    { from: 0, to: 4, count: 1 },
    { from: 5, to: 9, count: 0 },
    { from: 10, to: 14, count: 0 },
    { from: 15, to: 19, count: 0 },
    { from: 20, to: 24, count: 0 },
    { from: 25, to: 29, count: 1 },
  ]));

test("every attempt is in one place, and there are never more than twelve", () => {
  const points = [12, 77, 78, 143, 201, 199, 60];
  const bins = binsOf(points);
  expect(bins.length).toBeLessThanOrEqual(12);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
});
