// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Die Zeit von {name} (Platz {place}) ist um: {bot} springt ein.",
  "house.time_lost": "Die Zeit von {name} (Platz {place}) ist um und die Partie verloren: {bot} spielt weiter.",
  "house.vacation": { one: "{name} (Platz {place}) ist einen Tag im Urlaub.", other: "{name} (Platz {place}) ist {n} Tage im Urlaub." },
  "house.vacation_over": "{name} (Platz {place}) ist aus dem Urlaub zurück.",
  "clock.short.correspondence": "{time} je Zug",
  "clock.left": "noch {time}",
  "clock.low": "Nicht mehr viel Zeit: {time}.",
  "clock.away": "im Urlaub",
  "clock.lost": "auf Zeit verloren",
  "clock.up": "Deine Zeit ist um.",
  "clock.bot_plays": "{bot} spielt für dich.",
  "clock.return": "Meinen Platz wieder einnehmen",
  "clock.rule.reserve": "Reserve {time}",
  "clock.rule.bot": "danach springt ein Bot ein",
  "clock.rule.lost": "danach ist die Partie verloren",
  "vacation.title": "Urlaub",
  "vacation.go": "Urlaub nehmen",
  "vacation.back": "Ich bin zurück",
  "vacation.away": "Deine Zeit steht still: {time}.",
  "clock.rule.vacation": { one: "{n} Tag Urlaub", other: "{n} Tage Urlaub" },
  "vacation.days": { one: "{n} Tag", other: "{n} Tage" },
};
