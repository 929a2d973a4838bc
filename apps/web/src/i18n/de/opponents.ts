import { aceBeside } from "../en/ace-beside.ts";
import type { CardsMessages } from "../en/cards.ts";
import type { AdviceMessages, OpponentsMessages } from "../en/opponents.ts";
import { capital } from "../en/words.ts";
import { counters as countersText } from "./words.ts";

const advice = (cards: CardsMessages): AdviceMessages => ({
  lead: (card) => `Spiel ${cards.object(card)} aus`,
  answer: (card) => `Spiel ${cards.object(card)}`,
  marriage: (suit, card) => `Sag ${cards.suit(suit)} an und spiel ${cards.object(card)} aus`,
  marriageOut: (suit) => `Sag ${cards.suit(suit)} an und melde 66`,
  moves: {
    exchange: "Raub die Atoutkarte",
    close: "Dreh den Talon zu",
    claim: "Melde 66",
    settle: "Rechne ab",
    giveUp: "Gib das Spiel auf",
  },
  sentence: (move, reason) => (reason === null ? `${move}.` : `${move}: ${capital(reason)}.`),
  reasons: {
    onlyChoice: () => "etwas anderes bleibt dir nicht",
    claimNow: ({ points }) => `du hast ${points} Augen, und 66 genügen`,
    pairGoesOut: ({ points }) => `mit den ${points} hast du 66`,
    cardsGone: () => "alle Karten sind gespielt, und der letzte Stich gehört dir",
    exchangeJack: ({ card }) => `du bekommst ${cards.object(card)} für ${cards.trumpJack}`,
    announcePair: ({ points, pending }) =>
      pending
        ? `das Paar bringt ${points} Augen, sobald du einen Stich hast`
        : `das Paar bringt ${points} Augen`,
    closeNow: ({ percent, counters }) =>
      percent === 100
        ? `das kann nicht schiefgehen und bringt ${countersText(counters)}`
        : percent < 50
          ? `das gelingt nur in etwa ${percent} von 100 Fällen, aber alles andere ist schlechter`
          : `das gelingt in etwa ${percent} von 100 Fällen und bringt dann ${countersText(counters)}`,
    winsForSure: ({ counters }) =>
      `alle Karten sind bekannt, und so gewinnst du sicher ${countersText(counters)}`,
    losesLeast: ({ counters }) =>
      `alle Karten sind bekannt; das Spiel ist verloren, kostet so aber nur ${countersText(counters)}`,
    allTheSame: () => "alle Karten sind bekannt, und alles kommt auf dasselbe heraus",
    trickGoesOut: ({ points }) => `mit diesem Stich hast du ${points} Augen`,
    denies66: ({ points }) => `sonst käme der Computer mit diesem Stich auf ${points}`,
    leavesSchneider: ({ points }) => `mit ${points} Augen bist du aus dem Schneider`,
    firstTrick: ({ pending }) =>
      pending > 0
        ? `mit dem ersten Stich zählen die ${pending} Augen, die du angesagt hast`
        : "mit einem Stich kostet dich eine Niederlage keine drei Punkte mehr",
    takesAnyway: ({ keeps, points }) =>
      keeps === null
        ? `diesen Stich machst du auf jeden Fall, und so bringt er ${points} Augen`
        : `diesen Stich machst du auf jeden Fall, und so behältst du ${cards.object(keeps)}`,
    takesFatTrick: ({ points }) => `der Stich bringt ${points} Augen`,
    takesInSuit: () => "du machst den Stich, ohne ein Atout herzugeben",
    takesWithTrump: ({ points }) => `für ein Atout bekommst du ${points} Augen und spielst als Nächster aus`,
    takesToAnnounce: ({ suit, points }) =>
      `du spielst dann aus und kannst ${points} in ${cards.suit(suit)} ansagen`,
    keepsTrumps: ({ points }) => `nur ein Atout würde stechen, und dafür sind ${points} Augen zu wenig`,
    keepsPair: ({ suit, points }) =>
      `so bleibt dir das Paar in ${cards.suit(suit)} für den ${points === 40 ? "Vierziger" : "Zwanziger"}`,
    givesLeast: ({ butTrumps }) =>
      butTrumps ? "das kostet die wenigsten Augen und kein Atout" : "das kostet die wenigsten Augen",
    leadsWinner: () => "der Computer kann diese Karte nicht stechen",
    drawsTrumps: ({ out }) =>
      `das zieht Atout, davon ${out === 1 ? "kann" : "können"} noch ${out} draußen sein`,
    forcesTrump: ({ suit }) =>
      `der Computer hat in ${cards.suit(suit)} nichts mehr und muss ein Atout hergeben`,
    keepsTrumpTen: ({ card }) =>
      `behalte ${cards.object(card)}, solange ${cards.object(aceBeside(card))} noch draußen ist`,
    leadsLow: () => "wenn der Computer sticht, ist wenig verloren",
    leadsSafely: ({ percent }) => `in ${percent} von 100 Fällen kann der Computer diese Karte nicht stechen`,
    leadsTopOfSuit: () => "in dieser Farbe ist nichts Höheres mehr draußen, also sticht nur ein Atout",
    leadsLeast: () => "der Stich ist wohl verloren, und das kostet die wenigsten Augen",
    expected: ({ counters, better }, figure) => {
      const loses = counters < 0;
      const brings = `im Schnitt ${loses ? "verliert" : "gewinnt"} das ${figure(Math.abs(counters))} Punkte`;
      if (better < 0) return `${brings}, und beim jetzigen Stand des Bummerls ist das am meisten wert`;
      if (better === 0) return `${brings}, und nichts ist besser`;
      return `${brings}, um ${figure(better)} ${loses ? "weniger" : "mehr"} als der nächstbeste Zug`;
    },
  },
});

/** What is said to those who play a computer, in the words of one deck. */
export const opponents = (cards: CardsMessages): OpponentsMessages => ({
  advice: advice(cards),
  levelLegend: "Wie gut soll er sein?",
  levels: {
    beginner: "Spielt vernünftige Karten, vergisst, was schon weg ist, und dreht nie zu.",
    hobby: "Merkt sich die Atout und die großen Karten und sagt an, was er kann.",
    regulars: "Zählt jede Karte und jedes Auge mit, dreht mit Grund zu und macht im Endspiel keinen Fehler.",
    master: "Wägt ab, wie die Karten noch liegen können, und spielt auf das ganze Bummerl.",
  },
  dealerLegend: "Wer gibt zuerst?",
  dealers: { random: "Das Los", me: "Du", computer: "Der Computer" },
  paceLegend: "Wie schnell spielt er?",
  paces: { natural: "Wie ein Mensch", short: "Flott", none: "Sofort" },
  rulesTitle: (name) => `Regeln: ${name}`,
  rulesHint: "Regeln ändern",
  hereLabel: "Nur auf diesem Gerät",
  hereHint: "Geht auch ohne Verbindung weiter und bleibt nur in diesem Browser.",
  hereAway: "Gerade gibt es keine Verbindung, darum wird auf diesem Gerät gespielt.",
  serverHint: "Liegt am Server: Du kannst auf jedem deiner Geräte weiterspielen.",
  play: "Jetzt spielen",
});
