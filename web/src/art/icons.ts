// Icons on a grid of 24: the goods of the games in colour, the interface in the colour of the text.

import { CREAM, GOLD, GOLD_DEEP, GREEN, area, art, circle, ellipse, form, rect, star, stroke, type Shape } from "./shapes";

const RIM = art("rim");
const TEXT = "currentColor";

const goods = {
  strudel: [
    form("M7.5 7.5h10.7c2.4 0 3.8 2.7 3.8 5.9s-1.4 5.9-3.8 5.9H7.5z", "#d08a32", RIM),
    form(circle(7.6, 13.4, 5.9), "#f4d596", RIM),
    stroke("M7.7 13.6c.8-.5 1.7.4 1.2 1.3-.8 1.4-3 1-3.5-.6-.6-2.2 1.3-4.1 3.4-3.7 2.4.4 3.6 3 2.7 5.2", "#a4601b", 1.3),
    stroke("M15 7.8l-1.4 3.6M18.4 8l-1.4 3.6", "#8f5418", 1.2),
    area(circle(16.5, 15.5, 0.7) + circle(19, 13.6, 0.7) + circle(18.4, 16.9, 0.6), "#fff3d6"),
  ],
  cake: [
    form("M2.2 12.2L14.4 5.6c4 .2 7 2.8 7.4 6.6z", "#d8577c", RIM),
    form("M2.2 12.2h19.6v7.6H2.2z", "#fbe9cf", RIM),
    area("M2.7 14.6h18.6v2.2H2.7z", "#7a4328"),
    area("M2.7 12.7h18.6c-.6 1.7-2 1.9-2.8.6-.9 1.9-2.7 1.9-3.5.1-.9 1.8-2.7 1.8-3.5 0-.9 1.8-2.7 1.8-3.5 0-.9 1.7-2.9 1.4-5.3-.7z", "#d8577c"),
    form(circle(14, 4.8, 2.3), "#a81f3a", RIM, 0.9),
  ],
  wine: [
    form("M6.6 2.6h10.8c.7 5.7-1 10-5.4 10.2C7.6 12.6 5.9 8.3 6.6 2.6z", "#fdf6e6", RIM),
    area("M6.6 6.2h10.8c-.1 3.7-1.9 6-5.4 6.1-3.5-.1-5.3-2.4-5.4-6.1z", "#8e1d3f"),
    area("M8.2 7.3c.2 1.9.9 3.2 2 3.9-1.9-.4-2.7-1.9-2.9-3.9z", "#c65a78"),
    stroke("M12 12.8v6.4", RIM, 1.5),
    form("M7.4 21.3c0-1.3 2-2.1 4.6-2.1s4.6.8 4.6 2.1z", "#fdf6e6", RIM),
  ],
  coffee: [
    stroke("M8 5.6c-1-1.3 1-1.9 0-3.2M12.4 5.6c-1-1.3 1-1.9 0-3.2", RIM, 1.1, 0.75),
    stroke("M17 10.4c4-.8 5 4.3-.2 5", RIM, 1.5),
    form("M3.4 8.8h14v4c0 3.8-2.8 6-7 6s-7-2.2-7-6z", "#eef3f7", RIM),
    form(ellipse(10.4, 8.8, 7, 1.7), "#4a2a17", RIM, 0.9),
    stroke("M4 13.3c2 1 10.8 1 12.8 0", "#3b6ea5", 1.2),
    form("M1.6 19.2h17.6c-.6 1.7-2.1 2.5-4.3 2.5h-9c-2.2 0-3.7-.8-4.3-2.5z", "#eef3f7", RIM),
  ],
  champagne: [
    form("M8.6 2.4h6.8c.6 6-.4 10.6-3.4 10.6S8 8.4 8.6 2.4z", "#fdf6e6", RIM),
    area("M8.5 6h7c-.1 4-1.2 6.5-3.5 6.5S8.6 10 8.5 6z", "#eebf3f"),
    area(circle(10.8, 8, 0.8) + circle(13, 9.6, 0.7) + circle(12.4, 6.9, 0.6), "#fffaf0"),
    stroke("M12 13v6.2", RIM, 1.5),
    form("M8 21.3c0-1.3 1.7-2.1 4-2.1s4 .8 4 2.1z", "#fdf6e6", RIM),
    stroke("M18.5 2.5v3M17 4h3M4.5 5v2.4M3.3 6.2h2.4", GOLD, 1.2),
  ],
  "any-item": [
    form(rect(2.5, 2.5, 19, 19, 5), CREAM, RIM, 1.2),
    area(circle(7.8, 7.8, 2.6), "#d08a32"),
    area("M16.2 5.2l3 5h-6z", "#d8577c"),
    area("M5.2 13.8h5.2c.2 3.4-.9 5-2.6 5s-2.8-1.6-2.6-5z", "#8e1d3f"),
    area("M13.4 14.2h5.6v1.6a2.8 2.8 0 0 1-5.6 0z", "#4a2a17"),
  ],
  krones: [
    form(circle(12, 12, 9.8), GOLD, art("gold-deep"), 1.4),
    stroke(circle(12, 12, 7.6), "#fff1c4", 1, 0.8),
    area("M6.9 9.2l2.5 2.3L12 7.6l2.6 3.9 2.5-2.3-1 5.9H7.9z", "#5b4208"),
    area(rect(7.9, 15.9, 8.2, 1.3, 0.5), "#5b4208"),
  ],
  vp: [
    form("M12 1.8l8.6 3.2v7.2c0 5-3.4 8.3-8.6 10.2-5.2-1.9-8.6-5.2-8.6-10.2V5z", GREEN, GOLD, 1.4),
    area(star(12, 11.6, 5, 6.2, 2.6), "#f3cf72"),
  ],
  emperor: [
    form(circle(12, 12, 9.8), "#6d1f33", GOLD, 1.5),
    area("M6 15.8c-1.5-4.9.6-7.1 2.7-5.9.3-2.3 1.7-3.5 3.3-3.5s3 1.2 3.3 3.5c2.1-1.2 4.2 1 2.7 5.9z", "#f3cf72"),
    area(rect(6.2, 16.5, 11.6, 1.7, 0.5), "#f3cf72"),
    stroke("M12 3.6v3M10.8 4.7h2.4", "#f3cf72", 1.1),
    stroke("M12 6.8v8.6M8.8 10c1.2 1.5 1.5 3.3 1.3 5.4M15.2 10c-1.2 1.5-1.5 3.3-1.3 5.4", "#6d1f33", 0.9),
  ],
  steps: [
    area("M4.8 12.8c-1.3-4.3.5-6.2 2.3-5.1.3-2 1.5-3 2.9-3s2.6 1 2.9 3c1.8-1.1 3.6.8 2.3 5.1z", GOLD),
    area(rect(4.9, 13.5, 10.2, 1.7, 0.5), GOLD),
    stroke("M10 2.3v2.6M8.9 3.3h2.2", GOLD, 1.1),
    stroke("M14.6 19.6l3.6-3.6 3.6 3.6M14.6 22.3l3.6-3.6 3.6 3.6", TEXT, 1.5),
  ],
  crown: [
    form("M3 8.2l4.6 4L12 4.8l4.4 7.4 4.6-4-1.8 9.4H4.8z", GOLD, GOLD_DEEP, 1.1),
    form(rect(4.8, 18.3, 14.4, 2.6, 0.8), GOLD, GOLD_DEEP, 1.1),
    area(circle(3, 7.6, 1.3) + circle(12, 4, 1.5) + circle(21, 7.6, 1.3), GOLD_DEEP),
  ],
  staff: [
    form("M4.2 21.4c0-4.7 3.3-7.4 7.8-7.4s7.8 2.7 7.8 7.4z", GREEN, RIM, 1),
    area("M9.8 14.2l2.2 2.6 2.2-2.6-1-.5h-2.4z", CREAM),
    area("M12 16.6l-2.6-1.5v3zM12 16.6l2.6-1.5v3z", "#a8322d"),
    form(circle(12, 8.8, 4.5), "#efc9a2", RIM, 1),
    form("M7.2 7.4c.3-3.6 2.4-5 4.8-5s4.5 1.4 4.8 5z", "#a8322d", RIM, 1),
    stroke("M7.6 6.2h8.8", GOLD, 1),
  ],
  guest: [
    form("M4.2 21.4c0-4.7 3.3-7.4 7.8-7.4s7.8 2.7 7.8 7.4z", "#4d4a6b", RIM, 1),
    area("M9.6 14.2l2.4 4.6 2.4-4.6z", CREAM),
    form(circle(12, 9.8, 4.2), "#efc9a2", RIM, 1),
    form("M8.6 7V2.2h6.8V7z", "#2d2a33", RIM, 1),
    stroke("M6.6 7.2h10.8", RIM, 1.6),
  ],
  key: [
    stroke(circle(7.4, 7.4, 4.2), GOLD, 2.2),
    stroke("M10.5 10.5l9.3 9.3M15.6 15.6l2.8-2.8M18.2 18.2l2.3-2.3", GOLD, 2.2),
  ],
  "skeleton-key": [
    form("M12 1.6c2.6 0 4.4 1.7 4.4 4S14.6 9.8 12 9.8s-4.4-1.9-4.4-4.2 1.8-4 4.4-4z", CREAM, GOLD_DEEP, 1.4),
    area(circle(10.3, 5.4, 1.1) + circle(13.7, 5.4, 1.1) + "M12 6.6l.9 1.6h-1.8z", GOLD_DEEP),
    stroke("M12 10v11.5M12 17.5h4.5M12 21h4.5M15.5 17.5v2", GOLD, 2),
  ],
  dancer: [
    form(circle(12, 4.6, 2.7), "#efc9a2", RIM, 0.9),
    area("M9.3 4.3c0-3.6 5.4-3.6 5.4 0-1.5-1.2-3.9-1.2-5.4 0z", "#5c3b24"),
    form("M10 8h4l1 4.5c2.5 1.5 5.5 5 6 9H3c.5-4 3.5-7.5 6-9z", "#8c2f3f", RIM, 1),
    stroke("M10.3 8.8c-2.3.2-4.3-1-5.3-3.3M13.7 8.8c2.3.2 4.3-1 5.3-3.3", RIM, 1.4),
    stroke("M9.5 13.5c-.5 3-1.5 5.5-3 7.5M14.5 13.5c.5 3 1.5 5.5 3 7.5M12 13v8", CREAM, 0.9, 0.7),
  ],
  bed: [
    stroke("M2.6 5v15M21.4 12.5V20", "#7a4a22", 2),
    form("M2.8 13.4h18.5v3.8H2.8z", "#a8322d", RIM, 1),
    form("M8.2 13.4c0-2.7 1.2-3.7 3.6-3.7h6.3c2.2 0 3.3 1.2 3.3 3.7z", "#c9543f", RIM, 1),
    form(rect(3.6, 9.3, 4.9, 3.9, 1.4), CREAM, RIM, 1),
  ],
  "bed-empty": [
    stroke("M2.6 5v15M21.4 12.5V20", TEXT, 1.7),
    stroke("M2.8 13.4h18.5v3.8H2.8z", TEXT, 1.3),
    stroke(rect(3.6, 9.6, 4.9, 3.6, 1.4), TEXT, 1.3),
  ],
  coin: [
    form(circle(12, 12, 9.8), GOLD, GOLD_DEEP, 1.4),
    stroke(circle(12, 12, 7.3), GOLD_DEEP, 1, 0.8),
    area(star(12, 12, 4, 5.2, 1.8), "#5b4208"),
  ],
  token: [
    form(star(12, 12, 8, 10.4, 9), "#6d1f33", GOLD, 1.2),
    stroke("M9.8 8.8l2.9-1.9v10.4M9.6 17.3h6", "#f3cf72", 1.9),
  ],
  "door-back": [
    form("M4.5 21.5V8.5C4.5 4.7 7.6 2.5 12 2.5s7.5 2.2 7.5 6v13z", GREEN, RIM, 1.1),
    area("M7 21V9.4c0-2.5 2-4.2 5-4.2V21z", "#0f1c18", 0.55),
    area("M12 5.2c3 0 5 1.7 5 4.2V21h-5z", art("light")),
    area(circle(10.3, 13.6, 0.9), GOLD),
  ],
  table: [
    form(ellipse(12, 9.2, 9.6, 3.6), CREAM, RIM, 1.1),
    stroke("M12 12.8v6.4M7.4 21.2c1.2-2.2 2.6-2.6 4.6-2.6s3.4.4 4.6 2.6", RIM, 1.5),
    form(ellipse(12, 8.8, 2.8, 1), "#8e1d3f", RIM, 0.8),
  ],
  die: [
    form(rect(3, 3, 18, 18, 4), CREAM, RIM, 1.2),
    area(circle(7.8, 7.8, 1.7) + circle(16.2, 7.8, 1.7) + circle(12, 12, 1.7) + circle(7.8, 16.2, 1.7) + circle(16.2, 16.2, 1.7), GREEN),
  ],
  objective: [
    form("M5 2.8h14v13.6l-7 5-7-5z", "#f4e6bf", GOLD_DEEP, 1.2),
    stroke("M8.3 9.6l2.7 2.8 5-5.8", GREEN, 2.2),
  ],
  reward: [
    form(circle(12, 8.8, 6.6), "#f3cf72", GOLD_DEEP, 1.2),
    area("M8 14.2L6 22.4l6-3 6 3-2-8.2c-2.2 1.5-5.8 1.5-8 0z", "#2f6e57"),
    area(star(12, 8.8, 5, 4.3, 1.8), "#5b4208"),
  ],
  penalty: [
    form(circle(12, 12, 9.6), "#a8322d", art("rim"), 1.1),
    stroke("M12 6.2v7", "#fff3df", 2.6),
    area(circle(12, 17.2, 1.6), "#fff3df"),
  ],
  boost: [
    form("M12 2.4l8 8.6h-4.6v9.6H8.6V11H4z", GOLD, GOLD_DEEP, 1.2),
    stroke("M12 13v5M9.5 15.5h5", "#5b4208", 1.8),
  ],
} satisfies Record<string, Shape[]>;

const line = (d: string, width = 1.8): Shape => stroke(d, TEXT, width);
const dot = (x: number, y: number, r = 1.3): Shape => area(circle(x, y, r), TEXT);

const interfaces = {
  "stand-in": [line("M4 20l1.2-4.6L16 4.6c1.3-1.3 4.7 2 3.4 3.4L8.6 18.8z", 1.6), line("M14 6.6l3.4 3.4M5.2 15.4l3.4 3.4", 1.2), line("M12.5 21h8", 1.6)],
  ballroom: [line("M3 20.5V11c0-5 4-8 9-8s9 3 9 8v9.5z", 1.6), line("M3 15h18M12 3v4.5", 1.3), line("M9.5 10.5c0-1.6 1-2.8 2.5-2.8s2.5 1.2 2.5 2.8z", 1.4)],
  flip: [line(rect(3.5, 5.5, 9, 13, 1.5)), line("M15.5 4.5c3 1 5 3.5 5 7.5s-2 6.5-5 7.5"), line("M18 17.3l-2.8 2.4 2.6 2.3", 1.6)],
  round: [line("M20 12a8 8 0 1 1-2.6-5.9"), line("M20.3 2.8v4.2h-4.2"), line("M12 8v4.3l2.8 1.7", 1.5)],
  order: [line(rect(5, 3, 14, 18, 2)), line("M8.5 8h7M8.5 12h7M8.5 16h4", 1.5)],
  copy: [line(rect(8, 8, 12.5, 12.5, 2)), line("M4.5 15.5h-1v-12h12v1")],
  serve: [line("M3 17.5h18M5 17c0-5 3-8 7-8s7 3 7 8M12 9V6.5"), dot(12, 5.5)],
  queue: [dot(5.5, 7, 2.2), dot(12, 7, 2.2), dot(18.5, 7, 2.2), line("M2.6 18c0-4 1.2-5.6 2.9-5.6S8.4 14 8.4 18M9.1 18c0-4 1.2-5.6 2.9-5.6s2.9 1.6 2.9 5.6M15.6 18c0-4 1.2-5.6 2.9-5.6s2.9 1.6 2.9 5.6", 1.5)],
  redo: [line("M20 9.5H10a5.5 5.5 0 0 0 0 11h5"), line("M16 5l4.4 4.5L16 14")],
  undo: [line("M4 9.5h10a5.5 5.5 0 0 1 0 11H9"), line("M8 5L3.6 9.5 8 14")],
  menu: [line("M4 6.5h16M4 12h16M4 17.5h16")],
  close: [line("M5.5 5.5l13 13M18.5 5.5l-13 13")],
  check: [line("M4.5 12.8l5 5L19.5 6.5", 2.2)],
  chat: [line("M4 5h16v11h-9l-4.5 4v-4H4z"), line("M8 9h8M8 12h5", 1.4)],
  hint: [line("M9 17.5h6M9.8 20.5h4.4M8.8 14.8C7 13.6 6 11.9 6 9.7a6 6 0 1 1 12 0c0 2.2-1 3.9-2.8 5.1z", 1.6)],
  sound: [line("M3.5 9.5v5h3.5l5 4v-13l-5 4z", 1.6), line("M15.5 9a4.3 4.3 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11", 1.6)],
  share: [dot(6, 12, 2.5), dot(17.5, 5.5, 2.5), dot(17.5, 18.5, 2.5), line("M8 11l7.5-4.3M8 13l7.5 4.3", 1.6)],
  link: [line("M10 14a4.2 4.2 0 0 0 6 0l3.3-3.3a4.2 4.2 0 0 0-6-6L12 6"), line("M14 10a4.2 4.2 0 0 0-6 0l-3.3 3.3a4.2 4.2 0 0 0 6 6L12 18")],
  download: [line("M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4 20h16")],
  upload: [line("M12 15.5v-11M7.5 9L12 4.5 16.5 9M4 20h16")],
  play: [area("M7 4.5l12.5 7.5L7 19.5z", TEXT)],
  pause: [area("M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z", TEXT)],
  next: [area("M5 4.5l10 7.5-10 7.5z", TEXT), line("M18 5v14", 2.2)],
  previous: [area("M19 4.5L9 12l10 7.5z", TEXT), line("M6 5v14", 2.2)],
  first: [area("M20 5l-7.5 7 7.5 7zM12.5 5L5 12l7.5 7z", TEXT), line("M3.8 5v14", 1.8)],
  last: [area("M4 5l7.5 7L4 19zM11.5 5l7.5 7-7.5 7z", TEXT), line("M20.2 5v14", 1.8)],
  help: [line(circle(12, 12, 9)), line("M9.3 9.3c.2-1.7 1.3-2.6 2.8-2.6s2.7 1 2.7 2.5c0 2.2-2.8 2.2-2.8 4.6", 1.7), dot(12, 17, 1.2)],
  book: [line("M12 6c-2-1.6-4.6-2-8.5-2v14c3.9 0 6.5.4 8.5 2 2-1.6 4.6-2 8.5-2V4c-3.9 0-6.5.4-8.5 2zM12 6v14", 1.6)],
  search: [line(circle(10.5, 10.5, 6.5)), line("M15.5 15.5l5 5", 2.2)],
  log: [line("M8.5 6h12M8.5 12h12M8.5 18h12"), dot(4.3, 6), dot(4.3, 12), dot(4.3, 18)],
  person: [line(circle(12, 8, 4.2)), line("M4.5 20.5c.3-4.6 3-7 7.5-7s7.2 2.4 7.5 7")],
  bot: [line(rect(4, 8, 16, 11.5, 3)), dot(9, 13.5, 1.6), dot(15, 13.5, 1.6), line("M12 8V4.5M9.5 17h5", 1.5), dot(12, 3.8, 1.4)],
  hourglass: [line("M6 3h12M6 21h12M7.5 3c0 5 4.5 5.5 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 5.5-4.5 9s4.5 4 4.5 9", 1.6)],
  warning: [line("M12 3.5l9.5 17h-19z"), line("M12 10v5", 2), dot(12, 17.8, 1.2)],
  settings: [line("M4 7h9M17 7h3M4 17h3M11 17h9"), line(circle(15, 7, 2.2)), line(circle(9, 17, 2.2))],
  plus: [line("M12 4.5v15M4.5 12h15", 2)],
  eye: [line("M2.5 12c2.5-4.3 5.5-6.5 9.5-6.5s7 2.2 9.5 6.5c-2.5 4.3-5.5 6.5-9.5 6.5S5 16.3 2.5 12z", 1.6), dot(12, 12, 3)],
  curtain: [line("M3 3.5h18M4.5 3.5v16.5c4-1.5 6-5.5 6-16.5M19.5 3.5v16.5c-4-1.5-6-5.5-6-16.5", 1.6)],
  "arrow-left": [line("M20 12H4.5M11 5.5L4.5 12l6.5 6.5")],
  "arrow-right": [line("M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5")],
  home: [line("M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10M10 20v-6h4v6", 1.7)],
  star: [area(star(12, 12.5, 5, 9.5, 4), TEXT)],
  hand: [line("M7 12.5V6.2a1.5 1.5 0 0 1 3 0V11V4.2a1.5 1.5 0 0 1 3 0V11V5.2a1.5 1.5 0 0 1 3 0V12V8.2a1.5 1.5 0 0 1 3 0v6.3c0 4-2.4 6.5-6.2 6.5-3.2 0-4.8-1.5-6.2-4l-2.7-4.6c-.7-1.5 1.3-2.6 2.3-1.2z", 1.5)],
  flag: [line("M5.5 21.5v-18"), line("M5.5 4.5c4-2 7 2 13 0v9c-6 2-9-2-13 0", 1.7)],
} satisfies Record<string, Shape[]>;

export const icons = { ...goods, ...interfaces };
export type IconName = keyof typeof icons;
