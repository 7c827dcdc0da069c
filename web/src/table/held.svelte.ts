// What is picked up but not yet put down: any decision puts it down, one that a hint or another tab has made, too.

import type { Play } from "./play.svelte";

export class Held<What extends object> {
  #nothing: What;
  #play: Play;
  #kept = $state.raw<{ version: number; what: What } | null>(null);
  what: What = $derived.by(() => (this.#kept?.version === this.#play.state.version ? this.#kept.what : this.#nothing));

  constructor(play: Play, nothing: What) {
    this.#play = play;
    this.#nothing = nothing;
  }

  take(what: Partial<What>): void {
    this.#kept = { version: this.#play.state.version, what: { ...this.what, ...what } };
  }

  putDown(): void {
    this.#kept = null;
  }
}
