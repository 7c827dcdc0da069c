import type { Translation } from "../message";
import type { score as english } from "../en/score";

export const score: Translation<typeof english> = {
  "score.title": "Wertungsblatt",
  "score.about": "Für eine Partie am echten Tisch: Schreib auf, was alle haben, Quelle für Quelle, in der Reihenfolge der Schlusswertung.",
  "score.players": "Mitspieler",
  "score.name": "Name {n}",
  "score.player": "Spieler {n}",
  "score.cell": "{source}, {name}",
  "score.source": "Quelle",
  "score.total": "Summe",
  "score.rank": "Platz",
  "score.ties": "Bei Gleichstand entscheidet: {what}.",
  "score.valuable": "Karten mit 3 Münzen (bei Gleichstand)",
  "score.won": "{names} gewinnt!",
  "score.shared": "{names} teilen sich den Sieg!",
  "score.picture": "Bild zum Teilen",
  "score.empty": "Neues Blatt",
  "score.empty_sure": "Wirklich wegwerfen?",
};
