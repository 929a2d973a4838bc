import type { PerSeat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import { sceneOf, turnOf } from "./scene.ts";
import { nameOf, theirSeat, whoIs } from "./sides.ts";
import { wordsFor } from "./words.ts";

/**
 * What a listener has to be told when the table changed from one view to the next, in order. `old` is `null` when the
 * table is seen for the first time: then only where things stand is said.
 */
export const describe = (old: TableView | null, view: TableView, messages: Messages): readonly string[] => {
  const said = [
    ...status(old, view, messages),
    ...happenings(old, view, messages),
    ...offer(old, view, messages),
    ...bummerl(old, view, messages),
  ];
  const turnCame = turnOf(view) === "you" && (old === null || turnOf(old) !== "you" || said.length > 0);
  return turnCame ? [...said, messages.table.announce.yourTurn] : said;
};

/** Somebody's line went or came back. */
export const describePresence = (
  old: PerSeat<boolean>,
  online: PerSeat<boolean>,
  view: TableView,
  messages: Messages,
): readonly string[] => {
  const seat = theirSeat(view);
  if (old[seat] === online[seat] || view.seats[seat] === null) return [];
  const name = nameOf(view, seat, messages);
  return [online[seat] ? messages.table.announce.came(name) : messages.table.announce.went(name)];
};

const status = (old: TableView | null, view: TableView, { table }: Messages): readonly string[] => {
  if (old === null || old.status === view.status) return [];
  if (view.status === "saved") return [table.announce.saved];
  if (view.status === "ended") return [table.announce.ended];
  return [table.announce.resumed];
};

const happenings = (old: TableView | null, view: TableView, messages: Messages): readonly string[] => {
  const { deal } = view;
  if (deal === null) return [];
  const fresh = old === null || !sameDeal(old, view);
  const said: string[] = [];
  if (fresh && deal.stock.upCard !== null && view.stage === "playing") {
    const { trump, stock } = deal;
    const words = messages.table.history;
    said.push(
      words.dealt(
        view.dealNumber,
        messages.cards.suit(trump),
        messages.cards.object(stock.upCard ?? `${trump}J`),
      ),
    );
  }
  // After a reload the whole past is in the history panel: only the last happening is told.
  const known = fresh
    ? old === null
      ? Math.max(0, deal.history.length - 1)
      : 0
    : (old.deal?.history.length ?? 0);
  for (const event of deal.history.slice(known)) said.push(...wordsFor(event, view, messages));
  return said;
};

/** The number moves on when a deal is scored, the cards of the finished deal stay in view until the next one. */
const sameDeal = (old: TableView, view: TableView): boolean =>
  shownDeal(old) === shownDeal(view) && old.deal !== null;

const shownDeal = (view: TableView): number => view.lastDeal?.deal ?? view.dealNumber;

const offer = (old: TableView | null, view: TableView, messages: Messages): readonly string[] => {
  const late = view.time?.offer?.late ?? null;
  if (late === null || late === (old?.time?.offer?.late ?? null)) return [];
  return [messages.table.announce.offer(whoIs(view, late, messages))];
};

const bummerl = (old: TableView | null, view: TableView, messages: Messages): readonly string[] => {
  const won = view.bummerls.at(-1);
  if (old === null || won === undefined || old.bummerls.length === view.bummerls.length) {
    return old === null ? [] : asked(old, view, messages);
  }
  return [`${messages.table.result.bummerl(whoIs(view, won.winner, messages), won.kind)}.`];
};

/** What the other asks for: to save, or to go on. */
const asked = (old: TableView, view: TableView, messages: Messages): readonly string[] => {
  const seat = theirSeat(view);
  const { waiting } = messages.table;
  const name = nameOf(view, seat, messages);
  const said: string[] = [];
  if (view.saveAsked[seat] && !old.saveAsked[seat]) said.push(waiting.saveAsked(name));
  if (view.ready[seat] && !old.ready[seat] && sceneOf(view) === "result") {
    said.push(view.stage === "bummerlOver" ? waiting.otherPlaysOn(name) : waiting.otherReady(name));
  }
  return said;
};
