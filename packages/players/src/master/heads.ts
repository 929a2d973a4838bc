import {
  type ActionCode,
  CLOSE,
  EXCHANGE,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  rankOfNumber,
} from "../bits/index.ts";
import { placed, type SuitPlaces } from "./suit-order.ts";

const QUEEN = 3;
const HEAD = { lead: 0, answer: 20, marriage: 40, exchange: 48, close: 49 } as const;

/** The number the network gives an action, or `null` for one it was never asked about (claims, settling). */
export const headOf = (code: ActionCode, following: boolean, places: SuitPlaces): number | null => {
  if (code < MARRIAGE) return (following ? HEAD.answer : HEAD.lead) + placed(places, code);
  if (code < MARRIAGE_WITH_CLAIM) {
    const card = placed(places, code - MARRIAGE);
    return HEAD.marriage + 2 * Math.floor(card / 5) + (rankOfNumber(card) === QUEEN ? 1 : 0);
  }
  if (code === EXCHANGE) return HEAD.exchange;
  return code === CLOSE ? HEAD.close : null;
};
