// The table at which somebody has just sat down: its page shows what came with the seat, and need not ask for it again.

import type { TableState } from "../wire";

interface Arrived {
  token: string;
  state: TableState;
}
let last: Arrived | null = null;

export const arrive = (token: string, state: TableState): void => void (last = { token, state });

/** What came with a seat that was taken on the way here; once, for it grows old. */
export function arrivedWith(token: string | null): TableState | null {
  const state = token !== null && last?.token === token ? last.state : null;
  last = null;
  return state;
}
