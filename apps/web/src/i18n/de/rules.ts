import type { CardsMessages } from "../en/cards.ts";
import type { RulesMessages } from "../en/rules.ts";

export const rules = (cards: CardsMessages): RulesMessages => ({
  title: "Regeln",
  lead: "Schnapsen in wenigen Worten, und worin sich die Regelwerke dieses Hauses unterscheiden.",
  basicsTitle: "Das Spiel in Kürze",
  basics: [
    `Zwei Spieler, 20 Karten: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02 Augen. Jeder bekommt fünf Karten; eine Karte wird aufgedeckt, ihre Farbe ist Atout. Der Rest ist der Talon.`,
    "Vorhand spielt zuerst aus, danach wer den letzten Stich gemacht hat. Solange der Talon offen ist, darf jede Karte zugegeben werden. Es sticht die höhere Karte der ausgespielten Farbe oder ein Atout auf eine andere Farbe. Nach jedem Stich ziehen beide nach, der Gewinner zuerst.",
    "Ist der Talon aufgebraucht oder zugedreht, wird streng gespielt: Farbe bedienen, nach den meisten Regelwerken mit einer höheren Karte, wenn man eine hat; wer die Farbe nicht hat, muss mit Atout stechen.",
    `Vor dem Ausspielen darfst du: ${cards.trumpJack} gegen die Atoutkarte tauschen (rauben), zudrehen, einen Zwanziger oder Vierziger ansagen (${cards.rank("K")} und ${cards.rank("Q")} einer Farbe: 20, in Atout 40) und eine der beiden Karten ausspielen.`,
    "Wer zuerst 66 Augen hat, meldet aus. Das zählt 3 Punkte, wenn der andere keinen Stich hat, 2, wenn er weniger als 33 Augen hat, sonst 1.",
    "Wer zudreht, muss selbst 66 erreichen. Gelingt es nicht, schreibt der andere 2 Punkte, oder 3, wenn er beim Zudrehen noch keinen Stich hatte.",
    "Wer zuerst alle Punkte heruntergespielt hat, gewinnt das Bummerl; der Verlierer bekommt es angeschrieben. Der Geber wechselt mit jedem Spiel.",
  ],
  setsTitle: "Alle Regeln",
  showDifferences: (count, usual) =>
    count === 1 ? `1 Unterschied zu ${usual}` : `${count} Unterschiede zu ${usual}`,
  usual: {
    are: "Deine gewohnten Regeln",
    differs: (name) => `Anders als ${name}, wie du es gewohnt bist:`,
    instead: (value) => `Sonst: ${value}`,
    choose: "So spiele ich meistens",
    hint: "Was von deinen gewohnten Regeln abweicht, wird überall markiert, auch bevor du dich an einen Tisch setzt.",
  },
  house: {
    are: "Die üblichen Regeln",
    differs: (name) => `Anders als ${name}, die üblichen Regeln:`,
  },
  toLearn: "Schritt für Schritt lernen",
  contents: "Auf dieser Seite",
  choose: "Regelwerk",
  ownName: "Eigene Mischung",
  ownSummary: "Jede Regel selbst wählen.",
  presets: {
    classic: {
      name: "Klassisch",
      summary: "Du meldest selbst aus und musst überstechen. Falsch ausgemeldet kostet das Spiel.",
    },
    automatic: {
      name: "Automatisch",
      summary: "66 beendet das Spiel von selbst, Augen werden gezeigt, kein Stichzwang. Gut zum Lernen.",
    },
    counters: {
      name: "Punkte",
      summary: "66 beendet das Spiel von selbst, Schneider und Retourschneider zählen doppelt.",
    },
    soft: {
      name: "Weich (daheim)",
      summary:
        "Gemütlich: 66 von selbst, der erste fremde Stich darf angesehen werden, kein spätes Zudrehen.",
    },
    sharp: {
      name: "Scharf (daheim)",
      summary: "Für alle, die mitzählen: keine Augen, kein Zurückschauen, nichts beim ersten Stich.",
    },
    tournament: {
      name: "Turnier",
      summary: "Wie beim Preisschnapsen: selbst ausmelden, nichts wird gezeigt, Talon mindestens vier.",
    },
  },
  parameters: {
    mustHead: {
      label: "Strenges Spiel",
      values: { true: "Farb- und Stichzwang", false: "Farbzwang, aber kein Stichzwang" },
    },
    exchangeMinStock: {
      label: "Rauben",
      values: { 2: "Ab 2 Karten im Talon", 4: "Ab 4 Karten im Talon" },
    },
    exchangeFirstTrick: {
      label: "Rauben beim ersten Stich",
      values: { true: "Erlaubt", false: "Nicht erlaubt" },
    },
    marriageFirstTrick: {
      label: "Ansagen beim ersten Stich",
      values: { true: "Erlaubt", false: "Nicht erlaubt" },
    },
    marriageLead: {
      label: "Nach dem Ansagen wird ausgespielt",
      values: {
        kingOrQueen: `${cards.rank("K")} oder ${cards.rank("Q")}, nach Wahl`,
        king: `Immer der ${cards.rank("K")}`,
      },
    },
    closeMinStock: {
      label: "Zudrehen",
      values: { 2: "Ab 2 Karten im Talon", 4: "Ab 4 Karten im Talon" },
    },
    closeValue: {
      label: "Was der Sieg nach dem Zudrehen zählt",
      values: { atClosing: "Steht beim Zudrehen fest", atEnd: "Wird am Ende gezählt" },
    },
    goOut: {
      label: "Ausmelden mit 66",
      values: { claim: "Du musst selbst ausmelden", auto: "Das Spiel endet von selbst" },
    },
    falseClaim: {
      label: "Falsch ausgemeldet",
      values: {
        mirror: "Der andere schreibt, was du geschrieben hättest",
        min2: "Der andere schreibt 2, ohne Stich 3",
        null: "Kann nicht vorkommen",
      },
    },
    lastTrick: {
      label: "Niemand hat ausgemeldet: der letzte Stich",
      values: { one: "Bringt 1 Punkt", ladder: "Bringt 1, 2 oder 3 Punkte, je nach den Augen des anderen" },
    },
    viewTricks: {
      label: "Stiche ansehen",
      values: {
        lastUntilNextLead: "Nur den letzten, bis wieder ausgespielt wird",
        own: "Die eigenen Stiche",
        ownAndOpponentsFirst: "Die eigenen und den ersten des anderen",
        all: "Alle Stiche",
      },
    },
    showPoints: {
      label: "Augen werden gezeigt",
      values: { none: "Keine: selbst mitzählen", own: "Die eigenen", both: "Die beider Spieler" },
    },
    score: {
      label: "Punkte werden gezeigt",
      values: { down: "Herunter bis 0", up: "Hinauf" },
    },
    target: {
      label: "Länge eines Bummerls",
      values: { 7: "7 Punkte", 9: "9 Punkte", 11: "11 Punkte" },
    },
    retour: {
      label: "Retourschneider (aufgeholt gegen einen letzten Punkt)",
      values: {
        fromSeven: "Nur wenn der Sieger vorher noch nichts hatte",
        fromAny: "Von jedem Stand aus",
      },
    },
    bummerlValue: { label: "Was ein verlorenes Bummerl zählt" },
    nextDealer: {
      label: "Nächster Geber",
      values: { alternate: "Abwechselnd", winnerDeals: "Der Sieger gibt" },
    },
  },
  bummerlValue: (plain, schneider, retour) =>
    `einfach ${plain}, Schneider ${schneider}, Retourschneider ${retour}`,
  kinds: { plain: "einfach", schneider: "Schneider", retourschneider: "Retourschneider" },
  clocks: { quick: "Schnell", calm: "Ruhig", untimed: "Ohne Uhr" },
  clockNumbers: (seconds, minutes) =>
    `${seconds}\u00a0Sekunden pro Zug und ${minutes}\u00a0Minuten Reserve für jedes Bummerl`,
  untimed: "Die Zeit läuft nie ab, auch wenn ihr über Tage spielt",
});
