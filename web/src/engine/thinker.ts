// A worker that thinks: it hears nothing else until a thought is ready, and yet can be told to come to an end.

import type { FromThinker, ToThinker } from "./messages";
import { openPython, type Files } from "./python";

/** The one who thinks, in Python (server/offline/thinker.py). */
interface Thinker {
  think(task: string): string;
}

/** Between two looks at whether somebody waits. */
const LOOK_MS = 100;

/**
 * Whether whoever waits wants the decision now: a worker that computes hears no message, but it can try to read an address
 * that exists only as long as there is patience. Where no such address can be read at all, a thought takes its time.
 */
class Patience {
  #address = "";
  #works: boolean;
  #over = false;
  #next = 0;

  constructor() {
    const own = URL.createObjectURL(new Blob(["yes"]));
    this.#works = canRead(own);
    URL.revokeObjectURL(own);
  }

  begin(address: string): void {
    this.#address = address;
    this.#over = false;
    this.#next = 0;
  }

  isOver(): boolean {
    const now = performance.now();
    if (this.#works && !this.#over && now >= this.#next) {
      this.#over = !canRead(this.#address);
      this.#next = performance.now() + LOOK_MS;
    }
    return this.#over;
  }
}

function canRead(address: string): boolean {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  try {
    request.send();
    return true;
  } catch {
    return false;
  }
}

const patience = new Patience();
let opened: Promise<Thinker> | undefined;

async function start(folder: string, files: Files): Promise<Thinker> {
  const python = await openPython(folder, files);
  return python.pyimport("hotelier.server.offline.thinker").open_thinker(() => patience.isOver()) as Thinker;
}

async function think(number: number, task: string, address: string): Promise<FromThinker> {
  try {
    const thinker = await opened!;
    patience.begin(address);
    return { number, thought: thinker.think(task) };
  } catch (error) {
    return { number, failed: String(error), spent: !(error instanceof Error && error.name === "PythonError") };
  }
}

addEventListener("message", ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "start") opened = start(data.folder, data.files);
  else void think(data.number, data.task, data.patience).then((answer) => postMessage(answer));
});
