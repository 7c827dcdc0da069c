export { default as Table } from "./OverbookingTable.svelte";
export { default as Status } from "./OverbookingStatus.svelte";
export { direct } from "./scenes";
