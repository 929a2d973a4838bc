import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");
/** Benches that run at the same time do not take each other's files away. */
const outDir = join(root, `node_modules/.cache/bench-${process.pid}`);

/** Every process of the bench runs from a bundle made as the server's own is, so that the same code is measured. */
const ENTRIES = {
  game: "bench/servers/game.ts",
  worker: "src/computers/worker.ts",
  raw: "bench/servers/raw-relay.ts",
  socketio: "bench/servers/socketio-relay.ts",
  generator: "bench/load/generator.ts",
} as const;

export type EntryName = keyof typeof ENTRIES;

export const bundled = (name: EntryName): string => join(outDir, `${name}.js`);

export async function bundle(): Promise<void> {
  process.once("exit", () => rmSync(outDir, { recursive: true, force: true }));
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
