import { type Action, type Card, PRESETS, type Seat } from "@bummerl/engine";
import type { LearnMessages } from "../../i18n/en/learn.ts";
import type { PreparedDeal } from "./local-table.ts";

export type LessonId = keyof LearnMessages["lessons"];

/** Why a move that the rules allow is not the one that was asked for. */
export type Reason = keyof LearnMessages["wrong"];

/** One thing to do at the table. */
export interface Task {
  /** `null`: that was it. */
  readonly judge: (action: Action) => Reason | null;
  /** What the teacher does afterwards, one action after the other. */
  readonly answers: readonly Action[];
}

export interface Lesson {
  readonly id: LessonId;
  readonly deal: PreparedDeal;
  /** In order; the texts have a sentence for each. */
  readonly tasks: readonly Task[];
}

/** Cards as one writes them down: "HA ST". */
export const cards = (written: string): readonly Card[] => written.split(" ") as Card[];

export const plays = (written: string): readonly Action[] =>
  cards(written).map((card) => ({ type: "play", card }));

/** Who holds what, and how it goes on; `stock` is the first card drawn first, without the up-card. */
export interface Layout {
  readonly dealer: Seat;
  readonly mine: string;
  readonly theirs: string;
  readonly upCard: Card;
  readonly stock: string;
  readonly opening?: readonly Action[];
  readonly toGo?: PreparedDeal["toGo"];
}

/** Lays a pack so that dealing it gives these hands (R6). */
const packOf = ({ dealer, mine, theirs, upCard, stock }: Layout): readonly Card[] => {
  const [forehand, other] = dealer === 1 ? [mine, theirs] : [theirs, mine];
  const [first, second] = [cards(forehand), cards(other)];
  return [
    ...first.slice(0, 3),
    ...second.slice(0, 3),
    upCard,
    ...first.slice(3),
    ...second.slice(3),
    ...cards(stock),
  ];
};

/** Lessons are played by the usual rules of the house. */
export const prepared = (id: LessonId, layout: Layout): PreparedDeal => ({
  id: `learn-${id}`,
  rules: PRESETS.classic,
  dealer: layout.dealer,
  deck: packOf(layout),
  opening: layout.opening ?? [],
  toGo: layout.toGo ?? [7, 7],
});
