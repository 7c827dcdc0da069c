// Several people at one screen: whose table is shown, and the curtain between them. Behind the curtain there is only
// what everybody may see: the page asks for a hand when somebody has said “it's me”, and forgets it afterwards.

import { api, newKey, Refused } from "../api";
import { t } from "../i18n";
import type { Place } from "../keys";
import type { Proposal, TableState } from "../wire";
import { Live } from "./live.svelte";
import type { Director } from "./stage.svelte";
import { takenBack } from "./turns";

export class Together {
  readonly people: readonly Place[];
  /** The table as everybody may see it. */
  readonly all: Live;
  /** The table of whoever has said “it's me”; null while the curtain is down. */
  own = $state.raw<Live | null>(null);
  /** While something is on its way. */
  busy = $state(false);
  /** What is on the screen. */
  shown: Live = $derived.by(() => this.own ?? this.all);
  /** Who of those here has to decide; nobody until all that was done is here, or while a bot stands in. */
  next = $derived.by(() => {
    const { to_move, version, seats } = this.shown.stage.newest;
    if (to_move === null || version < this.#seen || seats[to_move]?.bot != null) return null;
    return this.#placeOf(to_move) ?? null;
  });
  /** Whether whoever is at the screen has nothing to do there any more: somebody else has, or the game is over. */
  passed = $derived.by(() => {
    if (!this.own?.stage.done) return false;
    const { finished, seat } = this.own.stage.newest;
    return finished !== null || (this.next !== null && this.next.seat !== seat);
  });
  /** Who of those here decided last, and may want it back. */
  last = $derived.by(() => {
    const gone = takenBack(this.all.happenings);
    const decided = this.all.happenings.findLast(
      ({ seat, version, undone_to }) => undone_to === null && !gone(version) && this.#placeOf(seat),
    );
    return this.#placeOf(decided?.seat ?? null) ?? null;
  });
  #direct: Director;
  #leave: () => void = () => {};
  /** The version of the last table that somebody saw here. */
  #seen = $state(0);

  constructor(first: TableState, watch: string | null, people: readonly Place[], direct: Director) {
    this.people = people;
    this.all = new Live(first, watch, direct);
    this.#direct = direct;
  }

  connect(): () => void {
    const leave = this.all.connect();
    return () => {
      this.#leave();
      leave();
    };
  }

  isHere(seat: number | null): boolean {
    return this.#placeOf(seat) !== undefined;
  }

  /** “It's me”: the table of whoever has to decide. */
  async lift(): Promise<void> {
    const { next } = this;
    if (!next || this.own) return;
    await this.#attempt(async () => {
      const state = await api.state(this.all.table, next.token);
      this.own = new Live(state, next.token, this.#direct);
      this.#leave = this.own.connect();
    });
  }

  /** The curtain falls. */
  fall(): void {
    if (!this.own) return;
    this.#seen = this.own.stage.newest.version;
    this.#leave();
    this.#leave = () => {};
    this.own = null;
  }

  /** What one has followed at your own table is not shown to all once more. */
  settle(): void {
    const { stage } = this.all;
    if (this.own || stage.newest.version <= this.#seen) stage.finish();
  }

  /** Takes the last decision of somebody here back; all who sit here have agreed. */
  async takeBack(seat: number): Promise<void> {
    const { table, stage } = this.shown;
    const { token } = this.#placeOf(seat)!;
    await this.#attempt(async () => {
      const { proposals } = await api.undo(table, token, stage.newest.version, newKey());
      const asked = proposals.find(({ kind, by }) => kind === "takeback" && by === seat);
      if (asked) await this.#vote(asked);
    });
  }

  /** All who sit here agree, or one of them does not. */
  async answer(proposal: Proposal, agree: boolean): Promise<void> {
    await this.#attempt(() => (agree ? this.#vote(proposal) : this.#refuse(proposal)));
  }

  async #vote({ number, waiting }: Proposal): Promise<void> {
    for (const { seat, token } of this.people)
      if (waiting.includes(seat)) this.#take(seat, await api.vote(this.all.table, token, number, true));
  }

  async #refuse({ number, waiting, by }: Proposal): Promise<void> {
    const { seat, token } = this.people.find((place) => waiting.includes(place.seat)) ?? this.#placeOf(by)!;
    this.#take(seat, await api.vote(this.all.table, token, number, false));
  }

  /** An answer is shown only to whom it was given. */
  #take(seat: number, state: TableState): void {
    if (this.own?.stage.newest.seat === seat) this.own.receive(state);
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.shown.problem = null;
    try {
      await deed();
    } catch (error) {
      this.shown.problem = error instanceof Refused ? error.problem : { code: "internal", message: t("error.offline") };
    } finally {
      this.busy = false;
    }
  }

  #placeOf(seat: number | null): Place | undefined {
    return this.people.find((place) => place.seat === seat);
  }
}
