// What the page and the worker with the engine say to each other.

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
  | { kind: "disconnect"; number: number };

export type FromWorker =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "frame"; number: number; text: string };
