// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Se acabó el tiempo de {name} (asiento {place}): juega {bot} en su lugar.",
  "house.time_lost": "Se acabó el tiempo de {name} (asiento {place}) y la partida está perdida: sigue {bot}.",
  "house.vacation": { one: "{name} (asiento {place}) está de vacaciones un día.", other: "{name} (asiento {place}) está de vacaciones {n} días." },
  "house.vacation_over": "{name} (asiento {place}) ha vuelto de vacaciones.",
  "clock.short.correspondence": "{time} por turno",
  "clock.left": "quedan {time}",
  "clock.low": "Queda poco tiempo: {time}.",
  "clock.away": "de vacaciones",
  "clock.lost": "perdió por tiempo",
  "clock.up": "Se acabó tu tiempo.",
  "clock.bot_plays": "{bot} juega por ti.",
  "clock.return": "Volver a mi asiento",
  "clock.rule.reserve": "reserva {time}",
  "clock.rule.bot": "después juega un bot",
  "clock.rule.lost": "después la partida está perdida",
  "vacation.title": "Vacaciones",
  "vacation.go": "Irme de vacaciones",
  "vacation.back": "He vuelto",
  "vacation.away": "Tu tiempo está parado durante {time}.",
  "clock.rule.vacation": { one: "{n} día de vacaciones", other: "{n} días de vacaciones" },
  "vacation.days": { one: "{n} día", other: "{n} días" },
};
