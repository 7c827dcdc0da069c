// Words of the content editor: fields, and the vocabulary of content files where the page has words for it.

import { isKey, language, t } from "../i18n";
import { cardTitle, itemWords, valueWords } from "../i18n/words";
import type { Card } from "./pack";
import type { Form } from "./forms";

/** A field by name; words of the content files that the page has none for are shown as they are written. */
export function labelOf(field: string): string {
  for (const key of [`box.word.${field}`, `field.${field}`, `people.${field}`, `rule.${field}`, `timing.${field}`])
    if (isKey(key)) return language.text(key, {});
  return itemWords(field).replaceAll("_", " ");
}

export const titleOf = ({ part, row }: Card): string => {
  const title = cardTitle(part.part, String(row.id));
  return typeof row.id === "number" && (part.part === "guests" || part.part === "staff") ? `${title} · ${row.id}` : title;
};

/** A value in words, as lists of what differs tell it; one that is none of its kind as it is written. */
export function told({ part }: Card, field: string, value: unknown): string {
  try {
    return valueWords(part.part, field, value);
  } catch {
    return JSON.stringify(value);
  }
}

/** What may be typed. */
export function allowedWords(form: Form): string {
  if (form.kind !== "number") return "";
  const { least, most } = form;
  if (least !== null && most !== null) return t("box.between", { least, most });
  return least === null ? "" : t("box.from", { least });
}

export function partWords(part: string): string {
  const key = `box.part.${part}`;
  return isKey(key) ? language.text(key, {}) : part;
}
