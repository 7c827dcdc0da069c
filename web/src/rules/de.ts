import type { Rules } from "./outline";
import { waltz } from "./waltz/de";

export const rules: Rules = {
  search: "In den Regeln suchen",
  nothing: "Nichts gefunden. Versuche ein anderes Wort.",
  source: "Kennungen der Regeln in unserer Dokumentation",
  games: {
    austria: "Grand Austria Hotel",
    waltz: "Let’s Waltz!",
    solo: "Allein gegen Leopold und Elisabeth",
    overbooking: "Overbooking",
  },
  sections: {
    ...waltz,
    aim: {
      title: "Worum es geht",
      text: `
Alle führen ein Hotel mit Café. Gäste kommen ins Café, bestellen etwas zu essen und zu trinken und ziehen in ein Zimmer, sobald sie es bekommen haben. Sie bringen Siegpunkte (SP) und eine Belohnung.
Es gibt sieben Runden mit je zwei Zügen. Dreimal sieht sich der Kaiser an, was du für ihn getan hast. Nach Runde 7 gewinnen die meisten SP. Bei Gleichstand zählt, wer mehr Punkte aus Kronen und Vorräten hat; danach teilt man sich den Sieg.`,
    },
    setup: {
      title: "Aufbau",
      text: `
- Zu zweit, dritt, viert sind es 10, 12, 14 Würfel.
- Je ein Ziel und ein Kaiserplättchen der Kategorien A, B, C werden gezogen.
- Alle beginnen mit 10 Kronen, je einem Strudel, einer Torte, einem Wein und einem Kaffee in der Küche, 6 Personalkarten, drei Markern und einem Café mit 3 Tischen.
- Jedes Zugreihenfolge-Plättchen trägt zwei Zahlen, bei n Personen (1, 2n), (2, 2n−1) und so weiter. Wer beginnt, entscheidet der Zufall.
- Personal: sechs Karten zufällig, oder einer von vier festen Sätzen, oder per Draft: eine behalten, den Rest nach links geben.
- Vom Letzten der Reihenfolge rückwärts nehmen alle einen ersten Gast kostenlos; die Warteschlange wird jedes Mal aufgefüllt.
- Dann bereiten alle drei Zimmer vor: das erste in der Ecke links unten, die anderen neben einem vorhandenen, zu ihrem Preis.
- Die Nachtseite gibt allen das gleiche Hotel, die Tagseite vier verschiedene: ausgelost oder reihum gewählt, wer beginnt, wählt zuerst.`,
    },
    round: {
      title: "Eine Runde",
      text: `
Alle Würfel werden geworfen und auf die Aktionsfelder ihrer Augenzahl gelegt. Wer die niedrigste sichtbare Zahl der Zugreihenfolge hat, ist am Zug und deckt sie mit dem genommenen Würfel ab. So läuft die Reihenfolge bis zum Letzten und wieder zurück, und der Letzte hat zwei Züge hintereinander.
Die Runde endet, wenn alle zwei Züge hatten oder kein Würfel mehr da ist. Nach den Runden 3, 5 und 7 wertet der Kaiser. Danach ist Personal mit „jede Runde“ wieder bereit, die Zugreihenfolge-Plättchen wandern einen Platz nach links, und die nächste Runde beginnt.`,
    },
    passing: {
      title: "Passen",
      text: `
Statt eines Zuges, bevor du darin etwas getan hast, darfst du passen und auf bessere Würfel warten. Du wirst wieder gefragt, wenn alle anderen gepasst oder beide Züge gehabt haben.
Sind nur noch Leute übrig, die gepasst haben, verschwindet einer der verbliebenen Würfel für diese Runde, und die übrigen werden neu geworfen. Alle dürfen wieder, und die niedrigste Zahl ist dran. Das kann mehrmals vorkommen.`,
    },
    turn: {
      title: "Dein Zug",
      text: `
- Zuerst, wenn du magst: Nimm einen Gast aus der Warteschlange an einen freien Tisch deines Cafés und bezahle ihn. Nur bevor du einen Würfel nimmst, und einmal pro Zug.
- Dann musst du genau einen Würfel nehmen und die Aktion seines Feldes ausführen.
- Zusatzaktionen gehen jederzeit dazwischen und beliebig oft: aus der Küche servieren, ein Ziel erfüllen, eine Personalkarte nutzen, einen Gast einziehen lassen. Nie mitten in einer anderen Aktion.`,
    },
    strength: {
      title: "Stärke und Verstärken",
      text: `
Die Stärke einer Aktion ist die Zahl der Würfel auf ihrem Feld, den genommenen eingeschlossen. Einmal pro Zug, bei der Wahl des Feldes, erhöht 1 Krone sie um 1.
Den Würfel musst du nehmen, seine Aktion darfst du teilweise oder gar nicht nutzen. Speisen, Getränke, Kronen und Schritte nimmst du, wenn du sie nimmst, in voller Zahl. Die Krone fürs Kopieren zahlst du nur, wenn du kopierst.`,
    },
    spaces: {
      title: "Die Aktionsfelder",
      text: `
- 1 Strudel und Torte: so viele wie die Stärke, nie mehr Torten als Strudel.
- 2 Wein und Kaffee: so viele wie die Stärke, nie mehr Kaffee als Wein.
- 3 Zimmer: bis zu so viele Zimmer vorbereiten wie die Stärke.
- 4 Kronen und Kaiser: die Stärke auf Kronen und Schritte auf der Kaiserleiste aufteilen.
- 5 Personal: eine Karte aus der Hand spielen; sie kostet um die Stärke weniger.
- 6 Kopieren: 1 Krone zahlen (Verstärken kostet eine weitere) und eine Aktion 1 bis 5 mit der Stärke von Feld 6 ausführen. Würfel auf dem kopierten Feld sind egal, und nichts wird ausgelöst, was einen Würfel von 1 bis 5 verlangt.`,
    },
    items: {
      title: "Speisen, Getränke und Servieren",
      text: `
Es gibt Strudel und Torte, Wein und Kaffee; der Vorrat ist unbegrenzt. Wann immer du etwas erhältst, darf jedes Stück sofort kostenlos zu einem Gast im Café, der es bestellt hat. Der Rest kommt in die Küche.
Später aus der Küche zu servieren kostet 1 Krone für bis zu drei Stück, an einen oder mehrere Gäste. Was bei einem Gast liegt, bleibt dort.`,
    },
    guests: {
      title: "Gäste und Warteschlange",
      text: `
Blaue Gäste sind Adlige, rote Bürger, gelbe Künstler: Sie wohnen in Zimmern ihrer Farbe. Grüne Touristen wohnen überall; grüne Zimmer gibt es nicht.
Fünf Gäste warten. Der neueste kostet 3 Kronen, dann 2, 1, die beiden ältesten sind kostenlos. Wird einer genommen, rücken die anderen auf, und ein neuer kommt. Ein leerer Stapel wird aus den abgelegten Gästen neu gemischt.`,
    },
    "moving-in": {
      title: "Einzug",
      text: `
Ist die Bestellung eines Gastes komplett, darf er in ein freies Zimmer der richtigen Farbe ziehen. Das Zimmer ist dann belegt, der Gast verlässt das Café, und du erhältst die SP und die Belohnung. Speisen und Getränke gehen in den Vorrat zurück.
Von einer Belohnung nimmst du, was du möchtest, in beliebiger Reihenfolge, oder nichts. Einkünfte aus Personal kommen davor. Nur den Bonus einer Gruppe, die das Zimmer des Gastes selbst vollendet, kannst du davor oder danach nehmen; ein Bonus, den eine Belohnung oder eine Karte auslöst, kommt sofort. Kronen über 20 verfallen.`,
    },
    rooms: {
      title: "Zimmer",
      text: `
Ein Hotel hat 4 Etagen mit 5 Feldern. Ein Zimmer vorzubereiten kostet auf Etage 1, 2, 3, 4 genau 0, 1, 2, 3 Kronen. Es muss links, rechts, über oder unter einem vorhandenen Zimmer liegen, ob frei oder belegt. Ganz ohne Zimmer beginnt man in der Ecke links unten.
Manche Felder oben rechts zeigen SP: Du erhältst sie, wenn du dort ein Zimmer vorbereitest.`,
    },
    groups: {
      title: "Zimmergruppen",
      text: `
Benachbarte Felder einer Farbe bilden eine Gruppe von 1 bis 4. Sind zum ersten Mal alle Zimmer einer Gruppe belegt, gibt es sofort einen Bonus: Blau bringt SP, Rot Kronen, Gelb Schritte auf der Kaiserleiste. Je größer die Gruppe, desto mehr. Jede Gruppe zahlt nur einmal.`,
    },
    objectives: {
      title: "Ziele",
      text: `
Erfüllst du in deinem Zug die Bedingung eines Ziels, darfst du einen Marker auf seinen besten freien Platz legen: 15, 10 oder 5 SP. Es gibt nur drei Plätze, ein vierter Spieler geht leer aus. Ob du die Bedingung später noch erfüllst, ist egal.`,
    },
    staff: {
      title: "Personal",
      text: `
Eine Personalkarte kostet Kronen und wirkt auf eine von vier Arten: einmalig beim Ausspielen; einmal jede Runde im eigenen Zug; dauerhaft; oder am Spielende.
Karten spielst du mit Aktionsfeld 5 und mit manchen Belohnungen. Neue Karten gibt es nur durch Belohnungen.`,
    },
    "staff-notes": {
      title: "Hinweise zum Personal",
      text: `
- „Wenn du einen Würfel mit … nimmst“ meint den genommenen Würfel, nie eine kopierte Aktion.
- Dekorateur, Hausdetektiv, Personalchef: Ihr Extra kommt vor oder nach der Hauptaktion, ohne etwas dazwischen.
- Butler, Chauffeur, Floristin: Zimmer der Farbe sind kostenlos, woher auch immer sie kommen. Bote: Gäste ebenso.
- Pferdeknecht, Stallmeister, Masseurin, Fremdenführer und Etagendiener zahlen, wenn ein bedienter Gast das Café verlässt.
- Der Hausverwalter zahlt für jedes Zimmer, das belegt wird, auf welche Weise auch immer.
- Die Sekretärin zählt wie die beste Endwertungskarte eines Gegners im Spiel; eine andere Sekretärin bringt dafür nichts.
- Der Page belegt bis zu zwei freie Zimmer. Der Portier erfüllt eine Bestellung; einziehen muss der Gast noch.
- Veranstaltungsleiter: 1 Krone wendet eine Strafe ab.
- Restaurantchef und Küchenhilfe geben 1 Stärke mehr, die Garderobefrau 2, zusätzlich zum Verstärken.
- Schuhputzer: Auf Schritte darfst du verzichten, auf Kronen nicht.
- Zurückgelegte Karten kommen in beliebiger Reihenfolge unter den Stapel. Aus einem leeren Stapel zieht man, was da ist.`,
    },
    "guest-notes": {
      title: "Hinweise zu Gästen",
      text: `
- Bildhauer: Das kostenlose Zimmer muss auf Etage 1 oder 2 liegen. Maler: zwei Zimmer, eines davon 1 Krone billiger.
- 3 ziehen, 1 spielen: Du darfst auch keine spielen; die anderen kommen in beliebiger Reihenfolge unter den Stapel.
- Medizinalrat: Die Warteschlange wird aufgefüllt, bevor du den zweiten Gast nimmst.
- E. Gizia: Nach allen anderen Belohnungen des Zuges führst du die Aktion eines Feldes mit Würfeln in dessen Stärke aus, ohne Verstärken und ohne einen Würfel zu nehmen. Feld 6 kostet die Krone. Deinen eigenen Würfel nimmst du trotzdem noch.
- Ein durch Belohnung belegtes Zimmer zählt für Gruppen und Hausverwalter wie jedes andere.`,
    },
    tracks: {
      title: "Grenzen",
      text: `
Mehr als 20 Kronen kannst du nicht besitzen, der Rest verfällt. Die Kaiserleiste endet bei 13; jeder weitere Schritt bringt 1 SP. SP können negativ werden.`,
    },
    emperor: {
      title: "Der Kaiser",
      text: `
Nach den Runden 3, 5 und 7 erhalten alle die SP unter ihrem Marker auf der Kaiserleiste und gehen dann 3, 5 oder 7 Felder zurück, nie unter 0.
Wer dann auf 3 oder höher steht, bekommt die Belohnung des Plättchens und darf auf sie verzichten. Auf 1 oder 2 geschieht nichts. Auf 0 gibt es eine Strafe.
Nennt eine Strafe zwei Dinge, muss man das erste hinnehmen, wenn es ganz bezahlt werden kann; sonst verliert man die SP.
Wo die Reihenfolge zählt, beginnt der Startspieler der Runde. Ziele kann man jetzt nicht erfüllen. Verlorene Zimmer können ein Hotel teilen; später darf man an jeden Teil anbauen.`,
    },
    end: {
      title: "Schlusswertung",
      text: `
- Endwertungskarten deines Personals.
- Belegte Zimmer: 1, 2, 3, 4 SP auf Etage 1 bis 4.
- 1 SP je Krone und je Stück in der Küche.
- −5 SP je Gast, der noch im Café sitzt.`,
    },
    editions: {
      title: "Auflagen",
      text: `
Die überarbeitete Auflage von 2022 hat einiges geändert. In der ersten von 2015 gilt:
- Die Küchenhilfe kostet 3 statt 5.
- E. Gizia gibt einen weiteren Zug, ohne einen Würfel zu nehmen: ein Gast, wenn du magst, dann eine Aktion mit den liegenden Würfeln, Verstärken erlaubt.
- Der Etagendiener zahlt für Bestellungen von genau 4 Stück.
- Die Telefonistin bringt höchstens 12 SP.
- Der Hausverwalter zahlt, wenn ein Gast in ein Zimmer einzieht, nicht wenn eine Karte, ein Plättchen oder eine Belohnung eines belegt.
- Pferdeknecht und Stallmeister zahlen, sobald eine Bestellung vollständig ist, die anderen, wenn der Gast geht.
- Während du die Belohnung eines Gastes nimmst, darfst du Zusatzaktionen machen und Ziele erfüllen, sobald es geht; ebenso zwischen dem Extra von Dekorateur, Hausdetektiv oder Personalchef und der Aktion des Würfels.
Zwei Fassungen ihres Regelhefts unterscheiden sich. Die italienische, wenn nichts anderes gewählt ist:
- Den ersten Teil einer Strafe muss man hinnehmen, wenn es geht, und der Veranstaltungsleiter kostet 1 Krone. Plättchen C2 entfernt ein belegtes Zimmer und eines der Etage direkt darunter.
- Die Sekretärin kopiert auch eigene Endwertungskarten, der Direktionsassistent bringt 2 SP je Karte, und die Küchenhilfe hilft auch in einem Extrazug.
- Am Anfang bereitet man genau drei Zimmer vor.
Die spanische:
- Bei einer Strafe mit zwei Teilen wählst du einen, wenn beide möglich sind. Der Veranstaltungsleiter wendet Strafen kostenlos ab. Plättchen C2 entfernt ein belegtes Zimmer und das nächste belegte darunter in derselben Spalte.
- Die Sekretärin kopiert nur Karten der anderen, der Direktionsassistent bringt 4 SP je Karte, und die Küchenhilfe braucht einen Würfel, den du nimmst.
- Am Anfang bereitet man bis zu drei Zimmer vor.`,
    },
    "solo-setup": {
      title: "Aufbau mit Leopold",
      text: `
Es ist ein Spiel zu zweit gegen einen Automaten mit 20 Anweisungskarten. Leopold hat in Runde 1 das Plättchen (1, 4); dann tauscht man die Plättchen jede Runde. Er benutzt immer eine Nachtseite.
Er braucht weder Geld noch Küche noch Handkarten. Fünf Endwertungskarten liegen verdeckt als sein Personal bereit. Du ziehst 10 Personalkarten, behältst 6 und legst 4 unter den Stapel. Er nimmt keinen ersten Gast und bereitet keine Zimmer vor.
Schwierigkeit: Leicht nutzt Symbole ohne Rahmen, mittel auch die silbernen, schwer auch die goldenen.`,
    },
    "solo-guests": {
      title: "Leopolds Gäste",
      text: `
Für jedes Gastsymbol seiner Karte nimmt er kostenlos einen Gast: von der Farbe des Symbols den mit den meisten SP. Gibt es keinen, hat er kein Feld dieser Farbe mehr oder ist das Symbol weiß: den mit den meisten SP, den er unterbringen kann. Gleichstand löst das Handsymbol in der Richtung, in die der Finger zeigt: nach rechts heißt von links nach rechts.
Er erhält die SP und legt sofort ein belegtes Zimmer auf das erste leere Feld der Farbe, unterste Etage zuerst, von links. Ein grüner Gast kommt in die rechteste Spalte mit einem leeren Feld, von unten. Belohnung und Bonus bekommt er nicht, wohl aber die SP auf Feldern.`,
    },
    "solo-die": {
      title: "Leopolds Würfel",
      text: `
Er nimmt einen Würfel der gezeigten Zahl; bei zwei Zahlen vom Feld mit mehr Würfeln. Bei einem Fragezeichen, oder wenn keiner da ist: vom Feld mit den meisten Würfeln. Die Aktion führt er nicht aus. Gleichstand löst das Handsymbol entlang der Zahlen.`,
    },
    "solo-icons": {
      title: "Leopolds weitere Symbole",
      text: `
- Kaiser: Er rückt so viele Schritte vor, wie das Symbol zeigt.
- Personal: Er deckt die nächste seiner Personalkarten auf.
- Ziel: Sein Countdown dort rückt vor, von nichts auf III, II und I. Bei I erfüllt er das Ziel, auf dem besten freien Platz. Hat er das gezeigte schon, oder ist es ein beliebiges, rückt er dort vor, wo er am weitesten zurückliegt.`,
    },
    "solo-rest": {
      title: "Passen, Kaiser, Ende",
      text: `
Passt du, macht Leopold seine beiden Züge; dann geht ein Würfel weg, und die übrigen werden neu geworfen. Beim Kaiser werten beide und gehen zurück, aber nur du bekommst Belohnung oder Strafe.
Am Ende wertet Leopold seine belegten Zimmer und sein aufgedecktes Personal. Du gewinnst mit mehr SP als Leopold; sonst gewinnt er.`,
    },
    cards: {
      title: "Die Gäste",
      text: `
Alle haben die gleichen 24 Karten: sechs Gruppen in vier Häusern. Eine Gruppe heißt nach den Betten, die sie braucht: 1 Mönch, 2 Händler, 3 Mägde, 4 Adlige, 5 Soldaten, 6 Arbeiter. Münzen auf einer Karte sind Punkte.
Die Rückseite zeigt das Wappen des Hauses, klein bei Gruppen von 1 bis 3, groß bei 4 bis 6. Alle sehen also Besitzer, Haus und Größe einer verdeckten Karte; mehr weiß nur, wem sie gehört.`,
    },
    hotels: {
      title: "Die Hotels",
      text: `
Es liegen so viele Hotels aus, wie Leute mitspielen, untereinander. Jedes hat eine Zahl von Betten, eine Regel, links eine Hintertür für höchstens 2 Karten und rechts eine Warteschlange für höchstens 4.`,
    },
    layout: {
      title: "Aufbau",
      text: `
Die Hotels werden zufällig gezogen, in zufälliger Folge und Seite. An jeder Hintertür liegt ein Punkteplättchen. Alle ziehen 9 Karten; wer beginnt, entscheidet der Zufall. Die Bonuswertung ist eine Option.`,
    },
    placing: {
      title: "Phase 1: Karten spielen",
      text: `
Reihum spielt man je eine Karte verdeckt in die Warteschlange oder an die Hintertür eines Hotels, hinter die Karten, die dort liegen, bis alle fünf gespielt haben. Wer in der Reihenfolge der Runde zuletzt kommt, darf auf die fünfte verzichten.
Die erste Karte an einer Hintertür nimmt das Plättchen dort: 1 Punkt. Platzgrenzen und Hotelregeln gelten nur in dieser Phase. Eigene verdeckte Karten darf man ansehen, außer man spielt aus dem Gedächtnis. Wer keine Karte legen kann, setzt aus.`,
    },
    checking: {
      title: "Phase 2: Buchungen prüfen",
      text: `
Hotel für Hotel, von oben:
- Alle Karten dort werden aufgedeckt.
- Die Fähigkeiten an der Hintertür wirken nacheinander, vom Hotel nach außen. Wo es „darf“ heißt, entscheidet der Besitzer.
- Betten bekommen: zuerst Karten, die Adlige gewählt haben, dann solche mit Vorrang durch die Hotelregel, dann alle anderen, große Gruppen vor kleinen; unter gleichen die nähere am Hotel.
- Eine Gruppe bekommt ihre Betten, wenn genug da sind. Sonst bekommt sie keines, und die nächste wird geprüft.
- Gruppen mit Betten kommen zu ihren Besitzern. Alle anderen Karten dort sind aus dem Spiel. Weniger als 0 Betten gibt es nie.`,
    },
    powers: {
      title: "Fähigkeiten an der Hintertür",
      text: `
- 1 Mönch: stellt sich hinten in der Warteschlange an.
- 2 Händler: 3 Betten mehr.
- 3 Mägde: dürfen den Platz einer eigenen Karte in der Warteschlange einnehmen, die abgelegt wird.
- 4 Adlige: dürfen eine eigene Karte in der Warteschlange wählen; sie wird zuerst geprüft. Eine zweite Wahl kommt nach der ersten.
- 5 Soldaten: dürfen den Platz von Arbeitern in der Warteschlange einnehmen, egal wem sie gehören. Ohne Arbeiter werden sie abgelegt.
- 6 Arbeiter: 3 Betten weniger.
Fähigkeiten gehen der Hotelregel vor.`,
    },
    "hotel-rules": {
      title: "Regeln der Hotels",
      text: `
Manche Hotels lassen nur kleine Gruppen (1 bis 3) oder nur große (4 bis 6) in die Warteschlange, keine Soldaten oder nur Karten von höchstens zwei Häusern. Manche wollen die erste oder zweite Karte offen. In manchen werden Mönche oder Soldaten zuerst geprüft. Eine Art hat keine Hintertür und eine Warteschlange für 5 Karten. Die Hintertür schränken Regeln nie ein.`,
    },
    "next-round": {
      title: "Die nächste Runde",
      text: `
Nach Runde 1 und 3 werden die Hotels umgedreht, nach Runde 2 durch neue ersetzt. Leere Hintertüren bekommen wieder ein Plättchen. Im Uhrzeigersinn beginnt die nächste Person, und alle ziehen 5 Karten. Es gibt vier Runden.`,
    },
    scoring: {
      title: "Ende und Wertung",
      text: `
1 Punkt je Münze auf gesammelten Karten und je Plättchen. Mit Bonuswertung bringen 4, 5 oder 6 gesammelte Karten eines Hauses 2, 4, 6 Punkte (Einsteiger) oder 2, 5, 10 (Experten).
Die meisten Punkte gewinnen. Bei Gleichstand zählen mehr gesammelte Karten mit 3 Münzen; danach teilt man sich den Sieg.`,
    },
  },
};
