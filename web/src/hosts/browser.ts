// The house in this browser: Python in a worker, and nothing else. What is asked before it is there waits for it.

import type { Ask, FromWorker, Part, ToWorker } from "../engine/messages";
import type { Connection, Host } from "./host";
import Loading from "./Loading.svelte";
import { keepOffline } from "./offline";
import { progress } from "./progress.svelte";

/** Made by build_site.py. */
declare const __PARTS__: Part[];
const FOLDER = new URL("engine/", document.baseURI).href;

const waiting = new Map<number, { resolve: (answer: Response) => void; reject: (why: Error) => void }>();
const connections = new Map<number, WorkerConnection>();
let count = 0;
let keeping: Promise<void> | undefined;
let worker = hire();

function hire(): Worker {
  const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => hear({ kind: "failed", why: event.message });
  worker.postMessage({ kind: "start", folder: FOLDER, parts: __PARTS__ } satisfies ToWorker);
  return worker;
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case "loading":
      progress.loaded = message.loaded;
      progress.total = message.total;
      break;
    case "ready":
      progress.ready = true;
      // Only now: so the files come once, and the engine before everything else.
      keeping ??= keepOffline(
        (take) => (progress.renew = take),
        () => (progress.trouble ??= "online"),
      );
      break;
    case "failed":
      progress.failed = message.why;
      for (const { reject } of waiting.values()) reject(new Error(message.why));
      waiting.clear();
      break;
    case "trouble":
      progress.trouble = message.trouble;
      break;
    case "newer":
      progress.renew = () => location.reload();
      break;
    case "answer":
      waiting.get(message.number)?.resolve(new Response(message.text, { status: message.status }));
      waiting.delete(message.number);
      break;
    case "frame":
      connections.get(message.number)?.hear(message.text);
      break;
  }
}

progress.retry = () => {
  worker.terminate();
  progress.failed = null;
  progress.ready = false;
  progress.loaded = 0;
  worker = hire();
  for (const connection of [...connections.values()]) connection.lose();
};

/** A live connection to a table in this browser: it breaks only if the worker does. */
class WorkerConnection implements Connection {
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  #number = ++count;

  constructor(readonly table: string) {
    connections.set(this.#number, this);
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  send(hello: string): void {
    worker.postMessage({ kind: "connect", number: this.#number, table: this.table, hello } satisfies ToWorker);
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  /** Whoever follows the table comes again, and meets the next worker. */
  lose(): void {
    connections.delete(this.#number);
    this.onclose?.(new CloseEvent("close"));
  }

  close(): void {
    connections.delete(this.#number);
    worker.postMessage({ kind: "disconnect", number: this.#number } satisfies ToWorker);
  }
}

function ask(method: string, path: string, token: string | null, body: string | null): Promise<Response> {
  // What can be played is known before the engine is there: it was written down when the site was built.
  if (path === "/catalog") return fetch(`${FOLDER}catalog.json`);
  // A table is worth more than a file that a browser may throw away when its disk is full.
  if (method === "POST" && path === "/tables") void navigator.storage?.persist?.();
  return new Promise((resolve, reject) => {
    if (progress.failed) return reject(new Error(progress.failed));
    const number = ++count;
    waiting.set(number, { resolve, reject });
    worker.postMessage({ kind: "ask", number, method, path, token, body } satisfies Ask);
  });
}

export const host: Host = {
  shared: false,
  Status: Loading,
  elsewhere: null,
  ask,
  connect: (table) => new WorkerConnection(table),
  discard: (table) => ask("DELETE", `/tables/${table}`, null, null).catch(() => null),
  hurry: (table) => worker.postMessage({ kind: "hurry", table } satisfies ToWorker),
};
