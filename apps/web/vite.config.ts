import { defineConfig } from "vite";
import { writeManifests } from "./build/manifests.ts";
import { LINE, writePageFiles } from "./build/page-files.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Where the development server finds the game server. */
const server = process.env["BUMMERL_SERVER"] ?? "http://127.0.0.1:3000";

// The server compares Origin and Host, so the browser's Host goes through as it is.
const onwards = { target: server, changeOrigin: false };

/** What belongs to no single page: Lit, the line to the server, parts of the house. */
const HOUSE =
  /node_modules|\/web\/src\/(app|net|parts|pwa|state|styles)\/|\/(i18n\/(index|locale|en\/words)|cards\/letters)\.ts$/;

export default defineConfig({
  plugins: [writeManifests(), writePageFiles(), serviceWorker(), precompress()],
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
            { name: LINE, test: /\/web\/src\/app\/line\.ts$/, priority: 1 },
            // What several pages need comes in one piece: each file more is a question more to a slow network.
            { name: "house", test: HOUSE, minShareCount: 2 },
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
