// The emperor's visit as rows of a table: where everybody stood, what it scored, and how he judged.

import type { AustriaEvent, EmperorComes, EmperorJudges } from "../wire";

export interface VisitRow {
  seat: number;
  /** The space before moving back, and the one after it. */
  position: number;
  left: number;
  vp: number;
  /** Null as long as he has not judged. */
  verdict: EmperorJudges["verdict"] | "averted" | null;
  /** What the reward brought or the penalty cost. */
  changes: AustriaEvent[];
}

export interface Visit {
  number: number;
  tile: string;
  rows: VisitRow[];
}

export function visitOf(events: readonly AustriaEvent[]): Visit {
  const came = events.find((event): event is EmperorComes => event.kind === "emperor_comes");
  const rows: VisitRow[] = [];
  let judged: VisitRow | undefined;
  for (const event of events) {
    if (event.kind === "emperor_scored") {
      const { seat, position, vp, steps } = event;
      rows[seat] = { seat, position, left: position + steps, vp, verdict: null, changes: [] };
    } else if (event.kind === "emperor_judges") {
      judged = rows[event.seat];
      if (judged) judged.verdict = event.verdict;
    } else {
      if (event.kind === "penalty_averted" && judged) judged.verdict = "averted";
      judged?.changes.push(event);
    }
  }
  return { number: came?.visit ?? 0, tile: came?.tile ?? "", rows: rows.filter(Boolean) };
}
