import type { TableView } from "@bummerl/table";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Attention, attention } from "../../state/attention.ts";
import { turnOf } from "../model/scene.ts";
import { buzz, play } from "../sound/player.ts";

/** Who has waited this long for the other looks elsewhere: he is called by sound. Milliseconds. */
const LONG = 8000;
/** The other's card is heard first. */
const AFTER_THE_CARD = 350;

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** While a table is shown: calls its player when it is his turn, and when somebody sat down while he was away. */
export class TurnCall implements ReactiveController {
  private readonly host: Host;
  private readonly view: () => TableView | null;
  private readonly attention: Attention;
  private last: { readonly turn: ReturnType<typeof turnOf>; readonly status: TableView["status"] } | null =
    null;
  private since = 0;

  constructor(host: Host, view: () => TableView | null, present: Attention = attention) {
    this.host = host;
    this.view = view;
    this.attention = present;
    host.addController(this);
  }

  hostUpdated(): void {
    // Drawn once more after it was left: an answer came late.
    if (!this.host.isConnected) return;
    const view = this.view();
    if (view === null) {
      this.leave();
      return;
    }
    const { last } = this;
    const now = { turn: turnOf(view), status: view.status };
    this.last = now;
    if (last?.status === "open" && now.status === "live" && document.hidden) this.attention.raise("joined");
    if (last?.turn === now.turn) return;
    if (now.turn !== "you") {
      this.attention.clear("turn");
      this.since = performance.now();
      return;
    }
    this.attention.raise("turn");
    if (last === null) return;
    buzz("yourTurn");
    if (document.hidden || performance.now() - this.since > LONG) play("yourTurn", AFTER_THE_CARD);
  }

  hostDisconnected(): void {
    this.leave();
  }

  private leave(): void {
    this.last = null;
    this.attention.clear("turn");
  }
}
