// Tables of real games for tests; web/scripts/fixtures.py writes them.

import { Play } from "../table/play.svelte";
import type { TableState } from "../wire";

const tables = import.meta.glob<{ default: TableState }>("../fixtures/*.json", { eager: true });

export const TABLES: Record<string, TableState> = Object.fromEntries(
  Object.entries(tables).map(([path, { default: table }]) => [path.replace(/^.*\/|\.json$/g, ""), table]),
);

export const table = (name: string): TableState => structuredClone(TABLES[name]!);

/** A play that notes what would be sent instead of sending it. */
export function noting(state: TableState): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const play = new Play(() => state, {
    move: async (notation) => {
      sent.push(notation);
      return null;
    },
    undo: async () => {
      sent.push("undo");
    },
  });
  return { play, sent };
}
