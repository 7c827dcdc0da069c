// Analyses under way: they go on while one looks at something else, and are still there for whoever comes back.

import type { Depth } from "../api";
import { t } from "../i18n";
import { problemWords } from "../i18n/words";
import type { Analysis } from "../wire";
import { analysisOf, type Progress } from "./analysis";
import type { Source } from "./source";

export class Analysing {
  /** What was found so far. */
  found = $state.raw<Partial<Record<Depth, Analysis>>>({});
  /** The deepest of it. */
  analysis: Analysis | null = $derived(this.found.deep ?? this.found.quick ?? null);
  progress = $state.raw<Progress | null>(null);
  problem = $state("");
  #source: Pick<Source, "analysis" | "judge">;
  #wanted = new Set<Depth>();
  #work = Promise.resolve();

  constructor(source: Pick<Source, "analysis" | "judge">) {
    this.#source = source;
  }

  /** One pass after the other. What is wanted already is not begun again; what has failed goes on where it was. */
  look(depth: Depth): Promise<void> {
    if (!this.#wanted.has(depth)) {
      this.#wanted.add(depth);
      this.#work = this.#work.then(() => this.#pass(depth));
    }
    return this.#work;
  }

  async #pass(depth: Depth): Promise<void> {
    this.problem = "";
    try {
      const analysis = await analysisOf(this.#source, depth, (made) => (this.progress = made));
      if (analysis) this.found = { ...this.found, [depth]: analysis };
    } catch (error) {
      this.#wanted.delete(depth);
      this.problem = problemWords(error, t("analysis.failed"));
    }
    this.progress = null;
  }
}

const all = new Map<string, Analysing>();

/** The analysis of a game: the one that is under way, if it is. */
export function analysingOf(source: Source): Analysing {
  const known = all.get(source.id);
  if (known) return known;
  const begun = new Analysing(source);
  all.set(source.id, begun);
  return begun;
}
