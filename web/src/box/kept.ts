// The packs that this browser keeps while they are typed in: one for each game, and the one that it replaced.

import type { Pack } from "./pack";

const NAME = "hotelier.box.";
const FORMER = ".former";

export const keptPack = (game: string): Pack | null => read(game, NAME + game);

/** What lay there before another pack took its place. */
export const formerPack = (game: string): Pack | null => read(game, NAME + game + FORMER);

function read(game: string, name: string): Pack | null {
  try {
    const pack = JSON.parse(localStorage.getItem(name) ?? "") as Pack;
    return pack.game === game && typeof pack.name === "string" ? pack : null;
  } catch {
    return null; // nothing was kept, or something else than a pack
  }
}

export const keepPack = (game: string, pack: Pack): void => localStorage.setItem(NAME + game, JSON.stringify(pack));

/** Where the browser has no room for both, it is there until the page is left. */
export function keepFormer(game: string, pack: Pack | null): void {
  localStorage.removeItem(NAME + game + FORMER);
  try {
    if (pack) localStorage.setItem(NAME + game + FORMER, JSON.stringify(pack));
  } catch {
    return;
  }
}

/** Whether there is more in a pack than its name. */
export const isTypedIn = (pack: Pack): boolean => Object.keys(pack).length > 2;

/** The pack, if there is more in it than its name. */
export function typedIn(game: string): Pack | null {
  const pack = keptPack(game);
  return pack && isTypedIn(pack) ? pack : null;
}
