// Whether several share this screen, for every part of a table; what they do there is loaded only with them.

import { getContext, setContext } from "svelte";
import type { Together } from "./together.svelte";

const KEY = Symbol("together");
export const provideTogether = (together: Together): Together => setContext(KEY, together);
/** Nothing where everybody has a screen of their own. */
export const useTogether = (): Together | undefined => getContext<Together | undefined>(KEY);
