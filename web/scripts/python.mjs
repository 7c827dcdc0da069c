// Runs a Python program in Pyodide under node: `node python.mjs FOLDER PROGRAM [ARGUMENT…]`. The folder can be read and
// written, under its own path.

import { loadPyodide } from "pyodide";

const [folder, ...given] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree(folder);
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, folder);
python.globals.set("given", given);
python.runPython(`
import runpy, sys
sys.argv = given.to_py()
runpy.run_path(sys.argv[0], run_name="__main__")
`);
