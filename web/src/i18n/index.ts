export { LANGUAGES, isKey, language, names, t, type Code, type Key } from "./language.svelte";
