// How many sides a tournament still needs before it can begin.

import type { CupState } from "../wire";

const FEWEST = 4;

/** In a Swiss tournament two for each round, so that nobody has to meet twice. */
export const lacking = ({ form, rounds, sides }: CupState): number =>
  Math.max(0, Math.max(FEWEST, form === "swiss" ? 2 * rounds : 0) - sides.length);
