import type { CardsMessages } from "./cards.ts";
import { table } from "./table.ts";
import { capital } from "./words.ts";

const { actions } = table;

/** One step: what there is to know, what to do (a sentence for each task), what is said when it is done. */
interface LessonTexts {
  readonly title: string;
  readonly say: string;
  readonly tasks: readonly string[];
  readonly done: string;
}

type LessonName =
  | "trick"
  | "trump"
  | "draw"
  | "strict"
  | "marriage"
  | "exchange"
  | "close"
  | "goOut"
  | "counters"
  | "bummerl";

export const learn = (cards: CardsMessages) => ({
  title: "Learn",
  /** Who sits opposite. */
  teacher: "Poldi",
  step: (number: number, of: number): string => `Step ${number} of ${of}`,
  /** The choice of a step, and one in its list; `done`: it has been solved. */
  steps: "Steps",
  stepName: (number: number, title: string, done: boolean): string =>
    `${number}. ${title}${done ? " ✓" : ""}`,
  next: "Next step",
  back: "Previous step",
  again: "Once more",
  toCards: "To the cards",
  text: "What this step is about",
  playing: "Poldi is playing…",
  end: "That is the whole game. The rest comes with playing.",
  makeTable: "Make a table",
  toRules: "All rules",
  lessons: {
    trick: {
      title: "Take a trick",
      say: `Every card has points: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02. The higher card of the same suit takes both.`,
      tasks: [`Poldi has led ${cards.object("HT")}. Take it with a higher card of ${cards.suit("H")}.`],
      done: "The trick is yours: 11 and 10 make 21 points. Whoever has 66 first wins.",
    },
    trump: {
      title: "Trump",
      say: `The card turned up beside the stock shows the trump suit, here ${cards.suit("H")}. A trump beats every card of the other suits.`,
      tasks: [`Poldi has led ${cards.object("SA")}. Take it with your trump.`],
      done: `Even your smallest trump has taken ${cards.object("SA")}: 13 points.`,
    },
    draw: {
      title: "Draw from the stock",
      say: "After each trick both draw a card, the winner first. As long as there is a stock, you may answer with any card.",
      tasks: [
        `You cannot beat ${cards.object("DA")}. Give the card with the fewest points.`,
        `You have drawn ${cards.object("CA")}, a trump. Take the next trick with it.`,
      ],
      done: "You gave away 2 points and won 22. Whoever wins a trick leads to the next one.",
    },
    strict: {
      title: "When the stock is gone",
      say: "From now on play is strict: you must follow suit, with a higher card if you can. If you have none of the suit, you must trump.",
      tasks: [
        `Poldi has led ${cards.object("SA")}. Find the only card you may play.`,
        `Poldi leads ${cards.object("DA")}, and you have no ${cards.suit("D")}. What must you do?`,
      ],
      done: "Well done. Cards that are not allowed are grey; tap one, and the table tells you the rule.",
    },
    marriage: {
      title: "Marriage",
      say: `${capital(cards.rank("K"))} and ${cards.rank("Q")} of one suit are a marriage: 20 extra points, 40 in trumps. You announce it and lead one of the two.`,
      tasks: [`Press “${actions.marriage}” and choose ${cards.rank("K")} or ${cards.rank("Q")}.`],
      done: "20 points more. They count as soon as you have won a trick, and you have.",
    },
    exchange: {
      title: "Exchange",
      say: `Whoever holds ${cards.trumpJack} may swap it for the turned-up trump before leading.`,
      tasks: [`Press “${actions.exchange}” to fetch ${cards.object("CA")}.`],
      done: `${capital(cards.object("CA"))} for ${cards.object("CJ")}: a good bargain, and it is still your lead.`,
    },
    close: {
      title: "Close the stock",
      say: "With a strong hand you can close the stock: nobody draws any more and play is strict. But then you must reach 66 yourself, or the other wins 2 or 3.",
      tasks: [
        `Your hand is very strong. Press “${actions.close}”.`,
        `Now pull Poldi’s trump: lead one of your ${cards.suit("H")}.`,
      ],
      done: "Poldi has no trump left, and nobody draws. All your other cards will win too.",
    },
    goOut: {
      title: "Say 66",
      say: "With 66 points you win the deal, but you have to say so yourself before you lead. If you say it too early, the other wins.",
      tasks: [`Beside your name it says how many points you have. Press “${actions.claim}”.`],
      done: "69 points: you were right, and the deal is yours. Poldi had 15, so it is worth 2.",
    },
    counters: {
      title: "3, 2 or 1",
      say: "A win is worth 3 counters if the other has no trick, 2 if he has fewer than 33 points, otherwise 1.",
      tasks: [
        `You have 34, Poldi has no trick. Press “${actions.marriage}” and choose 66 with it: 34 and 40 make 74.`,
      ],
      done: "3 counters, the most a deal can bring. You started with 7 and have 4 to go.",
    },
    bummerl: {
      title: "The Bummerl",
      say: "Both start with 7 counters and take off what they win. Whoever gets to 0 wins; the loser gets the Bummerl. If nobody goes out, the last trick wins 1.",
      tasks: [
        "You need only 1 more. Two cards are left: win the very last trick.",
        "Your trump takes the last trick. Play it.",
        `55 points are no 66, but the last trick is yours. Press “${actions.settle}”.`,
      ],
      done: "You have won the Bummerl!",
    },
  } as Readonly<Record<LessonName, LessonTexts>>,
  /** Why a move that is allowed was not the right one. It has been taken back. */
  wrong: {
    lower: "That card is lower, so Poldi would take the trick. Look for a stronger one.",
    otherSuit: `A card of another suit wins nothing here. Play ${cards.suit("H")}.`,
    noTrump: `That is no trump, so it cannot win. Trump is ${cards.suit("H")}.`,
    dear: "You may do that, but you would give Poldi more points than needed. Choose a cheaper card.",
    useNew: "That card does not win. Your new trump does.",
    announce: "Announce first: if you just play a card, the extra points are lost.",
    tooEarly: "You do not have 66 yet: Poldi would win the deal.",
    fetch: `You may do that, but fetch ${cards.object("CA")} first: it is worth 11.`,
    closeFirst: "You may do that, but close first: then Poldi must follow suit at once.",
    trumpFirst: "Poldi could trump that. Pull his trump first.",
    say66: "You have 66 already! Say so before Poldi gets there.",
    atOnce: "Say 66 with it, so that the deal ends before Poldi wins a trick.",
    keepTrump: "Then the last trick would go to Poldi. Keep your trump for the end.",
    not66: "You have 55. A wrong 66 would give the deal to Poldi.",
    notNow: "You may do that, but it is not what this step is about. Try again.",
  },
});

export type LearnMessages = ReturnType<typeof learn>;
