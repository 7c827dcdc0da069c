// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Se acabó el tiempo de {name} (asiento {place}): juega {bot} en su lugar.",
  "house.time_lost": "Se acabó el tiempo de {name} (asiento {place}) y la partida está perdida: sigue {bot}.",
  "house.vacation": { one: "{name} (asiento {place}) está de vacaciones un día.", other: "{name} (asiento {place}) está de vacaciones {n} días." },
  "house.vacation_over": "{name} (asiento {place}) ha vuelto de vacaciones.",
  "error.time_is_up": "Se acabó tu tiempo: este turno lo juega el bot.",
  "error.no_vacation": "Estas vacaciones no son posibles.",
};
