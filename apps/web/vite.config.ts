import { defineConfig } from "vite";
import { writeManifests } from "./build/manifests.ts";
import { precompress } from "./build/precompress.ts";
import { serviceWorker } from "./build/service-worker.ts";

/** Where the development server finds the game server. */
const server = process.env["BUMMERL_SERVER"] ?? "http://127.0.0.1:3000";

// The server compares Origin and Host, so the browser's Host goes through as it is.
const onwards = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [writeManifests(), serviceWorker(), precompress()],
  build: {
    target: "es2022",
    // The content security policy allows no data: pictures and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
  },
  server: {
    proxy: {
      "/api": onwards,
      "/socket.io": { ...onwards, ws: true },
    },
  },
});
