// What a player would be sorry to have left when the turn ends.

import type { AustriaView, TableState } from "../../wire";

export type Undone = "move" | "claim" | "claim_own" | "use" | "guest";

const FREE_PLACES = [4, 5];

export function leftUndone({ legal, view, seat }: TableState): Undone[] {
  const table = view as AustriaView;
  const me = table.players[seat ?? 0];
  const offered = new Set(legal.map((action) => action.kind));
  const freeGuest = FREE_PLACES.some((place) => table.queue[place - 1] !== null);
  const noGuest = !table.turn.guest_taken && freeGuest && me?.tables.includes(null) && table.question?.extra !== true;
  return [
    ...(offered.has("move") ? (["move"] as const) : []),
    ...(offered.has("claim") ? (["claim"] as const) : []),
    ...(offered.has("claim_own") ? (["claim_own"] as const) : []),
    ...(offered.has("use") ? (["use"] as const) : []),
    ...(noGuest ? (["guest"] as const) : []),
  ];
}
