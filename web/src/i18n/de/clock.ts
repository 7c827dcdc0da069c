// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Die Zeit von {name} (Platz {place}) ist um: {bot} springt ein.",
  "house.time_lost": "Die Zeit von {name} (Platz {place}) ist um und die Partie verloren: {bot} spielt weiter.",
  "house.vacation": { one: "{name} (Platz {place}) ist einen Tag im Urlaub.", other: "{name} (Platz {place}) ist {n} Tage im Urlaub." },
  "house.vacation_over": "{name} (Platz {place}) ist aus dem Urlaub zurück.",
  "error.time_is_up": "Deine Zeit ist um: Diesen Zug spielt der Bot.",
  "error.no_vacation": "Dieser Urlaub ist nicht möglich.",
};
