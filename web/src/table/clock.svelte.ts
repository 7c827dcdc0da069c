// What the clock of a table shows: the figures of the server, counted on by a clock that nobody can set.

import type { TableClock } from "../wire";

const TICK_MS = 250;
const MINUTE = 60_000;

export class Clock {
  /** What the server told last, and when that came, by the time that this page has been open. */
  #told = $state.raw<{ clock: TableClock; at: number } | null>(null);
  #now = $state(0);
  shown = $derived(this.#told?.clock ?? null);

  receive(clock: TableClock | null): void {
    this.#now = performance.now();
    this.#told = clock && { clock, at: this.#now };
  }

  /** How many milliseconds a seat has left; null if it has no time. */
  left(seat: number): number | null {
    const own = this.shown?.seats[seat];
    if (!this.#told || !own) return null;
    const { running, starts_in } = this.#told.clock;
    const passed = running === seat ? Math.max(0, this.#now - this.#told.at - starts_in) : 0;
    return Math.max(0, own.left - passed);
  }

  /** Whether it runs for a seat that should not think much longer. */
  isLow(seat: number): boolean {
    const left = this.left(seat);
    return this.shown?.running === seat && left !== null && left <= lowAt(this.shown);
  }

  /** Goes on while somebody looks. */
  tick(): () => void {
    const timer = setInterval(() => (this.#now = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }
}

/** A minute of a live game, less if it is a short one; a quarter of a turn by correspondence. */
function lowAt({ rule: { kind, bank = 0, turn = 0 } }: TableClock): number {
  return kind === "live" ? Math.min(MINUTE, 200 * bank) : 250 * turn;
}
