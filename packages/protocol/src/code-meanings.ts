import type { ErrorCode } from "./errors.ts";

/** What each code means, for people who write clients; docs/protocol.md prints this table. Rules: docs/rules.md. */
export const CODE_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  noSession: "no session, or it was ended: `POST /api/session` first",
  badMessage: "the message is not what its schema says; `at` names the place",
  protocolTooOld: "this client's protocol is not spoken here: reload",
  tooMany: "more messages, sockets, handshakes or wrong codes than the limit",
  busy: "full, or going down: ask again later with the same id",
  unknownTable: "there is no such table",
  unknownCode: "no open table has this code",
  notSeated: "you do not sit at this table",
  nameNeeded: "choose a name before sitting down",
  badName: "not 1–20 visible characters after NFKC",
  badRules: "not a rule set; `at` names the parameter",
  badTransferCode: "wrong, used, or older than ten minutes",
  serverError: "the server failed; send the same command again with the same id",
  stale: "the deal has moved on since the view this was made for",
  tableFull: "both chairs are taken",
  alreadySeated: "you made this table and sit at it",
  nameTaken: "the other player has this name; choose another for yourself",
  tableOpen: "nobody sits opposite yet",
  tableSaved: "the table is saved: resume first",
  tableEnded: "nobody plays here any more",
  notSaved: "the table is not saved",
  wrongDeal: "names another deal than the present one",
  wrongBummerl: "names another Bummerl than the present one",
  noDeal: "no deal is being played",
  dealRunning: "not while a deal is being played",
  bummerlRunning: "not while the Bummerl goes on",
  bummerlOver: "the Bummerl is over: play on or leave",
  badCut: "a cut is 0–32 bytes as lowercase hex",
  noOffer: "the other player's time is not used up",
  dealOver: "the deal is over",
  onlyClaimOrSettle: "after the last trick only claim or settle is left (R35)",
  notYourTurn: "the other player is to act (R9, R36)",
  cardNotHeld: "not in your hand (R9)",
  mustFollowSuit: "you hold the suit led (R12)",
  mustBeat: "you hold a higher card of the suit led (R12)",
  mustTrump: "you cannot follow suit and hold a trump (R12)",
  leaderOnly: "only for the one about to lead (R14, R17, R20)",
  notOfAPair: "neither king nor queen (R24)",
  noPair: "you do not hold both king and queen of that suit (R20)",
  notOnFirstTrick: "not on the lead to trick 1 under these rules (R16, R21)",
  kingMustBeLed: "these rules lead the king from a marriage (R22)",
  mayNotClaim: "automatic rules, not about to lead, or no trick yet (R25)",
  noTrumpJack: "you do not hold the trump jack (R14)",
  stockClosed: "the stock is closed (R15, R17)",
  stockTooSmall: "too few cards in the stock under these rules (R15, R18)",
  notFiveCards: "both must hold five cards (R17)",
  mayNotSettle: "nothing to settle now (R35)",
};

/** The table of docs/protocol.md. */
export const codeTable = (): string =>
  ["| code | meaning |", "|---|---|"]
    .concat(Object.entries(CODE_MEANINGS).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`))
    .join("\n");
