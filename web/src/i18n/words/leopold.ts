// What Leopold and Elisabeth do, and what their cards say, in words (docs/rules/solo.md, L6 to L44).

import { guest, type Colour, type Instruction } from "../../content";
import { language, names, t } from "../language.svelte";
import { said } from "./cards";
import { itemWords } from "./effects";
import { colouredDie, placeWords } from "./waltz";

/** A step of the automaton, as the engine tells it. */
export interface AutomatonEvent {
  kind: string;
  text?: string;
  card?: number;
  guest?: number;
  icon?: string;
  place?: number;
  space?: string;
  vp?: number;
  value?: number;
  dice?: number;
  steps?: number;
  staff?: number | null;
  objective?: string;
  countdown?: string;
  /** With the modules: which ballroom and row, which die and celebrity, which item. */
  hall?: string;
  row?: string;
  colour?: string;
  celebrity?: string;
  item?: string;
  stars?: number;
}

export type Automaton = "leopold" | "elisabeth";

/** Who runs the other hotel, by the options of a game. */
export const automatonOf = (options: Record<string, unknown>): Automaton =>
  options.solo === "elisabeth" ? "elisabeth" : "leopold";

export const automatonName = (automaton: Automaton): string => t(`option.solo.${automaton}`);

export function leopoldWords(event: AutomatonEvent, automaton: Automaton = "leopold"): string {
  const who = automatonName(automaton);
  switch (event.kind) {
    case "card":
      return t("leopold.card", { who, card: event.card ?? 0 });
    case "guest":
    case "dancing_guest":
      return guestTaken(event, who);
    case "die":
      return t("leopold.die", { who, value: event.value ?? 0, n: event.dice ?? 0 });
    case "coloured_die":
      return t("leopold.coloured_die", { who, die: colouredDie(event.colour ?? ""), value: event.value ?? 0 });
    case "steps":
      return t("leopold.steps", { who, n: event.steps ?? 0 });
    case "staff":
      return event.staff ? t("leopold.staff", { who, staff: names.staff(event.staff) }) : t("leopold.no_staff", { who });
    case "countdown":
      return t("leopold.countdown", { who, letter: event.objective ?? "", step: event.countdown ?? "" });
    case "claim":
      return t("leopold.claim", { who, letter: event.objective ?? "", vp: t("vp", { n: event.vp ?? 0 }) });
    case "dancer":
      return t("leopold.dancer", { who, hall: hallOf(event) });
    case "celebrity":
      return t("leopold.celebrity", {
        who,
        celebrity: names.celebrity(event.celebrity ?? ""),
        vp: t("vp", { n: event.vp ?? 0 }),
      });
    default:
      return said(`leopold.${event.kind}`, { who, ...detailsOf(event) });
  }
}

/** The rows of the stars' track (L42). */
const STAR_ROWS = ["III", "II", "I"];
const STARS_IN_ROW = 3;

/** What the remaining sentences may name. */
const detailsOf = (event: AutomatonEvent): Record<string, string | number> => ({
  guest: names.guest(event.guest ?? 0),
  item: itemWords(event.item ?? ""),
  vp: t("vp", { n: event.vp ?? 0 }),
  value: event.value ?? 0,
  step: STAR_ROWS[Math.ceil((event.stars ?? 1) / STARS_IN_ROW) - 1] ?? "",
});

const hallOf = ({ hall = "", row = "" }: AutomatonEvent): string => placeWords(0, row, hall);

function guestTaken(event: AutomatonEvent, who: string): string {
  const number = event.guest ?? 0;
  const told = {
    who,
    guest: names.guest(number),
    vp: t("vp", { n: event.vp ?? 0 }),
    place: event.place ?? 0,
    reason: reasonWords(event.icon ?? "white", guest(number).colour),
  };
  return event.hall === undefined
    ? t("leopold.guest", { ...told, space: event.space ?? "" })
    : t("leopold.dancing_guest", { ...told, hall: hallOf(event) });
}

/** Why this guest (L6). */
function reasonWords(icon: string, colour: Colour): string {
  if (icon === "white") return t("leopold.reason.white");
  const wanted = said(`colour.${icon}`);
  return t(icon === colour ? "leopold.reason.colour" : "leopold.reason.other", { colour: wanted });
}

/** A guest icon of an instruction card. */
export function guestIconWords({ colour, arrows }: Instruction["guests"][number]): string {
  const taken =
    colour === "any" ? t("leopold.icon.guest.any") : t("leopold.icon.guest.colour", { colour: t(`colour.${colour}`) });
  return arrows ? `${taken}; ${said(`leopold.icon.guest.dancer.${arrows}`)}` : taken;
}

/** The die that an instruction card shows. */
export function dieIconWords({ die }: Pick<Instruction, "die">): string {
  if (die.includes("coloured")) return t("leopold.icon.die.coloured");
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
