import type { Translation } from "../message";
import type { alone as english } from "../en/alone";

export const alone: Translation<typeof english> = {
  "engine.comes": "El juego está en camino: {loaded} de {total} MB",
  "engine.starts": "El juego se está preparando …",
  "engine.failed": "No se ha podido cargar el juego. ¿Hay conexión?",
  "engine.unable": "No se ha podido iniciar el juego. Puede que este navegador sea demasiado antiguo o tenga poca memoria.",
  "engine.stopped": "El juego se ha detenido. No se ha perdido nada de lo jugado.",
  "engine.wrong": "Algo falló. No se ha perdido nada de tu partida.",
  "engine.retry": "Intentarlo de nuevo",
  "engine.newer": "Ha llegado una versión más reciente de hotelier. Tus mesas quedan como están.",
  "engine.renew": "Mostrarla ahora",
  "engine.later": "Más tarde",
  "engine.forgets": "Este navegador no guarda nada para esta página: al cerrarla se pierden tus mesas. Guárdalas en un archivo desde la página de inicio.",
  "engine.full": "En este navegador ya no queda sitio: el último cambio no se ha podido guardar. Quita mesas de la lista; guárdalas antes en un archivo si quieres conservarlas.",
  "engine.online": "Este navegador no ha podido guardar la página: solo se inicia con conexión.",
  "engine.read": "De acuerdo",
  "carry.save": "Guardar todas las mesas en un archivo",
  "carry.bring": "Traer mesas de un archivo",
  "carry.brought": { one: "Ha llegado {n} mesa.", other: "Han llegado {n} mesas." },
  "carry.not": { one: "En {n} mesa no se puede jugar aquí.", other: "En {n} mesas no se puede jugar aquí." },
  "carry.full": { one: "No quedaba sitio para {n} mesa: quita antes otras de la lista.", other: "No quedaba sitio para {n} mesas: quita antes otras de la lista." },
  "carry.unread": { one: "No se ha podido leer {n} mesa; no está en el archivo.", other: "No se han podido leer {n} mesas; no están en el archivo." },
  "carry.wrong": "Este no es un archivo de mesas en las que se pueda jugar aquí.",
  "alone.title": "Sin servidor",
  "alone.others": "Todo aquello en lo que participan otros necesita un servidor: enlaces para amigos, perfiles, avisos, clasificación, torneos y la partida del día. Esta página no tiene.",
};
