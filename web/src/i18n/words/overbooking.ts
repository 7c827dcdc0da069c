// Overbooking in words.

import type { GuestCard, OpenCard, OverbookingAction, OverbookingEvent, OverbookingQuestion } from "../../wire";
import { names, t } from "../language.svelte";
import type { Person } from "../message";
import { resultWords } from "./austria_events";
import { said } from "./cards";
import { capital } from "./letters";
import { personOf, type Who } from "./telling";

export const powerWords = (beds: number): string => said(`power.${beds}`);
export const hotelRuleWords = (rule: string): string => said(`rule.${rule}`);

/** A card by its guests and house; what its back tells where the guests are not known. */
export function cardWords({ house, beds, large }: { house: string; beds: number | null; large?: boolean }): string {
  if (beds) return t("group.card", { group: names.group(beds), house: names.house(house) });
  return t(large ? "group.back.large" : "group.back.small", { house: names.house(house) });
}

/** A card of the hand, line by line, for a tooltip. */
export const groupWords = (beds: number): { title: string; lines: string[] } => ({
  title: names.group(beds),
  lines: [t("group.needs", { beds: t("beds", { n: beds }) }), t("group.power", { power: powerWords(beds) })],
});

export function overbookingActionWords(action: OverbookingAction): string {
  switch (action.kind) {
    case "play":
      return capital(played(action));
    case "choose": {
      const card = cardWords(action.card);
      const key = action.power === "nobles" ? "action.choose.first" : "action.choose.replace";
      return t(key, { card, n: action.place });
    }
    case "decline":
      return t("action.decline");
    case "done":
      return t("action.no_power");
  }
}

function played(action: Extract<OverbookingAction, { kind: "play" }>): string {
  const told = { card: cardWords(action), n: action.hotel };
  if (action.to === "queue") return t("action.card.queue", told);
  return t(action.token ? "action.card.door_token" : "action.card.door", told);
}

export function overbookingQuestion(question: OverbookingQuestion): string {
  if (question.kind === "place") return t("question.place", { n: question.placement });
  const beds = Number(question.card.split(" ")[1]);
  return t("question.power", { n: question.hotel, group: names.group(beds), power: powerWords(beds) });
}

// What happened -----------------------------------------------------------------------------------

type Kind = OverbookingEvent["kind"];
type Of<K extends Kind> = Extract<OverbookingEvent, { kind: K }>;

/** Events that are told together. */
interface Line {
  head: OverbookingEvent;
  also: OverbookingEvent[];
}

type People = (seat: number) => Person;
type Tellers = { [K in Kind]: (event: Of<K>, who: People, also: readonly OverbookingEvent[]) => string | null };

export function overbookingLines(events: readonly OverbookingEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last && takesIn(last, event)) last.also.push(event);
    else lines.push({ head: event, also: [] });
  }
  return lines;
}

export function overbookingLineWords({ head, also }: Line, who: Who): string | null {
  type Teller = (event: OverbookingEvent, who: People, also: OverbookingEvent[]) => string | null;
  // A page may be older than its server: what it does not know it does not tell.
  const teller = TELLERS[head.kind] as Teller | undefined;
  const text = teller?.(head, personOf(who), also);
  return text ? capital(text) : null;
}

function takesIn({ head, also }: Line, event: OverbookingEvent): boolean {
  switch (event.kind) {
    case "token_taken":
      return head.kind === "card_placed" && head.seat === event.seat;
    case "card_moved":
    case "card_replaced":
      return head.kind === "power_used" && sameCard(head.card, event.card);
    case "card_discarded":
      return [head, ...also].some(
        (each) =>
          (each.kind === "booking_checked" && !each.got && sameCard(each.card, event.card)) ||
          (each.kind === "card_replaced" && sameCard(each.replaced, event.card)),
      );
    default:
      return false;
  }
}

const sameCard = (one: OpenCard, other: OpenCard): boolean =>
  one.owner === other.owner && one.house === other.house && one.beds === other.beds;

const TELLERS: Tellers = {
  set_up: ({ start, deck }, who) => t("event.ob.set_up", { who: who(start), n: deck }),
  round_begins: ({ round, start, turned, hotels }, who) =>
    t(turned ? "event.ob.round.turned" : "event.ob.round", {
      n: round,
      who: who(start),
      hotels: hotels.map(({ beds }, place) => `${t("hotel", { n: place + 1 })}: ${t("beds", { n: beds })}`).join(", "),
    }),
  cards_drawn: ({ seat, count, cards }, who) =>
    cards
      ? t("event.ob.drawn.seen", { who: who(seat), cards: cardList(cards) })
      : t("event.ob.drawn", { who: who(seat), n: count }),
  round_ends: () => null,
  card_placed: (event, who, also) => {
    const told = { who: who(event.seat), card: cardWords(event), n: event.hotel };
    const text = event.to === "door" ? t("event.ob.door", told) : t("event.ob.queue", told);
    const shown = event.face_up ? t("event.noted", { text, notes: t("event.ob.face_up") }) : text;
    const token = also.find((each) => each.kind === "token_taken");
    return token
      ? t("event.ob.with_token", { who: told.who, text: shown, points: t("points", { n: token.vp }) })
      : shown;
  },
  token_taken: ({ seat, hotel, vp }, who) =>
    t("event.ob.token", { who: who(seat), n: hotel, points: t("points", { n: vp }) }),
  placement_declined: ({ seat }, who) => t("event.ob.declined", { who: who(seat) }),
  placement_skipped: ({ seat }, who) => t("event.ob.skipped", { who: who(seat) }),
  hotel_opened: ({ hotel, beds }) => t("event.ob.opened", { n: hotel, beds: t("beds", { n: beds }) }),
  power_used: (event, who) => powerTold(event, who),
  power_unused: ({ seat, card, declined }, who) =>
    t(declined ? "event.ob.power.declined" : "event.ob.power.nothing", { who: who(seat), card: cardWords(card) }),
  card_moved: ({ seat, card }, who) => t("event.ob.power.monk", { who: who(seat), card: cardWords(card) }),
  card_replaced: ({ seat, card, replaced }, who) =>
    t("event.ob.replaced", { who: who(seat), card: cardWords(card), chosen: chosenWords(seat, replaced, who) }),
  booking_checked: ({ seat, card, got, beds, vp }, who) => {
    const told = { who: who(seat), card: cardWords(card) };
    return got
      ? t("event.brings", {
          text: t("event.ob.beds", { ...told, beds: t("beds", { n: beds }) }),
          gains: t("coins", { n: vp }),
        })
      : t("event.ob.no_beds", told);
  },
  card_discarded: ({ seat, card }, who) => t("event.ob.discarded", { who: who(seat), card: cardWords(card) }),
  hotel_checked: () => null,
  bonus_scored: ({ seat, house, cards, vp }, who) =>
    t("event.brings", {
      text: t("event.ob.bonus", { who: who(seat), n: cards, house: names.house(house) }),
      gains: t("points", { n: vp }),
    }),
  game_over: ({ scores, winners }, who) => resultWords(scores, winners, who),
};

function powerTold({ seat, card, power, chosen, beds }: Of<"power_used">, who: People): string {
  const told = { who: who(seat), card: cardWords(card) };
  switch (power) {
    case "monk":
      return t("event.ob.power.monk", told);
    case "merchants":
      return t("event.ob.power.merchants", { ...told, beds: t("beds", { n: beds }) });
    case "labourers":
      return t("event.ob.power.labourers", { ...told, beds: t("beds", { n: beds }) });
    case "nobles":
      return t("event.ob.power.nobles", { ...told, chosen: chosenWords(seat, chosen!, who) });
    case "maids":
    case "soldiers":
      return t("event.ob.replaced", { ...told, chosen: chosenWords(seat, chosen!, who) });
  }
}

/** A chosen card, with its owner if that is somebody else. */
function chosenWords(seat: number, chosen: OpenCard, who: People): string {
  const owner = who(chosen.owner);
  const notes = typeof owner === "string" ? owner : t("reader.card");
  return chosen.owner === seat ? cardWords(chosen) : t("event.noted", { text: cardWords(chosen), notes });
}

const cardList = (cards: readonly GuestCard[]): string => cards.map(cardWords).join("; ");
