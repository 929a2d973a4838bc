import { html, nothing, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import { nameOf, theirSeat, whoIs } from "../model/sides.ts";
import { presence } from "./player.ts";
import type { Ui } from "./ui.ts";

const back = html`<bm-card silent></bm-card>`;

/** What lies on the paper while nothing is played. */
const PICTURES = {
  /** Two halves of a pack. */
  cut: html`<span>${back}${back}</span><span>${back}${back}</span>`,
  /** The pack with a paper band around it. */
  band: html`<span class="band">${back}${back}</span>`,
  /** A hand face down. */
  fan: html`<span class="fan">${back}${back}${back}${back}${back}</span>`,
} as const;

const paper = (picture: keyof typeof PICTURES, heading: string, inside: TemplateResult): TemplateResult =>
  html`<section class="sheet-on-table small" aria-labelledby="waiting">
    <div class="still-life" aria-hidden="true">${PICTURES[picture]}</div>
    <h2 id="waiting" tabindex="-1">${heading}</h2>
    ${inside}
  </section>`;

/** The first cut is made by the page itself: there is nothing to press. */
export const cutting = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting } = messages.table;
  const other = theirSeat(view);
  const hasCut = view.you !== "spectator" && view.ready[view.you];
  return paper(
    "cut",
    waiting.firstDeal,
    html`${
      hasCut
        ? html`<p>${waiting.nextPressed(nameOf(view, other, messages))} ${presence(ui, other)}</p>`
        : nothing
    }`,
  );
};

export const saved = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting, actions } = messages.table;
  const other = theirSeat(view);
  const name = nameOf(view, other, messages);
  const opened = view.you !== "spectator" && view.resumeAsked[view.you];
  return paper(
    "band",
    waiting.savedTitle,
    html`<p>${opened ? html`${waiting.youResume(name)} ${presence(ui, other)}` : waiting.savedText}</p>
      ${view.resumeAsked[other] ? html`<p>${waiting.resumeAsked(name)}</p>` : nothing}
      <div class="row">
        ${
          view.may.includes("resume")
            ? html`<button class="button primary" type="button" @click=${() => ui.do.command("resume")}>
                ${actions.resume}
              </button>`
            : nothing
        }
        <button class="button" type="button" @click=${() => ui.do.goAway()}>${messages.common.back}</button>
      </div>`,
  );
};

export const ended = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { waiting } = messages.table;
  return paper(
    "fan",
    waiting.endedTitle,
    html`<p>
        ${view.endedBy === null ? waiting.endedPlain : waiting.ended(whoIs(view, view.endedBy, messages))}
      </p>
      <button class="button primary" type="button" @click=${() => ui.do.goAway()}>${messages.common.back}</button>`,
  );
};
