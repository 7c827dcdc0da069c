// What is being asked, in words.

import { guest, staff, tile, waltz, type Edition, type Effect } from "../../content";
import { names, t } from "../language.svelte";
import { penaltyWords, said } from "./cards";
import { effectWords, itemWords, itemsWords } from "./effects";
import { powerWords } from "./overbooking";
import type { AustriaTable, OverbookingTable, Question } from "./table";
import { hallName } from "./waltz";

export function questionWords(view: AustriaTable | OverbookingTable): string {
  if (view.game === "austria") return view.question ? austriaQuestion(view.question, view) : "";
  return view.question ? overbookingQuestion(view.question) : "";
}

function austriaQuestion(question: Question, view: AustriaTable): string {
  const edition: Edition = view.options.edition === "first" ? "first" : "revised";
  const n = question.strength ?? question.count ?? question.space ?? 0;
  if (question.kind === "turn") return turnQuestion(question, view);
  const invited = view.waltz?.lounge?.tiles[question.colour ?? ""];
  if (question.kind === "celebrity" && !invited) return t("question.celebrity.exchange");
  const whose = question.source && ownerOf(question.source);
  if (whose) return t("question.reward.of", { whose });
  const values = {
    n,
    items: itemsWords(question.items ?? {}),
    reward: question.source ? effectWords(rewardOf(question.source, edition)) : "",
    celebrity: names.celebrity(invited ?? ""),
    hall: hallName(question.hall ?? 0, view.waltz?.ball?.halls[(question.hall ?? 0) - 1]?.id),
    staff: names.staff(question.staff ?? 0),
    item: itemWords(question.item ?? ""),
    penalty: question.tile ? penaltyWords(tile(question.tile, edition).penalty) : "",
  };
  return said(`question.${question.kind}`, values);
}

function turnQuestion(question: Question, { turn }: AustriaTable): string {
  if (question.extra) return t("question.turn.extra");
  if (turn.die_taken) return t("question.turn.die_taken");
  return t(turn.guest_taken ? "question.turn.guest_taken" : "question.turn");
}

function rewardOf(source: NonNullable<Question["source"]>, edition: Edition): Effect[] {
  if (source.guest !== undefined) return guest(source.guest, edition).reward;
  if (source.tile !== undefined) return tile(source.tile, edition).reward;
  if (source.ballroom !== undefined) return waltz.ballrooms[source.ballroom]?.[source.row as "middle" | "top"] ?? [];
  if (source.celebrity !== undefined) return waltz.celebrities[source.celebrity]?.effect ?? [];
  const card = staff(source.staff ?? 0, edition);
  return card.use ?? card.turned ?? card.effect ?? [];
}

/** What gives several rewards is named, and the parts that are offered show which it is. */
function ownerOf({ rehearsal, entrance, token }: NonNullable<Question["source"]>): string | undefined {
  if (rehearsal !== undefined) return t("rehearsal.room", { n: rehearsal });
  if (token !== undefined) return t("dove.token", { n: token });
  return entrance && names.entrance(entrance);
}

function overbookingQuestion(question: NonNullable<OverbookingTable["question"]>): string {
  if (question.kind === "place") return t("question.place", { n: question.placement ?? 1 });
  const beds = Number(question.card?.split(" ")[1]);
  return t("question.power", { n: question.hotel ?? 0, group: names.group(beds), power: powerWords(beds) });
}
