import type { Card, Suit } from "@bummerl/engine";
import type { HintCode, HintReason } from "@bummerl/players";
import { aceBeside } from "./ace-beside.ts";
import type { CardsMessages } from "./cards.ts";
import { counters as countersText } from "./words.ts";

/** What a reason says after the move it is for; figures come as the reader's language writes them. */
export type Reasons = {
  readonly [Code in HintCode]: (
    reason: Extract<HintReason, { readonly code: Code }>,
    figure: (value: number) => string,
  ) => string;
};

/** A piece of advice in parts: the move, and why. */
export interface AdviceMessages {
  readonly lead: (card: Card) => string;
  readonly answer: (card: Card) => string;
  readonly marriage: (suit: Suit, card: Card) => string;
  readonly marriageOut: (suit: Suit) => string;
  readonly moves: Readonly<Record<"exchange" | "close" | "claim" | "settle" | "giveUp", string>>;
  readonly sentence: (move: string, reason: string | null) => string;
  readonly reasons: Reasons;
}

const advice = (cards: CardsMessages): AdviceMessages => ({
  lead: (card) => `Lead ${cards.object(card)}`,
  answer: (card) => `Answer with ${cards.object(card)}`,
  marriage: (suit, card) => `Announce ${cards.suit(suit)} and lead ${cards.object(card)}`,
  marriageOut: (suit) => `Announce ${cards.suit(suit)} and claim 66`,
  moves: {
    exchange: `Exchange ${cards.trumpJack}`,
    close: "Close the stock",
    claim: "Claim 66",
    settle: "Settle",
    giveUp: "Give the deal up",
  },
  sentence: (move, reason) => (reason === null ? `${move}.` : `${move}: ${reason}.`),
  reasons: {
    onlyChoice: () => "there is nothing else to do",
    claimNow: ({ points }) => `you have ${points} points, and 66 are enough`,
    pairGoesOut: ({ points }) => `with the ${points} you have 66`,
    cardsGone: () => "all cards are played, and the last trick is yours",
    exchangeJack: ({ card }) => `${cards.object(card)} is worth more in your hand than ${cards.trumpJackIs}`,
    announcePair: ({ points, pending }) =>
      pending
        ? `the pair brings ${points} points as soon as you have a trick`
        : `the pair brings ${points} points`,
    closeNow: ({ percent, counters }) =>
      percent === 100
        ? `it cannot fail, and brings ${countersText(counters)}`
        : percent < 50
          ? `it succeeds only about ${percent} times in 100, but everything else is worse`
          : `it succeeds about ${percent} times in 100, and brings ${countersText(counters)} then`,
    winsForSure: ({ counters }) => `all cards are known, and this wins ${countersText(counters)} for sure`,
    losesLeast: ({ counters }) =>
      `all cards are known; the deal is lost, but this way it costs only ${countersText(counters)}`,
    allTheSame: () => "all cards are known, and everything comes to the same",
    trickGoesOut: ({ points }) => `with this trick you have ${points} points`,
    denies66: ({ points }) => `left to the computer, this trick would bring it to ${points}`,
    leavesSchneider: ({ points }) => `with ${points} points a loss does not count double any more`,
    firstTrick: ({ pending }) =>
      pending > 0
        ? `with a first trick the ${pending} points you announced count`
        : "with a first trick a loss does not cost three counters any more",
    takesAnyway: ({ keeps, points }) =>
      keeps === null
        ? `you have to take this trick anyway, and so it brings ${points} points`
        : `you have to take this trick anyway, and so you keep ${cards.object(keeps)}`,
    takesFatTrick: ({ points }) => `the trick is worth ${points} points`,
    takesInSuit: () => "you take the trick without spending a trump",
    takesWithTrump: ({ points }) => `for a trump you get ${points} points and the next lead`,
    takesToAnnounce: ({ suit, points }) => `you lead next and can announce ${points} in ${cards.suit(suit)}`,
    keepsTrumps: ({ points }) => `only a trump would take the trick, and ${points} points are not worth one`,
    keepsPair: ({ suit, points }) => `so you keep your pair in ${cards.suit(suit)}, worth ${points}`,
    givesLeast: ({ butTrumps }) =>
      butTrumps ? "it costs the fewest points, and no trump" : "it costs the fewest points",
    leadsWinner: () => "the computer cannot take it",
    drawsTrumps: ({ out }) => `it draws trumps, of which ${out} may still be out`,
    forcesTrump: ({ suit }) => `the computer has no ${cards.suit(suit)} left and must spend a trump`,
    keepsTrumpTen: ({ card }) =>
      `keep ${cards.object(card)} while ${cards.object(aceBeside(card))} is still out`,
    leadsLow: () => "little is lost if the computer takes it",
    leadsSafely: ({ percent }) => `${percent} times in 100 the computer cannot take it`,
    leadsTopOfSuit: () => "nothing higher of its suit is out, so only a trump takes it",
    leadsLeast: () => "the trick is probably lost, and this costs the fewest points",
    expected: ({ counters, better }, figure) => {
      const brings = `on average it ${counters < 0 ? "loses" : "wins"} ${figure(Math.abs(counters))} counters`;
      if (better < 0) return `${brings}, which is worth most as the Bummerl stands`;
      if (better === 0) return `${brings}, and nothing is better`;
      return `${brings}, ${figure(better)} ${counters < 0 ? "fewer" : "more"} than the next best move`;
    },
  },
});

/** What is said to those who play a computer, in the words of one deck. */
export const opponents = (cards: CardsMessages) => ({
  advice: advice(cards),
  levelLegend: "How strong should it be?",
  levels: {
    beginner: "Plays sensible cards, forgets what has gone, and never closes.",
    hobby: "Remembers the trumps and the big cards, and announces what it can.",
    regulars: "Counts every card and point, closes soundly, and plays endings without a mistake.",
    master: "Weighs every way the cards may lie and plays for the whole Bummerl.",
  },
  dealerLegend: "Who deals first?",
  dealers: { random: "By lot", me: "You", computer: "The computer" },
  paceLegend: "How fast does it play?",
  paces: { natural: "Like a person", short: "Briskly", none: "At once" },
  rulesTitle: (name: string) => `Rules: ${name}`,
  rulesHint: "Change the rules",
  hereLabel: "On this device only",
  hereHint: "Goes on without a connection, and is kept in this browser alone.",
  hereAway: "There is no connection just now, so it is played on this device.",
  serverHint: "Kept on the server: you can go on with it on any of your devices.",
  play: "Play now",
});
export type OpponentsMessages = ReturnType<typeof opponents>;
