// Cards are found by name in every language: the box on the table need not speak that of the page.

import type { Names } from "./names";
import { LANGUAGES } from "./language.svelte";

export type Named = "guests" | "staff";
type File = Pick<Names, Named>;

const PRINTED = import.meta.glob<File>(["./names/*.json", "./names/waltz/*.json"], { import: "default" });
const SOFT = /[\p{M}\u00AD]/gu;

/** Without accents, capital letters and the places where a word may be broken. */
export const plain = (text: string): string => text.normalize("NFD").replace(SOFT, "").toLowerCase().trim();

class EveryName {
  /** By card: all its names, as they are searched. Until they have come, there are none. */
  #all = $state.raw<Record<Named, Map<string, string>> | null>(null);
  #comes: Promise<void> | undefined;

  /** They come when somebody is about to search. */
  bring = (): void => {
    this.#comes ??= this.#load();
  };

  async #load(): Promise<void> {
    const paths = LANGUAGES.flatMap(({ code }) => [`./names/${code}.json`, `./names/waltz/${code}.json`]);
    const files = await Promise.all(paths.map((path) => PRINTED[path]!())).catch(() => []);
    const all = { guests: new Map<string, string>(), staff: new Map<string, string>() };
    for (const file of files)
      for (const kind of ["guests", "staff"] as const)
        for (const [number, name] of Object.entries(file[kind]))
          all[kind].set(number, `${all[kind].get(number) ?? ""}\n${plain(name)}`);
    this.#all = all;
    if (!files.length) this.#comes = undefined;
  }

  of(kind: Named, number: number | string): string {
    return this.#all?.[kind].get(String(number)) ?? "";
  }
}

export const everyName = new EveryName();

/** Whether a card is meant: by the beginning of its number, or by a part of its name, which may be in any language. */
export function isMeant(text: string, id: number | string, name: string, kind?: Named): boolean {
  const wanted = plain(text);
  return !wanted || String(id).startsWith(wanted) || plain(name).includes(wanted) || (kind ? everyName.of(kind, id).includes(wanted) : false);
}
