// Small things that people hold, on a grid of 24: they tell a profession at a glance.

import { ballThings } from "./ballthings";
import { icons } from "./icons";
import { GOLD, area, art, circle, ellipse, form, rect, stroke, type Shape } from "./shapes";

const LINE = "#3a2a1c";
const WOOD = "#9a6130";
const STEEL = "#c3ccd1";
const WHITE = "#fdf7ea";
const RED = "#b53a32";
const BLUE = "#2f6399";
const LEAF = "#3b8a5c";
const BLACK = "#2b2a30";

const ink = (d: string, width = 1.4, colour = LINE): Shape => stroke(d, colour, width);

/** A good as it lies on the pale disc: its outline is dark by day and night. */
export const good = (shapes: Shape[]): Shape[] =>
  shapes.map((shape) => (shape.line === art("rim") ? { ...shape, line: LINE } : shape));

export const things = {
  ...ballThings,
  strudel: good(icons.strudel),
  cake: good(icons.cake),
  wine: good(icons.wine),
  coffee: good(icons.coffee),
  key: icons.key,
  palette: [
    form("M12 3.5c5.5 0 9.5 3.6 9.5 8.3 0 3.2-2.6 3.6-4.6 3.4-2.4-.2-2.6 1.4-1.8 3 .8 1.7-.6 2.8-3 2.8-5.6 0-9.6-4-9.6-9s4-8.5 9.5-8.5z", "#e4c08a", LINE),
    area(circle(7.5, 9, 1.7), RED), area(circle(12, 7.3, 1.7), BLUE), area(circle(16.5, 9.3, 1.7), "#e8b72f"), area(circle(7.3, 14.3, 1.7), LEAF),
  ],
  brush: [ink("M4 20c0-3 1-4.5 3.5-5", 3, RED), ink("M8 14.5L20 3.5", 2.6, WOOD), form("M6.5 12.5l4 4-2 2c-2 2-5 2-5.5 2 .5-1 0-4 1.5-6z", "#c9803a", LINE, 0.9)],
  chisel: [ink("M5 19L13 11", 2.6, STEEL), ink("M12.5 11.5l3-3", 4, WOOD), form("M14 4.5l5.5 5.5 2-2L16 2.5z", "#7d6a55", LINE), ink("M16.5 8.5L9 16", 0.6)],
  violin: [form("M9 12c-3 0-5 2-5 4.5S6 21 9 21c2 0 3-1 4-2 1.5-1.5 3-2 3.5-4 .6-2.6-1.5-4.5-4-4-1.5.3-2 1-3.5 1z", "#a9602b", LINE), ink("M11 14.5L20.5 4", 1.9, BLACK), ink("M8 16.5l2.5 2.5M3.5 9L20 14", 1)],
  notes: [ink("M8 17.5V5.5l10-2v12", 1.7, BLACK), area(ellipse(6, 17.8, 2.8, 2.1) + ellipse(16, 15.8, 2.8, 2.1), BLACK)],
  lyre: [ink("M7 5c-4 3-3.5 10 3 13M17 5c4 3 3.5 10-3 13", 2.2, GOLD), ink("M6 7.5h12M10 7.5V18M12 7.5V18M14 7.5V18", 1, LINE), form(rect(8.5, 17.5, 7, 3, 1), GOLD, LINE)],
  scissors: [ink("M6.5 6.5L20 17M6.5 17.5L20 7", 2, "#8c979d"), ink(circle(5, 5.5, 2.6), 1.8, RED), ink(circle(5, 18.5, 2.6), 1.8, RED)],
  fan: [form("M12 20L2.5 10.5C7 4 17 4 21.5 10.5z", RED, LINE), ink("M12 20L5 8.5M12 20l-3-13.5M12 20V6M12 20l3-13.5M12 20l7-11.5", 0.9, "#f3cf72"), area(circle(12, 20, 1.4), GOLD)],
  camera: [form(rect(3, 7.5, 18, 12, 2), "#6d4a2c", LINE), form("M8 7.5l1.5-3h5l1.5 3z", BLACK, LINE), form(circle(12, 13.5, 4.3), BLACK, GOLD, 1.5), area(circle(10.8, 12.3, 1.2), "#bfe0e6")],
  compass: [ink("M12 5L6 20M12 5l6 15", 2, "#7f8a91"), ink("M8.5 14h7", 1.3, "#7f8a91"), form(circle(12, 4.5, 2.2), GOLD, LINE)],
  masks: [form("M3 6c3 1.5 6 1.5 9 0 1 7-1 11.5-4.5 12S2 13 3 6z", WHITE, LINE), ink("M5.5 9.5h1.5M9 9.5h1.5M5.5 13c1.2 2 3 2 4.2 0", 1.2), form("M12.5 8.5c2.8 1.2 5.8 1.2 8.5 0 1 6-1 11-4.5 11.5-2.5-.3-4-2.5-4.5-5z", "#f3cf72", LINE), ink("M15 12h1.5M18.5 12H20M15.5 17c1-1.7 2.8-1.7 3.8 0", 1.2)],
  quill: [form("M20.5 2.5C12 3.5 7 9 6.5 16l2 1.5C15 16 19.5 10.5 20.5 2.5z", WHITE, LINE), ink("M17 6.5L4 21", 1.2), ink("M3.5 21.5h6", 1.6, BLUE)],
  ring: [ink(circle(12, 15, 6), 2.4, GOLD), form("M8.5 4.5h7L18 7.5l-6 5-6-5z", "#9fd2ea", LINE), ink("M6 7.5h12M10 4.5l2 8 2-8", 0.8)],
  fanOfCards: [form(rect(4, 5, 8, 13, 1), WHITE, LINE), form(rect(11, 6, 8, 13, 1), WHITE, LINE), area("M15 10l2 2.5-2 2.5-2-2.5z", RED)],
  rose: [ink("M12 12v10M12 18c-3 0-4-2-4-3.5M12 20c3 0 4-2 4-3", 1.5, LEAF), form(circle(12, 8, 5.5), RED, LINE), ink("M9.5 8.5c0-3.5 5-3.5 5 0 0 2.5-3.5 2.5-3.5.5", 1.2, "#f6b8ad")],
  sword: [ink("M20 3L8 15.5", 2.4, STEEL), ink("M5.5 13l5.5 5.5", 2.2, GOLD), ink("M7 17l-3.5 3.5", 2.8, WOOD)],
  orb: [form(circle(12, 14.5, 7), GOLD, LINE), ink("M5 14.5h14M12 7.5v7", 1.5, "#7a5a12"), ink("M12 2v5M9.8 4h4.4", 1.8, GOLD)],
  sceptre: [ink("M4.5 20.5L16 8", 2.4, GOLD), form("M18 2.5l1.2 2.6 2.6 1.2-2.6 1.2L18 10l-1.2-2.5-2.6-1.2 2.6-1.2z", GOLD, LINE), area(circle(18, 6.3, 1.2), RED)],
  medal: [form("M8 2.5h8l-2 8h-4z", RED, LINE), form(circle(12, 15.5, 6), GOLD, LINE), form("M12 11.5l1.2 2.6 2.8.3-2 2 .5 2.8-2.5-1.3-2.5 1.3.5-2.8-2-2 2.8-.3z", "#fff3c8", LINE, 0.6)],
  mirror: [form(ellipse(12, 8.5, 6, 6.5), "#cfe6ee", GOLD, 2), ink("M12 15v7", 2.6, GOLD), ink("M9 6.5l3-2", 1.2, WHITE)],
  mortar: [form("M4 10h16c0 6-3 9-8 9s-8-3-8-9z", "#e9e2d2", LINE), form(rect(8, 18.5, 8, 2.5, 1), "#e9e2d2", LINE), ink("M13 10l5.5-7", 2.8, WOOD), ink("M9.5 14.5h5M12 12v5", 1.6, LEAF)],
  letter: [form(rect(2.5, 6, 19, 13, 1.2), WHITE, LINE), ink("M3 7l9 6.5L21 7", 1.2), form(circle(12, 15, 2.5), RED, LINE, 0.8)],
  scroll: [form("M5 5h13v13c0 1.5 1 2.5 2.5 2.5h-12C7 20.5 6 19.5 6 18V7.5z", "#f4e6bf", LINE), ink("M9 9h6M9 12h6M9 15h4", 1), form(circle(16.5, 18, 2.3), RED, LINE, 0.8)],
  books: [form(rect(3.5, 15, 16, 4.5, 0.8), RED, LINE), form(rect(5, 10.5, 16, 4.5, 0.8), "#2a6a55", LINE), form(rect(4, 6, 14, 4.5, 0.8), "#e8b72f", LINE)],
  doctorsBag: [form("M3 10c0-1.5 1-2.5 2.5-2.5h13c1.5 0 2.5 1 2.5 2.5v8c0 1-.8 2-2 2H5c-1.2 0-2-1-2-2z", "#5b3a24", LINE), ink("M9 7.5C9 4 15 4 15 7.5", 1.6), form(circle(12, 13.8, 4), WHITE, LINE, 0.8), ink("M12 11.5v4.6M9.7 13.8h4.6", 1.8, RED)],
  paw: [area(ellipse(12, 15.5, 5, 4.3) + ellipse(5.3, 11, 2, 2.7) + ellipse(9.3, 7, 2.1, 2.9) + ellipse(14.7, 7, 2.1, 2.9) + ellipse(18.7, 11, 2, 2.7), "#6d4a2c")],
  coins: [form(ellipse(9, 17.5, 6, 2.6), GOLD, LINE, 0.9), form(ellipse(9, 14.5, 6, 2.6), GOLD, LINE, 0.9), form(ellipse(9, 11.5, 6, 2.6), GOLD, LINE, 0.9), form(circle(16.5, 8.5, 4.5), GOLD, LINE, 0.9)],
  scales: [ink("M12 3v17M7 20.5h10M4.5 6.5h15", 1.6, GOLD), form("M1.5 13.5l3-7 3 7c-1 2.5-5 2.5-6 0zM16.5 13.5l3-7 3 7c-1 2.5-5 2.5-6 0z", "#f3dfa3", LINE, 0.9)],
  gavel: [ink("M11 11l9 9", 2.6, WOOD), form("M4 8.5l6.5-6.5 4.5 4.5L8.5 13z", WOOD, LINE), ink("M3 21h9", 2.2, WOOD)],
  portfolio: [form(rect(3, 7.5, 18, 12, 1.5), "#7a3b2c", LINE), ink("M9 7.5V5h6v2.5M3 12.5h18", 1.4), form(rect(10.5, 11.2, 3, 2.6, 0.5), GOLD, LINE, 0.7)],
  cane: [ink("M14 21.5V7.5a3.8 3.8 0 1 0-7.6 0V9", 2.4, WOOD), ink("M14 21.5v-3", 2.4, GOLD)],
  maize: [form("M12 2.5c3.5 3 4.5 11 0 18-4.5-7-3.5-15 0-18z", "#f0c23f", LINE), ink("M10 8h4M9.5 11.5h5M10 15h4M12 4v15", 0.8, "#b07b10"), form("M12 21c-5-1-7-6-6.5-10 3 2 5.5 5 6.5 10zM12 21c5-1 7-6 6.5-10-3 2-5.5 5-6.5 10z", LEAF, LINE, 0.9)],
  hook: [form(rect(9, 2.5, 6, 6, 1.5), WOOD, LINE), ink("M12 8.5c0 3 5.5 2.5 5.5 7a5.5 5.5 0 0 1-11 0", 2.8, GOLD)],
  horseshoe: [ink("M6 20V10.5a6 6 0 0 1 12 0V20", 3.6, "#8d979c"), area([[6, 12], [6, 16.5], [18, 12], [18, 16.5], [12, 4.7]].map(([x = 0, y = 0]) => circle(x, y, 0.9)).join(""), BLACK)],
  axe: [ink("M6 21L16.5 5", 2.2, WOOD), form("M12.5 3c4-2 8 0 9 4-3-.5-5 1-6 3.5L10.5 7z", STEEL, LINE)],
  umbrella: [form("M2.5 12.5C3 7 7 4 12 4s9 3 9.5 8.5c-2-1.5-4-1.5-5 0-1.5-1.5-3.5-1.5-4.5 0-1-1.5-3-1.5-4.5 0-1-1.5-3-1.5-5 0z", BLACK, LINE), ink("M12 12.5v7c0 2.5-3.5 2.5-3.5 0M12 4V2", 1.5, WOOD)],
  drum: [form("M5 8h14l-2 12H7z", "#a9602b", LINE), form(ellipse(12, 8, 7, 2.6), "#f1dca0", LINE), ink("M6 10l4 9M10 10.5l-2.5 9M14 10.5l2.5 9M18 10l-4 9", 0.9, "#f1dca0")],
  pyramid: [form("M12 4l10 16H2z", "#e8c06a", LINE), area("M12 4l10 16h-7z", "#c2923a"), form(circle(18.5, 5.5, 2.3), "#f3b53f", LINE, 0.8)],
  map: [form("M2.5 6l6.5-2 6 2 6.5-2v14L15 20l-6-2-6.5 2z", "#f4e6bf", LINE), ink("M9 4v14M15 6v14", 0.9), ink("M5 14c2-3 4 0 6-3s4-1 7-4", 1.3, RED)],
  flask: [form("M9.5 3h5v6l5 9c1 2-.5 3-2 3h-11c-1.5 0-3-1-2-3l5-9z", "#dfeff2", LINE), area("M6.8 15h10.4l2 4c.3 1-.5 1.5-1.5 1.5H6.3c-1 0-1.8-.5-1.5-1.5z", "#7d5ba6")],
  turnip: [form("M12 8c4.5 0 7 2.5 6.5 6-.5 4-4 7-6.5 8-2.5-1-6-4-6.5-8C5 10.5 7.5 8 12 8z", "#e9dfee", LINE), area("M6 11c2-2.5 10-2.5 12 0-1 3-11 3-12 0z", "#a3528f"), ink("M12 8c-1-4-4-5-6-5M12 8c0-4 0-5 1-6M12 8c1-3 3-4 6-4", 2, LEAF)],
  cross: [ink("M12 3v18M6.5 8.5h11", 3, WOOD), ink("M12 3v18M6.5 8.5h11", 1, GOLD)],
  ticket: [form("M2.5 8h19v3a2 2 0 0 0 0 4v3h-19v-3a2 2 0 0 0 0-4z", "#f1dca0", LINE), ink("M15.5 8v10", 1), area(circle(8.5, 13, 2), RED)],
  pick: [ink("M12 5v17", 2.4, WOOD), ink("M3 10c4-5 14-5 18 0", 2.8, "#8d979c")],
  thistle: [form("M7.5 10c0-2 2-3.5 4.5-3.5s4.5 1.5 4.5 3.5c0 3-2 5-4.5 5s-4.5-2-4.5-5z", LEAF, LINE), form("M7.5 8L6 2.5l3.5 2.5L12 2l2.5 3L18 2.5 16.5 8c-3-1.5-6-1.5-9 0z", "#9a4fa0", LINE), ink("M12 15v7M12 19l-4-2M12 20l4-2", 1.6, LEAF)],
  banner: [ink("M6 22V2.5", 1.8, WOOD), form("M6 3.5h13l-3.5 4.5 3.5 4.5H6z", RED, LINE)],
  towel: [form("M5 4h11v15H5z", WHITE, LINE), form("M9 4h10v11h-3V7H9z", "#e3d7c0", LINE), ink("M5 15.5h11M5 17.5h11", 1, BLUE)],
  bell: [form("M4 17.5c0-6 3.5-9.5 8-9.5s8 3.5 8 9.5z", GOLD, LINE), ink("M3 19.5h18", 2.2, BLACK), form(circle(12, 6.3, 1.7), GOLD, LINE)],
  cloche: [form("M3.5 16.5c0-5.5 3.5-8.5 8.5-8.5s8.5 3 8.5 8.5z", "#dfe4e6", LINE), ink("M2 18.5h20", 2.2, "#8d979c"), form(circle(12, 6.3, 1.7), "#dfe4e6", LINE), ink("M7 14c.4-2 1.5-3 3-3.5", 1.2, WHITE)],
  wheel: [ink(circle(12, 12, 8.5), 2.4, BLACK), ink("M12 12L4.5 9.5M12 12l7.5-2.5M12 12v8", 1.8, "#8d979c"), form(circle(12, 12, 2.4), GOLD, LINE)],
  bouquet: [form("M12 21.5L6.5 12h11z", LEAF, LINE), form(circle(8, 9, 3.2), RED, LINE, 0.8), form(circle(16, 9, 3.2), "#e8b72f", LINE, 0.8), form(circle(12, 6, 3.2), "#e8a2b4", LINE, 0.8), form(circle(12, 11, 3), "#7fa6d6", LINE, 0.8)],
  keys: [ink(circle(12, 5.5, 3.3), 1.8, GOLD), ink("M10.5 8.5L6 20M6.8 18l-2.5-1M8 15l-2.5-1M13.5 8.5L18 20M17.2 18l2.5-1M16 15l2.5-1", 1.9, GOLD)],
  curtain: [form("M3 4h18v2H3z", GOLD, LINE), form("M4 6h6c0 6-1 11-6 14zM20 6h-6c0 6 1 11 6 14z", RED, LINE)],
  shoe: [form("M5 5h6l1 6c2.5 1 7 1.5 8.5 4v3H4c0-5 1.5-8 1-13z", BLACK, LINE), ink("M4 19h16.5", 2, WOOD), ink("M11 9l3-.7M11.5 11l3-.7", 1, WHITE)],
  iron: [form("M3 18c0-6 4-8 10-8h6l2 8z", "#7c868b", LINE), ink("M7.5 10c0-4 2-5 5-5s4 1.5 4 5", 2.2, WOOD), ink("M3 19.5h18", 1.8, BLACK)],
  pot: [form("M5 9h14v8c0 2.5-2 4-7 4s-7-1.5-7-4z", "#b86b3a", LINE), ink("M4 9h16M5 12H2.5M19 12h2.5", 2.2, "#8a4a22"), ink("M9 6c-1-1.5 1-2 0-3.5M14 6c-1-1.5 1-2 0-3.5", 1.2)],
  hanger: [ink("M12 9V7.5a2.3 2.3 0 1 0-2.3-2.3", 1.7, "#7f8a91"), form("M12 9l10 8c.5 1.5-.5 2-1.5 2h-17C2.5 19 1.5 18.5 2 17z", "#4a5d86", LINE)],
  square: [form("M4 20V4l16 16z", "#f1dca0", LINE), stroke("M8 16v-3.5l3.5 3.5z", LINE, 1), ink("M4 8h2M4 12h2M4 16h2", 0.9)],
  magnifier: [form(circle(10, 10, 6.5), "#d9ecf1", BLACK, 2.2), ink("M15 15l6 6", 3, WOOD), ink("M7 9c.5-1.5 1.5-2.3 3-2.5", 1.2, WHITE)],
  ladle: [ink("M17.5 3L9.5 15", 2.2, "#8d979c"), form("M3.5 14h10c0 4-2 6.5-5 6.5s-5-2.5-5-6.5z", STEEL, LINE)],
  ledger: [form(rect(4, 3, 16, 18, 1.5), "#2a6a55", LINE), form(rect(7, 6, 10, 6, 0.6), WHITE, LINE, 0.8), ink("M9 8.2h6M9 10h4", 0.9), ink("M6.5 3v18", 1.1, GOLD)],
  hammer: [ink("M11 10L5 20.5", 2.6, WOOD), form("M7 6l8-3.5 5 4.5-2.5 2.5-2.5-2-5.5 4z", "#8d979c", LINE)],
  tray: [ink("M2 17h20", 2.4, "#8d979c"), form("M7 5h5v4c0 2-1 3-2.5 3S7 11 7 9z", "#8e1d3f", LINE, 0.9), ink("M9.5 12v4.5", 1.3), form("M14 10h5v3c0 2-1 3-2.5 3S14 15 14 13z", WHITE, LINE, 0.9)],
  parcel: [form(rect(4, 7, 16, 13, 1), "#d2a266", LINE), ink("M12 7v13M4 12.5h16", 1.6, RED), ink("M12 7c-4 0-4-4.5-1.5-4S12 7 12 7s-1-3.5 1.5-4S16 7 12 7z", 1.2, RED)],
  rostrum: [form("M5 8h14l-2 13H7z", WOOD, LINE), form("M3.5 5.5h17V8.5h-17z", WOOD, LINE), form("M9 11h6v5H9z", GOLD, LINE, 0.9)],
  redBook: [form("M4 4.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1v14c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1z", RED, LINE), ink("M12 5.5v14", 1, WHITE), ink("M6.5 9c1.2-.3 2.4-.2 3.5.3M14 9.3c1.1-.5 2.3-.6 3.5-.3", 0.9, WHITE)],
  yellowBook: [form("M4 4.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1v14c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1z", "#e8b72f", LINE), ink("M12 5.5v14", 1), ink("M6.5 9c1.2-.3 2.4-.2 3.5.3M14 9.3c1.1-.5 2.3-.6 3.5-.3", 0.9)],
  blueKey: [ink(circle(7.4, 7.4, 4.2), 2.6, BLUE), ink("M10.5 10.5l9.3 9.3M15.6 15.6l2.8-2.8M18.2 18.2l2.3-2.3", 2.6, BLUE)],
  typewriter: [form("M6 3h12v7H6z", WHITE, LINE), form("M3.5 10h17l1 10h-19z", "#3d4a52", LINE), area([6.5, 10, 13.5, 17].map((x) => circle(x, 14, 1.1)).join("") + [8, 12, 16].map((x) => circle(x, 17.3, 1.1)).join(""), WHITE)],
  duster: [ink("M4 21l7-8.5", 2.2, WOOD), form("M10 14c-1-4 1-10 9-11.5 2 4.5-.5 10.5-6 12.5z", "#c98aa0", LINE), ink("M12 12.5c1-3 3-6 6-8.5", 0.9)],
  clipboard: [form(rect(4.5, 4, 15, 17.5, 1.5), WOOD, LINE), form(rect(6.5, 7, 11, 12.5, 0.6), WHITE, LINE, 0.8), form(rect(9, 2.5, 6, 3.5, 1), STEEL, LINE, 0.8), ink("M8.5 10.5l1.2 1.2 2-2.5M13 11h3M8.5 15.5l1.2 1.2 2-2.5M13 16h3", 1.1)],
  broom: [ink("M18 2.5L10 13", 2.2, WOOD), form("M11.5 10.5l3.5 3L11 21.5 3 16z", "#e3b95a", LINE), ink("M9.5 14.5L6 18M12 16l-3 4", 0.9)],
  door: [form("M6 21.5V6c0-3 2.5-4 6-4s6 1 6 4v15.5z", RED, LINE), form("M9 9.5V7.5C9 6 10 5.5 12 5.5s3 .5 3 2v2z", "#ffd56b", LINE, 0.8), area(circle(15.7, 14, 1.1), GOLD)],
  bottle: [form("M10 2.5h4v5c2.5 1.5 3 3 3 5V20c0 1-.5 1.5-1.5 1.5h-7C7.5 21.5 7 21 7 20v-7.5c0-2 .5-3.5 3-5z", "#2f5a3c", LINE), form(rect(7, 13, 10, 5.5), "#f4e6bf", LINE, 0.8), area("M9 15h6v1.5H9z", "#8e1d3f")],
  suitcase: [form(rect(3, 8, 18, 12, 1.8), "#a9602b", LINE), ink("M9 8V5.5h6V8M7 8v12M17 8v12", 1.5), form(rect(10.5, 12, 3, 2.5, 0.5), GOLD, LINE, 0.7)],
  megaphone: [form("M3 10h5l10-5.5v14L8 14H3z", "#e8b72f", LINE), ink("M6.5 14l1.5 6h2.5L9.5 14.5M20.5 8.5c1 1.8 1 4.2 0 6", 1.4)],
  telephone: [form("M7 12h10l2.5 8h-15z", BLACK, LINE), form("M3 9c0-3.5 3.5-5.5 9-5.5S21 5.5 21 9v1.5h-5V8.5H8v2H3z", BLACK, LINE), form(circle(12, 15.5, 2.8), GOLD, LINE, 0.8)],
  can: [form("M7 9h9v11H7z", "#5f8f86", LINE), ink("M16 17l5-7M7 12H4.5v5H7M8 9c0-4 7-4 7 0", 1.7, "#3f6b63"), area(circle(21, 8, 0.8) + circle(22.5, 10, 0.8) + circle(20, 6.3, 0.8), BLUE)],
  lifebuoy: [form(circle(12, 12, 9), WHITE, LINE), stroke("M12 3a9 9 0 0 1 7.5 4M21 12a9 9 0 0 1-4 7.5M12 21a9 9 0 0 1-7.5-4M3 12a9 9 0 0 1 4-7.5", RED, 4), form(circle(12, 12, 4), "#cfe6ee", LINE)],
  lift: [form(rect(4.5, 3, 15, 18.5, 1), GOLD, LINE), form(rect(7, 8, 10, 13.5), "#6d4a2c", LINE, 0.8), ink("M12 8v13.5", 0.9, GOLD), area("M9 4.5l1.5 2.5h-3zM15 7l1.5-2.5h-3z", "#7a2b22")],
  hotel: [form("M3 21.5V9l9-6.5L21 9v12.5z", "#f4e6bf", LINE), form("M2 10l10-7.5L22 10l-1.5 1.5L12 5l-8.5 6.5z", "#1e4d3e", LINE, 0.8), area([6, 10.7, 15.4].map((x) => rect(x, 12, 2.6, 3)).join(""), "#e8a33a"), form("M10.2 21.5v-4.5h3.6v4.5z", RED, LINE, 0.8)],
} satisfies Record<string, Shape[]>;

export type Thing = keyof typeof things;
