import type { PresetName } from "@bummerl/engine";
import type { Language } from "../../src/i18n/index.ts";
import type { Deck } from "../../src/state/preferences.ts";

/** Everything that changes how a scene looks. */
export interface Wishes {
  readonly lang: Language;
  readonly theme: "light" | "dark" | "contrast";
  readonly deck: Deck;
  readonly index: "normal" | "big";
  readonly thumb: "right" | "left";
  readonly preset: PresetName;
}

export const PLAIN: Wishes = {
  lang: "en",
  theme: "light",
  deck: "french",
  index: "normal",
  thumb: "right",
  preset: "classic",
};

const KEYS = [
  "lang",
  "theme",
  "deck",
  "index",
  "thumb",
  "preset",
] as const satisfies readonly (keyof Wishes)[];

/** The query `?lang=de&theme=dark`; what is not named is plain. A word nobody knows changes nothing. */
export const readWishes = (query: URLSearchParams): Wishes =>
  Object.fromEntries(KEYS.map((key) => [key, query.get(key) ?? PLAIN[key]])) as unknown as Wishes;

export const writeWishes = (scene: string, wishes: Partial<Wishes>): string =>
  new URLSearchParams({ scene, ...wishes }).toString();
