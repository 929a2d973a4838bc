import { html, type TemplateResult } from "lit";
import "../elements/bm-sheet.ts";
import type { Ui } from "./ui.ts";

/** A sheet over the table that asks for something: its first button has the focus. */
export const sheet = (ui: Ui, heading: string, inside: TemplateResult, testId: string): TemplateResult =>
  html`<bm-sheet .heading=${heading} data-testid=${testId} @bm-close=${() => ui.do.close()}>${inside}</bm-sheet>`;

/** A sheet to read: its heading has the focus. */
export const readingSheet = (
  ui: Ui,
  heading: string,
  inside: TemplateResult,
  testId: string,
): TemplateResult =>
  html`<bm-sheet reading .heading=${heading} data-testid=${testId} @bm-close=${() => ui.do.close()}>${inside}</bm-sheet>`;

const closing = (ui: Ui, text: string): TemplateResult =>
  html`<button class="button" type="button" @click=${() => ui.do.close()}>${text}</button>`;

export const cancelButton = (ui: Ui): TemplateResult => closing(ui, ui.messages.table.actions.cancel);

export const doneButton = (ui: Ui): TemplateResult =>
  html`<div class="row end">${closing(ui, ui.messages.table.actions.done)}</div>`;
