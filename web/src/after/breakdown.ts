// Where the points came from, as rows of a table.

import type { Outcome } from "../wire";

export interface SourceRow {
  source: string;
  points: number[];
}

const sum = (value: unknown): number => {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.reduce<number>((total, each) => total + sum(each), 0);
  return value && typeof value === "object" ? sum(Object.values(value)) : 0;
};

/** One row for each source that gave anybody points; points of single cards are added up. */
export function breakdownRows({ breakdown }: Outcome): SourceRow[] {
  const sources = [...new Set(breakdown.flatMap((side) => Object.keys(side)))];
  return sources
    .map((source) => ({ source, points: breakdown.map((side) => sum(side[source])) }))
    .filter(({ points }) => points.some((each) => each !== 0));
}
