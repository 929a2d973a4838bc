import { type CardNumber, has } from "../bits/index.ts";
import { isStrict, type Knowledge, stockSizeOf } from "../knowledge/index.ts";
import { isTrump, KING, partnerOf, QUEEN } from "./cards.ts";

/** Being on lead while the stock is open is no gain in itself: the follower is the freer one. */
const OPEN = 0;
/** In strict play the leader decides which suits are played. */
const STRICT = 4;

/** What it is worth to be on lead next, in card points: to announce a pair (R20), to exchange (R14), to lead. */
export const leadWorth = (knowledge: Knowledge, spent: CardNumber): number => {
  const { own, trump, upCard } = knowledge;
  let worth = isStrict(knowledge) ? STRICT : OPEN;
  for (const suit of [0, 1, 2, 3]) {
    const king = suit * 5 + KING;
    const partner = partnerOf(king) ?? king;
    const isPair = has(own, king) && has(own, partner) && spent !== king && spent !== partner;
    if (isPair) worth += isTrump(trump, king) ? 20 : 10;
  }
  const jack = trump * 5 + QUEEN + 1;
  const mayExchange = upCard !== null && !isStrict(knowledge) && stockSizeOf(knowledge) > 2;
  return mayExchange && has(own, jack) && spent !== jack ? worth + 6 : worth;
};
