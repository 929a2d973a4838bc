import type { ReactiveController, ReactiveControllerHost } from "lit";
import { deck } from "../state/preferences.ts";
import { backUrl, deckUrls } from "./deck.ts";
import { pictureOf } from "./pictures.ts";

type Host = ReactiveControllerHost & { readonly isConnected: boolean };

/** Safari has no idle callback; a moment later is as good. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
};

/** As many backs lie on a table at most: a hand, three each for the stock and both piles, one just turned over. */
const BACKS = 15;

/**
 * While its host is on the page, all pictures of the chosen deck, and of no other, are fetched and decoded ahead: not
 * before the host shows what the player came for, whose pictures go first, and whose news has the line for itself.
 */
export class DeckAhead implements ReactiveController {
  private readonly host: Host;
  private readonly isTime: () => boolean;
  private begun = false;
  private stops: (() => void)[] = [];

  constructor(host: Host, isTime: () => boolean = () => true) {
    this.host = host;
    this.isTime = isTime;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.begun || !this.host.isConnected || !this.isTime()) return;
    this.begun = true;
    const fetchAll = (): void => {
      for (const url of deckUrls(deck.value)) pictureOf(url).have(url === backUrl(deck.value) ? BACKS : 1);
    };
    this.stops = [whenIdle(fetchAll), deck.subscribe(fetchAll)];
  }

  hostDisconnected(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.begun = false;
  }
}
