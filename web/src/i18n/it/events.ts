import type { events as english } from "../en/events";
import type { Translation } from "../message";

export const events: Translation<typeof english> = {
  // How a line is put together; whoever reads it, and a card of theirs
  "reader": "tu",
  "reader.card": "tua",
  "event.brings": "{text} – {gains}",
  "event.noted": "{text} ({notes})",
  "event.gets": { you: "Tu ottieni {gains}", they: "{who} ottiene {gains}" },
  "event.gets.nothing": { you: "Tu non ottieni niente", they: "{who} non ottiene niente" },
  "event.loses": { you: "Tu perdi {losses}", they: "{who} perde {losses}" },
  "event.scores": "{who}: {list}",
  "event.back": { one: "indietro di {n} casella", other: "indietro di {n} caselle" },
  "event.lost": {
    one: "{n} corona oltre il limite va persa",
    other: "{n} corone oltre il limite vanno perse",
  },
  "event.strength": "forza {n}",
  "event.boosted": "potenziata",

  // Why something is gained
  "cause.group.blue": "gruppo blu",
  "cause.group.red": "gruppo rosso",
  "cause.group.yellow": "gruppo giallo",
  "cause.emperor": "tracciato dell’imperatore",
  "cause.end": "punteggio finale",
  "cause.instruction": "carta istruzione",
  "cause.exchange": "scambio",

  // Setting up
  "event.set_up": {
    you: "Inizi tu. Obiettivi: {objectives}. Tessere imperatore: {tiles}. In fila: {guests}",
    they: "{who} inizia. Obiettivi: {objectives}. Tessere imperatore: {tiles}. In fila: {guests}",
  },
  "event.seated": { you: "Tu inizi con {list}", they: "{who} inizia con {list}" },
  "event.board": { you: "Tu scegli l’hotel {letter}", they: "{who} sceglie l’hotel {letter}" },
  "event.hand": {
    you: { one: "Tu ricevi {n} carta personale", other: "Tu ricevi {n} carte personale" },
    they: { one: "{who} riceve {n} carta personale", other: "{who} riceve {n} carte personale" },
  },
  "event.hand.seen": { you: "Tu ricevi {cards}", they: "{who} riceve {cards}" },
  "event.pack": { you: "Tu scegli tra {cards}", they: "{who} sceglie tra {cards}" },
  "event.kept": { you: "Tu tieni «{staff}»", they: "{who} tiene «{staff}»" },
  "event.kept.secret": { you: "Tu tieni una carta personale", they: "{who} tiene una carta personale" },

  // Rounds and turns
  "event.round": { you: "Comincia il round {n}; inizi tu", they: "Comincia il round {n}; inizia {who}" },
  "event.dice": "I dadi mostrano {dice}",
  "event.dice.again": "I dadi si tirano di nuovo, uno in meno: {dice}",
  "event.dice.removed": "Non resta nessun dado da tirare di nuovo",
  "event.die_coloured": "{die} {value}",
  "event.extra_turn": { you: "Tu giochi il turno extra", they: "{who} gioca il turno extra" },
  "event.extra_turn_gained": { you: "Tu ottieni un altro turno", they: "{who} ottiene un altro turno" },
  "event.passed": { you: "Tu passi e aspetti nuovi dadi", they: "{who} passa e aspetta nuovi dadi" },

  // Guests
  "event.guest_arrives": "«{guest}» si mette in fila",
  "event.nobody_arrives": "Non c’è più nessuno che possa mettersi in fila",
  "event.deck_rebuilt": {
    one: "Gli ospiti scartati formano il nuovo mazzo: {n} carta",
    other: "Gli ospiti scartati formano il nuovo mazzo: {n} carte",
  },
  "event.guest_taken": { you: "Tu porti «{guest}» al caffè", they: "{who} porta «{guest}» al caffè" },
  "event.order_filled": {
    you: "L’ordinazione del tuo ospite «{guest}» viene completata dalla riserva",
    they: "{who}: l’ordinazione di «{guest}» viene completata dalla riserva",
  },
  "event.order_complete": {
    you: "L’ordinazione del tuo ospite «{guest}» è completa",
    they: "{who}: l’ordinazione di «{guest}» è completa",
  },
  "event.moved_in": {
    you: "«{guest}» va nella tua {room}",
    they: "{who}: «{guest}» va nella {room}",
  },
  "event.went_dancing": {
    you: "Il tuo ospite «{guest}» va a ballare, {place}",
    they: "{who}: «{guest}» va a ballare, {place}",
  },

  // Dice, actions and items
  "event.die": {
    you: "Tu prendi un dado dallo spazio {value}: {space}",
    they: "{who} prende un dado dallo spazio {value}: {space}",
  },
  "event.space": { you: "Tu usi lo spazio {value}: {space}", they: "{who} usa lo spazio {value}: {space}" },
  "event.action": { you: "Tu usi l’azione: {space}", they: "{who} usa l’azione: {space}" },
  "event.copied": { you: "Tu copi lo spazio {value}: {space}", they: "{who} copia lo spazio {value}: {space}" },
  "event.declined": {
    you: "Tu rinunci al resto dell’azione: {space}",
    they: "{who} rinuncia al resto dell’azione: {space}",
  },
  "event.received": { you: "Tu ricevi {items}", they: "{who} riceve {items}" },
  "event.served": { you: "Tu servi {items} a «{guest}»", they: "{who} serve {items} a «{guest}»" },
  "event.served.complete": {
    you: "Tu servi {items} a «{guest}»; l’ordinazione è completa",
    they: "{who} serve {items} a «{guest}»; l’ordinazione è completa",
  },
  "event.items_kept": { you: "Tu metti in cucina {items}", they: "{who} mette in cucina {items}" },
  "event.serving": { you: "Tu servi dalla cucina", they: "{who} serve dalla cucina" },
  "event.spent": { you: "Tu spendi {items}", they: "{who} spende {items}" },
  "event.reward_declined": {
    you: "Tu rinunci al resto della ricompensa",
    they: "{who} rinuncia al resto della ricompensa",
  },
  "event.krones_wait": {
    you: {
      one: "{n} tua corona aspetta che si prenda la ricompensa",
      other: "{n} tue corone aspettano che si prenda la ricompensa",
    },
    they: {
      one: "{who}: {n} corona aspetta che si prenda la ricompensa",
      other: "{who}: {n} corone aspettano che si prenda la ricompensa",
    },
  },

  // Rooms and staff
  "event.room_prepared": { you: "Tu prepari la {room}", they: "{who} prepara la {room}" },
  "event.room_occupied": {
    you: "La tua {room} diventa occupata",
    they: "{who}: {room} diventa occupata",
  },
  "event.group.blue": {
    you: {
      one: "Da te un gruppo blu di {n} camera è tutto occupato",
      other: "Da te un gruppo blu di {n} camere è tutto occupato",
    },
    they: {
      one: "{who}: un gruppo blu di {n} camera è tutto occupato",
      other: "{who}: un gruppo blu di {n} camere è tutto occupato",
    },
  },
  "event.group.red": {
    you: {
      one: "Da te un gruppo rosso di {n} camera è tutto occupato",
      other: "Da te un gruppo rosso di {n} camere è tutto occupato",
    },
    they: {
      one: "{who}: un gruppo rosso di {n} camera è tutto occupato",
      other: "{who}: un gruppo rosso di {n} camere è tutto occupato",
    },
  },
  "event.group.yellow": {
    you: {
      one: "Da te un gruppo giallo di {n} camera è tutto occupato",
      other: "Da te un gruppo giallo di {n} camere è tutto occupato",
    },
    they: {
      one: "{who}: un gruppo giallo di {n} camera è tutto occupato",
      other: "{who}: un gruppo giallo di {n} camere è tutto occupato",
    },
  },
  "event.room_lost": { you: "Tu perdi la {room}", they: "{who} perde la {room}" },
  "event.drawn": {
    you: { one: "Tu peschi {n} carta personale", other: "Tu peschi {n} carte personale" },
    they: { one: "{who} pesca {n} carta personale", other: "{who} pesca {n} carte personale" },
  },
  "event.drawn.seen": { you: "Tu peschi {cards}", they: "{who} pesca {cards}" },
  "event.under": { you: "Tu metti «{staff}» in fondo al mazzo", they: "{who} mette «{staff}» in fondo al mazzo" },
  "event.under.secret": {
    you: "Tu metti una carta personale in fondo al mazzo",
    they: "{who} mette una carta personale in fondo al mazzo",
  },
  "event.played": { you: "Tu giochi «{staff}»", they: "{who} gioca «{staff}»" },
  "event.used": { you: "Tu usi «{staff}»", they: "{who} usa «{staff}»" },
  "event.staff_lost": { you: "Tu perdi «{staff}»", they: "{who} perde «{staff}»" },
  "event.claimed": { you: "Tu rivendichi l’obiettivo {letter}", they: "{who} rivendica l’obiettivo {letter}" },

  // The emperor and the end
  "event.emperor": "Visita {n} dell’imperatore, con la tessera {tile}",
  "event.emperor.scored": {
    you: "Tu sei sulla casella {position} del tracciato dell’imperatore",
    they: "{who} è sulla casella {position} del tracciato dell’imperatore",
  },
  "event.emperor.reward": { you: "L’imperatore ti premia", they: "L’imperatore premia {who}" },
  "event.emperor.nothing": {
    you: "L’imperatore non si cura di te: né ricompensa né penalità",
    they: "L’imperatore non si cura di {who}: né ricompensa né penalità",
  },
  "event.emperor.penalty": { you: "L’imperatore è scontento di te", they: "L’imperatore è scontento di {who}" },
  "event.averted": { you: "Tu eviti la penalità", they: "{who} evita la penalità" },
  "event.suffered": { you: "Tu subisci la penalità", they: "{who} subisce la penalità" },
  "event.suffered.orders": "tutto ciò che è servito agli ospiti",
  "event.final": "Punteggio finale",
  "event.score": "{what} {vp}",
  "event.points": "{who} {points}",
  "event.over": "La partita è finita: {scores}. {result}",
  "event.wins": {
    you: { one: "Vinci tu", other: "Vinci tu" },
    they: { one: "Vince {who}", other: "Vincono {who}" },
  },
  "event.shares": "Condividi la vittoria con {who}",

  // Let's Waltz!
  "event.ballrooms": {
    one: "Aprono le sale da ballo: {halls}. Ognuno ha {n} ballerino",
    other: "Aprono le sale da ballo: {halls}. Ognuno ha {n} ballerini",
  },
  "event.rehearsal": { you: "Tu prendi la sala prove {n}", they: "{who} prende la sala prove {n}" },
  "event.dancer": { you: "Tu mandi un ballerino: {place}", they: "{who} manda un ballerino: {place}" },
  "event.dancer_lost": { you: "Tu perdi un ballerino: {place}", they: "{who} perde un ballerino: {place}" },
  "event.hall": "{hall}, punteggio: {points}",
  "event.hall.seat": "{who} {vp} ({dancers})",
  "event.hall.dancers": "{who} {dancers}",
  "event.celebrity_arrives": "{celebrity} arriva nel salotto",
  "event.celebrities_shuffled": {
    one: "Le celebrità già andate via formano il nuovo mazzo: {n} carta",
    other: "Le celebrità già andate via formano il nuovo mazzo: {n} carte",
  },
  "event.celebrity": { you: "Tu accogli {celebrity}", they: "{who} accoglie {celebrity}" },
  "event.celebrity_used": { you: "Tu usi l’aiuto di {celebrity}", they: "{who} usa l’aiuto di {celebrity}" },
  "event.celebrities_leave": {
    you: { one: "{names} ti lascia", other: "{names} ti lasciano" },
    they: { one: "{who}: {names} se ne va", other: "{who}: {names} se ne vanno" },
  },
  "event.entrances": "Ingressi disponibili: {entrances}",
  "event.bid": { you: "Tu offri {krones} per {entrance}", they: "{who} offre {krones} per {entrance}" },
  "event.bid.nothing": { you: "Tu non offri nulla per {entrance}", they: "{who} non offre nulla per {entrance}" },
  "event.bid.outbids": { you: "{text} e superi l’offerta di {other}", they: "{text} e supera l’offerta di {other}" },
  "event.bid.outbids_you": "{text} e supera la tua offerta",
  "event.entrance": { you: "Tu ottieni l’ingresso {entrance}", they: "{who} ottiene l’ingresso {entrance}" },
  "event.table_added": { you: "Tu hai un tavolo in più al caffè", they: "{who} ha un tavolo in più al caffè" },
  "event.tokens": {
    you: { one: "Tu ricevi {n} gettone", other: "Tu ricevi {n} gettoni" },
    they: { one: "{who} riceve {n} gettone", other: "{who} riceve {n} gettoni" },
  },
  "event.token.floor": {
    you: "Tu usi il gettone {n} per un piano completo",
    they: "{who} usa il gettone {n} per un piano completo",
  },
  "event.token.column": {
    you: "Tu usi il gettone {n} per una colonna completa",
    they: "{who} usa il gettone {n} per una colonna completa",
  },
  "event.own_objectives": {
    you: "Obiettivi solo per te: {objectives}",
    they: "Obiettivi solo per {who}: {objectives}",
  },
  "event.own_objective": {
    you: "Tu completi un tuo obiettivo: {objective}",
    they: "{who} completa un proprio obiettivo: {objective}",
  },
  "event.own_tiles": {
    you: "Tessere imperatore solo per te: {tiles}",
    they: "Tessere imperatore solo per {who}: {tiles}",
  },
  "event.own_tile": { you: "Tu usi la tessera imperatore {tile}", they: "{who} usa la tessera imperatore {tile}" },
  "event.die_moved": {
    you: "Tu sposti un dado dallo spazio {value} allo spazio {to}",
    they: "{who} sposta un dado dallo spazio {value} allo spazio {to}",
  },
  "event.key": { you: "Tu prendi il passe-partout", they: "{who} prende il passe-partout" },
  "event.turned": { you: "Tu giri «{staff}»", they: "{who} gira «{staff}»" },

  // Leopold and Elisabeth, step by step
  "step.ready": "{who} gioca, difficoltà: {difficulty}",
  "step.ready.staff": { one: "{n} carta personale coperta", other: "{n} carte personale coperte" },
  "step.ready.cards": { one: "{n} carta istruzione", other: "{n} carte istruzione" },
  "step.card": "{who} pesca la carta {card}",
  "step.hand": "la mano indica {hand}",
  "step.guest": "{who} prende «{guest}» e mette la camera in {space}",
  "step.dancing_guest": "{who} prende «{guest}» e manda un ballerino",
  "step.guest.of_colour": "{colour}: i punti più alti tra gli ospiti di questo colore",
  "step.guest.white_icon": "i punti più alti in assoluto per un’icona bianca",
  "step.guest.none_of_colour":
    "{colour}: nessun ospite di questo colore si può sistemare, quindi i punti più alti in assoluto",
  "step.tied": { one: "la mano decide tra {n}", other: "la mano decide tra {n}" },
  "step.tied.hand": { one: "la mano decide tra {n}, {hand}", other: "la mano decide tra {n}, {hand}" },
  "step.no_guest": "{who} non può sistemare nessun ospite",
  "step.die": "{who} prende un dado dallo spazio {value}",
  "step.coloured_die": "{who} prende il {die} dallo spazio {value}",
  "step.die.shown": "{values}: il maggior numero di dadi tra i valori sulla carta",
  "step.die.question_mark": "lo spazio con più dadi",
  "step.die.none_shown": "{values}: nessun dado con i valori sulla carta, quindi lo spazio con più dadi",
  "step.die.coloured_card": "la carta chiede un dado colorato: quello la cui celebrità dà più punti",
  "step.die.coloured_there": "lì c’è un dado colorato",
  "step.celebrity": "{who} riceve {celebrity}",
  "step.staff": "{who} rivela «{staff}»",
  "step.no_staff": "{who} non ha più carte personale da rivelare",
  "step.steps": {
    one: "{who} avanza di {n} passo sul tracciato dell’imperatore",
    other: "{who} avanza di {n} passi sul tracciato dell’imperatore",
  },
  "step.countdown": "{who} porta a {step} il conto alla rovescia sull’obiettivo {letter}",
  "step.countdown.claimed": "{who} conclude il conto alla rovescia sull’obiettivo {letter}",
  "step.countdown.shown": "quello sulla carta",
  "step.countdown.furthest_behind": "quello più indietro",
  "step.no_objective": "{who} non trova più obiettivi liberi",
  "step.dancer.1": "{who} manda un ballerino nella prossima sala da valutare",
  "step.dancer.2": "{who} manda un ballerino nella sala dopo la prossima",
  "step.no_dancer": "{who} non ha più ballerini",

  // Their own entrances
  "step.invites": "«{guest}» si siede nel caffè di {who}; riservata: {room}",
  "step.laid_out": "Sugli spazi azione di {who} ci sono {items}",
  "step.laid_out.supply": "accanto: {items}",
  "step.item_left": "Dallo spazio {value} si toglie: {item}",
  "step.item_given": "{who}: «{guest}» riceve {item}",
  "step.checked_in": "{who}: «{guest}» va nella {room}",
  "step.stars.more": {
    one: "{who} ottiene una stella: ora {n} sul tracciato",
    other: "{who} ottiene una stella: ora {n} sul tracciato",
  },
  "step.stars.less": {
    one: "{who} perde stelle: ora {n} sul tracciato",
    other: "{who} perde stelle: ora {n} sul tracciato",
  },
  "step.marked": "Un gettone di {who} va a «{guest}»",
  "step.marked.gone": "Un gettone di {who} se ne va: non c’è nessun ospite che possa riceverlo",
  "step.marks_paid": { you: "Tu paghi per il gettone di «{guest}»", they: "{who} paga per il gettone di «{guest}»" },
  "step.marks_scored": "{who} raccoglie il gettone di «{guest}»",
  "step.toll_left": {
    one: "{who} lascia un gettone sullo spazio {value}: ora {n}",
    other: "{who} lascia un gettone sullo spazio {value}: ora {n}",
  },
  "step.toll_paid": {
    you: "Tu paghi il pedaggio dello spazio {value}",
    they: "{who} paga il pedaggio dello spazio {value}",
  },
};
