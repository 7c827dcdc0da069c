// Answers go out until somebody is reached, and of kept ones that no longer fit as many hold as can.

import { Refused, Unreachable } from "../api";

const AGAIN_MS = 1500;

/** Asks again and again while there is no connection, until somebody gives up. */
export async function untilReached<Found>(
  ask: () => Promise<Found>,
  givenUp: AbortSignal,
  onlost: (lost: boolean) => void,
): Promise<Found> {
  try {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Unreachable) || givenUp.aborted) throw error;
        onlost(true);
        await pause(givenUp);
        if (givenUp.aborted) throw error;
      }
    }
  } finally {
    onlost(false);
  }
}

const pause = (givenUp: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS);
    givenUp.addEventListener("abort", resolve, { once: true });
  });

/** Of answers that do not fit, the longest beginning that does; null if there is none, or nobody can say. */
export async function longestFitting<Found>(
  all: number,
  ask: (count: number) => Promise<Found>,
): Promise<{ count: number; found: Found } | null> {
  let [fits, fails] = [-1, all];
  let best: { count: number; found: Found } | null = null;
  while (fails - fits > 1) {
    const count = fails === all ? all - 1 : Math.floor((fits + fails) / 2);
    try {
      best = { count, found: await ask(count) };
      fits = count;
    } catch (error) {
      if (!isWrong(error)) return null;
      fails = count;
    }
  }
  return best;
}

/** Whether the answers are what was refused. */
export const isWrong = (error: unknown): boolean => error instanceof Refused && error.problem.code === "bad_request";
