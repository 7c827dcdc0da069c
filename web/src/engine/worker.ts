// The worker in which the engine lives: Python, the tables of this browser, and its bots.

import { loadPyodide } from "pyodide";
import { Drawer } from "./drawer";
import { bring } from "./loading";
import type { FromWorker, ToWorker } from "./messages";

/** The house in Python (server/offline). */
interface House {
  ask(method: string, path: string, token?: string, body?: string): Promise<string>;
  connect(number: number, table: string, hello: string): Promise<void>;
  disconnect(number: number): void;
  heard(table: string): void;
}

const tell = (message: FromWorker) => postMessage(message);

async function start(folder: string, parts: Parameters<typeof bring>[1]): Promise<House> {
  const files = await bring(folder, parts, (loaded, total) => tell({ kind: "loading", loaded, total }));
  const python = await startPython(folder, files);
  python.unpackArchive(files.get("msgspec")!, "wheel");
  python.unpackArchive(files.get("hotelier")!, "zip", { extractDir: "/lib/hotelier" });
  python.runPython("import sys; sys.path.insert(0, '/lib/hotelier')");
  const drawer = new Drawer((table) => house.heard(table));
  const send = (number: number, text: string) => tell({ kind: "frame", number, text });
  const house = python.pyimport("hotelier.server.offline.browser").open_house(drawer, send) as House;
  return house;
}

/** Python asks for its files by their names: it gets those that have been brought. */
async function startPython(folder: string, files: Map<string, Uint8Array<ArrayBuffer>>) {
  const fromOutside = self.fetch;
  self.fetch = async (input, init) => {
    const name = String(input).replace(folder, "");
    const file = files.get(name);
    if (!file) return fromOutside(input, init);
    return new Response(file, { headers: { "Content-Type": name.endsWith(".wasm") ? "application/wasm" : "" } });
  };
  const script = URL.createObjectURL(new Blob([files.get("pyodide.asm.mjs")!], { type: "text/javascript" }));
  const { default: createPyodideModule } = await import(/* @vite-ignore */ script);
  try {
    const lockFileContents = new TextDecoder().decode(files.get("pyodide-lock.json"));
    return await loadPyodide({ indexURL: folder, lockFileContents, createPyodideModule, packageBaseUrl: folder });
  } finally {
    self.fetch = fromOutside;
    URL.revokeObjectURL(script);
  }
}

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
  const house = await opened!;
  if (message.kind === "connect") await house.connect(message.number, message.table, message.hello);
  else if (message.kind === "disconnect") house.disconnect(message.number);
  else {
    const { number, method, path, token, body } = message;
    const answer = await house.ask(method, path, token ?? undefined, body ?? undefined);
    tell({ kind: "answer", number, status: Number(answer.slice(0, 3)), text: answer.slice(4) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => void serve(data));
