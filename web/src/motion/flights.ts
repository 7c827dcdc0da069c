// What travels because of an action, and between which places. Pure: easy to test.

import type { IconName } from "../art";
import type { Action, AustriaView, TableState, View } from "../wire";

export interface Flight {
  from: string;
  to: string;
  icon: IconName;
}

/** The flights of the newest happening, as far as the own side sees both ends. */
export function flightsOf(before: TableState, after: TableState): Flight[] {
  const happening = after.happenings.at(-1);
  if (!happening || happening.version <= before.version || after.view.game !== "austria") return [];
  return happening.seat === after.seat
    ? ownFlights(happening.action, before.view as AustriaView)
    : rivalFlights(happening.action, happening.seat);
}

function ownFlights(action: Action, before: AustriaView): Flight[] {
  const receiving = before.question?.kind === "receive";
  switch (action.kind) {
    case "place":
      return [{ from: receiving ? "tray" : "kitchen", to: `table-${action.table}`, icon: action.item as IconName }];
    case "take":
      return taken(action, before);
    case "move":
      return [{ from: `table-${action.table}`, to: `room-${action.space}`, icon: "key" }];
    case "room":
      return [{ from: "space-3", to: `room-${action.space}`, icon: "key" }];
    case "ball":
      return [{ from: `table-${action.table}`, to: `hall-${action.hall}-${action.row}`, icon: "dancer" }];
    case "dance":
      return [{ from: "kitchen", to: `hall-${action.hall}-${action.row}`, icon: "dancer" }];
    case "guest":
      return [{ from: "purse", to: `queue-${action.place}`, icon: "krones" }];
    default:
      return [];
  }
}

function taken(action: Action, before: AustriaView): Flight[] {
  const strength = before.question?.strength ?? 0;
  const count = action.count ?? 0;
  const champagne = action.champagne ?? 0;
  const rest = strength - count - champagne;
  const many = (n: number, flight: Flight) => (n > 0 ? [flight] : []);
  if (action.what === "steps")
    return [
      ...many(count, { from: "space-4", to: "crown", icon: "steps" }),
      ...many(rest, { from: "space-4", to: "purse", icon: "krones" }),
    ];
  const [space, first, second] =
    action.what === "cake" ? (["space-1", "strudel", "cake"] as const) : (["space-2", "wine", "coffee"] as const);
  return [
    ...many(rest, { from: space, to: "kitchen", icon: first }),
    ...many(count, { from: space, to: "kitchen", icon: second }),
    ...many(champagne, { from: space, to: "kitchen", icon: "champagne" }),
  ];
}

function rivalFlights(action: Action, seat: number | null): Flight[] {
  if (seat === null) return [];
  const to = `seat-${seat}`;
  if (action.kind === "die") return [{ from: `space-${action.value}`, to, icon: "die" }];
  if (action.kind === "guest") return [{ from: `queue-${action.place}`, to, icon: "guest" }];
  return [];
}

/** Whether the dice were rolled: some lie where there were fewer. */
export function rolled(before: View, after: View): boolean {
  if (before.game !== "austria" || after.game !== "austria") return false;
  return before.round !== after.round || after.dice.some((dice, index) => dice > (before.dice[index] ?? 0));
}
