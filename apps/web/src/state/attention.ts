import { Store } from "./store.ts";

/** Why the player is called: it is his turn, somebody sat down at his table, a partner was found. */
export type Call = "turn" | "joined" | "paired";

const ORDER: readonly Call[] = ["turn", "joined", "paired"];

/** What the player is called for now; the most pressing call is the one shown. */
export class Attention extends Store<Call | null> {
  private readonly calls = new Set<Call>();

  constructor() {
    super(null);
  }

  raise(call: Call): void {
    this.calls.add(call);
    this.choose();
  }

  /** He knows, or it is over. */
  clear(...calls: readonly Call[]): void {
    for (const call of calls) this.calls.delete(call);
    this.choose();
  }

  private choose(): void {
    this.set(ORDER.find((call) => this.calls.has(call)) ?? null);
  }
}

/** The one of this page. */
export const attention = new Attention();

/** What title and icon of the page say: a call that is answered at once never comes to be said there. */
export const saidOutside = new Store<Call | null>(null);
