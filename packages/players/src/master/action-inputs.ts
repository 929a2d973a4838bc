import {
  type ActionCode,
  CLOSE,
  EXCHANGE,
  higherThan,
  MARRIAGE,
  MARRIAGE_WITH_CLAIM,
  rankOfNumber,
  suitOfNumber,
} from "../bits/index.ts";
import type { Knowledge } from "../knowledge/index.ts";
import type { Features } from "./features.ts";
import { INPUT } from "./inputs.ts";
import { placed } from "./suit-order.ts";

const QUEEN = 3;
/** Numbers of the actions from {@link INPUT.action} on. */
const ACTION = { lead: 0, answer: 20, marriage: 40, exchange: 48, close: 49 } as const;

const beats = (trump: number, led: number, card: number): boolean =>
  suitOfNumber(led) === suitOfNumber(card) ? card < led : suitOfNumber(card) === trump;

/** The inputs that say which action is asked about, or `null` for one the network does not know (claims, settling). */
export const actionInputs = (
  code: ActionCode,
  { trump, led }: Pick<Knowledge, "trump" | "led">,
  { places, opponent }: Pick<Features, "places" | "opponent">,
): number[] | null => {
  if (code === EXCHANGE) return [INPUT.action + ACTION.exchange];
  if (code === CLOSE) return [INPUT.action + ACTION.close];
  if (code >= MARRIAGE_WITH_CLAIM) return null;
  const card = code % MARRIAGE;
  const place = placed(places, card);
  const queen = rankOfNumber(card) === QUEEN ? 1 : 0;
  const action =
    code >= MARRIAGE
      ? ACTION.marriage + 2 * Math.floor(place / 5) + queen
      : (led === null ? ACTION.lead : ACTION.answer) + place;
  const inputs = [INPUT.action + action, INPUT.rank + rankOfNumber(card)];
  if (suitOfNumber(card) === trump) inputs.push(INPUT.trump);
  if (led !== null && beats(trump, led, card)) inputs.push(INPUT.wins);
  if ((higherThan(card) & opponent) === 0) inputs.push(INPUT.highest);
  return inputs;
};
