// What is said at a table: people speak for themselves, the house in the language of the page.

import type { ChatLine } from "../../wire";
import { t } from "../language.svelte";
import { levelWords } from "./seats";

export const speaker = ({ told, name }: ChatLine): string => (told ? t("house") : name);

export function chatWords({ told, text }: ChatLine): string {
  if (!told) return text;
  const { kind, name, seat, bot, number, proposal } = told;
  if (kind === "disagreed" && proposal) return t(`house.disagreed.${proposal}`, { name });
  const place = seat === null ? "" : seat + 1;
  if (kind === "vacation") return t("house.vacation", { name, place, n: number ?? 0 });
  return t(`house.${kind}`, { name, place, bot: levelWords(bot) ?? "" });
}
