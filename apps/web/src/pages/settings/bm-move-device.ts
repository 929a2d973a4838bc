import type { TransferAnswer } from "@bummerl/protocol";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { Client } from "../../app/client.ts";
import { formatDate, LocaleController, t } from "../../i18n/index.ts";
import { errorText } from "../../net/error-text.ts";
import type { NetError } from "../../net/errors.ts";
import { StoreController } from "../../state/store.ts";
import { shared } from "../../styles/shared.ts";

/** Moves this guest to another device, or another one to this, by a code good once. */
@customElement("bm-move-device")
export class BmMoveDevice extends LitElement {
  @property({ attribute: false }) client!: Client;

  @state() private shown: TransferAnswer | null = null;
  /** Whom this device has become; empty for somebody without a name. */
  @state() private done: string | null = null;
  @state() private problem: { readonly at: "show" | "redeem"; readonly error: NetError } | null = null;
  @state() private busy = false;
  @query("input") private input!: HTMLInputElement;

  static override readonly styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--bm-space-4);
      }
      .done {
        margin: var(--bm-space-3) 0 0;
        color: var(--bm-ok);
        font-weight: 600;
      }
      .code {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.6em;
        margin: 0;
        font: 700 clamp(1.5rem, 8vw, 2.5rem) / 1.2 ui-monospace, Menlo, Consolas, monospace;
        letter-spacing: 0.1em;
        color: var(--bm-accent);
        overflow-wrap: anywhere;
        user-select: all;
      }
      .shown:not(:empty) {
        margin-top: var(--bm-space-3);
      }
      .row input {
        flex: 1 1 10rem;
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

  protected override render(): TemplateResult {
    const texts = t().settings;
    const name = this.client.me.value?.name ?? null;
    return html`
      <div>
        <p>${texts.moveText}</p>
        <button class="button" aria-disabled=${this.busy ? "true" : nothing} @click=${this.show}>${texts.showCode}</button>
        <div role="status" class="shown">${this.shown === null ? nothing : this.code(this.shown)}</div>
        ${this.problemAt("show")}
      </div>
      <form @submit=${this.redeem} novalidate>
        <h3>${texts.redeemTitle}</h3>
        <p class="hint">${name === null ? texts.redeemText : texts.redeemInstead(name)}</p>
        <label class="label" for="code">${texts.codeLabel}</label>
        <div class="row">
          <input id="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" />
          <button class="button" aria-disabled=${this.busy ? "true" : nothing}>${texts.redeem}</button>
        </div>
        <div role="status">${this.done === null ? nothing : html`<p class="done">${this.done === "" ? texts.redeemedNameless : texts.redeemed(this.done)}</p>`}</div>
        ${this.problemAt("redeem")}
      </form>
    `;
  }

  private code(shown: TransferAnswer): TemplateResult {
    const texts = t().settings;
    const half = Math.ceil(shown.code.length / 2);
    // Read sign by sign, seen in two groups.
    return html`<p>${texts.codeTyped}</p>
      <p class="code" role="img" aria-label=${[...shown.code].join(" ")}>
        <span>${shown.code.slice(0, half)}</span><span>${shown.code.slice(half)}</span>
      </p>
      <p class="hint">${texts.codeUntil(formatDate(shown.expiresAt, { timeStyle: "short" }))}</p>`;
  }

  private problemAt(at: "show" | "redeem"): TemplateResult | typeof nothing {
    if (this.problem?.at !== at) return nothing;
    return html`<p role="alert" class="error">${errorText(this.problem.error)}</p>`;
  }

  private async show(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await this.client.http.transfer();
    this.busy = false;
    this.shown = answer.ok ? answer.value : null;
    this.problem = answer.ok ? null : { at: "show", error: answer.error };
  }

  private async redeem(event: Event): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const code = this.input.value.toUpperCase().replace(/[\s-]+/g, "");
    if (code === "") {
      this.input.focus();
      return;
    }
    this.busy = true;
    const answer = await this.client.http.redeem(code);
    this.busy = false;
    this.problem = answer.ok ? null : { at: "redeem", error: answer.error };
    if (!answer.ok) {
      if (answer.error.code === "badTransferCode") this.input.focus();
      return;
    }
    this.client.me.set(answer.value.player);
    this.done = answer.value.player.name ?? "";
    this.input.value = "";
    this.client.connection.newSession();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-move-device": BmMoveDevice;
  }
}
