import type { Translation } from "../message";
import type { profile as english } from "../en/profile";

export const profile: Translation<typeof english> = {
  "profile.none":
    "Zum Spielen brauchst du kein Profil. Mit einem merkt sich das Haus deinen Namen und dein Porträt, und deine Tische kommen auf deine anderen Geräte mit.",
  "profile.no_password": "Ein Passwort gibt es nicht: Dieser Browser bewahrt ein eigenes Geheimnis auf.",
  "profile.make": "Profil anlegen",
  "profile.portrait": "Porträt",
  "profile.portrait.none": "keines",
  "profile.have": "Du hast schon ein Profil?",
  "profile.have.help": "Öffne es auf dem anderen Gerät und wähle dort „{button}“. Oder komm mit einem Passkey.",
  "profile.along": { one: "{n} Tisch ist mitgekommen.", other: "{n} Tische sind mitgekommen." },
  "profile.again": "Noch einmal versuchen",
  "profile.you": "Du",
  "profile.saved": "Gespeichert.",
  "profile.save": "Namen speichern",
  "profile.settings.help": "Einstellungen gelten auf allen deinen Geräten.",
  "profile.public": "Wer an gewerteten Tischen spielt, hat eine Seite, die alle sehen können:",
  "profile.page": "meine Seite",
  "profile.devices": "Geräte",
  "profile.device.nameless": "ein Browser",
  "profile.device.own": "dieses Gerät",
  "profile.device.seen": "zuletzt hier am {when}",
  "profile.forget": "Vergessen",
  "profile.forget.named": "{name} vergessen",
  "profile.forget_sure": "Wirklich vergessen?",
  "profile.sign_out": "Hier abmelden",
  "profile.sign_out_sure": "Wirklich abmelden? Die Tische bleiben beim Profil.",
  "profile.last_way":
    "Das ist der einzige Weg zu diesem Profil. Füge zuerst einen Passkey oder ein anderes Gerät hinzu, oder lösche das Profil.",
  "handover.button": "Auf ein anderes Gerät",
  "handover.help":
    "Richte die Kamera des anderen Geräts auf den Code, oder öffne dort den Link. Er gilt einmal und zehn Minuten lang. Zeig ihn niemandem sonst: Wer ihn öffnet, spielt als du.",
  "handover.machine":
    "Diese Seite ist unter einer Adresse geöffnet, die nur dieser Rechner hat: Andere Geräte können dem Link nicht folgen.",
  "handover.qr": "QR-Code, der dein Profil auf ein anderes Gerät bringt",
  "handover.arrived": "Angekommen: {device}. Wenn du das nicht warst, vergiss dieses Gerät sofort.",
  "handover.title": "Dieses Profil hier benutzen?",
  "handover.whose":
    "Das Profil von {name} kommt mit allen Tischen auf dieses Gerät. Mach nur weiter, wenn es deines ist.",
  "handover.replaces":
    "Dieser Browser hat jetzt ein anderes Profil. Es wird hier abgelegt und bleibt auf seinen anderen Geräten; hat es keine, ist es verloren.",
  "handover.take": "Ja, es ist meines",
  "handover.not": "Nein",
  "passkey.title": "Passkeys",
  "passkey.help": "Ein Passkey öffnet dein Profil auf einem neuen Gerät mit Fingerabdruck, Gesicht oder PIN.",
  "passkey.nameless":
    "Für Passkeys muss diese Seite unter einem Namen geöffnet werden (https oder localhost), nicht unter einer Adresse aus Zahlen.",
  "passkey.add": "Passkey hinzufügen",
  "passkey.use": "Mit Passkey kommen",
  "passkey.not": "Es wurde kein Passkey benutzt.",
  "passkey.made": "angelegt am {when}",
  "data.title": "Deine Daten",
  "data.export": "Alles herunterladen",
  "data.delete": "Profil löschen",
  "data.delete.help":
    "Profil, Geräte und Passkeys sind dann endgültig weg. Die Spiele bleiben, weil andere mitgespielt haben, aber ohne deinen Namen. Hier spielst du als Gast weiter.",
  "data.delete_sure": "Wirklich alles löschen?",
  "games.running": "Laufende",
  "games.finished": "Beendete",
  "games.none": "Du sitzt noch an keinem Tisch.",
  "games.more": "Mehr zeigen",
  "games.like": "Einen Tisch wie den letzten eröffnen",
};
