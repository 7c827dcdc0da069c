// Tables of real games for tests; web/scripts/fixtures.py writes them.

import { Play } from "../table/play.svelte";
import type { Event, Happening, TableState, View } from "../wire";

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
    undo: async (_, to) => {
      sent.push(to === undefined ? "undo" : `undo to ${to}`);
    },
    redo: async () => {
      sent.push("redo");
    },
    happenings: state.happenings,
  });
  return { play, sent };
}

/** The next state of a table, to which events have led. */
export function afterwards(before: TableState, events: Event[], view: View = before.view): TableState {
  const version = before.version + 1;
  const happening: Happening = { version, seat: 0, undone_to: null, events, points: [], round: view.round, at: "" };
  return { ...before, version, view, happenings: [...before.happenings, happening] };
}

/** A row without some of its fields. */
export function without<Row extends object, Field extends keyof Row>(row: Row, ...fields: Field[]): Omit<Row, Field> {
  const rest = Object.entries(row).filter(([field]) => !(fields as PropertyKey[]).includes(field));
  return Object.fromEntries(rest) as Omit<Row, Field>;
}

/** The games that are here from the first state to the last, with all that happened between. */
export const WHOLE_GAMES = Object.keys(TABLES)
  .filter((name) => name.endsWith("-start"))
  .map((name) => name.replace("-start", ""));
