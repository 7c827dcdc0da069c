import { expect, it } from "vitest";
import { table } from "../testing/tables";
import type { AustriaView } from "../wire";
import { flightsOf, rolled } from "./flights";

const at = { decision: 1 };
const state = table("austria-turn");
const mine = { ...at, seat: state.seat! };
const other = { ...at, seat: 1 - state.seat! };

it("lets received items fly from the tray to the guest, and others from the kitchen", () => {
  const placed = { ...mine, kind: "item_placed", item: "wine", table: 2, guest: 63 } as const;
  const from = (from_kitchen: boolean) => flightsOf([{ ...placed, from_kitchen }], state);
  expect(from(false)).toEqual([{ from: "tray", to: "table-2", icon: "wine" }]);
  expect(from(true)).toEqual([{ from: "kitchen", to: "table-2", icon: "wine" }]);
});

it("brings what a space gives from there", () => {
  const because = { kind: "space", value: 4 } as const;
  const events = [
    { ...mine, kind: "krones_gained", krones: 3, lost: 0, because } as const,
    { ...mine, kind: "steps_gained", steps: 1, vp: 0, because } as const,
    { ...mine, kind: "krones_gained", krones: 2, lost: 0, because: { kind: "guest", guest: 63 } } as const,
  ];
  expect(flightsOf(events, state)).toEqual([
    { from: "space-4", to: "purse", icon: "krones" },
    { from: "space-4", to: "crown", icon: "steps" },
  ]);
});

it("shows what others take, from where everybody sees it", () => {
  const die = { ...other, kind: "die_taken", value: 3, dice: 2, colour: null, boost: false, krones: 0 } as const;
  expect(flightsOf([die], state)).toEqual([{ from: "space-3", to: `seat-${other.seat}`, icon: "die" }]);
});

it("finds the ballroom to which a dancer is sent", () => {
  const waltz = table("waltz-turn");
  const ballroom = (waltz.view as AustriaView).waltz!.ball!.halls[1]!.id;
  const sent = { ...at, kind: "dancer_sent", seat: waltz.seat!, ballroom, row: "top" } as const;
  expect(flightsOf([sent], waltz)).toEqual([{ from: "kitchen", to: "hall-2-top", icon: "dancer" }]);
});

it("knows when dice were rolled", () => {
  expect(rolled([{ ...mine, kind: "passed" }])).toBe(false);
  expect(rolled([{ ...at, kind: "dice_rolled", dice: [1, 2, 3, 0, 0, 4], coloured: null, again: false }])).toBe(true);
});
