import { html, nothing, type TemplateResult } from "lit";
import { ICONS } from "../../parts/icons.ts";
import { hasAids } from "../model/aids.ts";
import { whyNoHint, whyNotMove, whyNoUndo } from "../model/why-not.ts";
import { button } from "./button.ts";
import type { Move, Ui } from "./ui.ts";

const moveButton = (ui: Ui, move: Move, text: string): TemplateResult => {
  const possible = whyNotMove(ui.view, move) === null && !ui.busy;
  return html`<button
    class="act"
    type="button"
    data-move=${move}
    ?data-advised=${ui.advised?.type === move}
    aria-disabled=${possible ? nothing : "true"}
    aria-haspopup=${move === "exchange" || move === "settle" ? nothing : "dialog"}
    @click=${() => ui.do.move(move)}
  >
    ${text}
  </button>`;
};

/** Help that only a computer's table gives: a word beside a sign where there is room, the sign alone on a phone. */
const aids = (ui: Ui): TemplateResult => {
  const { actions } = ui.messages.table;
  const aid = (name: "hint" | "undo", possible: boolean): TemplateResult => html`<button
    class="act aid"
    type="button"
    data-aid=${name}
    aria-disabled=${possible && !ui.busy ? nothing : "true"}
    @click=${() => ui.do[name]()}
  >
    ${ICONS[name]}<span class="word">${actions[name]}</span>
  </button>`;
  return html`<div class="aids">
    ${aid("hint", whyNoHint(ui.view) === null)} ${aid("undo", whyNoUndo(ui.view) === null)}
  </div>`;
};

/** What the one about to lead may do besides playing a card; after the last trick claim or settle (R35). */
export const actionBar = (ui: Ui): TemplateResult => {
  const { actions, areas } = ui.messages.table;
  const last = ui.view.deal?.phase === "lastTrick";
  const claims = ui.view.rules.goOut === "claim";
  return html`<div class="acts" role="group" aria-label=${areas.actions}>
    ${
      last
        ? nothing
        : html`${moveButton(ui, "marriage", actions.marriage)} ${moveButton(ui, "exchange", actions.exchange)}
          ${moveButton(ui, "close", actions.close)}`
    }
    ${claims ? moveButton(ui, "claim", actions.claim) : nothing}
    ${last ? moveButton(ui, "settle", actions.settle) : nothing}
    ${hasAids(ui.view) ? aids(ui) : nothing}
  </div>`;
};

/** Saving takes no second step: it is taken back by opening the game again. */
const save = (ui: Ui): void => {
  ui.do.close();
  ui.do.command("save");
};

/**
 * Everything that is needed less often: beside the table where there is room, else behind *Menu*. A computer waits for
 * ever: there a game need not be saved.
 */
export const otherActions = (ui: Ui): TemplateResult => {
  const { view, messages } = ui;
  const { actions } = messages.table;
  const canGiveUp = whyNotMove(view, "giveUp") === null;
  const dealShown = view.deal !== null;
  return html`<div class="others">
    ${dealShown ? button(actions.lastTrick, () => ui.do.open("tricks")) : nothing}
    ${button(actions.rules, () => ui.do.open("rules"))} ${button(actions.help, () => ui.do.open("help"))}
    ${button(actions.settings, () => ui.do.open("settings"))}
    ${view.may.includes("save") && view.computer === undefined ? button(actions.save, () => save(ui)) : nothing}
    ${canGiveUp ? button(actions.giveUp, () => ui.do.ask({ kind: "giveUp" }), "danger") : nothing}
    ${view.may.includes("resign") ? button(actions.resign, () => ui.do.ask({ kind: "resign" }), "danger") : nothing}
    ${
      view.may.includes("leave")
        ? button(actions.leave, () => ui.do.ask({ kind: "leave" }), "danger")
        : nothing
    }
  </div>`;
};
