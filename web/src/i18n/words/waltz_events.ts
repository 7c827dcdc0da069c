// The events of Let's Waltz! in words.

import { language, names, t } from "../language.svelte";
import type { Person } from "../message";
import { paidWords, signedVp } from "./amounts";
import { objectiveWords } from "./cards";
import { itemsWords } from "./effects";
import { inside } from "./letters";
import type { Line } from "./lines";
import { also, type Tellers } from "./telling";
import { colouredDie, placeWords } from "./waltz";

export const WALTZ_TELLERS = {
  ballrooms_opened: ({ ballrooms, dancers }) => ({
    text: t("event.ballrooms", { halls: language.list(ballrooms.map(names.ballroom)), n: dancers }),
  }),
  rehearsal_room_taken: ({ seat, rehearsal }, { who }) => ({
    text: t("event.rehearsal", { who: who(seat), n: rehearsal }),
  }),
  dancer_sent: ({ seat, ballroom, row }, context) => {
    const spent = also(context, "items_spent");
    return {
      text: t("event.dancer", { who: context.who(seat), place: placeWords(ballroom, row) }),
      notes: spent ? [itemsWords(spent.items)] : [],
    };
  },
  dancer_lost: ({ seat, ballroom, row }, { who }) => ({
    text: t("event.dancer_lost", { who: who(seat), place: placeWords(ballroom, row) }),
  }),
  ballroom_scored: ({ ballroom, dancers }, { who, line }) => ({
    text: t("event.hall", {
      hall: names.ballroom(ballroom),
      points: dancers.map((n, seat) => danced(who(seat), n, pointsOf(line, seat))).join(", "),
    }),
  }),
  celebrity_arrives: ({ colour, celebrity }) => ({
    text: t("event.celebrity_arrives", { celebrity: names.celebrity(celebrity) }),
    notes: [colouredDie(colour)],
  }),
  celebrities_shuffled: ({ deck }) => ({ text: t("event.celebrities_shuffled", { n: deck }) }),
  celebrity_welcomed: ({ seat, celebrity, krones }, { who }) => ({
    text: t("event.celebrity", { who: who(seat), celebrity: names.celebrity(celebrity) }),
    notes: [paidWords(krones)],
  }),
  celebrity_used: ({ seat, celebrity }, { who }) => ({
    text: t("event.celebrity_used", { who: who(seat), celebrity: names.celebrity(celebrity) }),
  }),
  celebrities_leave: ({ seat, celebrities }, { who }) => ({
    text: t("event.celebrities_leave", {
      who: who(seat),
      names: language.list(celebrities.map(names.celebrity)),
      n: celebrities.length,
    }),
  }),
  entrances_offered: ({ entrances }) => ({
    text: t("event.entrances", { entrances: entrances.map(names.entrance).join("; ") }),
  }),
  bid_made: ({ seat, entrance, bid, outbid }, { who }) => {
    const told = { who: who(seat), entrance: names.entrance(entrance) };
    const text = bid ? t("event.bid", { ...told, krones: t("krones", { n: bid }) }) : t("event.bid.nothing", told);
    return { text: outbid === null ? text : outbidWords(text, told.who, who(outbid)) };
  },
  entrance_taken: ({ seat, entrance, krones }, { who }) => ({
    text: t("event.entrance", { who: who(seat), entrance: names.entrance(entrance) }),
    notes: [paidWords(krones)],
  }),
  table_added: ({ seat }, { who }) => ({ text: t("event.table_added", { who: who(seat) }) }),
  tokens_received: ({ seat, tokens }, { who }) => ({ text: t("event.tokens", { who: who(seat), n: tokens.length }) }),
  token_used: ({ seat, token, completed }, { who }) => ({
    text: t(`event.token.${completed}`, { who: who(seat), n: token }),
  }),
  own_objectives_drawn: ({ seat, objectives }, { who }) => ({
    text: t("event.own_objectives", {
      who: who(seat),
      objectives: objectives.map(objectiveWords).map(inside).join("; "),
    }),
  }),
  own_objective_claimed: ({ seat, objective }, { who }) => ({
    text: t("event.own_objective", { who: who(seat), objective: inside(objectiveWords(objective)) }),
  }),
  own_tiles_drawn: ({ seat, tiles }, { who }) => ({
    text: t("event.own_tiles", { who: who(seat), tiles: tiles.join(", ") }),
  }),
  own_tile_used: ({ seat, tile, steps }, { who }) => ({
    text: t("event.own_tile", { who: who(seat), tile }),
    notes: steps ? [t("event.back", { n: -steps })] : [],
  }),
  die_moved: ({ seat, value, to, colour }, { who }) => ({
    text: t("event.die_moved", { who: who(seat), value, to }),
    notes: colour ? [colouredDie(colour)] : [],
  }),
  key_taken: ({ seat }, { who }) => ({ text: t("event.key", { who: who(seat) }) }),
  staff_turned_down: ({ seat, staff }, { who }) => ({
    text: t("event.turned", { who: who(seat), staff: names.staff(staff) }),
  }),
} satisfies Partial<Tellers>;

const pointsOf = ({ also: events }: Line, seat: number): number | null => {
  const points = events.flatMap((each) => (each.kind === "points_scored" && each.seat === seat ? [each.vp] : []));
  return points.length ? points.reduce((sum, vp) => sum + vp, 0) : null;
};

const outbidWords = (text: string, who: Person, other: Person): string =>
  typeof other === "string" ? t("event.bid.outbids", { who, text, other }) : t("event.bid.outbids_you", { text });

function danced(who: Person, n: number, vp: number | null): string {
  const dancers = t("dancers", { n });
  return vp === null
    ? t("event.hall.dancers", { who, dancers })
    : t("event.hall.seat", { who, dancers, vp: signedVp(vp) });
}
