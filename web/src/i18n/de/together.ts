import type { Translation } from "../message";
import type { together as english } from "../en/together";

export const together: Translation<typeof english> = {
  "together.start": "Gemeinsam an diesem Bildschirm",
  "together.start.about": "Zwei bis vier spielen hier abwechselnd; ein Vorhang verbirgt jede Hand vor den anderen.",
  "together.people": "Wer spielt an diesem Bildschirm?",
  "together.people.help": "Ist jemand anderes am Zug, fällt ein Vorhang, bis es heißt: Ich bin’s.",
  "together.person": "Person {n}",
  "together.bots": "Wie viele Bots spielen mit?",
  "together.at": "an diesem Bildschirm: {names}",
  "together.next": "Der Bildschirm geht an {name}",
  "together.next.help": "Alle anderen schauen jetzt weg.",
  "together.lift": "Ich bin’s, {name}",
  "together.drop": "Vorhang fallen lassen",
  "together.hands": "Alle Hände sind verdeckt.",
  "together.undo": "{name}: letzten Schritt zurücknehmen",
  "together.undo.title": "Sind alle einverstanden?",
  "together.undo.help": "Der letzte Schritt von {name} und alles danach wird zurückgenommen. Frag alle am Tisch.",
  "together.agree": "Alle sind einverstanden",
};
