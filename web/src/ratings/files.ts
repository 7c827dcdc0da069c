// Rated results as files.

import type { LadderNote } from "../wire";

type Ladder = Pick<LadderNote, "game" | "seats">;

/** Where a file lies: a tidy table, or the results that `hotelier report` reads; of everybody, of a profile, or of a tournament. */
export function fileOf(
  { game, seats }: Ladder,
  table: "sides" | "points" | "results",
  format: "csv" | "parquet",
  of: { person?: string; cup?: string } = {},
): string {
  return `/api/v1/ratings/${game}/${seats}/results?${new URLSearchParams({ table, format, ...of })}`;
}
