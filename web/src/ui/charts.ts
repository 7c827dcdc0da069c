// What a chart is given, and what all charts share.

export interface Point {
  /** Where on the course. */
  at: number;
  value: number;
  /** Half the width of the band. */
  margin?: number;
}

export interface Line {
  /** Whose line it is: the seat gives it a colour and dashes. */
  seat: number;
  points: Point[];
  dots?: boolean;
  /** Whether the band around it is drawn. */
  sure?: boolean;
}

/** A word below the chart; perhaps something begins there. */
export interface Label {
  at: number;
  text: string | number;
  begins?: boolean;
  anchor?: "start" | "middle" | "end";
}

/** Lines are told apart by more than their colour. */
export const DASHES = ["none", "7 4", "2 4", "10 3 2 3"];

/** Round figures for the side of a chart. */
export function niceMarks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (to - from) / each <= 6) ?? 200;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}
