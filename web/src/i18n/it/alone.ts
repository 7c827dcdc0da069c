import type { Translation } from "../message";
import type { alone as english } from "../en/alone";

export const alone: Translation<typeof english> = {
  "engine.comes": "Il gioco è in arrivo: {loaded} di {total} MB",
  "engine.starts": "Il gioco si prepara …",
  "engine.failed": "Non è stato possibile caricare il gioco. C’è una connessione?",
  "engine.unable": "Non è stato possibile avviare il gioco. Forse questo browser è troppo vecchio o ha troppo poca memoria.",
  "engine.stopped": "Il gioco si è fermato. Nulla di ciò che è stato giocato è andato perso.",
  "engine.wrong": "Qualcosa è andato storto. La tua partita non è andata persa.",
  "engine.retry": "Riprova",
  "engine.newer": "È arrivata una versione più recente di hotelier. I tuoi tavoli restano come sono.",
  "engine.renew": "Mostrala ora",
  "engine.later": "Più tardi",
  "engine.forgets": "Questo browser non conserva nulla per questa pagina: chiudendola perdi i tuoi tavoli. Salvali in un file dalla pagina iniziale.",
  "engine.full": "In questo browser non c’è più spazio: l’ultima modifica non è stata conservata. Rimuovi tavoli dall’elenco, dopo averli salvati in un file se vuoi tenerli.",
  "engine.online": "Questo browser non ha potuto conservare la pagina: si avvia solo con una connessione.",
  "engine.read": "Va bene",
  "carry.save": "Salva tutti i tavoli in un file",
  "carry.bring": "Prendi i tavoli da un file",
  "carry.brought": { one: "È arrivato {n} tavolo.", other: "Sono arrivati {n} tavoli." },
  "carry.not": { one: "A {n} tavolo qui non si può giocare.", other: "A {n} tavoli qui non si può giocare." },
  "carry.full": { one: "Per {n} tavolo non c’era spazio: prima rimuovine altri dall’elenco.", other: "Per {n} tavoli non c’era spazio: prima rimuovine altri dall’elenco." },
  "carry.unread": { one: "Non è stato possibile leggere {n} tavolo: nel file non c’è.", other: "Non è stato possibile leggere {n} tavoli: nel file non ci sono." },
  "carry.wrong": "Questo non è un file di tavoli a cui si possa giocare qui.",
  "alone.title": "Senza server",
  "alone.others": "Ciò a cui partecipano altri ha bisogno di un server: link per gli amici, profili, notifiche, classifica, tornei e la partita del giorno. Questa pagina non ne ha.",
};
