// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Il tempo di {name} (posto {place}) è scaduto: subentra {bot}.",
  "house.time_lost": "Il tempo di {name} (posto {place}) è scaduto e la partita è persa: continua {bot}.",
  "house.vacation": { one: "{name} (posto {place}) è in ferie per un giorno.", other: "{name} (posto {place}) è in ferie per {n} giorni." },
  "house.vacation_over": "{name} (posto {place}) è di ritorno dalle ferie.",
  "error.time_is_up": "Il tuo tempo è scaduto: questo turno lo gioca il bot.",
  "error.no_vacation": "Queste ferie non sono possibili.",
};
