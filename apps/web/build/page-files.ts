import type { Plugin } from "vite";
import { LANGUAGES } from "../src/i18n/locale.ts";

/** Pages whose first visit is by an address of theirs, by the first word of the address (`""` is the lobby). */
const PAGES = { "": "bm-lobby-page", t: "bm-table-page", here: "bm-table-page" } as const;

/** The script that opens the line to the server. */
export const LINE = "line";

interface Chunk {
  readonly type: "chunk";
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: "asset" }>>;

/** The scripts of a build. */
class Scripts {
  private readonly chunks: readonly Chunk[];
  readonly entry: Chunk;

  constructor(bundle: Bundle) {
    this.chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const entry = this.chunks.find(({ isEntry }) => isEntry);
    if (entry === undefined) throw new Error("the build has no entry");
    this.entry = entry;
  }

  named(wanted: string): Chunk {
    const chunk = this.chunks.find(({ name }) => name === wanted);
    if (chunk === undefined) throw new Error(`the build has no ${wanted}`);
    return chunk;
  }

  /** A script and all that it cannot run without. */
  withImports({ fileName }: Chunk, seen = new Set<string>()): Set<string> {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const chunk of this.chunks.filter((each) => each.fileName === fileName))
      for (const next of this.chunks.filter((each) => chunk.imports.includes(each.fileName)))
        this.withImports(next, seen);
    return seen;
  }
}

const addresses = (names: Iterable<string>): readonly string[] => [...names].map((name) => `/${name}`);

/**
 * Writes `pages.json`: which scripts a page needs, in the order in which they are wanted. The server tells the browser
 * with the page, so that all of them are asked for at once and not one after the other. And lets the script of the
 * line run as soon as it is there: the line is opened while all others are on their way.
 */
export const writePageFiles = (): Plugin => ({
  name: "bummerl-page-files",
  apply: "build",
  generateBundle(_options, bundle) {
    const scripts = new Scripts(bundle as Bundle);
    const first = scripts.withImports(scripts.named(LINE));
    const entry = scripts.withImports(scripts.entry);
    const without = (names: Iterable<string>, ...had: readonly Set<string>[]): string[] =>
      [...names].filter((name) => !had.some((each) => each.has(name)));
    const pages = Object.entries(PAGES).map(([word, page]) => {
      const own = scripts.withImports(scripts.named(page));
      return [word, addresses([...without(entry, first), ...without(own, first, entry)])];
    });
    const languages = LANGUAGES.map((language) => {
      const texts = scripts.withImports(scripts.named(language));
      return [language, addresses(without(texts, first, entry))];
    });
    this.emitFile({
      type: "asset",
      fileName: "pages.json",
      source: JSON.stringify({
        first: addresses(first),
        pages: Object.fromEntries(pages),
        languages: Object.fromEntries(languages),
      }),
    });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const { fileName } = new Scripts(bundle as Bundle).named(LINE);
      return html.replace(
        /<script type="module"/,
        `<script type="module" async crossorigin src="/${fileName}"></script>\n    $&`,
      );
    },
  },
});
