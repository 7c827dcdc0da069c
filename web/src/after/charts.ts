// What the charts of points share.

/** Lines are told apart by more than their colour. */
export const DASHES = ["none", "7 4", "2 4", "10 3 2 3"];

/** Round figures for the side of a chart. */
export function niceMarks(from: number, to: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (to - from) / each <= 6) ?? 200;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}
