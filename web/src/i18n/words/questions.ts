// What is being asked, in words.

import { editionOf, guest, staff, tile, waltz, type Edition, type Effect } from "../../content";
import type { AustriaQuestion, AustriaView, Cause, OverbookingView, Question } from "../../wire";
import { names, t, type Key } from "../language.svelte";
import { costWords } from "./amounts";
import { penaltyWords } from "./cards";
import { causeWords } from "./causes";
import { effectWords, itemWords, itemsWords } from "./effects";
import { capital } from "./letters";
import { overbookingQuestion } from "./overbooking";

/** What questions are put with: of a table of Grand Austria Hotel also the turn, the lounge and the ballrooms. */
export type Asking =
  | Pick<AustriaView, "game" | "options" | "question" | "turn" | "waltz">
  | Pick<OverbookingView, "game" | "question">;

export function questionWords(view: Asking): string {
  if (!view.question) return "";
  return view.game === "austria" ? austriaQuestion(view.question, view) : overbookingQuestion(view.question);
}

type AustriaAsking = Extract<Asking, { game: "austria" }>;

function austriaQuestion(question: AustriaQuestion, view: AustriaAsking): string {
  const edition = editionOf(view.options);
  switch (question.kind) {
    case "turn":
      return turnQuestion(question.extra, view);
    case "receive":
      return t("question.receive", { items: itemsWords(question.items) });
    case "serve":
      return t("question.serve", { n: question.left });
    case "dishes":
    case "drinks":
    case "krones":
    case "staff":
      return t(`question.${question.kind}`, { n: question.strength });
    case "copy":
      return t("question.copy", { n: question.strength, cost: costWords(question.cost) });
    case "rooms":
      return t("question.rooms", { n: question.left });
    case "first_rooms":
      return t(firstRooms(question.optional, edition), { n: question.left });
    case "first_guest":
      return t(question.more ? "question.first_guest.more" : "question.first_guest");
    case "reward":
      return rewardQuestion(question.source, edition);
    case "under":
      return t("question.under", { n: question.count });
    case "penalty":
      return t("question.penalty", { penalty: penaltyWords(tile(question.tile, edition).penalty, edition) });
    case "remove":
      return t(question.occupied ? "question.remove.occupied" : "question.remove");
    case "spend":
      return t(question.taken ? "question.spend.taken" : "question.spend", { n: question.count });
    case "exchange":
    case "others":
      return t(`question.${question.kind}`, { n: question.count });
    case "token":
      return t(`question.token.${question.completed}`);
    case "shifted":
      return t("question.shifted", { n: question.space });
    case "invite":
    case "flip":
      return t(`question.${question.kind}`, { staff: names.staff(question.staff) });
    case "recall":
      return recallQuestion(question.hall, view);
    case "give":
      return t("question.give", { item: itemWords(question.item) });
    case "celebrity":
      return celebrityQuestion(question.colour, view);
    case "extra":
    case "drawn":
    case "discard":
    case "draft":
    case "bid":
    case "board":
    case "rehearse":
    case "enter":
      return t(`question.${question.kind}`);
  }
}

/** All of them; any number, in one printing; or more of them, with an entrance. */
function firstRooms(optional: boolean, edition: Edition) {
  if (!optional) return "question.first_rooms";
  return edition === "spanish" ? "question.first_rooms.up_to" : "question.first_rooms.more";
}

function turnQuestion(extra: boolean, { turn }: AustriaAsking): string {
  if (extra) return t("question.turn.extra");
  if (turn.die_taken) return t("question.turn.die_taken");
  return t(turn.guest_taken ? "question.turn.guest_taken" : "question.turn");
}

/** Who has been exchanging, or there is nobody to invite: what is asked is whether to exchange items. */
function celebrityQuestion(colour: string, { waltz: modules }: AustriaAsking): string {
  const invited = modules?.lounge?.tiles[colour];
  return invited
    ? t("question.celebrity", { celebrity: names.celebrity(invited) })
    : t("question.celebrity.exchange");
}

const recallQuestion = (hall: number, { waltz: modules }: AustriaAsking): string =>
  t("question.recall", { hall: names.ballroom(modules!.ball!.halls[hall - 1]!.id) });

/** A reward that is printed is repeated; what gives several is named, and the parts that are offered show which. */
function rewardQuestion(source: Cause, edition: Edition): string {
  const reward = rewardOf(source, edition);
  return reward
    ? t("question.reward", { reward: effectWords(reward) })
    : t("question.reward.of", { whose: capital(causeWords(source)) });
}

function rewardOf(source: Cause, edition: Edition): readonly Effect[] | undefined {
  switch (source.kind) {
    case "guest":
      return guest(source.guest, edition).reward;
    case "tile":
      return tile(source.tile, edition).reward;
    case "staff": {
      const card = staff(source.staff, edition);
      return card.use ?? card.turned ?? card.effect;
    }
    case "row":
      return waltz.ballrooms[source.ballroom]?.[source.row as "middle" | "top"];
    case "celebrity":
      return waltz.celebrities[source.celebrity]?.effect;
    default:
      return undefined;
  }
}

const WAITING: Record<Question["kind"], Key & `waiting.${string}`> = {
  turn: "waiting.turn",
  receive: "waiting.turn",
  serve: "waiting.turn",
  dishes: "waiting.turn",
  drinks: "waiting.turn",
  rooms: "waiting.turn",
  krones: "waiting.turn",
  staff: "waiting.turn",
  copy: "waiting.turn",
  extra: "waiting.turn",
  reward: "waiting.turn",
  drawn: "waiting.turn",
  under: "waiting.turn",
  penalty: "waiting.emperor",
  remove: "waiting.emperor",
  discard: "waiting.emperor",
  draft: "waiting.draft",
  board: "waiting.board",
  first_guest: "waiting.setup",
  first_rooms: "waiting.setup",
  spend: "waiting.turn",
  exchange: "waiting.turn",
  others: "waiting.turn",
  bid: "waiting.auction",
  token: "waiting.turn",
  shifted: "waiting.turn",
  rehearse: "waiting.rehearse",
  invite: "waiting.turn",
  recall: "waiting.emperor",
  give: "waiting.turn",
  enter: "waiting.auction",
  celebrity: "waiting.turn",
  flip: "waiting.turn",
  place: "waiting.turn",
  maids: "waiting.turn",
  nobles: "waiting.turn",
  soldiers: "waiting.turn",
};

/** Who decides, for the others: "Anna takes a turn". A page may be older than its server and not know the question. */
export function waitingWords(who: string, question: Question | null): string {
  const waiting = question && (WAITING[question.kind] as "waiting.turn" | undefined);
  return waiting ? `${who} ${t(waiting)}` : t("desk.waiting", { name: who });
}
