// An analysis as the page draws it: fetched turn by turn, and its curve as lines.

import { api, type Depth } from "../api";
import type { Analysis, JudgedTurn } from "../wire";

/** How far it is, for a bar. */
export interface Progress {
  done: number;
  turns: number;
}

/** The whole analysis of a table. Turns that nobody has had judged yet are asked for, one after the other, so that
    whoever leaves leaves nothing behind that still thinks. */
export async function analysisOf(
  table: string,
  token: string | null,
  depth: Depth,
  onprogress: (progress: Progress) => void,
  left: () => boolean,
): Promise<Analysis | null> {
  const begun = await api.analysis(table, token, depth);
  const known = new Set(begun.done);
  onprogress({ done: known.size, turns: begun.turns });
  for (let turn = 0; turn < begun.turns; turn++) {
    if (known.has(turn)) continue;
    if (left()) return null;
    await api.judge(table, token, turn, depth);
    known.add(turn);
    onprogress({ done: known.size, turns: begun.turns });
  }
  return begun.analysis ?? (await api.analysis(table, token, depth)).analysis;
}

export interface Round {
  round: number;
  turns: { place: number; turn: JudgedTurn }[];
}

/** The turns of a game by rounds; round 0 is the setup. */
export function byRound(turns: readonly JudgedTurn[]): Round[] {
  const rounds: Round[] = [];
  for (const [place, turn] of turns.entries()) {
    if (rounds.at(-1)?.round !== turn.round) rounds.push({ round: turn.round, turns: [] });
    rounds.at(-1)!.turns.push({ place, turn });
  }
  return rounds;
}

/** A figure with a real minus. */
export const plain = (points: number): string => signed(points).replace("+", "");

/** A difference of points with its sign. */
export function signed(points: number): string {
  const rounded = Math.abs(points).toFixed(1);
  if (rounded === "0.0") return "0";
  return (points > 0 ? "+" : "−") + rounded;
}
