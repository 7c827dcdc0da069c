// Python in a worker, with hotelier in it.

import { loadPyodide, type PyodideAPI } from "pyodide";

/** Unpacked files by what they are to Python. */
export type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** Where the memory of an earlier start is among the files, if it was kept. */
export const MEMORY = "memory";

/** Where Python finds them. */
const LIBRARY = "/lib/hotelier";

/** Python, ready to import hotelier. Without the memory of an earlier start, its own is put to the files. */
export async function openPython(folder: string, files: Files): Promise<PyodideAPI> {
  const known = files.get(MEMORY);
  const python = await startPython(folder, files, known ? { _loadSnapshot: known } : { _makeSnapshot: true });
  if (!known) {
    python.runPython("from hotelier.server.offline.beforehand import prepare; prepare()");
    files.set(MEMORY, python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  }
  return python;
}

/** Python asks for its files by their names: it gets those that have been brought. */
async function startPython(folder: string, files: Files, memory: object): Promise<PyodideAPI> {
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
    return await loadPyodide({
      ...memory,
      indexURL: folder,
      lockFileContents: new TextDecoder().decode(files.get("pyodide-lock.json")),
      createPyodideModule,
      packageBaseUrl: folder,
      fsInit: async (disk: Disk) => {
        for (const name of ["msgspec", "hotelier"]) lay(files.get(name)!, disk);
      },
      env: { PYTHONPATH: LIBRARY },
    });
  } finally {
    self.fetch = fromOutside;
    URL.revokeObjectURL(script);
  }
}

/** Python's file system. */
interface Disk {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

/** Lays out the files of an archive: first comes the length of their list, then the list, then they themselves. */
function lay(archive: Uint8Array<ArrayBuffer>, disk: Disk): void {
  let end = 4 + new DataView(archive.buffer).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(archive.subarray(4, end))) as [path: string, size: number][];
  for (const [path, size] of list) {
    const whole = `${LIBRARY}/${path}`;
    disk.mkdirTree(whole.slice(0, whole.lastIndexOf("/")));
    disk.writeFile(whole, archive.subarray(end, (end += size)), { canOwn: true });
  }
}
