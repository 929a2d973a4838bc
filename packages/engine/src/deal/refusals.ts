import type { Refusal, RefusalCode } from "./action.ts";

const refusal = (code: RefusalCode, rule: string | null): Refusal => Object.freeze({ code, rule });

/** Every refusal there is, by the action it answers: docs/rules.md §5. */
export const REFUSALS = {
  dealOver: refusal("dealOver", null),
  onlyClaimOrSettle: refusal("onlyClaimOrSettle", "R35"),
  play: {
    notYourTurn: refusal("notYourTurn", "R9"),
    cardNotHeld: refusal("cardNotHeld", "R9"),
    mustFollowSuit: refusal("mustFollowSuit", "R12"),
    mustBeat: refusal("mustBeat", "R12"),
    mustTrump: refusal("mustTrump", "R12"),
  },
  marriage: {
    leaderOnly: refusal("leaderOnly", "R20"),
    notOfAPair: refusal("notOfAPair", "R24"),
    noPair: refusal("noPair", "R20"),
    notOnFirstTrick: refusal("notOnFirstTrick", "R21"),
    kingMustBeLed: refusal("kingMustBeLed", "R22"),
    mayNotClaim: refusal("mayNotClaim", "R25"),
  },
  exchange: {
    leaderOnly: refusal("leaderOnly", "R14"),
    noTrumpJack: refusal("noTrumpJack", "R14"),
    stockClosed: refusal("stockClosed", "R15"),
    stockTooSmall: refusal("stockTooSmall", "R15"),
    notOnFirstTrick: refusal("notOnFirstTrick", "R16"),
  },
  close: {
    leaderOnly: refusal("leaderOnly", "R17"),
    stockClosed: refusal("stockClosed", "R17"),
    stockTooSmall: refusal("stockTooSmall", "R18"),
    notFiveCards: refusal("notFiveCards", "R17"),
  },
  claim: { mayNotClaim: refusal("mayNotClaim", "R25") },
  settle: { mayNotSettle: refusal("mayNotSettle", "R35") },
  giveUp: { notYourTurn: refusal("notYourTurn", "R36") },
} as const;
