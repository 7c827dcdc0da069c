// What is new with a module of Let's Waltz!, in a minute and a half. These fit every table with the module.

import type { Lesson } from "./lesson";

const TURN = { asks: ["turn"] } as const;

export const waltz: Record<string, Lesson> = {
  waltz_1: [
    { words: "lesson.waltz_1.halls", at: ["hall-1"], part: "ball", when: {} },
    { words: "lesson.waltz_1.champagne", at: ["kitchen"], part: "hotel", when: {} },
    { words: "lesson.waltz_1.dance", at: ["hall-1-bottom", "hall-1"], part: "ball", when: {} },
    { words: "lesson.waltz_1.rehearsal", at: ["desk"], when: { asks: ["rehearse"] } },
    { words: "lesson.waltz_1.scored", at: ["hall-1"], part: "ball", when: {} },
    { words: "lesson.waltz_1.send", at: ["hall-1"], part: "ball", when: { can: "ball" }, does: ["ball", "move"] },
  ],
  waltz_2: [
    { words: "lesson.waltz_2.dice", at: ["space-3"], part: "market", when: {} },
    { words: "lesson.waltz_2.lounge", at: ["lounge-red"], part: "lounge", when: {} },
    { words: "lesson.waltz_2.help", at: ["lounge-blue"], part: "lounge", when: {} },
    { words: "lesson.waltz_2.invite", at: ["desk"], when: { asks: ["celebrity"] } },
  ],
  waltz_3: [
    { words: "lesson.waltz_3.bid", at: ["desk"], when: { asks: ["bid"] } },
    { words: "lesson.waltz_3.entrance", at: ["entrances"], part: "entrances", when: TURN },
    { words: "lesson.waltz_3.kitchen", at: ["kitchen"], part: "hotel", when: TURN },
  ],
  waltz_4: [
    { words: "lesson.waltz_4.key", at: ["key"], part: "market", when: {} },
    { words: "lesson.waltz_4.first", at: ["key"], part: "market", when: {} },
  ],
  waltz_5: [
    { words: "lesson.waltz_5.more", at: ["hand"], part: "staff", when: {} },
    { words: "lesson.waltz_5.flip", at: ["staff"], part: "staff", when: {} },
  ],
};
