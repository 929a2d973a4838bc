import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { tablePath } from "../../app/router.ts";
import { LocaleController, t } from "../../i18n/index.ts";
import { shared } from "../../styles/shared.ts";

/** How the second player gets to an open table: the code to read out, the link to send. */
@customElement("bm-invitation")
export class BmInvitation extends LitElement {
  static override readonly styles = [
    shared,
    css`
      .code {
        font: 700 2.2rem / 1.2 ui-monospace, monospace;
        letter-spacing: 0.12em;
        margin-block: 0 var(--bm-space-2);
      }
      input {
        margin-block-end: var(--bm-space-2);
      }
    `,
  ];

  @property({ attribute: false }) code: string | null = null;
  @property() table = "";

  @state() private copied = false;

  constructor() {
    super();
    new LocaleController(this);
  }

  private get link(): string {
    return new URL(tablePath(this.table), location.href).href;
  }

  /** On plain HTTP from another machine there is no clipboard: then the link is selected, ready to be copied by hand. */
  private readonly copy = async (): Promise<void> => {
    const field = this.renderRoot.querySelector("input");
    field?.select();
    const clipboard: Clipboard | undefined = navigator.clipboard;
    try {
      await clipboard?.writeText(this.link);
      this.copied = clipboard !== undefined;
    } catch {
      this.copied = false;
    }
  };

  override render(): TemplateResult {
    const { waiting, actions } = t().table;
    return html`
      ${this.code === null ? nothing : html`<p class="hint">${waiting.code}</p><p class="code" data-testid="code">${this.code}</p>`}
      <p>${waiting.hint}</p>
      <input type="text" readonly .value=${this.link} aria-label=${actions.copyLink} />
      <p class="row">
        <button class="button" type="button" @click=${this.copy}>${actions.copyLink}</button>
        <span role="status">${this.copied ? actions.copied : ""}</span>
      </p>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-invitation": BmInvitation;
  }
}
