import type { Translation } from "../message";
import type { profile as english } from "../en/profile";

export const profile: Translation<typeof english> = {
  "profile.none":
    "Para jugar no necesitas un perfil. Con uno, la casa recuerda tu nombre y tu retrato, y tus mesas te acompañan en tus otros dispositivos.",
  "profile.no_password": "No hay contraseña: este navegador guarda un secreto propio.",
  "profile.make": "Crear un perfil",
  "profile.portrait": "Retrato",
  "profile.portrait.none": "ninguno",
  "profile.have": "¿Ya tienes un perfil?",
  "profile.have.help": "Ábrelo en el otro dispositivo y elige allí «{button}». O entra con una clave de acceso.",
  "profile.along": { one: "{n} mesa se ha venido contigo.", other: "{n} mesas se han venido contigo." },
  "profile.again": "Reintentar",
  "profile.you": "Tú",
  "profile.saved": "Guardado.",
  "profile.save": "Guardar el nombre",
  "profile.settings.help": "Los ajustes valen en todos tus dispositivos.",
  "profile.public": "Quien juega en mesas clasificadas tiene una página que todos pueden ver:",
  "profile.page": "mi página",
  "profile.devices": "Dispositivos",
  "profile.device.nameless": "un navegador",
  "profile.device.own": "este dispositivo",
  "profile.device.seen": "aquí por última vez el {when}",
  "profile.forget": "Olvidar",
  "profile.forget.named": "Olvidar {name}",
  "profile.forget_sure": "¿Olvidar de verdad?",
  "profile.sign_out": "Salir aquí",
  "profile.sign_out_sure": "¿Salir de verdad? Las mesas se quedan con el perfil.",
  "profile.last_way":
    "Este es el único acceso al perfil. Añade antes una clave de acceso u otro dispositivo, o borra el perfil.",
  "handover.button": "A otro dispositivo",
  "handover.help":
    "Apunta al código con la cámara del otro dispositivo, o abre allí el enlace. Vale una sola vez, durante diez minutos. No se lo enseñes a nadie más: quien lo abra jugará por ti.",
  "handover.machine":
    "Esta página está abierta en una dirección que solo tiene este equipo: otros dispositivos no pueden seguir el enlace.",
  "handover.qr": "Código QR que lleva tu perfil a otro dispositivo",
  "handover.arrived": "Ha llegado: {device}. Si no has sido tú, olvida enseguida ese dispositivo.",
  "handover.title": "¿Usar aquí este perfil?",
  "handover.whose": "El perfil de {name} llega a este dispositivo con todas sus mesas. Sigue solo si es tuyo.",
  "handover.replaces":
    "Este navegador tiene ahora otro perfil. Aquí se deja de lado y sigue en sus otros dispositivos; si no tiene ninguno, se pierde.",
  "handover.take": "Sí, es mío",
  "handover.not": "No",
  "passkey.title": "Claves de acceso",
  "passkey.help": "Una clave de acceso abre tu perfil en un dispositivo nuevo con la huella, la cara o un PIN.",
  "passkey.nameless":
    "Para las claves de acceso hay que abrir esta página con un nombre (https o localhost), no con una dirección de números.",
  "passkey.add": "Añadir una clave",
  "passkey.use": "Entrar con una clave",
  "passkey.not": "No se ha usado ninguna clave.",
  "passkey.made": "creada el {when}",
  "data.title": "Tus datos",
  "data.export": "Descargar todo",
  "data.delete": "Borrar el perfil",
  "data.delete.help":
    "El perfil, sus dispositivos y sus claves desaparecen para siempre. Las partidas quedan, porque otros las jugaron, pero sin tu nombre. Aquí sigues jugando como invitado.",
  "data.delete_sure": "¿Borrar todo de verdad?",
  "games.running": "En curso",
  "games.finished": "Terminadas",
  "games.none": "Todavía no estás en ninguna mesa.",
  "games.more": "Mostrar más",
  "games.like": "Abrir una mesa como la última",
};
