// What the people of the ballrooms, the lounge and the new staff hold: like things.ts, on a grid of 24.

import { BLACK, BLUE, LEAF, LINE, RED, STEEL, WHITE, WOOD, ink } from "./paints";
import { GOLD, area, circle, ellipse, form, rect, star, type Shape } from "./shapes";

const GLASS = "#cfe6ee";

export const ballThings = {
  // Music
  baton: [ink("M4 20L18.5 5.5", 1.8, WHITE), ink("M4 20L18.5 5.5", 0.7), form(ellipse(5.2, 18.8, 2.8, 2.2), WOOD, LINE), ink("M15 3c2 0 4 1.5 4.5 3.5M19 12c1.5-.5 2.5-1.5 3-3", 1)],
  harp: [form("M6 21V6.5C6 4 7.5 2.5 9.5 2.5c1 3 3.5 5 10.5 5.5-1.5 6-6 11-14 13z", WHITE, LINE), ink("M6 21V6C6 3.8 7.5 2.5 9.5 2.5c.5 3.3 4 5.5 10.5 5.5", 2.2, GOLD), ink("M6 21c8-2 12.5-7 14-13", 2.2, WOOD), ink("M9 6.5v12.8M12 8v9.8M15 8.6v6.6", 0.9)],
  cello: [form("M12 8c-3.2 0-4.4 1.8-4 3.8.2 1 .2 1.8-.6 2.8-1.8 2.4-.6 5.6 4.6 5.6s6.4-3.2 4.6-5.6c-.8-1-.8-1.8-.6-2.8.4-2-.8-3.8-4-3.8z", "#a9602b", LINE), ink("M12 2v12M10.5 2.5h3M12 20.5v2", 1.5, BLACK), ink("M9.8 13.5v2.5M14.2 13.5v2.5", 0.9), ink("M4 18L20.5 10", 0.9)],
  piano: [form("M3 10c0-4 4-6.5 8-6 4.5.6 4 4 6.5 5 2 .8 3.5 1.5 3.5 4.5v2H3z", BLACK, LINE), form(rect(3, 12.5, 18, 4, 0.6), WHITE, LINE), ink("M6 12.5v4M9 12.5v4M12 12.5v4M15 12.5v4M18 12.5v4", 0.9), ink("M5 16.5V21M19 16.5V21", 1.6, BLACK)],
  trumpet: [form("M3 12.5c4-.3 5-1 8-1l6.5-4V18l-6.5-3.5c-3 0-4-.5-8-.8z", GOLD, LINE, 0.9), ink("M7 16c0 2.5 7 2.5 7 0", 1.5, GOLD), ink("M8.5 11V8.5M11 11V8.5M13.5 10V7.5", 1.5), ink("M20 9l1.5-1M20.5 12.7H22M20 16.5l1.5 1", 1.1)],
  metronome: [form("M8.5 3h7l4 18h-15z", WOOD, LINE), form("M10 6h4l2.2 10H7.8z", "#f4e6bf", LINE, 0.8), ink("M12 18L16.5 5", 1.5, BLACK), area(circle(15, 9, 1.5), RED)],
  tuningFork: [ink("M8.5 2.5v7a3.5 3.5 0 0 0 7 0v-7", 2.4, "#8d979c"), ink("M12 13v8", 2.6, "#8d979c"), ink("M4.5 4c-1 1.5-1 3.5 0 5M19.5 4c1 1.5 1 3.5 0 5", 1.2)],
  score: [form("M3 5.5c3.5-1.3 6.5-1 9 .8 2.5-1.8 5.5-2.1 9-.8V19c-3.5-1.3-6.5-1-9 .8-2.5-1.8-5.5-2.1-9-.8z", WHITE, LINE), ink("M5 9h5M5 11.5h5M5 14h5M14 9h5M14 11.5h5M14 14h5M12 6.5v13", 0.7), area(ellipse(7, 14, 1.5, 1.1) + ellipse(16, 11.5, 1.5, 1.1), BLACK), ink("M8.3 13.8V9.5M17.3 11.3V7", 1, BLACK)],

  // The ball
  champagne: [form("M9 2.5h6.5c.5 5.5-.5 10-3.25 10S8.5 8 9 2.5z", "#f6e3a1", LINE), ink("M12.25 12.5v6.5", 1.4), form("M8.5 21c0-1.2 1.5-2 3.75-2s3.75.8 3.75 2z", WHITE, LINE), area(circle(11.3, 8, 0.8) + circle(13.3, 5.8, 0.8) + circle(12, 10.2, 0.7), "#b9812a")],
  slipper: [form("M2.5 17.5c1-4.5 3-6 5-8 1.5 3 5 4.5 9 5 3 .4 5 1.5 5 3.5v.5h-17c-1 0-2-.3-2-1z", "#e8a2b4", LINE), ink("M7.5 9.5c-2-2-1.5-4.5.5-6M8.5 10.5c2-2.5 1.5-5-.5-7", 1.2, "#c26d7f"), ink("M3 18.7h18", 1.4, WOOD)],
  glassSlipper: [form("M3 9l4.5 4c3.5 3 6.5 2.5 9.5 2.5 3 0 5 1 5 3H10c-3 0-4.5-2-5.5-4.5L4.5 21H3z", GLASS, "#5d8fa3", 1.2), ink("M8 15.5c2 1.5 5 1.5 8 1.5", 0.9, WHITE), area(star(18, 7, 4, 4.2, 1.2), GOLD)],
  mask: [form("M4 7c3-2 6-2.3 8.5-1.5V15c0 3-1.5 5-4 6-3-2-4.5-5-4.5-14z", WHITE, LINE), ink("M6 11c1.5-1.3 3.3-1.3 4.8 0", 1.6), ink("M8 18.5c1.2.2 2-.2 2.7-1M12.5 6c3-.5 5.5 0 8 1.5", 1.1), form("M15 13.5c2-2.5 4-2.5 6 0-2 1.5-4 1.5-6 0z", BLACK, LINE, 0.8)],
  chalice: [form("M6 3.5h12c.5 6-1.5 9.5-6 9.5S5.5 9.5 6 3.5z", GOLD, LINE), ink("M12 13v5", 2, GOLD), form(circle(12, 15.5, 1.7), RED, LINE, 0.8), form("M7 21c0-1.8 2-3 5-3s5 1.2 5 3z", GOLD, LINE), ink("M12 5.5v4M10 7.5h4", 1.2, WHITE)],
  crozier: [ink("M11 22V8.5C11 5 13 3 15.5 3S20 5 20 7.3s-1.7 3.7-3.5 3.7-2.7-1.5-2.5-3", 2.2, GOLD), ink("M8 15h6M11 11.5v3", 1.6, WHITE)],
  globe: [form(circle(12, 10.5, 7.5), "#8fb9d8", LINE), area("M8 5c2-1.5 4-1 5 .5s-.5 3-2 3.5-3.5 0-4.5-1zM13 11c2-1 4.5-.5 5.5.5-.5 3-2 5-4 5.5-1.5-1.5-2.5-4-1.5-6z", LEAF), ink("M4.5 13c1 4 4 6 7.5 6M12 19v2.5M8 21.5h8", 1.5, WOOD)],
  telescope: [form("M3 14.5l11-8 2.5 3.5-11.5 7.5z", "#7a4a22", LINE), form("M14 5.5l5-3 3 5-5 3z", GOLD, LINE), ink("M9 14.5l-2.5 7M10.5 14l3.5 7.5", 1.5)],
  crystalBall: [form(circle(12, 10, 7.5), "#cbb9e6", LINE), ink("M7.5 9c.5-2.5 2-4 4.5-4.5", 1.3, WHITE), area(star(13.5, 11.5, 4, 4, 1.2), WHITE), form("M6 21.5c0-3 1.5-4.5 3-5h6c1.5.5 3 2 3 5z", WOOD, LINE)],
  egg: [form("M12 2.5c4 0 6.5 5.5 6.5 10S16 20 12 20s-6.5-3-6.5-7.5 2.5-10 6.5-10z", BLUE, LINE), ink("M5.7 11.5c4 2 8.6 2 12.6 0M8 5.5l8 12M16 5.5l-8 12", 0.9, GOLD), area(circle(12, 11.5, 1.8), "#f3cf72"), ink("M8.5 21.5h7", 2, GOLD)],
  elephant: [form("M3 18.5v-6c0-3.5 2.5-6 6.5-6h5c4 0 6.5 3 6.5 7v2c0 2-2.5 2-2.5 0v-2l-1 5h-3V15h-5v3.5H6z", "#9aa0a8", LINE), form("M8 6.5h7v5H8z", RED, LINE, 0.8), ink("M9.5 9h4", 1, GOLD), area(circle(18, 10.5, 0.9), BLACK)],
  chrysanthemum: [...Array.from({ length: 12 }, (_, petal) => ({ ...form("M0-2.5c1.8-2 1.8-5.5 0-7.5-1.8 2-1.8 5.5 0 7.5z", "#f0c23f", LINE, 0.6), at: `translate(12 12)rotate(${30 * petal})` })), form(circle(12, 12, 2.8), "#d08a32", LINE, 0.8)],
  bow: [ink("M7 3c7 2.5 9.5 9 8 17.5", 2, WOOD), ink("M7 3l8 17.5", 0.9), ink("M3.5 15.5L20 8.5", 1.5, LINE), form("M18 7l4 .5-2.5 3.2z", STEEL, LINE, 0.8)],
  steamship: [form("M2 15h20l-3 5.5H5z", BLACK, LINE), form("M6 11h12v4H6z", WHITE, LINE), form("M10 4.5h3.5V11H10z", RED, LINE), ink("M14 4c1-2 3.5-.5 5-2", 1.4, "#8d979c"), area(circle(8.5, 13, 0.9) + circle(12, 13, 0.9) + circle(15.5, 13, 0.9), BLUE), ink("M2 22c2-1.2 4-1.2 6 0 2-1.2 4-1.2 6 0 2-1.2 4-1.2 6 0", 1.2, BLUE)],

  // Staff of the house
  pillow: [form("M4 6c5 1 11 1 16 0 1.5 4 1.5 8 0 12-5-1-11-1-16 0-1.5-4-1.5-8 0-12z", WHITE, LINE), ink("M7 9c3 .6 7 .6 10 0M7.5 15c3-.5 6-.5 9 0", 0.9, "#c3a97c"), ink("M12 10.5v3M10.5 12h3", 1.3, RED)],
  rollingPin: [form("M7 13L15.5 5l3.5 3.5-8.5 8z", "#d2a266", LINE), ink("M8 15.5L3.5 20M17 6.5L20.5 3", 2.6, WOOD)],
  plates: [form(ellipse(12, 18, 9, 2.6), WHITE, LINE), form(ellipse(12, 14.5, 9, 2.6), WHITE, LINE), form(ellipse(12, 11, 9, 2.6), WHITE, LINE), ink(ellipse(12, 11, 5, 1.3), 0.9, BLUE), form(circle(18, 5, 1.7), GLASS, "#5d8fa3", 0.8), form(circle(14, 3.8, 1.1), GLASS, "#5d8fa3", 0.8)],
  mug: [form("M5 8h10v11.5c0 1-.8 1.5-2 1.5H7c-1.2 0-2-.5-2-1.5z", "#e8b04a", LINE), ink("M15 11h2.5c1.5 0 2.5 1 2.5 3s-1 3-2.5 3H15", 1.8), form("M4 8.5C3 6 5 4 7 4.8 8 2.5 11.5 2.5 12.5 4.8 15 4 17 6.5 15.5 8.5z", WHITE, LINE), ink("M8 11.5v6M12 11.5v6", 1, "#b07b10")],
  carriage: [form("M4 8.5h13l2.5 7H6c-1.5-1.5-2-4-2-7z", "#1e4d3e", LINE), form("M7 10.5h5v3H7z", "#ffd56b", LINE, 0.8), ink(circle(8, 18, 3.2), 1.7, BLACK), ink(circle(17, 18, 3.2), 1.7, BLACK), ink("M17 8.5c1-3 2.5-4.5 5-5", 1.4, WOOD)],
  abacus: [form(rect(3, 4, 18, 16, 1.2), "#f4e6bf", WOOD, 2), ink("M4 8.5h16M4 12h16M4 15.5h16", 0.9), area([6, 8.5, 15].map((x) => circle(x, 8.5, 1.5)).join(""), RED), area([7, 15, 17.5].map((x) => circle(x, 12, 1.5)).join(""), BLUE), area([6, 12, 17].map((x) => circle(x, 15.5, 1.5)).join(""), LEAF)],
  corkscrew: [form(rect(3.5, 4, 17, 4.5, 2), WOOD, LINE), ink("M12 8.5v3c-3 .5-3 2 0 2.3s3 1.7 0 2.2-3 1.7 0 2.2c2 .4 2 1.5.5 3.3", 1.8, "#8d979c")],
  speech: [form("M3 4h11v8H9l-3 3v-3H3z", WHITE, LINE), form("M10 10.5h11v8h-3v3l-3-3h-5z", "#f3cf72", LINE), ink("M5.5 7h6M5.5 9.5h4", 1.1), ink("M13 13.5h5.5M13 16h3.5", 1.1)],
  shaker: [form("M7.5 9h9l-1.5 11.5c-.1.6-.5 1-1.2 1h-3.6c-.7 0-1.1-.4-1.2-1z", STEEL, LINE), form("M8 9c0-2.5 1.5-4 4-4s4 1.5 4 4z", STEEL, LINE), form(rect(10, 2.5, 4, 2.8, 0.8), STEEL, LINE), ink("M10.5 11.5l.7 7", 1.2, WHITE), ink("M4 6.5l1.5 1M20 6.5l-1.5 1M4 11h1.5M18.5 11H20", 1.1)],
  wagonWheel: [ink(circle(12, 12, 8.7), 2.6, WOOD), ink("M12 4v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3L6.3 17.7", 1.5, WOOD), form(circle(12, 12, 2.6), GOLD, LINE)],
  bone: [form("M7.5 13.5l6-6c-1.5-2.5 1-5.5 3.5-3.5 1 .6 1 1.5 1 2 .5 0 1.5 0 2 1 2 2.5-1 5-3.5 3.5l-6 6c1.5 2.5-1 5.5-3.5 3.5-1-.6-1-1.5-1-2-.5 0-1.5 0-2-1-2-2.5 1-5 3.5-3.5z", WHITE, LINE)],
  comb: [form("M4 5h16v5H4z", "#8b4c25", LINE), ink("M5.5 10v9M8 10v9M10.5 10v9M13 10v9M15.5 10v9M18.5 10v9", 1.4, "#8b4c25")],
  mop: [ink("M18 2.5L11 13.5", 2.2, WOOD), form("M8 12.5l6 3c0 3-1 5-2.5 6.5L10 19.5 8.5 22 7 19 5 21c0-4 1-6.5 3-8.5z", WHITE, LINE), ink("M9.5 14.5l-1.5 4M12 16l-1 4", 0.9)],
  balls: [form(circle(6, 15, 3.5), RED, LINE), form(circle(12, 6, 3.5), "#e8b72f", LINE), form(circle(18, 15, 3.5), BLUE, LINE), ink("M6 9.5C7 7 8 6 8 6M16 6c1 .5 2 2 2.5 4", 1.1), ink("M9 20.5c2 1 4 1 6 0", 1.3)],
  kite: [form("M12 2.5l6 7-6 8-6-8z", RED, LINE), ink("M12 2.5v15M6 9.5h12", 0.9, WHITE), ink("M12 17.5c-3 1 1 2.5-2 4.5", 1.3), area("M9.5 18.5l-2-1v2zM11.5 21l2-.8v2z", BLUE)],

  // Celebrities
  mystery: [form(rect(4, 3, 16, 18, 1.5), "#8f2a3a", LINE), ink("M7 3v18", 1, GOLD), ink("M11 9c.2-2 1.3-2.8 2.7-2.8s2.6 1 2.6 2.4c0 2-2.6 2-2.6 4.4", 1.7, "#f3cf72"), area(circle(13.7, 16.5, 1.2), "#f3cf72")],
  formula: [form(rect(2.5, 4, 19, 15, 1), "#25463b", WOOD, 1.8), ink("M5.5 8.5h3.5M5.5 11.5h3M5.5 14.5h3.5M5.5 8.5v6M10.5 10.5h2.5M10.5 13h2.5", 1.3, WHITE), ink("M14.5 14.5v-4.5l1.7 2.5 1.7-2.5v4.5M19.2 7.3c1.2-.5 1 1 0 2h1.2", 1.1, WHITE)],
  gameBoard: [form(rect(3, 3, 18, 18, 1.2), "#dfe9d2", LINE), ink("M7.5 3v18M16.5 3v18M3 7.5h18M3 16.5h18", 0.9), area(rect(3.6, 3.6, 3.4, 3.4), RED), area(rect(17, 3.6, 3.4, 3.4), "#e8b72f"), area(rect(3.6, 17, 3.4, 3.4), BLUE), area(rect(17, 17, 3.4, 3.4), LEAF), form("M9.5 14.5v-3l2.5-2.3 2.5 2.3v3z", RED, LINE, 0.8)],
  butterfly: [form("M12 12C8 4 2.5 4.5 3 8.5c.4 3 4 4 9 3.5zM12 12c-4 1.5-6.5 4.5-5 7 1.5 2 4.5-1.5 5-7zM12 12c4-8 9.5-7.5 9-3.5-.4 3-4 4-9 3.5zM12 12c4 1.5 6.5 4.5 5 7-1.5 2-4.5-1.5-5-7z", "#e3ad2c", LINE), ink("M12 9v9M12 9l-2-3M12 9l2-3", 1.4, BLACK), area(circle(6, 8.5, 1.1) + circle(18, 8.5, 1.1), RED)],
  pipe: [form("M13.5 9.5h7v6c0 3-1.5 5-3.5 5s-3.5-2-3.5-5z", WOOD, LINE), ink("M14 16C11 16 9 12 3 11.5", 2.4, BLACK), ink("M16 7.5c-1.5-2 1.5-3 0-5M19 7.5c-1-1.5 1-2.3 0-4", 1.2, "#8d979c")],
  spinningWheel: [ink(circle(8.5, 10.5, 6.5), 2, WOOD), ink("M8.5 4v13M2 10.5h13M4 6l9 9M13 6l-9 9", 0.9, WOOD), ink("M3 20.5h18M8.5 17v3.5M18 20.5v-6", 1.8, WOOD), form(rect(16.3, 9, 3.4, 5.5, 1.2), WHITE, LINE), ink("M14.5 8l3.5 1", 0.9)],
  radium: [form("M9.5 3h5v6l4.5 8.5c1 2-.3 3.5-2 3.5H7c-1.7 0-3-1.5-2-3.5L9.5 9z", "#e6f3ea", LINE), area("M7.3 14.5h9.4l1.6 3.3c.5 1.3-.3 2.2-1.3 2.2H7c-1 0-1.8-.9-1.3-2.2z", "#7fd08a"), area(star(12, 17.2, 4, 2.8, 1), WHITE), ink("M3 9l2 1M21 9l-2 1M3.5 4.5l2 1.5M20.5 4.5l-2 1.5", 1.2, "#3b8a5c")],
  lotus: [form("M12 6c3 3 4 7 0 12-4-5-3-9 0-12z", "#e8a2b4", LINE), form("M5 9c4 0 6.5 3.5 7 9-5 0-8-3.5-7-9zM19 9c-4 0-6.5 3.5-7 9 5 0 8-3.5 7-9z", "#c26d7f", LINE), ink("M4 20.5c4-1.5 12-1.5 16 0", 1.6, LEAF), area(circle(12, 4, 1.1), GOLD)],
  cubist: [form("M4 3h11l5 7-3 11H6l2-8z", "#9fb6c9", LINE), area("M8 13l7-10 5 7-3 11h-5z", "#e9b78c"), ink("M12.5 4.5L9 12l3.5 1-1.5 4", 1.4), area(ellipse(15.5, 9, 1.9, 1.1) + ellipse(8.5, 7.5, 1.7, 1.1), BLACK), ink("M11.5 18.5l4-1", 1.5, RED)],
  couch: [form("M2.5 13c0-1.5 2.5-1.5 3 .5h12.5l2.5-6c.7-1.5 2.5-.6 2 1l-2.5 8H3z", RED, LINE), form("M14.5 13.5l2.2-5 3.3 1-1.5 4z", "#d08a32", LINE, 0.8), ink("M4.5 16.5V20M18 16.5V20", 1.8, WOOD), ink("M6 15c4 .7 8 .7 11 0", 0.9, "#f3cf72")],
  cigar: [form("M3 15.5L15.5 9l2 3.5L5 19.5c-2 .5-3-3-2-4z", "#7a4a22", LINE), form("M8 13l2-1 2 3.5-2 1.2z", GOLD, LINE, 0.8), area("M15.5 9l2-.8 1.7 3-1.7 1.3z", "#e39b2d"), ink("M19 7c-1.5-2 1.5-2.5 0-5M21.5 7.5c-1-1.3.8-1.8 0-3.2", 1.2, "#8d979c")],
} satisfies Record<string, Shape[]>;
