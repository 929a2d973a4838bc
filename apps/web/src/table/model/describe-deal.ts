import type { DealView, DealViewEvent } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import { counterText } from "./counters.ts";
import { dealShown } from "./scene.ts";
import type { Clause } from "./sentence.ts";
import { mySeat, nameOf, theirSeat, whoIs } from "./sides.ts";
import { clausesFor } from "./words.ts";

/** What is to be told of the cards: what was missed, and what happened just now. */
export interface DealNews {
  readonly before: readonly Clause[];
  readonly now: readonly Clause[];
  /** A new deal lies on the table and nothing was played in it. */
  readonly begins: boolean;
  /** The deal ended with this. */
  readonly ends: boolean;
}

const NOTHING: DealNews = { before: [], now: [], begins: false, ends: false };

/** What changed in the deal from one view to the next; after a reload (`old` is `null`) where it stands. */
export const describeDeal = (old: TableView | null, view: TableView, messages: Messages): DealNews => {
  const { deal } = view;
  if (deal === null) return NOTHING;
  if (old === null) return firstSight(view, deal, messages);
  const isNew = old.deal === null || dealShown(old) !== dealShown(view);
  const fresh = isNew ? deal.history : deal.history.slice(old.deal?.history.length ?? 0);
  const missed = isNew ? missedEnd(old, view, messages) : [];
  const dealt = isNew && view.stage === "playing" ? opening(view, deal, messages) : [];
  const { before, now } = steps(fresh, view, messages);
  const news = closing(fresh, now, view, messages);
  const begins = isNew && deal.history.length === 0;
  const isSummedUp = before.length > 0;
  return {
    before: [...missed, ...(isSummedUp ? dealt : []), ...before],
    now: [...(isSummedUp ? [] : dealt), ...news],
    begins,
    ends: fresh.some(isEnd),
  };
};

const isEnd = ({ type }: DealViewEvent): boolean => type === "dealEnded";

/** Trump and up-card of a new deal; without the up-card how the stock stands. */
const opening = (view: TableView, deal: DealView, messages: Messages): readonly Clause[] => {
  const { announce } = messages.table;
  const suit = messages.cards.suit(deal.trump);
  const { upCard } = deal.stock;
  if (deal.history.length === 0 && upCard !== null) {
    return [{ says: announce.dealt(view.dealNumber, suit, messages.cards.name(upCard)) }];
  }
  return [{ says: `${announce.stands(view.dealNumber, suit)}, ${stockText(view, deal, messages)}` }];
};

const stockText = (view: TableView, { stock }: DealView, messages: Messages): string => {
  const { announce } = messages.table;
  if (stock.closedBy !== null) return announce.stockClosed(whoIs(view, stock.closedBy, messages));
  return stock.size === 0 ? announce.stockGone : announce.stockLeft(stock.size);
};

const firstSight = (view: TableView, deal: DealView, messages: Messages): DealNews => {
  if (view.status !== "live") return NOTHING;
  const begins = deal.history.length === 0;
  const opened = view.stage === "playing" ? opening(view, deal, messages) : [];
  const last = deal.history.slice(lastStep(deal.history));
  const said = closing(
    last,
    last.flatMap((event) => clausesFor(event, view, messages)),
    view,
    messages,
  );
  return { before: begins ? [] : opened, now: begins ? opened : said, begins, ends: false };
};

/** Where the last step begins: what somebody did, with all it brought about. */
const lastStep = (events: readonly DealViewEvent[]): number => {
  const at = events.findLastIndex(({ type }) => STEPS.has(type));
  return Math.max(0, events[at - 1]?.type === "married" ? at - 1 : at);
};

const STEPS: ReadonlySet<DealViewEvent["type"]> = new Set([
  "led",
  "answered",
  "married",
  "exchanged",
  "closed",
  "claimed",
  "settled",
  "gaveUp",
]);

/** What must be known even when it was missed; cards played and drawn can be read in the history. */
const NOTABLE: ReadonlySet<DealViewEvent["type"]> = new Set(["married", "exchanged", "closed"]);

/** Several tricks missed are summed up before the last step; fewer are told one by one. */
const steps = (
  fresh: readonly DealViewEvent[],
  view: TableView,
  messages: Messages,
): Pick<DealNews, "before" | "now"> => {
  const told = (events: readonly DealViewEvent[]): Clause[] =>
    events.flatMap((event) => clausesFor(event, view, messages));
  const from = lastStep(fresh);
  const earlier = fresh.slice(0, from);
  const won = earlier.flatMap((event) => (event.type === "trickWon" ? [event.winner] : []));
  if (won.length === 0 || fresh.filter(({ type }) => type === "trickWon").length < 2) {
    return { before: [], now: told(fresh) };
  }
  const { announce } = messages.table;
  const says =
    view.you === "spectator"
      ? announce.meanwhileSeen(won.length)
      : announce.meanwhile(won.length, won.filter((seat) => seat === view.you).length);
  return {
    before: [{ says }, ...told(earlier.filter(({ type }) => NOTABLE.has(type)))],
    now: told(fresh.slice(from)),
  };
};

/** Adds to what ended a deal what it leaves both to go, or that the Bummerl is won with it. */
const closing = (
  fresh: readonly DealViewEvent[],
  said: readonly Clause[],
  view: TableView,
  messages: Messages,
): readonly Clause[] => {
  if (!fresh.some(isEnd)) return said;
  if (view.stage !== "bummerlOver") return [...said, score(view, messages)];
  const last = said.at(-1);
  const won = view.bummerls.at(-1);
  if (last === undefined || !("does" in last) || won?.how !== "played") return said;
  return [...said.slice(0, -1), { ...last, does: last.does + messages.table.announce.andBummerl(won.kind) }];
};

const score = (view: TableView, messages: Messages): Clause => {
  const [mine, theirs] = [mySeat(view), theirSeat(view)];
  const text = (seat: 0 | 1): string => counterText(view, seat, messages);
  const { announce } = messages.table;
  return {
    says: announce.score(
      whoIs(view, mine, messages),
      text(mine),
      nameOf(view, theirs, messages),
      text(theirs),
    ),
  };
};

/** A deal that went on and ended unseen. */
const missedEnd = (old: TableView, view: TableView, messages: Messages): readonly Clause[] => {
  if (old.deal === null || old.lastDeal !== null || old.stage !== "playing") return [];
  return [{ says: messages.table.announce.meanwhileOver }, score(view, messages)];
};
