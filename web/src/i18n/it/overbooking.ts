import type { overbooking as english } from "../en/overbooking";
import type { Translation } from "../message";

export const overbooking: Translation<typeof english> = {
  // Guests and their powers at the back door
  "power.1": "si mette in fondo alla coda",
  "power.2": "3 letti in più in questo albergo",
  "power.3": "possono sostituire una tua carta nella coda, che viene scartata",
  "power.4": "possono scegliere una tua carta nella coda, che viene controllata per prima",
  "power.5":
    "possono sostituire manovali nella coda, di chiunque siano; senza manovali i soldati vengono scartati",
  "power.6": "3 letti in meno in questo albergo",
  "group.card": "{group} della casata {house}",
  "group.needs": "Ha bisogno di {beds}",
  "group.power": "Alla porta sul retro: {power}",
  "group.back.small": "un gruppo piccolo (da 1 a 3 letti) della casata {house}",
  "group.back.large": "un gruppo grande (da 4 a 6 letti) della casata {house}",

  // Rules of hotels
  "rule.none": "Nessuna regola speciale",
  "rule.small_groups": "In coda si possono giocare solo gruppi da 1, 2 o 3",
  "rule.large_groups": "In coda si possono giocare solo gruppi da 4, 5 o 6",
  "rule.first_face_up": "La prima carta della coda si gioca scoperta",
  "rule.second_face_up": "La seconda carta della coda si gioca scoperta",
  "rule.monks_first": "I monaci nella coda sono controllati per primi",
  "rule.soldiers_first": "I soldati nella coda sono controllati per primi",
  "rule.no_soldiers": "In coda non si possono giocare soldati",
  "rule.no_back_door": "Nessuna porta sul retro; la coda accoglie fino a 5 carte",
  "rule.two_houses": "In coda si possono giocare carte di al massimo due casate",
  "hotel": "Albergo {n}",
  "hotel.stand_in": "Il valore stampato non è pubblico: questo è un sostituto.",
  "hotel.token": "La prima carta alla porta sul retro prende questo gettone: 1 punto.",

  // What can be done
  "action.card.queue": "Gioca {card} nella coda dell’albergo {n}",
  "action.card.door": "Gioca {card} alla porta sul retro dell’albergo {n}",
  "action.card.door_token": "Gioca {card} alla porta sul retro dell’albergo {n} e prendi il gettone",
  "action.decline": "Non giocare una quinta carta",
  "action.choose.replace": "Sostituisci {card}, posto {n} della coda",
  "action.choose.first": "Fai controllare per prima {card}, posto {n} della coda",
  "action.no_power": "Non usare il potere",
  "question.place": "Gioca una carta coperta in una coda o a una porta sul retro ({n} di 5)",
  "question.power": "Albergo {n}: {group} alla porta sul retro: {power}",

  // What happens
  "event.ob.set_up": {
    you: { one: "Inizi tu; ognuno ha un mazzo di {n} carta", other: "Inizi tu; ognuno ha un mazzo di {n} carte" },
    they: {
      one: "{who} inizia; ognuno ha un mazzo di {n} carta",
      other: "{who} inizia; ognuno ha un mazzo di {n} carte",
    },
  },
  "event.ob.round": {
    you: "Comincia il round {n}; inizi tu. {hotels}",
    they: "Comincia il round {n}; inizia {who}. {hotels}",
  },
  "event.ob.round.turned": {
    you: "Comincia il round {n}; inizi tu. Gli alberghi si girano: {hotels}",
    they: "Comincia il round {n}; inizia {who}. Gli alberghi si girano: {hotels}",
  },
  "event.ob.drawn": {
    you: { one: "Tu peschi {n} carta", other: "Tu peschi {n} carte" },
    they: { one: "{who} pesca {n} carta", other: "{who} pesca {n} carte" },
  },
  "event.ob.drawn.seen": { you: "Tu peschi {cards}", they: "{who} pesca {cards}" },
  "event.ob.queue": {
    you: "Tu giochi {card} nella coda dell’albergo {n}",
    they: "{who} gioca {card} nella coda dell’albergo {n}",
  },
  "event.ob.door": {
    you: "Tu giochi {card} alla porta sul retro dell’albergo {n}",
    they: "{who} gioca {card} alla porta sul retro dell’albergo {n}",
  },
  "event.ob.face_up": "scoperta",
  "event.ob.with_token": {
    you: "{text} e prendi il gettone – {points}",
    they: "{text} e prende il gettone – {points}",
  },
  "event.ob.token": {
    you: "Tu prendi il gettone dell’albergo {n} – {points}",
    they: "{who} prende il gettone dell’albergo {n} – {points}",
  },
  "event.ob.declined": { you: "Tu non giochi una quinta carta", they: "{who} non gioca una quinta carta" },
  "event.ob.skipped": { you: "Tu non puoi piazzare nessuna carta", they: "{who} non può piazzare nessuna carta" },
  "event.ob.opened": "Albergo {n}: tutte le carte vengono scoperte, {beds}",
  "event.ob.power.monk": "{who}: {card} passa dalla porta sul retro in fondo alla coda",
  "event.ob.power.merchants": "{who}: {card} portano più letti, ora {beds}",
  "event.ob.power.labourers": "{who}: {card} tolgono letti, ora {beds}",
  "event.ob.power.nobles": "{who}: {card} fanno controllare per prima questa carta: {chosen}",
  "event.ob.power.declined": { you: "Tu non usi il potere: {card}", they: "{who} non usa il potere: {card}" },
  "event.ob.power.nothing": "{who}: alla porta sul retro nessun effetto per {card}",
  "event.ob.replaced": "{who}: {card} sostituiscono nella coda: {chosen}",
  "event.ob.beds": "{who}: letti per {card}, liberi ancora: {beds}",
  "event.ob.no_beds": "{who}: letti insufficienti per {card}",
  "event.ob.discarded": { you: "Tu scarti {card}", they: "{who} scarta {card}" },
  "event.ob.bonus": {
    one: "{who}: bonus per {n} carta della casata {house}",
    other: "{who}: bonus per {n} carte della casata {house}",
  },

  // Where points come from
  "source.coins": "Monete del round {n}",
  "source.tokens": "Gettoni",
  "source.bonus": "Bonus per casate",
};
