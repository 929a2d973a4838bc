import { PRESETS } from "@bummerl/engine";

/** One text, by its place. */
export type Leaf = { readonly path: string; readonly value: unknown };

/** Every text below a value. */
export const leaves = (value: unknown, path = ""): Leaf[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`))
    : [{ path, value }];

export const MARKERS = ["§1§", "§2§", "§3§", "§4§"];

/** Arguments of every kind that texts take; each text understands at least one of these rows. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  MARKERS,
  [1, 1, 1, 1],
  [3, 3, 3, 3],
  ["claim", null, null],
  ["plain", null, null],
  [null, "plain"],
  ["H", "Q", "french"],
  ["Q", "french"],
  ["HQ", "french"],
  ["french", "H", "Q"],
  [PRESETS.classic],
];

export type Text = (...values: readonly unknown[]) => unknown;

/** What a text says for each row of arguments; `null` for a row it does not understand. */
export const sayings = (text: Text): (string | null)[] =>
  ARGUMENTS.map((row) => {
    try {
      const said = text(...row);
      return typeof said === "string" && !said.includes("undefined") ? said : null;
    } catch (error) {
      // A text chosen by a word (a reason, a kind) has nothing for another word.
      if (error instanceof TypeError) return null;
      throw error;
    }
  });
