import type { GlossaryId } from "../../parts/glossary-entries.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { GlossaryEntry, GlossaryMessages } from "../en/glossary.ts";
import { capital } from "../en/words.ts";

export const glossary = (cards: CardsMessages): GlossaryMessages => {
  const rank = cards.rank;
  const entries: Readonly<Record<GlossaryId, GlossaryEntry>> = {
    abheben: {
      word: "Abheben",
      own: "Abheben",
      text: "Einen Teil des Pakets wegnehmen und unter den Rest legen. Hier tun das die Geräte beider Spieler vor jedem Spiel.",
    },
    atout: {
      word: "Atout",
      own: "Trumpf",
      text: "Die Farbe der aufgedeckten Karte. Sie sticht alle anderen Farben.",
    },
    atoutzwang: {
      word: "Atoutzwang",
      own: "Atoutzwang",
      text: "Wer im strengen Spiel die ausgespielte Farbe nicht hat, muss mit Atout stechen.",
    },
    augen: {
      word: "Augen",
      own: "Augen",
      text: `Was die Karten im Stich zählen: ${rank("A")} 11, ${rank("T")} 10, ${rank("K")} 4, ${rank("Q")} 3, ${rank("J")} 2. Du brauchst 66.`,
    },
    ausmelden: {
      word: "Ausmelden",
      own: "Ausmelden",
      text: "Sagen, dass man 66 hat. Wer falsch ausmeldet, verliert das Spiel.",
    },
    ausspielen: { word: "Ausspielen", own: "Ausspielen", text: "Die erste Karte eines Stichs spielen." },
    bummerl: {
      word: "Bummerl",
      own: "Bummerl",
      text: "Der Wettlauf über mehrere Spiele auf sieben Punkte. Wer verliert, hat das Bummerl und bekommt es angeschrieben.",
    },
    daus: {
      word: "Daus",
      own: "Ass, Sau",
      text: "Die höchste Karte im doppeldeutschen Blatt. Sie zählt 11.",
    },
    farbzwang: {
      word: "Farbzwang",
      own: "Farbzwang",
      text: "Im strengen Spiel muss man die ausgespielte Farbe bedienen. Auch das strenge Spiel als Ganzes heißt so.",
    },
    geber: { word: "Geber", own: "Geber", text: "Wer die Karten gibt. Der andere spielt zuerst aus." },
    ober: {
      word: "Ober",
      own: "Dame",
      text: "Im doppeldeutschen Blatt die Karte anstelle der Dame; ihr Farbzeichen steht oben. Sie zählt 3.",
    },
    ohneStich: {
      word: "Ohne Stich",
      own: "Ohne Stich",
      text: "Wer noch keinen Stich hat, wenn der andere ausmeldet, verliert 3 Punkte.",
    },
    punkte: {
      word: "Punkte",
      own: "Punkte",
      text: "Was ein Spiel wert ist: 1, 2 oder 3. Sie entscheiden das Bummerl. Nicht dasselbe wie Augen.",
    },
    rauben: {
      word: "Rauben",
      own: "austauschen",
      text: `${capital(cards.trumpJack)} gegen die aufgedeckte Atoutkarte tauschen.`,
    },
    retourschneider: {
      word: "Retourschneider",
      own: "Rückschneider",
      text: "Einem fehlte nur noch ein Punkt, und von da an hat der andere alles gewonnen.",
    },
    schneider: {
      word: "Schneider",
      own: "Schneider",
      text: "Im Spiel: weniger als 33 Augen. Im Bummerl: verloren, ohne einen einzigen Punkt zu machen.",
    },
    stich: {
      word: "Stich",
      own: "Stich",
      text: "Die ausgespielte Karte und die zugegebene. Die stärkere nimmt beide.",
    },
    stichzwang: {
      word: "Stichzwang",
      own: "Stichzwang",
      text: "Im strengen Spiel muss man die ausgespielte Karte mit einer höheren derselben Farbe überstechen, wenn man eine hat.",
    },
    talon: {
      word: "Talon",
      own: "Talon",
      text: "Die Karten, die nicht ausgeteilt sind. Nach jedem Stich ziehen beide davon.",
    },
    unter: {
      word: "Unter",
      own: "Bub",
      text: "Im doppeldeutschen Blatt die Karte anstelle des Buben; ihr Farbzeichen steht unten. Sie zählt 2.",
    },
    vierziger: {
      word: "Vierziger",
      own: "Vierziger",
      text: `${rank("K")} und ${rank("Q")} in Atout: 40 Augen.`,
    },
    vorhand: {
      word: "Vorhand",
      own: "Vorhand",
      text: "Wer nicht gibt. Vorhand spielt zum ersten Stich aus.",
    },
    zudrehen: {
      word: "Zudrehen",
      own: "Zudrehen",
      text: "Die Atoutkarte umdrehen: Niemand zieht mehr, und wer zugedreht hat, muss 66 schaffen.",
    },
    zwanziger: {
      word: "Zwanziger",
      own: "Zwanziger",
      text: `${rank("K")} und ${rank("Q")} einer Farbe, angesagt, bevor man eine davon ausspielt: 20 Augen.`,
    },
  };
  return {
    title: "Die Wörter des Spiels",
    lead: "Wie man in Österreich am Kartentisch sagt.",
    see: "Siehe",
    entries,
  };
};
