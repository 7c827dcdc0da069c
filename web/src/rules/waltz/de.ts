import type { WaltzSections } from "../outline";

export const waltz: WaltzSections = {
  modules: {
    title: "Die Module",
    text: `
Let’s Waltz! hat fünf Module. Spielt beliebige davon zusammen; allein alle außer dem vierten. Ohne ein Modul ist nichts davon im Spiel.
Manche gedruckte Zahlen kennen wir nicht: Preise des neuen Personals, Bestellungen der neuen Gäste, Kosten und Plätze der Ballsäle und einiges mehr. Dort spielen wir mit eigenen Werten. Ein kleiner Bleistift kennzeichnet sie, und ein Inhaltspaket aus einer echten Schachtel ersetzt sie.`,
  },
  champagne: {
    title: "Modul 1: Champagner",
    text: `
Champagner ist eine fünfte Sache in der Küche: Manche Gäste bestellen ihn, und man gibt ihn aus, um Tänzer zu entsenden. „Nach Wahl“ heißt nie Champagner. Alle beginnen mit 1 Champagner und 10 Tänzern; jeder übrige Champagner bringt am Ende 1 SP.
Auch die Felder 1 und 2 geben ihn: nie mehr Champagner als Torten und nie mehr als Kaffee.`,
  },
  ballrooms: {
    title: "Modul 1: Ballsäle",
    text: `
Drei von fünf Ballsälen, zufällig gezogen, stehen nebeneinander. Sie werden nach dem Kaiser in den Runden 3, 5 und 7 gewertet, von links nach rechts. Jeder hat eine untere, mittlere und obere Reihe mit je einem Platz mehr, als Leute mitspielen. Rechts vom dritten liegt ein Balkon ohne Grenze, der wie dessen obere Reihe kostet und zählt.
Um einen Tänzer zu entsenden, wähle einen freien Platz in einem noch nicht gewerteten Ballsaal und zahle Champagner aus der Küche: 1, 2, 3 für die untere, mittlere, obere Reihe. Nachlässe gehen nie unter 0. Dann bekommst du den Bonus der Reihe; die untere hat keinen.`,
  },
  dancing: {
    title: "Modul 1: Zum Ball gehen",
    text: `
Ein Gast mit erfüllter Bestellung darf statt in ein Zimmer in einen Ballsaal gehen: Zahle und setze einen Tänzer wie üblich. SP, Belohnung und Einkünfte durch Personal kommen wie beim Einziehen, aber kein Zimmer wird belegt. Manche Gäste müssen ein Zimmer nehmen, andere müssen auf den Ball.
Belohnungen und Personal, die einen Tänzer entsenden, tun dasselbe ohne Gast.`,
  },
  rehearsal: {
    title: "Modul 1: Proberäume",
    text: `
Vor dem Spiel nimmt jeder einen Proberaum, vom Letzten der Reihenfolge rückwärts. Dein dritter, sechster und neunter entsandter Tänzer bringt die dort gedruckten Belohnungen.`,
  },
  "ballroom-scoring": {
    title: "Modul 1: Wertung der Ballsäle",
    text: `
- Apollosaal: deine Tänzer mal die höchste Reihe, in der einer steht (1, 2, 3).
- Goldener Strauß: jede Reihe für sich, die meisten Tänzer 7 SP, die zweitmeisten 2 SP.
- Odeonsaal: 1, 4, 9, 16, 25 SP für 1, 2, 3, 4, 5 oder mehr Tänzer.
- Zum Sperl: die meisten Tänzer 10 SP, die zweitmeisten 3 SP; zu dritt und zu viert 15, 10, 5 SP.
- Zur Kettenbrücke: 7 SP für jeden zweiten Tänzer.
Wer im Ballsaal keinen Tänzer hat, verliert 5 SP. Bei Gleichstand werden die SP der belegten Ränge addiert und geteilt, abgerundet. Ohne Tänzer hat man keinen Rang.`,
  },
  "ballroom-cards": {
    title: "Modul 1: Karten",
    text: `
15 Personalkarten, 29 Gäste, drei Ziele und drei Kaiserplättchen werden vor dem Spiel eingemischt.`,
  },
  celebrities: {
    title: "Modul 2: Berühmtheiten",
    text: `
Drei der Würfel sind rot, gelb und blau. Sie werden geworfen und zählen wie die anderen; welchen Würfel du von einem Feld nimmst, ist deine Wahl. In der Lounge liegt zu jeder Farbe eine Berühmtheit.
Nimmst du einen farbigen Würfel, darfst du 1 Krone für die Berühmtheit seiner Farbe zahlen, wenn sie noch da ist. Die SP bekommst du sofort, die Wirkung gilt bis zum Ende der Runde, schon vor der Aktion dieses Würfels.
Am Ende der Runde werden genommene Berühmtheiten abgelegt, und neue kommen. Die anderen bleiben.`,
  },
  "unique-hotels": {
    title: "Modul 3: Besondere Hotels",
    text: `
So viele Eingänge, wie Leute mitspielen, liegen aus. Die Küchen sind anfangs leer; der Startspieler hat 9 Kronen, die anderen 10.
In Zugreihenfolge bietet, wer keinen Eingang hat, 0 oder mehr Kronen auf einen, mehr als das Gebot, das dort liegt. Wer überboten wird, bietet wieder, wenn er an die Reihe kommt. Haben alle einen, werden die Gebote bezahlt.
Das Geschenk eines Eingangs kommt vor dem ersten Gast und den ersten Zimmern, die es ändern kann. Was er danach tut, sagt er, wenn du auf ihn zeigst.`,
  },
  "skeleton-key": {
    title: "Modul 4: Der Hauptschlüssel",
    text: `
Einmal pro Runde darf jemand statt eines Würfels den Hauptschlüssel nehmen. Er bedeckt die Zahl auf dem Reihenfolgeplättchen und bringt 1 Krone und 1 Schritt auf der Kaiserleiste. Wer ihn hat, bekommt in der nächsten Runde das erste Reihenfolgeplättchen, die anderen folgen im Uhrzeigersinn. Nimmt ihn niemand, wandern die Plättchen wie üblich weiter. Dieses Modul ist nicht für das Spiel allein.`,
  },
  more: {
    title: "Modul 5: Mehr von allem",
    text: `
14 Personalkarten, drei Ziele und drei Kaiserplättchen werden eingemischt. Manche dieser Karten werden umgedreht: Einmal pro Partie, wenn die Bedingung gerade erfüllt wurde, darfst du die Karte umdrehen und ihre Wirkung nehmen. Sie gilt weiter als ausgespielt.`,
  },
  elisabeth: {
    title: "Elisabeth und die Ballsäle",
    text: `
Mit Modul 1 oder 2 spielst du gegen Elisabeth: Leopolds Regeln mit 20 eigenen Karten. Du bekommst einen zufälligen Proberaum; sie hat keinen, aber 10 Tänzer, und braucht keinen Champagner.
Ein Gastsymbol mit Tänzer: Sie nimmt Gast und SP wie üblich und setzt dann statt eines Zimmers einen Tänzer, in die unterste Reihe mit freiem Platz. Ein Pfeil heißt: der nächste zu wertende Ballsaal, zwei Pfeile: der danach; ist er voll, der folgende. Den Bonus der Reihe bekommt sie nicht.
Ein Tänzersymbol unten entsendet noch einen. Der dreifarbige Würfel heißt: das Feld mit den meisten Würfeln, außer es sind Berühmtheiten im Spiel. Ballsäle wertet sie wie alle.`,
  },
  "elisabeth-celebrities": {
    title: "Elisabeth und die Berühmtheiten",
    text: `
Von einem Feld mit farbigen Würfeln nimmt sie einen farbigen, den der Berühmtheit mit den meisten SP; bei Gleichstand entscheidet die Hand entlang Rot, Gelb, Blau. Sie bekommt die Berühmtheit kostenlos, wertet die SP und beachtet die Wirkung nicht. Rot bringt sie bei dem Ziel voran, das am weitesten zurückliegt, Gelb gibt 2 Kaiserschritte, Blau 2 SP.
Der dreifarbige Würfel heißt: der farbige Würfel mit den meisten SP, wo immer er liegt; ist keiner mehr da, das Feld mit den meisten Würfeln. Ohne Modul 1 zählen Tänzersymbole nicht.`,
  },
  "solo-entrances": {
    title: "Besondere Hotels gegen den Automaten",
    text: `
Du ziehst drei Eingänge, behältst einen und beginnst mit 7 Kronen. Der Automat bekommt einen seiner vier eigenen, zufällig oder nach Wahl:
- Hautel Couture: Drei Gäste mit 5 bis 7 SP warten in seinem Café, ihre Zimmer sind reserviert. Auf jedem Aktionsfeld liegt eine Speise oder ein Getränk. Nimmst du dort einen Würfel, musst du es auf einen Gast des Automaten legen, der es braucht; sonst ist es weg. Leere Felder bekommen jede Runde Neues. Eine erfüllte Bestellung bringt die SP des Gastes und belegt das Zimmer.
- Nine Stars Inn: Jedes genutzte Zielsymbol legt auch einen Marker auf eine Leiste mit den Reihen III, II, I. Du entfernst den letzten, wenn du eine Etage oder Spalte füllst. Nach jeder Kaiserwertung bringt sie 5, 10, 15 SP nach der weitesten erreichten Reihe.
- Sushi Resort: Sechs Felder seines Hotels tragen Marker. Baut er dort, geht der Marker zum neuesten Gast der Warteschlange, der dich 1 Krone mehr kostet. Nimmt er diesen Gast oder kommt der Gast auf den letzten Platz, erhält er 8 SP.
- Toll Bridge Hotel: Wo er einen Würfel nimmt, lässt er einen Marker liegen. Ein solches Feld kostet dich 1 Krone; er erhält 1 SP je Marker dort, und ein Marker geht weg. Kannst du gar kein Feld nutzen, verlierst du 5 SP und nutzt ein beliebiges.`,
  },
};
