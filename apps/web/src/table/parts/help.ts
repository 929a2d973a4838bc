import { html, nothing, type TemplateResult } from "lit";
import { letters } from "../../state/preferences.ts";
import { hasAids } from "../model/aids.ts";
import { AGAINST_COMPUTER, KEY_LIST } from "../model/keys.ts";
import { doneButton, readingSheet } from "./sheet.ts";
import type { Ui } from "./ui.ts";

const key = (name: string, does: string): TemplateResult =>
  html`<div><dt><kbd>${name}</kbd></dt><dd>${does}</dd></div>`;

/** Single letters can be switched off where they are explained (WCAG 2.1.4). */
const lettersSwitch = (ui: Ui): TemplateResult => {
  const texts = ui.messages.table.help;
  const isOn = letters.value === "on";
  const change = (event: Event): void => {
    letters.set((event.target as HTMLInputElement).checked ? "on" : "off");
  };
  return html`<p>
      <label class="choice"
        ><input type="checkbox" data-testid="letters" .checked=${isOn} @change=${change} /> ${texts.letters}</label
      >
    </p>
    <div role="status">${isOn ? nothing : html`<p class="hint">${texts.lettersOff}</p>`}</div>`;
};

/** How the table is worked: by finger or mouse, by keys, by ear. */
export const helpSheet = (ui: Ui): TemplateResult => {
  const texts = ui.messages.table.help;
  const isOn = letters.value === "on";
  const keys = KEY_LIST.filter(([, intent]) => hasAids(ui.view) || !AGAINST_COMPUTER.has(intent));
  return readingSheet(
    ui,
    texts.title,
    html`<h3>${texts.pointerTitle}</h3>
      <p>${texts.tap}</p>
      <p>${texts.twoClicks}</p>
      <p>${texts.drag}</p>
      <p>${texts.buttons}</p>
      <h3>${texts.keysTitle}</h3>
      <dl class="keys">
        ${key(texts.tabKey, texts.tab)} ${key(texts.arrowKeys, texts.arrows)} ${key(texts.enter, texts.play)}
        ${key(texts.escapeKey, texts.escape)}
        ${isOn ? keys.map(([name, intent]) => key(name, texts[intent])) : nothing}
      </dl>
      ${lettersSwitch(ui)}
      <h3>${texts.earTitle}</h3>
      <p>${texts.ear}</p>
      ${doneButton(ui)}`,
    "help",
  );
};
