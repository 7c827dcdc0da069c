// How far the engine is on its way into this browser, and what it has to say there.

import type { Trouble } from "../engine/messages";

class Progress {
  /** Bytes that have come, and all that must. */
  loaded = $state(0);
  total = $state(1);
  ready = $state(false);
  failed = $state<string | null>(null);
  /** Brings it once more, after something went wrong on the way. */
  retry: () => void = () => undefined;
  /** Why what is played is not kept, until it has been read. */
  trouble = $state<Trouble | null>(null);
  /** Takes a newer build that has come, and shows the page anew. */
  renew = $state.raw<(() => void) | null>(null);
}

export const progress = new Progress();
