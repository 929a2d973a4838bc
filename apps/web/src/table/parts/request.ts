import { html, nothing, type TemplateResult } from "lit";
import { requestOf } from "../model/request.ts";
import { sceneOf } from "../model/scene.ts";
import { nameOf, theirSeat } from "../model/sides.ts";
import { button } from "./button.ts";
import type { Ui } from "./ui.ts";

/** The other's time is used up: waiting takes the explanation away, not the decision. */
const theirTime = (ui: Ui, name: string): TemplateResult => {
  const { actions, waiting } = ui.messages.table;
  const waits = ui.aside === "theirTime";
  return html`<div class="request" role="group" aria-label=${waiting.offer(name)}>
    <p><b>${waiting.offer(name)}.</b> ${waits ? nothing : waiting.offerText}</p>
    <div class="row">
      ${waits ? nothing : button(actions.wait, () => ui.do.putAside())}
      ${button(actions.takeBummerl, () => ui.do.ask({ kind: "takeBummerl" }), "primary")}
      ${button(actions.saveForLater, () => ui.do.command("save"))}
    </div>
  </div>`;
};

/** A wish to save holds nobody up: whoever plays on puts it aside and has the whole table in sight again. */
const wish = (ui: Ui, text: string, mayAgree: boolean): TemplateResult | typeof nothing => {
  const plays = sceneOf(ui.view) === "play";
  if (plays && ui.aside === requestOf(ui.view)) return nothing;
  const { actions } = ui.messages.table;
  return html`<div class="request wish" role="group" aria-label=${text}>
    <p>${text}</p>
    <div class="row">
      ${mayAgree ? button(actions.save, () => ui.do.command("save")) : nothing}
      ${plays ? button(actions.goOn, () => ui.do.putAside()) : nothing}
    </div>
  </div>`;
};

/** Somebody asked to save, or time is used up and the other may decide. Never in the place of whose turn it is. */
export const request = (ui: Ui): TemplateResult | typeof nothing => {
  const { view, messages } = ui;
  const { waiting } = messages.table;
  const name = nameOf(view, theirSeat(view), messages);
  switch (requestOf(view)) {
    case "ownTime":
      return html`<p class="request">${waiting.offerYours}</p>`;
    case "theirTime":
      return theirTime(ui, name);
    case "theirWish":
      return wish(ui, waiting.saveAsked(name), view.may.includes("save"));
    case "ownWish":
      return wish(ui, waiting.saveAsked(null), false);
    case null:
      return nothing;
  }
};
