// What can be done with a game that is over: play again, look at it again, share it, keep it.

import { getContext, setContext } from "svelte";
import { api } from "../api";
import { keyOf, rematchKey, type Place } from "../keys";
import { router } from "../router.svelte";
import { keepTogether, sitAsGuest } from "../start/newTable";
import type { Live } from "../table/live.svelte";
import type { Play } from "../table/play.svelte";
import type { Together } from "../table/together.svelte";
import { saveFile } from "../ui/save";
import { sitAgain } from "./again";

export class Afterwards {
  readonly play: Play;
  readonly showResult: () => void;
  readonly share: () => void;
  #live: Live;
  #together: Together | undefined;
  #attempt: <Answer>(request: () => Promise<Answer>) => Promise<Answer | null>;
  busy = $state(false);

  constructor(
    live: Live,
    play: Play,
    windows: Pick<Afterwards, "showResult" | "share">,
    attempt: <Answer>(request: () => Promise<Answer>) => Promise<Answer | null>,
    together?: Together,
  ) {
    this.#live = live;
    this.play = play;
    this.showResult = windows.showResult;
    this.share = windows.share;
    this.#attempt = attempt;
    this.#together = together;
  }

  /** Whether somebody here has played, and not only watched. */
  get plays(): boolean {
    return this.#together !== undefined || this.play.state.seat !== null;
  }

  replay = (): void => router.go(`/replay/${this.#live.table}`);

  analyse = (): void => router.go(`/analysis/${this.#live.table}`);

  download = async (): Promise<void> => {
    const { table, token } = this.#live;
    const file = await this.#attempt(() => api.record(table, token));
    if (file) saveFile(file, `hotelier-${table}.json`);
  };

  /** Sits down at the table of the rematch; whoever is first sets it. */
  rematch = async (): Promise<void> => {
    const { rematch } = this.play.state;
    if (rematch && this.#isSeated(rematch)) return router.go(`/t/${rematch}`);
    this.busy = true;
    await this.#attempt(() => (this.#together ? this.#allAgain(this.#together) : sitAgain(this.#live.table, this.#live.token!, this.play.nameOf))).finally(() => (this.busy = false));
  };

  /** Whether all who are here have their seats at a table already. */
  #isSeated(table: string): boolean {
    const { token, together = [] } = keyOf(table) ?? {};
    return this.#together ? together.length === this.#together.people.length : Boolean(token);
  }

  /** All who share this screen sit down again; after a failure half-way, those who have no seat yet. */
  async #allAgain({ people }: Together): Promise<void> {
    const { table } = this.#live;
    let next = this.play.state.rematch;
    for (const { seat, token } of people) {
      const { together = [], ...secrets } = (next && keyOf(next)) || {};
      if (together.some((place) => place.seat === seat)) continue;
      const again = await api.rematch(table, token, rematchKey(`${table}.${seat}`));
      const joined = await sitAsGuest(again.table, again.token, this.play.nameOf(seat));
      next = again.table;
      const places: Place[] = [...together, { seat, token: joined.token }];
      keepTogether(next, this.play.state.game, places, again.watch ? again : secrets);
    }
    router.go(`/t/${next}`);
  }
}

const KEY = Symbol("afterwards");
export const provideAfterwards = (afterwards: Afterwards): Afterwards => setContext(KEY, afterwards);
/** Nothing at a table that is only looked at again. */
export const useAfterwards = (): Afterwards | undefined => getContext<Afterwards | undefined>(KEY);
