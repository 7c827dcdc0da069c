// What can be done, in words: infinitives for buttons and screen readers. All that is said stands in the action as
// the engine describes it.

import { board as boardFacts, editionOf, tile as tileFacts, waltz, type Edition } from "../../content";
import type { Action, AustriaAction, AustriaView, OverbookingAction, OverbookingView } from "../../wire";
import { names, t, type Key } from "../language.svelte";
import { amountWords, costWords, signedVp, type Amounts } from "./amounts";
import { objectiveWords, said, staffWords, sufferedWords } from "./cards";
import { countWords, effectWords, itemWords } from "./effects";
import { capital, inside } from "./letters";
import { overbookingActionWords } from "./overbooking";
import { boardLetter, colouredRoom, groupsWords, roomWords, spaceWords } from "./places";
import { colouredDie, placeWords, rehearsalWords } from "./waltz";

/** What words need to know of a table: its game, and the edition of its cards. */
export type Table = Pick<AustriaView, "game" | "options"> | Pick<OverbookingView, "game">;

export function actionWords(action: Action, view: Table): string {
  return "options" in view && view.game === "austria"
    ? austriaActionWords(action as AustriaAction, editionOf(view.options))
    : overbookingActionWords(action as OverbookingAction);
}

type Kind = AustriaAction["kind"];
type Of<K extends Kind> = Extract<AustriaAction, { kind: K }>;
type Tellers = { [K in Kind]: (action: Of<K>, edition: Edition) => string };

function austriaActionWords(action: AustriaAction, edition: Edition): string {
  const teller = TELLERS[action.kind] as (action: AustriaAction, edition: Edition) => string;
  return capital(teller(action, edition));
}

/** A text with what else there is to know, in brackets. */
const noted = (text: string, ...notes: string[]): string =>
  notes.length ? t("event.noted", { text, notes: notes.join("; ") }) : text;

const TELLERS: Tellers = {
  pass: () => t("action.pass"),
  end: () => t("action.end"),
  done: ({ question, krones }) => noted(doneWords(question), ...(krones ? [t("krones", { n: krones })] : [])),
  keep: () => t("action.keep"),
  serve: ({ cost }) => noted(t("action.serve"), costWords(cost)),
  suffer: ({ tile }, edition) => t("action.suffer", { penalty: sufferedWords(tileFacts(tile, edition).penalty, edition) }),
  suffer_vp: ({ vp }) => t("action.suffer_vp", { vp: t("vp", { n: -vp }) }),
  board: ({ board }) => noted(t("action.board", { letter: boardLetter(board) }), ...groupsWords(boardFacts(board))),
  ignore: ({ cost }) => noted(t("action.ignore"), costWords(cost)),
  guest: ({ guest, cost, filled }) =>
    noted(
      t("action.guest", { guest: names.guest(guest) }),
      costWords(cost),
      ...(filled ? [t("action.guest.filled")] : []),
    ),
  die: (action) => noted(t("action.die", spaceOf(action)), ...dieNotes(action)),
  space: (action) => noted(t("action.space", spaceOf(action)), ...dieNotes(action)),
  coloured_die: (action) => noted(t("action.die", spaceOf(action)), colouredDie(action.colour), ...dieNotes(action)),
  copy: (action) => noted(t("action.copy", spaceOf(action)), costWords(action.cost)),
  take: (action) => t("action.take", { what: gainWords(action) }),
  get: got,
  place: ({ item, guest }) => t("action.place", { item: itemWords(item), guest: names.guest(guest) }),
  fill: ({ guest, items }) => noted(t("action.fill", { guest: names.guest(guest) }), amountWords({ items })),
  claim: ({ objective, id, vp }) =>
    noted(t("action.claim", { letter: objective, objective: inside(objectiveWords(id)) }), signedVp(vp)),
  room: ({ space, colour, cost, vp, occupies }) =>
    noted(
      t("action.room", { room: roomWords(space) }),
      said(`roomcolour.${colour}`),
      costWords(cost),
      ...(vp ? [signedVp(vp)] : []),
      ...(occupies ? [t("action.room.occupied")] : []),
    ),
  occupy: ({ space, colour }) => t("action.occupy", { room: colouredRoom(space, colour) }),
  remove: ({ space }) => t("action.remove", { room: roomWords(space) }),
  move: ({ guest, space, colour }) =>
    t("action.move", { guest: names.guest(guest), room: colouredRoom(space, colour) }),
  play: ({ staff, cost }) => noted(t("action.play", { staff: names.staff(staff) }), costWords(cost)),
  use: ({ staff }, edition) =>
    t("action.use", { staff: names.staff(staff), text: inside(staffWords(staff, edition).text) }),
  under: ({ staff }) => t("action.under", { staff: names.staff(staff) }),
  discard: ({ staff, vp }) =>
    noted(t("action.discard", { staff: names.staff(staff) }), ...(vp ? [signedVp(vp)] : [])),
  draft: ({ staff }) => t("action.draft", { staff: names.staff(staff) }),
  spend: ({ item }) => t("action.spend", { item: itemWords(item) }),
  dance: ({ ballroom, row, champagne }) =>
    noted(t("action.dance", { place: placeWords(ballroom, row) }), ...champagneNotes(champagne)),
  ball: ({ guest, ballroom, row, champagne }) =>
    noted(
      t("action.ball", { guest: names.guest(guest), place: placeWords(ballroom, row) }),
      ...champagneNotes(champagne),
    ),
  recall: ({ ballroom, row }) => t("action.recall", { place: placeWords(ballroom, row) }),
  rehearse: ({ room }) =>
    t("action.rehearse", { n: room, text: rehearsalWords(room).lines.map(inside).join("; ") }),
  celebrity: ({ celebrity, cost, vp }) =>
    noted(t("action.celebrity", { celebrity: names.celebrity(celebrity) }), costWords(cost), signedVp(vp)),
  exchange: ({ celebrity, count }) => t("action.exchange", { celebrity: names.celebrity(celebrity), n: count }),
  key: (action) => t("action.key", { gains: gainWords(action) }),
  flip: ({ staff }, edition) =>
    t("action.flip", { staff: names.staff(staff), text: inside(staffWords(staff, edition).text) }),
  bid: ({ entrance, bid }) =>
    bid
      ? t("action.bid", { krones: t("krones", { n: bid }), entrance: names.entrance(entrance) })
      : t("action.bid_nothing", { entrance: names.entrance(entrance) }),
  token: ({ token, completed }) =>
    t("action.token", { n: token, effect: effectWords(waltz.dove[token]?.[completed] ?? []) }),
  claim_own: ({ objective, id, vp }) =>
    noted(t("action.claim_own", { letter: objective, objective: inside(objectiveWords(id)) }), signedVp(vp)),
  shift: ({ value, to, cost, vp }) =>
    noted(t("action.shift", { value, to }), ...(cost ? [costWords(cost)] : []), ...(vp ? [signedVp(vp)] : [])),
  tile: ({ tile, steps_back }, edition) =>
    noted(
      t("action.tile", { tile, effect: effectWords(tileFacts(tile, edition).reward) }),
      t("event.back", { n: steps_back }),
    ),
  give: ({ guest, item }) => t("action.give", { item: itemWords(item), guest: names.guest(guest) }),
  enter: ({ entrance }) => t("action.enter", { entrance: names.entrance(entrance) }),
};

/** What an action brings; a full purse takes no krones. */
const gainWords = (amounts: Partial<Amounts>): string => amountWords(amounts) || t("krones", { n: 0 });

const spaceOf = ({ value, strength }: { value: number; strength: number }) => ({
  value,
  space: inside(spaceWords(value)),
  strength,
});

function dieNotes({ boost, cost, vp }: { boost: boolean; cost: number; vp: number }): string[] {
  return [
    ...(boost ? [t("event.boosted")] : []),
    ...(cost ? [costWords(cost)] : []),
    ...(vp ? [signedVp(vp)] : []),
  ];
}

const champagneNotes = (n: number): string[] => (n ? [countWords("champagne", n)] : [t("free")]);

function got(action: Of<"get">): string {
  const { what, cards } = action;
  if (what === "cards") return t("action.get.cards", { n: cards });
  if (what === "draw") return t("action.get.draw", { n: cards });
  const gains = gainWords(action);
  return what === "income" ? t("action.get.income", { gains }) : t("action.take", { what: gains });
}

const DONE: Record<Of<"done">["question"], Key & `action.done${string}`> = {
  serve: "action.done.serve",
  dishes: "action.done.dishes",
  drinks: "action.done.drinks",
  rooms: "action.done.rooms",
  krones: "action.done.krones",
  staff: "action.done.staff",
  copy: "action.done.copy",
  extra: "action.done.extra",
  reward: "action.done.reward",
  drawn: "action.done.drawn",
  first_rooms: "action.done.rooms",
  exchange: "action.done.exchange",
  token: "action.done.token",
  invite: "action.done.invite",
  celebrity: "action.done.celebrity",
  flip: "action.done.flip",
};

/** What `done` means, by the question that it answers. */
export const doneWords = (question: Of<"done">["question"]): string => said(DONE[question]);
