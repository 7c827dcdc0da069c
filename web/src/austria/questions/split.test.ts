import { expect, test } from "vitest";
import type { TakeAction } from "../../wire";
import { firstOf, shareOf, SPLITS } from "./split";

const take = (count: number, strudel: number, champagne = 0): TakeAction => ({
  kind: "take",
  notation: `${count} ${champagne}`,
  what: "cake",
  count,
  items: { strudel, ...(count ? { cake: count } : {}), ...(champagne ? { champagne } : {}) },
  krones: 0,
  steps: 0,
  vp: 0,
});
const takes = [take(0, 4), take(1, 3), take(2, 2), take(1, 2, 1)];

test("what somebody wishes is kept as far as there is such a share", () => {
  expect(shareOf(takes, 9, 9)).toMatchObject({ least: 0, most: 2, count: 2, mostChampagne: 0, champagne: 0 });
  expect(shareOf(takes, 1, 9)).toMatchObject({ count: 1, mostChampagne: 1, champagne: 1, take: { notation: "1 1" } });
  expect(shareOf(takes, -1, 0).take.notation).toBe("0 0");
});

test("the first kind gets what is left", () => {
  expect(firstOf(SPLITS[1]!, take(1, 2, 1))).toBe(2);
  expect(firstOf(SPLITS[4]!, { ...take(2, 0), what: "steps", krones: 3 })).toBe(3);
});
