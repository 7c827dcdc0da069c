// Points at the end of every round, for the chart.

import type { Happening } from "../wire";

export interface RoundPoints {
  label: string;
  points: number[];
}

/** The last points seen in every round, zero before the first and the final ones after the last. */
export function pointsByRound(happenings: Happening[], final: number[]): RoundPoints[] {
  const last = new Map<number, number[]>();
  for (const { round, points } of happenings) if (points.length) last.set(round, points);
  const rounds = [...last].filter(([round]) => round > 0).map(([round, points]) => ({ label: String(round), points }));
  return [{ label: "0", points: final.map(() => 0) }, ...rounds, { label: "end", points: final }];
}
