import { css, html, type TemplateResult } from "lit";

/** One of several things to choose from, with a sentence about it. */
export interface OptionCard {
  /** Names the radio buttons that belong together. */
  readonly group: string;
  readonly value: string;
  readonly checked: boolean;
  readonly name: string;
  readonly text: string;
  readonly choose: () => void;
}

export const optionCard = ({ group, value, checked, name, text, choose }: OptionCard): TemplateResult =>
  html`<label class="card">
    <input type="radio" name=${group} value=${value} .checked=${checked} @change=${choose} />
    <span><strong>${name}</strong><span class="hint">${text}</span></span>
  </label>`;

export const optionCards = css`
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: var(--bm-space-2);
    margin-top: var(--bm-space-2);
  }
  .card {
    display: flex;
    gap: var(--bm-space-3);
    padding: var(--bm-space-3);
    border: var(--bm-stroke) solid var(--bm-line-strong);
    border-radius: var(--bm-radius-s);
    background: var(--bm-paper);
    cursor: pointer;
  }
  .card:has(:checked) {
    border-color: var(--bm-accent);
    box-shadow: inset 0 0 0 2px var(--bm-accent);
  }
  .card strong {
    display: block;
    font: 700 var(--bm-text-3) / 1.3 var(--bm-font-display);
  }
  .card .hint {
    display: block;
    line-height: 1.45;
  }
  legend {
    font: 700 var(--bm-text-4) / 1.3 var(--bm-font-display);
  }
`;
