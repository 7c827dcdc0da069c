export { LANGUAGES, isKey, language, names, t, type Code, type Key } from "./language.svelte";
export { everyName, isMeant } from "./search.svelte";
export type { Room } from "./rooms";
