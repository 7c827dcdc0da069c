// Which screen an address shows; each is loaded when it is needed.

import type { Component } from "svelte";
import { language } from "./i18n";

interface Screen {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every screen has its own props, given right here
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** Screens beside the tables bring their words along. */
const withWords = (load: Screen["load"]) => async (): ReturnType<Screen["load"]> =>
  (await Promise.all([load(), language.loadProfile()]))[0];

export function screenFor(path: string, fragment: string): Screen {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (first === "t") return { load: () => import("./table/TablePage.svelte"), props: { table: second } };
  if (first === "analysis")
    return { load: withWords(() => import("./after/AnalysisPage.svelte")), props: { table: second } };
  if (first === "replay") return { load: () => import("./after/ReplayPage.svelte"), props: { table: second, at: fragment } };
  if (first === "games") return { load: withWords(() => import("./games/MyGames.svelte")), props: {} };
  if (first === "profile") return { load: withWords(() => import("./profile/ProfilePage.svelte")), props: {} };
  if (first === "handover") return { load: withWords(() => import("./profile/HandoverPage.svelte")), props: {} };
  if (first === "rules") return { load: () => import("./ui/RulesScreen.svelte"), props: { anchor: fragment } };
  if (import.meta.env.DEV && first === "gallery")
    return { load: () => import("./gallery/Gallery.svelte"), props: { name: second } };
  return { load: () => import("./start/StartPage.svelte"), props: {} };
}
