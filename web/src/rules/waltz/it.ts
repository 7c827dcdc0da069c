import type { WaltzSections } from "../outline";

export const waltz: WaltzSections = {
  modules: {
    title: "I moduli",
    text: `
Let’s Waltz! ha cinque moduli. Giocate con quelli che volete insieme; in solitario con tutti tranne il quarto. Senza un modulo, nulla di esso è in gioco.
Alcuni numeri stampati non li conosciamo: costi del nuovo personale, ordinazioni dei nuovi ospiti, costi e posti delle sale e poco altro. Lì giochiamo con valori nostri. Una piccola matita li segnala, e un pacchetto di contenuti di una vera scatola li sostituisce.`,
  },
  champagne: {
    title: "Modulo 1: champagne",
    text: `
Lo champagne è una quinta consumazione. Sta in cucina, alcuni ospiti lo ordinano, e si spende per mandare ballerini. «A scelta» non vuol mai dire champagne. Tutti iniziano con 1 champagne e 10 ballerini; ogni champagne rimasto alla fine dà 1 PV.
Anche gli spazi 1 e 2 lo danno: mai più champagne che torte, né più che caffè.`,
  },
  ballrooms: {
    title: "Modulo 1: sale da ballo",
    text: `
Tre delle cinque sale, estratte a caso, stanno una accanto all’altra. Si valutano dopo l’imperatore nei round 3, 5 e 7, da sinistra a destra. Ognuna ha una fila in basso, una di mezzo e una in alto, con un posto più dei giocatori. A destra della terza c’è una balconata senza limite, che costa e conta come la sua fila in alto.
Per mandare un ballerino scegli un posto libero in una sala ancora da valutare e paga champagne dalla cucina: 1, 2, 3 per la fila in basso, di mezzo, in alto. Gli sconti non scendono sotto 0. Poi ottieni il bonus della fila; quella in basso non ne ha.`,
  },
  dancing: {
    title: "Modulo 1: andare al ballo",
    text: `
Un ospite con l’ordinazione completa può andare in una sala invece che in una camera: paga e metti un ballerino come al solito. PV, ricompensa ed entrate del personale arrivano come se fosse entrato in camera, ma nessuna camera diventa occupata. Alcuni ospiti devono prendere una camera, altri devono andare al ballo.
Ricompense e personale che mandano un ballerino fanno lo stesso senza ospite.`,
  },
  rehearsal: {
    title: "Modulo 1: sale prove",
    text: `
Prima di iniziare, dall’ultimo nell’ordine di turno all’indietro, ciascuno prende una sala prove. Il terzo, il sesto e il nono ballerino che mandi danno le ricompense lì stampate.`,
  },
  "ballroom-scoring": {
    title: "Modulo 1: valutare le sale",
    text: `
- Apollosaal: i tuoi ballerini per la fila più alta in cui ce n’è uno (1, 2, 3).
- Goldener Strauß: ogni fila a sé, più ballerini 7 PV, secondo 2 PV.
- Odeonsaal: 1, 4, 9, 16, 25 PV per 1, 2, 3, 4, 5 o più ballerini.
- Zum Sperl: più ballerini 10 PV, secondo 3 PV; in tre o quattro 15, 10, 5 PV.
- Zur Kettenbrücke: 7 PV ogni due ballerini.
Chi non ha ballerini nella sala perde 5 PV. In caso di parità si sommano i PV dei posti occupati e si dividono, arrotondando per difetto. Senza ballerini non c’è posto in classifica.`,
  },
  "ballroom-cards": {
    title: "Modulo 1: carte",
    text: `
15 carte personale, 29 ospiti, tre obiettivi e tre tessere imperatore si mescolano alle altre prima di iniziare.`,
  },
  celebrities: {
    title: "Modulo 2: celebrità",
    text: `
Tre dei dadi sono rosso, giallo e blu. Si tirano e contano come gli altri; scegli tu quale dado prendere da uno spazio. Nel salotto c’è una celebrità per ogni colore.
Quando prendi un dado colorato puoi pagare 1 corona per la celebrità del suo colore, se c’è ancora. Ottieni subito i PV, e l’effetto vale fino alla fine del round, già prima dell’azione di questo dado.
Alla fine del round le celebrità prese si scartano e ne arrivano di nuove. Le altre restano.`,
  },
  "unique-hotels": {
    title: "Modulo 3: hotel unici",
    text: `
Si scoprono tanti ingressi quanti sono i giocatori. Le cucine all’inizio sono vuote; il primo giocatore ha 9 corone, gli altri 10.
In ordine di turno chi non ha un ingresso offre 0 o più corone per uno, più dell’offerta che c’è. Chi viene superato offre di nuovo quando tocca a lui. Quando tutti ne hanno uno, si pagano le offerte.
Il dono di un ingresso arriva prima del primo ospite e delle prime camere, e può cambiarli. Ciò che fa dopo lo dice quando lo indichi.`,
  },
  "skeleton-key": {
    title: "Modulo 4: il passe-partout",
    text: `
Una volta per round qualcuno può prendere il passe-partout invece di un dado. Copre il numero sulla tessera dell’ordine e dà 1 corona e 1 passo sul tracciato dell’imperatore. Chi lo ha riceve la prima tessera dell’ordine nel round successivo, gli altri seguono in senso orario. Se nessuno lo prende, le tessere passano come al solito. Questo modulo non è per il solitario.`,
  },
  more: {
    title: "Modulo 5: di tutto un po’ di più",
    text: `
14 carte personale, tre obiettivi e tre tessere imperatore si mescolano alle altre. Alcune di queste carte si girano: una volta per partita, quando la condizione si è appena avverata, puoi girare la carta e ottenere l’effetto. Conta ancora come giocata.`,
  },
  elisabeth: {
    title: "Elisabeth e le sale da ballo",
    text: `
Con il modulo 1 o 2 giochi contro Elisabeth: le regole di Leopold con 20 carte sue. Ricevi una sala prove a caso; lei non ne ha, ma ha 10 ballerini e non usa champagne.
Un’icona ospite con ballerino: prende ospite e PV come al solito, poi mette un ballerino invece di una camera, nella fila più bassa con un posto. Una freccia è la prossima sala da valutare, due frecce quella dopo; se è piena, la seguente. Non ottiene il bonus della fila.
Un’icona ballerino in basso ne manda un altro. Il dado tricolore è lo spazio con più dadi, salvo che ci siano le celebrità. Valuta le sale come un giocatore.`,
  },
  "elisabeth-celebrities": {
    title: "Elisabeth e le celebrità",
    text: `
Da uno spazio con dadi colorati prende un dado colorato, quello della celebrità con più PV; a parità decide la mano lungo rosso, giallo, blu. Riceve gratis la celebrità, ottiene i PV e ignora l’effetto. Il rosso la fa avanzare sull’obiettivo più indietro, il giallo dà 2 passi, il blu 2 PV.
Il dado tricolore è il dado colorato con più PV, ovunque sia; se non ce n’è più, lo spazio con più dadi. Senza il modulo 1 le icone ballerino non contano.`,
  },
  "solo-entrances": {
    title: "Hotel unici contro l’automa",
    text: `
Estrai tre ingressi, ne tieni uno e inizi con 7 corone. L’automa riceve uno dei suoi quattro, a caso o a tua scelta:
- Hautel Couture: tre ospiti da 5 a 7 PV aspettano nel suo caffè con camere riservate. Ogni spazio azione porta una consumazione. Quando prendi lì un dado, devi metterla su un ospite dell’automa che ne ha bisogno; altrimenti va persa. Gli spazi vuoti ne ricevono un’altra ogni round. Un’ordinazione completa dà i PV dell’ospite e occupa la camera.
- Nine Stars Inn: ogni icona obiettivo in uso mette anche un gettone su una fila con righe III, II, I. Togli l’ultimo quando completi un piano o una colonna. Dopo ogni valutazione dell’imperatore dà 5, 10, 15 PV secondo la riga più lontana raggiunta.
- Sushi Resort: sei caselle del suo hotel portano gettoni. Quando costruisce lì, il gettone va all’ospite più nuovo della fila, che ti costa 1 corona in più. Se prende quell’ospite, o l’ospite arriva all’ultimo posto, ottiene 8 PV.
- Toll Bridge Hotel: lascia un gettone dove prende un dado. Usare quello spazio ti costa 1 corona; l’automa ottiene 1 PV per gettone lì, e un gettone va via. Se non puoi usare alcuno spazio perdi 5 PV e ne usi uno qualsiasi.`,
  },
};
