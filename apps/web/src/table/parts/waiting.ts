import { html, nothing, type TemplateResult } from "lit";
import { tablePath } from "../../app/router.ts";
import { nameOf, theirSeat, whoIs } from "../model/sides.ts";
import "../../parts/bm-share-table.ts";
import type { Ui } from "./ui.ts";

const paper = (heading: string, inside: TemplateResult): TemplateResult =>
  html`<section class="sheet-on-table small" aria-labelledby="waiting">
    <h2 id="waiting" tabindex="-1">${heading}</h2>
    ${inside}
  </section>`;

/** A free chair: how the second player gets here. */
export const openTable = (ui: Ui): TemplateResult => {
  const { waiting, actions } = ui.messages.table;
  return paper(
    waiting.title,
    html`<bm-share-table
        .code=${ui.update.code}
        .link=${location.origin + tablePath(ui.view.table)}
      ></bm-share-table>
      ${
        ui.view.may.includes("leave")
          ? html`<button class="button" type="button" @click=${() => ui.do.ask({ kind: "leave" })}>
              ${actions.leave}
            </button>`
          : nothing
      }`,
  );
};

export const cutting = (ui: Ui): TemplateResult => {
  const { waiting, actions } = ui.messages.table;
  const name = nameOf(ui.view, theirSeat(ui.view), ui.messages);
  return paper(
    waiting.firstDeal,
    html`${ui.view.you !== "spectator" && ui.view.ready[ui.view.you] ? html`<p>${waiting.nextPressed(name)}</p>` : nothing}
    ${
      ui.view.may.includes("next")
        ? html`<button class="button primary" type="button" @click=${() => ui.do.command("next")}>
            ${actions.next}
          </button>`
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
    waiting.savedTitle,
    html`<p>${opened ? waiting.youResume(name) : waiting.savedText}</p>
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
    waiting.endedTitle,
    html`<p>
        ${view.endedBy === null ? waiting.endedPlain : waiting.ended(whoIs(view, view.endedBy, messages))}
      </p>
      <button class="button primary" type="button" @click=${() => ui.do.goAway()}>${messages.common.back}</button>`,
  );
};
