// The lessons, and the guide who gives them at a table. Loaded where there is something to learn.

import { language } from "../i18n";
import type { Live } from "../table/live.svelte";
import type { Play } from "../table/play.svelte";
import type { TableState } from "../wire";
import { austria } from "./austria";
import { Guide } from "./guide.svelte";
import type { Lesson } from "./lesson";
import { isKnown, progressAt } from "./memory";
import { overbooking } from "./overbooking";
import { waltz } from "./waltz";

export { default as Bubble } from "./Bubble.svelte";

/** By the names that the house knows. */
export const LESSONS: Readonly<Record<string, Lesson>> = { austria, overbooking, ...waltz };

/** The lessons of the modules in play. */
const modulesOf = ({ options }: TableState): string[] =>
  typeof options.modules === "string" && options.modules
    ? options.modules.split(",").map((module) => `waltz_${module}`)
    : [];

/** The guide of a table; null where there is nothing to learn. What was begun there goes on, and new modules are offered. */
export async function guideFor(live: Live, play: Play): Promise<Guide | null> {
  const state = live.stage.newest;
  const begun = progressAt(state.table);
  const laidOut = state.lesson === null ? [] : [state.lesson];
  const fresh = modulesOf(state).filter((module) => !isKnown(module));
  const names = begun?.lessons ?? (laidOut.length ? laidOut : fresh);
  const lesson = names.flatMap((name) => LESSONS[name] ?? []);
  if (!lesson.length) return null;
  await language.bring("lessons");
  return new Guide(live, play, names, lesson, begun);
}
