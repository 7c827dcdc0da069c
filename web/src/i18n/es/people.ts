// The people at a table, and who else may come.

import type { Translation } from "../message";
import type { people as english } from "../en/people";

export const people: Translation<typeof english> = {
  "people.here": "aquí",
  "people.away": "fuera",
  "people.muted": "en silencio",
  "people.mute": "Silenciar",
  "people.unmute": "Dejar hablar",
  "people.kick": "Pedir que se vaya",
  "people.kick_sure": "¿De verdad? Se reparte de nuevo.",
  "people.watchers": "Quienes miran no pueden hablar",
  "report.title": "Denunciar algo",
  "report.help": "Llega a quien lleva este servidor, no a la mesa.",
  "report.about": "Sobre",
  "report.table": "la mesa",
  "report.text": "¿Qué no está bien?",
  "report.send": "Enviar",
  "report.sent": "Gracias. Lo miraremos.",
  "share.title": "Compartir la partida",
  "share.help": "Con este enlace cualquiera puede ver la mesa, el resultado y la partida.",
  "share.none": "El enlace para mirar solo lo tiene quien puso la mesa. Puedes descargar el registro y pasarlo.",
  "invite.help":
    "Envía este enlace o deja que un teléfono lea el código. Cada asiento tiene su propio enlace.",
  "invite.bot": "Sentar aquí a un bot",
  "invite.none": "No queda nadie por invitar.",
};
