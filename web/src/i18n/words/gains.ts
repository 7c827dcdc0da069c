// VP, krones, steps and items that come without anything else to tell.

import { t } from "../language.svelte";
import type { Person } from "../message";
import { amountWords, isGain, isLoss, signedVp, totalOf, type Amounts, type Gain } from "./amounts";
import { sourceWords } from "./cards";
import { causeWords } from "./causes";
import { inside } from "./letters";
import { lostWords, type Context, type Of, type Told } from "./telling";

export function gained(event: Gain, { who, name, line }: Context): Told {
  const gains = [event, ...line.also.filter(isGain)];
  const person = who(event.seat);
  if (line.final) return { text: t("event.scores", { who: person, list: gains.flatMap(scoreOf).join("; ") }) };
  const total = totalOf(gains);
  if (isAdvance(event, total)) return { text: t("step.steps", { who: name(event.seat), n: total.steps }) };
  const why = event.because.kind === "space" ? [] : [causeWords(event.because)];
  return { text: gainsTold(gains, total, person), notes: [...why, ...lostWords(gains)] };
}

function gainsTold(gains: Gain[], total: Amounts, who: Person): string {
  if (gains.every(isLoss)) return t("event.loses", { who, losses: amountWords({ vp: -total.vp }) });
  const words = amountWords(total);
  if (!words) return t("event.gets.nothing", { who });
  return gains.every(({ kind }) => kind === "items_received")
    ? t("event.received", { who, items: words })
    : t("event.gets", { who, gains: words });
}

/** An automaton advances on the emperor track, as its card says. */
const isAdvance = ({ because }: Gain, { steps, vp }: Amounts): boolean =>
  because.kind === "instruction" && steps > 0 && vp === 0;

/** A source of points in the final scoring. */
const scoreOf = (gain: Gain): string[] =>
  gain.kind === "points_scored" ? [t("event.score", { what: sourceOf(gain), vp: signedVp(gain.vp) })] : [];

const sourceOf = ({ source, because }: Of<"points_scored">): string =>
  because.kind === "end" ? inside(sourceWords(source)) : causeWords(because);
