import { html, nothing, type TemplateResult } from "lit";
import { thumb } from "../../state/preferences.ts";
import { sceneOf } from "../model/scene.ts";
import { actionBar, otherActions } from "./actions.ts";
import { middle } from "./felt.ts";
import { hand } from "./hand.ts";
import { history } from "./history.ts";
import { opponent, ownPlate } from "./player.ts";
import { request } from "./request.ts";
import { resultPanel } from "./result.ts";
import { roomBeside } from "./room-beside.ts";
import { beerMat } from "./standing.ts";
import { statusLine } from "./status.ts";
import { pairTally } from "./tally.ts";
import { topBar } from "./top-bar.ts";
import type { Ui } from "./ui.ts";
import { cutting, ended, saved } from "./waiting.ts";

const beside = (ui: Ui): TemplateResult => {
  const { history: title } = ui.messages.table.areas;
  return html`<aside class="beside" aria-label=${title}>
    ${request(ui)}
    <h2>${title}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${title}>${history(ui)}</div>
    <div>${beerMat(ui)} ${pairTally(ui)} ${otherActions(ui)}</div>
  </aside>`;
};

const play = (ui: Ui): TemplateResult => {
  const { deal } = ui.view;
  if (deal === null) return cutting(ui);
  return html`
    <div class="felt" data-place="felt">
      ${opponent(ui)} ${middle(ui, deal)} ${request(ui)} ${statusLine(ui)} ${ownPlate(ui)} ${hand(ui)}
    </div>
    ${actionBar(ui)} ${roomBeside.value ? beside(ui) : nothing}
  `;
};

const paper = (ui: Ui): TemplateResult => {
  switch (sceneOf(ui.view)) {
    case "cutting":
      return cutting(ui);
    case "saved":
      return saved(ui);
    case "ended":
      return ended(ui);
    default:
      return html`${request(ui)} ${resultPanel(ui)}`;
  }
};

/** The whole table for what is going on at it. */
export const tableScene = (ui: Ui): TemplateResult => {
  const scene = sceneOf(ui.view);
  return html`<div class="board" data-scene=${scene} data-thumb=${thumb.value} tabindex="-1" role="region" aria-label=${ui.messages.table.title}>
    ${topBar(ui)}
    ${scene === "play" ? play(ui) : html`<div class="felt paper-felt">${paper(ui)}</div>`}
  </div>`;
};
