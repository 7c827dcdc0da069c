// What the companion asks and says, in words: the events as everywhere else, the rest by its kind.

import { names, t, type Key } from "../i18n";
import { automatonName, itemsWords, said, toldLines, type Automaton, type Who } from "../i18n/words";
import type { AustriaEvent, CompanionQuestion, CompanionSaying } from "../wire";

export type AskedKind = CompanionQuestion["kind"];
type About = CompanionQuestion["about"];

const YOU = 0;
export const nameOf = (automaton: string): string => automatonName(automaton as Automaton);

/** The seats of a real table: whoever reads, and the automaton. */
function whoAtTable(automaton: string): Who {
  const who = (seat: number) => (seat === YOU ? t("reader") : nameOf(automaton));
  return Object.assign(who, { you: YOU });
}

/** What a message may name, in the words of the page. */
function values(about: About, automaton: string): Record<string, string | number> {
  const { guest, ballroom, entrance, ...plain } = about;
  return {
    ...plain,
    name: nameOf(automaton),
    guest: guest === undefined ? "" : names.guest(Number(guest)),
    ballroom: ballroom === undefined ? "" : names.ballroom(String(ballroom)),
    entrance: entrance === undefined ? "" : names.entrance(String(entrance)),
  };
}

/** Whoever draws, and whether there is a walk, is chosen before a companion begins. */
type Asked = Exclude<AskedKind, "deck" | "walk">;

export const askedWords = ({ kind, about }: CompanionQuestion, automaton: string): string =>
  said(`companion.ask.${kind as Asked}` satisfies Key, values(about, automaton));

/** More about a question, where there is more to say. */
export function hintWords({ kind, about, least }: CompanionQuestion): string | null {
  if ((kind === "dice" || kind === "fullest") && about.coloured) return t("companion.hint.coloured");
  if (kind === "dancers" && about.balcony) return t("companion.hint.balcony");
  if (kind === "newcomers_since") return t(least ? "companion.hint.from_left" : "companion.hint.newcomers");
  return null;
}

/** A plain answer. */
export function choiceWords(kind: AskedKind, choice: string): string {
  if (choice === "y" || choice === "n") return t(`companion.answer.${choice}`);
  if (kind === "row") return choice === "-" ? t("companion.answer.full") : t(`row.${ROWS[choice as keyof typeof ROWS]}`);
  if (choice === "skip") return t("companion.answer.skip");
  if (choice === "p") return t("companion.answer.pass");
  const done = { ready: "ready", two_turns: "two_turns", first_turn: "turn", last_turn: "over", after_pass: "over" } as const;
  return t(`companion.answer.${done[kind as keyof typeof done] ?? "done"}`);
}
const ROWS = { b: "bottom", m: "middle", t: "top" } as const;

/** Said by their events, or by the card that is drawn, or by what is always in sight. */
const SILENT = ["told", "card", "status", "final", "won"] as const;
type Silent = (typeof SILENT)[number];
const isSilent = (kind: CompanionSaying["kind"]): kind is Silent => (SILENT as readonly string[]).includes(kind);

/** A step of the story in lines: what happened, then what there is to do. */
export function sayingLines(saying: CompanionSaying, hand: AustriaEvent | undefined, automaton: string): string[] {
  const events = saying.events as AustriaEvent[];
  const drawn = hand && !events.includes(hand) ? [hand] : [];
  const lines = toldLines([...drawn, ...events], whoAtTable(automaton))
    .filter((line) => !line.events.includes(hand!))
    .map(({ words }) => words);
  return isSilent(saying.kind) ? lines : [...lines, ...doneWords(saying.kind, saying.about, automaton)];
}

function doneWords(kind: Exclude<CompanionSaying["kind"], Silent>, about: About, automaton: string): string[] {
  const words = said(`companion.say.${kind}` satisfies Key, values(about, automaton));
  if (kind === "cafe_items") return [said("companion.say.cafe_items", { items: itemsWords(about as Record<string, number>) })];
  if (kind === "round") {
    const swap = Number(about.round) > 1 ? [t("companion.say.swap")] : [];
    return [words, ...swap, t(about.first ? "companion.say.first" : "companion.say.second", { name: nameOf(automaton) })];
  }
  if (kind === "lay_cards") return [t(about.box ? "companion.say.lay_cards_box" : "companion.say.lay_cards", { name: nameOf(automaton) })];
  if (kind === "lay_yours") return [words, ...(about.entrances ? [] : [t("companion.say.start_goods")])];
  return [words];
}
