// A companion as it is talked to: an answer is kept before it is sent, so neither a lost connection nor an empty battery loses it.

import { api, Refused, Unreachable } from "../api";
import { t } from "../i18n";
import { problemWords } from "../i18n/words";
import type { CompanionStep } from "../wire";
import { companionOf, keepCompanion, type Kept } from "./keeping";
import type { Sheet } from "./sheet";

const AGAIN_MS = 1500;

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

  constructor(kept: Kept) {
    this.kept = kept;
  }

  /** Whoever leaves the screen asks no more. */
  leave(): void {
    this.#left = true;
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

  /** Takes the last answer back. */
  undo(): Promise<void> {
    return this.#go(shorter(this.kept, this.kept.answers.length - 1));
  }

  async #go(wanted: Kept): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = this.details = "";
    this.leftOut = 0;
    const before = this.kept;
    this.#keep(wanted);
    try {
      this.#show(wanted, await this.#ask(wanted));
    } catch (error) {
      this.#keep(before);
      if (this.step || !isWrong(error) || !(await this.#goBack())) this.#complain(error);
    }
    this.busy = false;
  }

  /** What was kept does not fit, perhaps because the battery was empty before it was looked at: goes back as far as it
   * must, and nothing is forgotten before somebody goes on from there. Whether it fits with fewer answers. */
  async #goBack(): Promise<boolean> {
    const all = this.kept.answers.length;
    let [fits, fails] = [-1, all];
    let found: CompanionStep | null = null;
    while (fails - fits > 1) {
      const count = fails === all ? all - 1 : Math.floor((fits + fails) / 2);
      try {
        found = await this.#ask(shorter(this.kept, count));
        fits = count;
      } catch (error) {
        if (!isWrong(error)) return false;
        fails = count;
      }
    }
    if (!found) return false;
    this.step = found;
    this.kept = shorter(this.kept, fits);
    this.leftOut = all - fits;
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

  #keep(kept: Kept): void {
    try {
      keepCompanion(kept);
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  async #ask({ seed, answers, options, deck, walk, content }: Kept): Promise<CompanionStep> {
    for (;;) {
      try {
        const step = await api.companion({ seed, answers, options, deck, walk, content });
        this.lost = false;
        return step;
      } catch (error) {
        if (!(error instanceof Unreachable) || this.#left) throw error;
        this.lost = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }
}

/** Whether the answers are what was refused. */
const isWrong = (error: unknown): boolean => error instanceof Refused && error.problem.code === "bad_request";

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
