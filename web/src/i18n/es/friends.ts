// A table for friends: its seats and its clock.

import type { Translation } from "../message";
import type { friends as english } from "../en/friends";

export const friends: Translation<typeof english> = {
  "friends.title": "Una mesa para amigos",
  "friends.seats": "¿Cuántos juegan?",
  "friends.person": "Un amigo, por enlace",
  "friends.unadvised": "Sin consejos",
  "friends.unadvised.help": "Nadie recibe pistas ni prueba jugadas.",
  "friends.open": "Mesa abierta.",
  "friends.open.help": "Cualquiera que visite la página de inicio puede ocupar un asiento libre o mirar.",
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
  "clock.zero": "Cuando se acaba el tiempo",
  "clock.zero.bot": "juega un bot",
  "clock.zero.bot.help": "Después del turno se puede volver.",
  "clock.zero.lost": "la partida está perdida",
  "clock.zero.lost.help": "Un bot sigue, para que los demás puedan acabar la partida.",
  "clock.bot": "Qué bot",
};
