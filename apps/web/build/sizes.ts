/** How much of the built client a visitor downloads, page by page. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;
const ENTRY = /<script type="module"[^>]*src="\/assets\/([^"]+)"/g;

/** Bytes as they go over the wire. */
export interface Packed {
  readonly gzip: number;
  readonly brotli: number;
}

export const packed = (contents: readonly Buffer[]): Packed => ({
  gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  brotli: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
});

/** The scripts of a build. */
export class BuiltScripts {
  private readonly assets: string;
  private readonly names: readonly string[];
  private readonly entries: readonly string[];

  /** `dist`: folder of the build. */
  constructor(dist: string) {
    this.assets = join(dist, "assets");
    this.names = readdirSync(this.assets).filter((name) => name.endsWith(".js"));
    const page = readFileSync(join(dist, "index.html"), "utf8");
    this.entries = [...page.matchAll(ENTRY)].map(([, name = ""]) => name);
    if (this.entries.length === 0) throw new Error(`${dist}/index.html has no script`);
  }

  /** The file of a module that is fetched on demand, like `bm-lobby-page` or `en`. */
  fileOf(module: string): string {
    const found = this.names.filter((name) => name.replace(/-[\w-]{8}\.js$/, "") === module);
    if (found.length !== 1) throw new Error(`${found.length} built files are called ${module}`);
    return found[0] as string;
  }

  read(name: string): Buffer {
    return readFileSync(join(this.assets, name));
  }

  /** All files the browser fetches for these modules on demand, and for what index.html names, with what they import. */
  visit(modules: readonly string[]): readonly string[] {
    const seen = new Set<string>();
    const add = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const [, next = ""] of this.read(name).toString().matchAll(STATIC_IMPORT)) add(next);
    };
    for (const name of [...this.entries, ...modules.map((module) => this.fileOf(module))]) add(name);
    return [...seen];
  }

  /** What a visit of a page loads before it can be used, in one language: the copies that the build has packed. */
  ofPage(page: string, language: string): Packed {
    const files = this.visit([page, language]).map((name) => join(this.assets, name));
    const sum = (ending: string): number =>
      files.reduce(
        (bytes, file) => bytes + statSync(existsSync(file + ending) ? file + ending : file).size,
        0,
      );
    return { gzip: sum(".gz"), brotli: sum(".br") };
  }
}

const PICTURES = fileURLToPath(new URL("../src/assets/cards", import.meta.url));

/** What each deck costs who chooses it; the build copies pictures as they are. Headers are not counted. */
export const sizesOfDecks = (): Readonly<Record<"french" | "four" | "german", Packed>> => {
  const folder = (name: string): Map<string, Buffer> =>
    new Map(
      readdirSync(join(PICTURES, name)).map((file) => [file, readFileSync(join(PICTURES, name, file))]),
    );
  const back: [string, Buffer] = ["back", readFileSync(join(PICTURES, "back.svg"))];
  const french = folder("french");
  const cost = (faces: ReadonlyMap<string, Buffer>): Packed =>
    packed([...new Map([back, ...faces]).values()]);
  return {
    french: cost(french),
    // Spades and hearts are those of the French deck.
    four: cost(new Map([...french, ...folder("french-four")])),
    german: cost(folder("german")),
  };
};
