// Making a table and sitting down at it.

import { api, Refused } from "../api";
import { rivalsOf } from "../i18n/words";
import { hasJoined, joiningKey, keep, type Place } from "../keys";
import { forgetSecret, profileSecret } from "../profile/secret";
import { router } from "../router.svelte";
import { arrive } from "../table/arrived";
import type { Joined, NewSeat, NewTable, TableMade } from "../wire";

/** Makes the table, takes the first person's seat, and goes there. */
export const sitDown = async (wish: NewTable, name: string): Promise<void> =>
  sitAt(await api.newTable(wish), wish.seats, name);

/** Takes the first person's seat at a table that was just made, and goes there; it may come from a replay. */
export async function sitAt(made: TableMade, seats: NewSeat[], name: string, from?: string): Promise<void> {
  const own = seats.findIndex(({ kind }) => kind === "person");
  const invitation = made.seats.find(({ seat }) => seat === own)!;
  const { token, state } = await sit(made.table, invitation.token, name);
  const invited = made.seats.filter(({ seat }) => seat !== own && seats[seat]?.kind === "person");
  keep({
    table: made.table,
    game: state.game,
    token,
    owner: made.owner,
    invitations: invited.length ? invited : undefined,
    watch: made.watch,
    from,
    with: rivalsOf(state),
    used: "",
  });
  arrive(token, state);
  router.go(`/t/${made.table}`);
}

/** A table that the house has laid out, to learn at it: everything can be taken back there. */
export const sitDownToLearn = (lesson: string, name: string): Promise<void> =>
  sitDown({ lesson, seats: [personSeat(name), botSeat("waiter")], undo: "always" }, name);

/** Makes the table, takes the seats of all who share this screen, and goes there. */
export async function sitDownTogether(wish: NewTable): Promise<void> {
  const made = await api.newTable(wish);
  const people: Place[] = [];
  let game = "";
  for (const { seat, token } of made.seats) {
    const joined = await sitAsGuest(made.table, token, wish.seats[seat]?.name ?? "");
    people.push({ seat, token: joined.token });
    ({ game } = joined.state);
  }
  keepTogether(made.table, game, people, made);
  router.go(`/t/${made.table}`);
}

/** The keys of a table at which several share this screen. */
export function keepTogether(
  table: string,
  game: string,
  together: Place[],
  secrets: { owner?: string | null; watch?: string | null },
): void {
  const { owner, watch } = secrets;
  const token = together[0]!.token;
  keep({ table, game, token, together, owner: owner ?? undefined, watch: watch ?? undefined, with: "", used: "" });
}

/** Takes a seat, for the profile if this browser has one; a link, and whoever else knows it, is worth nothing then. */
export async function sit(table: string, token: string | null, name: string): Promise<Joined> {
  const secret = profileSecret();
  try {
    return await join(table, token, name, secret);
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code !== "wrong_profile") throw error;
    forgetSecret();
    return join(table, token, name, null);
  }
}

/** Takes a seat for whoever sits at this screen: it is nobody's profile's. */
export const sitAsGuest = (table: string, token: string | null, name: string): Promise<Joined> =>
  join(table, token, name, null);

async function join(table: string, token: string | null, name: string, secret: string | null): Promise<Joined> {
  const joined = await api.join(table, token, name, joiningKey(table), secret);
  hasJoined(table);
  return joined;
}

export const personSeat = (name?: string): NewSeat => (name ? { kind: "person", name } : { kind: "person" });
export const botSeat = (bot: string): NewSeat => ({ kind: "bot", bot });
