// A rematch: the same people and bots at a new table.

import { api } from "../api";
import { rivalsOf } from "../i18n/words";
import { keep, rematchKey } from "../keys";
import { router } from "../router.svelte";
import { sit } from "../start/newTable";

/** Sits down at the table of the rematch, and goes there; whoever is first sets it. */
export async function sitAgain(table: string, token: string, nameOf: (seat: number) => string): Promise<void> {
  const again = await api.rematch(table, token, rematchKey(table));
  const joined = await sit(again.table, again.token, nameOf(again.seat));
  keep({
    table: again.table,
    game: joined.state.game,
    token: joined.token,
    owner: again.owner ?? undefined,
    watch: again.watch ?? undefined,
    with: rivalsOf(joined.state),
    used: "",
  });
  router.go(`/t/${again.table}`);
}
