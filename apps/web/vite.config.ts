import { defineConfig } from "vite";
import { writeManifests } from "./build/manifests.ts";
import { LINE, writePageFiles } from "./build/page-files.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { spareStyles } from "./build/spare-styles.ts";

/** Where the development server finds the game server. */
const server = process.env["BUMMERL_SERVER"] ?? "http://127.0.0.1:3000";

// The server compares Origin and Host, so the browser's Host goes through as it is.
const onwards = { target: server, changeOrigin: false };

/** What every page stands on: Lit, the frame of the house, cards, words of the game. */
const HOUSE = new RegExp(
  [
    "/node_modules/(?:@lit|lit|lit-[a-z]+)/",
    "/web/src/(?:app|cards|net|pwa|state|styles|i18n|table/sound)/(?!(?:de|en|fr)/(?!words))",
    "/web/src/parts/(?:bm-empty|bm-still-works|focus-keeper|go|heading|icons|page-styles|rule-groups)[.]ts$",
    // Of a table what a page must know; how it decides is for those who play without a server.
    "/packages/protocol/src/",
    "/packages/table/src/(?:clock|command|computer/(?:choice|seat))[.]ts$",
    "/packages/engine/src/(?:cards|rules/[a-z]+|deal/refusals)[.]ts$",
  ].join("|"),
);
/** What several pages share, and a table in play does not need. */
const PARTS = /node_modules|\/web\/src\/parts\//;

export default defineConfig({
  plugins: [writeManifests(), writePageFiles(), serviceWorker(), spareStyles(), precompress()],
  build: {
    target: "es2022",
    // The content security policy allows no data: pictures and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The line to the server, with all it needs: it is opened before anything else is there.
            { name: LINE, test: /\/web\/src\/app\/line\.ts$/, priority: 2 },
            // What several pages need comes in one piece: each file more is a question more to a slow network.
            { name: "house", test: HOUSE, minShareCount: 2, priority: 1 },
            { name: "parts", test: PARTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/api": onwards,
      "/socket.io": { ...onwards, ws: true },
    },
  },
});
