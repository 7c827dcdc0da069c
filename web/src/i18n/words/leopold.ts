// What the cards of Leopold and Elisabeth say, in words (docs/rules/solo.md).

import type { Instruction } from "../../content";
import { language, t } from "../language.svelte";
import { said } from "./cards";

export type Automaton = "leopold" | "elisabeth";

/** Who runs the other hotel, by the options of a game. */
export const automatonOf = (options: Record<string, unknown>): Automaton =>
  options.solo === "elisabeth" ? "elisabeth" : "leopold";

export const automatonName = (automaton: Automaton): string => t(`option.solo.${automaton}`);

/** How far an automaton has counted an objective down. */
export function countdownWords(who: string, letter: string, step: string): string {
  if (step === "absent" || step === "claimed") return t(`leopold.countdown.${step}`, { who, letter });
  return t("leopold.countdown", { who, letter, step });
}

/** A guest icon of an instruction card. */
export function guestIconWords({ colour, arrows }: Instruction["guests"][number]): string {
  const taken =
    colour === "any" ? t("leopold.icon.guest.any") : t("leopold.icon.guest.colour", { colour: t(`colour.${colour}`) });
  return arrows ? `${taken}; ${said(`leopold.icon.guest.dancer.${arrows}`)}` : taken;
}

/** The die that an instruction card shows. */
export function dieIconWords({ die }: Pick<Instruction, "die">): string {
  if (die[0] === "coloured") return t("leopold.icon.die.coloured");
  return die.length
    ? t("leopold.icon.die.values", { values: language.either(die.map(String)) })
    : t("leopold.icon.die.any");
}

/** An icon of the lower section of an instruction card. */
export function extraIconWords(icon: Instruction["extra"][number]): string {
  if (icon.do === "emperor") return t("steps", { n: icon.steps });
  if (icon.do === "staff") return t("leopold.icon.staff");
  if (icon.do === "dancer") return said(`leopold.icon.dancer.${icon.arrows}`);
  return icon.which === "any"
    ? t("leopold.icon.objective.any")
    : t("leopold.icon.objective.letter", { letter: icon.which });
}
