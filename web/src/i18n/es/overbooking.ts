import type { overbooking as english } from "../en/overbooking";
import type { Translation } from "../message";

export const overbooking: Translation<typeof english> = {
  // Guests and their powers at the back door
  "power.1": "pasa al final de la cola",
  "power.2": "3 camas más en este hotel",
  "power.3": "pueden sustituir una carta tuya de la cola, que se descarta",
  "power.4": "pueden elegir una carta tuya de la cola, que se comprueba primero",
  "power.5": "pueden sustituir obreros de la cola, sean de quien sean; sin obreros los soldados se descartan",
  "power.6": "3 camas menos en este hotel",
  "group.card": "{group} de la casa {house}",
  "group.needs": "Necesita {beds}",
  "group.power": "En la puerta trasera: {power}",
  "group.back.small": "un grupo pequeño (de 1 a 3 camas) de la casa {house}",
  "group.back.large": "un grupo grande (de 4 a 6 camas) de la casa {house}",

  // Rules of hotels
  "rule.none": "Sin regla especial",
  "rule.small_groups": "Solo se pueden jugar a la cola grupos de 1, 2 o 3",
  "rule.large_groups": "Solo se pueden jugar a la cola grupos de 4, 5 o 6",
  "rule.first_face_up": "La primera carta de la cola se juega boca arriba",
  "rule.second_face_up": "La segunda carta de la cola se juega boca arriba",
  "rule.monks_first": "Los monjes de la cola se comprueban primero",
  "rule.soldiers_first": "Los soldados de la cola se comprueban primero",
  "rule.no_soldiers": "No se pueden jugar soldados a la cola",
  "rule.no_back_door": "Sin puerta trasera; la cola admite hasta 5 cartas",
  "rule.two_houses": "Se pueden jugar a la cola cartas de dos casas como máximo",
  "hotel": "Hotel {n}",
  "hotel.stand_in": "El valor impreso no es público: este es un sustituto.",
  "hotel.token": "La primera carta en la puerta trasera se lleva esta ficha: 1 punto.",

  // What can be done
  "action.card.queue": "Jugar {card} a la cola del hotel {n}",
  "action.card.door": "Jugar {card} a la puerta trasera del hotel {n}",
  "action.card.door_token": "Jugar {card} a la puerta trasera del hotel {n} y tomar la ficha",
  "action.decline": "No jugar una quinta carta",
  "action.choose.replace": "Sustituir {card}, puesto {n} de la cola",
  "action.choose.first": "Hacer que se compruebe primero {card}, puesto {n} de la cola",
  "action.no_power": "No usar el poder",
  "question.place": "Juega una carta boca abajo a una cola o a una puerta trasera ({n} de 5)",
  "question.power": "Hotel {n}: {group} en la puerta trasera: {power}",

  // The log
  "log.card.queue": "{who} juega {card} a la cola del hotel {n}",
  "log.card.door": "{who} juega {card} a la puerta trasera del hotel {n}",
  "log.card.hidden": "una carta oculta",
  "log.decline": "{who} no juega una quinta carta",
  "log.choose": "{who} elige el puesto {n} de la cola",
  "log.no_power": "{who} no usa el poder",

  // The check of bookings, step by step
  "check.open": "Hotel {n}: se descubren todas las cartas, {beds}",
  "check.power": "{who}: {group} en la puerta trasera: {power}",
  "check.beds": "{who}: camas para {group}, quedan {beds}",
  "check.no_beds": "{who}: no hay camas suficientes para {group}",

  // Where points come from
  "source.coins": "Monedas de la ronda {n}",
  "source.tokens": "Fichas",
  "source.bonus": "Bonificación por casas",
};
