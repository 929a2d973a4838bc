import type { Client } from "../app/client.ts";
import { whenIdle } from "../app/pages.ts";
import { type Deck, deck } from "../state/preferences.ts";
import { keepInstallOffer } from "./install.ts";
import { followManifest } from "./manifest-link.ts";
import { updates } from "./updates.ts";

const keepDeck = async (chosen: Deck): Promise<void> => {
  const kept = await import("./keep-deck.ts").catch((error: unknown) => {
    console.info("the deck could not be kept", error);
    return null;
  });
  await kept?.keepDeck(chosen);
};

/** So long the page has the network for itself, once the line is up. */
const SETTLING_MS = 3_000;
/** And so long at most, when it does not come up. */
const PATIENCE_MS = 10_000;

/** Calls back once, when what the player came for is there: what is kept for later must not be in its way. */
const whenSettled = (client: Client, call: () => void): void => {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    whenIdle(call);
  };
  setTimeout(once, PATIENCE_MS);
  client.connection.onUp(() => setTimeout(once, SETTLING_MS));
};

/** Makes of the page an application that can be installed and opens without a network. */
export const startPwa = (client: Client): void => {
  followManifest();
  keepInstallOffer();
  // While developing, kept files would only be in the way.
  if (!import.meta.env.PROD) return;
  whenSettled(client, () => {
    void updates.start();
    void keepDeck(deck.value);
  });
  deck.subscribe((chosen) => void keepDeck(chosen));
  // The server may have been away because it was given a newer version.
  client.connection.onUp(() => updates.look());
};
