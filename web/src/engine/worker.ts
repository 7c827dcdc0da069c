// The worker in which the house lives: Python, the tables of this browser, and bots that answer at once.

import { openDrawer } from "./drawer";
import { bring } from "./loading";
import { forget, memoryOf, recall, remember } from "./memory";
import type { FromWorker, Part, ToWorker } from "./messages";
import { PassingDrawer } from "./passing";
import { MEMORY, openPython } from "./python";
import { Thinkers } from "./thinkers";

/** The house in Python (server/offline). */
interface House {
  ask(method: string, path: string, token?: string, body?: string): Promise<string>;
  connect(number: number, table: string, hello: string): Promise<void>;
  disconnect(number: number): void;
  heard(table: string): void;
}

const tell = (message: FromWorker) => postMessage(message);

let thinkers: Thinkers | undefined;

async function start(folder: string, parts: Part[]): Promise<House> {
  const count = (loaded: number, total: number) => tell({ kind: "loading", loaded, total });
  const address = memoryOf(folder, parts);
  const lasting = openDrawer({
    changed: (table) => house.heard(table),
    full: () => tell({ kind: "trouble", trouble: "full" }),
    newer: () => tell({ kind: "newer" }),
  });
  const [files, memory] = await Promise.all([bring(folder, parts, count), recall(address)]);
  if (memory) files.set(MEMORY, memory);
  const python = await openPython(folder, files).catch(async (error: unknown) => {
    if (!files.delete(MEMORY)) throw error;
    await forget(address);
    return openPython(folder, files);
  });
  const rooms = (thinkers = new Thinkers(folder, files));
  const drawer = (await lasting) ?? new PassingDrawer();
  if (drawer instanceof PassingDrawer) tell({ kind: "trouble", trouble: "forgets" });
  const send = (number: number, text: string) => tell({ kind: "frame", number, text });
  const ask = (room: string, table: string, task: string) => rooms.think(room, table, task);
  const hurry = (table: string) => rooms.hurry(table);
  const house = python.pyimport("hotelier.server.offline.browser").open_house(drawer, send, ask, hurry) as House;
  const own = files.get(MEMORY)!;
  if (own !== memory) void remember(address, own).catch(() => null);
  return house;
}

const hurries = new BroadcastChannel("hotelier.hurry");
hurries.onmessage = ({ data }: MessageEvent<string>) => thinkers?.hurry(data);

let opened: Promise<House> | undefined;

async function serve(message: ToWorker): Promise<void> {
  if (message.kind === "start") {
    opened = start(message.folder, message.parts);
    opened.then(
      () => tell({ kind: "ready" }),
      (error: unknown) => tell({ kind: "failed", why: String(error) }),
    );
    return;
  }
  if (message.kind === "hurry") {
    thinkers?.hurry(message.table);
    hurries.postMessage(message.table); // the bot may think in another tab
    return;
  }
  const house = await opened!;
  if (message.kind === "connect") await house.connect(message.number, message.table, message.hello);
  else if (message.kind === "disconnect") house.disconnect(message.number);
  else {
    const { number, method, path, token, body } = message;
    const answer = await house.ask(method, path, token ?? undefined, body ?? undefined);
    tell({ kind: "answer", number, status: Number(answer.slice(0, 3)), text: answer.slice(4) });
  }
}

// Python answers what goes wrong in a request; what comes out here has stopped Python itself.
addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  serve(data).catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
});
