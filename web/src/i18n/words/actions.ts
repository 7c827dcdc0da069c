// What can be done, in words: infinitives for buttons and screen readers.

import { austria, board, staff as staffFacts, tile as tileFacts, waltz, type Edition } from "../../content";
import { language, names, t } from "../language.svelte";
import { objectiveWords, said, staffWords } from "./cards";
import { countWords, effectWords, itemWords } from "./effects";
import { capital, inside } from "./letters";
import { overbookingActionWords } from "./overbooking";
import type { AustriaTable, Deed, OverbookingTable } from "./table";
import { colouredDie, placeWords, rehearsalWords, tokenWords } from "./waltz";

export function actionWords(action: Deed, view: AustriaTable | OverbookingTable): string {
  return view.game === "austria" ? austriaActionWords(action, view) : overbookingActionWords(action, view);
}

type Teller = (action: Deed, view: AustriaTable) => string;

const ACTIONS: Record<string, Teller> = {
  guest: guestTaken,
  die: (action, view) => spaceUsed(action, view, "die"),
  space: (action, view) => spaceUsed(action, view, "space"),
  serve: (_, view) => t(hasStaff(view, (card) => card.free_serving) ? "action.serve_free" : "action.serve"),
  claim: (action, view) =>
    t("action.claim", { letter: action.objective ?? "", objective: inside(claimed(action, view)) }),
  use: (action, view) =>
    t("action.use", { staff: staffName(action), text: staffWords(action.staff ?? 0, editionOf(view)).text }),
  move: (action, view) => t("action.move", { guest: guestAt(action, view), room: roomWords(action, view) }),
  take: (action, view) => t("action.take", { what: takenWords(action, view.question?.strength, view.question?.both) }),
  room: roomPrepared,
  play: staffPlayed,
  copy: (action) => t("action.copy", { value: action.value ?? 0, space: inside(spaceWords(action.value)) }),
  place: (action, view) => t("action.place", { item: itemWords(action.item ?? ""), guest: guestAt(action, view) }),
  get: (action) => gotWords(action),
  occupy: (action, view) => capital(t("action.occupy", { room: roomWords(action, view) })),
  remove: (action, view) => capital(t("action.remove", { room: roomWords(action, view) })),
  fill: (action, view) => t("action.fill", { guest: guestAt(action, view) }),
  draft: (action) => t("action.draft", { staff: staffName(action) }),
  under: (action) => t("action.under", { staff: staffName(action) }),
  discard: (action) => t("action.discard", { staff: staffName(action) }),
  done: (_, view) => doneWords(view.question?.kind),
  dance: (action, view) => t("action.dance", { place: rowOf(action, view) }),
  ball: (action, view) => capital(t("action.ball", { guest: guestAt(action, view), place: rowOf(action, view) })),
  recall: (action, view) => t("action.recall", { place: rowOf(action, view) }),
  coloured_die: colouredDieTaken,
  celebrity: ({ celebrity = "" }, view) =>
    t("action.celebrity", {
      celebrity: names.celebrity(celebrity),
      cost: costWords(view.waltz?.lounge?.cost ?? waltz.celebrity_cost.krones),
    }),
  exchange: () => t("action.exchange", { celebrity: names.celebrity(EXCHANGES) }),
  bid: (action) => {
    const entrance = entranceAt(action);
    return action.krones
      ? t("action.bid", { krones: t("krones", { n: action.krones }), entrance })
      : t("action.bid_nothing", { entrance });
  },
  enter: (action) => t("action.enter", { entrance: entranceAt(action) }),
  give: (action, view) => t("action.give", { item: itemWords(view.question?.item ?? ""), guest: rivalGuest(action, view) }),
  claim_own: ({ objective = "" }, view) =>
    t("action.claim_own", { letter: objective, objective: inside(ownObjective(objective, view)) }),
  flip: (action, view) =>
    t("action.flip", { staff: staffName(action), text: staffWords(action.staff ?? 0, editionOf(view)).text }),
  spend: (action) => t("action.spend", { item: itemWords(action.item ?? "") }),
  rehearse: ({ room = 0 }) =>
    t("action.rehearse", { n: room, text: rehearsalWords(room).lines.map(inside).join("; ") }),
  token: ({ token = 0 }) => t("action.token", { n: token, effect: tokenWords(token).lines.map(inside).join("; ") }),
  tile: ({ tile = "" }) => t("action.tile", { tile, effect: effectWords(tileFacts(tile).reward) }),
  shift: ({ from = 0 }) => t("action.shift", { value: from }),
};

/** A row of a ballroom of this table. */
const rowOf = ({ hall = 0, row = "" }: Deed, view: AustriaTable): string =>
  placeWords(hall, row, view.waltz?.ball?.halls[hall - 1]?.id);

const entranceAt = ({ entrance = "" }: Deed): string => names.entrance(entrance);

/** The guest at a table of the automaton. */
function rivalGuest({ table = 1 }: Deed, view: AustriaTable): string {
  const guest = view.players[view.solo?.seat ?? -1]?.tables[table - 1]?.guest;
  return guest ? names.guest(guest) : t("table.place", { n: table });
}

/** An objective that only the one who decides has. */
function ownObjective(letter: string, view: AustriaTable): string {
  const own = view.waltz?.doors?.players[view.to_move ?? 0]?.objectives?.["ABC".indexOf(letter)];
  return own ? objectiveWords(own.id) : "";
}

/** The celebrity who exchanges dishes and drinks. */
export const EXCHANGES = "einstein";

function austriaActionWords(action: Deed, view: AustriaTable): string {
  return ACTIONS[action.kind]?.(action, view) ?? said(`action.${action.kind}`);
}

const editionOf = (view: AustriaTable): Edition => (view.options.edition === "first" ? "first" : "revised");

const decider = (view: AustriaTable) => view.players[view.to_move ?? 0];

function hasStaff(view: AustriaTable, wanted: (card: ReturnType<typeof staffFacts>) => boolean | undefined): boolean {
  return decider(view)?.staff.some(({ staff }) => wanted(staffFacts(staff, editionOf(view)))) ?? false;
}

const costWords = (n: number): string => (n > 0 ? t("krones", { n }) : t("free"));
const staffName = (action: Deed): string => names.staff(action.staff ?? 0);

/** The name of an action space. */
export const spaceWords = (value = 0): string => said(`space.${value}`);

/** The guest at a table of the one who decides. */
function guestAt(action: Deed, view: AustriaTable): string {
  const table = decider(view)?.tables[(action.table ?? 1) - 1];
  return table ? names.guest(table.guest) : t("table.place", { n: action.table ?? 0 });
}

function roomWords(action: Deed, view: AustriaTable): string {
  const space = action.space ?? "";
  const player = decider(view);
  const colour = player && board(player.board).colours[space];
  return colour ? t("room.coloured", { space, colour: t(`roomcolour.${colour}`) }) : t("room", { space });
}

/** T4, P9: dice on the space, boost, and staff that make the die stronger. */
export function strengthOf(view: AustriaTable, value: number, boost = false, taken = true): number {
  const staff = taken ? (decider(view)?.staff ?? []) : [];
  const bonus = staff.reduce((sum, card) => {
    const { die } = staffFacts(card.staff, editionOf(view));
    return sum + (die?.values.includes(value) ? (die.strength ?? 0) : 0);
  }, 0);
  return (view.dice[value - 1] ?? 0) + (boost ? 1 : 0) + bonus;
}

function spaceUsed(action: Deed, view: AustriaTable, kind: "die" | "space"): string {
  const value = action.value ?? 0;
  const strength = strengthOf(view, value, action.boost, kind === "die");
  return t(`action.${kind}${action.boost ? "_boost" : ""}`, { value, space: inside(spaceWords(value)), strength });
}

function colouredDieTaken({ colour = "", ...action }: Deed, view: AustriaTable): string {
  const value = view.waltz?.lounge?.dice[colour] ?? 0;
  const text = spaceUsed({ ...action, value }, view, "die");
  return t("die.coloured", { text, die: colouredDie(colour) });
}

/** The krones that a guest of the queue costs now. */
export function guestCost(view: AustriaTable, place: number): number {
  const free = view.question?.kind !== "turn" || hasStaff(view, (card) => card.free_guests);
  const marked = view.solo?.entrance?.marked ?? [];
  const tokens = marked.filter((guest) => guest === view.queue[place - 1]).length;
  return tokens + (free ? 0 : (austria.queue_costs[place - 1] ?? 0));
}

function guestTaken(action: Deed, view: AustriaTable): string {
  const place = action.place ?? 0;
  const number = view.queue[place - 1];
  const guest = number ? names.guest(number) : t("queue.place", { n: place });
  return t("action.guest", { guest, cost: costWords(guestCost(view, place)) });
}

/** Questions in which rooms and staff cost what is printed. */
const FULL_PRICE = ["rooms", "first_rooms", "extra", "dishes", "drinks"];

function roomPrepared(action: Deed, view: AustriaTable): string {
  const room = roomWords(action, view);
  if (!FULL_PRICE.includes(view.question?.kind ?? "")) return capital(t("action.room_plain", { room }));
  return capital(t("action.room", { room, cost: costWords(roomCost(view, action.space ?? "")) }));
}

/** The krones that preparing a room costs the one who decides, at the normal price. */
export function roomCost(view: AustriaTable, space: string): number {
  const player = decider(view);
  const colour = player && board(player.board).colours[space];
  if (hasStaff(view, (card) => card.free_rooms === colour)) return 0;
  return austria.floor_costs[Number(space[0]) - 1] ?? 0;
}

function staffPlayed(action: Deed, view: AustriaTable): string {
  const { kind, strength = 0 } = view.question ?? { kind: "" };
  const staff = staffName(action);
  const cost = staffFacts(action.staff ?? 0, editionOf(view)).cost;
  if (kind === "staff") return t("action.play", { staff, cost: costWords(cost - strength) });
  if (kind === "rooms" || kind === "extra") return t("action.play", { staff, cost: costWords(cost) });
  return t("action.play_plain", { staff });
}

const claimed = (action: Deed, view: AustriaTable): string => {
  const shown = view.objectives["ABC".indexOf(action.objective ?? "A")];
  return shown ? objectiveWords(shown.id) : "";
};

const OTHER_HALF: Record<string, string> = { cake: "strudel", coffee: "wine" };

/** "2 strudel and 1 cake": the second kind is told by the action, the first is what is left of the strength. */
export function takenWords({ what = "", count = 0, champagne = 0 }: Deed, strength?: number, both = false): string {
  if (what === "steps") {
    const krones = strength === undefined ? 0 : both ? strength : strength - count;
    const parts = [krones ? t("krones", { n: krones }) : "", count ? t("steps", { n: count }) : ""].filter(Boolean);
    return parts.length ? language.list(parts) : t("source.krones").toLocaleLowerCase(language.code);
  }
  const other = OTHER_HALF[what] ?? "";
  const rest = strength === undefined ? 0 : strength - count - champagne;
  const parts = [
    rest ? countWords(other, rest) : "",
    count ? countWords(what, count) : "",
    champagne ? countWords("champagne", champagne) : "",
  ].filter(Boolean);
  return parts.length ? language.list(parts) : itemWords(other);
}

const GOODS = ["krones", "steps", "cards", "draw", "income"] as const;

function gotWords({ what = "" }: Deed): string {
  const good = GOODS.find((each) => each === what);
  return good ? t(`action.get.${good}`) : t("action.get.item", { item: itemWords(what) });
}

/** What `done` means, by the question that it answers. */
export function doneWords(question = ""): string {
  const key = `action.done.${question}`;
  const words = said(key);
  return words === key ? t("action.done") : words;
}
