import { guestCost, strengthOf, type Facts } from "../i18n/words";
import type { Director } from "../table/stage.svelte";
import type { Action, AustriaView, View } from "../wire";
import { leopoldScenes } from "./leopold/scenes";
import { hallScored, withHallScene } from "./waltz/scenes";

export { default as Table } from "./AustriaTable.svelte";
export { default as Status } from "./AustriaStatus.svelte";
export const direct: Director = (before, after) => withHallScene(leopoldScenes(before, after), before, after);

const hallOf = (view: AustriaView, { hall = 0 }: Action): string | undefined => view.waltz?.ball?.halls[hall - 1]?.id;

export function factsOf(before: View, action: Action, after: View): Facts {
  const scored = hallScored(before as AustriaView, after as AustriaView);
  return { ...factsOfAction(before as AustriaView, action), ...(scored && { scored }) };
}

function factsOfAction(view: AustriaView, action: Action): Facts {
  const me = view.to_move === null ? undefined : view.players[view.to_move];
  switch (action.kind) {
    case "guest":
      return { guest: view.queue[action.place! - 1] ?? undefined, cost: guestCost(view, action.place!) };
    case "move":
    case "place":
    case "fill":
      return { guest: me?.tables[action.table! - 1]?.guest };
    case "die":
      return { strength: strengthOf(view, action.value!, action.boost) };
    case "coloured_die": {
      const moved = view.question?.kind === "shifted" ? view.question.space : undefined;
      const value = moved ?? view.waltz?.lounge?.dice[action.colour!] ?? undefined;
      return { value, strength: value === undefined ? undefined : strengthOf(view, value, action.boost) };
    }
    case "dance":
    case "recall":
      return { ballroom: hallOf(view, action) };
    case "ball":
      return { guest: me?.tables[action.table! - 1]?.guest, ballroom: hallOf(view, action) };
    case "give":
      return { item: view.question?.item };
    case "take":
      return { strength: view.question?.strength, both: view.question?.both };
    case "claim":
      return { vp: view.objectives["ABC".indexOf(action.objective!)]?.next_vp ?? undefined };
    default:
      return {};
  }
}
