import type { Translation } from "../message";
import type { score as english } from "../en/score";

export const score: Translation<typeof english> = {
  "score.title": "Hoja de puntos",
  "score.about": "Para una partida de verdad: anota lo que tiene cada uno, fuente por fuente, en el orden de la puntuación final.",
  "score.players": "Jugadores",
  "score.name": "Nombre {n}",
  "score.player": "Jugador {n}",
  "score.cell": "{source}, {name}",
  "score.source": "Fuente",
  "score.total": "Total",
  "score.rank": "Puesto",
  "score.ties": "Los empates se deciden por: {what}.",
  "score.valuable": "Cartas de 3 monedas (para empates)",
  "score.won": "¡Gana {names}!",
  "score.shared": "¡{names} comparten la victoria!",
  "score.picture": "Imagen para compartir",
  "score.empty": "Hoja nueva",
  "score.empty_sure": "¿Tirarla de verdad?",
};
