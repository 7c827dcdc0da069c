import type { events as english } from "../en/events";
import type { Translation } from "../message";

export const events: Translation<typeof english> = {
  // How a line is put together; whoever reads it, and a card of theirs
  "reader": "du",
  "reader.card": "deine",
  "event.brings": "{text} – {gains}",
  "event.noted": "{text} ({notes})",
  "event.gets": { you: "Du erhältst {gains}", they: "{who} erhält {gains}" },
  "event.gets.nothing": { you: "Du erhältst nichts", they: "{who} erhält nichts" },
  "event.loses": { you: "Du verlierst {losses}", they: "{who} verliert {losses}" },
  "event.scores": "{who}: {list}",
  "event.back": { one: "{n} Feld zurück", other: "{n} Felder zurück" },
  "event.lost": { one: "{n} Krone über der Grenze verfällt", other: "{n} Kronen über der Grenze verfallen" },
  "event.strength": "Stärke {n}",
  "event.boosted": "verstärkt",

  // Why something is gained
  "cause.group.blue": "blaue Gruppe",
  "cause.group.red": "rote Gruppe",
  "cause.group.yellow": "gelbe Gruppe",
  "cause.emperor": "Kaiserleiste",
  "cause.end": "Schlusswertung",
  "cause.instruction": "Anweisungskarte",
  "cause.exchange": "Tausch",

  // Setting up
  "event.set_up": {
    you: "Du beginnst. Ziele: {objectives}. Kaiserplättchen: {tiles}. In der Warteschlange: {guests}",
    they: "{who} beginnt. Ziele: {objectives}. Kaiserplättchen: {tiles}. In der Warteschlange: {guests}",
  },
  "event.seated": { you: "Du beginnst mit {list}", they: "{who} beginnt mit {list}" },
  "event.board": { you: "Du wählst Hotel {letter}", they: "{who} wählt Hotel {letter}" },
  "event.hand": {
    you: { one: "Du erhältst {n} Personalkarte", other: "Du erhältst {n} Personalkarten" },
    they: { one: "{who} erhält {n} Personalkarte", other: "{who} erhält {n} Personalkarten" },
  },
  "event.hand.seen": { you: "Du erhältst {cards}", they: "{who} erhält {cards}" },
  "event.pack": { you: "Du wählst aus: {cards}", they: "{who} wählt aus: {cards}" },
  "event.kept": { you: "Du behältst {staff}", they: "{who} behält {staff}" },
  "event.kept.secret": { you: "Du behältst eine Personalkarte", they: "{who} behält eine Personalkarte" },

  // Rounds and turns
  "event.round": { you: "Runde {n} beginnt; du fängst an", they: "Runde {n} beginnt; {who} fängt an" },
  "event.dice": "Die Würfel zeigen {dice}",
  "event.dice.again": "Die Würfel werden neu geworfen, einer weniger: {dice}",
  "event.dice.removed": "Kein Würfel ist mehr übrig, um neu geworfen zu werden",
  "event.die_coloured": "{die} {value}",
  "event.extra_turn": { you: "Du machst den Extrazug", they: "{who} macht den Extrazug" },
  "event.extra_turn_gained": { you: "Du erhältst einen weiteren Zug", they: "{who} erhält einen weiteren Zug" },
  "event.passed": { you: "Du passt und wartest auf neue Würfel", they: "{who} passt und wartet auf neue Würfel" },

  // Guests
  "event.guest_arrives": "{guest} stellt sich in die Warteschlange",
  "event.nobody_arrives": "Niemand ist mehr da, der sich anstellen könnte",
  "event.deck_rebuilt": {
    one: "Die abgelegten Gäste bilden den neuen Stapel: {n} Karte",
    other: "Die abgelegten Gäste bilden den neuen Stapel: {n} Karten",
  },
  "event.guest_taken": { you: "Du holst {guest} ins Café", they: "{who} holt {guest} ins Café" },
  "event.order_filled": {
    you: "Die Bestellung deines Gastes {guest} wird aus dem Vorrat erfüllt",
    they: "{who}: Die Bestellung von {guest} wird aus dem Vorrat erfüllt",
  },
  "event.order_complete": {
    you: "Die Bestellung deines Gastes {guest} ist erfüllt",
    they: "{who}: Die Bestellung von {guest} ist erfüllt",
  },
  "event.moved_in": {
    you: "{guest} zieht bei dir ein, {room}",
    they: "{who}: {guest} zieht ein, {room}",
  },
  "event.went_dancing": {
    you: "Dein Gast {guest} geht tanzen, {place}",
    they: "{who}: {guest} geht tanzen, {place}",
  },

  // Dice, actions and items
  "event.die": {
    you: "Du nimmst einen Würfel von Feld {value}: {space}",
    they: "{who} nimmt einen Würfel von Feld {value}: {space}",
  },
  "event.space": { you: "Du nutzt Feld {value}: {space}", they: "{who} nutzt Feld {value}: {space}" },
  "event.action": { you: "Du nutzt die Aktion: {space}", they: "{who} nutzt die Aktion: {space}" },
  "event.copied": { you: "Du kopierst Feld {value}: {space}", they: "{who} kopiert Feld {value}: {space}" },
  "event.declined": {
    you: "Du verzichtest auf den Rest der Aktion: {space}",
    they: "{who} verzichtet auf den Rest der Aktion: {space}",
  },
  "event.received": { you: "Du erhältst {items}", they: "{who} erhält {items}" },
  "event.served": { you: "Du servierst {guest}: {items}", they: "{who} serviert {guest}: {items}" },
  "event.served.complete": {
    you: "Du servierst {guest}: {items}; die Bestellung ist erfüllt",
    they: "{who} serviert {guest}: {items}; die Bestellung ist erfüllt",
  },
  "event.items_kept": { you: "Du stellst in die Küche: {items}", they: "{who} stellt in die Küche: {items}" },
  "event.serving": { you: "Du servierst aus der Küche", they: "{who} serviert aus der Küche" },
  "event.spent": { you: "Du gibst aus: {items}", they: "{who} gibt aus: {items}" },
  "event.reward_declined": {
    you: "Du verzichtest auf den Rest der Belohnung",
    they: "{who} verzichtet auf den Rest der Belohnung",
  },
  "event.krones_wait": {
    you: {
      one: "{n} Krone wartet für dich, bis die Belohnung genommen ist",
      other: "{n} Kronen warten für dich, bis die Belohnung genommen ist",
    },
    they: {
      one: "{who}: {n} Krone wartet, bis die Belohnung genommen ist",
      other: "{who}: {n} Kronen warten, bis die Belohnung genommen ist",
    },
  },

  // Rooms and staff
  "event.room_prepared": { you: "Du bereitest vor: {room}", they: "{who} bereitet vor: {room}" },
  "event.room_occupied": {
    you: "Bei dir wird belegt: {room}",
    they: "{who}: {room} wird belegt",
  },
  "event.group.blue": {
    you: {
      one: "Bei dir ist eine blaue Gruppe mit {n} Zimmer ganz belegt",
      other: "Bei dir ist eine blaue Gruppe mit {n} Zimmern ganz belegt",
    },
    they: {
      one: "{who}: Eine blaue Gruppe mit {n} Zimmer ist ganz belegt",
      other: "{who}: Eine blaue Gruppe mit {n} Zimmern ist ganz belegt",
    },
  },
  "event.group.red": {
    you: {
      one: "Bei dir ist eine rote Gruppe mit {n} Zimmer ganz belegt",
      other: "Bei dir ist eine rote Gruppe mit {n} Zimmern ganz belegt",
    },
    they: {
      one: "{who}: Eine rote Gruppe mit {n} Zimmer ist ganz belegt",
      other: "{who}: Eine rote Gruppe mit {n} Zimmern ist ganz belegt",
    },
  },
  "event.group.yellow": {
    you: {
      one: "Bei dir ist eine gelbe Gruppe mit {n} Zimmer ganz belegt",
      other: "Bei dir ist eine gelbe Gruppe mit {n} Zimmern ganz belegt",
    },
    they: {
      one: "{who}: Eine gelbe Gruppe mit {n} Zimmer ist ganz belegt",
      other: "{who}: Eine gelbe Gruppe mit {n} Zimmern ist ganz belegt",
    },
  },
  "event.room_lost": { you: "Du verlierst {room}", they: "{who} verliert {room}" },
  "event.drawn": {
    you: { one: "Du ziehst {n} Personalkarte", other: "Du ziehst {n} Personalkarten" },
    they: { one: "{who} zieht {n} Personalkarte", other: "{who} zieht {n} Personalkarten" },
  },
  "event.drawn.seen": { you: "Du ziehst {cards}", they: "{who} zieht {cards}" },
  "event.under": { you: "Du legst {staff} unter den Stapel", they: "{who} legt {staff} unter den Stapel" },
  "event.under.secret": {
    you: "Du legst eine Personalkarte unter den Stapel",
    they: "{who} legt eine Personalkarte unter den Stapel",
  },
  "event.played": { you: "Du spielst {staff}", they: "{who} spielt {staff}" },
  "event.used": { you: "Du nutzt {staff}", they: "{who} nutzt {staff}" },
  "event.staff_lost": { you: "Du verlierst {staff}", they: "{who} verliert {staff}" },
  "event.claimed": { you: "Du erfüllst Ziel {letter}", they: "{who} erfüllt Ziel {letter}" },

  // The emperor and the end
  "event.emperor": "Besuch {n} des Kaisers, mit Plättchen {tile}",
  "event.emperor.scored": {
    you: "Du stehst auf Feld {position} der Kaiserleiste",
    they: "{who} steht auf Feld {position} der Kaiserleiste",
  },
  "event.emperor.reward": { you: "Der Kaiser belohnt dich", they: "Der Kaiser belohnt {who}" },
  "event.emperor.nothing": {
    you: "Der Kaiser übergeht dich: weder Belohnung noch Strafe",
    they: "Der Kaiser übergeht {who}: weder Belohnung noch Strafe",
  },
  "event.emperor.penalty": { you: "Der Kaiser ist dir ungnädig", they: "Der Kaiser ist {who} ungnädig" },
  "event.averted": { you: "Du wendest die Strafe ab", they: "{who} wendet die Strafe ab" },
  "event.suffered": { you: "Du nimmst die Strafe hin", they: "{who} nimmt die Strafe hin" },
  "event.suffered.orders": "alles, was den Gästen serviert ist",
  "event.final": "Schlusswertung",
  "event.score": "{what} {vp}",
  "event.points": "{who} {points}",
  "event.over": "Das Spiel ist aus: {scores}. {result}",
  "event.wins": {
    you: { one: "Du gewinnst", other: "Du gewinnst" },
    they: { one: "{who} gewinnt", other: "{who} gewinnen" },
  },
  "event.shares": "Du teilst dir den Sieg mit {who}",

  // Let's Waltz!
  "event.ballrooms": {
    one: "Die Ballsäle öffnen: {halls}. Alle haben {n} Tänzer",
    other: "Die Ballsäle öffnen: {halls}. Alle haben {n} Tänzer",
  },
  "event.rehearsal": { you: "Du nimmst Proberaum {n}", they: "{who} nimmt Proberaum {n}" },
  "event.dancer": { you: "Du entsendest einen Tänzer: {place}", they: "{who} entsendet einen Tänzer: {place}" },
  "event.dancer_lost": { you: "Du verlierst einen Tänzer: {place}", they: "{who} verliert einen Tänzer: {place}" },
  "event.hall": "{hall} wird gewertet: {points}",
  "event.hall.seat": "{who} {vp} ({dancers})",
  "event.hall.dancers": "{who} {dancers}",
  "event.celebrity_arrives": "{celebrity} kommt in die Lounge",
  "event.celebrities_shuffled": {
    one: "Die gegangenen Berühmtheiten bilden den neuen Stapel: {n} Karte",
    other: "Die gegangenen Berühmtheiten bilden den neuen Stapel: {n} Karten",
  },
  "event.celebrity": { you: "Du empfängst {celebrity}", they: "{who} empfängt {celebrity}" },
  "event.celebrity_used": { you: "Du nutzt die Hilfe von {celebrity}", they: "{who} nutzt die Hilfe von {celebrity}" },
  "event.celebrities_leave": {
    you: { one: "{names} reist von dir ab", other: "{names} reisen von dir ab" },
    they: { one: "{who}: {names} reist ab", other: "{who}: {names} reisen ab" },
  },
  "event.entrances": "Eingänge zur Auswahl: {entrances}",
  "event.bid": { you: "Du bietest {krones} auf {entrance}", they: "{who} bietet {krones} auf {entrance}" },
  "event.bid.nothing": { you: "Du bietest nichts auf {entrance}", they: "{who} bietet nichts auf {entrance}" },
  "event.bid.outbids": { you: "{text} und überbietest {other}", they: "{text} und überbietet {other}" },
  "event.bid.outbids_you": "{text} und überbietet dich",
  "event.entrance": { you: "Du erhältst den Eingang {entrance}", they: "{who} erhält den Eingang {entrance}" },
  "event.table_added": { you: "Du hast einen Tisch mehr im Café", they: "{who} hat einen Tisch mehr im Café" },
  "event.tokens": {
    you: { one: "Du erhältst {n} Marker", other: "Du erhältst {n} Marker" },
    they: { one: "{who} erhält {n} Marker", other: "{who} erhält {n} Marker" },
  },
  "event.token.floor": {
    you: "Du nutzt Marker {n} für eine volle Etage",
    they: "{who} nutzt Marker {n} für eine volle Etage",
  },
  "event.token.column": {
    you: "Du nutzt Marker {n} für eine volle Spalte",
    they: "{who} nutzt Marker {n} für eine volle Spalte",
  },
  "event.own_objectives": { you: "Ziele nur für dich: {objectives}", they: "Ziele nur für {who}: {objectives}" },
  "event.own_objective": {
    you: "Du erfüllst ein eigenes Ziel: {objective}",
    they: "{who} erfüllt ein eigenes Ziel: {objective}",
  },
  "event.own_tiles": { you: "Kaiserplättchen nur für dich: {tiles}", they: "Kaiserplättchen nur für {who}: {tiles}" },
  "event.own_tile": { you: "Du nutzt Kaiserplättchen {tile}", they: "{who} nutzt Kaiserplättchen {tile}" },
  "event.die_moved": {
    you: "Du verschiebst einen Würfel von Feld {value} auf Feld {to}",
    they: "{who} verschiebt einen Würfel von Feld {value} auf Feld {to}",
  },
  "event.key": { you: "Du nimmst den Hauptschlüssel", they: "{who} nimmt den Hauptschlüssel" },
  "event.turned": { you: "Du drehst {staff} um", they: "{who} dreht {staff} um" },

  // Leopold and Elisabeth, step by step
  "step.ready": "{who} spielt mit: {difficulty}",
  "step.ready.staff": { one: "{n} verdeckte Personalkarte", other: "{n} verdeckte Personalkarten" },
  "step.ready.cards": { one: "{n} Anweisungskarte", other: "{n} Anweisungskarten" },
  "step.card": "{who} zieht Karte {card}",
  "step.hand": "die Hand zeigt {hand}",
  "step.guest": "{who} nimmt {guest} und legt das Zimmer auf {space}",
  "step.dancing_guest": "{who} nimmt {guest} und entsendet einen Tänzer",
  "step.guest.of_colour": "{colour}: die meisten Punkte unter den Gästen dieser Farbe",
  "step.guest.white_icon": "die meisten Punkte von allen bei weißem Symbol",
  "step.guest.none_of_colour":
    "{colour}: kein Gast dieser Farbe lässt sich unterbringen, also die meisten Punkte von allen",
  "step.tied": { one: "die Hand entscheidet unter {n}", other: "die Hand entscheidet unter {n}" },
  "step.tied.hand": {
    one: "die Hand entscheidet unter {n}, {hand}",
    other: "die Hand entscheidet unter {n}, {hand}",
  },
  "step.no_guest": "{who} kann keinen Gast unterbringen",
  "step.die": "{who} nimmt einen Würfel von Feld {value}",
  "step.coloured_die": "{who} nimmt von Feld {value}: {die}",
  "step.die.shown": "{values}: die meisten Würfel unter den Werten auf der Karte",
  "step.die.question_mark": "das Feld mit den meisten Würfeln",
  "step.die.none_shown":
    "{values}: kein Würfel mit den Werten auf der Karte, also die meisten Würfel von allen",
  "step.die.coloured_card":
    "die Karte verlangt einen farbigen Würfel: den, dessen Berühmtheit die meisten Punkte bringt",
  "step.die.coloured_there": "dort liegt ein farbiger Würfel",
  "step.celebrity": "{who} empfängt {celebrity}",
  "step.staff": "{who} deckt {staff} auf",
  "step.no_staff": "{who} hat keine Personalkarte mehr zum Aufdecken",
  "step.steps": {
    one: "{who} rückt {n} Schritt auf der Kaiserleiste vor",
    other: "{who} rückt {n} Schritte auf der Kaiserleiste vor",
  },
  "step.countdown": "{who} rückt den Countdown auf Ziel {letter} auf {step}",
  "step.countdown.claimed": "{who} beendet den Countdown auf Ziel {letter}",
  "step.countdown.shown": "das Ziel auf der Karte",
  "step.countdown.furthest_behind": "das Ziel, das am weitesten zurückliegt",
  "step.no_objective": "{who} findet kein freies Ziel mehr",
  "step.dancer.1": "{who} entsendet einen Tänzer in den nächsten zu wertenden Ballsaal",
  "step.dancer.2": "{who} entsendet einen Tänzer in den übernächsten Ballsaal",
  "step.no_dancer": "{who} hat keinen Tänzer mehr",

  // Their own entrances
  "step.invites": "{guest} setzt sich ins Café von {who}; frei gehalten: {room}",
  "step.laid_out": "Auf den Aktionsfeldern von {who} liegen {items}",
  "step.laid_out.supply": "daneben: {items}",
  "step.item_left": "Was auf Feld {value} lag, kommt weg: {item}",
  "step.item_given": "{who}: {guest} bekommt {item}",
  "step.checked_in": "{who}: {guest} zieht ein, {room}",
  "step.stars.more": {
    one: "{who} erhält einen Stern: jetzt {n} auf der Leiste",
    other: "{who} erhält einen Stern: jetzt {n} auf der Leiste",
  },
  "step.stars.less": {
    one: "{who} verliert Sterne: jetzt {n} auf der Leiste",
    other: "{who} verliert Sterne: jetzt {n} auf der Leiste",
  },
  "step.marked": "Ein Marker von {who} geht zu {guest}",
  "step.marked.gone": "Ein Marker von {who} kommt weg: Kein Gast ist da, zu dem er gehen könnte",
  "step.marks_paid": { you: "Du zahlst für den Marker von {guest}", they: "{who} zahlt für den Marker von {guest}" },
  "step.marks_scored": "{who} nimmt den Marker von {guest}",
  "step.toll_left": {
    one: "{who} lässt auf Feld {value} einen Marker liegen: jetzt {n}",
    other: "{who} lässt auf Feld {value} einen Marker liegen: jetzt {n}",
  },
  "step.toll_paid": { you: "Du zahlst die Maut von Feld {value}", they: "{who} zahlt die Maut von Feld {value}" },
};
