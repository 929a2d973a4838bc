import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { shared } from "../../styles/shared.ts";

/** A double click on what opens a sheet must not press what lies in it. Milliseconds. */
const FRESH_MS = 400;

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
        /* Its last row brings the edge below along: see .end in styles/sheets.ts. */
        padding: var(--bm-space-4) var(--bm-space-4) 0;
        border: 1px solid var(--bm-brass);
        border-radius: var(--bm-radius-m);
        background: var(--bm-paper-raised);
        color: var(--bm-ink);
        box-shadow: var(--bm-elevation-3);
        overflow: auto;
        overscroll-behavior: contain;
      }
      dialog::backdrop {
        background: var(--bm-backdrop);
      }
      dialog[data-fresh] {
        user-select: none;
      }
      dialog[data-fresh] ::slotted(*) {
        pointer-events: none;
      }
      h2 {
        margin-block-end: var(--bm-space-3);
        padding-block-end: var(--bm-space-2);
        border-block-end: 3px double var(--bm-brass);
      }
      @media (max-height: 26rem) {
        dialog {
          inline-size: min(34rem, calc(100vw - 2 * var(--bm-space-3)));
          padding-block-start: var(--bm-space-2);
        }
        h2 {
          margin-block-end: var(--bm-space-2);
          padding-block-end: var(--bm-space-1);
        }
      }
    `,
  ];

  @property() heading = "";

  /** There is more to read than to press: reading begins at the heading, not at the first button further down. */
  @property({ type: Boolean }) reading = false;

  @state() private fresh = true;

  @query("dialog") private readonly dialog!: HTMLDialogElement;

  private timer: ReturnType<typeof setTimeout> | null = null;

  /** What had the focus before: the browser forgets it when a dialog is taken off the page. */
  private opener: Element | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    this.opener = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  }

  override firstUpdated(): void {
    this.dialog.showModal();
    this.timer = setTimeout(() => {
      this.fresh = false;
    }, FRESH_MS);
  }

  override disconnectedCallback(): void {
    if (this.opener instanceof HTMLElement && this.opener.isConnected) this.opener.focus();
    this.opener = null;
    if (this.timer !== null) clearTimeout(this.timer);
    super.disconnectedCallback();
  }

  private readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.putAway();
  };

  private readonly onClick = (event: MouseEvent): void => {
    if (event.target === this.dialog && !this.fresh) this.putAway();
  };

  private putAway(): void {
    this.dispatchEvent(new CustomEvent("bm-close"));
  }

  override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" ?data-fresh=${this.fresh} @cancel=${this.onCancel} @click=${this.onClick}>
      <h2 id="heading" tabindex=${this.reading ? -1 : nothing} ?autofocus=${this.reading}>${this.heading}</h2>
      <slot></slot>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-sheet": BmSheet;
  }
}
