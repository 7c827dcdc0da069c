// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Il tempo di {name} (posto {place}) è scaduto: subentra {bot}.",
  "house.time_lost": "Il tempo di {name} (posto {place}) è scaduto e la partita è persa: continua {bot}.",
  "house.vacation": { one: "{name} (posto {place}) è in ferie per un giorno.", other: "{name} (posto {place}) è in ferie per {n} giorni." },
  "house.vacation_over": "{name} (posto {place}) è di ritorno dalle ferie.",
  "clock.short.correspondence": "{time} per turno",
  "clock.left": "restano {time}",
  "clock.low": "Resta poco tempo: {time}.",
  "clock.away": "in ferie",
  "clock.lost": "perso a tempo",
  "clock.up": "Il tuo tempo è scaduto.",
  "clock.bot_plays": "{bot} gioca per te.",
  "clock.return": "Riprendi il mio posto",
  "clock.rule.reserve": "riserva {time}",
  "clock.rule.bot": "poi subentra un bot",
  "clock.rule.lost": "poi la partita è persa",
  "vacation.title": "Ferie",
  "vacation.go": "Vai in ferie",
  "vacation.back": "Sono di ritorno",
  "vacation.away": "Il tuo tempo è fermo per {time}.",
  "clock.rule.vacation": { one: "{n} giorno di ferie", other: "{n} giorni di ferie" },
  "vacation.days": { one: "{n} giorno", other: "{n} giorni" },
};
