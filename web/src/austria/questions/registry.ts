// One component for each kind of question; the compiler finds a kind that has none. Where something on the table is
// chosen (a room, a guest, a card, a space) it shines there, and the desk only says what is asked: `Asked`.

import type { Component } from "svelte";
import type { AustriaQuestion } from "../../wire";
import Asked from "./Asked.svelte";
import Auction from "./Auction.svelte";
import Boards from "./Boards.svelte";
import CardChoice from "./CardChoice.svelte";
import Enter from "./Enter.svelte";
import Flip from "./Flip.svelte";
import Give from "./Give.svelte";
import Invitation from "./Invitation.svelte";
import Receive from "./Receive.svelte";
import Rehearsal from "./Rehearsal.svelte";
import Reward from "./Reward.svelte";
import Shifted from "./Shifted.svelte";
import Split from "./Split.svelte";
import Tokens from "./Tokens.svelte";
import Turn from "./Turn.svelte";

export type QuestionKind = AustriaQuestion["kind"];

export const QUESTIONS: Record<QuestionKind, Component> = {
  turn: Turn,
  receive: Receive,
  serve: Asked,
  dishes: Split,
  drinks: Split,
  krones: Split,
  rooms: Asked,
  staff: Asked,
  copy: Asked,
  extra: Asked,
  reward: Reward,
  drawn: CardChoice,
  under: CardChoice,
  draft: CardChoice,
  penalty: Asked,
  remove: Asked,
  discard: Asked,
  first_guest: Asked,
  first_rooms: Asked,
  spend: Asked,
  exchange: Asked,
  others: Reward,
  bid: Auction,
  token: Tokens,
  shifted: Shifted,
  rehearse: Rehearsal,
  invite: Asked,
  recall: Asked,
  give: Give,
  enter: Enter,
  celebrity: Invitation,
  flip: Flip,
  board: Boards,
};
