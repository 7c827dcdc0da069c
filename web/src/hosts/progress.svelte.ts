// How far the engine is on its way into this browser.

class Progress {
  /** Bytes that have come, and all that must. */
  loaded = $state(0);
  total = $state(1);
  ready = $state(false);
  failed = $state<string | null>(null);
  /** Brings it once more, after something went wrong on the way. */
  retry: () => void = () => undefined;
  /** Takes a newer build that has come, and shows the page anew. */
  renew = $state.raw<(() => void) | null>(null);
}

export const progress = new Progress();
