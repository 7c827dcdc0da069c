import type { Translation } from "../message";
import type { profile as english } from "../en/profile";

export const profile: Translation<typeof english> = {
  "profile.none":
    "Per giocare non serve un profilo. Se ne hai uno, la casa ricorda il tuo nome e il tuo ritratto, e i tuoi tavoli ti seguono sugli altri dispositivi.",
  "profile.no_password": "Non c’è una password: questo browser conserva un suo segreto.",
  "profile.make": "Crea un profilo",
  "profile.portrait": "Ritratto",
  "profile.portrait.none": "nessuno",
  "profile.have": "Hai già un profilo?",
  "profile.have.help": "Aprilo sull’altro dispositivo e scegli lì «{button}». Oppure entra con una passkey.",
  "profile.along": { one: "{n} tavolo è venuto con te.", other: "{n} tavoli sono venuti con te." },
  "profile.again": "Riprova",
  "profile.you": "Tu",
  "profile.saved": "Salvato.",
  "profile.save": "Salva il nome",
  "profile.settings.help": "Le impostazioni valgono su tutti i tuoi dispositivi.",
  "profile.public": "Chi gioca ai tavoli classificati ha una pagina che tutti possono vedere:",
  "profile.page": "la mia pagina",
  "profile.devices": "Dispositivi",
  "profile.device.nameless": "un browser",
  "profile.device.own": "questo dispositivo",
  "profile.device.seen": "qui l’ultima volta il {when}",
  "profile.forget": "Dimentica",
  "profile.forget.named": "Dimentica {name}",
  "profile.forget_sure": "Dimenticare davvero?",
  "profile.sign_out": "Esci da qui",
  "profile.sign_out_sure": "Uscire davvero? I tavoli restano al profilo.",
  "profile.last_way":
    "Questo è l’unico accesso al profilo. Aggiungi prima una passkey o un altro dispositivo, oppure elimina il profilo.",
  "handover.button": "Su un altro dispositivo",
  "handover.help":
    "Inquadra il codice con la fotocamera dell’altro dispositivo, oppure apri lì il link. Vale una volta sola, per dieci minuti. Non mostrarlo a nessun altro: chi lo apre gioca al posto tuo.",
  "handover.machine":
    "Questa pagina è aperta a un indirizzo che ha solo questo computer: gli altri dispositivi non possono seguire il link.",
  "handover.qr": "Codice QR che porta il tuo profilo su un altro dispositivo",
  "handover.arrived": "È arrivato: {device}. Se non eri tu, dimentica subito questo dispositivo.",
  "handover.title": "Usare qui questo profilo?",
  "handover.whose":
    "Il profilo di {name} arriva su questo dispositivo con tutti i suoi tavoli. Vai avanti solo se è tuo.",
  "handover.replaces":
    "Questo browser ora ha un altro profilo. Qui viene tolto e resta sugli altri suoi dispositivi; se non ne ha, è perso.",
  "handover.take": "Sì, è mio",
  "handover.not": "No",
  "passkey.title": "Passkey",
  "passkey.help": "Una passkey apre il tuo profilo su un nuovo dispositivo con l’impronta, il volto o un PIN.",
  "passkey.nameless":
    "Per le passkey questa pagina va aperta con un nome (https o localhost), non con un indirizzo di numeri.",
  "passkey.add": "Aggiungi una passkey",
  "passkey.use": "Entra con una passkey",
  "passkey.not": "Non è stata usata nessuna passkey.",
  "passkey.made": "creata il {when}",
  "data.title": "I tuoi dati",
  "data.export": "Scarica tutto",
  "data.delete": "Elimina il profilo",
  "data.delete.help":
    "Il profilo, i dispositivi e le passkey spariscono per sempre. Le partite restano, perché altri le hanno giocate, ma senza il tuo nome. Qui continui a giocare come ospite.",
  "data.delete_sure": "Eliminare davvero tutto?",
  "games.running": "In corso",
  "games.finished": "Finite",
  "games.none": "Non siedi ancora a nessun tavolo.",
  "games.more": "Mostra altre",
  "games.like": "Apri un tavolo come l’ultimo",
};
