// A companion as it is talked to: an answer is kept before it is sent, so neither a lost connection nor an empty battery loses it.

import { api, Unreachable } from "../api";
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
  problem = $state<string | null>(null);
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
    keepCompanion(this.kept);
  }

  /** Takes the last answer back. */
  undo(): Promise<void> {
    return this.#go({ ...this.kept, answers: this.kept.answers.slice(0, -1), ended: undefined });
  }

  async #go(wanted: Kept): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const before = this.kept;
    keepCompanion(wanted);
    try {
      this.step = await this.#ask(wanted);
      this.kept = this.step.question ? wanted : { ...wanted, ended: { vp: this.step.standing.vp, you: told(this.step) } };
      keepCompanion(this.kept);
    } catch (error) {
      this.problem = problemWords(error);
      keepCompanion(before);
    }
    this.busy = false;
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

/** The points that whoever plays has told at the end. */
function told({ said }: CompanionStep): number | null {
  const you = said.find(({ kind }) => kind === "won")?.about.you;
  return typeof you === "number" ? you : null;
}

export const talkWith = (id: string): Talk | null => {
  const kept = companionOf(id);
  return kept ? new Talk(kept) : null;
};
