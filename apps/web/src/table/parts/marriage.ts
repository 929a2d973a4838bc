import type { Card } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import "../../cards/bm-suit.ts";
import { capital } from "../../cards/names.ts";
import { type MarriageChoice, marriages } from "../model/moves.ts";
import { mySeat } from "../model/sides.ts";
import { cancelButton, sheet } from "./sheet.ts";
import type { Ui } from "./ui.ts";

const leadButton = (ui: Ui, card: Card): TemplateResult => {
  const { cards, table } = ui.messages;
  const lead = (): void => {
    ui.do.close();
    ui.do.act({ type: "marriage", card });
  };
  return html`<button
    class="pair-card"
    type="button"
    aria-label=${table.marriage.lead(cards.object(card))}
    @click=${lead}
  >
    <bm-card silent .card=${card}></bm-card>
    <span aria-hidden="true">${capital(cards.rank(card[1] as "K" | "Q"))}</span>
  </button>`;
};

const pair = (ui: Ui, { suit, points, cards, claimWith }: MarriageChoice): TemplateResult => {
  const { messages } = ui;
  const { marriage } = messages.table;
  const name = capital(messages.cards.suit(suit));
  return html`<fieldset class="pair">
    <legend><bm-suit badge .suit=${suit}></bm-suit> ${marriage.pair(name, points)}</legend>
    <div class="row">
      ${cards.map((card) => leadButton(ui, card))}
      ${
        claimWith === null
          ? nothing
          : html`<button
              class="button"
              type="button"
              @click=${() => ui.do.ask({ kind: "claim", announceWith: claimWith })}
            >
              ${marriage.withClaim(name)}
            </button>`
      }
    </div>
    ${cards.length === 1 ? html`<p class="hint">${marriage.onlyOne}</p>` : nothing}
  </fieldset>`;
};

/** The player chooses the pair and the card he leads from it (R22, R23), and is told what it counts (R20). */
export const marriageSheet = (ui: Ui): TemplateResult => {
  const { marriage } = ui.messages.table;
  const choices = marriages(ui.view);
  const isPending = ui.view.deal?.tricks[mySeat(ui.view)] === 0;
  const claimable = choices.some(({ claimWith }) => claimWith !== null);
  return sheet(
    ui,
    marriage.title,
    html`<p>${marriage.choose} ${isPending ? html`<b>${marriage.pendingHint}</b>` : nothing}</p>
      <div class="pairs">${choices.map((choice) => pair(ui, choice))}</div>
      ${claimable ? html`<p class="hint">${marriage.withClaimHint}</p>` : nothing}
      <div class="row end">${cancelButton(ui)}</div>`,
    "marriage",
  );
};
