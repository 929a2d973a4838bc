import { css, html, nothing, type TemplateResult } from "lit";

/** One of the things that can be chosen. */
export interface Option<T extends string> {
  readonly value: T;
  readonly text: string;
  /** One line more, for those who wonder. */
  readonly hint?: string;
  /** Shown before the text, for the eye alone. */
  readonly picture?: TemplateResult;
  /** Language of the text where it is not the page's. */
  readonly lang?: string;
}

export interface Choice<T extends string> {
  /** Unique on its page; names the radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly choose: (value: T) => void;
}

const option = <T extends string>(group: Choice<T>, each: Option<T>): TemplateResult => {
  const chosen = each.value === group.value;
  const id = `${group.name}-${each.value}`;
  return html`<label class="option ${chosen ? "chosen" : ""}">
    <input
      type="radio"
      name=${group.name}
      .checked=${chosen}
      aria-labelledby=${id}
      aria-describedby=${each.hint === undefined ? nothing : `${id}-hint`}
      @change=${() => group.choose(each.value)}
    />
    <span class="said">
      ${each.picture === undefined ? nothing : html`<span class="picture" aria-hidden="true">${each.picture}</span>`}
      <span class="text" id=${id} lang=${each.lang ?? nothing}>${each.text}</span>
      ${each.hint === undefined ? nothing : html`<span class="hint" id=${`${id}-hint`}>${each.hint}</span>`}
    </span>
  </label>`;
};

/** A question with a few answers of which one is always chosen. What is chosen acts at once. */
export const choice = <T extends string>(group: Choice<T>): TemplateResult => html`<fieldset
  class="choices"
  aria-describedby=${group.hint === undefined ? nothing : `${group.name}-hint`}
>
  <legend>${group.legend}</legend>
  ${group.hint === undefined ? nothing : html`<p class="hint" id=${`${group.name}-hint`}>${group.hint}</p>`}
  <div class="options ${group.options.some(({ picture }) => picture !== undefined) ? "pictured" : ""}">${group.options.map((each) => option(group, each))}</div>
</fieldset>`;

export const choiceStyles = css`
  .choices {
    margin: 0;
    container-type: inline-size;
  }
  .choices legend {
    margin-block-end: var(--bm-space-1);
  }
  .choices > .hint {
    margin: 0 0 var(--bm-space-2);
  }
  /* As many in a line as fit with their words whole, equally wide where that can be. */
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bm-space-2);
  }
  .option {
    display: flex;
    flex: 1 1 0;
    min-inline-size: fit-content;
    overflow-wrap: anywhere;
    align-items: center;
    gap: var(--bm-space-3);
    min-block-size: var(--bm-touch);
    padding: var(--bm-space-2) var(--bm-space-3);
    border: var(--bm-stroke) solid var(--bm-line-strong);
    border-radius: var(--bm-radius-s);
    background: var(--bm-paper-raised);
    line-height: var(--bm-leading-tight);
    cursor: pointer;
    touch-action: manipulation;
    hyphens: auto;
  }
  .option:hover {
    border-color: var(--bm-accent);
  }
  .option.chosen {
    border-color: var(--bm-accent);
    box-shadow: inset 0 0 0 1px var(--bm-accent);
  }
  .said {
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--bm-space-1) var(--bm-space-3);
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: break-word;
  }
  .said .hint {
    flex: 1 0 100%;
  }
  .picture {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.15em;
    font-size: min(1.1rem, 6cqi);
    line-height: 1;
  }
  .pictured {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .pictured .option {
    min-inline-size: 0;
  }
  .pictured .text {
    flex: 1 1 100%;
  }
  @container (max-width: 18rem) {
    .option {
      gap: var(--bm-space-2);
      padding-inline: var(--bm-space-2);
    }
  }
  @container (min-width: 27rem) {
    .pictured {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .pictured .option {
      align-items: start;
    }
  }
  @container (min-width: 56rem) {
    .pictured {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
