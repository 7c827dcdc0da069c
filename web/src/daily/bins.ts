// Points of many attempts, put together by round figures.

export interface Bin {
  from: number;
  /** The last number that belongs here. */
  to: number;
  count: number;
}

const WIDTHS = [2, 5, 10, 20, 50, 100];
const MOST = 12;

export function binsOf(points: number[]): Bin[] {
  if (!points.length) return [];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const placeOf = (each: number, width: number) => Math.floor(each / width);
  const width = WIDTHS.find((each) => placeOf(high, each) - placeOf(low, each) < MOST) ?? 200;
  const first = placeOf(low, width);
  return Array.from({ length: placeOf(high, width) - first + 1 }, (_, index) => {
    const from = (first + index) * width;
    return { from, to: from + width - 1, count: points.filter((each) => each >= from && each < from + width).length };
  });
}
