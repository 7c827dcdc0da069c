export { default as Table } from "./AustriaTable.svelte";
export { default as Status } from "./AustriaStatus.svelte";
export { afterEvent as fold } from "./fold";
export { direct } from "./scenes";
