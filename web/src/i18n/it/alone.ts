import type { Translation } from "../message";
import type { alone as english } from "../en/alone";

export const alone: Translation<typeof english> = {
  "engine.comes": "Il gioco è in arrivo: {loaded} di {total} MB",
  "engine.starts": "Il gioco si prepara …",
  "engine.failed": "Non è stato possibile caricare il gioco. C’è una connessione?",
  "engine.stopped": "Il gioco si è fermato. Nulla di ciò che è stato giocato è andato perso.",
  "engine.wrong": "Qualcosa è andato storto. La tua partita non è andata persa.",
  "engine.retry": "Riprova",
  "engine.newer": "È arrivata una versione più recente di hotelier. I tuoi tavoli restano come sono.",
  "engine.renew": "Mostrala ora",
  "engine.later": "Più tardi",
  "engine.forgets": "Questo browser non conserva nulla per questa pagina: chiudendola perdi i tuoi tavoli. Salvali in un file dalla pagina iniziale.",
  "engine.full": "In questo browser non c’è più spazio: l’ultima modifica non è stata conservata. Rimuovi tavoli dall’elenco, dopo averli salvati in un file se vuoi tenerli.",
  "engine.read": "Va bene",
  "carry.save": "Salva tutti i tavoli in un file",
  "carry.bring": "Prendi i tavoli da un file",
  "carry.brought": { one: "È arrivato {n} tavolo.", other: "Sono arrivati {n} tavoli." },
  "carry.not": { one: "A {n} tavolo qui non si può giocare.", other: "A {n} tavoli qui non si può giocare." },
  "carry.wrong": "Questo non è un file di tavoli a cui si possa giocare qui.",
  "alone.title": "Senza server",
  "alone.others": "Ciò a cui partecipano altri ha bisogno di un server: link per gli amici, profili, notifiche, classifica, tornei e la partita del giorno. Questa pagina non ne ha.",
};
