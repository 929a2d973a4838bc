import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { shared } from "../../styles/shared.ts";

/**
 * A sheet over the table: the browser's own modal dialog, so focus stays inside and goes back when it closes.
 *
 * @slot - what the sheet holds
 * @fires bm-close - the sheet was put away (Escape, outside, its own button)
 */
@customElement("bm-sheet")
export class BmSheet extends LitElement {
  static override readonly styles = [
    shared,
    css`
      dialog {
        inline-size: min(30rem, calc(100vw - 2 * var(--bm-space-3)));
        max-block-size: calc(100dvh - 2 * var(--bm-space-3));
        padding: var(--bm-space-4);
        border: 1px solid var(--bm-brass);
        border-radius: var(--bm-radius);
        background: var(--bm-paper-raised);
        color: var(--bm-ink);
        box-shadow: var(--bm-shadow-2);
        overflow: auto;
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: rgb(20 14 10 / 55%);
      }
      h2 {
        margin-block-end: var(--bm-space-3);
      }
    `,
  ];

  @property() heading = "";

  @query("dialog") private readonly dialog!: HTMLDialogElement;

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override disconnectedCallback(): void {
    // Closed while still known to the page, so that focus goes back to where it came from.
    this.dialog?.close();
    super.disconnectedCallback();
  }

  private readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.putAway();
  };

  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === this.dialog) this.putAway();
  };

  private putAway(): void {
    this.dispatchEvent(new CustomEvent("bm-close"));
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @cancel=${this.onCancel} @click=${this.onClick}>
      <h2 id="heading">${this.heading}</h2>
      <slot></slot>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-sheet": BmSheet;
  }
}
