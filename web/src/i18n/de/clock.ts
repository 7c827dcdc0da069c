// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Die Zeit von {name} (Platz {place}) ist um: {bot} springt ein.",
  "house.time_lost": "Die Zeit von {name} (Platz {place}) ist um und die Partie verloren: {bot} spielt weiter.",
  "house.vacation": { one: "{name} (Platz {place}) ist einen Tag im Urlaub.", other: "{name} (Platz {place}) ist {n} Tage im Urlaub." },
  "house.vacation_over": "{name} (Platz {place}) ist aus dem Urlaub zurück.",
  "clock.title": "Uhr",
  "clock.none": "Ohne Uhr",
  "clock.none.help": "Alle lassen sich Zeit, wie sie möchten.",
  "clock.live": "Live",
  "clock.live.help":
    "Alle sind gleichzeitig da. Die Zeit läuft für die Person, die entscheidet – eine Minute nachdem die letzte gekommen ist.",
  "clock.correspondence": "Fernpartie",
  "clock.correspondence.help":
    "Ab und zu ein Zug, über Tage. Was ein Zug nicht braucht, verfällt; die Reserve gilt für die ganze Partie.",
  "clock.minutes": "Minuten für die Partie",
  "clock.seconds": "Sekunden dazu je Zug",
  "clock.hours": "Stunden je Zug",
  "clock.reserve": "Tage Reserve",
  "clock.vacation_days": "Tage Urlaub",
  "clock.short.correspondence": "{time} je Zug",
  "clock.zero": "Wenn die Zeit um ist",
  "clock.zero.bot": "springt ein Bot ein",
  "clock.zero.bot.help": "Nach dem Zug kann man zurückkommen.",
  "clock.zero.lost": "ist die Partie verloren",
  "clock.zero.lost.help": "Ein Bot spielt weiter, damit die anderen zu Ende spielen können.",
  "clock.bot": "Welcher Bot",
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
