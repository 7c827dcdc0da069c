// Times in words: what a clock shows, and how a table is timed.

import type { ClockRule } from "../../wire";
import { language, t } from "../language.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const amount = (n: number, unit: "day" | "hour" | "minute" | "second"): string =>
  new Intl.NumberFormat(language.code, { style: "unit", unit, unitDisplay: "short" }).format(n);

/** A span in its two largest units: "2 days 5 hr", "12 min", "40 sec". */
export function spanWords(ms: number): string {
  const [d, h, m] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)];
  const parts = [d ? amount(d, "day") : "", h ? amount(h, "hour") : "", m ? amount(m, "minute") : ""];
  const first = parts.findIndex(Boolean);
  if (first < 0) return amount(Math.floor(ms / 1000), "second");
  return parts.slice(first, first + 2).filter(Boolean).join(" ");
}

const two = (n: number): string => String(n).padStart(2, "0");

/** As a clock shows it: to the second within the last hour and in a live game. Begun seconds count. */
export function clockWords(ms: number, kind: ClockRule["kind"]): string {
  if (kind === "correspondence" && ms >= HOUR) return spanWords(ms);
  const seconds = Math.ceil(ms / 1000);
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  return h ? `${h}:${two(m)}:${two(seconds % 60)}` : `${m}:${two(seconds % 60)}`;
}

/** What a clock gives, in short. */
export function shortRule({ kind, bank = 0, increment = 0, turn = 0 }: ClockRule): string {
  if (kind === "live") return `${spanWords(1000 * bank)} + ${amount(increment, "second")}`;
  return t("clock.short.correspondence", { time: spanWords(1000 * turn) });
}

/** The same with all that belongs to it. */
export function ruleWords(rule: ClockRule): string {
  const { kind, bank = 0, vacation = 0, at_zero = "bot" } = rule;
  const letters = kind === "correspondence";
  return [
    shortRule(rule),
    letters && bank ? t("clock.rule.reserve", { time: spanWords(1000 * bank) }) : "",
    vacation ? t("clock.rule.vacation", { n: vacation }) : "",
    t(`clock.rule.${at_zero}`),
  ]
    .filter(Boolean)
    .join(", ");
}
