import { PRESET_NAMES, type PresetName } from "@bummerl/engine";
import { readLocal, writeLocal } from "./local.ts";
import { Store } from "./store.ts";

/** A choice among a few words, kept in this browser. */
export class Preference<T extends string> extends Store<T> {
  readonly choices: readonly T[];
  private readonly key: string;

  constructor(key: string, choices: readonly T[], first: NoInfer<T>) {
    const kept = readLocal(key);
    super(choices.find((choice) => choice === kept) ?? first);
    this.key = key;
    this.choices = choices;
    // Chosen in another tab; `null` is everything forgotten at once. Tests outside a browser have no tabs.
    globalThis.addEventListener?.("storage", (event) => {
      if (event.key === key || event.key === null)
        super.set(choices.find((choice) => choice === event.newValue) ?? first);
    });
  }

  override set(value: T): void {
    writeLocal(this.key, value);
    super.set(value);
  }
}

export const theme = new Preference("bm.theme", ["system", "light", "dark", "contrast"], "system");

export const DECKS = ["french", "four", "german", "text"] as const;
/** French in two or four colours, double German, or letters alone. */
export type Deck = (typeof DECKS)[number];
export const deck = new Preference<Deck>("bm.deck", DECKS, "french");

/** Size of the letters and signs in the corners. */
export const cardIndex = new Preference("bm.index", ["normal", "big"], "normal");

/** How the hand is sorted: trump and suits together, by rank, or as the cards came. */
export const handOrder = new Preference("bm.hand", ["suit", "rank", "dealt"], "suit");

/** The thumb that plays: what is pressed lies on its side. */
export const thumb = new Preference("bm.thumb", ["right", "left"], "right");

/** Pace of everything that moves at the table. */
export const motion = new Preference("bm.motion", ["off", "fast", "normal", "slow"], "normal");

/** How long a finished trick stays when the next card comes at once; `tap`: until the player has seen it. */
export const trickStay = new Preference("bm.trickStay", ["short", "normal", "long", "tap"], "normal");

export const sound = new Preference("bm.sound", ["off", "low", "normal"], "low");
export const vibration = new Preference("bm.vibration", ["off", "on"], "off");

/** Single letters as shortcuts at the table (WCAG 2.1.4). */
export const letters = new Preference("bm.letters", ["off", "on"], "on");

/** Whether closing, giving up and a claim ask once more; `confident` players go without. */
export const secondStep = new Preference("bm.secondStep", ["ask", "confident"], "ask");

/** The rule set this player knows best: what differs from it is shown before he sits down. `none`: nobody knows yet. */
export const usualRules = new Preference("bm.usualRules", ["none", ...PRESET_NAMES], "none");

/** What other rules are compared with: the usual ones of this player, else those of the house. */
export const comparedRules = (): PresetName => (usualRules.value === "none" ? "classic" : usualRules.value);

/** The first rule set chosen for a table of one's own, or played for a whole Bummerl, is taken for the usual one. */
export const keepUsual = (preset: PresetName | null): void => {
  if (usualRules.value === "none" && preset !== null) usualRules.set(preset);
};

/** All that a player chooses for himself on this device, by name. */
export const PREFERENCES = {
  cardIndex,
  deck,
  handOrder,
  letters,
  motion,
  secondStep,
  sound,
  theme,
  thumb,
  trickStay,
  usualRules,
  vibration,
};

/**
 * Puts the theme on the document, now and whenever it changes. As the system: the styles follow light and dark by
 * themselves, a wish for more contrast is high contrast.
 */
export const followTheme = (): void => {
  const system = matchMedia("(prefers-contrast: more)");
  const mark = (): void => {
    const { dataset } = document.documentElement;
    if (theme.value !== "system") dataset["theme"] = theme.value;
    else if (system.matches) dataset["theme"] = "contrast";
    else delete dataset["theme"];
  };
  mark();
  theme.subscribe(mark);
  system.addEventListener("change", mark);
};
