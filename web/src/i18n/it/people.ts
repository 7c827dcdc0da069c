// The people at a table, and who else may come.

import type { Translation } from "../message";
import type { people as english } from "../en/people";

export const people: Translation<typeof english> = {
  "people.here": "qui",
  "people.away": "assente",
  "people.muted": "senza parola",
  "people.mute": "Togli la parola",
  "people.unmute": "Fai parlare",
  "people.kick": "Chiedi di uscire",
  "people.kick_sure": "Davvero? Si distribuisce di nuovo.",
  "people.watchers": "Chi guarda non può parlare",
  "report.title": "Segnala qualcosa",
  "report.help": "Va a chi gestisce questo server, non al tavolo.",
  "report.about": "Su",
  "report.table": "il tavolo",
  "report.text": "Che cosa non va?",
  "report.send": "Invia",
  "report.sent": "Grazie. Lo guarderemo.",
  "share.title": "Condividi la partita",
  "share.help": "Con questo link chiunque può vedere il tavolo, il risultato e la partita.",
  "share.none": "Il link per guardare lo ha solo chi ha preparato il tavolo. Puoi scaricare la registrazione e passarla ad altri.",
  "invite.help": "Manda questo link o fai leggere il codice a un telefono. Ogni posto ha un link proprio.",
  "invite.bot": "Fai sedere qui un bot",
  "invite.none": "Non c’è più nessuno da invitare.",
};
