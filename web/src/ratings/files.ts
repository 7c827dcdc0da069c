// Rated results as files.

import type { LadderNote } from "../wire";

type Ladder = Pick<LadderNote, "game" | "seats">;

/** Where a file lies: a tidy table, or the results that `hotelier report` reads; of everybody, of a profile, of a tournament, or of the deal of a day. */
export function fileOf(
  { game, seats }: Ladder,
  table: "sides" | "points" | "results",
  format: "csv" | "parquet",
  of: { person?: string; cup?: string; day?: string } = {},
): string {
  return `/api/v1/ratings/${game}/${seats}/results?${new URLSearchParams({ table, format, ...of })}`;
}
