// Who met whom, as a table: of a round robin all sides against all, of a Swiss tournament the opponents round by round.

import type { CupGame, CupState } from "../wire";

export type Sign = "won" | "drawn" | "lost" | "bye" | "runs" | "to_come" | "self";

export interface Cell {
  sign: Sign;
  /** The side on the other end of the table. */
  other: number | null;
}

export interface Row {
  side: number;
  points: number;
  cells: Cell[];
}

const SIGNS = new Map<number | undefined, Sign>([
  [1, "won"],
  [0.5, "drawn"],
  [0, "lost"],
  [undefined, "runs"],
]);

/** Two sides, whoever of them sits first: in a round robin they meet once. */
const pairOf = (sides: number[]): string => sides.toSorted((one, other) => one - other).join(" ");

/** A game through the eyes of one side. */
function cellOf(game: CupGame, side: number, runs: boolean): Cell {
  const own = game.sides.indexOf(side);
  const sign = game.points || runs ? SIGNS.get(game.points?.[own])! : "to_come";
  return { sign, other: game.sides[1 - own]! };
}

/** The rows in the order of the standings; in a round robin the columns are in the same order. */
export function crossTable({ form, stage, rounds, drawn, standings }: CupState): Row[] {
  const runs = stage === "playing";
  const met = new Map(drawn.flatMap(({ games }) => games).map((game) => [pairOf(game.sides), game]));

  function against(side: number, other: number): Cell {
    if (side === other) return { sign: "self", other: null };
    const game = met.get(pairOf([side, other]));
    return game ? cellOf(game, side, runs) : { sign: "to_come", other };
  }
  function inRound(side: number, round: number): Cell {
    const game = drawn[round]?.games.find(({ sides }) => sides.includes(side));
    if (game) return cellOf(game, side, runs);
    return { sign: drawn[round]?.bye === side ? "bye" : "to_come", other: null };
  }
  const cellsOf = (side: number): Cell[] =>
    form === "round_robin"
      ? standings.map((line) => against(side, line.side))
      : Array.from({ length: rounds }, (_, round) => inRound(side, round));
  return standings.map(({ side, points }) => ({ side, points, cells: cellsOf(side) }));
}

/** As people write points: 2½, and quarters of them: 2¼. */
export function pointWords(points: number): string {
  const whole = Math.floor(points);
  const part = ["", "¼", "½", "¾"][4 * (points - whole)] ?? "";
  return whole || !part ? `${whole}${part}` : part;
}
