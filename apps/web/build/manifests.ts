import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { pwa as de } from "../src/i18n/de/pwa.ts";
import { pwa as en } from "../src/i18n/en/pwa.ts";
import { pwa as fr } from "../src/i18n/fr/pwa.ts";
import { LANGUAGES, type Language, LOCALES } from "../src/i18n/locale.ts";

const TEXTS = { en, de, fr };

const TOKENS = new URL("../src/styles/tokens.css", import.meta.url);

/** A colour of the house by day; a manifest knows one of each. */
const colour = (css: string, name: string): string => {
  const found = new RegExp(`--bm-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
  if (found === undefined) throw new Error(`tokens.css has no colour --bm-${name}`);
  return found;
};

const manifest = (language: Language, css: string): object => ({
  // The same application in every language.
  id: "/",
  name: "Bummerl",
  short_name: "Bummerl",
  description: TEXTS[language].description,
  lang: LOCALES[language],
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  orientation: "any",
  background_color: colour(css, "paper"),
  theme_color: colour(css, "wood"),
  categories: ["games", "entertainment"],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

/** The web application manifests, one for each language. */
const manifests = (): readonly { readonly fileName: string; readonly source: string }[] => {
  const css = readFileSync(TOKENS, "utf8");
  return LANGUAGES.map((language) => ({
    fileName: `manifest.${language}.webmanifest`,
    source: `${JSON.stringify(manifest(language, css), null, 2)}\n`,
  }));
};

/** Writes the web application manifests into the build, and serves them while developing. */
export const writeManifests = (): Plugin => ({
  name: "bummerl-manifests",
  generateBundle() {
    for (const file of manifests()) this.emitFile({ type: "asset", ...file });
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const wanted = manifests().find(({ fileName }) => request.url === `/${fileName}`);
      if (wanted === undefined) return next();
      response.setHeader("content-type", "application/manifest+json");
      response.end(wanted.source);
    });
  },
});
