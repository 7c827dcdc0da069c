// What the page and the workers with the engine say to each other.

import type { Files } from "./python";

/** A file of the engine, compressed, with a hash in its name. */
export interface Part {
  /** What it is to Python. */
  name: string;
  file: string;
  /** Its compressed size in bytes. */
  size: number;
}

export interface Ask {
  kind: "ask";
  number: number;
  method: string;
  path: string;
  token: string | null;
  body: string | null;
}

export type ToWorker =
  | { kind: "start"; folder: string; parts: Part[] }
  | Ask
  | { kind: "connect"; number: number; table: string; hello: string }
  | { kind: "disconnect"; number: number }
  | { kind: "hurry"; table: string };

/** What is not kept, and why: the browser keeps nothing for this page; it has no room left; the page itself is not kept. */
export type Trouble = "forgets" | "full" | "online";

export type FromWorker =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "trouble"; trouble: Trouble }
  | { kind: "newer" }
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "frame"; number: number; text: string };

/** To a worker that thinks; whoever waits has patience until the address is gone. */
export type ToThinker =
  { kind: "start"; folder: string; files: Files } | { kind: "think"; number: number; task: string; patience: string };

/** `spent`: not the thought went wrong, but Python itself, which will not come round. */
export type FromThinker = { number: number; thought: string } | { number: number; failed: string; spent: boolean };
