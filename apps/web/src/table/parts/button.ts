import { html, type TemplateResult } from "lit";

/** A button of words. @param look further classes: `primary`, `danger` */
export const button = (text: string, press: () => void, look = ""): TemplateResult =>
  html`<button class="button ${look}" type="button" @click=${press}>${text}</button>`;
