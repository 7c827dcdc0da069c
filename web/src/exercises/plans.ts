// Plans of an exercise: what makes one of another kind, and in which order they are offered.

import type { ShownExercise } from "../wire";

type Plan = ShownExercise["plans"][number];

const DECIDED_BY = ["guest", "die", "pass"];

/** The guests and the die of a plan, boosted or not. */
const kindOf = (plan: readonly string[]): string =>
  plan
    .map((action) => action.replace(/\+$/, ""))
    .filter((action) => DECIDED_BY.includes(action.split(" ")[0]!))
    .sort()
    .join(", ");

/** The place of the plan that is of the same kind as what was played; -1 if none is. */
export const placeOf = (plans: readonly Plan[], played: readonly string[]): number =>
  plans.findIndex(({ actions }) => kindOf(actions) === kindOf(played));

/** Whether what was played is a turn already, of which one can say whether it is the best. */
export const isTurn = (played: readonly string[]): boolean => played.some((action) => /^(die|pass)\b/.test(action));

/** The order in which plans are offered: another one in every exercise, the same every time. */
export function offered(id: string, count: number): number[] {
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % count;
  return Array.from({ length: count }, (_, place) => (place + turn) % count);
}
