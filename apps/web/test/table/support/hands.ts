import type { Card } from "@bummerl/engine";
import type { SeatCommand } from "@bummerl/table";
import { setLanguage } from "../../../src/i18n/index.ts";
import { mayPlay } from "../../../src/table/model/moves.ts";
import { mySeat } from "../../../src/table/model/sides.ts";
import type { Mounted } from "./mount.ts";
import { STATES } from "./states.ts";

/** Leaves nothing of a test to the next one. */
export const clearPage = (): void => {
  document.body.replaceChildren();
  setLanguage("en");
  localStorage.clear();
};

/** The cards in the player's hand on the page, from left to right. */
export const held = (mounted: Mounted): Card[] =>
  [...mounted.table.renderRoot.querySelectorAll<HTMLElement>(".hand-card")].map(
    (card) => card.dataset["card"] as Card,
  );

/** A state of the table with the cards of the player's hand, those he may play and those he may not. */
export const legalCards = (state: keyof typeof STATES) => {
  const update = STATES[state]({});
  const hand = update.view.deal?.hands[mySeat(update.view)] ?? [];
  return {
    update,
    hand,
    legal: hand.filter((card) => mayPlay(update.view, card)),
    illegal: hand.filter((card) => !mayPlay(update.view, card)),
  };
};

/** The deal's action in a command, or a command of the table as it is. */
export const action = (command: SeatCommand | undefined) =>
  command?.type === "act" ? command.action : command;
