// What a content pack has otherwise, in words: which card, what on it, our value and the one of the pack.

import { changesOf, type Effect, type Needs, type Order, type Penalty, type Staff } from "../../content";
import type { Difference } from "../../wire";
import { names, t } from "../language.svelte";
import { choiceWords, needWords, penaltyWords, said, staffText } from "./cards";
import { effectWords, itemsWords } from "./effects";

export interface ChangeWords {
  card: string;
  field: string;
  ours: string;
  theirs: string;
}

export const changeWords = ({ part, id, field, ours, theirs }: Difference): ChangeWords => ({
  card: cardTitle(part, id),
  field: part === "coins" ? names.group(Number(field)) : fieldWords(field),
  ours: valueWords(part, field, ours),
  theirs: valueWords(part, field, theirs),
});

/** Lines for the tooltip of something whose words do not come from its values. */
export const changedLines = (part: string, id: string): string[] =>
  changesOf(part, id)
    .map(changeWords)
    .map(({ field, ours, theirs }) => t("pack.line", { field, ours, theirs }));

export function cardTitle(part: string, id: string): string {
  switch (part) {
    case "guests":
      return names.guest(Number(id));
    case "staff":
      return names.staff(Number(id));
    case "objectives":
      return t("pack.objective");
    case "emperor":
      return t("tile", { id });
    case "ballrooms":
      return names.ballroom(id);
    case "rehearsal_rooms":
      return t("rehearsal.room", { n: id });
    case "celebrities":
      return names.celebrity(id);
    case "entrances":
    case "solo_entrances":
      return names.entrance(id);
    case "dove_tokens":
      return t("dove.token", { n: id });
    case "modules":
      return choiceWords("modules", id).title;
    case "coins":
      return names.house(id);
    default:
      return t("pack.hotel", { id });
  }
}

/** What on a card; fields that say what it does are all its effect. */
function fieldWords(field: string): string {
  const words = said(`field.${field}`);
  return words === `field.${field}` ? t("field.effect") : words;
}

const COUNTED: Record<string, (n: number) => string> = {
  cost: (n) => t("krones", { n }),
  krones: (n) => t("krones", { n }),
  emperor: (n) => t("steps", { n }),
  vp: (n) => t("vp", { n }),
  beds: (n) => t("beds", { n }),
};

export function valueWords(part: string, field: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number") return part === "coins" ? t("coins", { n: value }) : counted(field, value);
  if (typeof value === "string") return wordOf(field, value);
  if (Array.isArray(value)) return listWords(value);
  if (field === "order") return itemsWords(value as Order);
  if (field === "needs") return needWords(value as Needs);
  if (field === "penalty") return penaltyWords(value as Penalty, "revised");
  const text = part === "staff" ? staffText({ [field]: value } as Partial<Staff>) : "";
  return text || objectWords(value as Record<string, unknown>);
}

/** What has no words of its own: its values, with their names where there are several. */
function objectWords(value: Record<string, unknown>): string {
  const parts = Object.entries(value).map(([name, each]) => [name, valueWords("", name, each)] as const);
  return parts.length === 1 ? parts[0]![1] : parts.map(([name, words]) => `${name}: ${words}`).join("; ");
}

const counted = (field: string, n: number): string => COUNTED[field]?.(n) ?? String(n);

/** A word of the engine's vocabulary, where the page has one for it. */
function wordOf(field: string, value: string): string {
  const key = { colour: "people", rule: "rule", timing: "timing" }[field];
  const words = said(`${key}.${value}`);
  return words === `${key}.${value}` ? value : words;
}

function listWords(values: readonly unknown[]): string {
  if (!values.length) return t("nothing");
  if (values.every((each) => typeof each !== "object")) return values.join(", ");
  if (values.every(Array.isArray)) return (values as Effect[][]).map(effectWords).join(" / ");
  return effectWords(values as Effect[]);
}
