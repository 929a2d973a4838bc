import { html, type TemplateResult } from "lit";
import { bound } from "../../i18n/index.ts";
import { dealInWords } from "../model/words.ts";
import type { Ui } from "./ui.ts";

/** The deal so far in words, trick by trick; shows only what the rules let be seen (R38, R39). */
export const history = (ui: Ui): TemplateResult => {
  const texts = ui.messages.table.history;
  const tricks = dealInWords(ui.view, ui.messages);
  if (tricks.length === 0) return html`<p class="hint">${texts.empty}</p>`;
  return html`<ul class="plain history" data-testid="history">
    ${tricks.map(
      ({ trick, text }) => html`<li>
        <h3>${trick === null ? texts.end : texts.trick(trick)}</h3>
        <p>${bound(text)}</p>
      </li>`,
    )}
  </ul>`;
};
