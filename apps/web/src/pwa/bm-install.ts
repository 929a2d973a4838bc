import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { LocaleController, t } from "../i18n/index.ts";
import { StoreController } from "../state/store.ts";
import { shared } from "../styles/shared.ts";
import { installByHand, installOffer, isInstalled } from "./install.ts";
import { updates } from "./updates.ts";

/** How to have the client as an app, and what of it opens without a network. Nothing where neither is possible. */
@customElement("bm-install")
export class BmInstall extends LitElement {
  @state() private accepted = false;

  static override readonly styles = [shared];

  constructor() {
    super();
    new LocaleController(this);
    new StoreController(this, () => [installOffer, updates.kept]);
  }

  protected override render(): TemplateResult | typeof nothing {
    const way = this.way();
    const kept = updates.kept.value ? html`<p class="hint">${t().pwa.kept}</p>` : nothing;
    this.hidden = way === nothing && kept === nothing;
    if (this.hidden) return nothing;
    return html`<h2>${t().pwa.title}</h2>${way}${kept}`;
  }

  private way(): TemplateResult | typeof nothing {
    const texts = t().pwa;
    if (isInstalled() || this.accepted) return html`<p>${texts.installed}</p>`;
    if (installOffer.value !== null) {
      return html`<p>${texts.installText}</p>
        <button class="button" @click=${this.install}>${texts.install}</button>`;
    }
    const byHand = installByHand(navigator.userAgent, navigator.maxTouchPoints);
    if (byHand === null) return nothing;
    return html`<p>${texts.installText} ${byHand === "ios" ? texts.installIos : texts.installMac}</p>`;
  }

  private async install(): Promise<void> {
    const offer = installOffer.value;
    // An offer is good once.
    installOffer.set(null);
    const answer = await offer?.prompt();
    this.accepted = answer?.outcome === "accepted";
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "bm-install": BmInstall;
  }
}
