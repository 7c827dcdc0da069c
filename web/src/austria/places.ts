// The parts of the table between which a phone switches, and those that share a place on a wide screen.

import type { Step } from "../table/stage.svelte";
import type { Action, AustriaQuestion, Event, Waltz } from "../wire";
import type { Side } from "./side.svelte";

const PLACES = ["market", "hotel", "ball", "staff", "court", "rivals"] as const;
export type Place = (typeof PLACES)[number];
/** What lies where the emperor is: on a wide screen one of these is in front. */
const FRONTS = ["court", "ball", "lounge", "entrances"] as const;
export type Front = (typeof FRONTS)[number];

type Modules = Pick<Waltz, "ball" | "lounge" | "entrances">;

/** The places of a phone: the lounge is part of the market, where the dice are. */
export const placesOf = (waltz?: Modules): readonly Place[] => PLACES.filter((each) => each !== "ball" || waltz?.ball);

/** Where a phone has what has no place of its own. */
export const PLACE_OF_FRONT: Readonly<Record<string, Place>> = { lounge: "market", entrances: "court" };

export const frontsOf = (waltz?: Modules): readonly Front[] =>
  FRONTS.filter((each) => each === "court" || waltz?.[each] !== undefined);

/** Where a question is answered; null: at the desk alone. */
const PLACE_OF_QUESTION: Record<AustriaQuestion["kind"], Place | null> = {
  turn: "market",
  first_guest: "market",
  copy: "market",
  receive: "hotel",
  serve: "hotel",
  rooms: "hotel",
  first_rooms: "hotel",
  remove: "hotel",
  reward: "hotel",
  extra: "hotel",
  spend: "hotel",
  exchange: "hotel",
  shifted: "market",
  recall: "ball",
  invite: "ball",
  staff: "staff",
  discard: "staff",
  dishes: null,
  drinks: null,
  krones: null,
  drawn: null,
  under: null,
  draft: null,
  penalty: null,
  others: null,
  bid: null,
  token: null,
  rehearse: null,
  give: null,
  enter: null,
  celebrity: null,
  flip: null,
  board: null,
};

/** Where what is offered is chosen on the table. */
export const PLACE_OF_CHOICE = {
  room: "hotel",
  occupy: "hotel",
  place: "hotel",
  guest: "market",
  copy: "market",
  play: "staff",
  dance: "ball",
} as const satisfies Partial<Record<Action["kind"], Place>>;
export type Choice = keyof typeof PLACE_OF_CHOICE;
const isChoice = (kind: Action["kind"]): kind is Choice => kind in PLACE_OF_CHOICE;

/**
 * Where a question is answered; null where the desk alone answers it. After the die, a turn is about your own hotel; a
 * reward is taken where what it offers lies.
 */
export function placeOfQuestion(
  question: AustriaQuestion | null,
  dieTaken: boolean,
  dances = false,
  offered: readonly Action["kind"][] = [],
): Place | null {
  if (dances) return "ball";
  if (question?.kind === "turn" && dieTaken) return "hotel";
  const choice = question?.kind === "reward" ? offered.find(isChoice) : undefined;
  return choice ? PLACE_OF_CHOICE[choice] : question && PLACE_OF_QUESTION[question.kind];
}

const AT_THE_MARKET: readonly Event["kind"][] = [
  "round_begins",
  "dice_rolled",
  "guest_taken",
  "die_taken",
  "space_used",
  "action_copied",
  "die_moved",
  "celebrity_welcomed",
];
const AT_THE_BALL: readonly Event["kind"][] = ["dancer_sent", "dancer_lost", "went_dancing"];

/** Where a step of others can be seen; null where it has a window of its own. */
export function placeOfStep(step: Step | null): Place | null {
  const kind = step?.told[0]?.kind;
  if (!kind || (step?.kind !== "deed" && step?.kind !== "round")) return null;
  if (AT_THE_BALL.includes(kind)) return "ball";
  return AT_THE_MARKET.includes(kind) ? "market" : "rivals";
}

/** What a wide screen brings to the front; null where it leaves it as it is. */
export function frontOf(side: Side): Front | null {
  const { play, question, table } = side;
  const dancing = play.canAny("dance") || play.canAny("recall") || question?.kind === "rehearse";
  if (dancing || (table !== null && play.ofKind("ball").some((action) => action.table === table))) return "ball";
  const coloured = side.die !== null && side.colouredOn(side.die).length > 0;
  return question?.kind === "celebrity" || coloured ? "lounge" : null;
}
