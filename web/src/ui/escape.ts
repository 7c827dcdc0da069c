// Escape does what lies nearest, and no more: what it has done something for prevents what would come after.

/** Whether Escape is for the page: an open dialog has it to itself. */
export const escapes = (event: KeyboardEvent): boolean =>
  event.key === "Escape" && !document.querySelector("dialog[open]");
