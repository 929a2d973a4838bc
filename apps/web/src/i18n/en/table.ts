import type { BummerlKind, EndReason } from "@bummerl/engine";
import { counters, first, plural, says, saysFirst, the, type Who } from "./words.ts";

const kinds: Readonly<Record<BummerlKind, string>> = {
  plain: "Bummerl",
  schneider: "Schneider",
  retourschneider: "Retourschneider",
};

export const table = {
  title: "Card table",
  kinds,
  you: "You",
  actions: {
    undo: "Take back",
    hint: "Hint",
    settings: "Settings",
    rules: "Rules of this table",
    marriage: "Marriage",
    exchange: "Exchange",
    close: "Close",
    claim: "66",
    settle: "Settle",
    next: "Next",
    playOn: "Play on",
    goOn: "Play on",
    giveUp: "Give up deal",
    resign: "Resign Bummerl",
    save: "Save",
    leave: "Leave",
    resume: "Resume",
    takeBummerl: "Take the Bummerl",
    wait: "Wait",
    saveForLater: "Save for later",
    lastTrick: "Last trick",
    history: "Deal so far",
    help: "Help",
    menu: "Menu",
    tricks: (count: number): string => plural(count, "trick", "tricks"),
    cancel: "Cancel",
    done: "Done",
  },
  areas: {
    opponent: (name: string): string => `${first(name)}’s side`,
    trick: "Trick",
    stock: "Stock",
    upCard: "Up-card",
    hand: "Your hand",
    actions: "What you can do",
    score: "Score",
    history: "The deal so far",
    result: "Result of the deal",
    announcements: "Announcements",
    hidden: (count: number): string => plural(count, "hidden card", "hidden cards"),
  },
  stock: {
    left: (count: number): string => plural(count, "card", "cards"),
    closed: "closed",
    closedBy: (who: Who): string => says(who, "Closed by you", (n) => `Closed by ${n}`),
    usedUp: "Used up",
    trump: (suit: string): string => `Trump: ${suit}`,
    trumpWord: "Trump",
  },
  points: {
    label: (points: number): string => plural(points, "point", "points"),
    pending: (points: number): string => `${points} pending`,
    pendingLong: (points: number): string => `${points} from a marriage count once a trick is won`,
  },
  score: {
    mat: "Whoever loses a Bummerl gets a dot.",
    toGo: (count: number): string => `${count} to go`,
    won: (count: number, target: number): string => `${count} of ${target}`,
    counters: "Counters",
    countersOf: (name: string, text: string): string => `${name}: ${text}`,
    tally: "Bummerl",
    tallyLong: (yours: number, theirs: number, name: string): string =>
      `Bummerl won: you ${yours}, ${the(name)} ${theirs}`,
    allTables: (yours: string, theirs: string, name: string): string =>
      `Bummerl at all your tables: you ${yours}, ${the(name)} ${theirs}`,
    byValue: "by value",
  },
  presence: { here: "here", away: "away" },
  link: {
    connecting: "Connecting\u00a0…",
    down: "No connection. It comes back by itself; nothing is lost.",
  },
  clock: {
    label: (name: string, time: string): string => `Time of ${the(name)}: ${time}`,
    yours: (time: string): string => `Your time: ${time}`,
    bank: (time: string): string => `bank ${time}`,
    onBank: "on the bank",
    up: "time is up",
  },
  stake: {
    title: "At stake",
    both: (who: Who, made: number, failed: number): string =>
      saysFirst(
        who,
        `You closed: ${made} for you, ${failed} against you`,
        (n) => `${n} closed: ${made} if it works, ${failed} for you if not`,
      ),
    failedOnly: (who: Who, failed: number): string =>
      saysFirst(
        who,
        `You closed: ${failed} against you if it fails`,
        (n) => `${n} closed: ${failed} for you if it fails`,
      ),
  },
  turn: {
    demand: {
      beat: (suit: string): string => `Follow ${suit} and beat it`,
      follow: (suit: string): string => `Your turn: follow ${suit}`,
      trump: (suit: string): string => `No ${suit}: you must trump`,
      any: (suit: string): string => `No ${suit}: any card will do`,
    },
    youLead: "Your turn: lead a card",
    youFollow: "Your turn: play a card",
    youSettle: "Last trick is yours: 66 or settle",
    other: (name: string): string => `${first(name)}’s turn`,
    none: "",
  },
  marriage: {
    pendingHint: "It counts as soon as you have won a trick.",
    onlyOne: "By these rules this card is led.",
    title: "Announce a marriage",
    pair: (suit: string, points: number): string => `${suit}: ${points}`,
    choose: "Which card do you lead?",
    lead: (card: string): string => `Lead ${card}`,
    withClaim: (suit: string): string => `${suit} and 66`,
    withClaimHint: "With 66 nothing is led: the deal ends at once.",
  },
  confirm: {
    close: {
      title: "Close the stock?",
      text: "Nobody draws any more and play becomes strict. If you do not reach 66, the other player wins.",
      yes: "Close now",
    },
    claim: {
      title: "Claim 66?",
      text: "The deal ends at once. If you have fewer than 66, the other player wins.",
      yes: "Claim 66",
    },
    giveUp: {
      title: "Give up this deal?",
      text: "The other player scores what 66 would be worth now.",
      yes: "Give up now",
    },
    resign: {
      title: "Resign the whole Bummerl?",
      text: "The other player wins this Bummerl.",
      yes: "Resign now",
    },
    leave: {
      title: "Leave this table?",
      text: "Play ends here for both. The tally is kept.",
      yes: "Leave now",
    },
    takeBummerl: {
      title: "Take the Bummerl?",
      text: "The other player’s time is used up. The Bummerl is yours if you take it.",
      yes: "Take it now",
    },
  },
  waiting: {
    firstDeal: "The cards are being cut\u00a0…",
    nextPressed: (name: string): string => `Waiting for ${the(name)}\u00a0…`,
    otherReady: (name: string): string => `${first(name)} is ready for the next deal.`,
    otherPlaysOn: (name: string): string => `${first(name)} wants to play on.`,
    savedTitle: "This game is saved",
    savedText: "Play goes on exactly here as soon as both of you have opened it.",
    resumeAsked: (name: string): string => `${first(name)} has opened the game and waits for you.`,
    youResume: (name: string): string => `Waiting for ${the(name)} to open the game.`,
    endedTitle: "This table is closed",
    ended: (who: Who): string => saysFirst(who, "You left the table.", (n) => `${n} has left the table.`),
    endedPlain: "Play here is over.",
    saveAsked: (who: Who): string =>
      saysFirst(
        who,
        "You asked to save. Until the other player agrees, play goes on.",
        (n) => `${n} would like to save the game.`,
      ),
    offer: (name: string): string => `${first(name)}’s time is used up`,
    offerText: "You may wait, save the game for later, or take the Bummerl.",
    offerYours: "Your time is used up. Play a card before the other player decides.",
    loading: "Sitting down\u00a0…",
  },
  result: {
    kindMeans: {
      schneider: "The loser has not won a single counter.",
      retourschneider: "One counter before the goal, and lost all the same.",
    },
    wins: (who: Who, count: number): string =>
      saysFirst(who, `You win ${counters(count)}`, (n) => `${n} wins ${counters(count)}`),
    reasonBy: (reason: EndReason, winner: Who, loser: Who): string =>
      ({
        claim: saysFirst(winner, "You claimed 66.", (n) => `${n} claimed 66.`),
        auto: saysFirst(winner, "You reached 66.", (n) => `${n} reached 66.`),
        falseClaim: saysFirst(
          loser,
          "You claimed 66 without having it.",
          (n) => `${n} claimed 66 without having it.`,
        ),
        closedFailed: saysFirst(
          loser,
          "You closed and did not make it.",
          (n) => `${n} closed and did not make it.`,
        ),
        opponentOut: saysFirst(
          winner,
          "You had 66 before the player who closed.",
          (n) => `${n} had 66 before the player who closed.`,
        ),
        lastTrick: saysFirst(winner, "You won the last trick.", (n) => `${n} won the last trick.`),
        giveUp: saysFirst(loser, "You gave up the deal.", (n) => `${n} gave up the deal.`),
      })[reason],
    broken: "The deal was broken off",
    bummerl: (who: Who, kind: BummerlKind): string =>
      saysFirst(who, "You win the Bummerl", (n) => `${n} wins the Bummerl`) +
      (kind === "plain" ? "" : `: ${kinds[kind]}`),
    how: {
      played: "The Bummerl was played out.",
      resigned: "The Bummerl was resigned.",
      timeUp: "Time was used up.",
    },
    worth: (value: number): string => `It counts ${value} in the tally.`,
    toGo: "Counters now",
  },
  review: {
    go: "Review this deal",
    clockRuns: "Your time runs on meanwhile.",
    waitsFor: (name: string): string => `${first(name)} waits until you are back.`,
    mayBegin: (name: string): string => `If ${the(name)} goes on meanwhile, play begins again at the table.`,
  },
  tricks: {
    title: "Tricks won",
    yours: "Your tricks",
    theirs: (name: string): string => `${first(name)}’s tricks`,
    none: "There is no trick to look at.",
    hidden: "face down",
    last: "The last trick",
    line: (led: string, answer: string): string => `${led}, ${answer}`,
  },
};
export type TableMessages = typeof table;
