// A plan as the tables that it leads to, decision by decision.

import type { DrawnGame } from "../table/games";
import type { Event, TableState, View } from "../wire";

export interface Stage {
  state: TableState;
  /** What happened since the one before. */
  events: Event[];
}

/** The position, and the table after each decision of what happened next. */
export function stagesOf(position: TableState, events: readonly Event[], fold: DrawnGame["fold"]): Stage[] {
  const stages: Stage[] = [{ state: position, events: [] }];
  let decision: number | null = null;
  for (const event of events) {
    const { state } = stages.at(-1)!;
    if (event.decision !== decision) stages.push({ state, events: [] });
    decision = event.decision;
    const last = stages.at(-1)!;
    last.state = { ...last.state, view: fold(last.state.view as never, event as never) as View };
    last.events.push(event);
  }
  return stages;
}
