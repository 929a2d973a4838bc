import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");
const outDir = join(root, "node_modules/.cache/bench");

/** Every process of the bench runs from a bundle made as the server's own is, so that the same code is measured. */
const ENTRIES = {
  game: "bench/servers/game.ts",
  raw: "bench/servers/raw-relay.ts",
  socketio: "bench/servers/socketio-relay.ts",
  generator: "bench/load/generator.ts",
  watchers: "bench/load/watchers.ts",
} as const;

export type EntryName = keyof typeof ENTRIES;

export const bundled = (name: EntryName): string => join(outDir, `${name}.js`);

export async function bundle(): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: { ...ENTRIES }, output: { entryFileNames: "[name].js", format: "es" } },
    },
  });
}
