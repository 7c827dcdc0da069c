// The seats of a profile on this device: a token of its own for each, asked for when the table is opened.

import { api, Refused } from "../api";
import { keyOf, seatKey } from "../keys";
import { profileSecret } from "./secret";

/** A token for the seat that the profile of this browser holds; null if it sits elsewhere, or there is none. */
export async function profileToken(table: string): Promise<string | null> {
  const secret = profileSecret();
  if (!secret) return null;
  try {
    return (await api.ownToken(table, secret, seatKey(table))).token;
  } catch (error) {
    if (error instanceof Refused && error.status < 500) return null;
    throw error;
  }
}

/** The token that this browser keeps for a table, or the one that its profile gets. */
export const tokenFor = async (table: string): Promise<string | null> =>
  keyOf(table)?.token ?? (await profileToken(table));
