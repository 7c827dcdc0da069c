import type { Translation } from "../message";
import type { alone as english } from "../en/alone";

export const alone: Translation<typeof english> = {
  "engine.comes": "Das Spiel ist unterwegs: {loaded} von {total} MB",
  "engine.starts": "Das Spiel wird aufgebaut …",
  "engine.failed": "Das Spiel konnte nicht geladen werden. Besteht eine Verbindung?",
  "engine.unable": "Das Spiel konnte nicht gestartet werden. Vielleicht ist dieser Browser zu alt dafür oder hat zu wenig Speicher.",
  "engine.stopped": "Das Spiel ist stehen geblieben. Von dem, was gespielt wurde, ist nichts verloren.",
  "engine.wrong": "Etwas ist schiefgegangen. Von deiner Partie ist nichts verloren.",
  "engine.retry": "Noch einmal versuchen",
  "engine.newer": "Ein neueres hotelier ist da. Deine Tische bleiben, wie sie sind.",
  "engine.renew": "Jetzt zeigen",
  "engine.later": "Später",
  "engine.forgets": "Dieser Browser bewahrt für diese Seite nichts auf: Deine Tische sind weg, wenn du sie schließt. Sichere sie auf der Startseite als Datei.",
  "engine.full": "Dieser Browser hat keinen Platz mehr: Die letzte Änderung konnte nicht aufbewahrt werden. Entferne Tische aus der Liste; sichere sie vorher als Datei, wenn du sie behalten willst.",
  "engine.online": "Dieser Browser konnte die Seite nicht aufbewahren: Sie startet nur mit Verbindung.",
  "engine.read": "In Ordnung",
  "carry.save": "Alle Tische als Datei sichern",
  "carry.bring": "Tische aus einer Datei holen",
  "carry.brought": { one: "{n} Tisch ist da.", other: "{n} Tische sind da." },
  "carry.not": { one: "{n} Tisch kann hier nicht gespielt werden.", other: "{n} Tische können hier nicht gespielt werden." },
  "carry.full": { one: "Für {n} Tisch war kein Platz: Entferne zuerst andere aus der Liste.", other: "Für {n} Tische war kein Platz: Entferne zuerst andere aus der Liste." },
  "carry.unread": { one: "{n} Tisch konnte nicht gelesen werden und fehlt in der Datei.", other: "{n} Tische konnten nicht gelesen werden und fehlen in der Datei." },
  "carry.wrong": "Das ist keine Datei mit Tischen, an denen hier gespielt werden kann.",
  "alone.title": "Ohne Server",
  "alone.others": "Woran andere teilhaben, braucht einen Server: Links für Freunde, Profile, Nachrichten, Wertung, Turniere und die Partie des Tages. Diese Seite hat keinen.",
};
