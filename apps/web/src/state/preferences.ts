import { readLocal, writeLocal } from "./local.ts";
import { Store } from "./store.ts";

/** A choice among a few words, kept in this browser. */
export class Preference<T extends string> extends Store<T> {
  readonly choices: readonly T[];
  private readonly key: string;

  constructor(key: string, choices: readonly T[], first: T) {
    const kept = readLocal(key);
    super(choices.find((choice) => choice === kept) ?? first);
    this.key = key;
    this.choices = choices;
  }

  override set(value: T): void {
    writeLocal(this.key, value);
    super.set(value);
  }
}

export const theme = new Preference("bm.theme", ["system", "light", "dark"], "system");

/** Two colours (red, black) or one for each suit. */
export const deckColours = new Preference("bm.deck", ["two", "four"], "two");

/** Puts the theme on the document, now and whenever it changes. */
export const followTheme = (): void => {
  const mark = (): void => {
    if (theme.value === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme.value;
  };
  mark();
  theme.subscribe(mark);
};
