// A record that was brought along as a file, and its content pack, as long as this tab is open.

import type { ShownPack } from "../wire";

const RECORD = "hotelier.record";
const PACK = "hotelier.record.pack";

export function bringRecord(text: string): void {
  sessionStorage.setItem(RECORD, text);
  sessionStorage.removeItem(PACK);
}

/** Its content pack too. */
export const bringPack = (pack: ShownPack): void => sessionStorage.setItem(PACK, JSON.stringify(pack));

export const broughtText = (): string => sessionStorage.getItem(RECORD) ?? "null";
export const broughtPack = (): ShownPack | null =>
  JSON.parse(sessionStorage.getItem(PACK) ?? "null") as ShownPack | null;

export function broughtRecord(): Record<string, unknown> | null {
  try {
    return JSON.parse(broughtText()) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
