// Which screen an address shows; each is loaded when it is needed.

import type { Component } from "svelte";
import { host } from "$host";
import { language, type Room } from "./i18n";

interface Screen {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every screen has its own props, given right here
  load: () => Promise<{ default: Component<any> }>;
  props: Record<string, string>;
}

/** Screens beside the tables bring their words along, and those of the modules, which they may show. */
const withWords = (room: Room, load: Screen["load"]) => async (): ReturnType<Screen["load"]> =>
  (await Promise.all([load(), language.bring(room), language.bring("waltz")]))[0];

/** The beginnings of addresses that mean something at a server alone: others take part in what is there. */
const OF_SERVERS = ["profile", "handover", "cup", "ratings", "people", "daily"];

export function screenFor(path: string, fragment: string): Screen {
  const [first = "", second = "", third = ""] = path.split("/").slice(1);
  if (!host.shared && OF_SERVERS.includes(first))
    return { load: withWords("alone", () => import("./hosts/NeedsServer.svelte")), props: {} };
  if (first === "t") return { load: () => import("./table/TablePage.svelte"), props: { table: second } };
  if (first === "analysis")
    return { load: withWords("study", () => import("./after/AnalysisPage.svelte")), props: { table: second, at: fragment } };
  if (first === "replay")
    return {
      load: withWords("study", () => import("./after/ReplayPage.svelte")),
      props: { table: second, at: fragment },
    };
  if (first === "exercises")
    return second
      ? { load: withWords("study", () => import("./exercises/ExercisePage.svelte")), props: { id: second } }
      : { load: withWords("study", () => import("./exercises/ExercisesPage.svelte")), props: {} };
  if (first === "games") return { load: withWords("profile", () => import("./games/MyGames.svelte")), props: {} };
  if (first === "box") return { load: withWords("box", () => import("./box/BoxPage.svelte")), props: {} };
  if (first === "companion")
    return { load: withWords("companion", () => import("./companion/CompanionPage.svelte")), props: { id: second } };
  if (first === "score") return { load: withWords("score", () => import("./score/ScorePage.svelte")), props: {} };
  if (first === "enter") return { load: withWords("enter", () => import("./enter/EnterPage.svelte")), props: { id: second } };
  if (first === "deal") return { load: withWords("enter", () => import("./deal/DealPage.svelte")), props: {} };
  if (first === "profile") return { load: withWords("profile", () => import("./profile/ProfilePage.svelte")), props: {} };
  if (first === "handover") return { load: withWords("profile", () => import("./profile/HandoverPage.svelte")), props: {} };
  if (first === "cup") return { load: withWords("cup", () => import("./cup/CupPage.svelte")), props: { id: second } };
  if (first === "ratings")
    return { load: withWords("ratings", () => import("./ratings/LadderPage.svelte")), props: { game: second, seats: third } };
  if (first === "people") return { load: withWords("ratings", () => import("./ratings/PersonPage.svelte")), props: { id: second } };
  if (first === "daily" && third)
    return { load: withWords("daily", () => import("./daily/DealPage.svelte")), props: { date: second, game: third } };
  if (first === "daily") return { load: withWords("daily", () => import("./daily/DailyPage.svelte")), props: {} };
  if (first === "rules") return { load: () => import("./ui/RulesScreen.svelte"), props: { anchor: fragment } };
  if (import.meta.env.DEV && first === "gallery")
    return { load: () => import("./gallery/Gallery.svelte"), props: { name: second } };
  return { load: () => import("./start/StartPage.svelte"), props: {} };
}
