// What happened, in words: third person, present tense (so that no language needs to know who is a woman or a man).

import { names, t, type Key } from "../language.svelte";
import { EXCHANGES, spaceWords, takenWords } from "./actions";
import { said } from "./cards";
import { itemWords } from "./effects";
import { inside } from "./letters";
import { overbookingLogWords } from "./overbooking";
import type { Deed } from "./table";
import { colouredDie, placeWords } from "./waltz";

/** What an entry of the log does not tell, as far as the page saw it happen. */
export interface Facts {
  guest?: number;
  cost?: number;
  strength?: number;
  both?: boolean;
  vp?: number;
  /** What a coloured die shows. */
  value?: number;
  /** The ballroom or the item meant. */
  ballroom?: string;
  item?: string;
  /** A ballroom that was scored then, from 0, and what it brought, by seat. */
  scored?: { hall: number; points: number[] };
}

type Teller = (who: string, action: Deed, facts: Facts) => string | undefined;

const DEEDS: Record<string, Teller> = {
  guest: guestTaken,
  die: (who, action, { strength }) => boosted(action, dieTaken(who, action, strength)),
  coloured_die: (who, { colour = "", ...action }, { value, strength }) =>
    value === undefined
      ? t("log.coloured_die", { who, die: colouredDie(colour) })
      : t("die.coloured", {
          text: boosted(action, dieTaken(who, { ...action, value }, strength)),
          die: colouredDie(colour),
        }),
  space: (who, action) => boosted(action, t("log.space", { who, ...spaceOf(action) })),
  claim: (who, action, { vp }) => {
    const letter = action.objective ?? "";
    return vp === undefined
      ? t("log.claim", { who, letter })
      : t("log.claim_vp", { who, letter, vp: t("vp", { n: vp }) });
  },
  move: (who, action, { guest }) =>
    guest === undefined
      ? t("log.move_table", { who, n: action.table ?? 0, room: roomOf(action) })
      : t("log.move", { who, guest: names.guest(guest), room: roomOf(action) }),
  take: (who, action, { strength, both }) => t("log.take", { who, what: takenWords(action, strength, both) }),
  copy: (who, action) => t("log.copy", { who, ...spaceOf(action) }),
  place: (who, action, { guest }) =>
    guest === undefined
      ? t("log.place_table", { who, item: itemWords(action.item ?? ""), n: action.table ?? 0 })
      : t("log.place", { who, item: itemWords(action.item ?? ""), guest: names.guest(guest) }),
  fill: (who, action, { guest }) =>
    guest === undefined
      ? t("log.fill_table", { who, n: action.table ?? 0 })
      : t("log.fill", { who, guest: names.guest(guest) }),
  get: gotWords,
  room: (who, action) => t("log.room", { who, room: roomOf(action) }),
  occupy: (who, action) => t("log.occupy", { who, room: roomOf(action) }),
  remove: (who, action) => t("log.remove", { who, room: roomOf(action) }),
  draft: (who, action) => secret(who, action, "draft"),
  under: (who, action) => secret(who, action, "under"),
  dance: (who, action, facts) => t("log.dance", { who, place: rowOf(action, facts) }),
  recall: (who, action, facts) => t("log.recall", { who, place: rowOf(action, facts) }),
  ball: (who, action, facts) =>
    facts.guest === undefined
      ? t("log.ball_table", { who, n: action.table ?? 0, place: rowOf(action, facts) })
      : t("log.ball", { who, guest: names.guest(facts.guest), place: rowOf(action, facts) }),
  celebrity: (who, { celebrity = "" }) => t("log.celebrity", { who, celebrity: names.celebrity(celebrity) }),
  exchange: (who) => t("log.exchange", { who, celebrity: names.celebrity(EXCHANGES) }),
  bid: (who, { krones = 0, entrance = "" }) =>
    t("log.bid", { who, krones: t("krones", { n: krones }), entrance: names.entrance(entrance) }),
  enter: (who, { entrance = "" }) => t("log.enter", { who, entrance: names.entrance(entrance) }),
  give: (who, _, { item = "" }) => t("log.give", { who, item: itemWords(item) }),
  claim_own: (who, { objective = "" }) => t("log.claim_own", { who, letter: objective }),
  spend: (who, { item = "" }) => t("log.spend", { who, item: itemWords(item) }),
  rehearse: (who, { room = 0 }) => t("log.rehearse", { who, n: room }),
  tile: (who, { tile = "" }) => t("log.tile", { who, tile }),
  shift: (who, { from = 0 }) => t("log.shift", { who, value: from }),
};

const rowOf = ({ hall = 0, row = "" }: Deed, { ballroom }: Facts): string => placeWords(hall, row, ballroom);

export function logWords(who: string, action: Deed, facts: Facts = {}): string {
  const told = DEEDS[action.kind]?.(who, action, facts) ?? overbookingLogWords(who, action);
  return told ?? said(`log.${action.kind}`, { who, staff: names.staff(action.staff ?? 0) });
}

const roomOf = (action: Deed): string => t("room", { space: action.space ?? "" });
const spaceOf = (action: Deed) => ({ value: action.value ?? 0, space: inside(spaceWords(action.value)) });
const boosted = (action: Deed, text: string): string => (action.boost ? t("log.boost", { text }) : text);


function dieTaken(who: string, action: Deed, strength?: number): string {
  const space = spaceOf(action);
  return strength === undefined ? t("log.die", { who, ...space }) : t("log.die_strength", { who, ...space, strength });
}

function guestTaken(who: string, action: Deed, { guest, cost }: Facts): string {
  if (guest === undefined) return t("log.guest_place", { who, n: action.place ?? 0 });
  if (cost === undefined) return t("log.guest_plain", { who, guest: names.guest(guest) });
  return t("log.guest", { who, guest: names.guest(guest), cost: cost ? t("krones", { n: cost }) : t("free") });
}

function gotWords(who: string, { what = "" }: Deed): string {
  const key = `log.get.${what}`;
  const words = said(key, { who });
  return words === key ? t("log.get.item", { who, item: itemWords(what) }) : words;
}

function secret(who: string, { staff }: Deed, kind: "draft" | "under"): string {
  if (staff === undefined || staff === null) return t(`log.${kind}_secret`, { who });
  return t(`log.${kind}`, { who, staff: names.staff(staff) });
}

const WAITING: Record<string, Key & `waiting.${string}`> = {
  draft: "waiting.draft",
  first_guest: "waiting.setup",
  first_rooms: "waiting.setup",
  scored: "waiting.emperor",
  penalty: "waiting.emperor",
  remove: "waiting.emperor",
  discard: "waiting.emperor",
  recall: "waiting.emperor",
  bid: "waiting.auction",
  enter: "waiting.auction",
  rehearse: "waiting.rehearse",
};

/** Who decides, for the others: "Anna takes a turn". */
export function waitingWords(who: string, question: string): string {
  return `${who} ${t(WAITING[question] ?? "waiting.turn")}`;
}
