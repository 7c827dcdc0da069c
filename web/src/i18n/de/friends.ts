// A table for friends: its seats and its clock.

import type { Translation } from "../message";
import type { friends as english } from "../en/friends";

export const friends: Translation<typeof english> = {
  "friends.title": "Ein Tisch für Freunde",
  "friends.seats": "Wie viele spielen mit?",
  "friends.person": "Jemand mit Link",
  "friends.unadvised": "Ohne Beratung",
  "friends.unadvised.help": "Niemand bekommt Tipps oder probiert Züge aus.",
  "friends.open": "Offener Tisch.",
  "friends.open.help": "Wer die Startseite besucht, darf einen freien Platz nehmen oder zuschauen.",
  "clock.title": "Uhr",
  "clock.none": "Ohne Uhr",
  "clock.none.help": "Alle lassen sich Zeit, wie sie möchten.",
  "clock.live": "Live",
  "clock.live.help":
    "Alle sind gleichzeitig da. Die Zeit läuft für die Person, die entscheidet – eine Minute nachdem die letzte gekommen ist.",
  "clock.correspondence": "Fernpartie",
  "clock.correspondence.help":
    "Ab und zu ein Zug, über Tage. Was ein Zug nicht braucht, verfällt; die Reserve gilt für die ganze Partie.",
  "clock.minutes": "Minuten für die Partie",
  "clock.seconds": "Sekunden dazu je Zug",
  "clock.hours": "Stunden je Zug",
  "clock.reserve": "Tage Reserve",
  "clock.vacation_days": "Tage Urlaub",
  "clock.zero": "Wenn die Zeit um ist",
  "clock.zero.bot": "springt ein Bot ein",
  "clock.zero.bot.help": "Nach dem Zug kann man zurückkommen.",
  "clock.zero.lost": "ist die Partie verloren",
  "clock.zero.lost.help": "Ein Bot spielt weiter, damit die anderen zu Ende spielen können.",
  "clock.bot": "Welcher Bot",
};
