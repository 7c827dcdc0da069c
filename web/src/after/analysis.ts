// An analysis as the page draws it: fetched turn by turn, and its curve as lines.

import { Refused, type Depth } from "../api";
import type { Analysis, JudgedTurn } from "../wire";
import type { Source } from "./source";

/** How far it is, for a bar. */
export interface Progress {
  done: number;
  turns: number;
}

/** Refusals of a host that is busy: it is asked again. */
const BUSY: readonly string[] = ["try_again", "too_many_requests"];
const SOON_S = 2;
/** So often in a row: then something else is wrong. */
const MOST_TRIES = 30;

async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || !BUSY.includes(error.problem.code) || tries === MOST_TRIES) throw error;
      const { retry_after: seconds = SOON_S } = error.problem;
      await new Promise((done) => setTimeout(done, 1000 * seconds));
    }
  }
}

/** The whole analysis of a game. Turns that nobody has had judged yet are asked for, one after the other, so that
    whoever closes the page leaves nothing behind that still thinks. */
export async function analysisOf(
  source: Pick<Source, "analysis" | "judge">,
  depth: Depth,
  onprogress: (progress: Progress) => void,
): Promise<Analysis | null> {
  const begun = await patiently(() => source.analysis(depth));
  const known = new Set(begun.done);
  onprogress({ done: known.size, turns: begun.turns });
  for (let turn = 0; turn < begun.turns; turn++) {
    if (known.has(turn)) continue;
    await patiently(() => source.judge(turn, depth));
    known.add(turn);
    onprogress({ done: known.size, turns: begun.turns });
  }
  return begun.analysis ?? (await patiently(() => source.analysis(depth))).analysis;
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
export const plain = (points: number): string => difference(points).replace("+", "");

/** A difference of points with its sign. */
export function difference(points: number): string {
  const rounded = Math.abs(points).toFixed(1);
  if (rounded === "0.0") return "0";
  return (points > 0 ? "+" : "−") + rounded;
}

/** What is known of a game that was analysed before, the deepest; null if it was not. */
export async function knownAnalysis(source: Pick<Source, "analysis">): Promise<Analysis | null> {
  const { analysis } = await source.analysis("quick");
  return analysis && ((await source.analysis("deep")).analysis ?? analysis);
}
