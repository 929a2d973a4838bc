import type { Card, Seat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import { capital, cardLabel } from "../../cards/names.ts";
import type { Messages } from "../../i18n/index.ts";
import { clockFace, formatClock } from "./clock.ts";
import { counterText } from "./counters.ts";
import { mySeat, nameOf, theirSeat, whoIs } from "./sides.ts";

/** What can be asked for at any time, by a key. */
export const QUESTIONS = ["points", "time", "stock", "hand"] as const;
export type Question = (typeof QUESTIONS)[number];

export const isQuestion = (intent: string): intent is Question =>
  (QUESTIONS as readonly string[]).includes(intent);

/** The answer for the ear: nothing the page does not show as well (R38, R39). `now` is the server's time. */
export const readOut = (
  question: Question,
  view: TableView,
  hand: readonly Card[],
  now: number,
  messages: Messages,
): string => {
  switch (question) {
    case "points":
      return sides(view, (seat) => standing(view, seat, messages), messages);
    case "time":
      return view.time === null
        ? messages.table.announce.untimed
        : sides(view, (seat) => time(view, seat, now, messages), messages);
    case "stock":
      return table(view, messages);
    case "hand":
      return handText(view, hand, messages);
  }
};

const sides = (view: TableView, text: (seat: Seat) => string, messages: Messages): string => {
  const { score, you, history } = messages.table;
  const [mine, theirs] = [mySeat(view), theirSeat(view)];
  const name = view.you === "spectator" ? nameOf(view, mine, messages) : you;
  const said = [
    score.countersOf(name, text(mine)),
    score.countersOf(nameOf(view, theirs, messages), text(theirs)),
  ];
  return `${said.join(history.semicolon)}.`;
};

const standing = (view: TableView, seat: Seat, messages: Messages): string => {
  const { deal } = view;
  const { actions, points } = messages.table;
  const counted = deal?.points[seat] ?? null;
  const pending = deal?.pending[seat] ?? null;
  return [
    ...(deal === null ? [] : [actions.tricks(deal.tricks[seat])]),
    ...(counted === null ? [] : [points.label(counted)]),
    ...(pending === null || pending === 0 ? [] : [points.pendingLong(pending)]),
    counterText(view, seat, messages),
  ].join(", ");
};

const time = (view: TableView, seat: Seat, now: number, { table: { clock } }: Messages): string => {
  const face = clockFace(view, seat, now);
  if (face === null || face.up) return clock.up;
  return face.running && face.decision === 0
    ? `${formatClock(face.bank)}, ${clock.onBank}`
    : `${formatClock(face.decision)}, ${clock.bank(formatClock(face.bank))}`;
};

/** Trump, stock and what lies on the table. */
const table = (view: TableView, messages: Messages): string => {
  const { deal } = view;
  const { areas, stock, announce, history, score } = messages.table;
  if (deal === null) return announce.noDeal;
  const { size, upCard, closedBy } = deal.stock;
  const said = [stock.trump(messages.cards.suit(deal.trump))];
  if (closedBy !== null) said.push(announce.stockClosed(whoIs(view, closedBy, messages)));
  else said.push(size === 0 ? announce.stockGone : announce.stockLeft(size));
  if (upCard !== null) said.push(score.countersOf(areas.upCard, messages.cards.name(upCard)));
  if (deal.led !== null) said.push(score.countersOf(areas.trick, messages.cards.name(deal.led)));
  return `${capital(said.join(history.semicolon))}.`;
};

const handText = (view: TableView, hand: readonly Card[], messages: Messages): string => {
  const { areas, announce, score, history } = messages.table;
  if (hand.length === 0) return announce.noDeal;
  const names = hand.map((card) => cardLabel(messages, card, view.deal?.trump ?? null));
  return `${score.countersOf(areas.hand, names.join(history.semicolon))}.`;
};
