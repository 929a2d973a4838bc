import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** Addresses of the application; all others are the server's own business. As in the server's pages.ts. */
const APPLICATION = /^\/(?!(?:api|socket\.io|assets|metrics|healthz|readyz)(?:\/|$))(?:[\w-]+\/?)*$/;

/**
 * The service worker: keeps page, scripts, styles, fonts, all languages; pictures of cards when they are shown. It
 * never touches what the server is asked, and a new one waits until it is told to take over.
 */
export const serviceWorker = (): Plugin[] =>
  VitePWA({
    filename: "sw.js",
    strategies: "generateSW",
    registerType: "prompt",
    // Registered by src/pwa/updates.ts; the manifests are written for each language.
    injectRegister: false,
    manifest: false,
    workbox: {
      globPatterns: ["index.html", "favicon.svg", "icons/192.png", "assets/**/*.{js,css,woff2}"],
      // Letters that few names have come when a name has them; from then on they stay.
      globIgnores: ["assets/*-latin-ext-*.woff2"],
      // Their names carry a hash.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: "/index.html",
      navigateFallbackAllowlist: [APPLICATION],
      cleanupOutdatedCaches: true,
      // The first visit is kept at once; this takes over nothing from an older version.
      clientsClaim: true,
      skipWaiting: false,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.woff2$/,
          handler: "CacheFirst",
          options: { cacheName: "bm-fonts" },
        },
        {
          urlPattern: /\/assets\/[^/]+\.svg$/,
          handler: "CacheFirst",
          options: { cacheName: "bm-decks" },
        },
        {
          urlPattern: /\/manifest\.[a-z]+\.webmanifest$/,
          handler: "StaleWhileRevalidate",
          options: { cacheName: "bm-manifests" },
        },
      ],
    },
  });
