// The keys to tables that this browser holds: seats, and tables it has made.

import { host } from "$host";
import { newKey } from "./api";

/** A seat with its secret. */
export interface Place {
  seat: number;
  token: string;
}

export interface TableKey {
  table: string;
  game: string;
  /** The own seat's secret; null for who only watches. */
  token: string | null;
  /** The secrets of the table's maker: ownership, and invitations that nobody has used yet. */
  owner?: string;
  invitations?: Place[];
  watch?: string;
  /** The seats of all who play at this screen, one after the other; `token` is that of the first. */
  together?: Place[];
  /** The address of the replay from which it goes on. */
  from?: string;
  /** Who plays, for the list of running tables. */
  with: string;
  used: string;
  /** The number of the last line of the chat that was seen here. */
  said?: number;
}

/** A server and the house in this browser may be at one address, and each knows its own tables only. */
const STORED = host.shared ? "hotelier.tables" : "hotelier.alone";
const JOINING = "hotelier.joining.";
const AGAIN = "hotelier.again.";
const SEAT = "hotelier.seat.";
/** A server keeps what a browser forgets. Without one nobody else knows the way to a table, so none is forgotten. */
const MOST = host.shared ? 30 : Infinity;

export function allKeys(): TableKey[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(read) ? (read as TableKey[]) : [];
  } catch {
    return [];
  }
}

export const keyOf = (table: string): TableKey | undefined => allKeys().find((key) => key.table === table);

export function keep(key: TableKey): void {
  const others = allKeys().filter((other) => other.table !== key.table);
  const all = [{ ...key, used: new Date().toISOString() }, ...others].slice(0, MOST);
  localStorage.setItem(STORED, JSON.stringify(all));
}

/** The chat of a table was read up to a line. */
export function noteSaid(table: string, said: number): void {
  const all = allKeys().map((key) => (key.table === table ? { ...key, said } : key));
  localStorage.setItem(STORED, JSON.stringify(all));
}

/** The key with which this tab asks for a seat, until it has it: after a lost answer the same one is asked again. */
export const joiningKey = (table: string): string => requestKey(JOINING + table);

/** The same for the wish to play again. */
export const rematchKey = (table: string): string => requestKey(AGAIN + table);

/** The same for a token of one's own for a seat of the profile. */
export const seatKey = (table: string): string => requestKey(SEAT + table);

function requestKey(name: string): string {
  const key = sessionStorage.getItem(name) ?? newKey();
  sessionStorage.setItem(name, key);
  return key;
}

export const hasJoined = (table: string): void => sessionStorage.removeItem(JOINING + table);

export function forget(table: string): void {
  localStorage.setItem(STORED, JSON.stringify(allKeys().filter((key) => key.table !== table)));
}
