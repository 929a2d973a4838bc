import { join } from "node:path";
import { defineConfig } from "vite";

/**
 * The server and the command line for Node: our own packages, which are TypeScript, are bundled; what comes from npm
 * stays outside and is found in `node_modules` as always.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: join(import.meta.dirname, "dist"),
    emptyOutDir: true,
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, "src/main.ts"),
        worker: join(import.meta.dirname, "src/computers/worker.ts"),
        cli: join(import.meta.dirname, "src/cli/main.ts"),
      },
      output: { entryFileNames: "[name].js", format: "es" },
    },
  },
  ssr: { noExternal: [/^@bummerl\//] },
});
