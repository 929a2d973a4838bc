import type { GlossaryId } from "../../parts/glossary-entries.ts";
import type { CardsMessages } from "./cards.ts";
import { capital } from "./words.ts";

/** A word as it is said in Austria, what it is called here, what it means. */
export interface GlossaryEntry {
  readonly word: string;
  /** The same as `word` where there is no other one for it. */
  readonly own: string;
  readonly text: string;
}

export const glossary = (cards: CardsMessages) => {
  const rank = cards.rank;
  const entries: Readonly<Record<GlossaryId, GlossaryEntry>> = {
    abheben: {
      word: "Abheben",
      own: "cut",
      text: "To lift part of the pack and put it below the rest. Here both players’ browsers do it for every deal.",
    },
    atout: {
      word: "Atout",
      own: "trump",
      text: "The suit of the card that is turned up. It beats all other suits.",
    },
    atoutzwang: {
      word: "Atoutzwang",
      own: "duty to trump",
      text: "In strict play, whoever has none of the suit led must play a trump.",
    },
    augen: {
      word: "Augen",
      own: "card points",
      text: `What cards count in tricks: ${rank("A")} 11, ${rank("T")} 10, ${rank("K")} 4, ${rank("Q")} 3, ${rank("J")} 2. You need 66.`,
    },
    ausmelden: {
      word: "Ausmelden",
      own: "go out",
      text: "To say that you have 66. Said wrongly, it costs the deal.",
    },
    ausspielen: { word: "Ausspielen", own: "lead", text: "To play the first card of a trick." },
    bummerl: {
      word: "Bummerl",
      own: "Bummerl",
      text: "The race over several deals to seven counters. The loser is said to get a Bummerl, which is chalked up against him.",
    },
    daus: {
      word: "Daus",
      own: "ace",
      text: "The ace of the double German pack, also called Ass or Sau. It counts 11.",
    },
    farbzwang: {
      word: "Farbzwang",
      own: "duty to follow suit",
      text: "In strict play you must answer with the suit led if you have it. The word is also used for strict play as a whole.",
    },
    geber: { word: "Geber", own: "dealer", text: "Who deals the cards. The other player leads first." },
    ober: {
      word: "Ober",
      own: "queen",
      text: "In the double German pack the card in place of the queen; its suit sign stands at the top. It counts 3.",
    },
    ohneStich: {
      word: "Ohne Stich",
      own: "without a trick",
      text: "Whoever has not won one trick when the other goes out loses 3 counters.",
    },
    punkte: {
      word: "Punkte",
      own: "counters",
      text: "What a deal is worth: 1, 2 or 3. They decide the Bummerl. Not the same as card points.",
    },
    rauben: {
      word: "Rauben",
      own: "exchange",
      text: `To swap ${cards.trumpJack} for the up-card.`,
    },
    retourschneider: {
      word: "Retourschneider",
      own: "Retourschneider",
      text: "Also Rückschneider: somebody needed only one more counter, and the other won everything from there.",
    },
    schneider: {
      word: "Schneider",
      own: "Schneider",
      text: "In a deal: fewer than 33 card points. In a Bummerl: to lose it without a single counter.",
    },
    stich: {
      word: "Stich",
      own: "trick",
      text: "The card led and the card that answers it. The stronger one takes both.",
    },
    stichzwang: {
      word: "Stichzwang",
      own: "duty to beat",
      text: "In strict play you must beat the card led with a higher one of its suit if you can.",
    },
    talon: { word: "Talon", own: "stock", text: "The cards not dealt. Both draw from it after each trick." },
    unter: {
      word: "Unter",
      own: "jack",
      text: "In the double German pack the card in place of the jack; its suit sign stands at the bottom. It counts 2.",
    },
    vierziger: {
      word: "Vierziger",
      own: "royal marriage",
      text: `${capital(rank("K"))} and ${rank("Q")} of trumps: 40 card points.`,
    },
    vorhand: {
      word: "Vorhand",
      own: "forehand",
      text: "Who does not deal. Forehand leads to the first trick.",
    },
    zudrehen: {
      word: "Zudrehen",
      own: "close",
      text: "To turn the up-card over: nobody draws any more, and whoever closed must reach 66.",
    },
    zwanziger: {
      word: "Zwanziger",
      own: "marriage",
      text: `${capital(rank("K"))} and ${rank("Q")} of one suit, announced before leading one of them: 20 card points.`,
    },
  };
  return {
    title: "Words of the game",
    lead: "As they are said at the card table in Austria.",
    see: "See",
    entries,
  };
};
export type GlossaryMessages = ReturnType<typeof glossary>;
