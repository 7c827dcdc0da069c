// Overbooking in words.

import { names, t } from "../language.svelte";
import { said } from "./cards";
import { capital } from "./letters";
import type { Deed, OverbookingTable } from "./table";

export const powerWords = (beds: number): string => said(`power.${beds}`);
export const hotelRuleWords = (rule: string): string => said(`rule.${rule}`);

/** A card by its guests and house; what its back tells where the guests are not known. */
export function cardWords({
  house = "",
  beds,
  large,
}: {
  house?: string;
  beds?: number | null;
  large?: boolean;
}): string {
  if (beds) return t("group.card", { group: names.group(beds), house: names.house(house) });
  if (!house) return t("log.card.hidden");
  return t(large ? "group.back.large" : "group.back.small", { house: names.house(house) });
}

/** A card of the hand, line by line, for a tooltip. */
export const groupWords = (beds: number): { title: string; lines: string[] } => ({
  title: names.group(beds),
  lines: [t("group.needs", { beds: t("beds", { n: beds }) }), t("group.power", { power: powerWords(beds) })],
});

export function overbookingActionWords(action: Deed, view: OverbookingTable): string {
  if (action.kind === "play") return capital(played(action, view));
  if (action.kind === "choose") return chosen(action, view);
  return action.kind === "decline" ? t("action.decline") : t("action.no_power");
}

function played(action: Deed, view: OverbookingTable): string {
  const n = action.hotel ?? 0;
  const card = cardWords(action);
  if (action.to === "queue") return t("action.card.queue", { card, n });
  return t(view.hotels[n - 1]?.token ? "action.card.door_token" : "action.card.door", { card, n });
}

function chosen(action: Deed, view: OverbookingTable): string {
  const n = action.place ?? 0;
  const target = view.hotels[(view.question?.hotel ?? 1) - 1]?.queue[n - 1];
  const card = target ? cardWords(target) : t("log.card.hidden");
  return t(view.question?.kind === "nobles" ? "action.choose.first" : "action.choose.replace", { card, n });
}

/** An entry of the log, if it is one of this game. */
export function overbookingLogWords(who: string, action: Deed): string | undefined {
  if (action.kind === "play" && action.hotel !== undefined) {
    return t(action.to === "door" ? "log.card.door" : "log.card.queue", {
      who,
      card: cardWords(action),
      n: action.hotel,
    });
  }
  if (action.kind === "choose") return t("log.choose", { who, n: action.place ?? 0 });
  return undefined;
}
