import { describe, expect, it } from "vitest";
import { beside, near, covered, type Wanted } from "./beside";

const WINDOW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 150 };
const DICE: Wanted = { left: 0, top: 300, width: 500, height: 100, weight: 1 };

describe("an explanation", () => {
  const card = { left: 100, top: 50, width: 90, height: 200 };

  it("stands at the right of a card, level with its top", () => {
    expect(beside(card, SIZE, WINDOW, [])).toMatchObject({ left: 198, top: 50 });
  });

  it("stands at the left where the window ends", () => {
    expect(beside({ ...card, left: 900 }, SIZE, WINDOW, [])).toMatchObject({ left: 692, top: 50 });
  });

  it("does not cover what can be clicked next", () => {
    const rooms: Wanted = { left: 250, top: 0, width: 700, height: 280, weight: 1 };
    const place = { ...beside({ ...card, left: 230 }, SIZE, WINDOW, [DICE, rooms]), ...SIZE };
    expect(covered(rooms, place)).toBe(0);
    expect(covered(DICE, place)).toBe(0);
  });

  it("rather covers a neighbour than the dice", () => {
    const neighbours: Wanted = { left: 200, top: 50, width: 800, height: 200, weight: 0.2 };
    const wall: Wanted = { left: 0, top: 0, width: 90, height: 600, weight: 1 };
    const place = { ...beside(card, SIZE, WINDOW, [DICE, neighbours, wall]), ...SIZE };
    expect(covered(DICE, place)).toBe(0);
  });

  it("stays in the window, above or below, where there is no room at its sides", () => {
    const phone = { width: 390, height: 800 };
    const wide = { left: 10, top: 400, width: 370, height: 60 };
    const place = beside(wide, { width: 330, height: 150 }, phone, []);
    expect(place).toMatchObject({ left: 10, top: 242 });
  });
});

it("what stays hides nothing that is wanted while there is any other place, and is as near as it can be", () => {
  const what = { left: 400, top: 300, width: 100, height: 50 };
  const above: Wanted = { left: 150, top: 180, width: 600, height: 110, weight: 1 };
  const below: Wanted = { left: 150, top: 360, width: 600, height: 140, weight: 1 };
  const place = { ...near(what, SIZE, WINDOW, [above, below]), ...SIZE };
  expect([what, above, below].map((each) => covered(each, place))).toEqual([0, 0, 0]);
  // The nearest way out is over the upper one: left or right of both is further.
  expect(place.top + SIZE.height).toBeLessThanOrEqual(180);
});
