import type { waltz as english } from "../en/waltz";
import type { Translation } from "../message";

export const waltz: Translation<typeof english> = {
  // Counted things
  "item.champagne": { one: "{n} champagne", other: "{n} champagne" },
  "itemname.champagne": "champagne",
  "dancers": { one: "{n} ballerino", other: "{n} ballerini" },
  "die.red": "dado rosso",
  "die.yellow": "dado giallo",
  "die.blue": "dado blu",

  // Effects
  "effect.send": { one: "manda {n} ballerino{price}", other: "manda fino a {n} ballerini{price}" },
  "price.champagne.free": " senza champagne",
  "price.champagne.less": { one: " con {n} champagne in meno", other: " con {n} champagne in meno" },
  "price.champagne.less_each": {
    one: " con {n} champagne in meno ciascuno",
    other: " con {n} champagne in meno ciascuno",
  },
  "effect.vp_per_dancer": "{vp} per ogni tuo ballerino nelle sale da ballo",
  "effect.vp_per_marker": "{vp} per ogni tuo segnalino sugli obiettivi",
  "effect.other_item": {
    one: "{n} consumazione diversa a scelta",
    other: "{n} consumazioni a scelta, diverse da quelle spese",
  },
  "effect.occupy.floors": {
    one: "{n} camera libera dei piani da 1 a {floor} diventa occupata",
    other: "fino a {n} camere libere dei piani da 1 a {floor} diventano occupate",
  },
  "effect.fill_taken": "la sua ordinazione si completa dalla riserva",
  "effect.fill_orders": {
    one: "completa dalla riserva l’intera ordinazione di {n} ospite del tuo caffè",
    other: "completa dalla riserva le intere ordinazioni di fino a {n} ospiti del tuo caffè",
  },
  "effect.all_occupied": "; sono subito occupate",
  "spend": "{price}: {effect}",
  "spend.items": "spendi {items} dalla cucina",
  "spend.any_item": {
    one: "spendi {n} consumazione dalla cucina",
    other: "spendi {n} consumazioni dalla cucina",
  },
  "spend.krones": "paga {krones}",
  "spend.steps": {
    one: "indietreggia di {n} casella sul tracciato dell’imperatore",
    other: "indietreggia di {n} caselle sul tracciato dell’imperatore",
  },
  "guest.stays.room": "Prende una camera, non va mai in una sala da ballo",
  "guest.stays.ballroom": "Va in una sala da ballo, non prende mai una camera",

  // Staff
  "timing.flip": "una volta, quando accade",
  "timing.flip.help":
    "Una volta per partita, quando la condizione si è appena avverata: gira la carta e ottieni l’effetto. Conta ancora come giocata.",
  "staff.flipped": "Girata: è stata usata e conta ancora come giocata.",
  "staff.die.extra.send": "puoi anche mandare un ballerino{price}",
  "staff.sent": "Ogni volta che mandi un ballerino: {gain}",
  "staff.claimed": "Ogni volta che metti un segnalino su un obiettivo: {gain}",
  "staff.champagne_spent": "Ogni volta che spendi champagne in un’azione: {gain}",
  "staff.when.staff_played": "Dopo aver giocato un’altra carta personale: {effect}",
  "staff.when.steps": "Dopo {n} o più passi sul tracciato dell’imperatore in un’azione: {effect}",
  "staff.when.dishes": "Dopo {n} o più piatti in un’azione: {effect}",
  "staff.when.drinks": "Dopo {n} o più bevande in un’azione: {effect}",
  "staff.when.group": "Dopo aver occupato per intero un gruppo di {n} o più camere: {effect}",
  "staff.when.claimed": "Dopo aver messo un segnalino su un obiettivo: {effect}",
  "staff.when.served.blue":
    "Dopo aver completato l’ordinazione di un ospite blu con {n} o più consumazioni: {effect}",
  "staff.when.served.red":
    "Dopo aver completato l’ordinazione di un ospite rosso con {n} o più consumazioni: {effect}",
  "staff.when.served.yellow":
    "Dopo aver completato l’ordinazione di un ospite giallo con {n} o più consumazioni: {effect}",
  "staff.when.served.green":
    "Dopo aver completato l’ordinazione di un ospite verde con {n} o più consumazioni: {effect}",
  "staff.score.dancers": "{vp} per ogni tuo ballerino in tutte le sale, balconata compresa",

  // Objectives and penalties
  "need.champagne": "Avere {n} champagne in cucina",
  "need.dancers": "Avere {n} ballerini nelle sale, balconata compresa",
  "need.green_guests": "Completare le ordinazioni di {n} ospiti verdi",
  "need.each_item": "Avere in cucina {n} di ciascuna delle quattro consumazioni",
  "need.top_floor": "Avere {n} camere occupate all’ultimo piano",
  "need.large_orders": "Completare {n} ordinazioni di 3 o più consumazioni",
  "penalty.champagne": "restituisci {champagne} dalla cucina",
  "penalty.dancers.1": {
    one: "rimuovi {n} ballerino dalla prima sala",
    other: "rimuovi {n} ballerini dalla prima sala",
  },
  "penalty.dancers.2": {
    one: "rimuovi {n} ballerino dalla sala centrale",
    other: "rimuovi {n} ballerini dalla sala centrale",
  },
  "penalty.dancers.3": {
    one: "rimuovi {n} ballerino dall’ultima sala",
    other: "rimuovi {n} ballerini dall’ultima sala",
  },
  "penalty.krones_and_items": {
    one: "paga {krones} e restituisci {n} consumazione dalla cucina",
    other: "paga {krones} e restituisci {n} consumazioni dalla cucina",
  },
  "penalty.all_krones": "perdi tutte le corone e tutto ciò che hai in cucina, anche lo champagne",

  // Ballrooms
  "ballrooms.title": "Sale da ballo",
  "row.bottom": "fila in basso",
  "row.middle": "fila di mezzo",
  "row.top": "fila in alto",
  "row.balcony": "balconata",
  "hall.row": "{hall}, {row}",
  "hall.when": "Si valuta dopo il round {n}",
  "hall.scored": "È stata valutata",
  "hall.scoring": "Punteggio: {text}",
  "hall.nobody": "Chi non ha ballerini qui perde 5 PV.",
  "hall.cost": "Un ballerino costa {champagne}.",
  "hall.bonus": "Bonus della fila: {bonus}",
  "hall.no_bonus": "Questa fila non dà bonus.",
  "hall.free": { one: "{n} posto libero", other: "{n} posti liberi" },
  "hall.unlimited": "Qui c’è sempre posto; costa e conta come la fila in alto.",
  "hall.dancers": "Ballerini di {name}: {n}",
  "dancers.left": { one: "{n} ballerino rimasto", other: "{n} ballerini rimasti" },
  "ballroom.apollosaal":
    "i tuoi ballerini qui per la fila più alta in cui ce n’è uno: in basso 1, in mezzo 2, in alto 3 PV",
  "ballroom.goldener_strauss": "ogni fila a sé: più ballerini 7 PV, secondo 2 PV",
  "ballroom.odeonsaal": "1, 4, 9, 16, 25 PV per 1, 2, 3, 4, 5 o più ballerini",
  "ballroom.zum_sperl": "più ballerini 10 PV, secondo 3 PV; in tre o quattro giocatori 15, 10, 5 PV",
  "ballroom.zur_kettenbruecke": "7 PV ogni due ballerini",
  "ties.shared": "In caso di parità si sommano i punti di quei posti e si dividono, arrotondando per difetto.",
  "rehearsal.room": "Sala prove {n}",
  "rehearsal.reward": "Con il tuo ballerino numero {n}: {reward}",

  // Celebrities
  "lounge.title": "Salotto",
  "lounge.empty": "Nessuno fino al prossimo round",
  "lounge.with": "Arriva con il {die}",
  "celebrity.worth": "{vp} subito",
  "celebrity.cost": "Costa {krones} quando prendi il dado",
  "celebrity.until": "Fino alla fine del round:",
  "celebrity.christie":
    "dopo ogni avanzamento sul tracciato dell’imperatore puoi giocare una carta personale fino a 2 corone in meno",
  "celebrity.einstein": "una volta, scambia fino a 4 consumazioni della cucina con altrettante diverse",
  "celebrity.chaplin": "tutto ciò che ti dà PV dà 2 PV in più",
  "celebrity.magie": "ogni volta che ricevi corone puoi preparare 1 camera per 1 corona in meno",
  "celebrity.puccini": "ogni carta personale che giochi dà 1 champagne e 2 PV",
  "celebrity.tolkien": "ogni tua camera che diventa occupata dà 2 PV",
  "celebrity.gandhi": "prepari gratis le camere",
  "celebrity.curie": "ogni carta personale che giochi dà 2 consumazioni a scelta",
  "celebrity.mata_hari": "ogni ballerino che mandi dà 1 PV e 1 passo sul tracciato dell’imperatore",
  "celebrity.picasso": "ogni volta che ricevi champagne: 1 consumazione a scelta e 1 PV",
  "celebrity.freud": "le ordinazioni di 2 o più consumazioni si possono completare senza una di esse",
  "celebrity.churchill": "tutto ciò che ti fa avanzare sul tracciato dell’imperatore dà 1 passo in più",

  // Entrances
  "entrance.title": "Ingresso",
  "entrance.gift": "Quando lo ottieni: {gift}",
  "entrance.bid": "Offerta più alta: {krones}, di {name}",
  "entrance.no_bid": "Ancora nessuna offerta",
  "entrance.paulwei.gift": "1 torta, 1 vino, 1 caffè; altre due prime camere al loro costo",
  "entrance.paulwei.text":
    "I gruppi occupati danno di più: blu 4, 8, 13, 20 PV; rosso 2, 4, 8, 13 corone; giallo 2, 4, 8, 13 passi.",
  "entrance.corogari.gift": "1 strudel, 1 vino",
  "entrance.corogari.text":
    "Quando prendi il tuo secondo dado del round, prima della sua azione, secondo la somma dei due: 7 niente; 6 o 8 gioca una carta personale per 1 corona in meno; 5 o 9 1 strudel e 1 vino; 4 o 10 1 corona e 1 passo; 3 o 11 1 torta e 1 caffè; 2 o 12 prepara gratis 1 camera e 1 PV. Il passe-partout conta come l’altro tuo dado.",
  "entrance.dove.gift": "1 strudel, 1 vino; cinque gettoni bonus; una quarta prima camera gratis",
  "entrance.dove.text":
    "Colonna completa: usa la metà superiore di un gettone. Piano completo: la metà inferiore. Il gettone poi è perso.",
  "entrance.kaufman.gift": "1 di ciascuna delle quattro consumazioni; un secondo primo ospite gratis",
  "entrance.kaufman.text":
    "Un quarto tavolo. Con l’ospite facoltativo puoi prenderne un secondo, ciascuno al suo costo. Se in un round partono 2, 3, 4, 5 tuoi ospiti, alla fine 1, 3, 6, 9 PV.",
  "entrance.mayenfels.gift":
    "1 torta, 1 caffè; pesca 1 carta personale, poi giocane una fino a 3 corone in meno",
  "entrance.mayenfels.text":
    "Per ogni carta personale che giochi dopo: 1 corona, e puoi pescare una carta personale.",
  "entrance.ninas_melange.gift":
    "1 di ciascuna delle quattro consumazioni; tre obiettivi personali, uno per A, B, C",
  "entrance.ninas_melange.text":
    "Un obiettivo personale completato nel tuo turno: 15, 10, 5 PV nei round 1–3, 4–5, 6–7. Alla fine 3, 6, 10 PV per 4, 5, 6 obiettivi dei due tipi.",
  "entrance.stroup.gift": "1 di ciascuna delle quattro consumazioni",
  "entrance.stroup.text":
    "La prima camera occupata di un gruppo: blu 3 PV, rossa 2 corone, gialla 2 passi sul tracciato dell’imperatore.",
  "entrance.grand_wray.gift":
    "1 strudel; 2 passi sul tracciato dell’imperatore; altre due tessere imperatore per A, B, C",
  "entrance.grand_wray.text":
    "Una volta per turno indietreggia di 1, 2, 3 caselle sul tracciato dell’imperatore per usare la ricompensa di una tua tessera A, B, C. La tessera poi è persa.",
  "entrance.kozi.gift": "1 torta, 1 caffè",
  "entrance.kozi.text":
    "Prima di usare uno spazio puoi spostarvi un dado da uno spazio vicino. 1 e 6 non sono vicini. Non con il passe-partout.",
  "entrance.the_ren.gift": "1 strudel, 1 torta, 1 vino, 1 champagne in più",
  "entrance.the_ren.text":
    "I bonus delle file raddoppiano. Se solo tu hai più ballerini in una sala che si valuta: 4 PV.",
  "entrance.hautel_couture.text":
    "Tre ospiti da 5 a 7 PV aspettano nel caffè dell’automa, ciascuno con una camera riservata. Su ogni spazio azione c’è una consumazione: quando prendi lì un dado, devi darla a un ospite che ne ha bisogno. Un’ordinazione completa dà i PV dell’ospite e occupa la camera.",
  "entrance.nine_stars.text":
    "Ogni icona obiettivo mette anche un gettone su una fila di nove, righe III, II, I. Togli l’ultimo quando completi un piano o una colonna. Dopo ogni visita dell’imperatore 5, 10, 15 PV se il gettone più avanti è nella riga III, II, I.",
  "entrance.sushi_resort.text":
    "Sei caselle dell’hotel dell’automa portano gettoni. Una camera messa lì manda il gettone all’ospite più nuovo della fila, che ti costa 1 corona in più. Se l’automa prende quell’ospite, o l’ospite arriva all’ultimo posto: 8 PV per l’automa.",
  "entrance.toll_bridge.text":
    "L’automa lascia un gettone dove prende un dado. Usare quello spazio ti costa 1 corona; l’automa ottiene 1 PV per gettone lì e un gettone va via. Se non puoi usare alcuno spazio, perdi 5 PV e ne usi uno qualsiasi.",
  "dove.token": "Gettone {n}",
  "dove.column": "Colonna completa: {effect}",
  "dove.floor": "Piano completo: {effect}",

  // Entrances at the table, and what the automaton’s own ones do to it
  "places.entrances": "Ingressi",
  "entrances.title": "Ingressi",
  "entrances.none": "Ancora nessun ingresso",
  "entrances.of": "{name}: {entrance}",
  "entrances.guests": { one: "{n} ospite ha lasciato il caffè in questo round", other: "{n} ospiti hanno lasciato il caffè in questo round" },
  "entrances.first_die": "Primo dado di questo round: {value}",
  "entrances.first_key": "Per primo in questo round: il passe-partout",
  "entrances.no_die": "Ancora nessun dado preso in questo round",
  "entrances.tokens": { one: "resta {n} gettone", other: "restano {n} gettoni" },
  "entrances.claimed": "Rivendicato",
  "entrances.back": {
    one: "indietro di {n} casella sul tracciato dell’imperatore",
    other: "indietro di {n} caselle sul tracciato dell’imperatore",
  },
  "entrances.tiles_gone": "Tutte le tessere sono state usate",
  "auction.your_bid": "La tua offerta per {entrance}",
  "auction.bid": "Offri {krones}",
  "why.outbid": "Hai troppo poche corone per offrire di più.",
  "space.item": "Qui c’è {item}: chi prende un dado qui deve darlo a un ospite di {who} che ne ha bisogno.",
  "space.tolls": {
    one: "Qui c’è {n} gettone di {who}: usare lo spazio costa 1 corona di pedaggio.",
    other: "Qui ci sono {n} gettoni di {who}: usare lo spazio costa 1 corona di pedaggio.",
  },
  "queue.token": { one: "{n} corona in più per un gettone di {who}", other: "{n} corone in più per i gettoni di {who}" },
  "room.token": "Qui c’è un gettone di {who}: una camera messa qui lo manda all’ospite più nuovo della fila.",
  "room.reserved": "Riservata a «{guest}»",
  "couture.no_supply": "Accanto non resta nulla",
  "stars.track": { one: "{n} gettone stella sul tracciato", other: "{n} gettoni stella sul tracciato" },
  "stars.row": "Riga {row}: {vp} dopo ogni visita dell’imperatore",
  "sushi.left": { one: "resta {n} gettone sulle camere", other: "restano {n} gettoni sulle camere" },
  "hall.result": "{hall}: si contano i punti",
  "flip.turn": "Gira «{staff}»",
  "die.use": "Usa lo spazio",
  "undone.claim_own": "Potresti rivendicare un tuo obiettivo.",

  // The skeleton key
  "key.title": "Passe-partout",
  "key.help":
    "Una volta per round, invece di un dado: {krones}, {steps}, e inizi il round successivo.",
  "key.with": "{name} ha la chiave e inizia il round successivo.",

  // At the table
  "space.1.champagne": "Tante consumazioni quanta è la forza; mai più torte che strudel, né champagne che torte.",
  "space.2.champagne": "Tante consumazioni quanta è la forza; mai più caffè che vini, né champagne che caffè.",
  "champagne.help": "Per gli ospiti che lo ordinano e per mandare ballerini nelle sale. Ognuno che resta in cucina alla fine vale 1 PV.",
  "cafe.choose_room_or_hall": "Scegli questo ospite, poi una camera o una fila di una sala da ballo illuminata.",
  "places.ball": "Sale",
  "places.lounge": "Salotto",
  "die.which": "Quale dado?",
  "die.white": "dado bianco",
  "split.champagne": "Champagne",
  "hall.next": "La prossima a essere valutata",
  "hall.row.label": "{row}: {cost}; {dancers}",
  "hall.empty": "nessuno balla qui",
  "lounge.label": "{die}: {celebrity}",
  "lounge.of": "Con {name} fino alla fine del round",
  "celebrity.used": "Il suo aiuto è già stato usato.",

  // What can be done
  "action.dance": "Manda un ballerino: {place}",
  "action.ball": "«{guest}» va a ballare: {place}",
  "action.recall": "Ritira un ballerino: {place}",
  "action.celebrity": "Invita {celebrity}",
  "action.done.celebrity": "Prendi solo il dado",
  "action.exchange": {
    one: "Scambia {n} consumazione con l’aiuto di {celebrity}",
    other: "Scambia fino a {n} consumazioni con l’aiuto di {celebrity}",
  },
  "action.bid": "Offri {krones} per {entrance}",
  "action.bid_nothing": "Non offrire nulla per {entrance}",
  "action.key": "Prendi il passe-partout e inizia il round successivo: {gains}",
  "action.flip": "Gira «{staff}»: {text}",
  "action.spend": "Spendi {item}",
  "action.rehearse": "Prendi la sala prove {n}: {text}",
  "action.token": "Usa il gettone {n}: {effect}",
  "action.tile": "Usa la tessera imperatore {tile}: {effect}",
  "action.shift": "Prima sposta un dado dallo spazio {value} allo spazio {to}",
  "action.enter": "Scegli {entrance}",
  "action.give": "Dai {item} a «{guest}»",
  "action.claim_own": "Completa il tuo obiettivo {letter}: {objective}",
  "action.done.invite": "Non mandare ballerini",
  "action.done.exchange": "Non scambiare altro",
  "action.done.token": "Tieni i gettoni",
  "action.done.flip": "Lascia la carta scoperta",

  // What is being asked
  "question.invite": "{staff}: mandare un ballerino in una sala da ballo?",
  "question.celebrity": "{celebrity} è nel salotto: invito?",
  "question.celebrity.exchange": "Scambiare consumazioni prima di usare il dado?",
  "question.reward.of": "{whose}: prendi ciò che vuoi della ricompensa",
  "question.exchange": { one: "Scambiare ancora {n} consumazione?", other: "Scambiare fino a {n} consumazioni?" },
  "question.bid": "Per quale ingresso fai un’offerta, e quanto?",
  "question.rehearse": "Scegli una sala prove",
  "question.spend": { one: "Scegli cosa spendere", other: "Scegli {n} consumazioni da spendere" },
  "question.spend.taken": {
    one: "L’imperatore prende {n} consumazione: scegli quale",
    other: "L’imperatore prende {n} consumazioni: scegli quali",
  },
  "question.others": { one: "Scegli {n} altra consumazione in cambio", other: "Scegli {n} altre consumazioni in cambio" },
  "question.token.floor": "Un piano è completo: quale gettone usi?",
  "question.token.column": "Una colonna è completa: quale gettone usi?",
  "question.shifted": "Il dado è ora sullo spazio {n}: prendi lì un dado",
  "question.flip": "La condizione di «{staff}» è avverata: la giri?",
  "question.recall": "Scegli un ballerino da perdere: {hall}",
  "question.enter": "Scegli il tuo ingresso",
  "question.give": "Quale ospite dell’automa riceve {item}?",
  "waiting.auction": "fa un’offerta per un ingresso",
  "waiting.rehearse": "sceglie una sala prove",

  // Why something cannot be done
  "why.champagne": "Costa {cost} e tu hai {champagne}.",
  "why.nobody_to_send": "Un ballerino lo manda un ospite servito, una ricompensa o il personale.",
  "why.hall_scored": "Questa sala è stata valutata.",
  "why.hall_full": "In questa fila non c’è posto.",
  "why.no_dancer": "Non hai più ballerini.",
  "why.key_taken": "Il passe-partout è già stato preso in questo round.",
  "why.toll": "Usare questo spazio costa 1 corona di pedaggio.",
  "why.flipped": "Girata: agisce una volta per partita.",

  // The automaton with the modules
  "leopold.icon.dancer.1": "Un ballerino per la prossima sala da valutare",
  "leopold.icon.dancer.2": "Un ballerino per la sala dopo la prossima",
  "leopold.icon.guest.dancer.1": "invece di una camera: un ballerino per la prossima sala da valutare",
  "leopold.icon.guest.dancer.2": "invece di una camera: un ballerino per la sala dopo la prossima",
  "leopold.icon.die.coloured": "Il dado colorato la cui celebrità dà più punti",

  // Where points come from
  "source.ballrooms": "Sale da ballo",
  "source.celebrities": "Celebrità",
  "source.entrances": "Ingresso",
};
