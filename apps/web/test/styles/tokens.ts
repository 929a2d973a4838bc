import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../../src/styles/tokens.css", import.meta.url), "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

export const THEMES = ["light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** What one rule of the tokens declares, by name without the leading `--bm-`. */
const declared = (selector: string): ReadonlyMap<string, string> => {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule for ${selector}`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--bm-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
};

const BASE = declared(":root");
const CONTRAST = declared(':root[data-theme="contrast"]');

export const TOKEN_NAMES: ReadonlySet<string> = new Set(BASE.keys());

/** Names that high contrast gives another value; each must be a name of the base. */
export const CONTRAST_NAMES: readonly string[] = [...CONTRAST.keys()];

/** The colour of a token in a theme as `#rrggbb`. */
export const colour = (name: string, theme: Theme): string => {
  const value = (theme === "contrast" ? CONTRAST.get(name) : undefined) ?? BASE.get(name);
  if (value === undefined) throw new Error(`no token ${name}`);
  const [, day = value, lamp = value] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  const hex = theme === "light" ? day : lamp;
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${name} is no plain colour: ${value}`);
  return hex;
};
