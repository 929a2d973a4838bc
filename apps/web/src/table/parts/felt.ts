import type { DealView } from "@bummerl/engine";
import { html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import "../../cards/bm-card.ts";
import { mySeat, whoIs } from "../model/sides.ts";
import { stock } from "./stock.ts";
import type { Ui } from "./ui.ts";
import { wonTricks } from "./won.ts";

const trick = (ui: Ui, deal: DealView): TemplateResult => {
  const mine = mySeat(ui.view);
  return html`<section class="trick" data-testid="trick" data-place="trick" aria-label=${ui.messages.table.areas.trick}>
    ${repeat(
      ui.trick,
      ({ card }) => card,
      ({ seat, card, won }) => html`<bm-card
        class=${seat === mine ? "from-me" : "from-them"}
        data-card=${card}
        .card=${card}
        .trump=${deal.trump}
        .look=${won ? "won" : "plain"}
      ></bm-card>`,
    )}
  </section>`;
};

/** What is at stake once the stock is closed (R19, R30), in a few words. */
export const stakeText = ({ view, messages }: Ui): string | null => {
  const { deal } = view;
  const by = deal?.stock.closedBy ?? null;
  if (deal === null || deal.stake === null || by === null) return null;
  const who = whoIs(view, by, messages);
  const { stake } = messages.table;
  return deal.stake.closer === null
    ? stake.failedOnly(who, deal.stake.other)
    : stake.both(who, deal.stake.closer, deal.stake.other);
};

export const middle = (ui: Ui, deal: DealView): TemplateResult => html`<div class="mid" data-zone="table">
  ${stock(ui, deal)} ${trick(ui, deal)} ${wonTricks(ui, deal)}
</div>`;
