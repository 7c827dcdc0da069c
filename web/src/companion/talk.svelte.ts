// A companion as it is talked to: an answer is kept before it is sent, so neither a lost connection nor an empty battery loses it.

import { api, Refused } from "../api";
import { t } from "../i18n";
import { problemWords } from "../i18n/words";
import { isWrong, longestFitting, untilReached } from "../ui/asking";
import type { CompanionStep } from "../wire";
import { companionOf, keepCompanion, type Kept } from "./keeping";
import type { Sheet } from "./sheet";

export class Talk {
  kept = $state.raw<Kept>() as Kept;
  step = $state.raw<CompanionStep | null>(null);
  busy = $state(false);
  /** Whether the last answer waits for a connection. */
  lost = $state(false);
  problem = $state("");
  /** The same in the words of the engine. */
  details = $state("");
  /** How many answers were left out because they do not fit. */
  leftOut = $state(0);
  /** Whether this browser has no room for what was answered. */
  unkept = $state(false);
  #left = false;
  /** What is on its way; whoever gives up does not wait for a connection any more. */
  #asking = new AbortController();

  constructor(kept: Kept) {
    this.kept = kept;
  }

  /** Whoever leaves the screen asks no more; the last answer stays kept, and is asked about when they come back. */
  leave(): void {
    this.#left = true;
    this.#asking.abort();
  }

  load(): Promise<void> {
    return this.#go(this.kept);
  }

  /** With the guests that were named in it. */
  answer(text: string, guests: string[] = []): Promise<void> {
    const seen = [...guests, ...this.kept.seen.filter((each) => !guests.includes(each))];
    return this.#go({ ...this.kept, answers: [...this.kept.answers, text], seen });
  }

  /** Your own points are kept as they are typed. */
  write(sheet: Sheet): void {
    this.kept = { ...this.kept, sheet };
    this.#keep(this.kept);
  }

  /** Takes the last answer back, also while it waits for a connection. */
  async undo(): Promise<void> {
    if (this.lost) this.#asking.abort();
    else await this.#go(shorter(this.kept, this.kept.answers.length - 1));
  }

  async #go(wanted: Kept): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = this.details = "";
    this.leftOut = 0;
    this.#asking = new AbortController();
    const before = this.kept;
    this.#keep(wanted);
    try {
      this.#show(wanted, await this.#ask(wanted));
    } catch (error) {
      if (this.#left) return;
      this.#keep(before);
      const tookBack = this.#asking.signal.aborted;
      if (!tookBack && (this.step || !isWrong(error) || !(await this.#goBack()))) this.#complain(error);
    }
    this.busy = false;
  }

  /** What was kept does not fit, perhaps because the battery was empty before it was looked at: goes back as far as it
   * must, and nothing is forgotten before somebody goes on from there. Whether it fits with fewer answers. */
  async #goBack(): Promise<boolean> {
    const all = this.kept.answers.length;
    const fitting = await longestFitting(all, (count) => this.#ask(shorter(this.kept, count)));
    if (!fitting) return false;
    this.step = fitting.found;
    this.kept = shorter(this.kept, fitting.count);
    this.leftOut = all - fitting.count;
    return true;
  }

  #show(wanted: Kept, step: CompanionStep): void {
    this.step = step;
    this.kept = step.question ? wanted : { ...wanted, ended: { vp: step.standing.vp, you: told(step) } };
    this.#keep(this.kept);
  }

  #complain(error: unknown): void {
    this.problem = isWrong(error) ? t("companion.refused") : problemWords(error);
    this.details = error instanceof Refused ? error.problem.message : "";
  }

  /** Whoever has left may have gone on elsewhere. */
  #keep(kept: Kept): void {
    if (this.#left) return;
    try {
      keepCompanion(kept);
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  #ask({ seed, answers, options, deck, walk, content }: Kept): Promise<CompanionStep> {
    const ask = () => api.companion({ seed, answers, options, deck, walk, content });
    return untilReached(ask, this.#asking.signal, (lost) => (this.lost = lost));
  }
}

/** As it was after the first `count` answers. */
const shorter = (kept: Kept, count: number): Kept => ({ ...kept, answers: kept.answers.slice(0, count), ended: undefined });

/** The points that whoever plays has told at the end. */
function told({ said }: CompanionStep): number | null {
  const you = said.find(({ kind }) => kind === "won")?.about.you;
  return typeof you === "number" ? you : null;
}

export const talkWith = (id: string): Talk | null => {
  const kept = companionOf(id);
  return kept ? new Talk(kept) : null;
};
