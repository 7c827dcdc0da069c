export { default as Table } from "./AustriaTable.svelte";
export { default as Status } from "./AustriaStatus.svelte";
export { direct } from "./scenes";
