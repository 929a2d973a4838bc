import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { shared } from "../styles/shared.ts";

/** The link to a table, to be copied, and its code, to be read out. */
@customElement("bm-share-table")
export class BmShareTable extends LitElement {
  @property() link = "";
  @property() code: string | null = null;

  @state() private copied: "no" | "yes" | "selected" = "no";
  @query("input") private input!: HTMLInputElement;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--bm-space-4);
      }
      .code {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.6em;
        margin: 0;
        font: 700 clamp(2rem, 9vw, 3rem) / 1.2 var(--bm-font-code);
        letter-spacing: 0.12em;
        color: var(--bm-accent);
        user-select: all;
      }
      .row input {
        flex: 1 1 12rem;
        width: auto;
        min-width: 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().seating;
    return html`
      ${this.code === null ? nothing : this.codeBlock(this.code)}
      <div>
        <label class="label" for="link">${texts.link}</label>
        <div class="row">
          <input id="link" type="text" readonly .value=${this.link} @focus=${() => this.input.select()} />
          <button class="button primary" @click=${this.copy}>${texts.copy}</button>
        </div>
        <div role="status" class="hint">
          ${this.copied === "yes" ? texts.copied : this.copied === "selected" ? texts.copyFailed : nothing}
        </div>
      </div>
    `;
  }

  private codeBlock(code: string): TemplateResult {
    const half = Math.ceil(code.length / 2);
    // Read sign by sign, seen in two groups.
    return html`<div>
      <span class="label">${t().seating.code}</span>
      <p class="code" role="img" aria-label=${[...code].join(" ")}>
        <span>${code.slice(0, half)}</span><span>${code.slice(half)}</span>
      </p>
    </div>`;
  }

  /** The clipboard does not exist on plain HTTP: then the old command is tried, and last the link is left selected. */
  private async copy(): Promise<void> {
    this.copied = (await this.copyModern()) || this.copyOld() ? "yes" : "selected";
  }

  private async copyModern(): Promise<boolean> {
    if (!window.isSecureContext) return false;
    try {
      await navigator.clipboard.writeText(this.link);
      return true;
    } catch {
      // Not permitted: the other way is tried.
      return false;
    }
  }

  private copyOld(): boolean {
    this.input.focus();
    this.input.select();
    return document.execCommand("copy");
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-share-table": BmShareTable;
  }
}
