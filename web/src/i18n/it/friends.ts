// A table for friends: its seats and its clock.

import type { Translation } from "../message";
import type { friends as english } from "../en/friends";

export const friends: Translation<typeof english> = {
  "friends.title": "Un tavolo per gli amici",
  "friends.seats": "Quanti giocano?",
  "friends.person": "Un amico, con il link",
  "friends.unadvised": "Senza consigli",
  "friends.unadvised.help": "Nessuno riceve suggerimenti o prova le mosse.",
  "friends.open": "Tavolo aperto.",
  "friends.open.help": "Chiunque visiti la pagina iniziale può prendere un posto libero o guardare.",
  "clock.title": "Orologio",
  "clock.none": "Senza orologio",
  "clock.none.help": "Ognuno si prende il tempo che vuole.",
  "clock.live": "Dal vivo",
  "clock.live.help": "Tutti ci sono insieme. Il tempo scorre per chi decide, da un minuto dopo l'arrivo dell'ultimo.",
  "clock.correspondence": "Per corrispondenza",
  "clock.correspondence.help":
    "Un turno ogni tanto, per giorni. Ciò che un turno non usa va perso; la riserva vale per tutta la partita.",
  "clock.minutes": "Minuti per la partita",
  "clock.seconds": "Secondi in più per turno",
  "clock.hours": "Ore per turno",
  "clock.reserve": "Giorni di riserva",
  "clock.vacation_days": "Giorni di ferie",
  "clock.zero": "Quando il tempo scade",
  "clock.zero.bot": "subentra un bot",
  "clock.zero.bot.help": "Dopo il turno si può tornare.",
  "clock.zero.lost": "la partita è persa",
  "clock.zero.lost.help": "Un bot continua, così gli altri possono finire la partita.",
  "clock.bot": "Quale bot",
};
