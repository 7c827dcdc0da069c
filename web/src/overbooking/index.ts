export { default as Table } from "./OverbookingTable.svelte";
export { default as Status } from "./OverbookingStatus.svelte";
export { afterEvent as fold } from "./fold";
export { direct } from "./scenes";
