import type { DealView, Seat } from "@bummerl/engine";
import { html, type TemplateResult } from "lit";
import "../../cards/bm-card.ts";
import { mySeat, nameOf, theirSeat } from "../model/sides.ts";
import type { Ui } from "./ui.ts";

/** More tricks than these do not make the pile any higher: the number beside it counts. */
const LAYERS = 3;

const pile = (ui: Ui, deal: DealView, seat: Seat): TemplateResult => {
  const { tricks, actions } = ui.messages.table;
  const isMine = seat === mySeat(ui.view);
  const count = deal.tricks[seat];
  const whose = isMine ? tricks.yours : tricks.theirs(nameOf(ui.view, seat, ui.messages));
  // A trick that still lies in the middle counts already, but is not drawn a second time.
  const isInSight = ui.trick.some((card) => card.won && card.seat === seat);
  const layers = Array.from({ length: Math.min(LAYERS, isInSight ? count - 1 : count) }, (_, at) => at);
  return html`<button
    class="tricks ${isMine ? "of-mine" : "of-theirs"}"
    type="button"
    aria-haspopup="dialog"
    aria-label=${ui.messages.common.labelled(whose, actions.tricks(count))}
    data-place=${isMine ? "my-tricks" : "their-tricks"}
    data-count=${count}
    @click=${() => ui.do.open("tricks")}
  >
    <span class="won-pile" ?data-bare=${layers.length === 0} aria-hidden="true">
      ${layers.map(() => html`<bm-card silent></bm-card>`)}
    </span>
    <span class="won-count" aria-hidden="true">${actions.tricks(count)}</span>
  </button>`;
};

/** What each has won lies beside the trick, nearer to its winner; pressed, it shows what may be looked at (R38). */
export const wonTricks = (ui: Ui, deal: DealView): TemplateResult => html`<div class="won">
  ${pile(ui, deal, theirSeat(ui.view))} ${pile(ui, deal, mySeat(ui.view))}
</div>`;
