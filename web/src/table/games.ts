// The games that the page can draw; each brings its table and its director, loaded when it is needed.

import type { Component } from "svelte";
import type { View } from "../wire";
import type { Director, Stage } from "./stage.svelte";
import type { Play } from "./play.svelte";

export type GameName = View["game"];

export interface DrawnGame {
  Table: Component<{ play: Play; stage: Stage | null }>;
  /** The round and whose turn it is, in the top bar. */
  Status: Component<{ play: Play }>;
  direct: Director;
  /** The table after an event, each as its own game has it. */
  fold: (view: never, event: never) => View;
}

export const GAMES: Record<GameName, () => Promise<DrawnGame>> = {
  austria: () => import("../austria"),
  overbooking: () => import("../overbooking"),
};

export const isGame = (name: string): name is GameName => name in GAMES;
