import { html, type TemplateResult } from "lit";
import { claimAction, type Question } from "../model/steps.ts";
import { cancelButton, sheet } from "./sheet.ts";
import type { Ui } from "./ui.ts";

/** The second of the two deliberate steps. Its words are the same whatever the points are (rules §5). */
export const questionSheet = (ui: Ui, question: Question): TemplateResult => {
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
    html`<p class="asked">${texts.text}</p>
      <div class="row end">
        ${cancelButton(ui)}
        <button class="button primary" type="button" @click=${yes}>${texts.yes}</button>
      </div>`,
    "confirm",
  );
};
