// The final scoring as steps: source by source, for all sides at once.

import { breakdownRows, type SourceRow } from "../after/breakdown";
import type { TableState } from "../wire";
import type { Step } from "./stage.svelte";

export interface FinalStep extends Step {
  kind: "final";
  /** All that is scored, and the place of what is scored now. */
  rows: SourceRow[];
  place: number;
}

export const isFinal = (step: Step | null): step is FinalStep => step?.kind === "final";

export function finalSteps(before: TableState, after: TableState): FinalStep[] {
  if (!after.finished || before.finished) return [];
  const rows = breakdownRows(after.finished);
  return rows.map((_, place) => ({ kind: "final", seat: null, told: [], rows, place, weight: 0.8 }));
}

/** The points of a side by then, what is scored now included. */
export const totalsAt = ({ rows, place }: FinalStep): number[] =>
  rows[0]!.points.map((_, side) => rows.slice(0, place + 1).reduce((sum, { points }) => sum + points[side]!, 0));
