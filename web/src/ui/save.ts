// Data as a file of the reader's own.

/** Until a browser has surely taken the file: some begin to read it later than at the click. */
const TAKEN_MS = 60_000;

export const save = (data: unknown, name: string): void =>
  saveFile(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }), name);

/** What the server has written, as it is. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}
