// A line of events of Grand Austria Hotel in words.

import type { AustriaEvent } from "../../wire";
import { language, t } from "../language.svelte";
import { amountParts, isGain, isLoss, signedVp, totalOf } from "./amounts";
import { AUSTRIA_TELLERS } from "./austria_events";
import { AUTOMATON_TELLERS } from "./automaton_events";
import { causeWords } from "./causes";
import { capital } from "./letters";
import type { Line } from "./lines";
import { lostWords, personOf, type Context, type Hand, type Tellers, type Told, type Who } from "./telling";
import { WALTZ_TELLERS } from "./waltz_events";

/** Every kind of event has a teller: the compiler says which one is missing. */
const TELLERS: Tellers = { ...AUSTRIA_TELLERS, ...WALTZ_TELLERS, ...AUTOMATON_TELLERS };

export function lineWords(line: Line, who: Who, hand: Hand | null): string | null {
  type Teller = (event: AustriaEvent, context: Context) => Told | null;
  // A page may be older than its server: what it does not know it does not tell.
  const teller = TELLERS[line.head.kind] as Teller | undefined;
  const told = teller?.(line.head, { who: personOf(who), name: who, line, hand });
  if (!told) return null;
  const { text, notes = [], gains = [] } = told;
  const why = [...notes, ...lossOf(line), ...(line.reward ? [causeWords(line.reward)] : [])];
  const noted = why.length ? t("event.noted", { text, notes: why.join("; ") }) : text;
  const brought = [...gains, ...broughtBy(line)];
  const words = brought.length ? t("event.brings", { text: noted, gains: language.list(brought) }) : noted;
  return capital([words, ...lostWords(gainsBeside(line))].join("; "));
}

/** The gains beside an event that is none itself, and does not tell them in its own way. */
const gainsBeside = ({ head, also, final }: Line) =>
  isGain(head) || final || head.kind === "ballroom_scored" ? [] : also.filter(isGain);

/** What the events beside the first one have brought. */
const broughtBy = (line: Line): string[] => amountParts(totalOf(gainsBeside(line).filter((gain) => !isLoss(gain))));

/** Guests may cost VP. */
function lossOf(line: Line): string[] {
  const { vp } = totalOf(gainsBeside(line).filter(isLoss));
  return vp ? [signedVp(vp)] : [];
}
