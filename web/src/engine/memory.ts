// Python's memory as it is when all that every start needs has been imported (server/offline/beforehand.py): a browser
// keeps it, so that the next start begins there. Where it cannot be kept, every start is a first one.

import type { Part } from "./messages";

const NAME = "hotelier memory";

/** It belongs to these files of the engine and no others. */
export const memoryOf = (folder: string, parts: Part[]): string =>
  `${folder}memory/${parts.map(({ file }) => file.replace(".bin", "")).join("-")}`;

/** What was kept; nothing where that cannot be read. */
export async function recall(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const kept = await (await opened())?.match(address);
    return kept && new Uint8Array(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Keeps it instead of that of an earlier build. A browser may have no room for it. */
export async function remember(address: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await opened();
  await forget(address.slice(0, address.lastIndexOf("/") + 1));
  await cache?.put(address, new Response(memory));
}

export async function forget(beginning: string): Promise<void> {
  const cache = await opened();
  const known = (await cache?.keys()) ?? [];
  await Promise.all(known.filter(({ url }) => url.startsWith(beginning)).map((request) => cache?.delete(request)));
}

/** Not every place is safe enough for a cache. */
const opened = async (): Promise<Cache | undefined> => (self.caches as CacheStorage | undefined)?.open(NAME);
