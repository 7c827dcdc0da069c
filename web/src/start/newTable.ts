// Making a table and sitting down at it.

import { api } from "../api";
import { rivalsOf } from "../i18n/words";
import { hasJoined, joiningKey, keep } from "../keys";
import { router } from "../router.svelte";
import type { Joined, NewSeat, NewTable } from "../wire";

/** Makes the table, takes the first person's seat, and goes there. */
export async function sitDown(wish: NewTable, name: string): Promise<void> {
  const made = await api.newTable(wish);
  const own = wish.seats.findIndex(({ kind }) => kind === "person");
  const invitation = made.seats.find(({ seat }) => seat === own)!;
  const { token, state } = await sit(made.table, invitation.token, name);
  const invited = made.seats.filter(({ seat }) => seat !== own && wish.seats[seat]?.kind === "person");
  keep({
    table: made.table,
    game: state.game,
    token,
    owner: made.owner,
    invitations: invited.length ? invited : undefined,
    watch: made.watch,
    with: rivalsOf(state),
    used: "",
  });
  router.go(`/t/${made.table}`);
}

/** Takes a seat; a link, and whoever else knows it, is worth nothing afterwards. */
export async function sit(table: string, token: string | null, name: string): Promise<Joined> {
  const joined = await api.join(table, token, name, joiningKey(table));
  hasJoined(table);
  return joined;
}

export const personSeat = (name?: string): NewSeat => (name ? { kind: "person", name } : { kind: "person" });
export const botSeat = (bot: string): NewSeat => ({ kind: "bot", bot });
