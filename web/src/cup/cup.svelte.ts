// A tournament as it stands: asked for again and again, as long as the page is looked at.

import { api, Refused } from "../api";
import { problemWords } from "../i18n/words";
import { profileSecret } from "../profile/secret";
import type { CupState } from "../wire";

const EVERY = 5000;

export class Cup {
  state = $state.raw<CupState | null>(null);
  problem = $state("");
  /** While something is changed. */
  busy = $state(false);
  readonly secret = profileSecret();

  constructor(readonly id: string) {}

  /** Looks at it until what this returns is called. */
  follow(): () => void {
    void this.#look();
    const watch = setInterval(() => document.visibilityState === "visible" && !this.busy && void this.#look(), EVERY);
    return () => clearInterval(watch);
  }

  /** What somebody with a profile does to it. */
  async change(deed: (secret: string) => Promise<CupState>): Promise<void> {
    if (!this.secret) return;
    this.busy = true;
    this.problem = "";
    await deed(this.secret)
      .then((state) => (this.state = state))
      .catch((error: unknown) => (this.problem = problemWords(error)))
      .finally(() => (this.busy = false));
  }

  async #look(): Promise<void> {
    await api
      .cup(this.id, this.secret)
      .then((state) => {
        if (!this.busy) this.state = state;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused || !this.state) this.problem = problemWords(error);
      });
  }
}
