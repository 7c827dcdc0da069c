import { expect, it } from "vitest";
import { table } from "../testing/tables";
import type { Action, AustriaView, TableState } from "../wire";
import { flightsOf, rolled } from "./flights";

function after(before: TableState, seat: number, action: Partial<Action>): TableState {
  const version = before.version + 1;
  const happening = { version, seat, action: action as Action, events: [], check: [], points: [], round: 1, at: "" };
  return { ...before, version, happenings: [happening] };
}

it("lets received items fly from the tray to the guest", () => {
  const before = table("austria-receive");
  const flights = flightsOf(before, after(before, before.seat!, { kind: "place", item: "wine", table: 2 }));
  expect(flights).toEqual([{ from: "tray", to: "table-2", icon: "wine" }]);
});

it("shows what others take, from where everybody sees it", () => {
  const before = table("austria-turn");
  const other = 1 - before.seat!;
  expect(flightsOf(before, after(before, other, { kind: "die", value: 3 }))).toEqual([
    { from: "space-3", to: `seat-${other}`, icon: "die" },
  ]);
});

it("sees that dice were rolled when some lie where there were fewer", () => {
  const before = table("austria-turn").view as AustriaView;
  expect(rolled(before, { ...before, dice: before.dice.map((dice) => Math.max(0, dice - 1)) })).toBe(false);
  expect(rolled(before, { ...before, dice: before.dice.map((dice) => dice + 1) })).toBe(true);
});
