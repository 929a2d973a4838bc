import { parseCode } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { shared } from "../../styles/shared.ts";

/**
 * The short code of a table, typed as it was read out.
 * @fires bm-code - with the code as the server wants it
 */
@customElement("bm-join-code")
export class BmJoinCode extends LitElement {
  @property({ type: Boolean }) busy = false;
  /** The server is away: nothing can be asked of it. */
  @property({ type: Boolean }) away = false;

  @state() private bad = false;
  @query("input") private input!: HTMLInputElement;

  static override readonly styles = [
    shared,
    css`
      .row input {
        flex: 1 1 8rem;
        width: auto;
        min-width: 0;
        font-size: var(--bm-text-3);
        letter-spacing: 0.1em;
        text-transform: uppercase;
      }
      .row {
        align-items: stretch;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    return html`<form @submit=${this.submit} novalidate>
      <label for="code" class="label">${texts.codeLabel}</label>
      <div class="row">
        <input
          id="code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          aria-describedby="bad"
          aria-invalid=${this.bad ? "true" : "false"}
          @input=${() => {
            this.bad = false;
          }}
        />
        <button class="button" ?disabled=${this.busy} aria-disabled=${this.away ? "true" : nothing}>
          ${texts.join}
        </button>
      </div>
      ${this.away ? html`<p class="hint">${t().common.needsLine}</p>` : nothing}
      <div id="bad" role="status" class="error">${this.bad ? texts.codeBad : nothing}</div>
    </form>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.away) return;
    const code = parseCode(this.input.value);
    this.bad = code === null;
    if (code === null) this.input.focus();
    else this.dispatchEvent(new CustomEvent("bm-code", { detail: code }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-join-code": BmJoinCode;
  }
}
