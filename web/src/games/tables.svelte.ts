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
  /** Whether the server has no such table any more, or does not open it with this key. */
  gone: boolean;
}

const MOST_NOTES = 12;

export const isOver = ({ note }: OwnEntry): boolean => note !== null && (note.finished !== null || note.closed);

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
    const entries = answer.tables.map((note) => ({ table: note.table, game: note.game, note, gone: false }));
    this.#of = [...(skip ? this.#of : []), ...entries];
    this.next = answer.next;
  }

  drop(table: string): void {
    forget(table);
    void host.discard?.(table);
    this.#kept = this.#kept.filter((entry) => entry.table !== table);
  }

  /** How the tables stand that this browser remembers. */
  async #ask(): Promise<void> {
    const asked = this.#kept.slice(0, MOST_NOTES);
    if (!asked.length) return;
    const keys = asked.map(({ key }) => ({ table: key!.table, token: key!.token }));
    const answer = await api.notes(keys).catch(() => null);
    if (!answer) return;
    const notes = new Map(answer.tables.map((note) => [note.table, note]));
    this.#kept = this.#kept.map((entry) => {
      const note = notes.get(entry.table) ?? null;
      return { ...entry, note, gone: note === null && asked.some(({ table }) => table === entry.table) };
    });
  }

  #remember(): void {
    this.#kept = allKeys().map((key) => ({ table: key.table, game: key.game, note: null, key, gone: false }));
  }
}
