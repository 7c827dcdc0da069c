// The clocks of tables.

import type { Translation } from "../message";
import type { clock as english } from "../en/clock";

export const clock: Translation<typeof english> = {
  "house.time_up": "Se acabó el tiempo de {name} (asiento {place}): juega {bot} en su lugar.",
  "house.time_lost": "Se acabó el tiempo de {name} (asiento {place}) y la partida está perdida: sigue {bot}.",
  "house.vacation": { one: "{name} (asiento {place}) está de vacaciones un día.", other: "{name} (asiento {place}) está de vacaciones {n} días." },
  "house.vacation_over": "{name} (asiento {place}) ha vuelto de vacaciones.",
  "clock.title": "Reloj",
  "clock.none": "Sin reloj",
  "clock.none.help": "Cada cual se toma el tiempo que quiere.",
  "clock.live": "En vivo",
  "clock.live.help":
    "Todos están a la vez. El tiempo corre para quien decide, desde un minuto después de que llegue el último.",
  "clock.correspondence": "Por correspondencia",
  "clock.correspondence.help":
    "Un turno de vez en cuando, durante días. Lo que un turno no usa se pierde; la reserva vale para toda la partida.",
  "clock.minutes": "Minutos para la partida",
  "clock.seconds": "Segundos más por turno",
  "clock.hours": "Horas por turno",
  "clock.reserve": "Días de reserva",
  "clock.vacation_days": "Días de vacaciones",
  "clock.short.correspondence": "{time} por turno",
  "clock.zero": "Cuando se acaba el tiempo",
  "clock.zero.bot": "juega un bot",
  "clock.zero.bot.help": "Después del turno se puede volver.",
  "clock.zero.lost": "la partida está perdida",
  "clock.zero.lost.help": "Un bot sigue, para que los demás puedan acabar la partida.",
  "clock.bot": "Qué bot",
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
