// Let's Waltz! in words: ballrooms, rehearsal rooms, celebrities, entrances, tokens, and the values that are ours.

import { waltz, type Effect, type HallRow } from "../../content";
import { names, t } from "../language.svelte";
import { said } from "./cards";
import { countWords, effectWords } from "./effects";
import { capital } from "./letters";
import { changedLines } from "./packs";

/** A part of the table that explains itself: a title, and lines for a tooltip. */
export interface Told {
  title: string;
  lines: string[];
}

const ROUND_OF = [3, 5, 7];
const SHARED: readonly string[] = ["goldener_strauss", "zum_sperl"];

/** A row of a ballroom: "Apollosaal, top row". */
export const placeWords = (ballroom: string, row: string): string =>
  t("hall.row", { hall: names.ballroom(ballroom), row: said(`row.${row}`) });

/** A ballroom, first, second or third of the game. */
export function hallWords(id: string, place: number): Told {
  const scoring = capital(t("hall.scoring", { text: said(`ballroom.${id}`) }));
  return {
    title: names.ballroom(id),
    lines: [
      t("hall.when", { n: ROUND_OF[place - 1] ?? 0 }),
      scoring,
      t("hall.nobody"),
      ...(SHARED.includes(id) ? [t("ties.shared")] : []),
      ...changedLines("ballrooms", id),
    ],
  };
}

/** What a row of a ballroom costs and gives. */
export function rowWords(id: string, row: HallRow): Told {
  const level = row === "balcony" ? "top" : row;
  const bonus = level === "bottom" ? [] : (waltz.ballrooms[id]?.[level] ?? []);
  return {
    title: t("hall.row", { hall: names.ballroom(id), row: t(`row.${row}`) }),
    lines: [
      t("hall.cost", { champagne: countWords("champagne", waltz.row_cost[level]) }),
      bonus.length ? t("hall.bonus", { bonus: effectWords(bonus) }) : t("hall.no_bonus"),
      ...(row === "balcony" ? [t("hall.unlimited")] : []),
    ],
  };
}

/** What the third, the sixth and the ninth dancer bring. */
export const rehearsalWords = (number: number): Told => ({
  title: t("rehearsal.room", { n: number }),
  lines: (waltz.rehearsal[number]?.rewards ?? []).map((reward, place) =>
    t("rehearsal.reward", { n: 3 * (place + 1), reward: effectWords(reward) }),
  ),
});

export const colouredDie = (colour: string): string => said(`die.${colour}`);

export const celebrityWords = (id: string): Told => ({
  title: names.celebrity(id),
  lines: [
    t("celebrity.worth", { vp: t("vp", { n: waltz.celebrities[id]?.vp ?? 0 }) }),
    t("celebrity.cost", { krones: t("krones", { n: waltz.celebrity_cost.krones }) }),
    `${t("celebrity.until")} ${said(`celebrity.${id}`)}`,
    ...changedLines("celebrities", id),
  ],
});

/** An entrance; those of the automaton have no gift. */
export function entranceWords(id: string): Told {
  const gift = waltz.entrances[id]?.solo ? [] : [t("entrance.gift", { gift: said(`entrance.${id}.gift`) })];
  const changed = [...changedLines("entrances", id), ...changedLines("solo_entrances", id)];
  return { title: names.entrance(id), lines: [...gift, said(`entrance.${id}.text`), ...changed] };
}

export const tokenWords = (number: number): Told => ({
  title: t("dove.token", { n: number }),
  lines: [
    t("dove.column", { effect: effectWords(halves(number).column) }),
    t("dove.floor", { effect: effectWords(halves(number).floor) }),
  ],
});

const halves = (number: number): { column: Effect[]; floor: Effect[] } =>
  waltz.dove[number] ?? { column: [], floor: [] };

/** What the sign beside a value of ours says. */
export const standInWords = (): Told => ({ title: t("standin"), lines: [t("standin.help")] });

export const keyWords = (): Told => ({
  title: t("key.title"),
  lines: [t("key.help", { krones: t("krones", { n: waltz.key.krones }), steps: t("steps", { n: waltz.key.emperor }) })],
});
