import type { Translation } from "../message";
import type { together as english } from "../en/together";

export const together: Translation<typeof english> = {
  "together.start": "Insieme a questo schermo",
  "together.start.about": "Da due a quattro persone giocano qui a turno; un sipario nasconde ogni mano agli altri.",
  "together.people": "Chi gioca a questo schermo?",
  "together.people.help": "Quando tocca a un altro cala il sipario, finché non dice: sono io.",
  "together.person": "Persona {n}",
  "together.bots": "Quanti bot giocano con voi?",
  "together.at": "a questo schermo: {names}",
  "together.next": "Lo schermo passa a {name}",
  "together.next.help": "Ora tutti gli altri guardano altrove.",
  "together.lift": "Sono io, {name}",
  "together.drop": "Cala il sipario",
  "together.hands": "Tutte le mani sono nascoste.",
  "together.undo": "{name}: annulla l’ultimo passo",
  "together.undo.title": "Siete tutti d’accordo?",
  "together.undo.help": "L’ultimo passo di {name} e tutto ciò che è seguito viene annullato. Chiedi a tutti al tavolo.",
  "together.agree": "Tutti d’accordo",
};
