import type { Card } from "@bummerl/engine";
import type { TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { may } from "../model/moves.ts";

type Host = ReactiveControllerHost & HTMLElement;
type Wish = "close" | "exchange";

/**
 * Two clicks instead of dragging: the first takes the up-card up, the second says what for, the stock to close, the
 * trump jack to exchange. Any other click puts it back and does nothing else to a card, so nothing is played by
 * mistake. Cards of the hand need no second click: one plays them.
 */
export class PickUp implements ReactiveController {
  private readonly host: Host;
  private readonly view: () => TableView | null;
  private readonly onWish: (wish: Wish) => void;
  private readonly onPicked: () => void;
  /** Number of the table's row for which the up-card is taken up. */
  private pickedAt: number | null = null;

  /** `view` is `null` while nothing may be done. */
  constructor(host: Host, view: () => TableView | null, onWish: (wish: Wish) => void, onPicked: () => void) {
    this.host = host;
    this.view = view;
    this.onWish = onWish;
    this.onPicked = onPicked;
    host.addController(this);
  }

  hostConnected(): void {
    this.host.addEventListener("click", this.onClick, true);
  }

  hostDisconnected(): void {
    this.host.removeEventListener("click", this.onClick, true);
    this.putBack();
  }

  hostUpdate(): void {
    if (this.pickedAt !== null && this.view()?.seq !== this.pickedAt) this.putBack();
  }

  private readonly onClick = (event: MouseEvent): void => {
    const view = this.view();
    // Enter on a button is no click of a pointer; the end of a drag and a second tap are no clicks at all.
    if (view === null || event.detail === 0 || event.defaultPrevented) return;
    const path = event.composedPath().filter((node) => node instanceof HTMLElement);
    const zone = path.find(({ dataset }) => dataset["zone"] !== undefined)?.dataset["zone"];
    const card = path.find((node) => node.matches(".hand-card"))?.dataset["card"] as Card | undefined;
    if (this.pickedAt === null) {
      if (zone === "upCard" && (may(view, "close") || may(view, "exchange"))) this.pick(view);
      return;
    }
    this.putBack();
    const wish = wishOf(view, zone, card);
    // A card pressed now was meant as a place, not to be played.
    if (card !== undefined) event.stopPropagation();
    if (wish !== null) this.onWish(wish);
  };

  private pick(view: TableView): void {
    this.pickedAt = view.seq;
    this.host.dataset["picked"] = "upCard";
    this.onPicked();
  }

  private putBack(): void {
    this.pickedAt = null;
    delete this.host.dataset["picked"];
  }
}

const wishOf = (view: TableView, zone: string | undefined, card: Card | undefined): Wish | null => {
  if (card !== undefined) return card === `${view.deal?.trump}J` ? "exchange" : null;
  return zone === "stock" ? "close" : null;
};
