import type { overbooking as english } from "../en/overbooking";
import type { Translation } from "../message";

export const overbooking: Translation<typeof english> = {
  // Guests and their powers at the back door
  "power.1": "stellt sich hinten in der Warteschlange an",
  "power.2": "3 Betten mehr in diesem Hotel",
  "power.3": "dürfen eine eigene Karte in der Warteschlange ersetzen, die abgelegt wird",
  "power.4": "dürfen eine eigene Karte in der Warteschlange wählen, die zuerst geprüft wird",
  "power.5":
    "dürfen Arbeiter in der Warteschlange ersetzen, egal wem sie gehören; ohne Arbeiter werden die Soldaten abgelegt",
  "power.6": "3 Betten weniger in diesem Hotel",
  "group.card": "{group} des Hauses {house}",
  "group.needs": "Braucht {beds}",
  "group.power": "An der Hintertür: {power}",
  "group.back.small": "eine kleine Gruppe (1 bis 3 Betten) des Hauses {house}",
  "group.back.large": "eine große Gruppe (4 bis 6 Betten) des Hauses {house}",

  // Rules of hotels
  "rule.none": "Keine besondere Regel",
  "rule.small_groups": "Nur Gruppen mit 1, 2 oder 3 dürfen in die Warteschlange",
  "rule.large_groups": "Nur Gruppen mit 4, 5 oder 6 dürfen in die Warteschlange",
  "rule.first_face_up": "Die erste Karte der Warteschlange wird offen gespielt",
  "rule.second_face_up": "Die zweite Karte der Warteschlange wird offen gespielt",
  "rule.monks_first": "Mönche in der Warteschlange werden zuerst geprüft",
  "rule.soldiers_first": "Soldaten in der Warteschlange werden zuerst geprüft",
  "rule.no_soldiers": "Soldaten dürfen nicht in die Warteschlange",
  "rule.no_back_door": "Keine Hintertür; die Warteschlange fasst bis zu 5 Karten",
  "rule.two_houses": "In die Warteschlange dürfen Karten von höchstens zwei Häusern",
  "hotel": "Hotel {n}",
  "hotel.stand_in": "Der gedruckte Wert ist nicht öffentlich bekannt: Dies ist ein Platzhalter.",
  "hotel.token": "Die erste Karte an der Hintertür nimmt dieses Plättchen: 1 Punkt.",

  // What can be done
  "action.card.queue": "{card} in die Warteschlange von Hotel {n} spielen",
  "action.card.door": "{card} an die Hintertür von Hotel {n} spielen",
  "action.card.door_token": "{card} an die Hintertür von Hotel {n} spielen und das Plättchen nehmen",
  "action.decline": "Keine fünfte Karte spielen",
  "action.choose.replace": "{card} ersetzen, Platz {n} der Warteschlange",
  "action.choose.first": "{card}, Platz {n} der Warteschlange, zuerst prüfen lassen",
  "action.no_power": "Die Fähigkeit nicht nutzen",
  "question.place": "Spiele eine Karte verdeckt in eine Warteschlange oder an eine Hintertür ({n} von 5)",
  "question.power": "Hotel {n}: {group} an der Hintertür: {power}",

  // What happens
  "event.ob.set_up": {
    you: {
      one: "Du beginnst; alle haben einen Stapel mit {n} Karte",
      other: "Du beginnst; alle haben einen Stapel mit {n} Karten",
    },
    they: {
      one: "{who} beginnt; alle haben einen Stapel mit {n} Karte",
      other: "{who} beginnt; alle haben einen Stapel mit {n} Karten",
    },
  },
  "event.ob.round": {
    you: "Runde {n} beginnt; du fängst an. {hotels}",
    they: "Runde {n} beginnt; {who} fängt an. {hotels}",
  },
  "event.ob.round.turned": {
    you: "Runde {n} beginnt; du fängst an. Die Hotels werden umgedreht: {hotels}",
    they: "Runde {n} beginnt; {who} fängt an. Die Hotels werden umgedreht: {hotels}",
  },
  "event.ob.drawn": {
    you: { one: "Du ziehst {n} Karte", other: "Du ziehst {n} Karten" },
    they: { one: "{who} zieht {n} Karte", other: "{who} zieht {n} Karten" },
  },
  "event.ob.drawn.seen": { you: "Du ziehst {cards}", they: "{who} zieht {cards}" },
  "event.ob.queue": {
    you: "Du spielst {card} in die Warteschlange von Hotel {n}",
    they: "{who} spielt {card} in die Warteschlange von Hotel {n}",
  },
  "event.ob.door": {
    you: "Du spielst {card} an die Hintertür von Hotel {n}",
    they: "{who} spielt {card} an die Hintertür von Hotel {n}",
  },
  "event.ob.face_up": "offen",
  "event.ob.with_token": {
    you: "{text} und nimmst das Plättchen – {points}",
    they: "{text} und nimmt das Plättchen – {points}",
  },
  "event.ob.token": {
    you: "Du nimmst das Plättchen von Hotel {n} – {points}",
    they: "{who} nimmt das Plättchen von Hotel {n} – {points}",
  },
  "event.ob.declined": { you: "Du spielst keine fünfte Karte", they: "{who} spielt keine fünfte Karte" },
  "event.ob.skipped": { you: "Du kannst keine Karte anlegen", they: "{who} kann keine Karte anlegen" },
  "event.ob.opened": "Hotel {n}: Alle Karten werden aufgedeckt, {beds}",
  "event.ob.power.monk": "{who}: {card} stellt sich von der Hintertür hinten in der Warteschlange an",
  "event.ob.power.merchants": "{who}: {card} bringen mehr Betten, jetzt {beds}",
  "event.ob.power.labourers": "{who}: {card} nehmen Betten weg, jetzt {beds}",
  "event.ob.power.nobles": "{who}: {card} lassen zuerst prüfen: {chosen}",
  "event.ob.power.declined": {
    you: "Du nutzt die Fähigkeit nicht: {card}",
    they: "{who} nutzt die Fähigkeit nicht: {card}",
  },
  "event.ob.power.nothing": "{who}: keine Wirkung an der Hintertür für {card}",
  "event.ob.replaced": "{who}: {card} ersetzen in der Warteschlange: {chosen}",
  "event.ob.beds": "{who}: Betten für {card}, noch {beds} frei",
  "event.ob.no_beds": "{who}: zu wenige Betten für {card}",
  "event.ob.discarded": { you: "Du legst ab: {card}", they: "{who} legt ab: {card}" },
  "event.ob.bonus": {
    one: "{who}: Bonus für {n} Karte des Hauses {house}",
    other: "{who}: Bonus für {n} Karten des Hauses {house}",
  },

  // Where points come from
  "source.coins": "Münzen aus Runde {n}",
  "source.tokens": "Plättchen",
  "source.bonus": "Bonus für Häuser",
};
