// Where an explanation stands: beside what it speaks of, and over as little as possible that can be clicked.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something that should stay in sight, and how much it matters. */
export interface Wanted extends Box {
  weight: number;
}

const GAP = 8;
/** Between places that are as good, the earlier one is taken. */
const LATER = 0.01;
/** What it speaks of is covered only where there is no other place at all. */
const ITSELF = 100;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** The part of `one` that lies under `other`. */
export function covered(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 && one.width * one.height > 0 ? (across * down) / (one.width * one.height) : 0;
}

/** The corner of a box of this size beside `what`, in a window that begins at 0, 0. */
export function beside(
  what: Box,
  { width, height }: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  wanted: readonly Wanted[],
): Pick<Box, "left" | "top"> {
  const [right, left] = [what.left + what.width + GAP, what.left - width - GAP];
  const [below, above] = [what.top + what.height + GAP, what.top - height - GAP];
  const [fromTop, toBottom] = [what.top, what.top + what.height - height];
  const [fromLeft, toRight] = [what.left, what.left + what.width - width];
  const inside = ([x, y]: readonly [number, number]): Box => ({
    left: between(GAP, x, window.width - width - GAP),
    top: between(GAP, y, window.height - height - GAP),
    width,
    height,
  });
  const places = (
    [
      [right, fromTop],
      [left, fromTop],
      [right, toBottom],
      [left, toBottom],
      [fromLeft, above],
      [toRight, above],
      [fromLeft, below],
      [toRight, below],
    ] as const
  ).map(inside);
  const cost = (place: Box, index: number): number =>
    index * LATER +
    ITSELF * covered(what, place) +
    wanted.reduce((sum, each) => sum + each.weight * covered(each, place), 0);
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))]!;
}

/** How fine the places are among which `near` looks, in pixels. */
const GRID = 24;
/** To hide anything weighs as much as to stand so far away, and the same again to hide all of it. */
const HIDES = 4000;

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.left - other.width, other.left - one.left - one.width);
  const down = Math.max(0, one.top - other.top - other.height, other.top - one.top - one.height);
  return Math.hypot(across, down);
}

/** The corner of what stays: as near to `what` as it can without hiding anything that is wanted. */
export function near(
  what: Box,
  { width, height }: Pick<Box, "width" | "height">,
  window: Pick<Box, "width" | "height">,
  wanted: readonly Wanted[],
): Pick<Box, "left" | "top"> {
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (let top = GAP; top <= window.height - height - GAP; top += GRID)
    for (let left = GAP; left <= window.width - width - GAP; left += GRID) {
      const place = { left, top, width, height };
      const hidden = wanted.reduce((sum, each) => sum + each.weight * covered(each, place), covered(what, place));
      const cost = Math.abs(distance(what, place) - GAP) + (hidden ? HIDES * (1 + hidden) : 0);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}
