import { parseCode } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { shared } from "../../styles/shared.ts";

/**
 * The short code of a table, typed as it was read out. It leads to the table; nobody sits down by it alone.
 * @fires bm-code - with the code as the server wants it
 */
@customElement("bm-join-code")
export class BmJoinCode extends LitElement {
  @property({ type: Boolean }) busy = false;
  /** The server is away: nothing can be asked of it. */
  @property({ type: Boolean }) away = false;

  /** Why the server has no table for the code. */
  @property({ attribute: false }) problem: NetError | null = null;

  /** What stands in the field cannot be a code. */
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
      .hint {
        margin: 0 0 var(--bm-space-1);
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
  }

  /** Where the code can be mended, one types on. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("problem") && this.problem !== null) this.input.focus();
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    const wrong = this.bad ? texts.codeBad : this.problem === null ? nothing : errorText(this.problem);
    return html`<form @submit=${this.submit} novalidate>
      <label for="code" class="label">${texts.codeLabel}</label>
      <p class="hint" id="hint">${texts.codeHint}</p>
      <div class="row">
        <input
          id="code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          aria-describedby="hint bad"
          aria-invalid=${wrong === nothing ? "false" : "true"}
          @input=${() => {
            this.bad = false;
            this.problem = null;
          }}
        />
        <button class="button" aria-disabled=${this.busy || this.away ? "true" : nothing}>
          ${texts.join}
        </button>
      </div>
      ${this.away ? html`<p class="hint">${t().common.needsLine}</p>` : nothing}
      <div id="bad" role="status" class="error">${wrong}</div>
    </form>`;
  }

  private submit(event: Event): void {
    event.preventDefault();
    if (this.busy || this.away) return;
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
