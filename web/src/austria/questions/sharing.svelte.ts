// What somebody wishes of a die that is split: as far as possible it is followed, whatever the die gives in the end.

import type { TakeAction } from "../../wire";
import { shareOf } from "./split";

export class Sharing {
  /** Of the second kind; who has not wished yet gets as much of it as possible. */
  wish = $state(Number.MAX_SAFE_INTEGER);
  champagne = $state(0);
  share = $derived.by(() => {
    const takes = this.#takes();
    return takes.length ? shareOf(takes, this.wish, this.champagne) : null;
  });
  #takes: () => TakeAction[];

  constructor(takes: () => TakeAction[]) {
    this.#takes = takes;
  }
}
