import type { Action, Card, DealView, Seat, Trick } from "@bummerl/engine";
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { capital } from "../../cards/names.ts";
import "../elements/bm-sheet.ts";
import { KEY_LIST } from "../model/keys.ts";
import { type MarriageChoice, marriages } from "../model/moves.ts";
import { mySeat, nameOf, theirSeat } from "../model/sides.ts";
import { otherActions } from "./actions.ts";
import { history } from "./history.ts";
import { pairTally } from "./tally.ts";
import type { Question, Sheet, Ui } from "./ui.ts";

const sheet = (ui: Ui, heading: string, inside: TemplateResult, testId: string): TemplateResult =>
  html`<bm-sheet .heading=${heading} data-testid=${testId} @bm-close=${() => ui.do.close()}>${inside}</bm-sheet>`;

const doneButton = (ui: Ui): TemplateResult => html`<div class="row end">
  <button class="button" type="button" @click=${() => ui.do.close()}>${ui.messages.table.actions.done}</button>
</div>`;

const claimAction = (announceWith: Card | null): Action =>
  announceWith === null ? { type: "claim" } : { type: "marriage", card: announceWith, claim: true };

/** The second of the two deliberate steps. Its words are the same whatever the points are (rules §5). */
const confirm = (ui: Ui, question: Question): TemplateResult => {
  const texts = ui.messages.table.confirm[question.kind];
  const yes = (): void => {
    ui.do.close();
    if (question.kind === "claim") ui.do.act(claimAction(question.announceWith));
    else if (question.kind === "close" || question.kind === "giveUp") ui.do.act({ type: question.kind });
    else ui.do.command(question.kind);
  };
  return sheet(
    ui,
    texts.title,
    html`<p>${texts.text}</p>
      <div class="row end">
        <button class="button" type="button" @click=${() => ui.do.close()}>
          ${ui.messages.table.actions.cancel}
        </button>
        <button class="button primary" type="button" @click=${yes}>${texts.yes}</button>
      </div>`,
    "confirm",
  );
};

const pair = (ui: Ui, choice: MarriageChoice): TemplateResult => {
  const { cards, table } = ui.messages;
  const suit = capital(cards.suit(choice.suit));
  const { claimWith } = choice;
  const lead = (card: Card): void => {
    ui.do.close();
    ui.do.act({ type: "marriage", card });
  };
  return html`<fieldset class="pair">
    <legend>${table.marriage.pair(suit, choice.points)}</legend>
    <div class="row">
      ${choice.cards.map(
        (card) => html`<button
          class="pair-card"
          type="button"
          aria-label=${table.marriage.lead(cards.object(card))}
          @click=${() => lead(card)}
        >
          <bm-card silent .card=${card}></bm-card>
        </button>`,
      )}
      ${
        claimWith === null
          ? nothing
          : html`<button
              class="button"
              type="button"
              @click=${() => ui.do.ask({ kind: "claim", announceWith: claimWith })}
            >
              ${table.marriage.withClaim(suit)}
            </button>`
      }
    </div>
  </fieldset>`;
};

const marriage = (ui: Ui): TemplateResult => {
  const texts = ui.messages.table.marriage;
  const choices = marriages(ui.view);
  const claimable = choices.some(({ claimWith }) => claimWith !== null);
  return sheet(
    ui,
    texts.title,
    html`<p>${texts.choose}</p>
      ${choices.map((choice) => pair(ui, choice))}
      ${claimable ? html`<p class="hint">${texts.withClaimHint}</p>` : nothing}
      <div class="row end">
        <button class="button" type="button" @click=${() => ui.do.close()}>
          ${ui.messages.table.actions.cancel}
        </button>
      </div>`,
    "marriage",
  );
};

const trickRow = (trick: Trick): TemplateResult => html`<li class="trick-row">
  <bm-card .card=${trick.led}></bm-card>
  <bm-card .card=${trick.answer}></bm-card>
</li>`;

const pileOf = (ui: Ui, deal: DealView, seat: Seat, heading: string): TemplateResult => {
  const count = deal.tricks[seat];
  const seen = deal.played.filter((trick): trick is Trick => trick !== null && trick.winner === seat);
  const hidden = count - seen.length;
  const { tricks, actions } = ui.messages.table;
  return html`<section>
    <h3>${heading}</h3>
    <ul class="plain trick-rows">
      ${seen.map(trickRow)}
    </ul>
    ${hidden > 0 || count === 0 ? html`<p class="hint">${actions.tricks(hidden)} ${hidden > 0 ? tricks.hidden : ""}</p>` : nothing}
  </section>`;
};

/** Won tricks as far as they may be looked at (R38), the last one first. */
const tricks = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const texts = messages.table.tricks;
  const { deal } = view;
  const last = deal?.lastTrick ?? null;
  return sheet(
    ui,
    texts.title,
    html`${
      last === null
        ? nothing
        : html`<h3>${texts.last}</h3>
            <ul class="plain trick-rows">
              ${trickRow(last)}
            </ul>`
    }
    ${
      deal === null
        ? html`<p>${texts.none}</p>`
        : html`${pileOf(ui, deal, mySeat(view), texts.yours)}
          ${pileOf(ui, deal, theirSeat(view), texts.theirs(nameOf(view, theirSeat(view), messages)))}`
    }
    ${doneButton(ui)}`,
    "tricks",
  );
};

const help = (ui: Ui): TemplateResult => {
  const texts = ui.messages.table.help;
  const key = (name: string, does: string): TemplateResult =>
    html`<div><dt><kbd>${name}</kbd></dt><dd>${does}</dd></div>`;
  return sheet(
    ui,
    texts.title,
    html`<dl class="keys">
        ${key(texts.arrowKeys, texts.arrows)} ${key(texts.enter, texts.play)}
        ${KEY_LIST.map(([name, intent]) => key(name, texts[intent]))}
      </dl>
      <p class="hint">${texts.drag}</p>
      ${doneButton(ui)}`,
    "help",
  );
};

/** One sheet after another is a new one: it takes the focus, and a slip on the first does not reach into it. */
export const openSheet = (ui: Ui, open: Sheet | null): unknown =>
  open === null ? nothing : keyed(open, sheetOf(ui, open));

const sheetOf = (ui: Ui, open: Sheet): TemplateResult => {
  if (typeof open === "object") return confirm(ui, open.ask);
  const { actions, areas } = ui.messages.table;
  switch (open) {
    case "menu":
      return sheet(
        ui,
        actions.menu,
        html`${otherActions(ui)} ${pairTally(ui)}
          <h3>${areas.history}</h3>
          ${history(ui)} ${doneButton(ui)}`,
        "menu",
      );
    case "history":
      return sheet(ui, areas.history, html`${history(ui)} ${doneButton(ui)}`, "history-sheet");
    case "help":
      return help(ui);
    case "marriage":
      return marriage(ui);
    case "tricks":
      return tricks(ui);
  }
};
