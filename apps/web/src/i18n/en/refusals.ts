import type { ErrorCode } from "@bummerl/protocol";
import type { CardsMessages } from "./cards.ts";

/** One sentence for every code there is (docs/protocol.md); the rule behind it is added by `withRule`. */
const codesFor = (cards: CardsMessages) =>
  ({
    dealOver: "This deal is over.",
    onlyClaimOrSettle: "All cards are played: only claiming 66 or settling is left.",
    notYourTurn: "It is not your turn.",
    cardNotHeld: "You do not hold this card.",
    mustFollowSuit: "You must follow suit.",
    mustBeat: "You must beat the card that was led: you hold a higher one of its suit.",
    mustTrump: "You have none of the suit led, so you must trump.",
    leaderOnly: "Only the player about to lead may do this.",
    notOfAPair: `A marriage is led with its ${cards.rank("K")} or ${cards.rank("Q")}.`,
    noPair: `You do not hold both ${cards.rank("K")} and ${cards.rank("Q")} of this suit.`,
    notOnFirstTrick: "These rules do not allow this before the first trick is played.",
    kingMustBeLed: `By these rules the ${cards.rank("K")} is led from a marriage.`,
    mayNotClaim: "You may claim only when about to lead, and with a trick won in this deal.",
    noTrumpJack: `You do not hold ${cards.trumpJack}.`,
    stockClosed: "The stock is closed.",
    stockTooSmall: "There are too few cards left in the stock for this.",
    notFiveCards: "The stock can be closed only while both players hold five cards.",
    mayNotSettle: "Settling is for the winner of the last trick only.",
    stale: "The table had moved on. This is how it stands now.",
    tableFull: "Both chairs at this table are taken.",
    alreadySeated: "You sit at this table already.",
    nameTaken: "The other player has this name. Please choose another.",
    tableOpen: "The second player is still missing.",
    tableSaved: "This game is saved. Play goes on when both have opened it.",
    tableEnded: "Nobody plays at this table any more.",
    notSaved: "This game is not saved.",
    wrongDeal: "This was meant for another deal.",
    wrongBummerl: "This was meant for another Bummerl.",
    noDeal: "No deal is being played.",
    dealRunning: "The deal is still being played.",
    bummerlRunning: "The Bummerl is not over yet.",
    bummerlOver: "This Bummerl is over.",
    badCut: "The cut could not be read.",
    noOffer: "There is nothing to take: the other player has come back in time.",
    noComputer: "Only at a table with the computer.",
    nothingToUndo: "You have done nothing in this deal that could be taken back.",
    noSession: "You are not known here yet. Please load the page again.",
    badMessage: "The server did not understand this message.",
    protocolTooOld: "This page is older than the server. Please load it again.",
    tooMany: "That was too much at once. Please wait a moment.",
    busy: "The server is busy. It will be tried again.",
    unknownTable: "This table does not exist.",
    unknownCode: "No open table has this code.",
    notSeated: "You do not sit at this table.",
    nameNeeded: "Please choose a name first.",
    badName: "A name has 1 to 20 visible characters.",
    badRules: "These rules contradict each other.",
    badTransferCode: "This code is wrong, used or too old.",
    serverError: "Something went wrong on the server. Nothing was changed.",
  }) satisfies Record<ErrorCode, string>;

export const refusals = (cards: CardsMessages) => ({
  codes: codesFor(cards) as Readonly<Record<ErrorCode, string>>,
  /** `rule` is the number of a rule in the help, such as R12. */
  withRule: (text: string, rule: string): string => `${text} (${rule})`,
});
export type RefusalsMessages = ReturnType<typeof refusals>;
