// The games that the page can draw; each brings its table and its director, loaded when it is needed.

import type { Component } from "svelte";
import type { Facts } from "../i18n/words";
import type { Action, View } from "../wire";
import type { Director, Stage } from "./stage.svelte";
import type { Play } from "./play.svelte";

export type GameName = View["game"];

export interface DrawnGame {
  Table: Component<{ play: Play; stage: Stage | null }>;
  /** The round and whose turn it is, in the top bar. */
  Status: Component<{ play: Play }>;
  direct: Director;
  /** What the log would like to tell of an action and only the views before and after it know. */
  factsOf: (before: View, action: Action, after: View) => Facts;
}

export const GAMES: Record<GameName, () => Promise<DrawnGame>> = {
  austria: () => import("../austria/drawn"),
  overbooking: () => import("../overbooking/drawn"),
};

export const isGame = (name: string): name is GameName => name in GAMES;
