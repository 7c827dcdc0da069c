// Why something cannot be done now, in the words of the rules. Said only of what the server does not offer.

import { austria, board, guest, staff, type Edition } from "../content";
import { t, names } from "../i18n";
import { countWords } from "../i18n/words";
import type { AustriaPlayer, AustriaView } from "../wire";

export interface Asked {
  view: AustriaView;
  me: AustriaPlayer;
  mine: boolean;
  edition: Edition;
}

/** What stands in the way of everything: it is not your own turn, or something else is being decided. */
function general({ view, mine }: Asked): string | null {
  if (view.phase === "over") return t("why.over");
  if (!mine) return t("why.not_your_turn");
  return view.question?.kind === "turn" ? null : t("why.first_answer");
}

/** The same for additional actions, which the first edition allows beside some questions too. */
const beside = (asked: Asked): string | null => (asked.mine && isBeside(asked) ? null : general(asked));

const ADDITIONAL = /^(serve$|claim |move |use )/;

/** Whether they have their place: what is offered tells it, and where nothing is, the question. */
function isBeside({ view: { question, legal }, edition }: Asked): boolean {
  if (edition === "revised" || !question) return false;
  const always = question.kind === "extra" || (question.kind === "reward" && question.source.kind === "guest");
  return always || legal.some((notation) => ADDITIONAL.test(notation));
}

const total = (items: Partial<Record<string, number>>): number =>
  Object.values(items).reduce<number>((sum, count) => sum + (count ?? 0), 0);

export function whyNotGuest(asked: Asked, place: number): string | null {
  const { view, me } = asked;
  const cost = austria.queue_costs[place - 1]!;
  return (
    general(asked) ??
    (view.turn.guest_taken ? t("why.guest_taken") : null) ??
    (view.turn.die_taken ? t("why.guest_before_die") : null) ??
    (me.tables.every(Boolean) ? t("why.cafe_full") : null) ??
    (me.krones < cost ? t("why.krones", { cost, krones: me.krones }) : null)
  );
}

function tollsOn({ solo }: AustriaView, value: number): number {
  return solo?.entrance?.id === "toll_bridge" ? solo.entrance.tolls[value - 1]! : 0;
}

export function whyNotDie(asked: Asked, value: number): string | null {
  const { view } = asked;
  return (
    general(asked) ??
    (view.turn.die_taken ? t("why.die_taken") : null) ??
    (view.dice[value - 1] === 0 ? t("why.no_dice") : null) ??
    (tollsOn(view, value) ? t("why.toll") : null)
  );
}

/** Why the skeleton key cannot be taken. */
export function whyNotKey(asked: Asked): string | null {
  const { view } = asked;
  return (
    (view.waltz?.key?.holder === null ? null : t("why.key_taken")) ??
    general(asked) ??
    (view.turn.die_taken ? t("why.die_taken") : null)
  );
}

/** Why no dancer can be sent to a row of a ballroom. */
export function whyNotRow(asked: Asked, seat: number, place: number, row: string): string | null {
  const { view, me } = asked;
  const ball = view.waltz?.ball;
  const hall = ball?.halls[place - 1];
  if (!ball || !hall) return null;
  const cost = ball.costs[row === "balcony" ? "top" : row] ?? 0;
  const there = (hall.rows[row] ?? []).reduce((sum, count) => sum + count, 0);
  const champagne = me.kitchen.champagne ?? 0;
  if (view.phase === "over") return t("why.over");
  if (hall.scored) return t("why.hall_scored");
  if (row !== "balcony" && there >= hall.spaces) return t("why.hall_full");
  if (!ball.players[seat]?.dancers) return t("why.no_dancer");
  if (!asked.mine) return t("why.not_your_turn");
  if (champagne < cost) return t("why.champagne", { cost: countWords("champagne", cost), champagne });
  return t("why.nobody_to_send");
}

export function whyNotMove(asked: Asked, table: number): string | null {
  const { me, edition } = asked;
  const seated = me.tables[table - 1];
  if (!seated) return null;
  if (total(seated.missing)) return t("why.order_open");
  return beside(asked) ?? (guest(seated.guest, edition).only === "ballroom" ? null : t("why.no_room"));
}

export function whyNotRoom(asked: Asked, space: string): string | null {
  const { view, me, mine } = asked;
  if (!mine) return general(asked);
  const colour = me.board === null ? null : board(me.board).colours[space]!;
  if (me.occupied.includes(space)) return t("why.room_occupied");
  if (me.vacant.includes(space)) return t("why.room_waits");
  if (view.question?.kind !== "rooms" && view.question?.kind !== "first_rooms" && view.question?.kind !== "reward")
    return t("why.room_needs_die");
  const cost = austria.floor_costs[Number(space[0]) - 1]!;
  const free = colour !== null && me.staff.some((card) => staff(card.staff, asked.edition).free_rooms === colour);
  if (!free && me.krones < cost) return t("why.krones", { cost, krones: me.krones });
  return t("why.room_not_next");
}

export function whyNotStaff(asked: Asked, card: number): string | null {
  const { view, me, edition } = asked;
  if (!asked.mine) return general(asked);
  const kind = view.question?.kind;
  if (kind !== "staff" && kind !== "reward" && kind !== "extra") return t("why.staff_needs_die");
  const { cost } = staff(card, edition);
  return t("why.staff_cost", { name: names.staff(card), cost, krones: me.krones });
}

export function whyNotUse(asked: Asked, card: number): string | null {
  const { me, edition } = asked;
  const { timing } = staff(card, edition);
  if (timing === "flip" && asked.view.waltz?.flips?.players.some(({ turned }) => turned.includes(card)))
    return t("why.flipped");
  if (timing !== "round") return null;
  return me.staff.find((each) => each.staff === card)?.used ? t("why.used") : beside(asked);
}

export function whyNotClaim(asked: Asked, letter: string): string | null {
  const { view, me } = asked;
  if (me.objectives.includes(letter)) return t("why.claimed");
  if (view.objectives["ABC".indexOf(letter)]?.next_vp === null) return t("why.no_space_left");
  return beside(asked) ?? t("why.not_met");
}

export function whyNotServe(asked: Asked): string | null {
  return beside(asked) ?? (total(asked.me.kitchen) ? t("why.serve") : t("why.kitchen_empty"));
}
