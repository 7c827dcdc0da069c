// What is said of rated tables elsewhere comes only where there is one, with its words.

import type { Component } from "svelte";
import { language } from "../i18n";

const withWords = async <Props extends object>(part: Promise<{ default: Component<Props> }>) =>
  (await Promise.all([part, language.bring("ratings")]))[0].default;

export const ratedChoice = () => withWords(import("./RatedChoice.svelte"));
export const ratedNote = () => withWords(import("./RatedNote.svelte"));
export const ratedResult = () => withWords(import("./RatedResult.svelte"));
