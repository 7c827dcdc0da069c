// Which events are those of Leopold or Elisabeth, who never read.

import type { Event } from "../wire";

const KINDS: readonly string[] = [
  "instruction_drawn",
  "countdown_moves",
  "items_laid_out",
  "item_given",
  "stars_move",
  "guest_marked",
  "toll_left",
];

/** Whether only an automaton does this. */
export const isAutomatons = (event: Event): boolean =>
  event.kind.startsWith("automaton_") ||
  KINDS.includes(event.kind) ||
  ("because" in event && event.because.kind === "instruction") ||
  (event.kind === "marks_removed" && event.scored);

/** The seats of people in what happened. */
export function readersOf(events: readonly Event[]): number[] {
  const seats = events.flatMap((event) => ("seat" in event && typeof event.seat === "number" ? [event.seat] : []));
  const automata = events.filter(isAutomatons).flatMap((event) => ("seat" in event ? [event.seat] : []));
  return [...new Set([0, ...seats])].filter((seat) => !automata.includes(seat));
}
