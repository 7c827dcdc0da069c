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

  // What happens
  "event.ob.set_up": {
    you: {
      one: "Empiezas tú; todos tienen un mazo de {n} carta",
      other: "Empiezas tú; todos tienen un mazo de {n} cartas",
    },
    they: {
      one: "{who} empieza; todos tienen un mazo de {n} carta",
      other: "{who} empieza; todos tienen un mazo de {n} cartas",
    },
  },
  "event.ob.round": {
    you: "Empieza la ronda {n}; juegas primero. {hotels}",
    they: "Empieza la ronda {n}; {who} juega primero. {hotels}",
  },
  "event.ob.round.turned": {
    you: "Empieza la ronda {n}; juegas primero. Se voltean los hoteles: {hotels}",
    they: "Empieza la ronda {n}; {who} juega primero. Se voltean los hoteles: {hotels}",
  },
  "event.ob.drawn": {
    you: { one: "Robas {n} carta", other: "Robas {n} cartas" },
    they: { one: "{who} roba {n} carta", other: "{who} roba {n} cartas" },
  },
  "event.ob.drawn.seen": { you: "Robas {cards}", they: "{who} roba {cards}" },
  "event.ob.queue": {
    you: "Juegas {card} a la cola del hotel {n}",
    they: "{who} juega {card} a la cola del hotel {n}",
  },
  "event.ob.door": {
    you: "Juegas {card} a la puerta trasera del hotel {n}",
    they: "{who} juega {card} a la puerta trasera del hotel {n}",
  },
  "event.ob.face_up": "boca arriba",
  "event.ob.with_token": {
    you: "{text} y te llevas la ficha – {points}",
    they: "{text} y se lleva la ficha – {points}",
  },
  "event.ob.token": {
    you: "Te llevas la ficha del hotel {n} – {points}",
    they: "{who} se lleva la ficha del hotel {n} – {points}",
  },
  "event.ob.declined": { you: "No juegas una quinta carta", they: "{who} no juega una quinta carta" },
  "event.ob.skipped": { you: "No puedes colocar ninguna carta", they: "{who} no puede colocar ninguna carta" },
  "event.ob.opened": "Hotel {n}: se descubren todas las cartas, {beds}",
  "event.ob.power.monk": "{who}: {card} pasa de la puerta trasera al final de la cola",
  "event.ob.power.merchants": "{who}: {card} traen más camas, ahora {beds}",
  "event.ob.power.labourers": "{who}: {card} quitan camas, ahora {beds}",
  "event.ob.power.nobles": "{who}: {card} hacen comprobar primero: {chosen}",
  "event.ob.power.declined": { you: "No usas el poder: {card}", they: "{who} no usa el poder: {card}" },
  "event.ob.power.nothing": "{who}: sin efecto en la puerta trasera: {card}",
  "event.ob.replaced": "{who}: {card} reemplazan en la cola: {chosen}",
  "event.ob.beds": "{who}: camas para {card}, libres aún: {beds}",
  "event.ob.no_beds": "{who}: no hay camas suficientes para {card}",
  "event.ob.discarded": { you: "Descartas {card}", they: "{who} descarta {card}" },
  "event.ob.bonus": {
    one: "{who}: bonificación por {n} carta de la casa {house}",
    other: "{who}: bonificación por {n} cartas de la casa {house}",
  },

  // Where points come from
  "source.coins": "Monedas de la ronda {n}",
  "source.tokens": "Fichas",
  "source.bonus": "Bonificación por casas",
};
