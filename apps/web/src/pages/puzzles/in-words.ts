import { type Action, CARDS, type Card, type PerSeat } from "@bummerl/engine";
import { lineFrom, type Puzzle, positionOf } from "@bummerl/players/puzzles";
import type { TableUpdate } from "@bummerl/protocol";
import type { Messages } from "../../i18n/index.ts";
import { dealInWords, type TrickInWords } from "../../table/model/words.ts";
import { LocalTable } from "../learn/local-table.ts";
import { prepared } from "./puzzle-run.ts";

/** How an ending goes on after a move when both play as well as they can, trick by trick. */
export const lineInWords = (
  puzzle: Puzzle,
  action: Action,
  names: PerSeat<string>,
  messages: Messages,
): readonly TrickInWords[] => {
  const state = positionOf(puzzle);
  const table = new LocalTable(prepared(puzzle), names);
  for (const { seat, ...step } of lineFrom(state, action)) table.act(seat, step);
  return dealInWords(table.update().view, messages).slice(state.tricks[0] + state.tricks[1]);
};

/** Cards that the solver has not seen: in the other hand or in the stock. */
export const unseenCards = ({ view }: TableUpdate): readonly Card[] => {
  const { deal } = view;
  if (deal === null) return [];
  const seen = new Set<Card | null>([
    ...deal.hands[0],
    ...deal.hands[1],
    deal.led,
    deal.stock.upCard,
    ...deal.played.flatMap((trick) => (trick === null ? [] : [trick.led, trick.answer])),
  ]);
  return CARDS.filter((card) => !seen.has(card));
};
