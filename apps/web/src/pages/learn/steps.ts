import { html, type TemplateResult } from "lit";
import { t } from "../../i18n/index.ts";
import { ICONS } from "../../parts/icons.ts";

/** Tasks one after the other, at a table of their own: all by name, where one is, and the way to another. */
export interface Steps {
  readonly at: number;
  readonly names: readonly string[];
  readonly texts: {
    readonly all: string;
    readonly back: string;
    readonly next: string;
    readonly again: string;
  };
  readonly goTo: (at: number) => void;
}

const arrow = ({ names, goTo }: Steps, to: number, label: string, sign: string): TemplateResult =>
  html`<button
    class="button quiet arrow"
    type="button"
    aria-label=${label}
    ?disabled=${names[to] === undefined}
    @click=${() => goTo(to)}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;

/** The way out, one back, where one is, all to choose from, one on. @param count the choice, as it is seen */
export const stepsHead = (steps: Steps, heading: TemplateResult, count: string): TemplateResult => {
  const { at, names, texts, goTo } = steps;
  return html`<div class="head">
    <a class="button quiet out" href="/" aria-label=${t().app.toLobby}>${ICONS.lobby}</a>
    ${arrow(steps, at - 1, texts.back, "‹")}
    <h2 tabindex="-1" aria-describedby="say now">${heading}</h2>
    <span class="pick">
      <span aria-hidden="true">${count}</span>
      <select
        aria-label=${texts.all}
        @change=${(event: Event) => goTo((event.target as HTMLSelectElement).selectedIndex)}
      >
        ${names.map((name, to) => html`<option .selected=${to === at}>${name}</option>`)}
      </select>
    </span>
    ${arrow(steps, at + 1, texts.next, "›")}
  </div>`;
};

/** What can be done when a task is over: go on to the next, after the last one where `end` leads, or do it once more. */
export const stepsOnwards = (
  { at, names, texts, goTo }: Steps,
  end: TemplateResult,
): TemplateResult => html`<div class="row">
  ${
    names[at + 1] === undefined
      ? end
      : html`<button
          class="button primary onwards"
          type="button"
          aria-describedby="now"
          @click=${() => goTo(at + 1)}
        >
          ${texts.next}
        </button>`
  }
  <button class="button quiet" type="button" @click=${() => goTo(at)}>${texts.again}</button>
</div>`;
