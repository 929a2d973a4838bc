import { deckUrls } from "../cards/deck.ts";
import { DECKS, type Deck } from "../state/preferences.ts";

/** The service worker looks for pictures of cards in this cache first. */
export const DECK_CACHE = "bm-decks";

/**
 * Keeps all pictures of a deck on this device, one after the other so as not to be in the way, and drops those that
 * no deck has any more. Pictures that do not come now are fetched when they are shown.
 */
export const keepDeck = async (deck: Deck): Promise<void> => {
  if (typeof caches === "undefined") return;
  try {
    const cache = await caches.open(DECK_CACHE);
    for (const url of deckUrls(deck)) {
      if ((await cache.match(url)) === undefined) await cache.add(url);
    }
    const known = new Set(
      DECKS.flatMap((each) => deckUrls(each)).map((url) => new URL(url, location.href).href),
    );
    for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
  } catch (error) {
    console.info("the deck could not be kept", error);
  }
};
