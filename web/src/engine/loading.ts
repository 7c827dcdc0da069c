// Brings the files of the engine, compressed, and counts every byte that has come.

import type { Part } from "./messages";

export type Count = (loaded: number, total: number) => void;

/** The files by what they are to Python, unpacked. */
export async function bring(folder: string, parts: Part[], count: Count): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const come = (bytes: number) => count((loaded += bytes), total);
  const brought = parts.map(async ({ name, file }) => {
    const response = await fetch(folder + file);
    if (!response.ok || !response.body) throw new Error(`${file}: ${response.status}`);
    return [name, await unpacked(response.body.pipeThrough(counting(come)))] as const;
  });
  return new Map(await Promise.all(brought));
}

const counting = (come: (bytes: number) => void) =>
  new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      come(chunk.length);
      controller.enqueue(chunk);
    },
  });

async function unpacked(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}
