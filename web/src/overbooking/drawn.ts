import type { Facts } from "../i18n/words";
import type { Director } from "../table/stage.svelte";
import { checkScenes } from "./check";

export { default as Table } from "./OverbookingTable.svelte";
export { default as Status } from "./OverbookingStatus.svelte";
export const direct: Director = checkScenes;
/** The log of this game needs nothing but the actions. */
export const factsOf = (): Facts => ({});
