// Copying a text. Browsers give the clipboard to safe origins only, and an address in the house is none.

/** Copies a text, or tells that it could not; `beside` is an element of the window that is open now. */
export async function copyText(text: string, beside: HTMLElement): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: "fixed", top: "0", opacity: "0" });
  const focused = document.activeElement;
  beside.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
