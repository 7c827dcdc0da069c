// How those who are rated are called.

import { isKey, t, type Key } from "../i18n";
import { automatonName, type Automaton } from "../i18n/words";
import type { RatedSide } from "../wire";

const said = (key: string, otherwise: string): string => (isKey(key) ? t(key as Key & "bot.waiter") : otherwise);

export function sideName({ kind, id, name, level }: RatedSide): string {
  if (kind === "left") return t("ratings.left");
  if (kind === "person") return name ?? "";
  if (kind === "bot") return said(`bot.${id}`, id ?? "");
  return t("ratings.level", { name: automatonName(id as Automaton), level: said(`option.difficulty.${level}`, level ?? "") });
}
