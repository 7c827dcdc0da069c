// What is chosen for a game, as far as it goes with the other choices.

import type { Choice } from "../wire";

export type Options = Record<string, boolean | string>;

const UNIQUE_HOTELS = "3";
/** The modules with which Elisabeth plays instead of Leopold. */
const OF_ELISABETH = ["1", "2"];

/** The parts of a list with commas. */
export const partsOf = (value: unknown): string[] => (typeof value === "string" && value ? value.split(",") : []);

export const modulesOf = (options: Options): string[] => partsOf(options.modules);

export const automatonWith = (options: Options): "leopold" | "elisabeth" =>
  modulesOf(options).some((module) => OF_ELISABETH.includes(module)) ? "elisabeth" : "leopold";

/** Options that there are only with a certain choice of another one. */
const GOES_WITH: Readonly<Record<string, readonly [option: string, choice: string]>> = {
  printing: ["edition", "first"],
  boards: ["board", "day"],
};

/** Whether there is something to choose: who plays alone follows from the modules, its entrance goes with one of them. */
export function isOpen(choice: Choice, options: Options): boolean {
  if (choice.name === "solo") return false;
  if (choice.name === "entrance") return modulesOf(options).includes(UNIQUE_HOTELS);
  const needed = GOES_WITH[choice.name];
  if (needed && options[needed[0]] !== needed[1]) return false;
  return choice.choices.length > 1;
}

/** Of what was chosen, all that a game with these choices has. */
export function optionsFor(choices: readonly Choice[], options: Options): Options {
  const kept = choices.flatMap((choice): [string, boolean | string][] => {
    const value = options[choice.name];
    if (value === undefined || !isOpen(choice, options)) return [];
    const known = choice.parts.length ? partsOf(value).filter((part) => choice.parts.includes(part)).join(",") : value;
    return known === "" ? [] : [[choice.name, known]];
  });
  return Object.fromEntries(kept);
}
