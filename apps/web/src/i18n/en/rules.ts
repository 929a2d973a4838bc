import type { CardsMessages } from "./cards.ts";
import { capital } from "./words.ts";

export const rules = (cards: CardsMessages) => ({
  title: "Rules",
  lead: "Schnapsen in a few words, and how the rule sets of this house differ.",
  basicsTitle: "The game in short",
  basics: [
    `Two players, 20 cards: ${cards.rank("A")}\u00a011, ${cards.rank("T")}\u00a010, ${cards.rank("K")}\u00a04, ${cards.rank("Q")}\u00a03, ${cards.rank("J")}\u00a02 card points. Each gets five cards; one card is turned up and its suit is trump. The rest is the stock.`,
    "Forehand leads first, then whoever won the last trick. While the stock is open you may answer with any card. A higher card of the suit led wins, or a trump on another suit. After each trick both draw, the winner first.",
    "When the stock is used up or closed, play becomes strict: follow suit, under most rule sets with a higher card if you can; if you hold none of the suit, you must trump.",
    `Before leading you may: exchange ${cards.trumpJack} for the up-card, close the stock, announce a marriage (${cards.rank("K")} and ${cards.rank("Q")} of one suit: 20, in trumps 40) and lead one of the two.`,
    "Whoever has 66 card points first goes out. That is worth 3 counters if the other has no trick, 2 if he has fewer than 33 card points, otherwise 1.",
    "Whoever closes must reach 66. If that fails, the other player writes 2 counters, or 3 if the other had no trick when the stock was closed.",
    "Whoever first takes off all counters wins the Bummerl; the loser is charged it. The dealer changes with every deal.",
  ],
  setsTitle: "All rules",
  showDifferences: (count: number, usual: string) =>
    count === 1 ? `1 difference from ${usual}` : `${count} differences from ${usual}`,
  /** What the reader usually plays, to which all other rules are compared. */
  usual: {
    are: "Your usual rules",
    differs: (name: string) => `Differs from ${name}, which you usually play:`,
    instead: (value: string) => `Usually: ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
    choose: "I usually play these",
    hint: "What differs from your usual rules is marked everywhere, even before you sit down at a table.",
  },
  /** The same to somebody of whom it is not known what he usually plays. */
  house: {
    are: "The usual rules",
    differs: (name: string) => `Different from ${name}, the usual rules:`,
  },
  toLearn: "Learn it step by step",
  contents: "On this page",
  choose: "Rule set",
  ownName: "Own mix",
  ownSummary: "Choose every rule yourself.",
  presets: {
    classic: {
      name: "Classic",
      summary: "You say “66” yourself and must win tricks in strict play. A false claim costs you the deal.",
    },
    automatic: {
      name: "Automatic",
      summary: "66 ends the deal by itself, points are shown, no need to win the trick. Good for learning.",
    },
    counters: {
      name: "Counters",
      summary: "66 ends the deal by itself, a Schneider or Retourschneider counts double.",
    },
    soft: {
      name: "Soft (at home)",
      summary: "Relaxed: 66 by itself, the other’s first trick may be looked at, no late closing.",
    },
    sharp: {
      name: "Sharp (at home)",
      summary: "For people who count: no points shown, no looking back, nothing on the first trick.",
    },
    tournament: {
      name: "Tournament",
      summary:
        "As at prize tournaments: you claim, nothing is shown, no closing or exchange on a stock of two.",
    },
  },
  parameters: {
    mustHead: {
      label: "Strict play",
      values: {
        true: "Follow suit and win the trick if you can",
        false: "Follow suit; no need to win the trick",
      },
    },
    exchangeMinStock: {
      label: `Exchanging ${cards.trumpJack}`,
      values: { 2: "As long as 2 cards are in the stock", 4: "Only with at least 4 cards in the stock" },
    },
    exchangeFirstTrick: {
      label: "Exchange on the first trick",
      values: { true: "Allowed", false: "Not allowed" },
    },
    marriageFirstTrick: {
      label: "Marriage on the first trick",
      values: { true: "Allowed", false: "Not allowed" },
    },
    marriageLead: {
      label: "Card led from a marriage",
      values: {
        kingOrQueen: `${capital(cards.rank("K"))} or ${cards.rank("Q")}, as you like`,
        king: `Always the ${cards.rank("K")}`,
      },
    },
    closeMinStock: {
      label: "Closing the stock",
      values: { 2: "As long as 2 cards are in the stock", 4: "Only with at least 4 cards in the stock" },
    },
    closeValue: {
      label: "What the closer’s win is worth",
      values: { atClosing: "Fixed when the stock is closed", atEnd: "Counted at the end of the deal" },
    },
    goOut: {
      label: "Going out with 66",
      values: { claim: "You must say it yourself", auto: "The deal ends by itself" },
    },
    falseClaim: {
      label: "A false claim",
      values: {
        mirror: "The other writes what you would have written",
        min2: "The other writes 2, or 3 without a trick",
        null: "Cannot happen",
      },
    },
    lastTrick: {
      label: "Nobody went out: the last trick",
      values: { one: "Wins 1 counter", ladder: "Wins 1, 2 or 3 counters by the other’s points" },
    },
    viewTricks: {
      label: "Looking at tricks",
      values: {
        lastUntilNextLead: "Only the last one, until the next lead",
        own: "Your own tricks",
        ownAndOpponentsFirst: "Your own and the other’s first trick",
        all: "All tricks",
      },
    },
    showPoints: {
      label: "Card points shown",
      values: { none: "None: count for yourself", own: "Your own", both: "Both players’" },
    },
    score: {
      label: "Counters are shown",
      values: { down: "Counting down to 0", up: "Counting up" },
    },
    target: {
      label: "Length of a Bummerl",
      values: { 7: "7 counters", 9: "9 counters", 11: "11 counters" },
    },
    retour: {
      label: "Retourschneider (comeback against one to go)",
      values: {
        fromSeven: "Only if the winner had not scored before",
        fromAny: "From any score",
      },
    },
    bummerlValue: { label: "What a lost Bummerl counts in the tally" },
    nextDealer: {
      label: "Next dealer",
      values: { alternate: "Takes turns", winnerDeals: "The winner deals" },
    },
  },
  bummerlValue: (plain: string, schneider: string, retour: string) =>
    `plain ${plain}, Schneider ${schneider}, Retourschneider ${retour}`,
  kinds: { plain: "plain", schneider: "Schneider", retourschneider: "Retourschneider" },
  clocks: { quick: "Quick", calm: "Calm", untimed: "No clock" },
  clockNumbers: (seconds: string, minutes: string) =>
    `${seconds}\u00a0seconds a move and ${minutes}\u00a0minutes in reserve for each Bummerl`,
  untimed: "Time never runs out, even if you play over days",
});
export type RulesMessages = ReturnType<typeof rules>;
