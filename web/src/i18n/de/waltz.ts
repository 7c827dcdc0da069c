import type { waltz as english } from "../en/waltz";
import type { Translation } from "../message";

export const waltz: Translation<typeof english> = {
  // Counted things
  "item.champagne": { one: "{n} Champagner", other: "{n} Champagner" },
  "itemname.champagne": "Champagner",
  "dancers": { one: "{n} Tänzer", other: "{n} Tänzer" },
  "die.red": "roter Würfel",
  "die.yellow": "gelber Würfel",
  "die.blue": "blauer Würfel",

  // Effects
  "effect.send": { one: "{n} Tänzer{price} entsenden", other: "bis zu {n} Tänzer{price} entsenden" },
  "price.champagne.free": " ohne Champagner",
  "price.champagne.less": { one: " um {n} Champagner billiger", other: " um {n} Champagner billiger" },
  "price.champagne.less_each": {
    one: " um je {n} Champagner billiger",
    other: " um je {n} Champagner billiger",
  },
  "effect.vp_per_dancer": "{vp} je eigenem Tänzer in den Ballsälen",
  "effect.vp_per_marker": "{vp} je eigenem Marker auf Zielen",
  "effect.other_item": {
    one: "{n} andere Speise oder anderes Getränk nach Wahl",
    other: "{n} andere Speisen oder Getränke nach Wahl, verschieden von den ausgegebenen",
  },
  "effect.occupy.floors": {
    one: "{n} freies Zimmer auf Etage 1 bis {floor} wird belegt",
    other: "bis zu {n} freie Zimmer auf Etage 1 bis {floor} werden belegt",
  },
  "effect.fill_taken": "seine Bestellung wird aus dem Vorrat erfüllt",
  "effect.fill_orders": {
    one: "die ganze Bestellung von {n} Gast im Café aus dem Vorrat erfüllen",
    other: "die ganzen Bestellungen von bis zu {n} Gästen im Café aus dem Vorrat erfüllen",
  },
  "effect.all_occupied": "; sie sind sofort belegt",
  "spend": "{price}: {effect}",
  "spend.items": "{items} aus der Küche ausgeben",
  "spend.any_item": {
    one: "{n} Speise oder Getränk aus der Küche ausgeben",
    other: "{n} Speisen oder Getränke aus der Küche ausgeben",
  },
  "spend.krones": "{krones} zahlen",
  "spend.steps": {
    one: "auf der Kaiserleiste {n} Feld zurückgehen",
    other: "auf der Kaiserleiste {n} Felder zurückgehen",
  },
  "guest.stays.room": "Nimmt ein Zimmer, geht nie in einen Ballsaal",
  "guest.stays.ballroom": "Geht in einen Ballsaal, nimmt nie ein Zimmer",

  // Staff
  "timing.flip": "einmal, wenn es eintritt",
  "timing.flip.help":
    "Einmal pro Partie, wenn die Bedingung gerade erfüllt wurde: Dreh die Karte um und nimm die Wirkung. Sie gilt weiter als ausgespielt.",
  "staff.flipped": "Umgedreht: schon genutzt, gilt weiter als ausgespielt.",
  "staff.die.extra.send": "du darfst außerdem einen Tänzer{price} entsenden",
  "staff.sent": "Immer wenn du einen Tänzer entsendest: {gain}",
  "staff.claimed": "Immer wenn du einen Marker auf ein Ziel legst: {gain}",
  "staff.champagne_spent": "Immer wenn du in einer Aktion Champagner ausgibst: {gain}",
  "staff.when.staff_played": "Nachdem du eine andere Personalkarte ausgespielt hast: {effect}",
  "staff.when.steps": "Nach {n} oder mehr Schritten auf der Kaiserleiste in einer Aktion: {effect}",
  "staff.when.dishes": "Nach {n} oder mehr Speisen in einer Aktion: {effect}",
  "staff.when.drinks": "Nach {n} oder mehr Getränken in einer Aktion: {effect}",
  "staff.when.group": "Nachdem du eine Gruppe von {n} oder mehr Zimmern ganz belegt hast: {effect}",
  "staff.when.claimed": "Nachdem du einen Marker auf ein Ziel gelegt hast: {effect}",
  "staff.when.served.blue":
    "Nachdem du die Bestellung eines blauen Gastes mit {n} oder mehr Dingen erfüllt hast: {effect}",
  "staff.when.served.red":
    "Nachdem du die Bestellung eines roten Gastes mit {n} oder mehr Dingen erfüllt hast: {effect}",
  "staff.when.served.yellow":
    "Nachdem du die Bestellung eines gelben Gastes mit {n} oder mehr Dingen erfüllt hast: {effect}",
  "staff.when.served.green":
    "Nachdem du die Bestellung eines grünen Gastes mit {n} oder mehr Dingen erfüllt hast: {effect}",
  "staff.score.dancers": "{vp} je eigenem Tänzer in allen Ballsälen, Balkon eingeschlossen",

  // Objectives and penalties
  "need.champagne": "{n} Champagner in der Küche haben",
  "need.dancers": "{n} Tänzer in den Ballsälen haben, Balkon eingeschlossen",
  "need.green_guests": "Die Bestellungen von {n} grünen Gästen erfüllen",
  "need.each_item": "Von allen vier Speisen und Getränken je {n} in der Küche haben",
  "need.top_floor": "{n} Zimmer der obersten Etage belegt haben",
  "need.large_orders": "{n} Bestellungen mit 3 oder mehr Dingen erfüllen",
  "penalty.champagne": "{champagne} aus der Küche zurückgeben",
  "penalty.dancers.1": {
    one: "{n} Tänzer aus dem ersten Ballsaal entfernen",
    other: "{n} Tänzer aus dem ersten Ballsaal entfernen",
  },
  "penalty.dancers.2": {
    one: "{n} Tänzer aus dem mittleren Ballsaal entfernen",
    other: "{n} Tänzer aus dem mittleren Ballsaal entfernen",
  },
  "penalty.dancers.3": {
    one: "{n} Tänzer aus dem letzten Ballsaal entfernen",
    other: "{n} Tänzer aus dem letzten Ballsaal entfernen",
  },
  "penalty.krones_and_items": {
    one: "{krones} zahlen und {n} Speise oder Getränk aus der Küche zurückgeben",
    other: "{krones} zahlen und {n} Speisen oder Getränke aus der Küche zurückgeben",
  },
  "penalty.all_krones": "alle Kronen und alles in der Küche verlieren, auch Champagner",

  // Ballrooms
  "ballrooms.title": "Ballsäle",
  "row.bottom": "untere Reihe",
  "row.middle": "mittlere Reihe",
  "row.top": "obere Reihe",
  "row.balcony": "Balkon",
  "hall.row": "{hall}, {row}",
  "hall.when": "Wertung nach Runde {n}",
  "hall.scored": "Ist gewertet",
  "hall.scoring": "Wertung: {text}",
  "hall.nobody": "Wer hier keinen Tänzer hat, verliert 5 SP.",
  "hall.cost": "Ein Tänzer kostet {champagne}.",
  "hall.bonus": "Bonus der Reihe: {bonus}",
  "hall.no_bonus": "Diese Reihe gibt keinen Bonus.",
  "hall.free": { one: "{n} freier Platz", other: "{n} freie Plätze" },
  "hall.unlimited": "Hier ist immer Platz; er kostet und zählt wie die obere Reihe.",
  "hall.dancers": "Tänzer von {name}: {n}",
  "dancers.left": { one: "noch {n} Tänzer", other: "noch {n} Tänzer" },
  "ballroom.apollosaal":
    "deine Tänzer hier mal die höchste Reihe, in der einer steht: unten 1, Mitte 2, oben 3 SP",
  "ballroom.goldener_strauss": "jede Reihe für sich: die meisten Tänzer 7 SP, die zweitmeisten 2 SP",
  "ballroom.odeonsaal": "1, 4, 9, 16, 25 SP für 1, 2, 3, 4, 5 oder mehr Tänzer",
  "ballroom.zum_sperl": "die meisten Tänzer 10 SP, die zweitmeisten 3 SP; zu dritt und zu viert 15, 10, 5 SP",
  "ballroom.zur_kettenbruecke": "7 SP für jeden zweiten Tänzer",
  "ties.shared": "Bei Gleichstand werden die Punkte dieser Ränge addiert und geteilt, abgerundet.",
  "rehearsal.room": "Proberaum {n}",
  "rehearsal.reward": "Mit deinem {n}. Tänzer: {reward}",

  // Celebrities
  "lounge.title": "Lounge",
  "lounge.empty": "Bis zur nächsten Runde niemand hier",
  "lounge.with": "Kommt mit: {die}",
  "celebrity.worth": "{vp} sofort",
  "celebrity.cost": "Kostet {krones}, wenn du den Würfel nimmst",
  "celebrity.until": "Bis zum Ende der Runde:",
  "celebrity.christie":
    "nach jedem Vorrücken auf der Kaiserleiste darfst du eine Personalkarte um bis zu 2 Kronen billiger ausspielen",
  "celebrity.einstein": "tausche einmal bis zu 4 Speisen oder Getränke deiner Küche gegen ebenso viele andere",
  "celebrity.chaplin": "was dir SP bringt, bringt 2 SP mehr",
  "celebrity.magie": "immer wenn du Kronen erhältst, darfst du 1 Zimmer um 1 Krone billiger vorbereiten",
  "celebrity.puccini": "jede ausgespielte Personalkarte bringt 1 Champagner und 2 SP",
  "celebrity.tolkien": "jedes deiner Zimmer, das belegt wird, bringt 2 SP",
  "celebrity.gandhi": "du bereitest Zimmer kostenlos vor",
  "celebrity.curie": "jede ausgespielte Personalkarte bringt 2 Speisen oder Getränke nach Wahl",
  "celebrity.mata_hari": "jeder entsandte Tänzer bringt 1 SP und 1 Schritt auf der Kaiserleiste",
  "celebrity.picasso": "immer wenn du Champagner erhältst: 1 Speise oder Getränk nach Wahl und 1 SP",
  "celebrity.freud": "bei Bestellungen ab 2 Dingen darf eines fehlen",
  "celebrity.churchill": "was dich auf der Kaiserleiste voranbringt, bringt dich 1 Schritt weiter",

  // Entrances
  "entrance.title": "Eingang",
  "entrance.gift": "Beim Erhalt: {gift}",
  "entrance.bid": "Höchstes Gebot: {krones}, von {name}",
  "entrance.no_bid": "Noch kein Gebot",
  "entrance.paulwei.gift": "1 Torte, 1 Wein, 1 Kaffee; zwei weitere erste Zimmer zum normalen Preis",
  "entrance.paulwei.text":
    "Belegte Gruppen bringen mehr: blau 4, 8, 13, 20 SP; rot 2, 4, 8, 13 Kronen; gelb 2, 4, 8, 13 Schritte.",
  "entrance.corogari.gift": "1 Strudel, 1 Wein",
  "entrance.corogari.text":
    "Wenn du deinen zweiten Würfel der Runde nimmst, vor seiner Aktion, nach der Summe beider: 7 nichts; 6 oder 8 eine Personalkarte um 1 Krone billiger ausspielen; 5 oder 9 1 Strudel und 1 Wein; 4 oder 10 1 Krone und 1 Schritt; 3 oder 11 1 Torte und 1 Kaffee; 2 oder 12 1 Zimmer kostenlos vorbereiten und 1 SP. Der Hauptschlüssel zählt wie dein anderer Würfel.",
  "entrance.dove.gift": "1 Strudel, 1 Wein; fünf Bonusmarker; ein viertes erstes Zimmer kostenlos",
  "entrance.dove.text":
    "Volle Spalte: Nutze die obere Hälfte eines Markers. Volle Etage: die untere Hälfte. Der Marker ist dann weg.",
  "entrance.kaufman.gift": "je 1 der vier Speisen und Getränke; ein zweiter erster Gast kostenlos",
  "entrance.kaufman.text":
    "Ein vierter Tisch. Zum freiwilligen Gast darfst du einen zweiten nehmen, jeden zu seinem Preis. Verlassen dich in einer Runde 2, 3, 4, 5 Gäste, gibt es am Ende 1, 3, 6, 9 SP.",
  "entrance.mayenfels.gift":
    "1 Torte, 1 Kaffee; 1 Personalkarte ziehen, dann eine um bis zu 3 Kronen billiger ausspielen",
  "entrance.mayenfels.text":
    "Für jede Personalkarte, die du danach ausspielst: 1 Krone, und du darfst eine Personalkarte ziehen.",
  "entrance.ninas_melange.gift":
    "je 1 der vier Speisen und Getränke; drei eigene Ziele, je eines von A, B, C",
  "entrance.ninas_melange.text":
    "Ein eigenes Ziel, im eigenen Zug erfüllt: 15, 10, 5 SP in den Runden 1–3, 4–5, 6–7. Am Ende 3, 6, 10 SP für 4, 5, 6 Ziele beider Arten.",
  "entrance.stroup.gift": "je 1 der vier Speisen und Getränke",
  "entrance.stroup.text":
    "Das erste belegte Zimmer einer Gruppe: blau 3 SP, rot 2 Kronen, gelb 2 Schritte auf der Kaiserleiste.",
  "entrance.grand_wray.gift":
    "1 Strudel; 2 Schritte auf der Kaiserleiste; je zwei weitere Kaiserplättchen A, B, C",
  "entrance.grand_wray.text":
    "Einmal pro Zug: Geh auf der Kaiserleiste 1, 2, 3 Felder zurück und nutze die Belohnung eines deiner Plättchen A, B, C. Das Plättchen ist dann weg.",
  "entrance.kozi.gift": "1 Torte, 1 Kaffee",
  "entrance.kozi.text":
    "Bevor du ein Feld nutzt, darfst du einen Würfel von einem Nachbarfeld darauf verschieben. 1 und 6 sind keine Nachbarn. Nicht mit dem Hauptschlüssel.",
  "entrance.the_ren.gift": "1 Strudel, 1 Torte, 1 Wein, 1 Champagner mehr",
  "entrance.the_ren.text":
    "Boni der Reihen zählen doppelt. Hast du allein die meisten Tänzer in einem gewerteten Ballsaal: 4 SP.",
  "entrance.hautel_couture.text":
    "Drei Gäste mit 5 bis 7 SP warten im Café des Automaten, jeder mit einem reservierten Zimmer. Auf jedem Aktionsfeld liegt ein Ding: Nimmst du dort einen Würfel, musst du es einem Gast geben, der es braucht. Eine erfüllte Bestellung bringt die SP des Gastes und belegt das Zimmer.",
  "entrance.nine_stars.text":
    "Jedes Zielsymbol legt auch einen Marker auf eine Leiste mit neun Feldern, Reihen III, II, I. Du entfernst den letzten, wenn du eine Etage oder Spalte füllst. Nach jedem Besuch des Kaisers 5, 10, 15 SP, wenn der vorderste Marker in Reihe III, II, I liegt.",
  "entrance.sushi_resort.text":
    "Sechs Felder im Hotel des Automaten tragen Marker. Ein Zimmer dort schickt den Marker zum neuesten Gast der Warteschlange, der dich 1 Krone mehr kostet. Nimmt der Automat diesen Gast oder rückt der Gast auf den letzten Platz: 8 SP für den Automaten.",
  "entrance.toll_bridge.text":
    "Wo der Automat einen Würfel nimmt, lässt er einen Marker liegen. Ein solches Feld kostet dich 1 Krone; der Automat erhält 1 SP je Marker dort, und ein Marker geht weg. Kannst du gar kein Feld nutzen, verlierst du 5 SP und nutzt ein beliebiges.",
  "dove.token": "Marker {n}",
  "dove.column": "Volle Spalte: {effect}",
  "dove.floor": "Volle Etage: {effect}",

  // Entrances at the table, and what the automaton’s own ones do to it
  "places.entrances": "Eingänge",
  "entrances.title": "Eingänge",
  "entrances.none": "Noch kein Eingang",
  "entrances.of": "{name}: {entrance}",
  "entrances.guests": { one: "{n} Gast hat in dieser Runde das Café verlassen", other: "{n} Gäste haben in dieser Runde das Café verlassen" },
  "entrances.first_die": "Erster Würfel dieser Runde: {value}",
  "entrances.first_key": "In dieser Runde zuerst: der Hauptschlüssel",
  "entrances.no_die": "In dieser Runde noch kein Würfel genommen",
  "entrances.tokens": { one: "noch {n} Marker", other: "noch {n} Marker" },
  "entrances.claimed": "Erfüllt",
  "entrances.back": { one: "{n} Feld zurück auf der Kaiserleiste", other: "{n} Felder zurück auf der Kaiserleiste" },
  "entrances.tiles_gone": "Alle Plättchen sind verbraucht",
  "auction.your_bid": "Dein Gebot auf {entrance}",
  "auction.bid": "{krones} bieten",
  "why.outbid": "Du hast zu wenige Kronen für ein höheres Gebot.",
  "space.item": "Hier liegt {item}: Wer hier einen Würfel nimmt, gibt es einem Gast von {who}, der es braucht.",
  "space.tolls": {
    one: "Hier liegt {n} Marker von {who}: Das Feld kostet 1 Krone Maut.",
    other: "Hier liegen {n} Marker von {who}: Das Feld kostet 1 Krone Maut.",
  },
  "queue.token": { one: "{n} Krone mehr wegen eines Markers von {who}", other: "{n} Kronen mehr wegen der Marker von {who}" },
  "room.token": "Hier liegt ein Marker von {who}: Ein Zimmer auf diesem Feld schickt ihn zum neuesten Gast der Warteschlange.",
  "room.reserved": "Reserviert für {guest}",
  "couture.no_supply": "Daneben liegt nichts mehr",
  "stars.track": { one: "{n} Sternmarker auf der Leiste", other: "{n} Sternmarker auf der Leiste" },
  "stars.row": "Reihe {row}: {vp} nach jedem Besuch des Kaisers",
  "sushi.left": { one: "noch {n} Marker auf den Zimmern", other: "noch {n} Marker auf den Zimmern" },
  "hall.result": "{hall} wird gewertet",
  "flip.turn": "{staff} umdrehen",
  "die.use": "Das Feld nutzen",
  "undone.claim_own": "Du könntest ein eigenes Ziel erfüllen.",

  // The skeleton key
  "key.title": "Hauptschlüssel",
  "key.help":
    "Einmal pro Runde statt eines Würfels: {krones}, {steps}, und du beginnst die nächste Runde.",
  "key.with": "{name} hat den Schlüssel und beginnt die nächste Runde.",

  // At the table
  "space.1.champagne": "So viele Dinge wie die Stärke; nie mehr Torten als Strudel, nie mehr Champagner als Torten.",
  "space.2.champagne": "So viele Dinge wie die Stärke; nie mehr Kaffee als Wein, nie mehr Champagner als Kaffee.",
  "champagne.help": "Für Gäste, die ihn bestellen, und um Tänzer in die Ballsäle zu entsenden. Was am Ende in der Küche bleibt, zählt je 1 SP.",
  "cafe.choose_room_or_hall": "Wähle diesen Gast, dann ein leuchtendes Zimmer oder die leuchtende Reihe eines Ballsaals.",
  "places.ball": "Ballsäle",
  "places.lounge": "Lounge",
  "die.which": "Welcher Würfel?",
  "die.white": "weißer Würfel",
  "split.champagne": "Champagner",
  "hall.next": "Wird als Nächstes gewertet",
  "hall.row.label": "{row}: {cost}; {dancers}",
  "hall.empty": "niemand tanzt hier",
  "lounge.label": "{die}: {celebrity}",
  "lounge.of": "Bis zum Ende der Runde bei {name}",
  "celebrity.used": "Die Hilfe ist verbraucht.",

  // What can be done
  "action.dance": "Tänzer entsenden: {place}",
  "action.ball": "{guest} geht tanzen: {place}",
  "action.recall": "Tänzer zurücknehmen: {place}",
  "action.celebrity": "{celebrity} einladen",
  "action.done.celebrity": "Nur den Würfel nehmen",
  "action.exchange": {
    one: "{n} Ding tauschen, mit Hilfe von {celebrity}",
    other: "Bis zu {n} Dinge tauschen, mit Hilfe von {celebrity}",
  },
  "action.bid": "{krones} auf {entrance} bieten",
  "action.bid_nothing": "Nichts auf {entrance} bieten",
  "action.key": "Den Hauptschlüssel nehmen und die nächste Runde beginnen: {gains}",
  "action.flip": "{staff} umdrehen: {text}",
  "action.spend": "{item} ausgeben",
  "action.rehearse": "Proberaum {n} nehmen: {text}",
  "action.token": "Marker {n} nutzen: {effect}",
  "action.tile": "Kaiserplättchen {tile} nutzen: {effect}",
  "action.shift": "Zuerst einen Würfel von Feld {value} auf Feld {to} verschieben",
  "action.enter": "{entrance} wählen",
  "action.give": "{item} geht an: {guest}",
  "action.claim_own": "Eigenes Ziel {letter} erfüllen: {objective}",
  "action.done.invite": "Keinen Tänzer entsenden",
  "action.done.exchange": "Nichts mehr tauschen",
  "action.done.token": "Die Marker behalten",
  "action.done.flip": "Die Karte offen lassen",

  // What is being asked
  "question.invite": "{staff}: einen Tänzer in einen Ballsaal entsenden?",
  "question.celebrity": "{celebrity} ist in der Lounge: einladen?",
  "question.celebrity.exchange": "Dinge tauschen, bevor der Würfel genutzt wird?",
  "question.reward.of": "{whose}: Nimm von der Belohnung, was du möchtest",
  "question.exchange": { one: "Noch {n} Ding tauschen?", other: "Bis zu {n} Dinge tauschen?" },
  "question.bid": "Auf welchen Eingang bietest du, und wie viel?",
  "question.rehearse": "Wähle einen Proberaum",
  "question.spend": { one: "Wähle, was du ausgibst", other: "Wähle {n} Dinge, die du ausgibst" },
  "question.spend.taken": {
    one: "Der Kaiser nimmt {n} Ding: Wähle, welches",
    other: "Der Kaiser nimmt {n} Dinge: Wähle, welche",
  },
  "question.others": { one: "Wähle dafür {n} anderes Ding", other: "Wähle dafür {n} andere Dinge" },
  "question.token.floor": "Eine Etage ist voll: Welchen Marker nutzt du?",
  "question.token.column": "Eine Spalte ist voll: Welchen Marker nutzt du?",
  "question.shifted": "Der Würfel liegt jetzt auf Feld {n}: Nimm dort einen Würfel",
  "question.flip": "Die Bedingung von {staff} ist erfüllt: umdrehen?",
  "question.recall": "Wähle einen Tänzer, den du verlierst: {hall}",
  "question.enter": "Wähle deinen Eingang",
  "question.give": "Welcher Gast des Automaten bekommt {item}?",
  "waiting.auction": "bietet auf einen Eingang",
  "waiting.rehearse": "wählt einen Proberaum",

  // Why something cannot be done
  "why.champagne": "Es kostet {cost}, und du hast {champagne}.",
  "why.nobody_to_send": "Tänzer entsendet ein bedienter Gast, eine Belohnung oder das Personal.",
  "why.hall_scored": "Dieser Ballsaal ist gewertet.",
  "why.hall_full": "In dieser Reihe ist kein Platz frei.",
  "why.no_dancer": "Du hast keinen Tänzer mehr.",
  "why.key_taken": "Der Hauptschlüssel ist in dieser Runde schon genommen.",
  "why.toll": "Dieses Feld kostet 1 Krone Maut.",
  "why.flipped": "Umgedreht: wirkt einmal pro Partie.",

  // The automaton with the modules
  "leopold.icon.dancer.1": "Ein Tänzer für den nächsten zu wertenden Ballsaal",
  "leopold.icon.dancer.2": "Ein Tänzer für den übernächsten Ballsaal",
  "leopold.icon.guest.dancer.1": "statt eines Zimmers: ein Tänzer für den nächsten zu wertenden Ballsaal",
  "leopold.icon.guest.dancer.2": "statt eines Zimmers: ein Tänzer für den übernächsten Ballsaal",
  "leopold.icon.die.coloured": "Der farbige Würfel, dessen Berühmtheit die meisten Punkte bringt",

  // Where points come from
  "source.ballrooms": "Ballsäle",
  "source.celebrities": "Berühmtheiten",
  "source.entrances": "Eingang",
};
