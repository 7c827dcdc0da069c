// Points at the end of every round, for the chart.

import type { Happening } from "../wire";

export interface RoundPoints {
  label: string;
  points: number[];
}

/** The points with which every round ended: those of the happening after which the table stood in the next one. */
export function pointsByRound(happenings: Happening[], final: number[]): RoundPoints[] {
  const rounds: RoundPoints[] = [];
  let round = 0;
  for (const happening of happenings) {
    if (happening.round > round && round > 0) rounds.push({ label: String(round), points: happening.points });
    round = Math.max(round, happening.round);
  }
  return [{ label: "0", points: final.map(() => 0) }, ...rounds, { label: "end", points: final }];
}
