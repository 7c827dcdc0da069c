// The decisions of a game as a list to step through: by rounds and turns.

import type { Course } from "../wire";

type Move = Course["moves"][number];

export interface ListedTurn {
  /** Its number in the game, as in an analysis. */
  turn: number;
  seat: number;
  /** How many decisions were made before it. */
  first: number;
  moves: Move[];
}

export interface ListedRound {
  /** 0: before the first one. */
  round: number;
  turns: ListedTurn[];
}

export function roundsOf(moves: readonly Move[]): ListedRound[] {
  const rounds: ListedRound[] = [];
  for (const [first, move] of moves.entries()) {
    const { turn, seat, round } = move;
    const last = rounds.at(-1)?.turns.at(-1);
    if (last?.turn === turn) {
      last.moves.push(move);
      continue;
    }
    if (rounds.at(-1)?.round !== round) rounds.push({ round, turns: [] });
    rounds.at(-1)!.turns.push({ turn, seat, first, moves: [move] });
  }
  return rounds;
}

/** Where the turn before begins, or the next one, seen from a step; the ends of the game if there is none. */
export function turnFrom(moves: readonly Move[], step: number, by: 1 | -1): number {
  const starts = moves.flatMap(({ turn }, first) => (turn === moves[first - 1]?.turn ? [] : [first]));
  const found = by === 1 ? starts.find((first) => first > step) : starts.findLast((first) => first < step);
  return found ?? (by === 1 ? moves.length : 0);
}
