// Objectives and emperor tiles as small pictures, drawn from what they ask for and give.

import {
  austria,
  objective as objectiveFacts,
  tile as tileFacts,
  type Effect,
  type Need,
  type Needs,
  type Penalty,
  type RoomColour,
} from "../content";
import { digits } from "./digits";
import { icons } from "./icons";
import { room } from "./rooms";
import { COLOUR_VARIABLES, sign } from "./signs";
import { GOLD, GREEN, area, art, circle, form, put, rect, remembered, stroke, type Picture, type Shape } from "./shapes";

const CARD = art("card");
const INK = "#2b2117";
const RED = "#a8322d";

/** An empty card. */
export const card = (edge: string): Shape[] => [
  form(rect(1.2, 1.2, 45.6, 45.6, 5), CARD, edge, 2.2),
  stroke(rect(3.8, 3.8, 40.4, 40.4, 3.2), GOLD, 0.8),
];

/** A number on a disc at the lower right. */
const counted = (count: number | string, ink = INK): Shape[] => [
  form(circle(36, 36, 9.5), "#fffaf0", GOLD, 1.4),
  ...digits(String(count), 36, 36, 9.5, ink, 2.6),
];

/** A small sign at the upper right: what it is counted in. */
const beside = (shapes: Shape[]): Shape[] => put(shapes, 25, 4, 0.78);

const big = (shapes: Shape[]): Shape[] => put(shapes, 6, 5, 1.3);

/** A hotel of 4 floors and 5 columns, some of its windows lit. */
function hotel(lit: (floor: number, column: number) => boolean | string): Shape[] {
  const shapes: Shape[] = [area("M6 14L24 6l18 8v2H6z", GREEN)];
  for (let floor = 0; floor < 4; floor++) {
    for (let column = 0; column < 5; column++) {
      const light = lit(floor, column);
      const fill = typeof light === "string" ? light : light ? "#e39b2d" : art("paper-2");
      shapes.push(
        form(rect(7.2 + 7 * column, 35.5 - 6.3 * floor, 5.6, 5, 0.6), fill, light ? "#6b4a12" : "#b9a679", 0.7),
      );
    }
  }
  return shapes;
}

const FOUR_ITEMS: Shape[] = [
  ...put(icons.strudel, 5, 5, 0.78),
  ...put(icons.cake, 24.5, 5, 0.78),
  ...put(icons.wine, 5, 24, 0.78),
  ...put(icons.coffee, 24.5, 24, 0.78),
];

const GROUPS = ["A....", "A.BB.", "C.B.D", "CC..D"];

type Counted = Exclude<Need, RoomColour>;

const NEEDS: Record<Counted, (count: number) => Shape[]> = {
  krones: (count) => [...big(icons.krones), ...counted(count)],
  emperor: (count) => [...big(icons.emperor), ...counted(count)],
  staff: (count) => [...big(icons.staff), ...counted(count)],
  rooms: (count) => [
    ...put(room("blue", "vacant"), 6, 6, 0.42),
    ...put(room("red", "occupied"), 17, 11, 0.42),
    ...counted(count),
  ],
  champagne: (count) => [...big(icons.champagne), ...counted(count)],
  dancers: (count) => [...big(icons.dancer), ...counted(count)],
  green_guests: (count) => [
    ...put(icons.guest, 4, 8, 1.25),
    ...beside(sign("green", COLOUR_VARIABLES.green, CARD)),
    ...counted(count),
  ],
  each_item: (count) => [...put(FOUR_ITEMS, 1.5, 1.5, 0.72), ...counted(count)],
  top_floor: (count) => hotel((floor, column) => floor === 3 && column >= 5 - count),
  large_orders: (count) => [
    ...put(icons.guest, 4, 8, 1.25),
    ...put(icons.strudel, 26, 3, 0.42),
    ...put(icons.wine, 34, 7, 0.42),
    ...put(icons.coffee, 27, 13, 0.42),
    ...counted(count),
  ],
  floors: (count) => hotel((floor) => floor < count),
  columns: (count) => hotel((_, column) => column < count),
  groups: (count) => [...hotel((floor, column) => GROUPS[floor]?.[column] !== "."), ...counted(count)],
  whole_colours: () => [
    ...put(sign("red", COLOUR_VARIABLES.red, CARD), 7, 6, 0.72),
    ...put(sign("blue", COLOUR_VARIABLES.blue, CARD), 25, 6, 0.72),
    ...put(sign("yellow", COLOUR_VARIABLES.yellow, CARD), 16, 23, 0.72),
    stroke(circle(24.6, 31.6, 11.5), GREEN, 2.2),
  ],
};

function mixed(needs: Needs): Shape[] {
  const colours = (["red", "blue", "yellow"] as RoomColour[]).filter((colour) => needs[colour]);
  const step = colours.length === 3 ? 12.5 : 17;
  const top = 24 - (step * (colours.length - 1)) / 2;
  return colours.flatMap((colour, place) => [
    ...digits(String(needs[colour]), 14, top + step * place, colours.length === 3 ? 8 : 11, art("rim"), 2.4),
    ...put(sign(colour, COLOUR_VARIABLES[colour], CARD), 23.5, top + step * place - 6.5, 0.55),
  ]);
}

export const objective = remembered((id: string): Picture => {
  const { needs } = objectiveFacts(id);
  const plain = (Object.keys(NEEDS) as Counted[]).find((need) => needs[need]);
  const shapes = plain ? NEEDS[plain](needs[plain] ?? 0) : mixed(needs);
  return { box: [48, 48], shapes: [...card(art("gold-deep")), ...shapes] };
}, () => austria);

const priceOf = ({ free, discount }: { free?: boolean; discount?: number }): string | number =>
  free ? 0 : `-${discount ?? 0}`;

/** What a reward gives, in a square of 48. */
export function rewardShapes(effect: Effect | undefined): Shape[] {
  const { gain, prepare, play_staff, draw_3_play_1, send_dancer } = effect ?? {};
  if (prepare?.max_floor) {
    const low = prepare.max_floor;
    return [...hotel((floor) => floor < low), ...put(room("red", "occupied"), 21, 19, 0.4)];
  }
  if (prepare) return put(room("red", prepare.occupy ? "occupied" : "vacant"), 8, 8, 0.53);
  if (send_dancer) return [...big(icons.dancer), ...beside(icons.champagne), ...counted(priceOf(send_dancer))];
  if (play_staff) return [...big(icons.staff), ...counted(play_staff.free || play_staff.discount ? priceOf(play_staff) : "+1")];
  if (draw_3_play_1)
    return [
      ...put(icons.staff, 4, 5, 0.9),
      ...put(icons.staff, 13, 7, 1.1),
      ...counted(priceOf(draw_3_play_1)),
    ];
  if (gain?.krones && gain.any_item)
    return [...put(icons.krones, 4, 5, 1), ...put(icons["any-item"], 19, 19, 0.95), ...digits(String(gain.krones), 37, 12, 9.5, art("rim"), 2.6)];
  if (gain?.champagne) return [...big(icons.champagne), ...counted(gain.champagne)];
  if (gain?.emperor) return [...big(icons.emperor), ...counted(gain.emperor)];
  if (gain?.staff_cards && gain.vp)
    return [...put(icons.staff, 4, 5, 1), ...put(icons.vp, 19, 19, 0.95), ...digits(String(gain.staff_cards), 37, 12, 9.5, art("rim"), 2.6), ...digits(String(gain.vp), 11, 37, 9.5, art("rim"), 2.6)];
  if (gain?.staff_cards) return [...big(icons.staff), ...counted(gain.staff_cards)];
  if (gain?.vp_per_dancer) return [...put(icons.vp, 4, 4, 1.15), ...put(icons.dancer, 22, 18, 1)];
  if (gain?.vp_per_marker) return [...put(icons.vp, 4, 4, 1.15), ...put(icons.objective, 22, 19, 0.95)];
  if (gain?.krones) return [...big(icons.krones), ...counted(gain.krones)];
  if (gain?.any_item) return [...big(icons["any-item"]), ...counted(gain.any_item)];
  if (gain?.vp_per_staff) return [...put(icons.vp, 4, 4, 1.15), ...put(icons.staff, 22, 19, 0.95)];
  if (gain?.vp) return [...big(icons.vp), ...counted(gain.vp)];
  return FOUR_ITEMS;
}

const CROSSED = stroke("M9 39L39 9", RED, 3.2);

function penaltyShapes(penalty: Penalty): Shape[] {
  if (penalty.champagne) return [...big(icons.champagne), ...counted(`-${penalty.champagne}`, RED)];
  if (penalty.dancers) return [...big(icons.dancer), ...beside(icons.ballroom), ...counted(`-${penalty.dancers}`, RED)];
  if (penalty.items) return [...put(icons.krones, 4, 5, 1), ...put(icons.cake, 18, 19, 1), CROSSED];
  if (penalty.all_krones)
    return [...put(icons.krones, 4, 5, 0.8), ...put(icons.strudel, 23, 6, 0.8), ...put(icons.champagne, 14, 23, 0.85), CROSSED];
  if (penalty.krones) return [...big(icons.krones), ...counted(`-${penalty.krones}`, RED)];
  if (penalty.kitchen && penalty.orders)
    return [...put(icons.strudel, 4, 6, 0.85), ...put(icons.guest, 21, 16, 1.05), CROSSED];
  if (penalty.kitchen) return [...put(icons.strudel, 5, 7, 0.85), ...put(icons.wine, 22, 18, 0.85), CROSSED];
  if (penalty.hand_cards) return [...big(icons.staff), ...counted(`-${penalty.hand_cards}`, RED)];
  if (penalty.vacant_rooms)
    return [...put(room("yellow", "vacant"), 8, 8, 0.53), ...counted(`-${penalty.vacant_rooms}`, RED)];
  if (penalty.occupied_rooms) return [...put(room("red", "occupied"), 8, 8, 0.53), CROSSED];
  if (penalty.vp_per_staff) return [...put(icons.vp, 4, 4, 1.15), ...put(icons.staff, 22, 19, 0.95), CROSSED];
  if (penalty.end_card) return [...big(icons.staff), CROSSED];
  return [...big(icons.vp), ...counted(`-${penalty.vp ?? 0}`, RED)];
}

export type Side = "reward" | "penalty";

export const tile = remembered((id: string, side: Side): Picture => {
  const { reward, penalty } = tileFacts(id);
  const shapes = side === "reward" ? rewardShapes(reward[0]) : penaltyShapes(penalty);
  return { box: [48, 48], shapes: [...card(side === "reward" ? GREEN : RED), ...shapes] };
}, () => austria);
