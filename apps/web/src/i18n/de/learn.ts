import type { CardsMessages } from "../en/cards.ts";
import type { LearnMessages } from "../en/learn.ts";
import { capital } from "../en/words.ts";
import { table } from "./table.ts";

const { actions } = table;

export const learn = (cards: CardsMessages): LearnMessages => ({
  title: "Lernen",
  teacher: "Poldi",
  step: (number, of) => `Schritt ${number} von ${of}`,
  steps: "Schritte",
  stepName: (number, title, done) => `${number}. ${title}${done ? " ✓" : ""}`,
  next: "Nächster Schritt",
  back: "Voriger Schritt",
  again: "Noch einmal",
  toCards: "Zu den Karten",
  text: "Worum es in diesem Schritt geht",
  playing: "Poldi spielt\u00a0…",
  end: "Das ist das ganze Spiel. Der Rest kommt beim Spielen.",
  makeTable: "Tisch eröffnen",
  toRules: "Alle Regeln",
  lessons: {
    trick: {
      title: "Ein Stich",
      say: `Jede Karte zählt Augen: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02. Die höhere Karte derselben Farbe macht den Stich.`,
      tasks: [
        `Poldi hat ${cards.object("HT")} ausgespielt. Stich ihn mit einer höheren Karte in ${cards.suit("H")}.`,
      ],
      done: "Der Stich gehört dir: 11 und 10 sind 21 Augen. Wer zuerst 66 hat, gewinnt.",
    },
    trump: {
      title: "Atout",
      say: `Die aufgedeckte Karte beim Talon zeigt, welche Farbe Atout ist: hier ${cards.suit("H")}. Atout sticht jede andere Farbe.`,
      tasks: [`Poldi hat ${cards.object("SA")} ausgespielt. Stich es mit deinem Atout.`],
      done: `Schon das kleinste Atout sticht ${cards.object("SA")}: 13 Augen.`,
    },
    draw: {
      title: "Vom Talon ziehen",
      say: "Nach jedem Stich ziehen beide eine Karte, der Gewinner zuerst. Solange ein Talon da ist, darfst du jede Karte zugeben.",
      tasks: [
        `${capital(cards.object("DA"))} kannst du nicht stechen. Gib die Karte mit den wenigsten Augen zu.`,
        `Du hast ${cards.object("CA")} gezogen, ein Atout. Mach damit den nächsten Stich.`,
      ],
      done: "2 Augen hergegeben, 22 gewonnen. Wer den Stich macht, spielt als Nächster aus.",
    },
    strict: {
      title: "Farbzwang",
      say: "Ist der Talon aufgebraucht, musst du Farbe bedienen, und zwar höher, wenn du kannst. Hast du die Farbe nicht, musst du mit Atout stechen.",
      tasks: [
        `Poldi hat ${cards.object("SA")} ausgespielt. Finde die einzige Karte, die du zugeben darfst.`,
        `Poldi spielt ${cards.object("DA")} aus, und diese Farbe hast du nicht. Was musst du tun?`,
      ],
      done: "Gut gemacht. Was nicht erlaubt ist, ist grau; tippst du es an, sagt dir der Tisch die Regel.",
    },
    marriage: {
      title: "Der Zwanziger",
      say: `${cards.rank("K")} und ${cards.rank("Q")} einer Farbe sind 20 Augen wert, in Atout 40. Du sagst sie an und spielst eine der beiden aus.`,
      tasks: [`Drück auf „${actions.marriage}“ und wähle ${cards.rank("K")} oder ${cards.rank("Q")}.`],
      done: "20 Augen mehr. Sie zählen, sobald du einen Stich hast, und den hast du schon.",
    },
    exchange: {
      title: "Rauben",
      say: `Wer ${cards.trumpJack} hat, darf ihn vor dem Ausspielen gegen die aufgedeckte Atoutkarte tauschen.`,
      tasks: [`Drück auf „${actions.exchange}“ und hol dir ${cards.object("CA")}.`],
      done: `${capital(cards.object("CA"))} für ${cards.object("CJ")}: ein guter Tausch. Und du spielst immer noch aus.`,
    },
    close: {
      title: "Zudrehen",
      say: "Mit einem starken Blatt kannst du zudrehen: Niemand zieht mehr, und es gilt Farbzwang. Aber dann musst du selbst 66 schaffen, sonst schreibt der andere 2 oder 3.",
      tasks: [
        `Dein Blatt ist sehr stark. Drück auf „${actions.close}“.`,
        `Jetzt zieh Poldi das Atout heraus: Spiel ein ${cards.suit("H")} aus.`,
      ],
      done: "Poldi hat kein Atout mehr, und gezogen wird nicht. Auch deine anderen Karten stechen alle.",
    },
    goOut: {
      title: "Ausmelden",
      say: "Mit 66 Augen gewinnst du das Spiel. Aber du musst es selbst sagen, bevor du ausspielst. Wer zu früh ausmeldet, verliert.",
      tasks: [`Neben deinem Namen steht, wie viele Augen du hast. Drück auf „${actions.claim}“.`],
      done: "69 Augen: richtig ausgemeldet, das Spiel gehört dir. Poldi hatte 15, darum zählt es 2 Punkte.",
    },
    counters: {
      title: "3, 2 oder 1",
      say: "Ein Sieg zählt 3 Punkte, wenn der andere keinen Stich hat, 2, wenn er weniger als 33 Augen hat, sonst 1.",
      tasks: [
        `Du hast 34 Augen, Poldi hat keinen Stich. Drück auf „${actions.marriage}“ und nimm 66 dazu: 34 und 40 sind 74.`,
      ],
      done: "3 Punkte, mehr bringt kein Spiel. Von deinen 7 Punkten fehlen dir noch 4.",
    },
    bummerl: {
      title: "Das Bummerl",
      say: "Jeder fängt mit 7 Punkten an und zieht ab, was er gewinnt. Wer bei 0 ist, gewinnt; der andere hat das Bummerl. Meldet niemand aus, bringt der letzte Stich 1 Punkt.",
      tasks: [
        "Dir fehlt nur noch 1 Punkt. Zwei Karten hast du noch: Mach den allerletzten Stich.",
        "Dein Atout macht den letzten Stich. Spiel es aus.",
        `55 Augen sind keine 66, aber der letzte Stich ist deiner. Drück auf „${actions.settle}“.`,
      ],
      done: "Du hast das Bummerl gewonnen!",
    },
  },
  wrong: {
    lower: "Die ist niedriger, dann macht Poldi den Stich. Such eine stärkere Karte.",
    otherSuit: `Eine andere Farbe sticht hier nicht. Spiel ${cards.suit("H")}.`,
    noTrump: `Das ist kein Atout und sticht nicht. Atout ist ${cards.suit("H")}.`,
    dear: "Das darfst du, aber du schenkst Poldi mehr Augen als nötig. Nimm eine billigere Karte.",
    useNew: "Die sticht nicht. Dein neues Atout schon.",
    announce: "Sag zuerst an: Spielst du die Karte einfach so, bekommst du die Augen nicht.",
    tooEarly: "Du hast noch keine 66: Das Spiel ginge an Poldi.",
    fetch: `Das darfst du, aber hol dir zuerst ${cards.object("CA")}: 11 Augen.`,
    closeFirst: "Das darfst du, aber dreh zuerst zu: Dann muss Poldi gleich Farbe bedienen.",
    trumpFirst: "Das könnte Poldi stechen. Zieh ihm zuerst das Atout heraus.",
    say66: "Du hast schon 66! Melde aus, bevor Poldi so weit ist.",
    atOnce: "Nimm 66 gleich dazu: Dann ist das Spiel aus, bevor Poldi einen Stich macht.",
    keepTrump: "Dann macht Poldi den letzten Stich. Heb dir das Atout bis zum Schluss auf.",
    not66: "Du hast 55. Falsch ausgemeldet gehört das Spiel Poldi.",
    notNow: "Das darfst du, aber darum geht es in diesem Schritt nicht. Versuch es noch einmal.",
  },
});
