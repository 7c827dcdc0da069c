// The points of both sides of a real table, source by source.

import type { CompanionStanding } from "../wire";

export type Sheet = Record<string, number>;

export const sumOf = (sheet: Sheet): number => Object.values(sheet).reduce((sum, vp) => sum + vp, 0);

/** The sheet with these points from a source, or with none written there. */
export function written(sheet: Sheet, source: string, vp: number | undefined): Sheet {
  const others = Object.fromEntries(Object.entries(sheet).filter(([name]) => name !== source));
  return vp === undefined ? others : { ...others, [source]: vp };
}

/** The points of the automaton from a source; its staff is counted card by card. */
export const vpOf = ({ points, staff }: CompanionStanding, source: string): number =>
  source === "staff" ? sumOf(staff) : (points[source] ?? 0);
