// The first game of Overbooking: a round and a half.

import type { Lesson } from "./lesson";

const placed = (times: number) => ({ kind: "card_placed", own: true, times }) as const;

export const overbooking: Lesson = [
  { words: "lesson.overbooking.welcome", at: ["hotel-1"], when: { rounds: [1, 1], asks: ["place"] } },
  { words: "lesson.overbooking.hand", at: ["hand"], when: { rounds: [1, 1], asks: ["place"] } },
  {
    words: "lesson.overbooking.queue",
    at: ["queue-1"],
    when: { rounds: [1, 1], asks: ["place"] },
    does: ["stag 5 queue 1", "card stag 5"],
    done: placed(1),
    like: { beds: 5, to: "queue" },
  },
  { words: "lesson.overbooking.backs", at: ["queue-1"], when: { rounds: [1, 1], happened: placed(1) } },
  {
    words: "lesson.overbooking.door",
    at: ["door-1"],
    when: { rounds: [1, 1], asks: ["place"] },
    does: ["fish 2 door 1", "card fish 2"],
    done: placed(2),
    like: { beds: 2, to: "door" },
  },
  {
    words: "lesson.overbooking.rule",
    at: ["hotel-2"],
    when: { rounds: [1, 1], asks: ["place"] },
    does: ["lion 1 queue 2", "card lion 1"],
    done: placed(3),
    like: { beds: 1, hotel: 2 },
  },
  { words: "lesson.overbooking.five", at: ["hand"], when: { rounds: [1, 1], happened: placed(3) } },
  { words: "lesson.overbooking.checked", at: ["hotel-1"], when: { rounds: [2, 2], asks: ["place"] } },
  { words: "lesson.overbooking.collected", at: ["seat-0"], when: { rounds: [2, 2], asks: ["place"] } },
  { words: "lesson.overbooking.again", at: ["hotel-1"], when: { rounds: [2, 2], asks: ["place"] } },
  { words: "lesson.overbooking.powers", at: ["door-1"], when: { rounds: [2, 2], happened: placed(6) } },
  { words: "lesson.overbooking.farewell", at: ["desk"], when: { rounds: [2, 3], happened: placed(8) } },
  { words: "lesson.overbooking.choice", at: ["desk"], when: { asks: ["maids", "nobles", "soldiers"] } },
];
