// Rooms of a hotel: a printed space, a vacant room with its door open and the light on, an occupied one
// with the door shut, the key turned and a pair of shoes put out.

import type { Board, RoomColour } from "../content";
import { COLOUR_VARIABLES, sign } from "./signs";
import { GOLD, area, art, circle, ellipse, form, put, rect, remembered, stroke, type Picture, type Shape } from "./shapes";

export type RoomState = "space" | "vacant" | "occupied";

const DARK: Record<RoomColour, string> = { blue: "#1c3f70", red: "#86271b", yellow: "#a87b0c" };
const WALL: Record<RoomColour, string> = { blue: "#2b5c9e", red: "#b94131", yellow: "#dba728" };
const DOOR: Record<RoomColour, string> = { blue: "#3f74bd", red: "#cf5a47", yellow: "#efc54a" };
const SOFT: Record<RoomColour, string> = {
  blue: "var(--blue-soft)",
  red: "var(--red-soft)",
  yellow: "var(--yellow-soft)",
};

const ARCH = "M17 57V23c0-8.5 5.5-13 13-13s13 4.5 13 13v34z";
const DOORWAY = "M19.5 57V23.5c0-7 4.3-10.8 10.5-10.8s10.5 3.8 10.5 10.8V57z";

/** Small squares in a column, after Hoffmann. */
const squares = (x: number, y: number, count: number, size: number, step: number): string =>
  Array.from({ length: count }, (_, n) => rect(x, y + n * step, size, size)).join("");

function space(colour: RoomColour): Shape[] {
  return [
    area(rect(0, 0, 60, 60, 3), SOFT[colour]),
    { ...stroke(ARCH, COLOUR_VARIABLES[colour], 1.2, 0.55) },
    ...put(sign(colour, COLOUR_VARIABLES[colour], SOFT[colour]), 20, 24, 0.83),
  ];
}

function vacant(colour: RoomColour): Shape[] {
  return [
    ...wall(colour, art("wall"), COLOUR_VARIABLES[colour]),
    form(ARCH, DARK[colour], DARK[colour], 1),
    area(DOORWAY, art("light")),
    area("M19.5 57l7-9h14V57z", "#d69a3a", 0.55),
    area(`${rect(29.5, 36, 11, 4, 1)}${rect(39, 30, 1.5, 18)}`, "#8a4f1d"),
    area(rect(29.5, 33.5, 4.5, 3, 1), "#fffaf0"),
    form("M19.5 57.3V21.5l-8.7-3.2V59.5z", DOOR[colour], DARK[colour], 1),
    stroke("M17.6 26l-5-1.4v9.8l5 .8zM17.6 38.5l-5-.4v13.4l5-1z", DARK[colour], 0.9, 0.7),
    area(circle(17.8, 37, 1.1), GOLD),
    ...put(sign(colour, COLOUR_VARIABLES[colour], art("wall")), 43.5, 5, 0.6),
  ];
}

function occupied(colour: RoomColour): Shape[] {
  const pale = "#fdf6e3";
  return [
    ...wall(colour, WALL[colour], DARK[colour]),
    form(ARCH, DARK[colour], DARK[colour], 1),
    area(DOORWAY, DOOR[colour]),
    area("M22 30V24c0-5.3 3-8.3 8-8.3s8 3 8 8.3v6z", art("light")),
    stroke("M30 15.7V30M22 24h16", DARK[colour], 1),
    stroke(`${rect(22.5, 33, 6.3, 19)}${rect(31.2, 33, 6.3, 19)}`, DARK[colour], 1, 0.8),
    area(squares(24.5, 35, 3, 2.3, 3.6) + squares(33.2, 35, 3, 2.3, 3.6), DARK[colour], 0.75),
    area(circle(39, 41, 1.4), GOLD),
    stroke("M39 42.5v4.5M39 45.5h1.8", GOLD, 1.1),
    area("M10 57.5c0-1.8 1-2.2 2.6-2.2V51h3v6.5zM4 57.5c0-1.8 1-2.2 2.6-2.2V51h2.5v6.5z", "#2a1c12"),
    ...put(sign(colour, pale, DARK[colour]), 44, 5, 0.6),
    ...put(sign(colour, pale, DARK[colour]), 2, 5, 0.6),
  ];
}

function wall(colour: RoomColour, paper: string, trim: string): Shape[] {
  return [
    area(rect(0, 0, 60, 60, 3), paper),
    stroke("M0 57.5h60", DARK[colour], 2.5),
    stroke("M2.5 47.5h10M47.5 47.5h10", trim, 1, 0.7),
    area([3, 8, 48.5, 53.5].map((x) => rect(x, 50, 3.2, 3.2)).join(""), trim, 0.6),
    area(ellipse(30, 5.5, 2.5, 2.5), art("light"), colour === "yellow" ? 0.9 : 1),
  ];
}

const STATES: Record<RoomState, (colour: RoomColour) => Shape[]> = { space, vacant, occupied };

/** A space of a hotel that is not chosen yet: nobody knows its colour. */
const UNKNOWN: Shape[] = [area(rect(0, 0, 60, 60, 3), "var(--panel-2)"), stroke(ARCH, "var(--line)", 1.2)];

export const room = remembered((colour: RoomColour | null, state: RoomState): Shape[] =>
  colour === null ? UNKNOWN : STATES[state](colour),
);

const ROOM = 60;
const FLOORS = 4;
const COLUMNS = "abcde";

/** All spaces of a hotel, with the outlines of its groups. */
export function rooms({ colours, groups }: Board): Picture {
  return {
    box: [COLUMNS.length * ROOM, FLOORS * ROOM],
    shapes: [
      ...Object.entries(colours).flatMap(([space, colour]) => put(room(colour, "space"), ...corner(space))),
      ...groups.map((spaces) => stroke(outline(spaces), COLOUR_VARIABLES[colours[spaces[0]!]!], 4)),
    ],
  };
}

const SMALL = 24;
const BARE = "var(--ink-soft)";

/** A hotel to take in at a glance: a space is a pale sign, a vacant room has a frame, an occupied one is full. */
export const smallHotel = remembered((...plan: readonly SmallRoom[]): Picture => ({
  box: [COLUMNS.length * SMALL, FLOORS * SMALL],
  shapes: plan.flatMap((room, place) =>
    put(smallRoom(room), (place % COLUMNS.length) * SMALL, Math.floor(place / COLUMNS.length) * SMALL),
  ),
}));

/** The colour of a room and what it is; a colour that nobody knows yet is a dash. */
export type SmallRoom = `${RoomColour | "-"} ${RoomState}`;

/** Occupied rooms are full squares, vacant ones round frames, others only the sign of their colour. */
function smallRoom(room: SmallRoom): Shape[] {
  const [colour, state] = room.split(" ") as [RoomColour | "-", RoomState];
  if (colour === "-") return [stroke(rect(5, 5, 14, 14, 2), BARE, 1.2, 0.6)];
  const ink = COLOUR_VARIABLES[colour];
  if (state === "occupied")
    return [form(rect(1.5, 1.5, 21, 21, 1), WALL[colour], DARK[colour], 1.4), ...put(sign(colour, "#fdf6e3", DARK[colour]), 5.4, 5.4, 0.55)];
  const pale = put(sign(colour, ink, SOFT[colour]), 5.4, 5.4, 0.55);
  if (state === "vacant") return [form(rect(1.8, 1.8, 20.4, 20.4, 9), SOFT[colour], ink, 2), ...pale];
  return pale.map((shape) => ({ ...shape, opacity: 0.55 }));
}

/** Where a space is drawn: its upper left corner. */
const corner = (space: string): [number, number] => [
  COLUMNS.indexOf(space[1]!) * ROOM,
  (FLOORS - Number(space[0])) * ROOM,
];

/** The edges of a group, a little inside, so that those of neighbours lie side by side. */
function outline(spaces: readonly string[]): string {
  const own = new Set(spaces.map((space) => corner(space).join()));
  return spaces
    .flatMap((space) => {
      const [x, y] = corner(space);
      const open = (dx: number, dy: number) => !own.has([x + dx, y + dy].join());
      const [left, right, top, bottom] = [x + 2, x + ROOM - 2, y + 2, y + ROOM - 2];
      const [above, below, before, after] = [open(0, -ROOM), open(0, ROOM), open(-ROOM, 0), open(ROOM, 0)];
      const [from, to] = [before ? left : x, after ? right : x + ROOM];
      const [high, low] = [above ? top : y, below ? bottom : y + ROOM];
      return [
        above ? `M${from} ${top}H${to}` : "",
        below ? `M${from} ${bottom}H${to}` : "",
        before ? `M${left} ${high}V${low}` : "",
        after ? `M${right} ${high}V${low}` : "",
      ];
    })
    .join("");
}
