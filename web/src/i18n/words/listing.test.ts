// Every sentence of the log in every language, told to whoever does it, of a person, a bot and an automaton, for reading:
//   LISTING=/tmp/sentences .venv/bin/python build_page.py npm test -- listing
// writes a file for each language. Without it, this only checks that there is something to read.

import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Event } from "../../wire";
import { readersOf } from "../../testing/automata";
import examples from "../fixtures/told.json";
import { LANGUAGES, language } from "../language.svelte";
import { toldLines, waitingWords, type Who } from ".";

const { LISTING } = import.meta.env as { LISTING?: string };
const SIDES = ["Anna", "Alma", "Leopold", "Dora"];
const happenings = [...examples.austria.happenings, ...examples.overbooking.happenings] as unknown as Event[][];
const questions = [...examples.austria.asking, ...examples.overbooking.asking];

function listing(): string[] {
  const lines = new Set<string>();
  for (const events of happenings) {
    for (const seat of readersOf(events)) {
      const reader: Who = Object.assign((other: number) => SIDES[other]!, { you: seat });
      for (const { words } of toldLines(events, reader)) lines.add(words);
    }
    for (const { words } of toldLines(events, (seat) => SIDES[seat]!)) lines.add(words);
  }
  for (const { question } of questions) lines.add(waitingWords("Alma", question as Parameters<typeof waitingWords>[1]));
  return [...lines];
}

test.each(LANGUAGES)("the sentences in $name", async ({ code }) => {
  await language.choose(code);
  const lines = listing();
  expect(lines.length).toBeGreaterThan(200);
  for (const line of lines) {
    expect(line).not.toMatch(/ {2}|\{|\}|undefined|\[object| [,.;:]|[A-Za-zÀ-я]\(/);
    expect(line).toMatch(/^[^a-zà-ÿа-яё]/);
  }
  if (LISTING) {
    mkdirSync(LISTING, { recursive: true });
    writeFileSync(`${LISTING}/${code}.txt`, lines.join("\n") + "\n");
  }
});
