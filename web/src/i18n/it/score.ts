import type { Translation } from "../message";
import type { score as english } from "../en/score";

export const score: Translation<typeof english> = {
  "score.title": "Foglio dei punti",
  "score.about": "Per una partita vera: scrivi ciò che hanno tutti, fonte per fonte, nell'ordine del punteggio finale.",
  "score.players": "Giocatori",
  "score.name": "Nome {n}",
  "score.player": "Giocatore {n}",
  "score.cell": "{source}, {name}",
  "score.source": "Fonte",
  "score.total": "Totale",
  "score.rank": "Posto",
  "score.ties": "I pareggi si decidono con: {what}.",
  "score.valuable": "Carte da 3 monete (per i pareggi)",
  "score.won": "Vince {names}!",
  "score.shared": "{names} condividono la vittoria!",
  "score.picture": "Immagine da condividere",
  "score.empty": "Foglio nuovo",
  "score.empty_sure": "Buttarlo davvero?",
};
