import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clockWords, ruleWords, spanWords } from "../i18n/words/clock";
import { language } from "../i18n";
import type { ClockRule, SeatClock, TableClock } from "../wire";
import { Clock } from "./clock.svelte";

beforeEach(async () => {
  await language.choose("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const seat = (left: number): SeatClock => ({ left, bank: left, vacation: 0, away_for: 0, out: false });
const LIVE: ClockRule = { kind: "live", bank: 600, increment: 20 };

function running(changes: Partial<TableClock> = {}): Clock {
  const clock = new Clock();
  clock.receive({ rule: LIVE, running: 0, starts_in: 0, seats: [seat(5 * MINUTE), seat(9 * MINUTE), null], ...changes });
  return clock;
}

/** Time passes while somebody looks. */
function pass(clock: Clock, ms: number) {
  const stop = clock.tick();
  vi.advanceTimersByTime(ms);
  stop();
}

it("counts on from the server's figure, for whoever decides alone", () => {
  const clock = running();
  pass(clock, 30 * SECOND);
  expect([0, 1, 2].map((each) => clock.left(each))).toEqual([4.5 * MINUTE, 9 * MINUTE, null]);
  pass(clock, 10 * MINUTE);
  expect(clock.left(0)).toBe(0);
});

it("does not look at the clock on the wall", () => {
  const clock = running();
  vi.setSystemTime(Date.now() + 100 * MINUTE);
  pass(clock, SECOND);
  expect(clock.left(0)).toBe(5 * MINUTE - SECOND);
});

it("waits until time begins to run", () => {
  const clock = running({ starts_in: MINUTE });
  pass(clock, MINUTE);
  expect(clock.left(0)).toBe(5 * MINUTE);
  pass(clock, SECOND);
  expect(clock.left(0)).toBe(5 * MINUTE - SECOND);
});

it("goes by what the server tells anew", () => {
  const clock = running();
  pass(clock, 30 * SECOND);
  clock.receive({ rule: LIVE, running: null, starts_in: 0, seats: [seat(MINUTE), seat(2 * MINUTE), null] });
  pass(clock, 30 * SECOND);
  expect(clock.left(0)).toBe(MINUTE);
  clock.receive(null);
  expect(clock.left(0)).toBeNull();
});

it("warns in the last minute, or the last quarter of a turn by correspondence", () => {
  const clock = running({ seats: [seat(2 * MINUTE), seat(SECOND)] });
  expect([clock.isLow(0), clock.isLow(1)]).toEqual([false, false]);
  pass(clock, MINUTE);
  expect(clock.isLow(0)).toBe(true);
  const letters = running({ rule: { kind: "correspondence", turn: 3600 }, seats: [seat(15 * MINUTE), null] });
  expect(letters.isLow(0)).toBe(true);
});

it("shows seconds where they count", () => {
  expect(clockWords(4 * MINUTE + 5 * SECOND, "live")).toBe("4:05");
  expect(clockWords(61 * MINUTE, "live")).toBe("1:01:00");
  expect(clockWords(400, "live")).toBe("0:01");
  expect(clockWords(0, "live")).toBe("0:00");
  expect(clockWords(59 * MINUTE, "correspondence")).toBe("59:00");
  expect(clockWords(27 * 60 * MINUTE, "correspondence")).toBe("1 day 3 hr");
  expect(spanWords(48 * 60 * MINUTE)).toBe("2 days");
  expect(spanWords(90 * MINUTE)).toBe("1 hr 30 min");
  expect(spanWords(40 * SECOND)).toBe("40 sec");
});

it("says how a table is timed", async () => {
  expect(ruleWords(LIVE)).toBe("10 min + 20 sec, then a bot stands in");
  const letters: ClockRule = { kind: "correspondence", turn: 86_400, bank: 172_800, vacation: 7, at_zero: "lost" };
  expect(ruleWords(letters)).toBe("1 day for a turn, reserve 2 days, vacation 7 days, then the game is lost");
  await language.choose("ru");
  expect(ruleWords(letters)).toBe("1 дн. на ход, запас 2 дн., отпуск 7 дней, затем партия проиграна");
});
