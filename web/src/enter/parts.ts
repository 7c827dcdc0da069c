// What comes out of the box besides cards, by its name in scripts: in words.

import type { Edition } from "../content";
import { names, t } from "../i18n";
import { boardLetter, objectiveWords, tileWords } from "../i18n/words";

export type PartKind = "objectives" | "emperor" | "boards" | "ballrooms" | "celebrities" | "entrances" | "hotels";

const KINDS: Record<string, PartKind> = {
  own_objectives: "objectives",
  own_tiles: "emperor",
  celebrities_again: "celebrities",
};
const PARTS: readonly string[] = ["objectives", "emperor", "boards", "ballrooms", "celebrities", "entrances", "hotels"];

/** What a field of a script names, if it is a part of the box. */
export function partOf(field: string): PartKind | null {
  const known = KINDS[field] ?? field;
  return PARTS.includes(known) ? (known as PartKind) : null;
}

export function partWords(kind: PartKind, id: string, edition: Edition): string {
  if (kind === "objectives") return objectiveWords(id);
  if (kind === "emperor") return tileWords(id, edition).title;
  if (kind === "boards") return t("enter.board", { letter: boardLetter(id) });
  if (kind === "ballrooms") return names.ballroom(id);
  if (kind === "celebrities") return names.celebrity(id);
  return kind === "entrances" ? names.entrance(id) : id;
}
