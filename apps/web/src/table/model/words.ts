import { type DealViewEvent, otherSeat } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import { type Clause, sentence } from "./sentence.ts";
import { mySeat, theirSeat, whoIs } from "./sides.ts";

/** One happening of a deal as parts of a sentence, as far as this viewer may know it (R38, R39). */
export const clausesFor = (event: DealViewEvent, view: TableView, messages: Messages): readonly Clause[] => {
  const { cards } = messages;
  const words = messages.table.history;
  switch (event.type) {
    case "led":
    case "answered": {
      const who = whoIs(view, event.seat, messages);
      if (event.card !== null) return [{ who, does: words[event.type](who, cards.object(event.card)) }];
      return [{ who, does: event.type === "led" ? words.ledUnseen(who) : words.answeredUnseen(who) }];
    }
    case "married": {
      const who = whoIs(view, event.seat, messages);
      return [{ who, does: words.married(who, cards.suit(event.suit), event.points) }];
    }
    case "exchanged": {
      const who = whoIs(view, event.seat, messages);
      return [{ who, does: words.exchanged(who, cards.object(event.given), cards.object(event.taken)) }];
    }
    case "closed":
    case "settled":
    case "gaveUp": {
      const who = whoIs(view, event.seat, messages);
      return [{ who, does: words[event.type](who) }];
    }
    case "trickWon": {
      const who = whoIs(view, event.winner, messages);
      // Where nobody's points are shown, nobody is helped to count them (R39).
      const points = view.rules.showPoints === "none" ? null : event.points;
      return [{ who, does: words.trickWon(who, points) }];
    }
    case "drawn":
      return drawn(event, view, messages);
    case "claimed": {
      const who = whoIs(view, event.seat, messages);
      return [{ who, does: words.claimed(who, event.correct) }];
    }
    case "dealEnded":
      return dealEnded(event, view, messages);
  }
};

const drawn = (
  event: Extract<DealViewEvent, { type: "drawn" }>,
  view: TableView,
  messages: Messages,
): readonly Clause[] => {
  const { history: words } = messages.table;
  const { object } = messages.cards;
  const said: Clause[] = [];
  if (event.own !== null) {
    const who = whoIs(view, mySeat(view), messages);
    said.push({ who, does: words.drew(who, object(event.own)), apart: true });
  }
  if (event.opponent !== null) {
    const seat = view.you === "spectator" ? otherSeat(event.winner) : theirSeat(view);
    const who = whoIs(view, seat, messages);
    said.push({ who, does: words.drew(who, object(event.opponent)), apart: true });
  }
  return said.length > 0 ? said : [{ says: words.drewBoth }];
};

/** What a deal ended with, and why where no claim or surrender has told it. */
const dealEnded = (
  { result }: Extract<DealViewEvent, { type: "dealEnded" }>,
  view: TableView,
  messages: Messages,
): readonly Clause[] => {
  const words = messages.table.history;
  const { winner, counters, reason } = result;
  const who = whoIs(view, winner, messages);
  const loser = whoIs(view, otherSeat(winner), messages);
  const wins: Clause = {
    who,
    does: reason === "lastTrick" ? words.winsLastTrick(who, counters) : words.wins(who, counters),
  };
  if (reason === "closedFailed") return [{ who: loser, does: words.failed(loser) }, wins];
  const byItself = reason === "auto" || (reason === "opponentOut" && view.rules.goOut === "auto");
  return byItself ? [{ who, does: words.reached(who) }, wins] : [wins];
};

/** One trick of the history: its number, `null` for what came after the last one, and a sentence. */
export interface TrickInWords {
  readonly trick: number | null;
  readonly text: string;
}

/** The deal so far, trick by trick, as the rules let this viewer see it (R38, R39). */
export const dealInWords = (view: TableView, messages: Messages): readonly TrickInWords[] => {
  const tricks: DealViewEvent[][] = [[]];
  const history = view.deal?.history ?? [];
  history.forEach((event, at) => {
    tricks.at(-1)?.push(event);
    const drawFollows = history[at + 1]?.type === "drawn";
    if (event.type === "drawn" || (event.type === "trickWon" && !drawFollows)) tricks.push([]);
  });
  return tricks
    .filter((events) => events.length > 0)
    .map((events, at) => ({
      trick: events.some(({ type }) => type === "led") || !events.some(isEnd) ? at + 1 : null,
      text: sentence(
        events.flatMap((event) => clausesFor(event, view, messages)),
        messages.table.history,
      ),
    }));
};

const isEnd = ({ type }: DealViewEvent): boolean => type === "dealEnded";
