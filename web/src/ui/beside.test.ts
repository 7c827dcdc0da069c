import { describe, expect, it } from "vitest";
import { beside, covered, type Wanted } from "./beside";

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
