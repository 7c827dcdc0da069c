// The packs that this browser keeps while they are typed in, one for each game.

import type { Pack } from "./pack";

const NAME = "hotelier.box.";

export function keptPack(game: string): Pack | null {
  try {
    const pack = JSON.parse(localStorage.getItem(NAME + game) ?? "") as Pack;
    return pack.game === game && typeof pack.name === "string" ? pack : null;
  } catch {
    return null; // nothing was kept, or something else than a pack
  }
}

export const keepPack = (game: string, pack: Pack): void => localStorage.setItem(NAME + game, JSON.stringify(pack));

/** The pack, if there is more in it than its name. */
export function typedIn(game: string): Pack | null {
  const pack = keptPack(game);
  return pack && Object.keys(pack).length > 2 ? pack : null;
}
