// One component for each kind of question; the compiler finds a kind that has none.

import type { Component } from "svelte";
import type { AustriaQuestion } from "../../wire";
import CardChoice from "./CardChoice.svelte";
import Choose from "./Choose.svelte";
import Receive from "./Receive.svelte";
import Reward from "./Reward.svelte";
import Split from "./Split.svelte";
import Turn from "./Turn.svelte";

export type QuestionKind = AustriaQuestion["kind"];
export type QuestionComponent = Component<{ question: AustriaQuestion }>;

export const QUESTIONS: Record<QuestionKind, QuestionComponent> = {
  turn: Turn,
  receive: Receive,
  serve: Choose,
  dishes: Split,
  drinks: Split,
  krones: Split,
  rooms: Choose,
  staff: Choose,
  copy: Choose,
  extra: Choose,
  reward: Reward,
  drawn: CardChoice,
  under: CardChoice,
  draft: CardChoice,
  scored: Choose,
  penalty: Choose,
  remove: Choose,
  discard: Choose,
  first_guest: Choose,
  first_rooms: Choose,
};
