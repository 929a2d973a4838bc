import type { PerSeat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import { type ClockWarning, formatClock } from "./clock.ts";
import { describeDeal } from "./describe-deal.ts";
import { isTakenBack, sceneOf, turnOf } from "./scene.ts";
import { type Clause, sentence } from "./sentence.ts";
import { mySeat, nameOf, theirSeat, whoIs } from "./sides.ts";

/** What a listener is told at once: `urgent` cuts in, everything else waits its turn. */
export interface Announcement {
  readonly text: string;
  readonly urgent: boolean;
}

/**
 * What a listener has to be told when the table changed from one view to the next: one sentence for one step, two when
 * several were missed. `old` is `null` when the table is seen for the first time: then where things stand is said.
 * Urgent is the end of a deal or a Bummerl and time that is used up. `null` when there is nothing to tell.
 */
export const describe = (old: TableView | null, view: TableView, messages: Messages): Announcement | null => {
  const deal = describeDeal(old, view, messages);
  const ended = endOfBummerl(old, view, messages);
  const late = offer(old, view, messages);
  const moved = [...status(old, view, messages), ...undone(old, view, messages), ...deal.now];
  const turn = turnTo(old, view, moved.length + deal.before.length > 0, deal.begins, messages);
  const now = [...moved, ...turn, ...ended, ...late, ...asked(old, view, messages)];
  const words = messages.table.history;
  const text = [sentence(deal.before, words), sentence(now, words)].filter((said) => said !== "").join(" ");
  if (text === "") return null;
  const isNews = old !== null;
  return { text, urgent: isNews && (deal.ends || ended.length > 0 || late.length > 0) };
};

/** Somebody's line went or came back. */
export const describePresence = (
  old: PerSeat<boolean>,
  online: PerSeat<boolean>,
  view: TableView,
  messages: Messages,
): string | null => {
  const seat = theirSeat(view);
  if (old[seat] === online[seat] || view.seats[seat] === null) return null;
  const name = nameOf(view, seat, messages);
  const { announce, history } = messages.table;
  return sentence([{ says: online[seat] ? announce.came(name) : announce.went(name) }], history);
};

/** A warning of the own clock in words. */
export const describeTime = ({ kind, left }: ClockWarning, { table }: Messages): string =>
  kind === "bank"
    ? table.announce.bankBegins(formatClock(left))
    : table.announce.secondsLeft(Math.round(left / 1000));

const status = (old: TableView | null, view: TableView, messages: Messages): readonly Clause[] => {
  if (old?.status === view.status || (old === null && view.status === "live")) return [];
  const { announce } = messages.table;
  if (view.status === "saved") return [{ says: announce.saved }];
  // What came of the deal of the day is told, and that is the end of its table.
  if (view.day !== undefined && (view.lastDeal?.result ?? null) !== null) return [];
  if (view.status === "ended") {
    const by = view.endedBy;
    return [{ says: by === null ? announce.ended : announce.left(whoIs(view, by, messages)) }];
  }
  return old?.status === "saved" ? [{ says: announce.resumed }] : [];
};

const undone = (old: TableView | null, view: TableView, { table }: Messages): readonly Clause[] =>
  isTakenBack(old, view) ? [{ says: table.announce.undone }] : [];

const turnTo = (
  old: TableView | null,
  view: TableView,
  isMoved: boolean,
  begins: boolean,
  messages: Messages,
): readonly Clause[] => {
  const { announce } = messages.table;
  const turn = turnOf(view);
  const { deal } = view;
  if (begins && deal !== null && turn !== "none") {
    return [{ says: announce.begins(whoIs(view, deal.leader, messages)) }];
  }
  if (turn !== "you" || (old !== null && turnOf(old) === "you" && !isMoved)) return [];
  return [{ says: deal?.phase === "lastTrick" ? announce.yourLast : announce.yourTurn }];
};

const offer = (old: TableView | null, view: TableView, messages: Messages): readonly Clause[] => {
  const late = view.time?.offer?.late ?? null;
  if (late === null || late === (old?.time?.offer?.late ?? null)) return [];
  const { announce } = messages.table;
  const said: Clause[] = [{ says: announce.timeUp(whoIs(view, late, messages)) }];
  return view.may.includes("takeBummerl") ? [...said, { says: announce.mayTake }] : said;
};

/** A Bummerl that was resigned or taken; one played out is told with its last deal. */
const endOfBummerl = (old: TableView | null, view: TableView, messages: Messages): readonly Clause[] => {
  const won = view.bummerls.at(-1);
  if (old === null || won === undefined || old.bummerls.length === view.bummerls.length) return [];
  if (won.how === "played" && sceneOf(view) === "result") return [];
  const { announce } = messages.table;
  const who = whoIs(view, won.winner, messages);
  const loser = whoIs(view, won.winner === 0 ? 1 : 0, messages);
  switch (won.how) {
    case "played":
      return [{ who, does: announce.winsBummerl(who, won.kind) }];
    case "resigned":
      return [
        { who: loser, does: announce.resigns(loser) },
        { who, does: announce.winsIt(who, won.kind) },
      ];
    case "timeUp":
      return [{ who, does: announce.takes(who, won.kind) }];
  }
};

/** What one of the two asks for: to save, to open a saved game, or to go on. The own wish is told as heard. */
const asked = (old: TableView | null, view: TableView, messages: Messages): readonly Clause[] => {
  if (old === null) return [];
  const { announce } = messages.table;
  const goesOn = view.stage === "bummerlOver" ? announce.playsOn : announce.ready;
  return ([mySeat(view), theirSeat(view)] as const).flatMap((seat): Clause[] => {
    const who = whoIs(view, seat, messages);
    const said: Clause[] = [];
    if (view.saveAsked[seat] && !old.saveAsked[seat]) said.push({ says: announce.asksToSave(who) });
    if (view.status === "saved" && view.resumeAsked[seat] && !old.resumeAsked[seat]) {
      said.push({ says: announce.opened(who) });
    }
    if (view.ready[seat] && !old.ready[seat] && sceneOf(view) === "result") {
      said.push({ says: goesOn(who) });
    }
    return said;
  });
};
