// Workers that think while the house goes on, each begun when it is needed first: one for play, one for finished games.

import type { FromThinker, ToThinker } from "./messages";
import type { Files } from "./python";

interface Wish {
  table: string;
  /** The thought may take its time as long as this address can be read. */
  patience: string;
  resolve: (thought: string) => void;
  reject: (why: Error) => void;
}

class Room {
  #worker: Worker;
  #wishes = new Map<number, Wish>();
  #count = 0;
  #onfailed: () => void;

  /** `onfailed`: nobody thinks here any more. */
  constructor(folder: string, files: Files, onfailed: () => void) {
    this.#onfailed = onfailed;
    this.#worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#tell({ kind: "start", folder, files });
  }

  think(table: string, task: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const number = ++this.#count;
      const patience = URL.createObjectURL(new Blob(["yes"]));
      this.#wishes.set(number, { table, patience, resolve, reject });
      this.#tell({ kind: "think", number, task, patience });
    });
  }

  hurry(table: string): void {
    for (const wish of this.#wishes.values()) if (wish.table === table) URL.revokeObjectURL(wish.patience);
  }

  #tell(message: ToThinker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThinker): void {
    const wish = this.#wishes.get(message.number)!;
    this.#wishes.delete(message.number);
    URL.revokeObjectURL(wish.patience);
    if ("thought" in message) return wish.resolve(message.thought);
    wish.reject(new Error(message.failed));
    if (message.spent) this.#fail(message.failed);
  }

  #fail(why: string): void {
    this.#worker.terminate();
    this.#onfailed();
    for (const { reject } of this.#wishes.values()) reject(new Error(why));
    this.#wishes.clear();
  }
}

export class Thinkers {
  #rooms = new Map<string, Room>();
  #folder: string;
  #files: Files;

  constructor(folder: string, files: Files) {
    this.#folder = folder;
    this.#files = files;
  }

  think(room: string, table: string, task: string): Promise<string> {
    let thinker = this.#rooms.get(room);
    if (!thinker) {
      thinker = new Room(this.#folder, this.#files, () => this.#rooms.delete(room));
      this.#rooms.set(room, thinker);
    }
    return thinker.think(table, task);
  }

  /** Whoever waits at a table wants the decision now. */
  hurry(table: string): void {
    this.#rooms.get("play")?.hurry(table);
  }
}
