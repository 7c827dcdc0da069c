// What a player would be sorry to have left when the turn ends.

import { austria } from "../../content";
import type { AustriaView, TableState } from "../../wire";

export type Undone = "move" | "claim" | "claim_own" | "use" | "guest";

export function leftUndone({ legal, view, seat }: TableState): Undone[] {
  const table = view as AustriaView;
  const me = table.players[seat ?? 0];
  const offered = new Set(legal.map((action) => action.kind));
  const freeGuest = table.queue.some((guest, index) => guest !== null && austria.queue_costs[index] === 0);
  const ownTurn = table.question?.kind === "turn" && !table.question.extra;
  const noGuest = ownTurn && !table.turn.guest_taken && freeGuest && me?.tables.includes(null);
  return [
    ...(offered.has("move") ? (["move"] as const) : []),
    ...(offered.has("claim") ? (["claim"] as const) : []),
    ...(offered.has("claim_own") ? (["claim_own"] as const) : []),
    ...(offered.has("use") ? (["use"] as const) : []),
    ...(noGuest ? (["guest"] as const) : []),
  ];
}
