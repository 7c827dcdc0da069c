import type { Rules } from "./outline";
import { waltz } from "./waltz/it";

export const rules: Rules = {
  search: "Cerca nelle regole",
  nothing: "Nessun risultato. Prova con un’altra parola.",
  source: "Sigle delle regole nella nostra documentazione",
  games: {
    austria: "Grand Austria Hotel",
    waltz: "Let’s Waltz!",
    solo: "In solitario contro Leopold ed Elisabeth",
    overbooking: "Overbooking",
  },
  sections: {
    ...waltz,
    aim: {
      title: "Di che cosa si tratta",
      text: `
Ognuno gestisce un hotel con un caffè. Gli ospiti arrivano al caffè, ordinano da mangiare e da bere e prendono una camera quando sono stati serviti. Portano punti vittoria (PV) e una ricompensa.
Si giocano sette round di due turni ciascuno. Tre volte l’imperatore valuta ciò che hai fatto per lui. Dopo il round 7 vince chi ha più PV. In caso di parità conta chi ha più punti da corone e consumazioni; poi la vittoria è condivisa.`,
    },
    setup: {
      title: "Preparazione",
      text: `
- In 2, 3, 4 giocatori si usano 10, 12, 14 dadi.
- Si pescano un obiettivo e una tessera imperatore per ciascuna categoria A, B, C.
- Ognuno inizia con 10 corone, una consumazione di ciascun tipo in cucina, 6 carte personale, tre segnalini e un caffè con 3 tavoli.
- Ogni tessera dell’ordine di turno ha due numeri, con n giocatori (1, 2n), (2, 2n−1) e così via. Il primo giocatore è scelto a caso.
- Personale: sei carte a caso, oppure uno dei quattro gruppi fissi, oppure il draft: tieni una carta e passa le altre a sinistra.
- A partire dall’ultimo e procedendo a ritroso, ognuno prende gratis un primo ospite; la fila si riempie ogni volta.
- Poi ognuno prepara tre camere: la prima nell’angolo in basso a sinistra, le altre accanto a una già presente, pagandone il costo.
- Il lato notte dà a tutti lo stesso hotel, il lato giorno quattro hotel diversi: a sorte, oppure scelti a turno cominciando da chi gioca per primo.`,
    },
    round: {
      title: "Un round",
      text: `
Si tirano tutti i dadi e si mettono sugli spazi azione del loro valore. Chi ha il numero visibile più basso sulla tessera dell’ordine di turno agisce e lo copre con il dado preso. Così l’ordine va fino all’ultimo giocatore e torna indietro, e l’ultimo gioca due turni di fila.
Il round finisce quando tutti hanno giocato due turni o non restano dadi. Dopo i round 3, 5 e 7 si valuta l’imperatore. Poi il personale «ogni round» è di nuovo pronto, le tessere dell’ordine di turno passano a sinistra e comincia il round successivo.`,
    },
    passing: {
      title: "Passare",
      text: `
Invece di giocare un turno, prima di fare qualsiasi cosa, puoi passare e aspettare dadi migliori. Ti viene richiesto quando tutti gli altri hanno passato o giocato entrambi i turni.
Quando restano solo giocatori che hanno passato, uno dei dadi rimasti viene tolto per questo round e gli altri si ritirano. Tutti rientrano in gioco e agisce il numero più basso. Può succedere più volte.`,
    },
    turn: {
      title: "Il tuo turno",
      text: `
- Prima, se vuoi: prendi un ospite dalla fila, mettilo a un tavolo libero del tuo caffè e paga il suo costo. Solo prima di prendere un dado e una volta per turno.
- Poi devi prendere esattamente un dado ed eseguire l’azione del suo spazio.
- Le azioni aggiuntive si possono fare in qualsiasi momento tra questi passi, quante volte vuoi: servire dalla cucina, rivendicare un obiettivo, usare una carta personale, far prendere la camera a un ospite. Mai nel mezzo di un’altra azione.`,
    },
    strength: {
      title: "Forza e potenziamento",
      text: `
La forza di un’azione è il numero di dadi sul suo spazio, compreso quello che prendi. Una volta per turno, quando scegli lo spazio, 1 corona la aumenta di 1.
Il dado va preso, ma puoi usare l’azione in parte o per niente. Consumazioni, corone e passi, se li prendi, li prendi per intero. La corona per copiare si paga solo se copi.`,
    },
    spaces: {
      title: "Gli spazi azione",
      text: `
- 1 Strudel e torta: tante consumazioni quanta è la forza, mai più torte che strudel.
- 2 Vino e caffè: tante consumazioni quanta è la forza, mai più caffè che vini.
- 3 Camere: prepara fino a tante camere quanta è la forza.
- 4 Corone e imperatore: dividi la forza tra corone e passi sul tracciato dell’imperatore.
- 5 Personale: gioca una carta dalla mano; costa tanto in meno quanta è la forza.
- 6 Copia: paga 1 corona (potenziare ne costa un’altra) ed esegui un’azione da 1 a 5 con la forza dello spazio 6. I dadi sullo spazio copiato non contano e non si attiva nulla di ciò che richiede un dado da 1 a 5.`,
    },
    items: {
      title: "Consumazioni e servizio",
      text: `
Ci sono strudel e torta, vino e caffè; la riserva non finisce mai. Ogni volta che ricevi consumazioni, ciascuna può andare subito e gratis a un ospite del tuo caffè che la desidera. Il resto va in cucina.
Servire più tardi dalla cucina costa 1 corona per un massimo di tre consumazioni, a uno o più ospiti. Ciò che sta su un ospite resta lì.`,
    },
    guests: {
      title: "Ospiti e fila",
      text: `
Gli ospiti blu sono nobili, i rossi borghesi, i gialli artisti: alloggiano in camere del loro colore. I turisti verdi alloggiano ovunque; non ci sono camere verdi.
Cinque ospiti aspettano in fila. Il più recente costa 3 corone, poi 2, 1, e i due più vecchi sono gratis. Quando se ne prende uno, gli altri avanzano e ne arriva uno nuovo. Se il mazzo finisce, si rimescolano gli ospiti scartati.`,
    },
    "moving-in": {
      title: "Prendere la camera",
      text: `
Quando l’ordinazione di un ospite è completa, l’ospite può andare in una camera libera del colore giusto. La camera diventa occupata, l’ospite lascia il caffè e tu ottieni i PV e la ricompensa. Le consumazioni tornano nella riserva.
Di una ricompensa prendi ciò che vuoi, nell’ordine che vuoi, o niente. Le entrate del personale arrivano prima. Solo il bonus di un gruppo completato dalla camera dell’ospite stesso si può prendere prima o dopo; quello causato da una ricompensa o da una carta arriva subito. Le corone oltre 20 vanno perse.`,
    },
    rooms: {
      title: "Camere",
      text: `
Un hotel ha 4 piani con 5 spazi. Preparare una camera costa 0, 1, 2, 3 corone ai piani 1, 2, 3, 4. Deve trovarsi a sinistra, a destra, sopra o sotto una camera già presente, libera od occupata. Senza alcuna camera si comincia dall’angolo in basso a sinistra.
Alcuni spazi in alto a destra mostrano PV: li ottieni quando vi prepari una camera.`,
    },
    groups: {
      title: "Gruppi di camere",
      text: `
Gli spazi vicini di uno stesso colore formano un gruppo da 1 a 4. La prima volta che tutte le camere di un gruppo sono occupate ottieni subito un bonus: il blu dà PV, il rosso corone, il giallo passi sul tracciato dell’imperatore. Più grande è il gruppo, maggiore è il bonus. Ogni gruppo paga una sola volta.`,
    },
    objectives: {
      title: "Obiettivi",
      text: `
Quando nel tuo turno soddisfi la condizione di un obiettivo, puoi rivendicarlo: metti un segnalino sul suo miglior posto libero, da 15, 10 o 5 PV. I posti sono solo tre: un quarto giocatore non ottiene nulla. Non importa se poi non soddisfi più la condizione.`,
    },
    staff: {
      title: "Personale",
      text: `
Una carta personale costa corone e agisce in uno di quattro modi: una volta, quando viene giocata; una volta ogni round, nel proprio turno; in modo permanente; oppure a fine partita.
Le carte si giocano con lo spazio azione 5 e con alcune ricompense. Nuove carte arrivano solo dalle ricompense.`,
    },
    "staff-notes": {
      title: "Note sul personale",
      text: `
- «Quando prendi un dado con…» si riferisce al dado preso, mai a un’azione copiata.
- Decoratore, Detective, Capo del personale: il loro extra si usa prima o dopo l’azione principale, senza altro in mezzo.
- Maggiordomo, Autista, Fioraia: le camere di quel colore sono gratis da qualunque fonte. Fattorino: lo stesso per gli ospiti.
- Stalliere, Cocchiere, Massaggiatrice, Guida turistica e Uomo delle Pulizie pagano quando un ospite servito lascia il caffè.
- Il Custode paga per ogni camera che diventa occupata, in qualunque modo.
- La Segretaria vale come la migliore carta di fine partita in gioco di un avversario; un’altra Segretaria copiata non vale nulla.
- Il Portiere Notturno occupa fino a due camere libere. Il Facchino completa un’ordinazione; l’ospite deve ancora prendere la camera.
- Direttore Eventi: 1 corona evita una penalità.
- Capo Sala e Lavapiatti danno 1 forza in più, la Guardarobiera 2, oltre al potenziamento.
- Lustrascarpe: puoi rinunciare ai passi, non alle corone.
- Le carte restituite vanno in fondo al mazzo nell’ordine che scegli. Da un mazzo vuoto si pesca ciò che c’è.`,
    },
    "guest-notes": {
      title: "Note sugli ospiti",
      text: `
- Scultore: la camera gratis deve essere al piano 1 o 2. Pittore: due camere, una delle quali costa 1 corona in meno.
- Pesca 3, gioca 1: puoi anche non giocarne; le altre vanno in fondo al mazzo nell’ordine che scegli.
- Consigliere medico: la fila si riempie prima di prendere il secondo ospite.
- E. Gizia: dopo tutte le altre ricompense della mossa, esegui l’azione di uno spazio con dadi, alla sua forza, senza potenziarla e senza prendere un dado. Lo spazio 6 costa la corona. Il tuo dado resta da prendere.
- Una camera occupata grazie a una ricompensa conta per i gruppi e per il Custode come ogni altra.`,
    },
    tracks: {
      title: "Limiti",
      text: `
Puoi avere al massimo 20 corone; il resto va perso. Il tracciato dell’imperatore finisce a 13; ogni passo in più dà 1 PV. I PV possono diventare negativi.`,
    },
    emperor: {
      title: "L’imperatore",
      text: `
Dopo i round 3, 5 e 7 ognuno ottiene i PV sotto il proprio segnalino sul tracciato dell’imperatore e poi indietreggia di 3, 5 o 7 caselle, mai sotto lo 0.
Chi si trova allora sulla 3 o oltre riceve la ricompensa della tessera e può rifiutarla. Sulla 1 o sulla 2 non succede nulla. Sullo 0 c’è una penalità.
Se una penalità nomina due cose, la prima va subita se si può pagare per intero; altrimenti si perdono i PV.
Quando l’ordine conta, comincia il primo giocatore del round. Ora non si possono rivendicare obiettivi. Le camere rimosse possono dividere l’hotel; in seguito si può costruire accanto a qualsiasi parte.`,
    },
    end: {
      title: "Punteggio finale",
      text: `
- Le carte di fine partita del tuo personale.
- Camere occupate: 1, 2, 3, 4 PV ai piani da 1 a 4.
- 1 PV per ogni corona e per ogni consumazione in cucina.
- −5 PV per ogni ospite ancora al caffè.`,
    },
    editions: {
      title: "Edizioni",
      text: `
L’edizione rivista del 2022 ha cambiato alcune cose. Nella prima edizione del 2015:
- il Lavapiatti costa 3 invece di 5;
- E. Gizia dà un turno in più senza prendere un dado: un ospite, se vuoi, poi un’azione con i dadi presenti, con potenziamento possibile;
- l’Uomo delle Pulizie paga per ordinazioni di esattamente 4 consumazioni;
- la Centralinista dà al massimo 12 PV;
- il Custode paga quando un ospite prende una camera, non quando la occupa una carta, una tessera o una ricompensa;
- lo Stalliere e il Cocchiere pagano appena un’ordinazione è completa; gli altri quando l’ospite se ne va;
- mentre prendi la ricompensa di un ospite puoi fare azioni aggiuntive e rivendicare obiettivi appena è possibile; anche tra l’extra di Decoratore, Detective o Capo del personale e l’azione del dado.
Due stampe del suo regolamento differiscono. Quella italiana, se non si sceglie l’altra:
- la prima parte di una penalità si subisce se è possibile, e il Direttore Eventi costa 1 corona; la tessera C2 rimuove una camera occupata e una del piano subito sotto;
- la Segretaria copia anche le tue carte di fine partita, il Vice Direttore dà 2 PV per carta e il Lavapiatti aiuta anche in un turno extra;
- all’inizio si preparano esattamente tre camere.
Quella spagnola:
- di una penalità in due parti ne scegli una, se entrambe sono possibili; il Direttore Eventi evita le penalità gratis; la tessera C2 rimuove una camera occupata e la prima occupata sotto di essa nella stessa colonna;
- la Segretaria copia solo le carte degli altri, il Vice Direttore dà 4 PV per carta e il Lavapiatti richiede un dado preso da te;
- all’inizio si preparano fino a tre camere.`,
    },
    "solo-setup": {
      title: "Preparazione con Leopold",
      text: `
È una partita a due contro un automa con 20 carte istruzione. Leopold ha la tessera dell’ordine di turno (1, 4) nel round 1; poi le tessere si scambiano a ogni round. Usa sempre una plancia notte.
Non ha bisogno di soldi, cucina o carte in mano. Cinque carte di fine partita coperte sono il suo personale. Tu peschi 10 carte personale, ne tieni 6 e ne metti 4 in fondo al mazzo. Leopold non prende un primo ospite e non prepara camere.
Difficoltà: facile usa le icone senza bordo, media anche quelle argento, difficile anche quelle oro.`,
    },
    "solo-guests": {
      title: "Gli ospiti di Leopold",
      text: `
Per ogni icona ospite della sua carta prende gratis un ospite: quello con più PV del colore dell’icona. Se non c’è, se non ha più spazi di quel colore o se l’icona è bianca: quello con più PV tra gli ospiti che può sistemare. In caso di parità decide l’icona della mano, nella direzione in cui punta il dito: verso destra significa da sinistra a destra.
Ottiene i PV e mette subito una camera occupata sul primo spazio vuoto del colore, dal piano più basso, da sinistra. Un ospite verde va nella colonna più a destra con uno spazio vuoto, dal basso. Non riceve ricompense né bonus, ma i PV stampati sugli spazi sì.`,
    },
    "solo-die": {
      title: "Il dado di Leopold",
      text: `
Prende un dado del valore indicato; se i valori sono due, dallo spazio con più dadi. Con un punto interrogativo, o se il valore manca: dallo spazio con più dadi. Non esegue l’azione. In caso di parità decide l’icona della mano lungo i valori.`,
    },
    "solo-icons": {
      title: "Le altre icone di Leopold",
      text: `
- Imperatore: avanza del numero di passi indicato dall’icona.
- Personale: rivela la prossima delle sue carte personale.
- Obiettivo: il suo conto alla rovescia passa da niente a III, II e I. Arrivato a I lo rivendica, sul miglior posto libero. Se l’ha già rivendicato, o se l’icona indica uno qualsiasi, avanza dove è più indietro.`,
    },
    "solo-rest": {
      title: "Passare, imperatore, fine",
      text: `
Se passi, Leopold gioca entrambi i suoi turni, poi si toglie un dado e si ritirano gli altri. Dall’imperatore entrambi ottengono punti e indietreggiano, ma solo tu ricevi ricompensa o penalità.
Alla fine Leopold conta le camere occupate e il personale rivelato. Vinci se hai più PV di Leopold; altrimenti vince lui.`,
    },
    cards: {
      title: "Gli ospiti",
      text: `
Tutti hanno le stesse 24 carte: sei gruppi in quattro casate. Un gruppo prende il nome dai letti che gli servono: 1 monaco, 2 mercanti, 3 damigelle, 4 nobili, 5 soldati, 6 manovali. Le monete su una carta sono punti.
Il dorso mostra lo stemma della casata, piccolo per i gruppi da 1 a 3, grande da 4 a 6. Così tutti vedono proprietario, casata e dimensione di una carta coperta; il resto lo sa solo il proprietario.`,
    },
    hotels: {
      title: "Gli alberghi",
      text: `
Ci sono tanti alberghi quanti giocatori, in colonna. Ognuno ha un numero di letti, una regola, a sinistra una porta sul retro per al massimo 2 carte e a destra una coda per al massimo 4.`,
    },
    layout: {
      title: "Preparazione",
      text: `
Gli alberghi si pescano a caso, in ordine e lato casuali. A ogni porta sul retro c’è un gettone punto. Ognuno pesca 9 carte; il primo giocatore è scelto a caso. Il punteggio bonus è un’opzione.`,
    },
    placing: {
      title: "Fase 1: giocare carte",
      text: `
A turno si gioca una carta coperta nella coda o alla porta sul retro di un albergo, dietro alle carte già presenti, finché tutti ne hanno giocate cinque. L’ultimo nell’ordine di turno può rinunciare alla quinta.
La prima carta a una porta sul retro prende il gettone: 1 punto. I limiti dei posti e le regole degli alberghi valgono solo in questa fase. Puoi guardare le tue carte coperte, a meno che si giochi a memoria. Chi non può giocare alcuna carta salta.`,
    },
    checking: {
      title: "Fase 2: controllare le prenotazioni",
      text: `
Un albergo dopo l’altro, dall’alto:
- Si scoprono tutte le carte.
- I poteri alla porta sul retro agiscono uno dopo l’altro, a partire dall’albergo. Dove un potere dice «può», decide il proprietario.
- I letti vanno prima alle carte scelte dai nobili, poi a quelle con precedenza per la regola dell’albergo, poi a tutte le altre, gruppi grandi prima dei piccoli; a parità, la più vicina all’albergo.
- Un gruppo ottiene i suoi letti se ne restano abbastanza. Altrimenti non ne ottiene e si controlla il successivo.
- I gruppi con letti vanno ai proprietari. Tutte le altre carte sono fuori dal gioco. I letti non scendono mai sotto 0.`,
    },
    powers: {
      title: "Poteri alla porta sul retro",
      text: `
- 1 Monaco: si mette in fondo alla coda.
- 2 Mercanti: 3 letti in più.
- 3 Damigelle: possono prendere il posto di una tua carta nella coda, che viene scartata.
- 4 Nobili: possono scegliere una tua carta nella coda; viene controllata per prima. Una seconda scelta viene dopo la prima.
- 5 Soldati: possono prendere il posto di manovali nella coda, di chiunque siano. Senza manovali vengono scartati.
- 6 Manovali: 3 letti in meno.
I poteri vengono prima della regola dell’albergo.`,
    },
    "hotel-rules": {
      title: "Regole degli alberghi",
      text: `
Alcuni alberghi accettano in coda solo gruppi piccoli (da 1 a 3) o solo grandi (da 4 a 6), niente soldati, o carte di al massimo due casate. Alcuni vogliono scoperta la prima o la seconda carta della coda. In alcuni monaci o soldati sono controllati per primi. Un tipo non ha porta sul retro e ha una coda per 5 carte. Le regole non limitano mai la porta sul retro.`,
    },
    "next-round": {
      title: "Il round successivo",
      text: `
Dopo i round 1 e 3 gli alberghi si girano; dopo il round 2 si sostituiscono con altri nuovi. Le porte sul retro senza gettone ne ricevono uno. Comincia il giocatore successivo in senso orario e tutti pescano 5 carte. I round sono quattro.`,
    },
    scoring: {
      title: "Fine e punteggio",
      text: `
1 punto per ogni moneta sulle carte raccolte e per ogni gettone. Con il punteggio bonus, 4, 5 o 6 carte raccolte di una casata danno 2, 4, 6 punti (principianti) o 2, 5, 10 (esperti).
Vince chi ha più punti. In parità: più carte raccolte da 3 monete; poi la vittoria è condivisa.`,
    },
  },
};
