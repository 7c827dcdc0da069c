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

export type FromWorker =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "frame"; number: number; text: string };

/** To a worker that thinks; whoever waits has patience until the address is gone. */
export type ToThinker =
  { kind: "start"; folder: string; files: Files } | { kind: "think"; number: number; task: string; patience: string };

export type FromThinker = { number: number; thought: string } | { number: number; failed: string };
