// What Leopold and Elisabeth do in words, step by step, each with its reason.

import { language, names, t, type Key } from "../language.svelte";
import { amountWords, paidWords, pileOf, signedVp } from "./amounts";
import { said } from "./cards";
import { itemWords, itemsWords } from "./effects";
import { inside } from "./letters";
import { roomWords } from "./places";
import { also, type Context, type Of, type Tellers } from "./telling";
import { colouredDie, placeWords } from "./waltz";

export const AUTOMATON_TELLERS = {
  automaton_ready: ({ seat, difficulty, staff, cards, entrance }, { name }) => ({
    text: t("step.ready", { who: name(seat), difficulty: inside(said(`option.difficulty.${difficulty}`)) }),
    notes: [
      t("step.ready.cards", { n: cards }),
      ...(staff ? [t("step.ready.staff", { n: staff })] : []),
      ...(entrance ? [names.entrance(entrance)] : []),
    ],
  }),
  instruction_drawn: ({ seat, card, hand }, { name }) => ({
    text: t("step.card", { who: name(seat), card }),
    notes: [t("step.hand", { hand: t(`leopold.hand.${hand}`) })],
  }),
  automaton_takes_guest: (event, context) => ({
    text: t("step.guest", { who: context.name(event.seat), guest: names.guest(event.guest), space: event.space }),
    notes: [guestReason(event), ...tiedWords(event.tied, context)],
  }),
  automaton_sends_guest: (event, context) => ({
    text: t("step.dancing_guest", { who: context.name(event.seat), guest: names.guest(event.guest) }),
    notes: [...sentTo(context), guestReason(event), ...tiedWords(event.tied, context)],
  }),
  automaton_finds_no_guest: ({ seat }, { name }) => ({ text: t("step.no_guest", { who: name(seat) }) }),
  automaton_takes_die: ({ seat, value, colour, shown, reason, tied }, context) => ({
    text: colour
      ? t("step.coloured_die", { who: context.name(seat), die: colouredDie(colour), value })
      : t("step.die", { who: context.name(seat), value }),
    notes: [
      said(`step.die.${reason}` satisfies Key, { values: language.either(shown.map(String)) }),
      ...tiedWords(tied, context),
    ],
  }),
  automaton_receives_celebrity: ({ seat, celebrity }, { name }) => ({
    text: t("step.celebrity", { who: name(seat), celebrity: names.celebrity(celebrity) }),
  }),
  automaton_turns_up_staff: ({ seat, staff }, { name }) => ({
    text:
      staff === null
        ? t("step.no_staff", { who: name(seat) })
        : t("step.staff", { who: name(seat), staff: names.staff(staff) }),
  }),
  countdown_moves: ({ seat, objective, countdown, reason, tied }, context) => ({
    text:
      countdown === "claimed"
        ? t("step.countdown.claimed", { who: context.name(seat), letter: objective })
        : t("step.countdown", { who: context.name(seat), letter: objective, step: countdown }),
    notes: [t(`step.countdown.${reason}`), ...tiedWords(tied, context)],
  }),
  automaton_finds_no_objective: ({ seat }, { name }) => ({ text: t("step.no_objective", { who: name(seat) }) }),
  automaton_sends_dancer: ({ seat, arrows }, context) => ({
    text: t(arrows === 1 ? "step.dancer.1" : "step.dancer.2", { who: context.name(seat) }),
    notes: sentTo(context),
  }),
  automaton_finds_no_dancer: ({ seat }, { name }) => ({ text: t("step.no_dancer", { who: name(seat) }) }),
  automaton_invites: ({ seat, guest, order, space }, { name }) => ({
    text: t("step.invites", { who: name(seat), guest: names.guest(guest), room: roomWords(space) }),
    notes: [itemsWords(order)],
  }),
  items_laid_out: ({ seat, items, supply }, { name }) => ({
    text: t("step.laid_out", {
      who: name(seat),
      items: itemsWords(pileOf(items.filter((item): item is string => item !== null))),
    }),
    notes: amountWords({ items: supply }) ? [t("step.laid_out.supply", { items: itemsWords(supply) })] : [],
  }),
  item_left: ({ value, item, wanted }) =>
    wanted ? null : { text: t("step.item_left", { value, item: itemWords(item) }) },
  item_given: ({ seat, guest, item }, { name }) => ({
    text: t("step.item_given", { who: name(seat), guest: names.guest(guest), item: itemWords(item) }),
  }),
  automaton_checks_in: ({ seat, guest, space }, { name }) => ({
    text: t("step.checked_in", { who: name(seat), guest: names.guest(guest), room: roomWords(space) }),
  }),
  stars_move: ({ seat, stars, more }, { name }) => ({
    text: t(more ? "step.stars.more" : "step.stars.less", { who: name(seat), n: stars }),
  }),
  guest_marked: ({ seat, guest }, { name }) => ({
    text:
      guest === null
        ? t("step.marked.gone", { who: name(seat) })
        : t("step.marked", { who: name(seat), guest: names.guest(guest) }),
  }),
  marks_removed: ({ seat, guest, krones, scored }, { who, name }) => ({
    text: scored
      ? t("step.marks_scored", { who: name(seat), guest: names.guest(guest) })
      : t("step.marks_paid", { who: who(seat), guest: names.guest(guest) }),
    notes: scored ? [] : [paidWords(krones)],
  }),
  toll_left: ({ seat, value, tokens }, { name }) => ({
    text: t("step.toll_left", { who: name(seat), value, n: tokens }),
  }),
  toll_paid: ({ seat, value, krones, vp }, { who }) => ({
    text: t("step.toll_paid", { who: who(seat), value }),
    notes: vp ? [signedVp(vp)] : [paidWords(krones)],
  }),
} satisfies Partial<Tellers>;

const guestReason = ({ reason, icon }: Of<"automaton_takes_guest" | "automaton_sends_guest">): string =>
  said(`step.guest.${reason}` satisfies Key, { colour: icon === "white" ? "" : said(`colour.${icon}`) });

/** Who decided, where several were equal. */
function tiedWords(tied: number, { hand }: Context): string[] {
  if (tied < 2) return [];
  return [hand ? t("step.tied.hand", { n: tied, hand: t(`leopold.hand.${hand}`) }) : t("step.tied", { n: tied })];
}

function sentTo(context: Context): string[] {
  const sent = also(context, "dancer_sent");
  return sent ? [placeWords(sent.ballroom, sent.row)] : [];
}
