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

/** Makes of the page an application that can be installed and opens without a network. */
export const startPwa = (client: Client): void => {
  followManifest();
  keepInstallOffer();
  // While developing, kept files would only be in the way.
  if (!import.meta.env.PROD) return;
  whenIdle(() => {
    void updates.start();
    void keepDeck(deck.value);
  });
  deck.subscribe((chosen) => void keepDeck(chosen));
  // The server may have been away because it was given a newer version.
  client.connection.onUp(() => updates.look());
};
