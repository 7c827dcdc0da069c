// The tables of this browser, in its own database. What they mean is known to Python alone (server/offline/shelf.py).

const NAME = "hotelier";
const VERSION = 1;
const NEWS = "hotelier.tables";

interface Row {
  revision: number;
}
interface Written {
  table: string;
  row: Row;
  snapshot: unknown;
  entries: { version: number }[];
  chat: { number: number }[];
}
interface Kept {
  row: Row;
  snapshot: unknown;
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of ["tables", "entries", "chat"]) request.result.createObjectStore(store);
  };
  return outcome(request);
}

function outcome<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** All that belongs to a table: keys are the table, and a number. */
const rangeOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

export class Drawer {
  #database = opened();
  /** Other tabs hear of changes here. */
  #news = new BroadcastChannel(NEWS);

  constructor(onchange: (table: string) => void) {
    this.#news.onmessage = ({ data }: MessageEvent<string>) => onchange(data);
  }

  /** A whole table as text; nothing if there is none. */
  async read(table: string): Promise<string | undefined> {
    const transaction = (await this.#database).transaction(["tables", "entries", "chat"]);
    const [kept, entries, chat] = await Promise.all([
      outcome<Kept | undefined>(transaction.objectStore("tables").get(table)),
      outcome(transaction.objectStore("entries").getAll(rangeOf(table))),
      outcome(transaction.objectStore("chat").getAll(rangeOf(table))),
    ]);
    return kept && JSON.stringify({ ...kept, entries, chat });
  }

  /** How often a table was changed; 0 if there is none. */
  async revision(table: string): Promise<number> {
    const store = (await this.#database).transaction("tables").objectStore("tables");
    return (await outcome<Kept | undefined>(store.get(table)))?.row.revision ?? 0;
  }

  /** All tables, as text. */
  async all(): Promise<string> {
    const store = (await this.#database).transaction("tables").objectStore("tables");
    const names = (await outcome(store.getAllKeys())) as string[];
    return `{"tables":[${(await Promise.all(names.map((name) => this.read(name)))).join(",")}]}`;
  }

  /** Adds a whole table, unless there is one of its name; whether it was added. */
  async add(text: string): Promise<boolean> {
    const { row, snapshot, entries, chat } = JSON.parse(text) as Written & { row: Row & { id: string } };
    if (await this.revision(row.id)) return false;
    const transaction = (await this.#database).transaction(["tables", "entries", "chat"], "readwrite");
    transaction.objectStore("tables").put({ row, snapshot }, row.id);
    for (const entry of entries) transaction.objectStore("entries").put(entry, [row.id, entry.version]);
    for (const line of chat) transaction.objectStore("chat").put(line, [row.id, line.number]);
    await finished(transaction);
    return true;
  }

  /** Throws a table away. */
  async remove(table: string): Promise<void> {
    const transaction = (await this.#database).transaction(["tables", "entries", "chat"], "readwrite");
    transaction.objectStore("tables").delete(table);
    for (const store of ["entries", "chat"]) transaction.objectStore(store).delete(rangeOf(table));
    await finished(transaction);
    this.#news.postMessage(table);
  }

  /** Writes a change whole, and only if nobody else has changed the table meanwhile; whether it was written. */
  async write(text: string): Promise<boolean> {
    const { table, row, snapshot, entries, chat } = JSON.parse(text) as Written;
    const transaction = (await this.#database).transaction(["tables", "entries", "chat"], "readwrite");
    const done = finished(transaction);
    const tables = transaction.objectStore("tables");
    const kept = await outcome<Kept | undefined>(tables.get(table));
    if ((kept?.row.revision ?? 0) !== row.revision - 1) {
      await done;
      return false;
    }
    tables.put({ row, snapshot: snapshot ?? kept?.snapshot }, table);
    for (const entry of entries) transaction.objectStore("entries").put(entry, [table, entry.version]);
    for (const line of chat) transaction.objectStore("chat").put(line, [table, line.number]);
    await done;
    this.#news.postMessage(table);
    return true;
  }
}
