import type { DealViewEvent } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { Messages } from "../../i18n/index.ts";
import { mySeat, nameOf, theirSeat, whoIs } from "./sides.ts";

/** One happening of a deal as sentences: none, one or two. */
export const wordsFor = (event: DealViewEvent, view: TableView, messages: Messages): readonly string[] => {
  const { cards } = messages;
  const words = messages.table.history;
  switch (event.type) {
    case "led":
    case "answered": {
      const who = whoIs(view, event.seat, messages);
      if (event.card !== null) return [words[event.type](who, cards.object(event.card))];
      return [event.type === "led" ? words.ledUnseen(who) : words.answeredUnseen(who)];
    }
    case "married":
      return [words.married(whoIs(view, event.seat, messages), cards.suit(event.suit), event.points)];
    case "exchanged": {
      const who = whoIs(view, event.seat, messages);
      return [words.exchanged(who, cards.object(event.given), cards.object(event.taken))];
    }
    case "closed":
    case "settled":
    case "gaveUp":
      return [words[event.type](whoIs(view, event.seat, messages))];
    case "trickWon":
      return [words.trickWon(whoIs(view, event.winner, messages), event.points)];
    case "drawn":
      return drawn(event, view, messages);
    case "claimed":
      return [words.claimed(whoIs(view, event.seat, messages), event.correct)];
    case "dealEnded":
      return [words.dealEnded(whoIs(view, event.result.winner, messages), event.result.counters)];
  }
};

const drawn = (
  event: Extract<DealViewEvent, { type: "drawn" }>,
  view: TableView,
  messages: Messages,
): readonly string[] => {
  const words = messages.table.history;
  const said: string[] = [];
  if (event.own !== null) said.push(words.drewOwn(messages.cards.object(event.own)));
  if (event.opponent !== null) {
    const drawer =
      view.you === "spectator" && event.winner === theirSeat(view) ? mySeat(view) : theirSeat(view);
    said.push(words.drewOther(nameOf(view, drawer, messages), messages.cards.object(event.opponent)));
  }
  return said.length > 0 ? said : [words.drew];
};

/** The deal so far, trick by trick, as the rules let this viewer see it (R38, R39). */
export const dealInWords = (view: TableView, messages: Messages): readonly (readonly string[])[] => {
  const tricks: string[][] = [[]];
  for (const event of view.deal?.history ?? []) {
    const last = tricks.at(-1);
    last?.push(...wordsFor(event, view, messages));
    if (event.type === "drawn" || (event.type === "trickWon" && !drawFollows(view, event))) tricks.push([]);
  }
  return tricks.filter((lines) => lines.length > 0);
};

const drawFollows = (view: TableView, event: DealViewEvent): boolean => {
  const history = view.deal?.history ?? [];
  return history[history.indexOf(event) + 1]?.type === "drawn";
};
