import { css, html, LitElement, type TemplateResult, unsafeCSS } from "lit";
import { customElement, property } from "lit/decorators.js";
import fallenShape from "../assets/house/chair-fallen.svg";
import { motifs } from "../styles/motifs.ts";
import { shared } from "../styles/shared.ts";

const chairFallen = unsafeCSS(`url("${fallenShape}")`);

/**
 * What stands where nothing is yet: a free chair, a sentence, and a way on.
 * @slot - the sentence
 * @slot way - where to go from here
 */
@customElement("bm-empty")
export class BmEmpty extends LitElement {
  /** The chair has fallen over: something is missing that was looked for. */
  @property({ type: Boolean }) fallen = false;

  // A small phone has no air to spare, else the page would scroll for nothing; one held sideways no room for a picture.
  static override readonly styles = [
    shared,
    motifs,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
        align-content: center;
        gap: var(--bm-space-4);
        padding: var(--bm-space-5) var(--bm-space-3);
        text-align: center;
      }
      .text {
        max-inline-size: 42ch;
        font-size: var(--bm-text-3);
        line-height: 1.4;
        text-wrap: balance;
      }
      .fallen {
        inline-size: min(9.5rem, 100%);
        aspect-ratio: 240 / 108;
        mask-image: ${chairFallen};
      }
      @media (max-width: 30rem) {
        :host {
          padding-block: var(--bm-space-4);
        }
      }
      @media (max-height: 28rem) {
        .chair {
          display: none;
        }
      }
      slot[name="way"] {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: var(--bm-space-2) var(--bm-space-3);
      }
    `,
  ];

  protected override render(): TemplateResult {
    return html`<div class="chair ${this.fallen ? "fallen" : ""}" aria-hidden="true"></div>
      <div class="text"><slot></slot></div>
      <slot name="way"></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-empty": BmEmpty;
  }
}
