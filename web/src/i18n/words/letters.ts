// Capitals at the beginning of a line, small letters inside one.

import { language } from "../language.svelte";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

/** A title inside a sentence; German keeps its capitals. */
export const inside = (text: string): string =>
  language.code === "de" ? text : text.charAt(0).toLocaleLowerCase(language.code) + text.slice(1);
