// The tables of this browser, in its own database. What they mean is known to Python alone (server/offline/shelf.py).

const NAME = "hotelier";
const VERSION = 2;
const STORES = ["tables", "entries", "chat", "judged"];
/** What lies there under keys that begin with a table. */
const PARTS = STORES.slice(1);
const NEWS = "hotelier.tables";
const TURN = "hotelier.bots ";

export interface Row {
  revision: number;
}
export interface Written {
  table: string;
  row: Row;
  snapshot: unknown;
  entries: { version: number }[];
  chat: { number: number }[];
}
export interface Kept {
  row: Row;
  snapshot: unknown;
}

/** As Python knows it (server/offline/shelf.py). */
export interface Drawer {
  read(table: string): Promise<string | undefined>;
  revision(table: string): Promise<number>;
  all(): Promise<string>;
  add(text: string): Promise<boolean>;
  remove(table: string): Promise<void>;
  write(text: string): Promise<boolean>;
  judged(table: string, depth: string): Promise<string>;
  note(table: string, depth: string, turn: number, text: string): Promise<void>;
  hold(table: string): Promise<() => void>;
}

/** Who must know of what happens to the drawer. */
export interface Hears {
  /** Another tab has changed a table. */
  changed(table: string): void;
  /** There was no room for a change. */
  full(): void;
  /** A newer build in another tab has laid the drawer out anew: this one cannot read it any more. */
  newer(): void;
}

/** A drawer that lasts; nothing where the browser keeps nothing for this page. */
export async function openDrawer(hears: Hears): Promise<Drawer | null> {
  try {
    await opened().then((database) => database.close());
    return new LastingDrawer(hears);
  } catch {
    return null;
  }
}

async function opened(onclose?: () => void, onnewer?: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of STORES)
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  const database = await outcome(request);
  database.onclose = () => onclose?.();
  // A newer build in another tab wants to lay the drawer out anew, or whoever clears the data of this page to throw it away.
  database.onversionchange = ({ newVersion }) => {
    database.close();
    if (newVersion === null) onclose?.();
    else onnewer?.();
  };
  return database;
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
const rangeOf = (...beginning: string[]) => IDBKeyRange.bound(beginning, [...beginning, []]);

class LastingDrawer implements Drawer {
  #database = this.#open();
  /** Other tabs hear of changes here. */
  #news = new BroadcastChannel(NEWS);
  #hears: Hears;

  constructor(hears: Hears) {
    this.#news.onmessage = ({ data }: MessageEvent<string>) => hears.changed(data);
    this.#hears = hears;
  }

  /** A browser may close it at any time: whoever clears its data does so. */
  #open(): Promise<IDBDatabase> {
    return opened(
      () => (this.#database = this.#open()),
      () => this.#hears.newer(),
    );
  }

  /** A whole table as text; nothing if there is none. */
  async read(table: string): Promise<string | undefined> {
    const transaction = (await this.#database).transaction(STORES);
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
    await this.#change((transaction) => {
      transaction.objectStore("tables").put({ row, snapshot }, row.id);
      put(transaction, row.id, entries, chat);
    });
    return true;
  }

  /** Throws a table away. */
  async remove(table: string): Promise<void> {
    await this.#change((transaction) => {
      transaction.objectStore("tables").delete(table);
      for (const store of PARTS) transaction.objectStore(store).delete(rangeOf(table));
    });
    this.#news.postMessage(table);
  }

  /** Writes a change whole, and only if nobody else has changed the table meanwhile; whether it was written. */
  async write(text: string): Promise<boolean> {
    const { table, row, snapshot, entries, chat } = JSON.parse(text) as Written;
    const written = await this.#change(async (transaction) => {
      const tables = transaction.objectStore("tables");
      const kept = await outcome<Kept | undefined>(tables.get(table));
      if ((kept?.row.revision ?? 0) !== row.revision - 1) return false;
      tables.put({ row, snapshot: snapshot ?? kept?.snapshot }, table);
      put(transaction, table, entries, chat);
      return true;
    });
    if (written) this.#news.postMessage(table);
    return written;
  }

  /** What was found out about the turns of a game, as text. */
  async judged(table: string, depth: string): Promise<string> {
    const store = (await this.#database).transaction("judged").objectStore("judged");
    return JSON.stringify(await outcome(store.getAll(rangeOf(table, depth))));
  }

  /** Keeps what is said of a turn, as long as its table. */
  async note(table: string, depth: string, turn: number, text: string): Promise<void> {
    await this.#change(async (transaction) => {
      if (await outcome(transaction.objectStore("tables").getKey(table)))
        transaction.objectStore("judged").put([turn, text], [table, depth, turn]);
    });
  }

  async #change<Value>(make: (transaction: IDBTransaction) => Value | Promise<Value>): Promise<Value> {
    const transaction = (await this.#database).transaction(STORES, "readwrite");
    const done = finished(transaction);
    try {
      return (await Promise.all([make(transaction), done]))[0];
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") this.#hears.full();
      throw error;
    }
  }

  hold = hold;
}

function put(transaction: IDBTransaction, table: string, entries: Written["entries"], chat: Written["chat"]): void {
  for (const entry of entries) transaction.objectStore("entries").put(entry, [table, entry.version]);
  for (const line of chat) transaction.objectStore("chat").put(line, [table, line.number]);
}

/**
 * Waits until no other tab moves for the bots of a table; gives what ends that. If the other tab is closed in the middle of
 * a thought, this one goes on. Not every place is safe enough for such locks: there the revision alone decides.
 */
export function hold(table: string): Promise<() => void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks.request(TURN + table, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
