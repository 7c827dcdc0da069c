// A deal of a day in words.

import { language, t } from "../i18n";
import { levelWords, signed } from "../i18n/words";
import type { DailyDeal, OwnAttempt } from "../wire";

/** Against whom it is played. */
export const rivalsOf = ({ game, options, bots }: DailyDeal): string =>
  game === "austria"
    ? t("daily.leopold", { level: t(`option.difficulty.${String(options.difficulty)}` as "option.difficulty.medium") })
    : t("daily.bots", { n: bots.length, level: levelWords(bots[0] ?? null) ?? "" });

export const dayWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(language.code, { dateStyle: "full", timeZone: "UTC" });

/** The points of a side beside those of the others. */
export const pointsWords = ([own, ...others]: number[]): string =>
  others.length ? `${signed(own ?? 0)} : ${others.map(signed).join(" : ")}` : signed(own ?? 0);

export function mineWords({ standing, points }: OwnAttempt): string {
  if (standing === "counted" && points) return t("daily.mine.counted", { points: pointsWords(points) });
  return t(standing === "playing" ? "daily.mine.playing" : standing === "late" ? "daily.mine.late" : "daily.mine.given_up");
}

/** What is left of a day. */
export const leftWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return t("daily.left", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
};
