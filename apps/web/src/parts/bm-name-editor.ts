import { MAX_NAME_LENGTH, parseName } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../app/client.ts";
import { LocaleController, t } from "../i18n/index.ts";
import { errorText } from "../net/error-text.ts";
import type { NetError } from "../net/errors.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";

/** Another name will do. */
const isOfName = ({ code }: NetError): boolean => code === "badName" || code === "nameTaken";

/**
 * The player's name, to be chosen or changed.
 * @fires bm-named - when the server has taken the name
 */
@customElement("bm-name-editor")
export class BmNameEditor extends LitElement {
  @property({ attribute: false }) client!: Client;
  /** What stands over the field. */
  @property() label = "";
  /** What stands on the button. */
  @property() action = "";

  @state() private error: NetError | null = null;
  @state() private busy = false;
  @query("input") private input!: HTMLInputElement;

  static override readonly styles = [
    shared,
    css`
      form {
        display: grid;
        gap: var(--bm-space-1);
        max-width: 28rem;
      }
      input {
        flex: 1 1 9rem;
        width: auto;
        min-width: 0;
      }
    `,
  ];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [this.client.me]);
  }

  override focus(): void {
    this.input.focus();
  }

  protected override render(): TemplateResult {
    const texts = t().lobby;
    return html`<form @submit=${this.submit} novalidate>
      <label for="name" class="label">${this.label === "" ? texts.yourName : this.label}</label>
      <div class="row">
        <input
          id="name"
          type="text"
          autocomplete="nickname"
          maxlength=${MAX_NAME_LENGTH * 4}
          placeholder=${texts.namePlaceholder}
          aria-describedby="hint"
          aria-invalid=${this.error === null ? "false" : "true"}
          .value=${this.client.me.value?.name ?? ""}
          @input=${() => {
            this.error = null;
          }}
        />
        <button class="button primary" aria-disabled=${this.busy ? "true" : nothing}>
          ${this.action === "" ? t().common.save : this.action}
        </button>
      </div>
      <div id="hint" role="status">
        ${
          this.error === null
            ? html`<span class="hint">${texts.nameHint}</span>`
            : html`<span class="error">${errorText(this.error)}</span>`
        }
        ${this.busy ? html`<span class="visually-hidden">${t().common.loading}</span>` : nothing}
      </div>
    </form>`;
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const name = parseName(this.input.value);
    if (!name.ok) {
      this.error = { code: name.error };
      this.input.focus();
      return;
    }
    this.busy = true;
    const answer = await this.client.http.rename(name.value);
    this.busy = false;
    if (!answer.ok) {
      this.error = answer.error;
      if (isOfName(answer.error)) this.input.focus();
      return;
    }
    this.client.me.set(answer.value.player);
    this.dispatchEvent(new CustomEvent("bm-named", { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-name-editor": BmNameEditor;
  }
}
