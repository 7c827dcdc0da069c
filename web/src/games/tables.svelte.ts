// The tables at which one sits: those of the profile, and those that only this browser remembers.

import { host } from "$host";
import { api } from "../api";
import { allKeys, forget, type TableKey } from "../keys";
import { profileSecret } from "../profile/secret";
import type { TableNote } from "../wire";

export interface OwnEntry {
  table: string;
  game: string;
  note: TableNote | null;
  /** What this browser remembers of it. */
  key?: TableKey;
  /** Why there is no note: the server has no such table any more or does not open it with this key, or it was begun with
   * other rules. */
  gone?: "tables.gone" | "error.rules_changed";
}

const MOST_NOTES = 12;

/** Running games come first, those of which nothing is known last. */
export const rank = ({ note }: OwnEntry): number => (!note ? 2 : note.finished || note.closed ? 1 : 0);
export const isOver = (entry: OwnEntry): boolean => rank(entry) === 1;

export class OwnTables {
  #of: OwnEntry[] = $state.raw([]);
  #kept: OwnEntry[] = $state.raw([]);
  /** What to skip for further tables of the profile. */
  next = $state<number | null>(null);
  /** Whether the server has told how they stand. */
  told = $state(false);
  #secret = profileSecret();

  /** Until the server has told more, what this browser remembers is shown. */
  all: OwnEntry[] = $derived([...this.#of, ...this.#kept.filter(({ table }) => !this.#of.some((one) => one.table === table))]);

  constructor() {
    this.#remember();
    void this.load();
  }

  async load(): Promise<void> {
    await Promise.all([this.#ask(), this.more(0)]);
    this.told = true;
  }

  /** Further tables of the profile. */
  async more(skip = this.next ?? 0): Promise<void> {
    if (!this.#secret) return;
    const answer = await api.myTables(this.#secret, skip).catch(() => null);
    if (!answer) return;
    const entries = answer.tables.map((note) => ({ table: note.table, game: note.game, note }));
    this.#of = [...(skip ? this.#of : []), ...entries];
    this.next = answer.next;
  }

  drop(table: string): void {
    forget(table);
    void host.discard?.(table);
    this.#kept = this.#kept.filter((entry) => entry.table !== table);
  }

  /** How the tables stand that this browser remembers: some at a time, for each must be opened. */
  async #ask(): Promise<void> {
    const all = this.#kept;
    for (let first = 0; first < all.length; first += MOST_NOTES) {
      const asked = all.slice(first, first + MOST_NOTES);
      const keys = asked.map(({ key }) => ({ table: key!.table, token: key!.token }));
      const answer = await api.notes(keys).catch(() => null);
      if (!answer) return;
      const notes = new Map(answer.tables.map((note) => [note.table, note]));
      const names = new Set(keys.map(({ table }) => table));
      this.#kept = this.#kept.map((entry) => {
        if (!names.has(entry.table)) return entry;
        const note = notes.get(entry.table) ?? null;
        const gone = answer.frozen.includes(entry.table) ? "error.rules_changed" : "tables.gone";
        return { ...entry, note, gone: note ? undefined : gone };
      });
    }
  }

  #remember(): void {
    this.#kept = allKeys().map((key) => ({ table: key.table, game: key.game, note: null, key }));
  }
}
