import { join } from "node:path";
import { defineConfig } from "vite";

/**
 * The server as one file for Node: our own packages, which are TypeScript, are bundled; what comes from npm stays
 * outside and is found in `node_modules` as always.
 */
export default defineConfig({
  build: {
    ssr: join(import.meta.dirname, "src/main.ts"),
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: "main.js", format: "es" } },
  },
  ssr: { noExternal: [/^@bummerl\//] },
});
