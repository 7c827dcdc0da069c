// The people at a table, and who else may come.

import type { Translation } from "../message";
import type { people as english } from "../en/people";

export const people: Translation<typeof english> = {
  "people.here": "da",
  "people.away": "nicht da",
  "people.muted": "stumm",
  "people.mute": "Stummschalten",
  "people.unmute": "Reden lassen",
  "people.kick": "Hinausbitten",
  "people.kick_sure": "Wirklich? Es wird neu ausgeteilt.",
  "people.watchers": "Zuschauer dürfen nicht reden",
  "report.title": "Etwas melden",
  "report.help": "Das geht an den Betreiber des Servers, nicht an den Tisch.",
  "report.about": "Über",
  "report.table": "den Tisch",
  "report.text": "Was ist nicht in Ordnung?",
  "report.send": "Melden",
  "report.sent": "Danke. Es wird angesehen.",
  "share.title": "Partie teilen",
  "share.help": "Mit diesem Link kann jeder den Tisch, das Ergebnis und die Partie ansehen.",
  "share.none": "Den Link zum Zusehen hat nur, wer den Tisch gedeckt hat. Du kannst die Aufzeichnung herunterladen und weitergeben.",
  "invite.help":
    "Schicke diesen Link oder lass ein Telefon den Code lesen. Jeder Platz hat seinen eigenen Link.",
  "invite.bot": "Einen Bot hier hinsetzen",
  "invite.none": "Es ist niemand mehr einzuladen.",
};
