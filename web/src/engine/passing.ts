// Tables where the browser keeps nothing for this page: in some private windows, or because it was told so. They are here as
// long as the page is.

import { hold, type Drawer, type Kept, type Row, type Written } from "./drawer";

interface Table extends Kept {
  entries: Map<number, { version: number }>;
  chat: Map<number, { number: number }>;
  judged: Map<string, Map<number, string>>;
}

export class PassingDrawer implements Drawer {
  #tables = new Map<string, Table>();
  hold = hold;

  read(table: string): Promise<string | undefined> {
    const kept = this.#tables.get(table);
    if (!kept) return Promise.resolve(undefined);
    const { row, snapshot, entries, chat } = kept;
    return Promise.resolve(JSON.stringify({ row, snapshot, entries: [...entries.values()], chat: [...chat.values()] }));
  }

  revision(table: string): Promise<number> {
    return Promise.resolve(this.#tables.get(table)?.row.revision ?? 0);
  }

  async all(): Promise<string> {
    return `{"tables":[${(await Promise.all([...this.#tables.keys()].map((table) => this.read(table)))).join(",")}]}`;
  }

  add(text: string): Promise<boolean> {
    const kept = JSON.parse(text) as Written & { row: Row & { id: string } };
    if (this.#tables.has(kept.row.id)) return Promise.resolve(false);
    this.#put(kept.row.id, kept);
    return Promise.resolve(true);
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    return Promise.resolve();
  }

  write(text: string): Promise<boolean> {
    const written = JSON.parse(text) as Written;
    const kept = this.#tables.get(written.table);
    if ((kept?.row.revision ?? 0) !== written.row.revision - 1) return Promise.resolve(false);
    this.#put(written.table, written);
    return Promise.resolve(true);
  }

  judged(table: string, depth: string): Promise<string> {
    return Promise.resolve(JSON.stringify([...(this.#tables.get(table)?.judged.get(depth) ?? [])]));
  }

  note(table: string, depth: string, turn: number, text: string): Promise<void> {
    const judged = this.#tables.get(table)?.judged;
    judged?.set(depth, (judged.get(depth) ?? new Map<number, string>()).set(turn, text));
    return Promise.resolve();
  }

  #put(table: string, { row, snapshot, entries, chat }: Written): void {
    const kept = this.#tables.get(table) ?? { row, snapshot, entries: new Map(), chat: new Map(), judged: new Map() };
    for (const entry of entries) kept.entries.set(entry.version, entry);
    for (const line of chat) kept.chat.set(line.number, line);
    this.#tables.set(table, { ...kept, row, snapshot: snapshot ?? kept.snapshot });
  }
}
