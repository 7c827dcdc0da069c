// The content pack of a table: its values hold while its screen is there.

import { onDestroy } from "svelte";
import { layPack } from "../content";
import type { ShownPack } from "../wire";

/** For a screen that shows a table. What comes when the screen has been left already is not laid any more. */
export function packForScreen(): (pack: ShownPack | null) => void {
  let left = false;
  onDestroy(() => {
    left = true;
    layPack(null);
  });
  return (pack) => {
    if (!left) layPack(pack);
  };
}
