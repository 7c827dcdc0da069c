// What Leopold does, and what his cards say, in words (docs/rules/solo.md, L6 to L10).

import { guest, type Colour, type Instruction } from "../../content";
import { language, names, t } from "../language.svelte";
import { said } from "./cards";

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
}

export function leopoldWords(event: AutomatonEvent): string {
  switch (event.kind) {
    case "card":
      return t("leopold.card", { card: event.card ?? 0 });
    case "guest":
      return guestTaken(event);
    case "die":
      return t("leopold.die", { value: event.value ?? 0, n: event.dice ?? 0 });
    case "steps":
      return t("leopold.steps", { n: event.steps ?? 0 });
    case "staff":
      return event.staff ? t("leopold.staff", { staff: names.staff(event.staff) }) : t("leopold.no_staff");
    case "countdown":
      return t("leopold.countdown", { letter: event.objective ?? "", step: event.countdown ?? "" });
    case "claim":
      return t("leopold.claim", { letter: event.objective ?? "", vp: t("vp", { n: event.vp ?? 0 }) });
    default:
      return said(`leopold.${event.kind}`);
  }
}

function guestTaken(event: AutomatonEvent): string {
  const number = event.guest ?? 0;
  return t("leopold.guest", {
    guest: names.guest(number),
    vp: t("vp", { n: event.vp ?? 0 }),
    place: event.place ?? 0,
    space: event.space ?? "",
    reason: reasonWords(event.icon ?? "white", guest(number).colour),
  });
}

/** Why this guest (L6). */
function reasonWords(icon: string, colour: Colour): string {
  if (icon === "white") return t("leopold.reason.white");
  const wanted = said(`colour.${icon}`);
  return t(icon === colour ? "leopold.reason.colour" : "leopold.reason.other", { colour: wanted });
}

/** A guest icon of an instruction card. */
export const guestIconWords = ({ colour }: Instruction["guests"][number]): string =>
  colour === "any" ? t("leopold.icon.guest.any") : t("leopold.icon.guest.colour", { colour: t(`colour.${colour}`) });

/** The die that an instruction card shows. */
export const dieIconWords = (values: number[]): string =>
  values.length
    ? t("leopold.icon.die.values", { values: language.either(values.map(String)) })
    : t("leopold.icon.die.any");

/** An icon of the lower section of an instruction card. */
export function extraIconWords(icon: Instruction["extra"][number]): string {
  if (icon.do === "emperor") return t("steps", { n: icon.steps });
  if (icon.do === "staff") return t("leopold.icon.staff");
  return icon.which === "any"
    ? t("leopold.icon.objective.any")
    : t("leopold.icon.objective.letter", { letter: icon.which });
}
